"""What the player is told on request: how likely a question ends well, and hints on a small paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

import pygame

from game.core.action import Action
from game.translation import language
from scenes.stage.pieces import Point
from scenes.stage.weighed import Weighed
from scenes.ui.canvas import Canvas
from scenes.ui.shapes import hidden
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED, SEPIA, Colour

CORNER, WIDE = (1222.0, 542.0), 300.0
"""Where the lower right corner of a hint panel usually lies, and its width."""
SIZES, BELOW_TOOLS = (1.5, 1.35, 1.25, 1.15, 1.0), 92.0
"""The text sizes that it may have, and the height below which it leaves every toolbar free."""
EDGE, GAP = 22.0, 5.0
Room = tuple[float, float]
"""The width of a hint panel, and up to where it may reach."""


class HintPanel(NamedTuple):
    """A paper beside the toolbar: a heading, sentences, and in `foot` how far they can be trusted."""

    heading: str
    rows: tuple[str | Weighed, ...]
    foot: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """What it says below the heading, each sentence with its figure."""
        return tuple(map(str, self.rows))

    def draw(
        self,
        canvas: Canvas,
        corners: Sequence[Point] = (CORNER,),
        taken: Sequence[pygame.FRect] = (),
        rooms: Sequence[Room] = ((WIDE, BELOW_TOOLS),),
    ) -> pygame.FRect:
        """Draw the paper, as high as its words need, above and left of a corner; return its area.

        Of several corners it takes the one where it hides least of what is `taken`, and of several rooms the
        first that it does not overflow. Where it would overflow the last, its words are smaller.
        """
        foot = min(y for _, y in corners)
        with canvas.lettering.at_most(SIZES[0]):
            ample = (room for room in rooms if self._height(canvas, room[0] - 2 * EDGE) <= foot - room[1])
            wide, top = next(ample, rooms[-1])
        inner = wide - 2 * EDGE

        def has_room() -> bool:
            return self._height(canvas, inner) <= foot - top

        with canvas.lettering.fitting(SIZES, has_room):
            tall = self._height(canvas, inner)
            areas = [pygame.FRect(x - wide, y - tall, wide, tall) for x, y in corners]
            area = min(areas, key=lambda area: hidden(area, taken))
            key = (self, wide, canvas.lettering.key, language())
            canvas.layer("whisper", key, area.inflate(40, 40), lambda: self._draw(canvas, area))
        return area

    def _height(self, canvas: Canvas, inner: float) -> float:
        return sum(height + GAP for *_, height in self._texts(canvas, inner)) - GAP + 2 * EDGE - 8

    def _texts(self, canvas: Canvas, inner: float) -> list[tuple[str | Weighed, str, Colour, float]]:
        """Return words, style, colour and height of everything that is said."""
        texts = [(self.heading, "card", ALMAGRE_DK), *((row, "body", INK) for row in self.rows)]
        if self.foot:
            texts.append((self.foot, "caption", SEPIA))
        return [(text, style, colour, _height(canvas, text, style, inner)) for text, style, colour in texts]

    def _draw(self, canvas: Canvas, area: pygame.FRect) -> None:
        canvas.nine("ui/panel_paper", area, shadow=LIFTED)
        left, top, inner = area.left + EDGE, area.top + EDGE - 4, area.w - 2 * EDGE
        options = [row for row in self.rows if isinstance(row, Weighed)]
        room = max((canvas.measure(option.figure, "strong")[0] for option in options), default=0.0)
        for text, style, colour, height in self._texts(canvas, inner):
            if isinstance(text, Weighed):
                text.draw(canvas, (left, top), inner, room, is_chosen=text is options[0])
            else:
                canvas.text(text, left, top, style, colour, width=inner, box=area)
            top += height + GAP


def _height(canvas: Canvas, text: str | Weighed, style: str, inner: float) -> float:
    """Return how high a row of a panel is."""
    return text.height(canvas, inner) if isinstance(text, Weighed) else canvas.measure(text, style, inner)[1]


class Figure(NamedTuple):
    """A number that stands on the button of an answer which brings that, and a few words about it.

    It `is_good` or bad for whoever answers; None where it is neither.
    """

    number: str
    words: str
    is_good: bool | None = None


class Gauge(Protocol):
    """The chances of one question. A game draws its own."""

    @property
    def aside(self) -> tuple[float, float]:
        """Return the lower right corner of a hint panel that does not hide the gauge, in design pixels."""

    @property
    def area(self) -> pygame.FRect:
        """Return where the gauge lies, in design pixels."""

    @property
    def has_numbers(self) -> bool:
        """Return True if it tells numbers, which are kept from players who want a story."""

    def step(self) -> bool:
        """Count for a few milliseconds; return True if the chances look different now."""

    @property
    def spoken_text(self) -> str:
        """Return the chances in words; "" until they are known."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the chances as far as they are known."""


@runtime_checkable
class Weighing(Protocol):
    """A gauge that tells of each answer what it brings."""

    def brings(self, answer: Action) -> Sequence[Figure]:
        """Return what an answer brings: always as many figures, also before a number is known."""


class OddsGauge:
    """Holds the gauge of the present question, if it has one, and decides whether it is shown.

    `numbers` is the setting of the player: "story" never shows it, "table" on request, "lab" always. To point
    at an answer is a request, and so is to press the key. An `open` one is part of its question.
    """

    def __init__(self) -> None:
        self.gauge: Gauge | None = None
        self.numbers = "table"
        self.asked = False
        self.pointed = False
        self.open = False
        self.is_withheld = False
        """An open gauge is not offered: it would answer what is asked."""

    @property
    def is_offered(self) -> bool:
        """True if there are chances that may be shown."""
        if self.open and self.is_withheld:
            return False
        return self.gauge is not None and (self.numbers != "story" or not self.gauge.has_numbers)

    @property
    def is_shown(self) -> bool:
        """True if the chances are shown now."""
        return self.is_offered and (self.open or self.numbers == "lab" or self.asked or self.pointed)

    def brings(self, answer: Action) -> Sequence[Figure]:
        """Return what stands on the button of an answer, where the chances are part of the question."""
        gauge = self.gauge if self.open and self.is_shown else None
        return gauge.brings(answer) if isinstance(gauge, Weighing) else ()

    def corners(self, usual: Sequence[Point]) -> Sequence[Point]:
        """Return where a hint panel may have its lower right corner: it does not hide what is shown."""
        return [self.gauge.aside] if self.is_shown and self.gauge is not None else usual

    @property
    def area(self) -> pygame.FRect | None:
        """Return where the chances are shown or may be, in design pixels; None where there are none."""
        return self.gauge.area if self.is_offered and self.gauge is not None else None

    def put(self, gauge: Gauge | None, *, is_open: bool = False) -> None:
        """Take the gauge of another question, None if it has none; what is shown has counted by then."""
        self.gauge, self.open, self.asked, self.pointed = gauge, is_open, False, False
        if self.is_shown and gauge is not None:
            gauge.step()

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
