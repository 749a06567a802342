"""The table of a tavern at night: walnut boards, an embroidered cloth, and on it the bull drawn in cord."""

from __future__ import annotations

from random import Random

from assets.make.ink import svg
from assets.make.press import Sprite
from assets.make.toruro_bull import cord_bull
from assets.make.toruro_cloth import Cloth
from assets.make.ui_wood import BOARD, boards

WIDTH, HEIGHT = 1280, 720
CLOTH = Cloth((548, 322), (440, 236))


def table() -> str:
    """The whole picture, without candle, slate and plates."""
    wood = boards(Random(4), WIDTH, HEIGHT // BOARD)
    return svg(WIDTH, HEIGHT, wood + CLOTH.draw() + cord_bull())


SPRITES = {"toruro/table": Sprite(table, 2 * WIDTH, {"rough": 0.28, "salt": 0.1})}
