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
BRIEF, IN_A_BRIEF_ROW, BRIEF_GAP = (1.75, 1.6, 1.45, 1.3), 4, 15.0
"""In larger letters it is brief, of one of these sizes: one order, in shorter lines, farther apart."""


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
    paint = _draw_brief if canvas.lettering.factor > LARGEST else _draw
    key = exposed, language()
    canvas.layer("toruro/order strip", key, AREA.inflate(8, 8), partial(paint, canvas, exposed))


def _draw_brief(canvas: Canvas, exposed: Card) -> None:
    """Draw the first of the orders alone: where there are two, that of the other suits is the usual one."""
    block = blocks(exposed)[0]
    rows = brief_rows(block)
    canvas.fill(AREA, BAIZE_DK, VEIL, ROUND)
    with canvas.lettering.at_most(LARGEST):
        heading = canvas.lettering.shorten(block.heading, "key", canvas.k, (AREA.w - 10) * canvas.k)
        y = AREA.top + HEADING
        canvas.text(heading, AREA.centerx, y, "key", OCHRE_LT, anchor="center middle", shade=INK)
    with canvas.lettering.fitting(BRIEF, lambda: has_room(canvas, rows)):
        step = (AREA.h - 2 * HEADING) / len(rows)
        for place, row in enumerate(rows):
            y = AREA.top + 2 * HEADING - 2 + step * (place + 0.5)
            _draw_row(canvas, row, block.stands_in, (AREA.centerx, y), BRIEF_GAP)


def has_room(canvas: Canvas, rows: Sequence[Sequence[Card]]) -> bool:
    """Return whether these lines have room on a brief strip in letters as large as they are now."""
    wide = max(row_width(canvas, row, BRIEF_GAP) for row in rows)
    return wide <= AREA.w - 8 and len(rows) * canvas.measure("0", STYLE)[1] <= AREA.h - HEADING * 2


def brief_rows(block: Block) -> Sequence[Sequence[Card]]:
    """Return the lines of a block in large letters."""
    cards = block.cards
    return [cards[start:][:IN_A_BRIEF_ROW] for start in range(0, len(cards), IN_A_BRIEF_ROW)]


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


def row_width(canvas: Canvas, row: Sequence[Card], gap: float = GAP) -> float:
    """Return how wide one of the lines is, with such a gap from card to card."""
    return sum(canvas.measure(str(number(card)), STYLE)[0] + gap for card in row) - gap


def _draw_row(canvas: Canvas, row: Sequence[Card], stands_in: Card, middle: Point, gap: float = GAP) -> None:
    x, y = middle[0] - row_width(canvas, row, gap) / 2, middle[1]
    for place, card in enumerate(row):
        if place:
            tip = x - gap / 2 + 2.0
            for side in (-3.0, 3.0):
                canvas.line((tip - 3, y + side), (tip, y), OCHRE_LT, 1.5)
        colour, printed = GOOD if card == stands_in else PAPER_HI, str(number(card))
        words = canvas.text(printed, x, y, STYLE, colour, anchor="left middle", shade=INK)
        if card == stands_in:
            canvas.line((words.left - 1, words.bottom - 3), (words.right + 1, words.bottom - 3), GOOD, 2.0)
        x += canvas.measure(printed, STYLE)[0] + gap
