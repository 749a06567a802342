"""A small paper beside the toolbar with a few sentences for whoever asked for a hint."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.translation import language
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED, SEPIA, Colour

CORNER, WIDE = (1222.0, 542.0), 300.0
"""Where its lower right corner usually lies, and its width."""
LARGEST = 1.5
"""The text size beyond which it would hide too much of the table."""
EDGE, GAP = 22.0, 5.0


class HintPanel(NamedTuple):
    """What the paper says: a heading, sentences below one another, and how far they can be trusted."""

    heading: str
    lines: tuple[str, ...]
    foot: str = ""

    def draw(self, canvas: Canvas, corner: tuple[float, float] = CORNER) -> None:
        """Draw the paper, as high as its words need, above and left of that corner."""
        with canvas.lettering.at_most(LARGEST):
            rows = self._rows(canvas)
            tall = sum(height + GAP for *_, height in rows) - GAP + 2 * EDGE - 8
            area = pygame.FRect(corner[0] - WIDE, corner[1] - tall, WIDE, tall)
            key = (self, canvas.lettering.factor, language())
            canvas.layer("whisper", key, area.inflate(40, 40), lambda: self._draw(canvas, area, rows))

    def _rows(self, canvas: Canvas) -> list[tuple[str, str, Colour, float]]:
        """Return words, style, colour and height of everything that is said."""
        texts = [(self.heading, "card", ALMAGRE_DK), *((line, "body", INK) for line in self.lines)]
        if self.foot:
            texts.append((self.foot, "caption", SEPIA))
        return [
            (words, style, colour, canvas.measure(words, style, WIDE - 2 * EDGE)[1])
            for words, style, colour in texts
        ]

    def _draw(self, canvas: Canvas, area: pygame.FRect, rows: list[tuple[str, str, Colour, float]]) -> None:
        canvas.nine("ui/panel_paper", area, shadow=LIFTED)
        top = area.top + EDGE - 4
        for words, style, colour, height in rows:
            canvas.text(words, area.left + EDGE, top, style, colour, width=WIDE - 2 * EDGE, box=area)
            top += height + GAP
