"""The four knights (caballo, 11): horse and rider, two to the left in armour, two to the right in silk."""

from __future__ import annotations

from typing import NamedTuple

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    OCHRE,
    OCHRE_LT,
    OLIVE_LT,
    PAPER_HI,
    SAND,
    STEEL,
    STEEL_DK,
    STEEL_HI,
    TERRA_LT,
    WALNUT_LT,
)
from assets.make.drawing.svg import (
    circle,
    clip,
    group,
    hatch,
    ink,
    limb,
    line,
    num,
    path,
    polygon,
    rounded,
    spline,
    star,
)
from assets.make.toruro.deck_heads import (
    BLACK,
    BLOND,
    BROWN,
    RED,
    Face,
    beret,
    broad_hat,
    morion,
    sallet,
    visage,
)
from assets.make.toruro.deck_horse import Coat, at, horse, trappings
from assets.make.toruro.deck_props import DRESS, Dress, cut, ground, hand, held, sleeve
from assets.make.ui.portraits import OLIVE_SKIN

_X = 146


class Knight(NamedTuple):
    """What tells a knight from the others; `silk`: he wears no armour, and rides to the right."""

    face: Face
    hat: str
    coat: Coat
    silk: bool
    ground: str


def caballo(suit: str) -> str:
    """The knight of a suit."""
    knight = KNIGHTS[suit]
    rider = _mounted(suit, knight)
    if knight.silk:
        rider = group(rider, 254, 23, (-0.94, 0.94))
    return ground(378, knight.ground, len(suit) + 4) + rider


def _mounted(suit: str, knight: Knight) -> str:
    dress, skin = DRESS[suit], knight.face.skin
    x = _X
    bit = at("44 100")[0]
    rein = f"M{x - 46} 250Q{x - 70} 276 {num(bit[0])} {num(bit[1])}"
    drawn = _cape(dress) + horse(knight.coat) + trappings(dress.main, dress.trim)
    drawn += _trunk(dress, knight.silk, suit) + _leg(dress.trim)
    drawn += line(rein, 3.4) + line(rein, 1.6, ALMAGRE)
    drawn += sleeve([(x - 24, 188), (x - 42, 222), (x - 46, 236), (x - 42, 246)], (12, 8), dress.main)
    drawn += cut(limb([(x - 47, 236), (x - 44, 243), (x - 43, 246)], (9, 9)), dress.trim, 1.8)
    drawn += hand(x - 42, 252, 110, 0.92, skin)
    drawn += held(suit, 207, 176) + sleeve(
        [(x + 25, 188), (x + 38, 212), (x + 48, 210), (202, 188)], (12, 8), dress.main
    )
    drawn += cut(limb([(x + 46, 204), (199, 190), (203, 184)], (10, 9)), dress.trim, 1.8) + hand(
        207, 176, -70, 1, skin
    )
    drawn += _shoulders(OCHRE_LT if knight.silk else STEEL_HI)
    drawn += ink(spline([(x - 20, 172), (x, 182), (x + 20, 172), (x + 14, 164), (x - 14, 164)]), PAPER_HI, 2)
    plume = ALMAGRE if dress.main != ALMAGRE else OCHRE_LT
    hats = {
        "beret": lambda: beret(dress.second, plume),
        "broad": lambda: broad_hat(dress.second, PAPER_HI),
        "morion": lambda: morion(plume),
        "sallet": lambda: sallet(plume),
    }
    return drawn + group(visage(knight.face), x, 135) + group(hats[knight.hat](), x, 134)


def _cape(dress: Dress) -> str:
    """It flies behind him."""
    x = _X
    cape = spline(
        [
            (x + 14, 178), (x + 46, 196), (x + 70, 232), (x + 92, 244), (x + 84, 258), (x + 94, 276),
            (x + 62, 282), (x + 36, 262), (x + 22, 226),
        ]
    )  # fmt: skip
    shade = spline([(x + 20, 220), (x + 50, 240), (x + 96, 256), (x + 96, 300), (x + 20, 300)])
    fold = spline([(x + 26, 196), (x + 52, 230), (x + 80, 250)], False)
    return ink(cape, dress.second, 3) + hatch(cape, shade, 20, 4.4, 1.2) + line(fold, 1.2)


