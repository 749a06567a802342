"""The table of a tavern at night: walnut boards, an embroidered cloth, and on it the bull drawn in cord."""

from __future__ import annotations

from random import Random

from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import svg
from assets.make.toruro.bull import cord_bull
from assets.make.toruro.cloth import Cloth
from assets.make.ui.wood import BOARD, boards

WIDTH, HEIGHT = 1280, 720
CLOTH = Cloth((548, 322), (440, 236))


def table() -> str:
    """The whole picture, without candle, slate and plates."""
    wood = boards(Random(4), WIDTH, HEIGHT // BOARD)
    return svg(WIDTH, HEIGHT, wood + CLOTH.draw() + cord_bull())


SPRITES = {"toruro/table": Sprite(table, 2 * WIDTH, {"rough": 0.28, "salt": 0.1})}
