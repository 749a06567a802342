"""What is on the cloth beside the cards: pots with chips, the trumps, who played which card of a trick."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

import pygame

from game.core.action import token
from game.core.seat import Seat
from game.toruro.deck import NO_CARD, stand_in, suit
from game.toruro.tokens import CARD
from game.toruro.view import ToruroView
from game.translation import language, tr
from scenes.skins.toruro.card_layout import suits
from scenes.skins.toruro.drawing.hud import GOOD
from scenes.skins.toruro.layout import CHIP, EXPOSED, POT, POTS, SMALL, STACK, STOCK, Point
from scenes.stage.pieces import BOARD, HAND, LINE, Piece
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI

LARGEST, LARGEST_ON_POTS = 1.2, 1.25
MIDDLE = (STOCK[0] - SMALL[0] / 2 + EXPOSED[0] + SMALL[0] / 2) / 2
MARK = 10.0
PLATE = 124.0
THICK = CHIP * 7 / 60
"""How far each chip of a stack lies above the one beneath it."""
SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((0, -4),),
    2: ((-19, -4), (19, -4)),
    3: ((-26, -6), (26, -6), (0, 3)),
    4: ((0, -15), (-34, -5), (34, -5), (0, 5)),
    5: ((-17, -15), (17, -15), (-36, -2), (36, -2), (0, 5)),
    6: ((-17, -16), (17, -16), (-38, -4), (38, -4), (-18, 7), (18, 7)),
}
"""Where so many stacks stand on a plate, from behind to the front."""


def draw_trumps(canvas: Canvas, view: ToruroView) -> None:
    """Write below stock and exposed card which suit is trumps, and whether the 7 stands in for that card."""
    if view.exposed == NO_CARD:
        return
    with canvas.lettering.at_most(LARGEST):
        words = tr("Trumps: {suit}", suit=suits()[suit(view.exposed)])
        y = EXPOSED[1] + SMALL[1] / 2 + 16
        line = canvas.text(words, MIDDLE, y, "card", PAPER_HI, anchor="center middle", shade=INK)
        if stand_in(view.exposed) != NO_CARD:
            canvas.text(
                tr("the 7 stands in for it"), MIDDLE, line.bottom - 2, "strong", GOOD,
                anchor="center top", shade=INK,
            )  # fmt: skip


def draw_owners(canvas: Canvas, view: ToruroView, stage: Stage, seats: Sequence[Seat]) -> None:
    """Draw, on the lower left corner of each card of the trick, the mark of whoever played it."""
    for play in view.trick:
        card = stage.piece(CARD[play.card])
        if card is None or card.layer >= HAND:
            continue  # it is still in the air
        turn = radians(card.angle)
        right, down = 13 - card.width * card.scale / 2, card.height * card.scale / 2 - 13
        x, y = right * cos(turn) + down * sin(turn), down * cos(turn) - right * sin(turn)
        draw_mark(canvas, seats[play.seat].colour, (card.x + x, card.y - card.lift + y), MARK)


def pieces() -> list[Piece]:
    """Return a piece for each pot, to be pointed at."""
    return [
        Piece(token("pot", pot), "", x, y - 4, POT[0], POT[1] + 12, BOARD) for pot, (x, y) in enumerate(POTS)
    ]


def draw_pots(canvas: Canvas, amounts: Sequence[int]) -> None:
    """Draw plates, chips and amounts."""
    key = (tuple(amounts), language())
    area = (POTS[0][0] - 100, 110, POTS[2][0] - POTS[0][0] + 200, 320)
    with canvas.lettering.at_most(LARGEST_ON_POTS):
        canvas.layer("toruro/pots", key, area, lambda: _draw(canvas, amounts))


def _draw(canvas: Canvas, amounts: Sequence[int]) -> None:
    for (x, y), amount, words in zip(POTS, amounts, names(), strict=True):
        canvas.picture("toruro/plate", x, y, PLATE, anchor="center")
        _heap(canvas, x, y, amount)
        canvas.text(words, x, y + 52, "card", OCHRE_LT, anchor="center middle", shade=INK)
        width = max(40.0, canvas.measure(str(amount), "small number")[0] + 20)
        pill = pygame.FRect(x + 30, y + 13, width, 26)
        canvas.nine("ui/seat_plate", pill)
        canvas.text(str(amount), *pill.center, "small number", OCHRE_LT, anchor="center middle")


def names() -> tuple[str, str, str]:
    """Return the names of head, belly and tail."""
    return tr("Head"), tr("Belly"), tr("Tail")


def stacks(amount: int) -> list[tuple[int, int]]:
    """Return the amount as stacks of chips, (value, how many), the most valuable first.

    As many small chips as look good are kept, as on a table where everybody pays with what they have.
    """
    counts = []
    for value, next_value in ((1, 5), (5, 10), (10, 50)):
        count = amount % next_value // value
        if amount - count * value >= next_value and count < 3:
            count += next_value // value
        counts.append((value, count))
        amount -= count * value
    counts.append((50, amount // 50))
    found = []
    for value, count in reversed(counts):
        found += [(value, min(STACK, count - start)) for start in range(0, count, STACK)]
    return found


def _heap(canvas: Canvas, x: float, y: float, amount: int) -> None:
    shown = stacks(amount)[: max(SPOTS)]
    for (dx, dy), (value, count) in zip(SPOTS.get(len(shown), ()), shown, strict=True):
        chip = f"toruro/chip_{value}"
        wide, high = canvas.art.size(chip)
        tops = [(x + dx, y + dy - level * THICK) for level in range(count)]
        for top in tops:
            canvas.rim(chip, *top, CHIP, CHIP * high / wide, LINE, INK)
        for top in tops:
            canvas.picture(chip, *top, CHIP, anchor="center")
