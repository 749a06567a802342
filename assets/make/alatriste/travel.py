"""Horses, coaches and ships."""

from __future__ import annotations

from math import cos, pi, sin

from assets.make.alatriste.scenery import block
from assets.make.drawing.palette import (
    ALMAGRE,
    INK,
    INK2,
    OCHRE,
    OCHRE_LT,
    PAPER_HI,
    PAPER_LO,
    WALNUT_LT,
    mix,
)
from assets.make.drawing.svg import (
    circle,
    edged,
    ellipse,
    group,
    hatch,
    ink,
    limb,
    line,
    num,
    pairs,
    path,
    spline,
)

TROT = (
    "66 -52, 74 -34, 88 -30, 84 -14",
    "58 -50, 56 -28, 60 -16, 57 -2",
    "14 -50, 8 -34, 18 -18, 14 -2",
    "8 -52, -8 -34, -2 -20, -12 -6",
)
STILL = (
    "64 -52, 65 -28, 64 -3",
    "57 -50, 55 -28, 56 -2",
    "16 -50, 12 -32, 18 -18, 15 -2",
    "10 -52, 4 -32, 10 -18, 6 -2",
)


def horse(
    x: float,
    y: float,
    size: float = 1.0,
    coat: str = "#8A5A36",
    legs: tuple[str, ...] = TROT,
    saddle: str = "",
    left: bool = False,
) -> str:
    """A horse facing right, about 100 long and 92 high, its hooves at y."""
    dark, mane = mix(coat, INK, 0.35), "#2F211B"
    drawn = path(ellipse(38, 0, 46, 4), INK, opacity=0.24)
    drawn += ink(
        spline([(4, -62), (-8, -62), (-16, -48), (-14, -28), (-20, -16), (-8, -20), (-6, -40), (2, -50)]),
        mane,
        2,
    )
    fore, hind = [7, 5, 3.6, 3.4], [10, 6, 4, 3.4]
    for k, widths in ((0, fore), (3, hind), (1, fore), (2, hind)):  # the far ones first
        drawn += _horse_leg(legs[k], dark if k in (0, 3) else coat, widths)
    body = spline(
        "2 -62, 14 -68, 36 -63, 58 -66, 72 -78, 84 -92, 96 -94, 108 -78, 111 -70, 104 -66, "
        "92 -73, 86 -66, 80 -52, 68 -44, 40 -42, 18 -44, 4 -50"
    )
    drawn += ink(body, coat, 2.6)
    drawn += hatch(
        body,
        spline([(0, -54), (40, -52), (74, -56), (84, -44), (40, -38), (0, -44)]),
        -20,
        3.4,
        0.9,
        INK,
        0.6,
        (-10, -100, 130, 70),
    )
    drawn += ink(spline([(64, -72), (76, -88), (88, -100), (94, -97), (86, -86), (76, -72)]), mane, 1.7)
    drawn += ink("M90 -94L90 -105L97 -97Z", coat, 1.6) + path(circle(97.6, -85, 1.9), INK)
    drawn += path(circle(108, -73, 1.2), INK)
    drawn += line("M97 -93L95 -74M98 -80L107 -80M96 -76L70 -64", 1.6, ALMAGRE)
    if saddle:
        drawn += ink("M24 -67Q38 -74 54 -67L57 -46Q40 -40 22 -47Z", saddle, 2)
        drawn += line("M23 -50Q40 -44 57 -50", 1.6, OCHRE_LT)
    return group(drawn, x, y, (-size if left else size, size))


def _horse_leg(points: str, coat: str, widths: list[float]) -> str:
    px, py = pairs(points)[-1]
    return ink(limb(points, widths), coat, 2.1) + ink(
        f"M{px - 4} {py - 3}H{px + 4}L{px + 6} {py + 3}H{px - 5}Z", INK2, 1.2
    )


def coach(x: float, y: float, size: float = 1.0, body: str = ALMAGRE, left: bool = False) -> str:
    """A coach with its curtains, about 90 long."""
    drawn = path(ellipse(0, 0, 52, 5), INK, opacity=0.24) + edged("M-44 -17H46L58 -20", 3.4, 1.6, WALNUT_LT)
    cabin = "M-32 -24Q-40 -52 -34 -56H34Q40 -52 32 -24Q0 -16 -32 -24Z"
    drawn += ink(cabin, body, 2) + line("M-34 -32Q0 -25 34 -32", 1.4, OCHRE_LT)
    drawn += ink("M-38 -56Q0 -70 38 -56Z", INK2, 1.8) + path(circle(0, -65, 2.4), OCHRE_LT, INK, 1)
    for wx in (-20, 0, 20):
        drawn += path(block(wx - 7, -52, 14, 17), PAPER_LO if wx else INK2, INK, 1.3)
    drawn += path("M-7 -52H-2Q-2 -42 -6 -35H-7ZM7 -52H2Q2 -42 6 -35H7Z", OCHRE, INK, 0.9)
    for wx, r in ((-30, 15), (30, 12)):
        spokes = "".join(
            f"M{wx} {-r}l{num(r * cos(pi * k / 4))} {num(r * sin(pi * k / 4))}" for k in range(8)
        )
        drawn += edged(circle(wx, -r, r), 4.4, 2, WALNUT_LT) + line(spokes, 1.6)
        drawn += path(circle(wx, -r, 3), OCHRE_LT, INK, 1)
    return group(drawn, x, y, (-size if left else size, size))


def galleon(x: float, y: float, size: float = 1.0) -> str:
    """A galleon of the treasure fleet, about 90 long, its waterline at y."""
    hull = "M-46 -16L-40 8Q-20 14 20 12Q40 10 48 -22L36 -20L34 -8H-14L-18 -16Z"
    drawn = ""
    for mx, high, wide in ((-24, 54, 15), (6, 66, 18), (30, 46, 11)):
        drawn += line(f"M{mx} -8V{-high}", 2.4)
        for top, bottom, w in ((0.98, 0.62, 0.72), (0.6, 0.16, 1.0)):
            y0, y1, w2 = -high * top, -high * bottom, wide * w
            sail = (
                f"M{num(mx - w2)} {num(y0)}H{num(mx + w2)}Q{num(mx + w2 + 9)} {num((y0 + y1) / 2)} "
                f"{num(mx + w2)} {num(y1)}H{num(mx - w2)}Q{num(mx - w2 + 7)} {num((y0 + y1) / 2)} "
                f"{num(mx - w2)} {num(y0)}Z"
            )
            drawn += ink(sail, PAPER_HI, 1.4)
        drawn += path(f"M{mx} {-high}l-12 -2l3 -3l-3 -3l12 2Z", ALMAGRE, INK, 0.9)
    drawn += line("M-2 -34L20 -14M20 -34L-2 -14", 2.6, ALMAGRE) + line("M48 -20L66 -32", 2.2)
    drawn += ink(hull, WALNUT_LT, 2) + line("M-42 -4Q0 2 44 -8", 1.6, OCHRE_LT)
    drawn += line("M-40 4Q0 9 40 2", 1, INK)
    ports = "".join(block(px, -1, 4, 4) for px in range(-30, 34, 10))
    return group(drawn + path(ports, INK2), x, y, size)
