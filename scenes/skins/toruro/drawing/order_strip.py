"""The order of the cards, on the cloth above the one that tells trumps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.toruro.deck import SUITS, Card, number, stand_in, suit
from game.translation import language, tr
from scenes.skins.toruro.drawing.cloth import BAIZE_DK
from scenes.skins.toruro.drawing.hud import GOOD
from scenes.skins.toruro.layout import Point
from scenes.skins.toruro.words.facts import ranking
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI

AREA = pygame.FRect(834, 172, 138, 122)
"""Between the tail and the edge of the cloth, below the cards of whoever sits there; lower where all suits
have one order."""
VEIL, ROUND = 205, 10.0
"""How opaque its ground is, and the radius of its corners."""
HEADING, ROWS, BLOCK, EDGE = 13.0, (34.0, 55.0), 62.0, 2.0
"""How far the middles of its lines lie below the top of their block, the height of a block, and the room
above and below all of them."""
ALONE = 26.0
"""How far above the foot of `AREA` the strip ends where it has one block."""
IN_A_ROW, GAP = 5, 12.0
"""How many cards are named in each line, and how far apart."""
STYLE, LARGEST = "strong", 1.15
"""In what letters, and the text size beyond which a line would be wider than the strip."""


class Block(NamedTuple):
    """The cards of one or more suits, the highest first; where one `stands_in` for another, it is green."""

    heading: str
    cards: tuple[Card, ...]
    stands_in: Card


def blocks(exposed: Card) -> list[Block]:
    """Return what the strip tells: one order for all suits, or two where the 7 of trumps is promoted."""
    seven, trumps = stand_in(exposed), suit(exposed)
    plain = tuple(ranking((trumps + 1) % len(SUITS), exposed))
    if seven not in ranking(trumps, exposed):
        return [Block(tr("Highest first"), plain, seven)]
    promoted = Block(tr("Highest trump first"), tuple(ranking(trumps, exposed)), seven)
    return [promoted, Block(tr("Other suits"), plain, seven)]


def draw_order(canvas: Canvas, exposed: Card) -> None:
    """Draw the strip while that card tells trumps."""
    canvas.layer(
        "toruro/order strip", (exposed, language()), AREA.inflate(8, 8), partial(_draw, canvas, exposed)
    )


def _draw(canvas: Canvas, exposed: Card) -> None:
    told = blocks(exposed)
    strip = pygame.FRect(AREA.left, 0, AREA.w, BLOCK * len(told) + 2 * EDGE)
    strip.bottom = AREA.bottom - (ALONE if len(told) == 1 else 0)
    canvas.fill(strip, BAIZE_DK, VEIL, ROUND)
    with canvas.lettering.at_most(LARGEST):
        for place, block in enumerate(told):
            x, y = strip.centerx, strip.top + EDGE + BLOCK * place
            room = (AREA.w - 10) * canvas.k
            heading = canvas.lettering.shorten(block.heading, "key", canvas.k, room)
            canvas.text(heading, x, y + HEADING, "key", OCHRE_LT, anchor="center middle", shade=INK)
            for row, below in enumerate(ROWS):
                cards = block.cards[IN_A_ROW * row :][:IN_A_ROW]
                _draw_row(canvas, cards, block.stands_in, (x, y + below))


def row_width(canvas: Canvas, row: Sequence[Card]) -> float:
    """Return how wide one of the lines is."""
    return sum(canvas.measure(str(number(card)), STYLE)[0] + GAP for card in row) - GAP


def _draw_row(canvas: Canvas, row: Sequence[Card], stands_in: Card, middle: Point) -> None:
    x, y = middle[0] - row_width(canvas, row) / 2, middle[1]
    for place, card in enumerate(row):
        if place:
            tip = x - GAP / 2 + 2.0
            for side in (-3.0, 3.0):
                canvas.line((tip - 3, y + side), (tip, y), OCHRE_LT, 1.5)
        colour, printed = GOOD if card == stands_in else PAPER_HI, str(number(card))
        words = canvas.text(printed, x, y, STYLE, colour, anchor="left middle", shade=INK)
        if card == stands_in:
            canvas.line((words.left - 1, y + 9), (words.right + 1, y + 9), GOOD, 2.0)
        x += canvas.measure(printed, STYLE)[0] + GAP
