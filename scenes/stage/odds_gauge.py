"""Chances: how likely a question ends well, worked out while the player thinks, and shown if wanted."""

from __future__ import annotations

from typing import Protocol

from scenes.stage.hint_panel import CORNER
from scenes.ui.canvas import Canvas


class Gauge(Protocol):
    """The chances of one question."""

    @property
    def aside(self) -> tuple[float, float]:
        """The lower right corner of a panel that does not hide them."""

    def step(self) -> bool:
        """Count for a few milliseconds; True if the chances look different now."""

    @property
    def spoken_text(self) -> str:
        """The chances in words; "" until they are known."""

    def draw(self, canvas: Canvas) -> None:
        """Draw them as far as they are known."""


class OddsGauge:
    """The gauge of the present question, if there is one, and whether it is shown.

    `numbers` is the player's setting: in a story nobody counts, at a table whoever asks is told, in the lab
    everything is. To ask is to point at an answer, or to press a key.
    """

    def __init__(self) -> None:
        self.gauge: Gauge | None = None
        self.numbers = "table"
        self.asked = False
        self.pointed = False

    @property
    def offered(self) -> bool:
        """There are chances that could be told."""
        return self.gauge is not None and self.numbers != "story"

    @property
    def shown(self) -> bool:
        """They are told now."""
        return self.offered and (self.numbers == "lab" or self.asked or self.pointed)

    @property
    def aside(self) -> tuple[float, float]:
        """The lower right corner of a panel that hides nothing of them."""
        return self.gauge.aside if self.shown and self.gauge is not None else CORNER

    def put(self, gauge: Gauge | None) -> None:
        """There is another question."""
        self.gauge, self.asked, self.pointed = gauge, False, False

    def toggle(self) -> None:
        """Ask, or have seen enough."""
        self.asked = self.offered and not self.asked

    def update(self, pointed: bool) -> bool:
        """Let somebody point at an answer, or not; go on counting. True if something new is to be seen."""
        before, self.pointed = self.shown, pointed
        counted = self.shown and self.gauge is not None and self.gauge.step()
        return counted or self.shown != before

    def draw(self, canvas: Canvas) -> None:
        """Draw what is told."""
        if self.shown and self.gauge is not None:
            self.gauge.draw(canvas)
