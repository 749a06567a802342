"""The cards of El Capitán Alatriste: 61 kinds in four frames, and their back.

Nothing is written on them: the program sets the number into the medallion, the title into the band, the text
into the field below the picture and the values along the foot. A kind is told by the form of its frame as
much as by its colour: Characters have an arch and a curled ribbon, Possessions a chest's corners and nails,
Attacks points all round and a forked pennant, Helps an oval and a scalloped edge.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

from assets.make.alatriste import arms, blows, characters, goods, helps, powers, tasks
from assets.make.alatriste.grounds import HEIGHT, WIDTH
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    INK,
    INK2,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE_DK,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    STEEL_HI,
    WALNUT,
    WALNUT_DK,
)
from assets.make.drawing.rasterize import Sprite
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
    petals,
    polygon,
    rounded,
    star,
    svg,
)

SHEET = (270.0, 420.0)
WINDOW = (32.0, 62.0)
"""The upper left corner of the picture on the sheet."""
MEDALLION, BAND, FIELD, FOOT = (
    (31.0, 35.0),
    (54.0, 20.0, 198.0, 32.0),
    (30.0, 272.0, 210.0, 88.0),
    (30.0, 366.0, 210.0, 32.0),
)
"""Where the program writes: the middle of the number; left, top, width and height of the other three."""
_PAPER, _LARGE = "#F3E5C4", 200


class Frame(NamedTuple):
    """A kind of card: its colour, the outline of its picture, and how the rest of it is drawn."""

    colour: str
    window: str
    edge: Callable[[str], str]
    band: Callable[[str], str]
    medal: Callable[[str], str]
    emblem: Callable[[], str]


# --- windows, in the picture's own view ---

_ARCH = f"M0 {HEIGHT}V74Q0 0 {WIDTH / 2} 0Q{WIDTH} 0 {WIDTH} 74V{HEIGHT}Z"
_CHEST = polygon(
    [
        (18, 0),
        (WIDTH - 18, 0),
        (WIDTH, 18),
        (WIDTH, HEIGHT - 18),
        (WIDTH - 18, HEIGHT),
        (18, HEIGHT),
        (0, HEIGHT - 18),
        (0, 18),
    ]
)
_TORN = polygon(
    [(0, 0), (WIDTH, 0), (WIDTH, HEIGHT - 12)]
    + [(WIDTH - (k + 0.5) * WIDTH / 9, HEIGHT - (0 if k % 2 == 0 else 14)) for k in range(9)]
    + [(0, HEIGHT - 12)]
)
_OVAL = ellipse(WIDTH / 2, HEIGHT / 2, WIDTH / 2, HEIGHT / 2)


# --- edges ---


def _ruled(colour: str) -> str:
    wide, high = SHEET
    return line(rounded(9, 9, wide - 18, high - 18, 9), 3, colour) + line(
        rounded(14, 14, wide - 28, high - 28, 6), 1, SEPIA
    )


def _cornered(colour: str) -> str:
    wide, high = SHEET
    drawn = line(rounded(10, 10, wide - 20, high - 20, 3), 5, colour)
    drawn += line(rounded(10, 10, wide - 20, high - 20, 3), 1, OCHRE_LT, 1, "1 6")
    for x, y, turn in ((9, 9, 0), (wide - 9, 9, 90), (wide - 9, high - 9, 180), (9, high - 9, 270)):
        iron = ink("M-3 -3H34Q32 6 20 8Q8 8 8 20Q6 32 -3 34Z", colour, 2) + path(
            circle(4, 4, 2.4) + circle(24, 3, 1.8) + circle(3, 24, 1.8), OCHRE_LT, INK, 0.8
        )
        drawn += group(iron, x, y, 1, turn)
    return drawn


def _pointed(colour: str) -> str:
    wide, high = SHEET
    teeth = ""
    for k in range(15):
        x = 12 + k * (wide - 24) / 15
        teeth += f"M{num(x)} 8h{num((wide - 24) / 15)}L{num(x + (wide - 24) / 30)} 16Z"
        teeth += f"M{num(x)} {high - 8}h{num((wide - 24) / 15)}L{num(x + (wide - 24) / 30)} {high - 16}Z"
    for k in range(24):
        y = 12 + k * (high - 24) / 24
        teeth += f"M8 {num(y)}v{num((high - 24) / 24)}L16 {num(y + (high - 24) / 48)}Z"
        teeth += f"M{wide - 8} {num(y)}v{num((high - 24) / 24)}L{wide - 16} {num(y + (high - 24) / 48)}Z"
    return path(teeth, colour) + line(rounded(7.6, 7.6, wide - 15.2, high - 15.2, 5), 2.4, colour)


def _scalloped(colour: str) -> str:
    wide, high = SHEET
    places = [(14 + k * (wide - 28) / 12, y) for k in range(13) for y in (13, high - 13)]
    places += [(x, 13 + k * (high - 26) / 20) for k in range(1, 20) for x in (13, wide - 13)]
    waves = "".join(circle(x, y, 8) for x, y in places)
    drawn = clip(rounded(5, 5, wide - 10, high - 10, 12), path(waves, colour))
    drawn += path("".join(circle(x, y, 2.6) for x, y in places), _PAPER)
    return drawn + line(rounded(5, 5, wide - 10, high - 10, 12), 2, colour)


# --- bands for the title: about (0, 0) to (198, 32) ---


def _ribbon(colour: str) -> str:
    tail = ink("M190 8H212V30L205 24L198 33L190 30Z", colour, 1.8)
    return (
        tail
        + ink("M0 2Q99 -8 198 2V32Q99 22 0 32Z", colour, 2.4)
        + line("M5 6Q99 -3.4 193 6M5 28Q99 18.6 193 28", 1, OCHRE_LT)
    )


def _plaque(colour: str) -> str:
    drawn = ink("M0 0H198V32H0Z", colour, 2.4) + line("M4 4H194V28H4Z", 1, OCHRE_LT)
    return drawn + path("".join(circle(x, 16, 2.4) for x in (8, 190)), OCHRE_LT, INK, 0.9)


def _pennant(colour: str) -> str:
    return ink("M0 0H208L194 16L208 32H0Z", colour, 2.4) + line("M3 4H198L187 16L198 28H3", 1, OCHRE_LT)


def _rolled(colour: str) -> str:
    drawn = ink("M4 0H194V32H4Z", colour, 2.4) + line("M14 4H184M14 28H184", 1, OCHRE_LT)
    return drawn + "".join(
        ink(rounded(x, -4, 13, 40, 6.5), colour, 2.2) + line(f"M{x + 6.5} 1V31", 1, OCHRE_LT)
        for x in (-3, 188)
    )


# --- medallions for the number, about (0, 0) ---


def _round(colour: str) -> str:
    return ink(circle(0, 0, 19), PAPER_HI, 2.6) + line(circle(0, 0, 15.4), 1.3, colour)


def _square(colour: str) -> str:
    return ink(rounded(-18, -18, 36, 36, 5), PAPER_HI, 2.6) + line(
        rounded(-14.4, -14.4, 28.8, 28.8, 3), 1.3, colour
    )


def _spiked(colour: str) -> str:
    return ink(star(0, 0, 25, 17.6, 12), colour, 2.4) + ink(circle(0, 0, 15.6), PAPER_HI, 1.8)


def _waxen(colour: str) -> str:
    lobes = "".join(circle(16.6 * cos(pi * k / 4), 16.6 * sin(pi * k / 4), 6.4) for k in range(8))
    return ink(lobes, colour, 2.4) + ink(circle(0, 0, 16), PAPER_HI, 1.8)


# --- emblems on the seam below the picture ---


def _mask() -> str:
    drawn = ink("M-8 -8Q0 -13 8 -8V0Q6 9 0 11Q-6 9 -8 0Z", PAPER_HI, 1.7)
    return drawn + path("M-5.4 -3q2.4 -3 4.4 0ZM1 -3q2 -3 4.4 0Z", INK) + line("M-4 4Q0 8 4 4", 1.6)


def _coffer() -> str:
    drawn = ink("M-10 -3Q-10 -9 0 -9Q10 -9 10 -3V8H-10Z", "#A9753E", 1.7) + line("M-10 -2H10", 1.3)
    return drawn + path(rounded(-2.4, -4, 4.8, 6, 1), OCHRE_LT, INK, 0.9)


def _swords() -> str:
    blades, guards = "M-9 9L8 -9M9 9L-8 -9", "M-9 3L-3 9M9 3L3 9"
    return edged(blades, 4, 1.9, STEEL_HI) + edged(guards, 3, 1.4, OCHRE_LT)


def _hand() -> str:
    fingers = (
        "M-6 10V-1Q-6 -4 -4 -4Q-2 -4 -2 -1V-8Q-2 -10 0 -10Q2 -10 2 -8V-1V-7Q2 -9 4 -9Q6 -9 6 -6V4"
        "Q6 10 2 11H-2Q-5 11 -6 10Z"
    )
    return ink(fingers, "#EFC8A0", 1.7) + line("M-2 -1V3M2 -1V3", 1)


FRAMES = {
    "character": Frame(INK2, _ARCH, _ruled, _ribbon, _round, _mask),
    "possession": Frame(OLIVE_DK, _CHEST, _cornered, _plaque, _square, _coffer),
    "attack": Frame(ALMAGRE, _TORN, _pointed, _pennant, _spiked, _swords),
    "help": Frame(COBALT, _OVAL, _scalloped, _rolled, _waxen, _hand),
}
PICTURES = {
    "character": characters.PICTURES,
    "possession": goods.PICTURES | arms.PICTURES,
    "attack": tasks.PICTURES | blows.PICTURES | powers.PICTURES,
    "help": helps.PICTURES,
}
KINDS = {key: kind for kind, pictures in PICTURES.items() for key in pictures}
"""Of each card, the kind that it is."""


def card(key: str) -> str:
    """The whole card of that key."""
    kind = KINDS[key]
    frame = FRAMES[kind]
    (wide, high), (left, top) = SHEET, WINDOW
    drawn = path(rounded(1.5, 1.5, wide - 3, high - 3, 15), _PAPER, PAPER_DK, 2) + frame.edge(frame.colour)
    picture = clip(frame.window, PICTURES[kind][key]()) + line(frame.window, 3.2)
    inner = group(line(frame.window, 1.1, OCHRE_LT), WIDTH * 0.02, HEIGHT * 0.02, 0.96)
    drawn += group(_surround(kind, frame.colour) + picture + inner, left, top)
    drawn += group(frame.band(frame.colour), BAND[0], BAND[1]) + group(frame.medal(frame.colour), *MEDALLION)
    x, y = wide / 2, top + HEIGHT + 9
    drawn += line(f"M34 {y}H{x - 22}M{x + 22} {y}H{wide - 34}", 1.3, frame.colour)
    drawn += path(circle(x, y, 15), _PAPER) + group(frame.emblem(), x, y + (0 if kind != "attack" else 1))
    return svg(wide, high, drawn)


def _surround(kind: str, colour: str) -> str:
    """What fills the corners that the window leaves free."""
    corners = (
        ((9, 9), (WIDTH - 9, 9))
        if kind == "character"
        else ((11, 11), (WIDTH - 11, 11), (11, HEIGHT - 11), (WIDTH - 11, HEIGHT - 11))
        if kind == "help"
        else ()
    )
    drawn = path(f"M0 0H{WIDTH}V{HEIGHT}H0Z", PAPER_LO, SEPIA, 1.2) if corners else ""
    for x, y in corners:
        drawn += path(petals(x, y, 9, 8, 0.9), colour, INK, 0.9) + path(circle(x, y, 2.4), OCHRE_LT, INK, 0.8)
    return drawn


def back() -> str:
    """The back: hat and crossed rapiers over the arms of a soldier of fortune, in a border of lace."""
    wide, high = SHEET
    x, y = wide / 2, high / 2
    drawn = path(rounded(1.5, 1.5, wide - 3, high - 3, 15), _PAPER, PAPER_DK, 2)
    drawn += ink(rounded(11, 11, wide - 22, high - 22, 8), WALNUT, 2.4)
    lace = [(23 + k * 16, v) for k in range(15) for v in (23, high - 23)] + [
        (h, 23 + k * 17) for k in range(1, 22) for h in (23, wide - 23)
    ]
    drawn += "".join(
        path(petals(px, py, 6.4, 6, 0.9), OCHRE) + path(circle(px, py, 1.8), WALNUT_DK) for px, py in lace
    )
    field = rounded(36, 36, wide - 72, high - 72, 6)
    drawn += path(field, ALMAGRE_DK)
    rows = "".join(
        polygon([(px, py - 15), (px + 11, py), (px, py + 15), (px - 11, py)])
        for px in range(36, 250, 22)
        for py in range(36, 400, 30)
    )
    drawn += clip(field, line(rows, 1.2, "#A33A2C")) + line(field, 3.2)
    drawn += line(rounded(41, 41, wide - 82, high - 82, 4), 1.3, OCHRE_LT)
    drawn += ink(star(x, y, 92, 76, 28), OCHRE, 3) + ink(circle(x, y, 72), _PAPER, 2.6)
    drawn += line(circle(x, y, 65), 1.3, OCHRE_DK)
    blade = edged("M0 -86V70", 7, 4, STEEL_HI) + path("M-3.4 -84L0 -98L3.4 -84Z", STEEL_HI, INK, 1.4)
    hilt = (
        edged("M-22 58H22", 6, 3.2, OCHRE_LT)
        + ink("M-13 60Q0 76 13 60Z", OCHRE_LT, 2)
        + line("M0 72V88", 6, WALNUT_DK)
        + ink(circle(0, 91, 5), OCHRE_LT, 1.8)
    )
    drawn += group(blade + hilt, x - 6, y + 6, 0.92, 40) + group(blade + hilt, x + 6, y + 6, 0.92, -40)
    brim = (
        "M-62 8Q-36 -10 -28 -12Q-28 -46 0 -46Q28 -46 28 -12Q38 -10 64 6Q66 18 50 16Q0 -10 -52 18"
        "Q-66 20 -62 8Z"
    )
    hat = ink(brim, "#3A2A20", 3) + path("M-28 -12Q0 -24 28 -12L29 -3Q0 -14 -30 -2Z", ALMAGRE, INK, 1.6)
    hat += ink("M20 -10Q52 -8 70 -44Q52 -34 44 -36Q54 -28 36 -26Q38 -18 20 -10Z", PAPER_HI, 2.2) + line(
        "M24 -12Q50 -20 64 -40", 1.1
    )
    drawn += group(hat, x, y - 4, 0.92)
    for sy in (64, high - 64):
        drawn += "".join(
            ink(petals(x + dx, sy, r, 8, 0.9), OCHRE_LT, 1.6) for dx, r in ((-44, 9), (0, 15), (44, 9))
        )
        drawn += "".join(
            path(circle(x + dx, sy, r), ALMAGRE, INK, 1.1) for dx, r in ((-44, 2), (0, 3.6), (44, 2))
        )
    return svg(wide, high, drawn)


_PRESS = {"keep_alpha": True, "rough": 0.34, "salt": 0.16}
SPRITES = {f"alatriste/card_{key}": Sprite(partial(card, key), _LARGE * MASTER, _PRESS) for key in KINDS}
SPRITES["alatriste/card_back"] = Sprite(back, _LARGE * MASTER, _PRESS)
