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

AREA = pygame.FRect(828, 162, 156, 136)
"""Between the tail and the edge of the cloth, below the cards of whoever sits there; lower where all suits
have one order."""
VEIL, ROUND, EDGE = 205, 10.0, 1.0
"""How opaque its ground is, the radius of its corners, and the room above and below all lines."""
HEADING, LOWEST_HEADING, ROW, LOWEST_ROW = 17.0, 20.0, 17.0, 20.5
"""How high a line is for each text size, and at least: numbers reach neither above nor below a line."""
ALONE = 26.0
"""How far above the foot of `AREA` the strip ends where it has one order in usual letters."""
GAP = 14.0
"""How far two cards are apart, for each text size."""
STYLE, HEADING_STYLE, WIDEST_HEADING = "strong", "key", (1.3, 1.2, 1.1, 1.0)
SIZES = (1.75, 1.6, 1.45, 1.3, 1.15, 1.0, 0.9)
IN_A_ROW = (5, 4)
"""Text sizes, and how many cards are named in a line: as large as has room, then in as few lines as that."""


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
    key = exposed, language()
    canvas.layer("toruro/order strip", key, AREA.inflate(8, 8), partial(_draw, canvas, blocks(exposed)))


class Setting(NamedTuple):
    """In what text size the orders are written, and how many cards stand in a line."""

    size: float
    in_a_row: int

    def rows(self, block: Block) -> list[tuple[Card, ...]]:
        """Return the lines of a block."""
        step = self.in_a_row
        return [block.cards[start : start + step] for start in range(0, len(block.cards), step)]

    @property
    def lines(self) -> tuple[float, float]:
        """Return how high a heading is, and a line of cards."""
        return max(LOWEST_HEADING, HEADING * self.size), max(LOWEST_ROW, ROW * self.size)

    def height(self, told: Sequence[Block]) -> float:
        """Return how high all of it is."""
        heading, row = self.lines
        return sum(heading + row * len(self.rows(block)) for block in told) + 2 * EDGE


def setting(canvas: Canvas, told: Sequence[Block]) -> Setting:
    """Return the largest setting in which all that is told has room, whatever the letters are."""
    most = canvas.lettering.factor
    for size in (size for size in SIZES if size <= max(most, min(SIZES))):
        with canvas.lettering.at_most(size):
            for found in (Setting(size, in_a_row) for in_a_row in IN_A_ROW):
                wide = max(row_width(canvas, row, size) for block in told for row in found.rows(block))
                if wide <= AREA.w - 8 and found.height(told) <= AREA.h:
                    return found
    return Setting(min(SIZES), max(IN_A_ROW))


def _draw(canvas: Canvas, told: Sequence[Block]) -> None:
    found = setting(canvas, told)
    heading, high = found.lines
    strip = pygame.FRect(AREA.left, 0, AREA.w, found.height(told))
    strip.bottom = AREA.bottom - min(ALONE if len(told) == 1 else 0.0, AREA.h - strip.h)
    canvas.fill(strip, BAIZE_DK, VEIL, ROUND)
    x, y = strip.centerx, strip.top + EDGE
    for block in told:
        with canvas.lettering.fitting(WIDEST_HEADING, partial(_has_heading, canvas, block.heading)):
            canvas.text(
                block.heading, x, y + heading / 2, HEADING_STYLE, OCHRE_LT, anchor="center middle", shade=INK
            )
        y += heading
        with canvas.lettering.at_most(found.size):
            for row in found.rows(block):
                _draw_row(canvas, row, block.stands_in, (x, y + high / 2), found.size)
                y += high


def _has_heading(canvas: Canvas, words: str) -> bool:
    return canvas.measure(words, HEADING_STYLE)[0] <= AREA.w - 8


def row_width(canvas: Canvas, row: Sequence[Card], size: float) -> float:
    """Return how wide one of the lines is in that text size."""
    return sum(canvas.measure(str(number(card)), STYLE)[0] + GAP * size for card in row) - GAP * size


def _draw_row(canvas: Canvas, row: Sequence[Card], stands_in: Card, middle: Point, size: float) -> None:
    gap, point = GAP * size, 3.6 * size
    x, y = middle[0] - row_width(canvas, row, size) / 2, middle[1]
    for place, card in enumerate(row):
        if place:
            tip = x - gap / 2 + point / 2
            for side in (-point, point):
                canvas.line((tip - point, y + side), (tip, y), OCHRE_LT, 2.0)
        colour, printed = GOOD if card == stands_in else PAPER_HI, str(number(card))
        words = canvas.text(printed, x, y, STYLE, colour, anchor="left middle", shade=INK)
        if card == stands_in:
            canvas.line((words.left - 1, words.bottom - 3), (words.right + 1, words.bottom - 3), GOOD, 2.0)
        x += canvas.measure(printed, STYLE)[0] + gap
