"""What the pictures on the Action cards have in common: their size, skies, rays, ground, shoes, speed."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from random import Random

from assets.make.bulls.effects import DUST, fold
from assets.make.drawing.palette import (
    ALMAGRE,
    INK,
    OCHRE_DK,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    SAND,
    SAND_DK,
    SKIN,
    WALNUT,
)
from assets.make.drawing.svg import (
    Point,
    clip,
    ellipse,
    group,
    hatch,
    ink,
    limb,
    line,
    num,
    path,
    polygon,
    spline,
    tubes,
)

WIDTH, HEIGHT = 236.0, 164.0
"""The window of an Action card, in which every picture is drawn from (0, 0)."""
FRAME = f"M0 0H{num(WIDTH)}V{num(HEIGHT)}H0Z"


def backdrop(colour: str) -> str:
    """One flat colour all over the picture."""
    return path(FRAME, colour)


def rays(x: float, y: float, number: int, colour: str, reach: float = 280) -> str:
    """Beams from (x, y), each as wide as the gap beside it."""
    beams = ""
    for k in range(number):
        ends = [radians(360 * (k + side) / number) for side in (-0.25, 0.25)]
        beams += polygon([(x, y), *((x + reach * cos(a), y + reach * sin(a)) for a in ends)])
    return path(beams, colour)


def ground(y: float, colour: str = SAND_DK, dip: float = 8) -> str:
    """Earth from `y` down, with a soft rim."""
    return path(
        f"M-4 {num(y)}Q{num(WIDTH / 2)} {num(y - dip)} {num(WIDTH + 4)} {num(y)}V{num(HEIGHT + 4)}H-4Z",
        colour,
        INK,
        2,
    )


def cobbles(y: float, seed: int, colour: str = OCHRE_DK) -> str:
    """Paving stones from `y` down, larger toward the front."""
    rng = Random(seed)
    stones, row, high = "", y + 5, 6.0
    while row < HEIGHT + 14:
        x = -rng.uniform(0, 3 * high)
        while x < WIDTH + 20:
            wide = high * rng.uniform(2.0, 3.0)
            stones += f"M{num(x)} {num(row)}q{num(wide * 0.5)} {num(high * -1.1)} {num(wide * 0.9)} 0"
            x += wide
        row += high
        high *= 1.25
    return line(stones, 1.3, colour, 0.75)


def speed(lines: Sequence[tuple[float, float, float]], colour: str = PAPER_HI, width: float = 4) -> str:
    """Streaks behind something fast: left end, height and length of each."""
    streaks = "".join(f"M{num(x)} {num(y)}h{num(length)}" for x, y, length in lines)
    return line(streaks, width + 2.4) + line(streaks, width, colour)


def puffs(places: Sequence[tuple[float, float, float]], colour: str = DUST, width: float = 2.8) -> str:
    """A cloud of dust in one contour: the middle and size of each swelling."""
    cloud = tubes([(f"M{num(x)} {num(y)}h.01", 2 * r) for x, y, r in places], colour, width)
    return cloud + "".join(fold(x, y, r, 1.8) for x, y, r in places if r > 5)


def sleeve(points: Sequence[Point], widths: Sequence[float], cloth: str = PAPER_HI, cuff: str = "") -> str:
    """An arm in cloth that ends at a wrist, with folds in its shade and, if asked, a band at the cuff."""
    shape = limb(points, widths)
    (ax, ay), (bx, by) = points[-2], points[-1]
    away = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    start = (bx - (bx - ax) / away * 9, by - (by - ay) / away * 9)
    drawn = ink(shape, cloth, 2.8) + hatch(
        shape, limb([(x + 3, y + 8) for x, y in points], widths), 58, 4.6, 1.1, INK, 0.35
    )
    return drawn + (ink(limb([start, points[-1]], [widths[-1] + 1] * 2), cuff, 2) if cuff else "")


def espadrille() -> str:
    """A rope-soled shoe tied round the ankle, which is at (0, 0): toe to the right, sole at y = 38."""
    leg = limb("-2 -34, -1 -14, 1 4", [12, 10.5, 12])
    drawn = ink(leg, SKIN, 3)
    for low, high in ((4, -8), (-8, -20), (-20, -31)):
        drawn += line(f"M-13 {low}L11 {high}M13 {low}L-12 {high}", 5) + line(
            f"M-13 {low}L11 {high}M13 {low}L-12 {high}", 3, ALMAGRE
        )
    upper = spline("-18 26, -20 8, -15 -4, -8 -1, -4 8, 8 11, 26 6, 46 12, 58 24, 56 31, -16 31")
    drawn += ink(upper, PAPER_HI, 3)
    drawn += hatch(
        upper, polygon("-20 20, 60 14, 62 34, -20 34"), 64, 4, 1.1, PAPER_DK, 0.9, (-30, -20, 110, 70)
    )
    drawn += line("M8 11Q14 20 12 30M24 7Q20 -2 8 1", 2, ALMAGRE) + line("M28 9Q34 18 50 15", 1.4, PAPER_DK)
    sole = "M-20 26Q8 32 58 25Q66 30 58 37Q20 44 -17 38Q-25 33 -20 26Z"
    cord = "".join(f"M{-16 + k * 6} 28l5 9" for k in range(13))
    return drawn + ink(sole, "#C99B55", 2.8) + clip(sole, line(cord, 1.5, OCHRE_DK))


def wall(x: float, y: float, width: float, height: float, colour: str = PAPER, seed: int = 1) -> str:
    """A whitewashed wall with plaster that has come off here and there."""
    rng = Random(seed)
    shape = f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}Z"
    drawn = path(shape, colour, INK, 2.2)
    bare = ""
    for _ in range(int(width * height / 2200)):
        bx, by = x + rng.uniform(6, max(7, width - 16)), y + rng.uniform(8, max(9, height - 12))
        bare += f"M{num(bx)} {num(by)}h8v4h-8ZM{num(bx + 4)} {num(by + 4)}h8v4h-8Z"
    return drawn + clip(shape, path(bare, SAND, WALNUT, 0.9, 0.8))


def shade_below(x: float, y: float, rx: float, ry: float) -> str:
    """The shadow that something throws on the ground."""
    return path(ellipse(x, y, rx, ry), INK, opacity=0.28)


def sparkle(x: float, y: float, r: float, colour: str, width: float = 2) -> str:
    """A four-pointed gleam."""
    q = r * 0.16
    tips = [(0.0, -r), (r, 0.0), (0.0, r), (-r, 0.0)]
    waists = [(q, -q), (q, q), (-q, q), (-q, -q)]
    d = f"M0 {num(-r)}" + "".join(
        f"Q{num(ax)} {num(ay)} {num(bx)} {num(by)}"
        for (ax, ay), (bx, by) in zip(waists, tips[1:] + tips[:1], strict=True)
    )
    return group(path(d, colour, INK, width), x, y)
