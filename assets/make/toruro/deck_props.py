"""What the court has in common: its cloths, sleeves and hands, the ground it stands on, the suit it holds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    PAPER_HI,
)
from assets.make.drawing.svg import (
    Point,
    group,
    hatch,
    ink,
    limb,
    line,
    path,
    polygon,
    rounded,
    spline,
)
from assets.make.toruro.deck_suits import SUITS
from assets.make.ui.portraits import Skin


class Dress(NamedTuple):
    """The colours of one suit's clothes: main cloth, its shade, second cloth, trim."""

    main: str
    dark: str
    second: str
    trim: str


DRESS = {
    "oros": Dress(OCHRE, OCHRE_DK, ALMAGRE, PAPER_HI),
    "copas": Dress(ALMAGRE, ALMAGRE_DK, COBALT, OCHRE_LT),
    "espadas": Dress(COBALT, COBALT_DK, ALMAGRE, OCHRE_LT),
    "bastos": Dress(OLIVE, OLIVE_DK, OCHRE, OCHRE_LT),
}

_HELD = {
    "oros": (1, -35, 0.98, 0),
    "copas": (1, -33, 0.88, 0),
    "espadas": (5, -48, 1.5, 8),
    "bastos": (4, -36, 1.15, 8),
}
"""From the hand to the middle of what it holds, its size, and how it leans."""


def held(suit: str, x: float, y: float, side: int = 1) -> str:
    """The suit as a hand at (x, y) holds it, on the right (1) or on the left (-1)."""
    across, up, size, lean = _HELD[suit]
    return group(SUITS[suit].pip(), x + side * across, y + up, size, side * lean)


def hand(x: float, y: float, turn: float, size: float | Point, skin: Skin) -> str:
    """A closed hand."""
    fist = ink(spline("-9 -6, -2 -9, 7 -7, 9 0, 7 7, -3 8, -9 5"), skin.base, 2.2)
    return group(fist + line("M3 -6.5L8 -5M3 -2.4L9 -1.4M3 1.8L8.4 3M2.5 5L6.6 6.4", 1.1), x, y, size, turn)


def cut(outline: str, fill: str, width: float = 3) -> str:
    """A piece of clothing within an even contour, so that it lies on what is beneath."""
    return path(outline, INK, INK, width * 1.25) + path(outline, fill)


def sleeve(points: Sequence[Point], widths: tuple[float, float], fill: str) -> str:
    """A sleeve in shade below."""
    shape = limb(points, widths)
    left, right = min(x for x, _ in points) - 20, max(x for x, _ in points) + 20
    low = sorted(y for _, y in points)[len(points) // 2]
    below = polygon([(left, low), (right, low), (right, low + 50), (left, low + 50)])
    return cut(shape, fill) + hatch(shape, below, 40, 4.3, 1.1)


def ground(y: float, colour: str, seed: int) -> str:
    """Earth with tufts of grass, to the foot of the frame."""
    rng = Random(seed)
    top = f"24 {y}, 24 {y}, 70 {y - 6}, 120 {y - 3}, 170 {y - 7}, 220 {y - 3}, 246 {y}, 246 {y}"
    drawn = ink(spline(f"{top}, 246 400, 246 400, 24 400, 24 400"), colour, 2.2)
    for _ in range(9):
        x = rng.uniform(32, 236)
        drawn += line(f"M{x:.1f} {y + 6}l-2 -8M{x + 3:.1f} {y + 6}l1 -10M{x + 6:.1f} {y + 6}l4 -7", 1.3)
    for _ in range(12):
        x, down = rng.uniform(30, 230), rng.uniform(y + 7, 396)
        drawn += line(f"M{x:.1f} {down:.1f}h{rng.uniform(5, 14):.1f}", 1.1, INK, 0.6)
    return drawn


def belt(x: float, y: float, half: float, buckle: str) -> str:
    """A belt over the waist, sagging in the middle."""
    band = f"M{x - half} {y}Q{x} {y + 10} {x + half} {y}V{y + 9}Q{x} {y + 19} {x - half} {y + 9}Z"
    return ink(band, OCHRE_DK, 1.8) + ink(rounded(x - 6, y + 4.6, 12, 11, 2), buckle, 1.4)
