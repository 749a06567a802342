"""A seat's plate: who sits there, what they have said, their chips, their lulos and what they changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.seat import Seat
from scenes.stage.faces import draw_face
from scenes.ui.canvas import Canvas
from scenes.ui.theme import OCHRE_LT, PAPER, PAPER_HI, QUIET_ON_WOOD, rgb

PURSE = 60
"""What everybody is shown with before the first chip is lost or won."""
GOOD, DEBT = rgb("#A9C96E"), rgb("#F08A6E")
SIZES = ((1.25, "strong"), (1.12, "strong"), (1.0, "strong"), (1.0, "key"))
SIZES_LARGE = ((1.3, "button"), (1.15, "button"), (1.0, "button"), *SIZES[2:])
"""Text sizes and styles of a name: the first is taken in which it fits."""
STROKE, GROUP = 5.0, 27.0
"""Width of a tally stroke, and of five of them."""


@dataclass(frozen=True, slots=True)
class Plate:
    """One plate at its place, and what it says.

    `goes` is None before the seat has spoken; `changed` is how many cards it exchanged, None before.
    """

    who: Seat
    face: str
    area: pygame.FRect
    chips: int
    lulos: int
    goes: bool | None
    changed: int | None
    is_caught: bool
    """It was found out to have played wrong in this round."""
    has_promised: bool
    """It always goes on cups."""
    is_active: bool
    """Something is asked of it, or it does something."""
    deals: bool

    @property
    def large(self) -> bool:
        """True if it lies at the foot of the window, where there is more room."""
        return self.area.h > 60

    @property
    def left(self) -> float:
        """The x at which its words begin, right of the face."""
        return self.area.left + self.area.h + 6

    def fits(self, canvas: Canvas, style: str) -> bool:
        """True if the name stands whole beside what the seat says."""
        name = canvas.measure(self.who.name, style)[0] + canvas.measure("Paso", "card")[0]
        return name + 16 <= self.area.right - self.left

    def draw(self, canvas: Canvas, size: float, style: str) -> None:
        """Draw it, with the name in that text size and style."""
        area = self.area
        canvas.nine("ui/seat_plate_active" if self.is_active else "ui/seat_plate", area)
        face = area.h - 8
        draw_face(canvas, self.face, self.who.colour, (area.left + face / 2 + 4, area.centery), face)
        with canvas.lettering.at_most(size):
            self._above(canvas, style, OCHRE_LT if self.is_active else PAPER_HI)
            self._below(canvas)
        if self.deals:
            canvas.picture("toruro/dealer", area.left + 5, area.top + 5, 26, anchor="center")
        if self.has_promised:
            canvas.picture("toruro/cup", area.right - 3, area.top + 5, 19, anchor="center")
        if self.is_caught:
            canvas.picture("toruro/stamp_misplay", area.left + 7, area.bottom - 7, 34, anchor="center")

    def _above(self, canvas: Canvas, style: str, colour: tuple[int, int, int]) -> None:
        y, right = self.area.top + self.area.h * 0.33, self.area.right - 11
        if self.goes is not None:
            # Everybody says it in Spanish.
            words, tint = ("Voy", GOOD) if self.goes else ("Paso", QUIET_ON_WOOD)
            right = canvas.text(words, right, y, "card", tint, anchor="right middle").left - 5
        name = canvas.lettering.shorten(self.who.name, style, canvas.k, (right - self.left) * canvas.k)
        canvas.text(name, self.left, y, style, colour, anchor="left middle")

    def _below(self, canvas: Canvas) -> None:
        y, chip = self.area.top + self.area.h * 0.70, 24.0 if self.large else 19.0
        canvas.picture("toruro/chip_5", self.left + chip / 2, y, chip, anchor="center")
        style = "number" if self.large else "small number"
        chips = str(self.chips).replace("-", "−")
        words = canvas.text(chips, self.left + chip + 5, y, style, OCHRE_LT, anchor="left middle")
        room = self.area.right - 12 - words.right - 9
        if self.changed is not None:
            right = self.area.right - 12
            count = canvas.text(str(self.changed), right, y, "key", PAPER, anchor="right middle")
            canvas.picture("ui/card", count.left - 9, y, 12, anchor="center")
            room = count.left - 20 - words.right - 9
        _strokes(canvas, self.lulos, words.right + 9, y, room)


def lettering(canvas: Canvas, plates: Sequence[Plate]) -> tuple[float, str]:
    """Return the largest text size and style in which all these names stand whole, or else the smallest."""
    for size, style in SIZES_LARGE if plates[0].large else SIZES:
        with canvas.lettering.at_most(size):
            if all(plate.fits(canvas, style) for plate in plates):
                break
    return size, style


def _strokes(canvas: Canvas, lulos: int, x: float, y: float, room: float) -> None:
    """Draw tally strokes, every fifth across the four before; where they have no room, one and a number."""
    if GROUP * (lulos // 5) + STROKE * (lulos % 5) > room:
        canvas.line((x, y - 7), (x, y + 7), DEBT, 2.2)
        canvas.text(str(lulos), x + 5, y, "key", DEBT, anchor="left middle")
        return
    for stroke in range(lulos):
        group, place = divmod(stroke, 5)
        left = x + GROUP * group
        if place == 4:
            canvas.line((left - 3, y + 5), (left + 18, y - 5), DEBT, 2.2)
        else:
            canvas.line((left + STROKE * place, y - 7), (left + STROKE * place, y + 7), DEBT, 2.2)
