"""The heads of the court: a face with its hair and beard, drawn about (0, 0), from -24 to 28 high.

Crowns and hats are drawn for a head of that size: their rim lies at about y = -16.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from assets.make.drawing.palette import (
    ALMAGRE,
    COBALT,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_DK,
    PAPER_HI,
    STEEL,
    STEEL_DK,
    STEEL_HI,
    mix,
)
from assets.make.drawing.svg import Point, circle, clip, ink, line, path, polygon
from assets.make.ui.portraits import FAIR, Skin, brows, cheeks, eyes, head, mirrored, neck, shape


class Face(NamedTuple):
    """Who it is: hair and how it falls, beard, where the eyes look, and how far the brows frown."""

    hair: str
    style: str
    beard: str = ""
    look: float = 1.2
    frown: float = 0.4
    skin: Skin = FAIR


BROWN, BLACK, BLOND, RED, WHITE = "#6B3F20", "#33241D", "#C08A36", "#93421E", "#E4DCCB"


def visage(face: Face) -> str:
    """The whole head without its hat."""
    skin, dark = face.skin, mix(face.hair, INK, 0.35)
    drawn = shape(mirrored(_HAIR[face.style]), face.hair, 2.6) + line(_STRANDS[face.style], 1.1, dark)
    drawn += neck(skin, 7, 22)
    drawn += head([(0, -24), (13, -21), (19, -12), (19.4, 3), (15, 17), (7, 25), (0, 27)], skin)
    drawn += cheeks(skin, 11.6, 8.6, 4.8, 0.6)
    if face.beard:
        drawn += _BEARDS[face.beard](face.hair, dark)
    drawn += eyes(8.4, -1.4, 5.4, 3.4, look=face.look, iris=INK2, size=2.4, lid=1.9)
    drawn += brows(8.6, -9, 5.8, 2, face.frown, 2.3, mix(face.hair, INK, 0.45))
    drawn += line("M1 -4Q5.4 5.4 3.8 8Q1 10.4 -2.8 8.8", 1.6)
    if face.beard:
        drawn += _MOUSTACHE[face.beard](face.hair)
    return drawn + path("M-5 15.4Q-2 14.4 0 15.2Q2 14.4 5 15.4Q0 20.6 -5 15.4Z", skin.lip, INK, 0.9)


_HAIR: dict[str, Sequence[Point]] = {
    "long": [(0, -32), (14, -29), (25, -14), (28, 6), (31, 22), (27, 36), (17, 37), (11, 28), (0, 26)],
    "bob": [(0, -31), (15, -29), (25, -12), (24, 6), (27, 20), (21, 27), (11, 23), (0, 22)],
    "short": [(0, -30), (14, -28), (22, -16), (22.4, 2), (20, 10), (12, 12), (0, 12)],
    "curls": [
        (0, -32), (13, -31), (24, -22), (26, -12), (30, -4), (27, 4), (31, 12), (27, 19), (29, 26),
        (20, 29), (11, 24), (0, 22),
    ],
}  # fmt: skip
"""The right half of each way to wear one's hair, from the crown down."""

_STRANDS = {
    "long": "M22 0Q26 14 22 28M25 8Q29 20 24 32M-22 0Q-26 14 -22 28M-25 8Q-29 20 -24 32",
    "bob": "M21.4 0Q23.6 12 21 21M-21.4 0Q-23.6 12 -21 21",
    "short": "M20.6 -8Q21 0 19.4 6M-20.6 -8Q-21 0 -19.4 6",
    "curls": "M23 -8q4 4 0 8M24 8q4 4 0 8M23 20q3 3 -1 5M-23 -8q-4 4 0 8M-24 8q-4 4 0 8M-23 20q-3 3 1 5",
}


def _full(hair: str, dark: str) -> str:
    beard = mirrored([(0, 9), (8, 9.6), (14, 8), (20, -2), (20, 14), (15, 30), (7, 39), (0, 42)])
    return shape(beard, hair, 2) + line(
        "M-8 22Q-7 30 -4 36M0 25V38M8 22Q7 30 4 36M-14 16l1 9M14 16l-1 9", 1, dark
    )


