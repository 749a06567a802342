"""The four aces: the sun of oros, the brimming cup, the great sword, the leafing club."""

from __future__ import annotations

from math import sin

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    COBALT_LT,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_LT,
    PAPER_HI,
    STEEL_DK,
    STEEL_HI,
    TERRA,
    TERRA_DK,
)
from assets.make.drawing.svg import circle, clip, group, ink, line, path, spline, text
from assets.make.toruro.deck_suits import basto, copa

_MIDDLE = 135
_MAKER = "SOBREMESA"


def ace_of_oros() -> str:
    """A sun with a face."""
    ray, flame = (
        ink("M-8 -70L0 -112L8 -70Z", OCHRE_LT, 2),
        ink("M-7 -70Q0 -82 0 -98Q2 -80 7 -70Z", ALMAGRE, 2),
    )
    rays = "".join(group(flame if k % 2 else ray, 0, 0, 1, 15 * k) for k in range(24))
    beads = "".join(group(path(circle(0, -55.6, 2.8), INK), 0, 0, 1, 15 * k) for k in range(24))
    disc = ink(circle(0, 0, 74), OCHRE, 6.2) + path(circle(0, 0, 63.6), OCHRE_LT)
    disc += path("M-63.6 0A63.6 63.6 0 0 0 46 44.4A70.3 70.3 0 0 1 -63.6 0Z", OCHRE, opacity=0.75)
    disc += line(circle(0, 0, 62), 2.4) + beads + ink(circle(0, 0, 47), OCHRE, 3)
    sun = group(rays + disc + _sun_face(), _MIDDLE, 200)
    boughs = _boughs(3, 30, 340, 1, 46)
    return sun + boughs + ribbon(334, ALMAGRE, ALMAGRE_DK)


def _sun_face() -> str:
    face = circle(0, 0, 44)
    drawn = ink(face, OCHRE_LT, 2.4)
    drawn += clip(
        face,
        path("M10 -50Q40 0 6 50H60V-50Z", OCHRE, opacity=0.8)
        + path(circle(-22, 10, 9), TERRA, opacity=0.55)
        + path(circle(22, 10, 9), TERRA, opacity=0.55),
    )
    for x in (-17, 17):
        drawn += path(spline([(x - 9, -6), (x, -12), (x + 9, -6), (x, -1)]), PAPER_HI, INK, 1.6)
        drawn += path(circle(x, -6.4, 4), INK) + line(f"M{x - 11} -17Q{x} -24 {x + 11} -16", 2.6)
    mouth = path("M-14 22Q0 32 14 22Q0 40 -14 22Z", ALMAGRE, INK, 1.8)
    return drawn + line("M1 -8Q8 10 5 14Q0 18 -5 14", 2.2) + mouth


def ace_of_copas() -> str:
    """A great cup between two boughs, and three drops of wine."""
    drop = ink("M0 -14Q11 2 8 8A8.6 8.6 0 1 1 -8 8Q-11 2 0 -14Z", ALMAGRE, 2)
    drop += line("M-4 6Q-4 10 0 12", 1.6, PAPER_HI)
    drops = "".join(group(drop, _MIDDLE + x, y) for x, y in ((-34, 68), (0, 56), (34, 68)))
    boughs = _boughs(8, 50, 322, 1.1, 10)
    return boughs + group(copa(), _MIDDLE, 208, 2.5) + ribbon(340, COBALT, COBALT_DK) + drops


def ace_of_espadas() -> str:
    """A broadsword between two boughs."""
    boughs = _boughs(7, 42, 334, 1.1, 17)
    return boughs + group(_broadsword(), _MIDDLE, 190, 0.98) + ribbon(346, ALMAGRE, ALMAGRE_DK)


