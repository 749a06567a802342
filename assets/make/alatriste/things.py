"""Rooms and what is found in them, from curtains and candles to ducats, dice and a flag."""

from __future__ import annotations

from assets.make.alatriste.scenery import block, halo
from assets.make.bulls.dice_and_signs import PIPS
from assets.make.drawing.palette import (
    ALMAGRE,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_DK,
    PAPER_HI,
    SEPIA,
    TERRA,
    TERRA_DK,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
    mix,
)
from assets.make.drawing.svg import (
    circle,
    clip,
    edged,
    ellipse,
    group,
    ink,
    line,
    num,
    path,
    rounded,
    spline,
)


def room(width: float, height: float, wall: str, floor: str, y: float) -> str:
    """A wall and a floor of boards."""
    drawn = path(block(0, 0, width, height), wall)
    drawn += path(block(-2, y, width + 4, height), floor, INK, 1.4)
    boards = "".join(
        f"M{num(width / 2 + k * width * 0.09)} {num(y)}L{num(width / 2 + k * width * 0.17)} {num(height)}"
        for k in range(-7, 8)
    )
    return drawn + clip(block(0, y, width, height - y), line(boards, 0.9, INK, 0.5))


def curtain(x: float, width: float, height: float, colour: str, gather: int = 1) -> str:
    """A heavy curtain hanging from above, gathered to its outer side (1: the left, -1: the right)."""
    outer, inner = (x, x + width) if gather > 0 else (x + width, x)
    waist = outer + (inner - outer) * 0.35
    d = (
        f"M{num(outer)} -2H{num(inner)}Q{num(inner)} {num(height * 0.45)} {num(waist)} "
        f"{num(height * 0.6)}Q{num(inner - (inner - outer) * 0.3)} {num(height * 0.8)} "
        f"{num(inner - (inner - outer) * 0.2)} {num(height + 2)}H{num(outer)}Z"
    )
    folds = "".join(
        f"M{num(outer + (inner - outer) * t)} 0Q{num(outer + (inner - outer) * t)} "
        f"{num(height * 0.4)} {num(outer + (inner - outer) * t * 0.4)} {num(height * 0.58)}"
        f"L{num(outer + (inner - outer) * t * 0.8)} {num(height)}"
        for t in (0.25, 0.5, 0.75)
    )
    drawn = ink(d, colour, 1.8) + clip(d, line(folds, 2.2, mix(colour, INK, 0.45)))
    drawn += line(
        f"M{num(outer)} {num(height * 0.59)}L{num(waist + (inner - outer) * 0.03)} {num(height * 0.6)}",
        3.4,
    )
    return drawn + line(
        f"M{num(outer)} {num(height * 0.59)}L{num(waist + (inner - outer) * 0.03)} {num(height * 0.6)}",
        1.8,
        OCHRE_LT,
    )


def table(x: float, y: float, width: float, deep: float = 14, high: float = 26) -> str:
    """A table seen a little from above; (x, y) is the middle of its front edge."""
    half = width / 2
    top = (
        f"M{num(x - half)} {num(y)}L{num(x - half + 8)} {num(y - deep)}H{num(x + half - 8)}"
        f"L{num(x + half)} {num(y)}Z"
    )
    legs = "".join(ink(block(x + side * (half - 8) - 3, y + 4, 6, high), WALNUT, 1.3) for side in (-1, 1))
    return legs + ink(block(x - half, y, width, 6), WALNUT, 1.5) + ink(top, WALNUT_LT, 1.5)


def candle(x: float, y: float, size: float = 1.0, glowing: float = 34) -> str:
    """A burning candle on its stick."""
    light = halo(x, y - 24 * size, glowing * size) if glowing else ""
    drawn = ink("M-7 0Q0 -4 7 0Q0 3 -7 0Z", OCHRE, 1.2) + ink("M-2.6 -1V-17H2.6V-1Z", PAPER_HI, 1.2)
    drawn += path("M0 -17Q-4.4 -23 0 -30Q4.4 -23 0 -17Z", OCHRE_LT, ALMAGRE, 1.1)
    return light + group(drawn, x, y, size)