def _flowing(hair: str, dark: str) -> str:
    beard = mirrored([(0, 9), (8, 9.6), (14, 8), (20, -2), (22, 16), (21, 34), (13, 50), (5, 58), (0, 62)])
    waves = "M-9 20Q-14 34 -7 48M-3 24Q-6 40 -1 56M4 24Q8 38 5 52M11 20Q16 32 10 44"
    return shape(beard, hair, 2) + line(waves, 1.1, dark)


def _forked(hair: str, dark: str) -> str:
    beard = mirrored([(0, 9), (8, 9.6), (14, 8), (20, -2), (21, 16), (17, 34), (10, 49), (5, 43), (0, 37)])
    return shape(beard, hair, 2) + line(
        "M-8 20Q-11 32 -10 42M8 20Q11 32 10 42M0 22V30M-14 16l-1 9M14 16l1 9", 1, dark
    )


def _pointed(hair: str, dark: str) -> str:
    beard = mirrored([(0, 18.6), (6, 18), (9, 21), (7, 31), (0, 45)])
    return shape(beard, hair, 1.8) + line("M-2.4 24Q-2 32 0 38M3 24Q3 30 1.4 35", 1, dark)


def _goatee(hair: str, dark: str) -> str:
    return shape(mirrored([(0, 19), (5, 18.6), (6, 27), (0, 35)]), hair, 1.6) + line("M0 23V31", 1, dark)


def _hanging(hair: str) -> str:
    return ink("M0 11.4Q-6 9 -13 15Q-7 16.6 0 14Q7 16.6 13 15Q6 9 0 11.4Z", hair, 1.3)


def _turned_up(hair: str) -> str:
    return ink(
        "M0 11.6Q-6 9.6 -10 12.4Q-14 13 -16 8.6Q-16 15.4 -9 15.8Q-3 15.8 0 14"
        "Q3 15.8 9 15.8Q16 15.4 16 8.6Q14 13 10 12.4Q6 9.6 0 11.6Z",
        hair,
        1.3,
    )


_BEARDS: dict[str, Callable[[str, str], str]] = {
    "full": _full,
    "flowing": _flowing,
    "forked": _forked,
    "pointed": _pointed,
    "goatee": _goatee,
    "moustache": lambda hair, dark: "",
}
_MOUSTACHE = {
    "full": _hanging,
    "flowing": _hanging,
    "forked": _turned_up,
    "pointed": _turned_up,
    "goatee": _hanging,
    "moustache": _turned_up,
}


# --- what they wear on it ---

_SPIKES: dict[str, tuple[str, Sequence[float]]] = {
    "points": (
        "M-24 -12L-30 -38L-16 -27L-10 -45L0 -29L10 -45L16 -27L30 -38L24 -12Q0 -5 -24 -12Z",
        (-30, -10, 10, 30),
    ),
    "lilies": (
        "M-24 -12L-27 -26Q-36 -28 -32 -37Q-26 -38 -24 -32Q-18 -30 -13 -25Q-11 -32 -6 -34Q-9 -44 0 -49"
        "Q9 -44 6 -34Q11 -32 13 -25Q18 -30 24 -32Q26 -38 32 -37Q36 -28 27 -26L24 -12Q0 -5 -24 -12Z",
        (-31, 0, 31),
    ),
    "towers": (
        "M-24 -12L-28 -36H-19L-18 -28H-9L-8 -40H8L9 -28H18L19 -36H28L24 -12Q0 -5 -24 -12Z",
        (-23.5, 0, 23.5),
    ),
    "leaves": (
        "M-24 -12L-31 -34Q-21 -38 -17 -26Q-16 -42 0 -48Q16 -42 17 -26Q21 -38 31 -34L24 -12Q0 -5 -24 -12Z",
        (-30, 0, 30),
    ),
}
"""Outline of each crown, and where its pearls sit."""
_PEARLS: dict[str, dict[float, float]] = {
    "points": {10: -46, 30: -39},
    "lilies": {0: -50, 31: -39},
    "towers": {0: -42, 23.5: -38},
    "leaves": {0: -50, 30: -36},
}


