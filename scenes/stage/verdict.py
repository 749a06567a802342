"""A verdict: what came of a deed for whoever looks at the screen, on a ribbon at their plate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, PAPER_HI, SEATS, WIDTH

STYLE, LARGEST = "button", 1.6
"""The letters of a verdict, and their largest size."""
LASTS, POP, HIGHER = 2.5, 0.14, 10.0
"""Seconds for which it is read, in which it drops to its place, and from how much higher."""
BELOW, ACROSS, DOWN, NOTCH = 3.0, 24.0, 5.0, 9.0
"""How far it hangs below a plate; the room beside, above and below its words; how deep its ends are cut."""
BAND = 4.0
"""How high the band is in the colour of whoever did it."""


class Verdict(NamedTuple):
    """What is said at the plate of a `seat` of a deed of the seat `by`."""

    seat: int
    words: str
    by: int


@dataclass(slots=True)
class Ribbon:
    """The `words` at the plate of a seat, with a band in a `colour`; unless it is `calm`, it drops there."""

    seat: int
    words: str
    colour: str
    calm: bool = False
    age: float = 0.0
    left: float = LASTS

    def __post_init__(self) -> None:
        self.age = POP if self.calm else 0.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if it looks different now, or is over."""
        growing = self.age < POP
        self.age += dt
        self.left -= dt
        return growing or self.left <= 0

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
        """Draw it below the plate, where neither those of `others` nor what is kept could be hidden."""
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
