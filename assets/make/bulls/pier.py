"""The terrace over the sea beside each destination, on which whoever has arrived there stands."""

from __future__ import annotations

from math import copysign, cos, pi, sin

from assets.make.bulls.board_plazas import lozenge, rose
from assets.make.drawing.palette import (
    ALMAGRE,
    COBALT,
    COBALT_LT,
    INK,
    MASTER,
    OCHRE_LT,
    PAPER_HI,
    SAND,
    SAND_DK,
    SEA_DK,
    SEA_LT,
    WALNUT_LT,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import group, ink, line, path, polygon, rounded, svg

WIDE, HIGH = 152, 98
MIDDLE, ACROSS, DOWN = (79.0, 46.0), 65.0, 38.0
"""The middle of the terrace, and half its width and height."""
ROUND = 3.4
"""How angular its outline is: 2 is an ellipse."""
WALL = 7.0
"""How high it stands over the water."""
TILES, JOINTS = 44, 24
FLAGS = (ALMAGRE, PAPER_HI, COBALT, OCHRE_LT)
PLANK, WALLS = "#D0A46C", "#B59A6A"


def terrace() -> str:
    """Light flagstones in a kerb of glazed tiles, on a wall in the water, with a gangway and flags."""
    x, y = MIDDLE
    foam = line(_outline(5.0, WALL + 2), 1.6, SEA_LT, 0.9)
    wall = path(_outline(3.0, WALL + 3), SEA_DK, opacity=0.55) + ink(_outline(0.0, WALL), WALLS, 2.2)
    courses = "".join(f"M{a:.1f} {b + 1:.1f}v{WALL - 2}" for a, b in _around(0.0, 40) if b > y + 0.6 * DOWN)
    gangway = ink(f"M0 {y - 11}H18V{y + 9}H0Z", PLANK, 1.6) + line(f"M0 {y - 1}H16", 0.9, INK, 0.6)
    tiles = "".join(
        group(path(lozenge(0, 0, 2 * pi * k / TILES), COBALT_LT, INK, 0.35), *at)
        for k, at in enumerate(_around(-3.4, TILES))
    )
    stones = "".join(
        f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}"
        for inner, outer, turn in ((-24.0, -15.0, 0.0), (-15.0, -7.0, 0.5))
        for (a, b), (c, d) in zip(_around(inner, JOINTS, turn), _around(outer, JOINTS, turn), strict=True)
    )
    floor = (
        ink(_outline(0.0), COBALT, 2.4)
        + tiles
        + path(_outline(-6.4), PAPER_HI, INK, 0.9)
        + path(_outline(-8.0), SAND, COBALT, 1.2)
        + line(stones + _outline(-15.0) + _outline(-24.0), 0.7, SAND_DK, 0.85)
        + f'<g opacity="0.3">{group(rose(0, COBALT, COBALT_LT), x, y, (0.8, 0.46))}</g>'
    )
    return svg(WIDE, HIGH, foam + wall + line(courses, 0.8, INK, 0.5) + gangway + floor + _garland())


def _around(grown: float, count: int, turn: float = 0.0) -> list[tuple[float, float]]:
    """So many points around the terrace, which is `grown` by so much on each side."""
    (x, y), wide, high = MIDDLE, ACROSS + grown, DOWN + grown
    angles = (2 * pi * (k + turn) / count for k in range(count))
    return [(x + wide * _bent(cos(angle)), y + high * _bent(sin(angle))) for angle in angles]


def _bent(share: float) -> float:
    return copysign(abs(share) ** (2 / ROUND), share)


def _outline(grown: float, down: float = 0.0) -> str:
    return polygon([(x, y + down) for x, y in _around(grown, 96)])


def _garland() -> str:
    """Two poles at the back, and flags on a rope between them."""
    left, right, top = MIDDLE[0] - ACROSS + 12, MIDDLE[0] + ACROSS - 12, 4.0
    poles = "".join(ink(rounded(x - 1.6, top - 2, 3.2, 18, 1.4), WALNUT_LT, 1.1) for x in (left, right))
    rope = f"M{left} {top}Q{MIDDLE[0]} {top + 12} {right} {top}"
    flags = ""
    for k in range(10):
        share = (k + 0.5) / 10
        at = left + share * (right - left), top + 24 * share * (1 - share)
        flags += group(ink("M-3.6 0H3.6L0 8Z", FLAGS[k % 4], 0.9), *at)
    return line(rope, 1.4, INK) + flags + poles


SPRITES = {"bulls/pier": Sprite(terrace, WIDE * MASTER, {"rough": 0.2, "salt": 0.06})}
