"""The poster of Toruro: two players, one candle, and the hand that you hold against them."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from assets.make.drawing.beasts import bull_head
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    BAIZE,
    BAIZE_LT,
    COBALT,
    COBALT_DK,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    SEPIA,
    TERRA,
    TERRA_DK,
    WALNUT_LT,
)
from assets.make.drawing.svg import (
    circle,
    clip,
    ellipse,
    group,
    hatch,
    ink,
    inside,
    line,
    path,
    polygon,
    rounded,
    spline,
)
from assets.make.toruro.deck import card
from assets.make.toruro.deck_back import back
from assets.make.ui.glow import glow
from assets.make.ui.portraits import (
    OLIVE_SKIN,
    TAN,
    Skin,
    brow,
    cheeks,
    ears,
    eyes,
    full_lips,
    head,
    hoops,
    mirrored,
    neck,
    pair,
    shape,
)

TABLE = "M-10 222Q150 184 310 222V430H-10Z"
ROOM = "M0 0H300V420H0Z"
NIGHT = "#140A06"
FLAMES = ((0, 0), (-5, -6), (4, 3), (-2, 7))
"""The shapes of the flame: how far it leans and how much higher it burns; the poster has the first."""
COAT = "#4A3A30"


def scene(flame: int = 0, glance: float = 2.8) -> str:
    """What the poster shows, from the wall to your own cards.

    `flame` is one of FLAMES; `glance` is where the sly player looks: to the candle, or (below 0) away.
    """
    return (
        _wall()
        + group(_old_player(), 232, 128, 1.16)
        + group(_sly_player(glance), 64, 130, 1.16)
        + _dark_corners()
        + _table()
        + _held((-14, 2, 18), 58, 232, ink("M50 238L46 252H76L70 238Z", ALMAGRE_DK, 2), OLIVE_SKIN, 60, 230)
        + _held((-14, 2, 18), 238, 234, ink("M226 240L222 254H252L248 240Z", COAT, 2), TAN, 237, 232)
        + _candle(*FLAMES[flame])
        + chips(112, 242, ALMAGRE, ALMAGRE_DK, 3)
        + chips(186, 244, COBALT, COBALT_DK, 4)
        + _own_hand()
    )


def _wall() -> str:
    boards = "".join(
        path(f"M{k * 44} 0h44v230h-44Z", ("#46301F", "#3E2A1B", "#4A3221")[k % 3])
        + line(f"M{k * 44} 0V230", 1.6, "#24140C")
        for k in range(7)
    )
    jug = [
        (-7, 43),
        (-9, 32),
        (-4, 24),
        (-4, 18),
        (-4, 18),
        (4, 18),
        (4, 18),
        (4, 24),
        (9, 32),
        (7, 43),
        (7, 43),
    ]
    trophy = ink(rounded(-27, -34, 54, 66, 20), "#5A3822", 2) + group(bull_head(), 0, 0, 0.42)
    jugs = "".join(
        group(ink(spline(jug), colour, 1.8), x)
        for x, colour in ((34, TERRA), (62, COBALT), (236, OLIVE), (262, TERRA_DK))
    )
    halo = "".join(
        line(circle(149, 88, 30 + k * 17), 1.6, OCHRE_LT, 0.5 - 0.09 * k, f"{9 + k * 3} {7 + k * 2}")
        for k in range(5)
    )
    light = glow(ROOM, 149, 96, 190, [(0, "#FFC766", 0.9), (0.3, "#F08A3A", 0.5), (1, NIGHT, 0.62)])
    return (
        path(ROOM, "#3A2418")
        + boards
        + path("M0 44H300V50H0Z", WALNUT_LT, INK, 1.8)
        + jugs
        + group(trophy, 149, 34)
        + light
        + halo
    )


def _dark_corners() -> str:
    """What the candle does not reach."""
    box = (0, 0, 300, 420)
    return hatch(ROOM, "M0 50H40Q20 140 34 240H0Z", 60, 4.2, 1.3, NIGHT, 0.6, box) + hatch(
        ROOM, "M300 50H262Q280 140 262 240H300Z", 120, 4.2, 1.3, NIGHT, 0.6, box
    )


def _table() -> str:
    threads = "".join(f"M{x} {210 + x * 37 % 120}l7 1" for x in range(-4, 300, 2))
    return (
        path(TABLE, BAIZE, INK, 2.6)
        + clip(TABLE, line(threads, 0.8, BAIZE_LT, 0.6))
        + line("M-10 238Q150 200 310 238", 2.4, OCHRE_LT)
        + line("M-10 231Q150 193 310 231", 1, OCHRE_LT)
        + glow(TABLE, 149, 206, 150, [(0, "#FFD98A", 0.55), (1, "#0A1A14", 0.3)])
    )


def _candle(lean: float, height: float) -> str:
    x, tip = 149 + lean, 70 - height
    handle = "M176 216q12 -2 9 7q-4 5 -9 2"
    return (
        path(ellipse(150, 224, 30, 8), INK, opacity=0.4)
        + ink(ellipse(149, 218, 28, 8), OCHRE_DK, 2)
        + path(ellipse(149, 216.4, 22, 5.6), OCHRE, INK, 1.1)
        + line(handle, 4.4)
        + line(handle, 2.3, OCHRE)
        + ink("M139 217V124Q149 118 159 124V217Q149 222 139 217Z", PAPER_HI, 2.2)
        + path("M151 122Q159 122 159 126V216Q155 219 151 219Z", PAPER_DK, opacity=0.7)
        + path("M139 132q3 16 0 24q-4 3 -4 -3q2 -12 4 -21Z", PAPER_HI, INK, 1.2)
        + path("M159 128q-2 10 1 15q4 2 3 -4q-2 -7 -4 -11Z", PAPER_HI, INK, 1.2)
        + line("M149 122V113", 2)
        + path(f"M149 118Q136 104 {x} {tip}Q162 104 149 118Z", OCHRE_LT, ALMAGRE, 2.2)
        + path(f"M149 117Q142 107 {149 + lean / 2} {90 - height / 2}Q156 107 149 117Z", PAPER_HI)
    )


def chips(x: float, y: float, colour: str, edge: str, number: int) -> str:
    """A stack of chips that stands on (x, y)."""
    drawn = path(ellipse(2, 6, 17, 8), INK, opacity=0.4)
    for k in range(number):
        top = -4.6 * k
        drawn += ink(ellipse(0, top + 3, 15, 7.6), edge, 1.5) + ink(ellipse(0, top, 15, 7.6), colour, 1.5)
        for part in range(8):
            angle = part * pi / 4 + 0.3 * k
            rim = [(15, 7.6, -0.2), (15, 7.6, 0.2), (10.6, 5.4, 0.2), (10.6, 5.4, -0.2)]
            drawn += path(
                polygon([(rx * cos(angle + t), top + ry * sin(angle + t)) for rx, ry, t in rim]), PAPER_HI
            )
        drawn += line(ellipse(0, top, 9, 4.5), 1.1, PAPER_HI)
    return group(drawn, x, y)


def _held(
    turns: Sequence[float], x: float, y: float, cuff: str, skin: Skin, hand_x: float, hand_y: float
) -> str:
    """Cards held with their backs to us, the hand that holds them, and its cuff."""
    cards = "".join(group(_laid(inside(back())), x, y, 0.14, turn) for turn in turns)
    fist = ink(spline([(-9, -6), (-2, -9), (7, -7), (9, 0), (7, 7), (-3, 8), (-9, 5)]), skin.base, 2)
    fist += line("M1 -7L8 -5.6M2 -2.4L9 -1.4M2 2L8.6 3", 1.1)
    return cards + group(fist, hand_x, hand_y, 1.1, 90) + cuff


def _own_hand() -> str:
    hand = (("espadas", 11, -15, 96, 366), ("copas", 12, 0, 149, 358), ("oros", 1, 15, 202, 366))
    return "".join(
        group(_laid(inside(card(suit, number))), x, y, 0.3, turn) for suit, number, turn, x, y in hand
    )


def _laid(picture: str) -> str:
    """A card with its shadow; (0, 0) is the middle of its foot."""
    return group(
        path(rounded(5, 9, 268, 418, 15), INK, opacity=0.45) + picture + line(rounded(2, 2, 266, 416, 15), 3),
        -135,
        -420,
    )


def _old_player() -> str:
    """Beret, white moustache: he has buried better players than you."""
    skin, hair = TAN, "#D8D2C6"
    coat = (
        shape(mirrored([(0, 36), (22, 32), (50, 46), (62, 96)]), COAT, 2.6)
        + ink("M-20 30L0 62L20 30L14 26L0 40L-14 26Z", PAPER, 2)
        + line("M0 60V96", 2)
    )
    face = ears(skin, 21, 3, 4.8, 6.6)
    face += head([(0, -24), (14, -20), (20, -8), (20, 8), (16, 22), (8, 31), (0, 33)], skin) + cheeks(
        skin, 12, 9, 4.6, 0.6
    )
    face += line("M-10 -13Q0 -15 10 -13M-9 -16Q0 -18 9 -16", 1)
    face += pair(line("M12 13Q15 19 12 24M17 4l3 1M17 7l3 2", 1.2) + line("M13 4.4Q8.6 6.6 4 4.4", 1.1))
    look = eyes(8.6, 0, 5.4, 2.6, look=-3, iris=INK2, size=2.2, lid=2.6)
    look += ink("M-16 -4Q-9 -12 -3 -5Q-9 -7 -16 -4Z", hair, 1.5) + ink(
        "M16 -7Q9 -14 3 -6Q9 -9 16 -7Z", hair, 1.5
    )
    nose = ink("M-2 -3Q-6 6 -5 10Q0 14 5 10Q6 6 2 -3", skin.base, 1.6)
    moustache = ink(
        "M0 13Q-7 10 -14 15Q-17 18 -17 22Q-9 23 0 18Q9 23 17 22Q17 18 14 15Q7 10 0 13Z", hair, 1.7
    )
    moustache += pair(line("M4 15Q9 16 12 19", 1, "#9A948A")) + line("M-4 24Q1 25 5 23.6", 1.8)
    beret = ink(
        "M-23 -14Q-36 -20 -30 -31Q-20 -42 4 -40Q30 -38 29 -25Q27 -17 22 -14Q0 -24 -23 -14Z", INK2, 2.6
    )
    beret += line("M2 -40q1 -5 4 -5", 2.2) + line("M-22 -28Q-10 -36 4 -36", 1.5, SEPIA)
    return coat + face + look + nose + moustache + beret


def _sly_player(glance: float) -> str:
    """A yellow flower, gold rings, and a smile that costs you chips."""
    skin, hair = OLIVE_SKIN, "#221A1C"
    dress = (
        shape(mirrored([(0, 40), (20, 36), (50, 48), (62, 96)]), ALMAGRE_DK, 2.6)
        + ink("M-22 36Q-8 52 0 54Q8 52 22 36L12 28H-12Z", skin.base, 2)
        + shape(mirrored([(0, -31), (14, -27), (22, -10), (27, 6), (24, 22)]), hair)
        + neck(skin, 7, 20)
    )
    face = head(
        [(0, -24), (12, -20), (18.4, -8), (18, 6), (13, 18), (6, 27), (0, 29.5)],
        skin,
        [(-9, -30), (-26, -20), (-26, 14), (-4, 36), (-11, 17), (-12, -6)],
    ) + cheeks(skin, 11.5, 10, 4.6, 0.5)
    front = ink(
        "M-1 -30Q-16 -31 -22 -14Q-25 0 -22 12Q-17 8 -17 -2Q-16 -14 3 -23Q15 -13 17 -2Q17 8 22 12"
        "Q25 0 22 -14Q16 -31 -1 -30Z",
        hair,
        2,
    ) + line("M-4 -25Q-16 -20 -19 -4M6 -24Q16 -20 19 -4", 1.1, "#6A5560")
    look = eyes(8.4, 0.5, 5.6, 3, look=glance, iris="#3A2616", size=2.2, lid=2.2, lashes=True)
    look += brow(-8.8, -9, 5.6, 2.6, -0.6, 2.4, hair) + brow(8.8, -7, 5.4, 1.6, 0.6, 2.4, hair)
    mouth = line("M-.6 2Q-4 8 -2.6 10Q0 11.6 2 10.4", 1.4) + line("M-7 17l-2.4 -2", 1.5)
    mouth += full_lips(
        skin,
        "M-7 17Q-3 15 0 16.4Q3 15 6 17.4Q0 19.4 -7 17Z",
        "M-5 18Q0 19.6 4.6 18Q3 21.6 0 21.6Q-3 21.4 -5 18Z",
    )
    flower = "".join(
        ink(circle(5 * cos(a), 5 * sin(a), 3.8), OCHRE_LT, 1.3) for a in (2 * pi * k / 7 for k in range(7))
    )
    flower += path(circle(0, 0, 3.4), OCHRE, INK, 1)
    return dress + face + front + look + mouth + hoops(21, 18, 4.6) + group(flower, 17, -20)
