"""The plaque above the hand: what is asked now and of whom, or, for a moment, why something cannot be."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.seat import Seat
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import OCHRE_LT, PAPER_HI, RESTING

MIDDLE, FOOT, WIDEST = 628.0, 620.0, 620.0
SECONDS = 4.0


class Plaque:
    """One sentence at a time. `seat` is who is asked."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self._colour = ""
        self._question = ""
        self._notice = ""
        self._left = 0.0

    def set(self, question: str, seat: int | None, seats: Sequence[Seat]) -> None:
        """Show a question to that seat."""
        if (question, seat) != (self._question, self.seat):
            self._notice = ""
        self._question, self.seat = question, seat
        self._colour = seats[seat].colour if seat is not None else ""

    def narrate(self, sentence: str) -> None:
        """Tell what is being shown, until the next question."""
        self._question, self._colour, self._notice = sentence, "", ""

    def say(self, notice: str) -> None:
        """Show something else for a few seconds."""
        self._notice, self._left = notice, SECONDS

    def update(self, dt: float) -> bool:
        """Let time pass; True when the plaque changes by itself."""
        if not self._notice:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._notice = ""
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw it, as wide as its words need."""
        words = self._notice or self._question
        if not words:
            return
        width, height = canvas.measure(words, "body", WIDEST)
        mark = 26 if self._colour else 0
        area = pygame.FRect(0, 0, width + mark + 36, max(34, height + 12))
        area.midbottom = (MIDDLE, FOOT)
        canvas.nine("ui/panel_wood", area, shadow=RESTING)
        if mark:
            draw_mark(canvas, self._colour, (area.left + 27, area.centery), 11)
        left = area.left + 16 + mark
        colour = OCHRE_LT if self._notice else PAPER_HI
        canvas.text(words, left, area.centery, "body", colour, anchor="left middle", width=WIDEST, box=area)
