"""An option on a hint: its words, and below them a bar with what it is worth, beside those of the others."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.translation import decimal, tr
from scenes.stage.pieces import Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE, PAPER_DK, SEPIA

RAIL, CLEAR, LEAST = 11.0, 8.0, 60.0
"""How high a bar is, how far it ends before its figure, and how wide it is at least."""


class Weighed(NamedTuple):
    """An option in words, what it is worth in a figure, and from where to where its bar reaches (0 to 1).

    Without a figure it has no bar. As a text it is both in one sentence.
    """

    words: str
    figure: str = ""
    bar: tuple[float, float] = (0.0, 0.0)

    def __str__(self) -> str:
        return f"{self.words}, {self.figure}" if self.figure else self.words

    def said(self, sentence: str) -> Weighed:
        """Return it with its words at `{option}` in a sentence."""
        return self._replace(words=sentence.format(option=self.words))

    def height(self, canvas: Canvas, wide: float) -> float:
        """Return how high it is in that width."""
        high = canvas.measure(self.words, "body", wide)[1]
        return high + canvas.measure(self.figure, "strong")[1] if self.figure else high

    def draw(self, canvas: Canvas, corner: Point, wide: float, room: float, *, is_chosen: bool) -> None:
        """Draw it in that width below a corner; its figure has `room`, so that all bars are in one scale."""
        left, top = corner
        foot = canvas.text(self.words, left, top, "body", INK, width=wide).bottom
        if not self.figure:
            return
        middle = foot + canvas.measure(self.figure, "strong")[1] / 2
        rail = pygame.FRect(left, middle - RAIL / 2, max(LEAST, wide - room - CLEAR), RAIL)
        canvas.fill(rail, PAPER_DK, radius=4)
        start, end = self.bar
        bar = pygame.FRect(rail.left + start * rail.w, rail.top, (end - start) * rail.w, rail.h)
        canvas.fill(bar, OCHRE if is_chosen else SEPIA, radius=4)
        canvas.text(self.figure, rail.right + CLEAR, middle, "strong", INK, anchor="left middle")


def in_points(value: float) -> str:
    """Return what an action value comes to, in the points of a game."""
    return tr("{n} points", n=decimal(value))