def _trunk(dress: Dress, silk: bool, suit: str) -> str:
    x = _X
    half = [(25, 176), (29, 200), (23, 230), (27, 262), (27, 262)]
    shape = spline(
        [(x - dx, y) for dx, y in reversed(half)] + [(x, 168)] + [(x + dx, y) for dx, y in half] + [(x, 272)]
    )
    right = polygon([(x + 6, 160), (x + 40, 160), (x + 40, 280), (x + 8, 280)])
    if silk:
        within = path(right, INK, opacity=0.2)
        within += line("".join(f"M{x - 34} {y}Q{x} {y + 12} {x + 34} {y}" for y in range(196, 262, 13)), 1.3)
        within += "".join(path(circle(x - 4, y, 2.3), OCHRE_LT, INK, 0.9) for y in range(192, 262, 12))
        body = ink(shape, dress.second, 3) + clip(shape, within)
    elif suit == "bastos":  # a leather coat with studs
        within = path(right, INK, opacity=0.25)
        within += "".join(
            path(circle(x + dx, y + abs(dx) * -0.12, 1.8), OCHRE_LT, INK, 0.8)
            for y in range(194, 270, 14)
            for dx in (-20, -10, 0, 10, 20)
        )
        body = ink(shape, WALNUT_LT, 3) + clip(shape, within + line(f"M{x} 170V276", 1.2))
    else:
        within = path(right, STEEL_DK, opacity=0.6) + line(
            f"M{x - 20} 184Q{x - 22} 206 {x - 17} 226", 2.4, STEEL_HI
        )
        within += line("".join(f"M{x - 34} {y}Q{x} {y + 12} {x + 34} {y}" for y in (216, 232, 248)), 1.4)
        body = ink(shape, STEEL, 3) + clip(shape, within + line(f"M{x} 170V276", 1.2))
    girdle = f"M{x - 26} 240Q{x} 250 {x + 26} 240V249Q{x} 259 {x - 26} 249Z"
    return body + ink(girdle, ALMAGRE_DK, 1.8) + ink(rounded(x - 6, 244.6, 12, 11, 2), OCHRE_LT, 1.4)


def _leg(colour: str) -> str:
    """The near leg, the boot in its stirrup, and the spur."""
    x = _X
    thigh = limb([(x - 8, 262), (x - 24, 284), (x - 20, 316), (x - 22, 342)], (15, 8))
    dark = polygon([(x - 14, 256), (x + 20, 256), (x + 10, 360), (x - 19, 360)])
    boot = spline(
        [
            (x - 33, 306),
            (x - 31, 338),
            (x - 46, 346),
            (x - 48, 354),
            (x - 20, 356),
            (x - 12, 350),
            (x - 9, 306),
        ]
    )
    return (
        cut(thigh, colour, 2.8)
        + hatch(thigh, dark, 30, 4, 1)
        + ink(boot, "#5A3320", 2.6)
        + line(f"M{x - 27} 316Q{x - 26} 330 {x - 29} 340", 1.6, WALNUT_LT)
        + ink(f"M{x - 35} 302q13 6 27 0v8q-14 6 -27 0Z", OCHRE, 1.6)
        + line(f"M{x - 46} 358H{x - 12}M{x - 20} 358V352", 3)
        + line(f"M{x - 8} 346l10 3", 2.4)
        + path(star(x + 5, 350, 5, 2.2, 6), OCHRE_LT, INK, 1)
    )


def _shoulders(colour: str) -> str:
    piece = ink(spline("16 174, 32 176, 37 190, 28 200, 18 190"), colour, 2.2) + line(
        "M22 178Q30 184 32 194", 1
    )
    return "".join(group(piece, _X, 0, (side, 1)) for side in (-1, 1))


WHITE_HORSE = Coat("#F3E8D2", "#CDB892", "#D9A95A")
CHESTNUT = Coat("#9A5F38", "#6B3D22", "#3A241A", "blaze")
GREY = Coat("#C3BFBC", "#918C8C", "#5D6068", "dapples")
DARK_HORSE = Coat("#5B4A43", "#3A2E2A", "#1F1816", "blaze")

KNIGHTS = {
    "oros": Knight(Face(BROWN, "long", "pointed", -1.4, 0.2), "broad", WHITE_HORSE, True, OLIVE_LT),
    "copas": Knight(Face(BLOND, "bob", "moustache", -1.4, -0.3), "beret", CHESTNUT, True, SAND),
    "espadas": Knight(
        Face(BLACK, "short", "pointed", -1.4, 1.4, OLIVE_SKIN), "morion", GREY, False, TERRA_LT
    ),
    "bastos": Knight(Face(RED, "long", "full", -1.2, 1.0), "sallet", DARK_HORSE, False, OLIVE_LT),
}
