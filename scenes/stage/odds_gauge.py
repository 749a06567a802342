"""How likely a question ends well: counted while the player thinks, and shown if they want to see it."""

from __future__ import annotations

from typing import Protocol

from scenes.stage.hint_panel import CORNER
from scenes.ui.canvas import Canvas


class Gauge(Protocol):
    """The chances of one question. A game draws its own."""

    @property
    def aside(self) -> tuple[float, float]:
        """Return the lower right corner of a hint panel that does not hide the gauge, in design pixels."""

    def step(self) -> bool:
        """Count for a few milliseconds; return True if the chances look different now."""

    @property
    def spoken_text(self) -> str:
        """Return the chances in words; "" until they are known."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the chances as far as they are known."""


class OddsGauge:
    """Holds the gauge of the present question, if it has one, and decides whether it is shown.

    `numbers` is the setting of the player: "story" never shows it, "table" on request, "lab" always. To point
    at an answer is a request, and so is to press the key.
    """

    def __init__(self) -> None:
        self.gauge: Gauge | None = None
        self.numbers = "table"
        self.asked = False
        self.pointed = False

    @property
    def is_offered(self) -> bool:
        """True if there are chances that may be shown."""
        return self.gauge is not None and self.numbers != "story"

    @property
    def is_shown(self) -> bool:
        """True if the chances are shown now."""
        return self.is_offered and (self.numbers == "lab" or self.asked or self.pointed)

    @property
    def aside(self) -> tuple[float, float]:
        """Return the lower right corner of a hint panel that does not hide what is shown."""
        return self.gauge.aside if self.is_shown and self.gauge is not None else CORNER

    def put(self, gauge: Gauge | None) -> None:
        """Take the gauge of another question, None if it has none."""
        self.gauge, self.asked, self.pointed = gauge, False, False

    def toggle(self) -> None:
        """Show the chances on request, or hide them again."""
        self.asked = self.is_offered and not self.asked

    def update(self, pointed: bool) -> bool:
        """Note whether an answer is pointed at, and go on counting; return True if it must be drawn anew."""
        before, self.pointed = self.is_shown, pointed
        counted = self.is_shown and self.gauge is not None and self.gauge.step()
        return counted or self.is_shown != before

    def draw(self, canvas: Canvas) -> None:
        """Draw the gauge if it is shown."""
        if self.is_shown and self.gauge is not None:
            self.gauge.draw(canvas)
