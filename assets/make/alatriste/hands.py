"""What hands hold in Madrid: each thing is drawn with its grip at (0, 0)."""

from __future__ import annotations

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    INK2,
    OCHRE_LT,
    PAPER_HI,
    SEPIA,
    STEEL,
    STEEL_HI,
    WALNUT,
)
from assets.make.drawing.svg import circle, edged, group, ink, line, path, spline


def sword(turn: float = 0.0, long: float = 66.0) -> str:
    """A rapier with its cup hilt, the blade to the right."""
    blade = f"M4 0L{long} -1"
    drawn = edged(blade, 3.6, 1.7, STEEL_HI)
    drawn += ink("M4 -7Q-3 0 4 7Q8 0 4 -7Z", OCHRE_LT, 1.5) + edged("M6 -11V11", 3, 1.4, OCHRE_LT)
    return group(drawn + line("M-2 0H-7", 3.2), 0, 0, 1, turn)


def dagger(turn: float = 0.0) -> str:
    """A dagger, its point to the right."""
    drawn = ink("M4 -2.4L30 0L4 2.4Z", STEEL_HI, 1.4) + edged("M4 -6V6", 3, 1.4, OCHRE_LT)
    return group(drawn + line("M-6 0H2", 3.4, WALNUT), 0, 0, 1, turn)


def paper(turn: float = 0.0) -> str:
    """A written sheet."""
    return group(
        ink("M-2 -15L18 -17L20 8L0 10Z", PAPER_HI, 1.6)
        + line("M3 -10l11 -1M3 -5l12 -1M4 0l11 -1M4 5l7 -.6", 1.1, SEPIA),
        0,
        0,
        1,
        turn,
    )


def purse() -> str:
    """A purse drawn together at its neck."""
    return ink("M-3 2Q-14 16 -8 24Q0 30 9 24Q14 15 4 2Z", "#8A5A36", 1.8) + line(
        "M-5 3Q0 7 6 3", 1.8, OCHRE_LT
    )


def staff(high: float = 100.0) -> str:
    """The tall white staff of a constable, held in its middle."""
    return line(f"M0 {-high * 0.55}V{high * 0.45}", 3.8) + line(
        f"M0 {-high * 0.55}V{high * 0.45}", 2, PAPER_HI
    )


def halberd(down: float = 52.0) -> str:
    """A halberd, its foot `down` below the hand."""
    shaft = f"M0 -62V{down}"
    blade = "M0 -92L4 -76L14 -78Q11 -66 2 -66L0 -58L-2 -66L-9 -68L-4 -76Z"
    return edged(shaft, 3.8, 1.9, "#8A6239") + ink(blade, STEEL_HI, 1.6)


def lantern(glow: bool = True) -> str:
    """A lantern hanging from the hand."""
    drawn = path(circle(0, 16, 22), OCHRE_LT, opacity=0.3) if glow else ""
    drawn += line("M0 0V6", 1.8) + ink("M-6 8H6L7 24H-7Z", OCHRE_LT, 1.7) + ink("M-7 8Q0 1 7 8Z", INK2, 1.4)
    return drawn + line("M0 8V24M-7 24H7", 1.3)


def cross(turn: float = 0.0) -> str:
    """A crucifix held up."""
    return group(edged("M0 12V-26M-9 -15H9", 5.4, 2.8, OCHRE_LT), 0, 0, 1, turn)


def cup() -> str:
    """A goblet."""
    return ink("M-6 -14H7Q7 -4 1 -3V4H5V6H-4V4H-1V-3Q-7 -4 -6 -14Z", STEEL, 1.5)


def fan() -> str:
    """An open fan."""
    return ink("M0 2L-14 -14Q0 -26 16 -12Z", ALMAGRE, 1.6) + line(
        "M0 2L-7 -18M0 2L1 -20M0 2L9 -17", 0.9, OCHRE_LT
    )


def book(turn: float = 0.0) -> str:
    """A bound book."""
    return group(
        ink("M-3 -12H15V10H-3Z", ALMAGRE_DK, 1.8)
        + path("M0 10H15V7H0Z", PAPER_HI, INK, 0.8)
        + line("M1 -8H11", 1.2, OCHRE_LT),
        0,
        0,
        1,
        turn,
    )


def guitar() -> str:
    """A guitar held across the breast, its middle at (0, 0)."""
    body = spline(
        [(-26, -2), (-24, -12), (-12, -11), (-6, -7), (2, -8), (6, 0), (2, 8), (-6, 8), (-12, 12), (-24, 10)]
    )
    drawn = ink("M4 -3L40 -10L41 -4L4 4Z", WALNUT, 1.6) + ink(body, "#C08A4A", 2)
    return drawn + path(circle(-6, 0, 3.6), INK2) + line("M-18 0L40 -7", 0.8, PAPER_HI)
