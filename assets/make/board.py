"""The pictures of the boards, painted from their maps: python -m assets.make.board"""

from __future__ import annotations

from pathlib import Path
from random import Random

from assets.make.board_coast import coast, ground
from assets.make.board_plan import HEIGHT, WIDTH, Plan
from assets.make.board_streets import plazas, streets
from assets.make.board_town import pieces
from assets.make.ink import svg
from assets.make.press import press, raster
from maps.board import Board
from maps.reader import board

PICTURES = Path(__file__).parents[1] / "pictures"
_SEED = 5


def town(board: Board) -> str:
    """The town of Running with the Bulls as SVG, in design units."""
    rng = Random(_SEED)
    standing = pieces(board, Plan(board), rng)
    return svg(
        WIDTH, HEIGHT, ground(rng) + coast(rng) + streets(board, rng) + plazas(board) + "".join(drawn for _, drawn in standing)
    )


def main() -> None:
    """Paint every board and write its picture at the scale that its map asks for."""
    el_toro = board("town")
    drawn = raster(town(el_toro), round(WIDTH * el_toro.scale))
    printed = press(drawn, _SEED, el_toro.scale, rough=0.28, salt=0.16).convert("RGB")
    printed.save(PICTURES / "bulls" / "town.jpg", quality=88, subsampling=0, optimize=True)


if __name__ == "__main__":
    main()
