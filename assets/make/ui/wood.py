"""Surfaces that go on for ever: walnut boards and paper, as blocks that fit themselves on every side.

A block is printed without rough edges and as large as a tile of the press's noise: no seam shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from assets.make.drawing.palette import PAPER, PAPER_DK, PAPER_HI, SEPIA
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, ellipse, group, line, path, svg

BOARD = 80  # boards are as high as the tiles of the wall
TONES = ("#5E3B24", "#64402A", "#55341F", "#6A452C", "#5A3822")
VEIN, GAP, EDGE, NAIL = "#3A2214", "#24140C", "#7E5638", "#241510"
BLOCK = 480


def boards(rng: Random, width: int, rows: int, around: bool = False) -> str:
    """Boards along x, row below row. With `around`, what leaves on the right comes in on the left."""
    shifts = (-width, 0, width) if around else (0,)
    return "".join(_board(rng, width, row, shifts) for row in range(rows))


def _board(rng: Random, width: int, row: int, shifts: Sequence[int]) -> str:
    top = row * BOARD
    drawn = path(f"M0 {top}H{width}v{BOARD}H0Z", TONES[row * 7 % len(TONES)])
    veins = "".join(_again(_vein(rng, width, top), shifts) for _ in range(15 * width // 1280 + 3))
    knots = "".join(_again(_knot(rng, width, top), shifts) for _ in range(2) if rng.random() < 0.6)
    parts = max(1, width // 640)
    places = [(part + rng.uniform(0.1, 0.9)) * width / parts for part in range(parts)]
    joints = "".join(_again(_joint(x, top), shifts) for x in places)
    seam = line(f"M0 {top + BOARD - 1.2}H{width}", 3, GAP) + line(f"M0 {top + 1.4}H{width}", 1.1, EDGE, 0.6)
    return drawn + veins + knots + joints + seam


def _again(drawn: str, shifts: Sequence[int]) -> str:
    return "".join(group(drawn, shift) for shift in shifts)


def _vein(rng: Random, width: int, top: float) -> str:
    x, y, long = rng.uniform(0, width), top + rng.uniform(5, BOARD - 5), rng.uniform(110, min(460, width))
    bend = f"q{long / 3:.1f} {rng.uniform(-4, 4):.1f} {long:.1f} {rng.uniform(-3, 3):.1f}"
    return line(f"M{x:.1f} {y:.1f}{bend}", rng.uniform(0.7, 1.7), VEIN, rng.uniform(0.25, 0.6))


def _knot(rng: Random, width: int, top: float) -> str:
    x, y = rng.uniform(0, width), top + rng.uniform(18, BOARD - 18)
    rings = "".join(line(ellipse(x, y, r * 1.9, r * 0.7), 1.1, VEIN, 0.6) for r in (11, 7.6, 4.4))
    return rings + path(ellipse(x, y, 4, 1.6), "#2C1A12")


def _joint(x: float, top: float) -> str:
    """Where two boards of one row meet, with their four nails."""
    drawn = line(f"M{x:.1f} {top}v{BOARD}", 2.2, "#2C1A12")
    for across in (-9, 9):
        for down in (11, BOARD - 11):
            nail = (x + across, top + down)
            drawn += path(circle(*nail, 2.4), NAIL) + path(
                circle(nail[0] - 0.6, nail[1] - 0.7, 0.8), "#8A6444"
            )
    return drawn


def table_wood() -> str:
    """A block of six boards."""
    return svg(BLOCK, BLOCK, boards(Random(12), BLOCK, BLOCK // BOARD, around=True))


def paper() -> str:
    """A block of blank paper, with the fibres that paper is made of."""
    rng = Random(8)
    fibres = ""
    for _ in range(150):
        x, y = rng.uniform(0, BLOCK), rng.uniform(0, BLOCK)
        bend, reach = (rng.uniform(-5, 5), rng.uniform(-5, 5)), (rng.uniform(-9, 9), rng.uniform(-9, 9))
        fibre = f"M{x:.1f} {y:.1f}q{bend[0]:.1f} {bend[1]:.1f} {reach[0]:.1f} {reach[1]:.1f}"
        drawn = line(
            fibre, rng.uniform(0.4, 0.8), rng.choice((PAPER_DK, SEPIA, PAPER_HI)), rng.uniform(0.15, 0.4)
        )
        fibres += "".join(group(drawn, dx, dy) for dx in (-BLOCK, 0, BLOCK) for dy in (-BLOCK, 0, BLOCK))
    return svg(BLOCK, BLOCK, path(f"M0 0H{BLOCK}V{BLOCK}H0Z", PAPER) + fibres)


SPRITES = {
    "ui/table_wood": Sprite(table_wood, 1024, {"rough": 0, "salt": 0.08}),
    "ui/paper": Sprite(paper, 1024, {"rough": 0, "salt": 0, "grain": 0.02}),
}
