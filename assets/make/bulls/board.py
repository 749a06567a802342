"""The picture of the town, painted from its map by `python -m assets.make.bulls.board`."""

from __future__ import annotations

from random import Random

from assets.make.bulls.board_coast import coast, ground
from assets.make.bulls.board_plan import HEIGHT, WIDTH, Plan
from assets.make.bulls.board_plazas import plazas
from assets.make.bulls.board_streets import streets
from assets.make.bulls.board_town import pieces
from assets.make.drawing.rasterize import press, raster
from assets.make.drawing.svg import svg
from maps.board import Board
from maps.reader import board

_SEED = 5
_QUALITY = 86


def town(board: Board) -> str:
    """The town of Running with the Bulls as SVG, in design units."""
    rng = Random(_SEED)
    standing = "".join(drawn for _, drawn in pieces(board, Plan(board), rng))
    flat = ground(rng) + coast(rng) + streets(board, rng) + plazas(board)
    return svg(WIDTH, HEIGHT, flat + standing)


def main() -> None:
    """Paint the town and write its picture at the scale that its map asks for."""
    el_toro = board("town", painted=False)
    drawn = raster(town(el_toro), round(WIDTH * el_toro.scale))
    printed = press(drawn, _SEED, el_toro.scale, rough=0.26, salt=0.16).convert("RGB")
    printed.save(el_toro.layers[0].picture, quality=_QUALITY, subsampling=0, optimize=True)


if __name__ == "__main__":
    main()
