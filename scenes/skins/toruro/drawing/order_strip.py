"""The order of the cards, on the cloth above the one that tells trumps."""

from __future__ import annotations

import pygame

from game.toruro.deck import LOW_TO_HIGH
from game.translation import language, tr
from scenes.skins.toruro.drawing.cloth import BAIZE_DK
from scenes.skins.toruro.layout import Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI

AREA = pygame.FRect(834, 186, 138, 74)
"""Between the tail and the edge of the cloth, below the cards of whoever sits there."""
VEIL, ROUND = 205, 10.0
"""How opaque its ground is, and the radius of its corners."""
HEADING, ROWS, IN_A_ROW, GAP = 13.0, (34.0, 57.0), 5, 12.0
"""How far the middles of its lines lie below its top, how many cards are named in each, how far apart."""
STYLE, LARGEST = "strong", 1.15
"""In what letters, and the text size beyond which a line would be wider than the strip."""


def order() -> list[str]:
    """Return what is printed on the cards of a suit, from the highest to the lowest."""
    return [str(printed) for printed in reversed(LOW_TO_HIGH)]


def draw_order(canvas: Canvas) -> None:
    """Draw the strip."""
    canvas.layer("toruro/order strip", language(), AREA.inflate(8, 8), lambda: _draw(canvas))


def _draw(canvas: Canvas) -> None:
    canvas.fill(AREA, BAIZE_DK, VEIL, ROUND)
    with canvas.lettering.at_most(LARGEST):
        x, y = AREA.centerx, AREA.top
        heading = canvas.lettering.shorten(tr("Highest first"), "key", canvas.k, (AREA.w - 10) * canvas.k)
        canvas.text(heading, x, y + HEADING, "key", OCHRE_LT, anchor="center middle", shade=INK)
        for row, below in enumerate(ROWS):
            _draw_row(canvas, order()[IN_A_ROW * row :][:IN_A_ROW], (x, y + below))


def row_width(canvas: Canvas, row: list[str]) -> float:
    """Return how wide one of the lines is."""
    return sum(canvas.measure(printed, STYLE)[0] + GAP for printed in row) - GAP


def _draw_row(canvas: Canvas, row: list[str], middle: Point) -> None:
    x, y = middle[0] - row_width(canvas, row) / 2, middle[1]
    for place, printed in enumerate(row):
        if place:
            tip = x - GAP / 2 + 2.0
            for side in (-3.0, 3.0):
                canvas.line((tip - 3, y + side), (tip, y), OCHRE_LT, 1.5)
        canvas.text(printed, x, y, STYLE, PAPER_HI, anchor="left middle", shade=INK)
        x += canvas.measure(printed, STYLE)[0] + GAP