def crown(kind: str, cap: str) -> str:
    """A king's crown over a cap of cloth."""
    gold, pearls = _SPIKES[kind]
    drawn = ink("M-22 -12Q-24 -33 0 -38Q24 -33 22 -12Z", cap, 2) + ink(gold, OCHRE_LT, 2.6)
    drawn += clip(gold, path("M5 -60H40V0H2Q12 -30 5 -60Z", OCHRE_DK, opacity=0.32))
    for k, x in enumerate(pearls):
        drawn += path(circle(x, _PEARLS[kind][abs(x)], 3.2), ALMAGRE if k % 2 else COBALT, INK, 1.2)
    drawn += line("M-23.6 -18.6Q0 -12.6 23.6 -18.6", 1.3)
    for x in (-13, 0, 13):
        y = -12.4 - abs(x) * 0.06
        stone = polygon([(x, y - 4), (x + 3.4, y), (x, y + 4), (x - 3.4, y)])
        drawn += path(stone, COBALT if x else ALMAGRE, INK, 0.8)
    return drawn


def _feather(colour: str) -> str:
    """A plume that rises from (20, -16) and falls to the left."""
    vane = "M19 -16Q36 -46 6 -62Q14 -52 8 -48Q18 -44 12 -38Q20 -34 15 -28Q20 -24 19 -16Z"
    return ink(vane, colour, 1.8) + line("M19 -18Q27 -42 12 -56", 1)


def beret(cloth: str, plume: str, brim: str = OCHRE_LT) -> str:
    """A page's flat cap with a rolled brim."""
    crown_ = "M-27 -14Q-34 -34 -6 -39Q26 -43 31 -22Q33 -12 22 -11Q0 -20 -27 -14Z"
    return (
        ink(crown_, cloth, 2.8)
        + path("M4 -39Q26 -40 29 -22Q31 -13 22 -12Q14 -16 8 -16Q16 -26 4 -39Z", INK, opacity=0.22)
        + line("M-18 -30Q-10 -36 0 -36", 1.6, PAPER_HI, 0.5)
        + ink("M-27 -13Q0 -22 24 -10Q25 -6 21 -5Q0 -15 -25 -7Q-30 -9 -27 -13Z", brim, 1.8)
        + _feather(plume)
        + path(circle(19, -13, 3.2), ALMAGRE, INK, 1)
    )


def bycocket(cloth: str, plume: str) -> str:
    """A hunter's hat, turned up behind and long in front."""
    return (
        ink("M-24 -13Q-22 -42 4 -45Q24 -40 25 -13Q0 -21 -24 -13Z", cloth, 2.6)
        + path("M6 -44Q24 -38 24 -14Q16 -17 10 -17Q18 -32 6 -44Z", INK, opacity=0.22)
        + ink(
            "M-40 -6Q-24 -20 0 -20Q22 -20 30 -30Q34 -20 27 -11Q10 -14 -8 -13Q-26 -12 -40 -6Z",
            mix(cloth, PAPER_HI, 0.22),
            2.2,
        )
        + ink("M14 -22Q30 -38 52 -40Q46 -34 48 -30Q40 -30 40 -25Q32 -26 30 -20Q22 -22 16 -18Z", plume, 1.7)
        + line("M18 -21Q32 -32 46 -36", 1)
    )


def wreath(leaf: str, flower: str) -> str:
    """A garland of leaves and flowers on loose hair."""
    drawn = ""
    for k in range(9):
        x = -24 + 6 * k
        y = -15 - 0.014 * (24**2 - x**2)
        d = f"M{x} {y:.1f}q-5 -9 1 -14q7 5 -1 14Z" if k % 2 else f"M{x} {y:.1f}q-9 -3 -11 3q6 5 11 -3Z"
        drawn += ink(d, leaf, 1.5)
    for x, y in ((-19, -19), (-3, -25), (14, -22)):
        petals_ = "".join(
            path(circle(x + dx, y + dy, 3), flower, INK, 0.9) for dx, dy in ((-3, -2), (3, -2), (0, 3))
        )
        drawn += petals_ + path(circle(x, y, 1.7), OCHRE_LT, INK, 0.7)
    return drawn


