"""The hats of their portraits that some keep who fight, in profile to the right, on a head around (0, 0)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    INK,
    OCHRE,
    OCHRE_LT,
    PAPER_HI,
    SEA,
)
from assets.make.drawing.svg import circle, clip, ink, line, path, petals, spline

WEIGHT = 0.75
ROUND = "M-10 -9Q-10 -24 1 -24Q12 -24 11.4 -9Q1 -13 -10 -9Z"
DENTED = "M-10 -9Q-11 -25 -4 -25Q1 -22 6 -25Q13 -24 11.4 -9Q1 -13 -10 -9Z"
FLAT = "M-9.6 -9L-8.6 -23Q1 -25 11 -23L11.4 -9Q1 -13 -9.6 -9Z"
TALL = "M-9 -9L-10.6 -33Q1 -36 12.6 -33L10.8 -9Q1 -13 -9 -9Z"
CURLED = "M-22 -8Q-16 -9 -10 -11Q1 -14.6 12 -11Q19 -9 24 -10Q25 -4 18 -4.6Q1 -10 -14 -3.6Q-22 -2 -22 -8Z"
LEVEL = "M-25 -5Q-14 -11 -9 -11Q1 -14 11 -11Q18 -11 26 -7Q26 -3.4 20 -4Q1 -10 -18 -1.8Q-26 -1.4 -25 -5Z"


def brimmed(crown: str, brim: str, felt: str, band: str, stripes: str = "") -> str:
    """A hat with a crown, a brim and a band, and perhaps stripes of another colour."""
    drawn = ink(crown, felt, 1.9 * WEIGHT)
    if stripes:
        drawn += clip(crown, line("M-12 -14Q1 -19 13 -14M-12 -20Q1 -24 13 -20", 1.8, stripes))
    drawn += path("M-10 -13Q1 -17 11.4 -13L11.5 -9Q1 -13 -10 -9Z", band, INK, 0.9 * WEIGHT)
    drawn += ink(brim, felt, 2 * WEIGHT)
    return drawn + (clip(brim, line("M-24 -4Q1 -15 26 -6", 1.6, stripes)) if stripes else "")


def _beanie() -> str:
    cap = ink("M-12 -6Q-14 -22 0 -22Q13 -22 11.6 -7Z", "#1F4E8C", 1.8 * WEIGHT)
    cuff = ink("M-13.4 -3Q-1 -9 12.4 -5.4L12.8 -11Q0 -15 -13.8 -9.4Z", "#5E93CC", 1.8 * WEIGHT)
    ribs = line("M-9 -10L-9 -5.4M-4 -12L-4 -7.4M1 -12.6V-8M6 -12.4V-7.6", 0.9)
    return ink(circle(1, -23, 3.6), PAPER_HI, 1.5 * WEIGHT) + cap + cuff + ribs


def _turban() -> str:
    cloth = "M-12 -1Q-20 -16 -5 -22Q11 -25 13 -8Q2 -11 -12 -1Z"
    folds = line("M-15 -6Q-2 -20 12 -12M-13 -14Q-2 -24 9 -19", 2, ALMAGRE)
    folds += line("M-13.6 -3Q-4 -15 12.6 -9.6", 1.2, "#1F6E6A")
    knot = ink("M-10 -18Q-19 -26 -17 -15Q-22 -10 -12 -11Z", ALMAGRE, 1.5 * WEIGHT)
    return knot + ink(cloth, OCHRE, 1.9 * WEIGHT) + clip(cloth, folds)


def _beret() -> str:
    cloth = "M12 -6Q21 -12 13 -18Q-2 -26 -16 -17Q-21 -8 -12 -4Q0 -11 12 -6Z"
    return (
        line("M0 -21L1 -26", 2)
        + ink(cloth, ALMAGRE, 2 * WEIGHT)
        + line("M-12 -15Q-4 -20 6 -19", 1.6, ALMAGRE_LT)
    )


def _red_cap() -> str:
    cap = ink("M-13 -8Q-16 -22 0 -22Q15 -21 13 -9Z", ALMAGRE_DK, 1.9 * WEIGHT)
    return cap + ink("M-13 -3.6Q-1 -9 12.4 -5.6L13 -10.6Q0 -14.4 -13.6 -9Z", "#4C6A2B", 1.6 * WEIGHT)


LACE = "#2B2630"


def _veil() -> str:
    hung = spline([(4, -16), (-9, -19), (-15, -6), (-19, 10), (-23, 22), (-6, 24), (3, 20), (-2, 4), (6, -9)])
    return ink(hung, LACE, 1.8 * WEIGHT)


def _mantilla() -> str:
    edge = ink(
        "M7 -12Q8 -22 -3 -23Q-14 -21 -15 -2Q-14 12 -8 20L-3 18Q-7 8 -6 -1Q-4 -9 7 -12Z", LACE, 1.7 * WEIGHT
    )
    dots = ((4.6, -13), (-0.4, -10.6), (-4, -6.6), (-5.6, -1), (-5.6, 5), (-4.6, 11))
    return edge + path("".join(circle(x, y, 1) for x, y in dots), "#A79EB0")


def _kerchief() -> str:
    cloth = spline(
        [(9, -12), (-3, -19), (-15, -9), (-14, 7), (-5, 15), (3, 13), (-3, 7), (-5, -2), (0, -8), (9, -8)]
    )
    knot = ink("M-2 12Q4 9 8 12L4 15L9 21L1 18L-5 20Z", "#3F6F7A", 1.4 * WEIGHT)
    flowers = ((-9, -10), (-2, -14), (-10, 0), (-8, 8))
    blossoms = "".join(
        path(petals(x, y, 2.4, 5, 0.8), ALMAGRE_LT) + path(circle(x, y, 0.8), OCHRE_LT) for x, y in flowers
    )
    return ink(cloth, "#3F6F7A", 1.9 * WEIGHT) + blossoms + knot


def _ribbon() -> str:
    band = "M8.6 -13Q-4 -13 -7.6 3.4L-11.6 1Q-11 -17 6 -18.4Z"
    return ink(band, SEA, 1.5 * WEIGHT) + line("M6.6 -15.6Q-6 -15 -9.6 2", 0.9, PAPER_HI)


def _bow() -> str:
    loops = ink("M-9 -9Q-22 -22 -21 -9Q-20 -3 -9 -9Z", ALMAGRE, 1.5 * WEIGHT)
    loops += ink("M-9 -9Q-8 -26 1 -19Q3 -12 -9 -9Z", ALMAGRE, 1.5 * WEIGHT)
    return loops + ink(circle(-9, -9, 3), ALMAGRE_LT, 1.3 * WEIGHT)


HATS: dict[str, Callable[[], str]] = {
    "beanie": _beanie,
    "turban": _turban,
    "straw": partial(brimmed, ROUND, LEVEL, "#E8C66C", ALMAGRE),
    "striped straw": partial(brimmed, DENTED, LEVEL, "#EFDDB0", "#4A3A30", "#4A3A30"),
    "top hat": partial(brimmed, TALL, CURLED, "#2B2A33", ALMAGRE),
    "white hat": partial(brimmed, DENTED, CURLED, PAPER_HI, "#C9BFA8"),
    "flat hat": partial(brimmed, FLAT, LEVEL, "#33303A", "#22202A"),
    "beret": _beret,
    "red cap": _red_cap,
    "mantilla": _mantilla,
    "kerchief": _kerchief,
    "ribbon": _ribbon,
    "bow": _bow,
}
BEHIND: dict[str, Callable[[], str]] = {"mantilla": _veil}
"""What of a hat hangs behind the head."""
