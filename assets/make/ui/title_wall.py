"""The wall of the title: blue tiles with stars, and now and then one with a picture.

All tiles are 80 square and lie on one grid, so the block of `tile` goes on wherever the wall ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import cos, pi, radians, sin
from random import Random

from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, ellipse, group, line, path, polygon, spline, star, svg

TILE = 80
HALF = TILE / 2
GLAZES = ("#1A4377", "#173D6C", "#1C487F", "#194174")
STAR, DOT, LEAF, LIGHT, GOLD = "#245690", "#3670AA", "#295F9C", "#6590BF", "#A67E3A"
JOINT, DEEP, PALE, STRAW = "#0F2A4C", "#16386A", "#A9C6E4", "#D9B25E"
Cell = tuple[int, int]


def wall(columns: int, rows: int, pictures: Mapping[Cell, str], seed: int) -> str:
    """Tiles in rows; `pictures` says which cells carry one of FIGURES."""
    rng = Random(seed)
    tiles = "".join(
        group(
            _tile(rng, (column + row) % 2, pictures.get((column, row))),
            column * TILE + HALF,
            row * TILE + HALF,
        )
        for row in range(rows)
        for column in range(columns)
    )
    wide, high = columns * TILE, rows * TILE
    joints = "".join(f"M{x} 0V{high}" for x in range(0, wide + 1, TILE))
    joints += "".join(f"M0 {y}H{wide}" for y in range(0, high + 1, TILE))
    return svg(wide, high, tiles + line(joints, 2.6, JOINT))


def _tile(rng: Random, odd: int, figure: str | None) -> str:
    glaze = rng.choice(GLAZES)
    square = polygon([(-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF)])
    drawn = path(square, glaze) + (_framed(FIGURES[figure]) if figure else _star(odd, glaze))
    drawn += line(f"M{3 - HALF} {HALF - 6}V{3 - HALF}H{HALF - 6}", 1.3, "#5F93C8", 0.5)
    drawn += line(f"M{6 - HALF} {HALF - 2.6}H{HALF - 2.6}V{6 - HALF}", 2, JOINT, 0.45)
    if rng.random() < 0.16:
        drawn += _crack(rng)
    if rng.random() < 0.06:
        chip = f"M{-HALF} {-HALF}h{rng.uniform(6, 11):.1f}l-4 4l-3 5l-3 {rng.uniform(0, 3):.1f}Z"
        drawn += path(chip, "#C9B894", opacity=0.75)
    return drawn


def _crack(rng: Random) -> str:
    def step(least: float) -> str:
        return f"l{rng.uniform(least, least + 7):.1f} {rng.uniform(-8, 8):.1f}"

    return line(f"M{rng.uniform(-30, 20):.1f} {rng.uniform(-30, 20):.1f}{step(4)}{step(4)}", 0.7, JOINT, 0.6)


def _star(odd: int, glaze: str) -> str:
    """An eight-pointed star, turned from tile to tile; every second one has a golden heart."""
    start, other = (-90, -67.5) if odd else (-67.5, -90)
    points = star(0, 0, HALF * 0.94, HALF * 0.5, 8, start)
    drawn = path(points, STAR) + line(points, 1, "#3468A8")
    drawn += path(star(0, 0, HALF * 0.6, HALF * 0.34, 8, other), glaze)
    drawn += path(star(0, 0, HALF * 0.42, HALF * 0.2, 8), "#24589A")
    drawn += path(circle(0, 0, HALF * 0.2), DOT if odd else GOLD) + line(circle(0, 0, HALF * 0.2), 1.2, DEEP)
    for k in range(8):
        angle = pi / 4 * k + (pi / 8 if odd else 0)
        drawn += path(
            circle(HALF * 0.72 * cos(angle), HALF * 0.72 * sin(angle), 2), DOT if odd else LIGHT, opacity=0.55
        )
    return drawn + _corners()


def _corners() -> str:
    """A quarter of a leaf in each corner: four tiles make it whole."""
    drawn = ""
    for across in (-1, 1):
        for down in (-1, 1):
            x, y = across * HALF, down * HALF
            drawn += path(f"M{x} {y}v{-y * 0.5}q{-x * 0.1} {y * 0.4} {-x * 0.5} {y * 0.5}Z", LEAF)
            drawn += line(f"M{x} {y * 0.5}q{-x * 0.08} {y * 0.42} {-x * 0.5} {y * 0.5}", 1.1, LIGHT, 0.4)
    return drawn


def _framed(figure: str) -> str:
    rings = line(circle(0, 0, 31), 1.6, LIGHT, 0.6) + line(circle(0, 0, 28.4), 0.8, LIGHT, 0.5)
    return path(circle(0, 0, 30), DOT, opacity=0.35) + rings + figure + _corners()


def _glazed(d: str, colour: str = PALE, width: float = 1.8) -> str:
    return path(d, colour, DEEP, width)


def _ribs() -> str:
    turns = (radians(a) for a in (-46, -29, -12, 12, 29, 46))
    return "".join(f"M0 20L{25 * sin(a):.1f} {-6 - 12 * cos(a * 1.3):.1f}" for a in turns)


_SKULL = [(-13, -13), (-13, 2), (-9, 14), (-6, 22), (0, 24), (6, 22), (9, 14), (13, 2), (13, -13), (0, -17)]
_BELLY = [
    (-8, -8),
    (-10, -1),
    (-6, 5),
    (-12, 12),
    (-10, 21),
    (0, 24),
    (10, 21),
    (12, 12),
    (6, 5),
    (10, -1),
    (8, -8),
    (0, -10),
]
_PETALS = [
    (-14, -8),
    (-16, -16),
    (-9, -17),
    (-6, -23),
    (0, -19),
    (6, -23),
    (9, -17),
    (16, -16),
    (14, -8),
    (7, 2),
    (-7, 2),
]

FIGURES = {
    "sun": _glazed(star(0, 0, 22, 14, 12))
    + _glazed(circle(0, 0, 11), STRAW)
    + line("M-4.6 -2q1.6 -2 3.2 0M1.6 -2q1.6 -2 3.2 0M-4 4Q0 7.4 4 4", 1.5, DEEP),
    "bull": _glazed("M-11 -10Q-26 -8 -24 -24Q-34 -8 -20 0L-10 -2ZM11 -10Q26 -8 24 -24Q34 -8 20 0L10 -2Z")
    + _glazed("M-14 -2L-24 4L-13 6ZM14 -2L24 4L13 6Z")
    + _glazed(spline(_SKULL))
    + line("M-9 -2l5 2M9 -2l-5 2", 2.6, DEEP)
    + path(ellipse(-3.4, 17, 1.6, 1.3) + ellipse(3.4, 17, 1.6, 1.3), DEEP),
    "orange": _glazed("M-4 -12Q-2 -24 -20 -20Q-16 -8 -4 -12ZM2 -12Q6 -24 20 -18Q14 -8 2 -12Z")
    + _glazed(circle(0, 4, 15), STRAW)
    + line("M-6 0q-3 4 -1 9M0 -12V-8", 1.5, DEEP)
    + path(circle(4, 10, 1) + circle(7, 4, 1), DEEP),
    "guitar": group(
        _glazed("M-2.4 -4V-27H2.4V-4Z")
        + _glazed("M-4 -32H4V-26H-4Z")
        + _glazed(spline(_BELLY), STRAW)
        + path(circle(0, 6, 4.4), DEEP)
        + line("M-1 -24V17M1 -24V17M-5 18H5", 1.1, DEEP),
        0, 2, 1, 32,
    ),
    "fan": _glazed("M0 20L-25 -6Q0 -30 25 -6Z")
    + line(_ribs(), 1.2, DEEP)
    + line("M-15 4Q0 -12 15 4", 1.4, DEEP)
    + _glazed(circle(0, 20, 2.6), STRAW),
    "ship": _glazed("M-20 8H20Q16 20 8 20H-10Q-17 18 -20 8Z")
    + _glazed("M-2 4V-22Q14 -14 14 4Z", STRAW)
    + _glazed("M-5 4V-16Q-17 -8 -16 4Z")
    + line("M-3.4 8V-25M-24 25q6 -4 12 0t12 0t12 0t12 0", 1.5, DEEP),
    "carnation": line("M0 26Q2 10 0 2", 2.2, DEEP)
    + _glazed("M1 20Q14 18 16 8Q4 8 1 20ZM0 16Q-12 15 -15 6Q-4 5 0 16Z")
    + _glazed(spline(_PETALS), STRAW)
    + line("M-6 0Q-8 -8 -4 -14M0 1V-12M6 0Q8 -8 4 -14", 1.2, DEEP),
    "swallow": _glazed("M-26 -10Q-10 -16 0 -3Q8 -14 26 -16Q14 -4 6 4Q10 12 18 18L8 14L6 22L0 8Q-12 6-26 -10Z")
    + path(circle(-3, 0, 1.2), DEEP),
    "jug": _glazed("M-7 -20H7L6 -13Q14 -6 12 8Q10 20 6 23H-6Q-10 20 -12 8Q-14 -6 -6 -13Z")
    + line("M8 -12Q20 -12 18 -2Q16 6 12 8", 2.6, DEEP)
    + line("M-12 2H12M-12 8H12", 1.3, DEEP)
    + "".join(_glazed(polygon([(x, 2), (x + 3, 5), (x, 8), (x - 3, 5)]), STRAW, 1) for x in (-8, 0, 8)),
}  # fmt: skip
"""Tiles with one thing on them, drawn within 30 of (0, 0)."""

HUNG = {
    (0, 1): "sun", (0, 3): "swallow", (10, 2): "jug", (15, 2): "swallow", (5, 3): "guitar",
    (15, 4): "carnation", (0, 5): "ship", (10, 5): "fan", (15, 6): "orange", (1, 8): "bull",
}  # fmt: skip
"""Column and row of the pictures: between the posters and beside them, clear of buttons and key hints."""

PRESS = {"rough": 0.3, "salt": 0.1}
SPRITES = {
    "title/wall.jpg": Sprite(partial(wall, 16, 9, HUNG, 1), 1920, PRESS),
    "title/wall_small.jpg": Sprite(partial(wall, 16, 9, HUNG, 1), 1280, PRESS),  # there at once
}
