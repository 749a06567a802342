"""The table after the last round: the winner's chips, a glass, the cards thrown together, the candle down."""

from __future__ import annotations

from random import Random

from assets.make.deck import card
from assets.make.ink import group, inside, svg
from assets.make.press import Sprite
from assets.make.toruro_places import HEIGHT, WIDTH
from assets.make.ui_wood import BOARD, boards


def still_life() -> str:
    """The whole picture."""
    wood = boards(Random(4), WIDTH, HEIGHT // BOARD)
    return svg(WIDTH, HEIGHT, wood + group(inside(card("copas", 1)), 80, 300, 0.7, -10))


SPRITES = {"toruro/results": Sprite(still_life, 2 * WIDTH, {"rough": 0.3, "salt": 0.1})}