def chaperon(cloth: str, lining: str) -> str:
    """A hood wound round the head, with its tail over one shoulder."""
    return (
        ink("M18 -22Q42 -18 38 8Q40 26 32 40Q26 34 28 18Q30 0 16 -8Z", cloth, 2.4)
        + ink("M-26 -12Q-34 -26 -20 -32Q-14 -44 4 -41Q24 -42 28 -28Q36 -18 24 -10Q0 -20 -26 -12Z", cloth, 2.8)
        + line("M-20 -31Q-2 -36 14 -24M-12 -39Q8 -38 24 -26M32 -4Q34 10 31 28", 1.4)
        + ink("M-26 -13Q0 -23 25 -11Q25 -6 21 -5Q0 -15 -25 -6Q-30 -8 -26 -13Z", lining, 1.8)
        + path(circle(-14, -13.4, 3.4), OCHRE_LT, INK, 1.1)
    )


def broad_hat(cloth: str, plume: str) -> str:
    """A cavalier's hat with its brim turned up at one side."""
    return (
        ink("M-20 -17Q-20 -40 0 -42Q20 -40 20 -17Z", cloth, 2.6)
        + path("M6 -42Q20 -38 19 -18H10Q15 -32 6 -42Z", INK, opacity=0.25)
        + ink("M-42 -10Q-26 -24 0 -22Q28 -24 40 -34Q44 -20 32 -13Q0 -10 -42 -10Z", cloth, 2.4)
        + ink("M-20 -22Q0 -16 20 -23V-18Q0 -11 -20 -17Z", OCHRE_LT, 1.5)
        + ink("M16 -24Q26 -48 52 -46Q60 -38 50 -26Q48 -34 42 -30Q42 -22 34 -24Q26 -16 16 -20Z", plume, 1.9)
        + line("M20 -23Q32 -38 50 -40", 1.1)
    )


def morion(plume: str) -> str:
    """A helmet with a comb and a turned-up brim."""
    return (
        ink("M6 -38Q-14 -68 -38 -47Q-25 -50 -25 -42Q-34 -40 -35 -28Q-24 -36 -14 -32Q-6 -40 6 -38Z", plume, 2)
        + line("M2 -38Q-14 -54 -30 -46M-4 -37Q-18 -44 -30 -34", 1)
        + ink("M-23 -14Q-22 -42 0 -43Q22 -42 23 -14Z", STEEL, 2.6)
        + path("M4 -43Q22 -42 22 -14H8Q14 -30 4 -43Z", STEEL_DK, opacity=0.7)
        + ink("M-6 -43Q0 -51 6 -43L4 -16Q0 -14 -4 -16Z", OCHRE_LT, 1.8)
        + ink("M-34 -22Q-28 -10 0 -12Q28 -10 34 -22Q30 -6 22 -6Q0 -10 -22 -6Q-30 -6 -34 -22Z", STEEL_HI, 2.4)
        + "".join(path(circle(x, -9.6, 1.4), INK) for x in (-18, -9, 9, 18))
    )


def sallet(plume: str) -> str:
    """A round helmet with its visor up and a plume that stands on top."""
    return (
        ink("M-3 -44Q-14 -66 4 -78Q0 -68 10 -68Q6 -60 16 -60Q8 -54 12 -48Q6 -48 3 -43Z", plume, 2)
        + line("M0 -45Q-4 -60 4 -70", 1)
        + ink("M-24 8Q-28 -40 0 -44Q28 -40 24 8L17 4Q19 -12 14 -18H-14Q-19 -12 -17 4Z", STEEL, 2.6)
        + path("M4 -44Q27 -38 23 7L18 4Q20 -24 4 -44Z", STEEL_DK, opacity=0.65)
        + ink("M-23 -20Q0 -36 23 -20Q25 -12 21 -9Q0 -22 -21 -9Q-25 -12 -23 -20Z", STEEL_HI, 2.2)
        + line("M-14 -20Q0 -27 14 -20", 1.5)
        + "".join(path(circle(x, 0, 1.7), OCHRE, INK, 0.8) for x in (-20.6, 20.6))
        + line("M0 -43V-29", 1.4, PAPER_DK)
    )
