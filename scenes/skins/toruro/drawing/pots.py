"""The three pots: chips in stacks on their plates, and how much that is."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import token
from game.translation import language, tr
from scenes.skins.toruro.layout import CHIP, POT, POTS, STACK, Point
from scenes.stage.pieces import BOARD, LINE, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT

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
LARGEST = 1.25


def pieces() -> list[Piece]:
    """Return a piece for each pot, to be pointed at."""
    return [
        Piece(token("pot", pot), "", x, y - 4, POT[0], POT[1] + 12, BOARD) for pot, (x, y) in enumerate(POTS)
    ]


def draw_pots(canvas: Canvas, amounts: Sequence[int]) -> None:
    """Draw plates, chips and amounts."""
    key = (tuple(amounts), language())
    area = (POTS[0][0] - 100, 110, POTS[2][0] - POTS[0][0] + 200, 320)
    with canvas.lettering.at_most(LARGEST):
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