def _broadsword() -> str:
    guard = (
        "M-62 82Q-72 70 -60 66Q-44 66 -42 80Q-24 90 0 86Q24 90 42 80Q44 66 60 66Q72 70 62 82"
        "Q50 104 18 100H-18Q-50 104 -62 82Z"
    )
    gleams = "".join(f"M-9 {y}l5 6" for y in range(-100, 60, 24))
    return (
        ink("M-13 84L-14 -128L0 -160L14 -128L13 84Z", STEEL_HI, 3.6)
        + path("M0 -157L13 -128L12 84H0Z", COBALT_LT)
        + line("M0 -128V80", 2.4, COBALT_DK)
        + line("M6 -118V60", 1.2, COBALT_DK)
        + line(gleams, 1.1, STEEL_DK)
        + ink("M-8 96H8L7 132H-7Z", ALMAGRE, 2.6)
        + line("M-8 104L8 98M-8 112L8 106M-8 120L8 114M-8 128L8 122", 1.5)
        + ink(guard, OCHRE_LT, 3.2)
        + path("M6 90Q46 90 62 74Q60 100 18 98H4Z", OCHRE_DK, opacity=0.45)
        + ink(circle(0, 93, 7), COBALT, 1.8)
        + "".join(path(circle(x, 90, 3.4), ALMAGRE, INK, 1) for x in (-30, 30))
        + ink(circle(0, 141, 12), OCHRE_LT, 2.8)
        + path(circle(0, 141, 4.4), ALMAGRE, INK, 1.3)
    )


def ace_of_bastos() -> str:
    """A great club that has not forgotten it was a tree."""
    large = ink("M0 0Q24 -26 54 -12Q34 12 0 0Z", OLIVE_LT, 2.4) + line("M4 -1Q26 -10 48 -11", 1.4)
    small = ink("M0 0Q20 -20 44 -10Q28 10 0 0Z", OLIVE_LT, 2.2) + line("M4 -1Q22 -8 38 -9", 1.3)
    leaves = (
        group(large, 164, 150, 1, -28) + group(large, 106, 210, (-1, 1), 20) + group(small, 166, 246, 1, 18)
    )
    return group(basto(), _MIDDLE, 198, 2.7, 6) + leaves + ribbon(334, TERRA, TERRA_DK)


def _boughs(leaves: int, apart: float, y: float, size: float, turn: float) -> str:
    """Two boughs that lean away from each other, rooted so far to either side of the middle."""
    right = group(sprig(leaves), apart, y, size, turn)
    return group(right, _MIDDLE) + group(right, _MIDDLE, 0, (-1, 1))


def sprig(leaves: int) -> str:
    """A bough that grows upward from (0, 0) with so many pairs of leaves and a berry."""
    high = leaves * 17
    leaf = ink("M0 0Q9 -9 20 -5Q12 5 0 0Z", OLIVE, 1.6)
    drawn = line(spline([(0, 0), (10, -leaves * 8), (4, -high)], False), 2.2)
    for k in range(1, leaves + 1):
        share = k / leaves
        drawn += "".join(group(leaf, 10 * sin(share * 2.4), 6 - high * share, (side, 1)) for side in (-1, 1))
    return drawn + path(circle(4, -high - 3, 4), ALMAGRE, INK, 1.3)


def ribbon(y: float, colour: str, dark: str) -> str:
    """A ribbon with the maker's name."""
    half, x = 43, _MIDDLE
    tail = f"M{-half - 20} 9L{-half + 8} 3V31L{-half - 20} 37L{-half - 10} 23Z"
    band = f"M{-half} 0Q0 -9 {half} 0V28Q0 19 {-half} 28Z"
    ends = "".join(group(ink(tail, dark, 2.2), x, y, (side, 1)) for side in (1, -1))
    words = text(_MAKER, x, y + 16.4, 11.4, "spectral", PAPER_HI, track=0.6)
    return ends + group(ink(band, colour, 2.6), x, y) + words


ACES = {
    "oros": ace_of_oros,
    "copas": ace_of_copas,
    "espadas": ace_of_espadas,
    "bastos": ace_of_bastos,
}
