"""Runners of the posters, in white with red scarves: one figure in several poses, about 110 high.

A pose says where the joints lie around the hips at (0, 0); everyone runs to the left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from assets.make.drawing.palette import ALMAGRE, ALMAGRE_LT, INK, PAPER_HI, SAND_DK, SEPIA, SKIN
from assets.make.drawing.svg import (
    Point,
    circle,
    ellipse,
    group,
    hatch,
    ink,
    limb,
    line,
    path,
    spline,
)

CLOTH, CLOTH_SH = PAPER_HI, "#DDD0B4"
SKINS = (SKIN, "#E0B083", "#C48A58", "#96603C")
_SLEEVE, _TROUSER = (6, 5.4, 4.2), (8.6, 7, 4.6)


class Pose(NamedTuple):
    """Neck and head, both arms from the shoulder, both legs from the hip, and how each foot is turned."""

    neck: Point
    head: Point
    near_arm: Sequence[Point]
    far_arm: Sequence[Point]
    near_leg: Sequence[Point]
    near_foot: float
    far_leg: Sequence[Point]
    far_foot: float
    nod: float = 0.0


SPRINT = Pose(
    neck=(-8, -44),
    head=(-14, -58),
    near_arm=[(-10, -40), (-24, -28), (-36, -38)],
    far_arm=[(-4, -40), (12, -32), (22, -42)],
    near_leg=[(-3, 2), (-26, 10), (-24, 34)],
    near_foot=0,
    far_leg=[(3, 2), (22, 14), (40, 4)],
    far_foot=-80,
)
LEAP = Pose(
    neck=(-6, -44),
    head=(-12, -59),
    near_arm=[(-10, -42), (-26, -54), (-30, -70)],
    far_arm=[(-2, -42), (12, -56), (10, -72)],
    near_leg=[(-3, 2), (-28, 0), (-42, 16)],
    near_foot=20,
    far_leg=[(4, 2), (24, 8), (36, 24)],
    far_foot=-50,
    nod=-8,
)
STRIDE = Pose(
    neck=(-6, -45),
    head=(-8, -59),
    near_arm=[(-10, -41), (-20, -26), (-34, -28)],
    far_arm=[(-2, -41), (14, -38), (22, -26)],
    near_leg=[(-3, 2), (-24, 4), (-34, 26)],
    near_foot=6,
    far_leg=[(3, 2), (14, 22), (36, 26)],
    far_foot=-70,
)
TOSSED = Pose(
    neck=(-6, -44),
    head=(-11, -58),
    near_arm=[(-10, -41), (-28, -44), (-40, -56)],
    far_arm=[(-2, -41), (14, -50), (26, -62)],
    near_leg=[(-3, 2), (-22, 10), (-12, 32)],
    near_foot=-10,
    far_leg=[(4, 2), (22, 6), (30, 26)],
    far_foot=-20,
)

_HAIR = {
    "short": spline([(-10, -6), (-4, -14), (6, -13), (12, -5), (10, 6), (6, 7), (5, -1), (-2, -4)]),
    "tied": spline(
        [
            (-9, -8),
            (-2, -14),
            (8, -12),
            (11, -4),
            (22, -8),
            (26, 0),
            (20, 6),
            (12, 3),
            (8, 6),
            (5, -2),
            (-3, -5),
        ]
    ),
    "wild": spline(
        [(-9, -4), (-12, -10), (-6, -16), (0, -13), (6, -16), (11, -9), (13, -2), (9, 6), (5, -2), (-2, -5)]
    ),
}


def runner(
    pose: Pose,
    skin: str = SKIN,
    hair: str = "short",
    colour: str = "#2F211B",
    beret: bool = False,
    glad: bool = False,
) -> str:
    """A runner; most of them shout, a `glad` one grins."""
    return (
        _arm(pose.far_arm, CLOTH_SH, skin)
        + _leg(pose.far_leg, pose.far_foot, CLOTH_SH)
        + _leg(pose.near_leg, pose.near_foot, CLOTH)
        + _shirt(pose.neck)
        + group(_face(skin, hair, colour, beret, glad), *pose.head, 1.12, pose.nod)
        + _scarf(*pose.neck)
        + _arm(pose.near_arm, CLOTH, skin)
    )


def _arm(points: Sequence[Point], cloth: str, skin: str) -> str:
    (ax, ay), (bx, by) = points[-2:]
    return ink(circle(bx + (bx - ax) * 0.2, by + (by - ay) * 0.35, 4.6), skin, 1.8) + ink(
        limb(points, _SLEEVE), cloth, 2.2
    )


def _leg(points: Sequence[Point], turn: float, cloth: str) -> str:
    (ax, ay), (bx, by) = points[-2:]
    shoe = ink("M-5 -4Q3 -6 5 -3L6 3.4Q-4 6.4 -14 3.4Q-14.6 -1 -5 -4Z", CLOTH_SH, 2)
    shoe += line("M-3 -4.4L-1 2M-6 -3.4L-4.6 2.4", 1.1, ALMAGRE)
    reach = 4.5 / max(abs(bx - ax) + abs(by - ay), 1)
    return group(shoe, bx + (bx - ax) * reach, by + (by - ay) * reach, 1, turn) + ink(
        limb(points, _TROUSER), cloth, 2.4
    )


def _shirt(neck: Point) -> str:
    x, y = neck
    shirt = spline(
        [(x - 9, y + 4), (-9, -16), (-9, 2), (-9, 2), (9, 2), (9, 2), (10, -16), (x + 9, y + 5), (x, y)]
    )
    shade = spline([(x + 4, y), (20, y), (16, 6), (2, 6), (4, -16)])
    return (
        ink(shirt, CLOTH, 2.6)
        + hatch(shirt, shade, 62, 3.4, 1, SEPIA, 0.6, (-60, -80, 120, 120))
        + ink("M-10 -4Q0 2 10 -4L10 3Q0 8 -10 3Z", ALMAGRE, 1.6)
        + ink("M8 -2L18 4L15 8L19 13L7 4Z", ALMAGRE, 1.4)
    )


def _face(skin: str, hair: str, colour: str, beret: bool, glad: bool) -> str:
    drawn = ink(
        spline([(-9, -6), (-10.6, 1), (-9, 8), (-3, 11), (4, 9), (9, 2), (9, -7), (0, -12)]), skin, 2.3
    )
    drawn += path("M-9.6 0L-13.4 3L-9.4 5Z", skin, INK, 1.4) + ink(_HAIR[hair], colour, 1.7)
    if beret:
        drawn += ink("M-12 -8Q-14 -18 0 -18Q14 -17 13 -7Q0 -12 -12 -8Z", ALMAGRE, 1.8)
    drawn += path(ellipse(-5, -1.4, 2.4, 2.8), PAPER_HI, INK, 1) + path(circle(-5.8, -1.2, 1.4), INK)
    drawn += path(circle(1, 4, 2.4), ALMAGRE_LT, opacity=0.5)
    if glad:
        mouth = path("M-9 4.4Q-5 5.4 -2 3.6Q-3 8 -6 7.6Q-8.4 7 -9 4.4Z", PAPER_HI, INK, 1.1)
        return drawn + line("M-9 -4.6Q-6 -7 -3 -5", 1.6) + mouth
    return drawn + line("M-9 -6.4L-3 -5.4", 1.6) + path(ellipse(-5.4, 6, 2.6, 3), "#5A1A16", INK, 1.1)


def _scarf(x: float, y: float) -> str:
    knot = f"M{x - 9} {y + 1}Q{x} {y + 8} {x + 9} {y}L{x + 8} {y + 5}Q{x} {y + 12} {x - 9} {y + 6}Z"
    tail = (
        f"M{x + 7} {y + 2}Q{x + 18} {y - 8} {x + 28} {y - 2}Q{x + 36} {y + 2} {x + 40} {y - 5}"
        f"Q{x + 40} {y + 6} {x + 30} {y + 8}Q{x + 20} {y + 8} {x + 8} {y + 7}Z"
    )
    return ink(knot, ALMAGRE, 1.7) + ink(tail, ALMAGRE, 1.6)


def dust(x: float, y: float, r: float, colour: str = "#F6E7C6") -> str:
    """A puff of dust or breath."""
    balls = ((-0.62, 0.14, 0.46), (0.6, 0.2, 0.44), (0.05, -0.2, 0.6))
    puff = "".join(ink(circle(dx * r, dy * r, size * r), colour, 1.8) for dx, dy, size in balls)
    puff += "".join(path(circle(dx * r, dy * r, size * r - 0.6), colour) for dx, dy, size in balls)
    curl = line(f"M{-r * 0.3:.1f} {r * 0.2:.1f}q{r * 0.4:.1f} {r * 0.4:.1f} {r * 0.7:.1f} 0", 1.2, SAND_DK)
    return group(puff + curl, x, y)
