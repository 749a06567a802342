"""A verdict: what came of a deed for whoever looks at the screen, on a ribbon at their plate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from scenes.stage.speech_bubble import POP, Remark
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, PAPER_HI, SEATS, WIDTH

STYLE, LARGEST = "button", 1.6
"""The letters of a verdict, and their largest size."""
LASTS, HIGHER = 2.5, 10.0
"""Seconds for which it is read, and from how much higher it drops to its place."""
BELOW, ACROSS, DOWN, NOTCH = 3.0, 24.0, 5.0, 9.0
"""How far it hangs below a plate; the room beside, above and below its words; how deep its ends are cut."""
BAND = 4.0
"""How high the band is in the colour of whoever did it."""


class Verdict(NamedTuple):
    """What is said at the plate of a `seat` of a deed of the seat `by`."""

    seat: int
    words: str
    by: int


class Ribbon(Remark):
    """A verdict on a ribbon with a band in the colour of whoever did it, which drops to its place."""

    __slots__ = ()

    @property
    def lasts(self) -> float:
        """The seconds for which it is read."""
        return LASTS

    def area(self, canvas: Canvas, plate: pygame.FRect, end: float = WIDTH) -> pygame.FRect:
        """Return where it hangs: below the plate from its left edge on, up to an `end`."""
        with canvas.lettering.at_most(LARGEST):
            wide, high = canvas.measure(self.words, STYLE)
        area = pygame.FRect(plate.left, plate.bottom + BELOW, wide + 2 * ACROSS, high + 2 * DOWN + BAND)
        area.right = min(area.right, end)
        return area.clamp(canvas.window.inflate(-12, -12))

    def draw(
        self,
        canvas: Canvas,
        plate: pygame.FRect,
        others: Iterable[pygame.FRect] = (),
        end: float = WIDTH,
        kept: Sequence[Sequence[pygame.FRect]] = (),
    ) -> None:
        """Draw it below the plate; unlike a bubble it makes way for nothing."""
        area = self.area(canvas, plate, end).move(0, -HIGHER * max(0.0, 1 - self.age / POP))
        for grow, colour in ((2.2, INK), (0.0, PAPER_HI)):
            canvas.polygon(_swallowtail(area.inflate(2 * grow, 2 * grow)), colour)
        band = pygame.FRect(area.left + NOTCH, area.bottom - BAND - 2, area.w - 2 * NOTCH, BAND)
        canvas.fill(band.inflate(2, 2), INK)
        canvas.fill(band, SEATS[self.colour].main)
        with canvas.lettering.at_most(LARGEST):
            middle = area.centery - BAND / 2 - 1
            canvas.text(self.words, area.centerx, middle, STYLE, INK, anchor="center middle", box=area)


def _swallowtail(area: pygame.FRect) -> list[tuple[float, float]]:
    return [
        area.topleft,
        area.topright,
        (area.right - NOTCH, area.centery),
        area.bottomright,
        area.bottomleft,
        (area.left + NOTCH, area.centery),
    ]
