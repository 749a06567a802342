"""The four suits of the Spanish deck, each drawn about (0, 0) in a box 66 wide and 92 high."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

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
    OLIVE_DK,
    OLIVE_LT,
    PAPER_HI,
    STEEL_HI,
)
from assets.make.drawing.svg import (
    circle,
    clip,
    ellipse,
    group,
    ink,
    line,
    path,
    petals,
    polygon,
    spline,
)


class Suit(NamedTuple):
    """How a suit is drawn: its pip, the colour of its frame, and the gaps (pintas) in the frame's ends.

    The pintas tell the suit of a fanned card without its colour: none for oros, one for copas, two, three.
    """

    pip: Callable[[], str]
    frame: str
    pintas: int


def oro() -> str:
    """A gold coin with a flower in its middle."""
    r = 33
    rim = [(reach * cos(k * pi / 20), reach * sin(k * pi / 20)) for k, reach in enumerate((r, r * 0.93) * 20)]
    beads = "".join(
        path(circle(r * 0.75 * cos(a), r * 0.75 * sin(a), 1.25), INK)
        for a in (pi * k / 12 for k in range(24))
    )
    return (
        ink(spline(rim), OCHRE, 2.8)
        + path(circle(0, 0, r * 0.86), OCHRE_LT)
        + path("M-28.4 0A28.4 28.4 0 0 0 20.5 19.8A31.4 31.4 0 0 1 -28.4 0Z", OCHRE, opacity=0.75)
        + line(circle(0, 0, r * 0.84), 1.2)
        + beads
        + ink(circle(0, 0, r * 0.64), ALMAGRE, 1.7)
        + path(petals(0, 0, r * 0.6, 8, 0.62), OCHRE_LT, INK, 0.9)
        + path(petals(0, 0, r * 0.36, 8, 0.5, -67.5), PAPER_HI, INK, 0.7)
        + ink(circle(0, 0, r * 0.15), COBALT, 1.3)
    )


def copa() -> str:
    """A goblet of gold with a red band."""
    bowl = spline(
        "-27 -36, -27 -36, -26.5 -22, -22 -6, -13 4, -5 9, -5 9,"
        "5 9, 5 9, 13 4, 22 -6, 26.5 -22, 27 -36, 27 -36"
    )
    stem = (
        "M-4.5 8L4.5 8L4 14Q10 17 4 21L3.5 26Q8 33 21 36Q25 38 24 43Q0 49 -24 43Q-25 38 -21 36"
        "Q-8 33 -3.5 26L-4 21Q-10 17 -4 14Z"
    )
    shade = "M1 10L4 10L3.6 14Q8 17 3.6 20.5L3 26Q8 33 20 36.5Q23 39 22.5 42Q12 45 2 45Z"
    lozenges = "".join(
        path(polygon([(x, -23), (x + 4.6, -17), (x, -11), (x - 4.6, -17)]), colour, INK, 1)
        for x, colour in ((-18, OCHRE_LT), (-6, PAPER_HI), (6, PAPER_HI), (18, OCHRE_LT))
    )
    flutes = "".join(line(f"M{k * 5} -5Q{k * 4} 3 {k * 1.6:.1f} 8", 1.1) for k in range(-2, 3))
    band = path("M-30 -26H30V-8H-30Z", ALMAGRE) + line("M-30 -26.5H30M-30 -8H30", 1.6)
    return (
        ink(stem, OCHRE, 3)
        + path(shade, OCHRE_DK, opacity=0.45)
        + line("M-20 39.5Q0 44.5 20 39.5", 1.3)
        + ink(ellipse(0, 17.3, 7.5, 3.6), ALMAGRE, 1.8)
        + ink(bowl, OCHRE_LT, 3.2)
        + clip(bowl, band + path("M8 -40Q26 -10 4 14H40V-40Z", OCHRE_DK, opacity=0.38))
        + lozenges
        + flutes
        + ink(ellipse(0, -36, 27.5, 6.6), OCHRE_LT, 2.6)
        + path(ellipse(0, -35.2, 22.5, 4), ALMAGRE_DK, INK, 1.2)
        + line("M-22 -33Q-21 -20 -17 -9", 1.6, PAPER_HI, 0.55)
    )


def espada() -> str:
    """A short sword, its point up."""
    guard = (
        "M-25 13Q-28 9 -24 8Q-19 8 -17 13Q-10 18 0 17Q10 18 17 13Q19 8 24 8Q28 9 25 13"
        "Q20 25 6 25H-6Q-20 25 -25 13Z"
    )
    return (
        ink("M-6 20L-6.6 -34L0 -47L6.6 -34L6 20Z", STEEL_HI, 2.8)
        + path("M0 -46L6.4 -34L5.8 20L0 20Z", COBALT_LT)
        + line("M0 -36L0 18", 1.6, COBALT_DK)
        + line("M3.2 -30V14", 0.9, COBALT_DK)
        + ink("M-4.2 24H4.2L3.6 38H-3.6Z", ALMAGRE, 2.2)
        + line("M-4 28L4 26M-4 32L4 30M-4 36L4 34", 1.1)
        + ink(guard, OCHRE_LT, 2.6)
        + path("M2 19Q18 20 25 12Q20 24.5 6 24.5H0Z", OCHRE_DK, opacity=0.45)
        + path(circle(0, 21, 2.6), COBALT, INK, 1)
        + ink(circle(0, 41, 5.4), OCHRE_LT, 2.4)
        + path(circle(0, 41, 1.7), ALMAGRE, INK, 0.8)
    )


def basto() -> str:
    """A green club, rough from the tree, with a ribbon round its grip."""
    trunk = spline(
        "-7 45, -7 45, -8 36, -9 22, -11 8, -12 -6, -14 -20, -17 -33, -14 -43, -3 -47, 9 -46, 16 -39, 17 -28,"
        "13 -14, 12 0, 10 16, 8 32, 8 45, 8 45"
    )
    light = spline("-12 -40, -8 -30, -9 -12, -6 8, -5 30, -8 44, -12 20, -16 -20")
    bark = "M-6 24Q-4 32 -5 40M4 26Q5 34 4 41M-10 -32Q-7 -27 -8 -20M8 -30Q9 -24 7 -18"
    return (
        _stub(12, -10, 62)
        + _stub(-12, -2, -58)
        + _stub(9, 22, 58, 9, 6.5)
        + _stub(-13, -26, -66, 8)
        + ink(trunk, OLIVE, 3)
        + clip(
            trunk,
            path("M2 -50Q14 -20 3 50H30V-50Z", OLIVE_DK, opacity=0.75) + path(light, OLIVE_LT, opacity=0.9),
        )
        + ink(ellipse(0, -41.5, 11, 4.2), OCHRE_LT, 1.8)
        + line(ellipse(0, -41.5, 6, 2), 1)
        + path(circle(0, -41.5, 1), INK)
        + ink(ellipse(-2, -14, 4.6, 6), OLIVE_DK, 1.5)
        + line(ellipse(-2, -14, 2, 3), 1)
        + ink(ellipse(3, 12, 3.6, 5), OLIVE_DK, 1.4)
        + line(bark, 1.2)
        + line("M-7.5 41H8", 2.4, ALMAGRE)
        + line("M-7.5 37.5H8", 1.2, OCHRE_LT)
    )


def _stub(x: float, y: float, turn: float, long: float = 10, wide: float = 7.5) -> str:
    """What is left of a cut twig."""
    half = wide / 2
    bark = f"M{-half - 1} 4L{-half} {-long}Q0 {-long - 3} {half} {-long}L{half + 1} 4Z"
    cut = path(ellipse(0, -long, half, wide * 0.24), OCHRE_LT, INK, 1.1)
    return group(ink(bark, OLIVE, 2.4) + cut, x, y, 1, turn)


SUITS = {
    "oros": Suit(oro, OCHRE_DK, 0),
    "copas": Suit(copa, ALMAGRE, 1),
    "espadas": Suit(espada, COBALT, 2),
    "bastos": Suit(basto, OLIVE_DK, 3),
}
