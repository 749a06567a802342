"""The chronicle: what happened, line by line; its last lines lie on a paper at the table's corner."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.words import language, tr
from scenes.stage.skin import Line
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK

MOST = 8
"""More lines than ever fit."""
LARGEST, HEADED = 1.5, 1.2
"""The largest text size that the paper has room for, and the largest that leaves room for a heading."""


class Chronicle:
    """All lines of a game; the paper at `place` shows as many of the last ones as there is room for."""

    def __init__(self, place: pygame.FRect) -> None:
        self._place = place
        self.lines: list[Line] = []

    def add(self, line: Line) -> None:
        """Write one more line."""
        self.lines.append(line)

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper with as many of the last lines as fit whole."""
        told = [line.text for line in self.lines if line.weight][-MOST:]
        with canvas.lettering.at_most(LARGEST):
            canvas.layer(
                "chronicle", (*told, language()), self._place, lambda: _draw(canvas, self._place, told)
            )


def _draw(canvas: Canvas, place: pygame.FRect, told: Sequence[str]) -> None:
    canvas.nine("ui/panel_paper", place)
    inner = place.inflate(-52, -26)
    top = inner.top
    if canvas.lettering.factor <= HEADED:
        top = canvas.text(tr("Chronicle"), inner.left, inner.top - 2, "card", ALMAGRE_DK).bottom - 4
    room = inner.bottom - top + 4
    shown: list[tuple[str, float]] = []
    for text in reversed(told):
        height = canvas.measure(text, "caption", inner.w)[1]
        if height > room:
            if shown:
                break
            continue  # only the whole chronicle has room for it
        room -= height
        shown.append((text, height))
    y = top
    for text, height in reversed(shown):
        canvas.text(text, inner.left, y, "caption", INK, width=inner.w, box=inner.inflate(8, 16))
        y += height