def lamp(x: float, y: float, size: float = 1.0, reach: float = 60) -> str:
    """A street lantern on its bracket, with its light; (x, y) is where it hangs."""
    light = halo(x, y + 14 * size, reach * size)
    drawn = line("M0 -4V0", 2) + ink("M-9 4H9L6 22H-6Z", OCHRE_LT, 1.6) + ink("M-10 4L0 -4L10 4Z", INK2, 1.4)
    return light + group(drawn + line("M0 4V22", 1.2), x, y, size)


def coins(x: float, y: float, count: int, size: float = 1.0) -> str:
    """A pile of ducats."""
    drawn = "".join(
        path(ellipse(0, -3.2 * k, 7, 3), OCHRE, INK, 1)
        + path(ellipse(0, -3.2 * k - 1.4, 7, 3), OCHRE_LT, INK, 1)
        for k in range(count)
    )
    return group(drawn, x, y, size)


def barrel(x: float, y: float, size: float = 1.0) -> str:
    """A barrel lying with its head to us."""
    drawn = ink(circle(0, -16, 16), WALNUT_LT, 2) + line(circle(0, -16, 12.4), 1.4, WALNUT_DK)
    drawn += line("M-7 -26V-6M0 -29V-3M7 -26V-6", 1, WALNUT_DK) + ink(block(-2, -9, 4, 5), OCHRE_DK, 1)
    return group(drawn, x, y, size)


def jug(x: float, y: float, size: float = 1.0, clay: str = TERRA) -> str:
    """An earthen jug."""
    drawn = edged("M7 -20Q16 -16 8 -7", 3.4, 1.6, clay)
    body = "M-4 -26H5L4.6 -21Q12 -12 7 0H-7Q-12 -12 -4.4 -21Z"
    return group(drawn + ink(body, clay, 1.7) + line("M-8 -11Q0 -8 9 -11", 1, TERRA_DK), x, y, size)


def sack(x: float, y: float, size: float = 1.0, cloth: str = PAPER_DK) -> str:
    """A full sack, tied."""
    body = spline([(-11, 0), (-13, -12), (-6, -22), (6, -22), (13, -12), (11, 0), (11, 0), (-11, 0)])
    drawn = ink("M-6 -21L-8 -29L0 -26L8 -29L6 -21Z", cloth, 1.4) + ink(body, cloth, 1.8)
    return group(
        drawn + line("M-6 -21.4H6", 2, SEPIA) + line("M-3 -17Q-5 -9 -4 -3M4 -17Q6 -9 4 -4", 0.9, SEPIA),
        x,
        y,
        size,
    )


def pips(x: float, y: float, side: float, face: int, turn: float) -> str:
    """A die of bone."""
    half = side / 2
    drawn = ink(rounded(-half, -half + side * 0.12, side, side, side * 0.2), PAPER_DK, 1.6)
    drawn += ink(rounded(-half, -half, side, side, side * 0.2), PAPER_HI, 1.6)
    dots = "".join(circle(a * side * 0.26, b * side * 0.26, side * 0.1) for a, b in PIPS[face])
    return group(drawn + path(dots, INK), x, y, 1, turn)


def flag(x: float, y: float, size: float = 1.0) -> str:
    """The flag of the tercios: the ragged cross of Burgundy on white."""
    cloth = "M0 -70Q14 -76 26 -68T52 -70V-40Q38 -34 26 -40T0 -38Z"
    drawn = edged("M0 0V-74", 3.4, 1.6, WALNUT_LT) + ink(cloth, PAPER_HI, 1.6)
    return group(drawn + clip(cloth, line("M2 -72L50 -38M50 -72L2 -38", 4.4, ALMAGRE)), x, y, size)
