"""The slate on which the lulos are chalked up, and the stroke that strikes one out."""

from __future__ import annotations

from random import Random

from assets.make.drawing.palette import INK, MASTER, WALNUT_DK, WALNUT_LT
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import clip, ink, line, path, rounded, svg
from assets.make.ui.panels import grain

SIZE = (216, 272)
BOARD, WIPED, CHALK = "#2B3330", "#3D4844", "#EDE7D4"


def slate() -> str:
    """A slate in a wooden frame, wiped many times."""
    wide, high = SIZE
    frame, board = rounded(2, 2, wide - 8, high - 10, 8), rounded(13, 13, wide - 30, high - 32, 4)
    rng = Random(2)
    wiped = ""
    for _ in range(34):
        x, y = rng.uniform(10, wide - 70), rng.uniform(14, high - 30)
        bend = f"q{rng.uniform(8, 30):.1f} {rng.uniform(-9, 9):.1f}"
        end = f"{rng.uniform(30, 78):.1f} {rng.uniform(-8, 8):.1f}"
        wiped += line(f"M{x:.1f} {y:.1f}{bend} {end}", rng.uniform(3, 10), WIPED, rng.uniform(0.25, 0.5))
    dust = "".join(
        line(f"M{rng.uniform(18, wide - 24):.1f} {rng.uniform(18, high - 26):.1f}h.4", 0.9, CHALK, 0.28)
        for _ in range(40)
    )
    corners = "".join(
        f"M{x} {y}L{x + dx * 11} {y + dy * 11}"
        for x, dx in ((2, 1), (wide - 6, -1))
        for y, dy in ((2, 1), (high - 8, -1))
    )
    return svg(
        wide,
        high,
        path(rounded(7, 10, wide - 9, high - 11, 8), INK, opacity=0.4)
        + ink(frame, WALNUT_LT, 2.8)
        + clip(frame, grain(wide, high, 70, WALNUT_DK, 4, 0.5))
        + line(rounded(5.6, 5.6, wide - 15.2, high - 17.2, 6), 1, "#B58A5C", 0.8)
        + line(corners, 1.6)
        + ink(board, BOARD, 2.4)
        + clip(board, wiped + dust + line(f"M13 15H{wide - 17}", 3, INK, 0.5)),
    )


def strike() -> str:
    """A stroke of chalk from left to right."""
    stroke = "M5 9Q44 5.6 92 7.4T192 6.2"
    crumbs = "".join(
        line(f"M{x} {y}h.5", 1.3, CHALK, 0.8) for x, y in ((30, 12), (88, 12.4), (150, 3), (190, 10))
    )
    return svg(
        196,
        16,
        line(stroke, 3.4, CHALK) + line("M6 10.8Q60 7 120 9T186 7.8", 1.4, CHALK, 0.6) + crumbs,
    )


SPRITES = {
    "ui/slate": Sprite(slate, SIZE[0] * MASTER, {"rough": 0.3, "salt": 0.08}),
    "toruro/strike": Sprite(strike, 196 * MASTER, {"rough": 0.7, "salt": 0}),
}
