"""The badge of a table where nothing counts; it lies on the chronicle, and a press leads to the film."""

from __future__ import annotations

import pygame

from scenes.stage.chronicle import Chronicle
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Button, Press

LARGEST = 1.0
"""The text size beyond which the badge would have no room beside the quill of the chronicle."""
HIGH, INSET, AROUND = 25.0, 7.0, 22.0
"""Height of the badge, how far it lies within the corner of the chronicle, and the room beside its words."""


class Badge(Button):
    """Says what is different here."""

    ringed = True
    radius = 8.0

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(LARGEST):
            canvas.fill(self.rect.inflate(4, 4), theme.PAPER_HI, radius=9)
            canvas.fill(self.rect, theme.ALMAGRE_DK if self.hovered else theme.COBALT_DK, radius=8)
            canvas.text(
                self.text, *self.rect.center, "strong", theme.PAPER_HI, anchor="center middle", box=self.rect
            )


def badge_on(canvas: Canvas, chronicle: Chronicle, words: str, press: Press, tip: str) -> Badge:
    """Return a badge in the corner of the chronicle, whose heading gives way to it."""
    chronicle.is_headed = False
    with canvas.lettering.at_most(LARGEST):
        wide = canvas.measure(words, "strong")[0] + AROUND
    paper = chronicle.place
    area = pygame.FRect(paper.left + INSET, paper.top + INSET, wide, HIGH)
    return Badge(area, words, press, key="badge", tip=tip)
