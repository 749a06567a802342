"""The four pages (sota, 10): young, on foot, each dressed after the fashion of another house."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    INK,
    OCHRE,
    OCHRE_LT,
    OLIVE_LT,
    PAPER_HI,
    SAND,
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
    path,
    petals,
    polygon,
    spline,
)
from assets.make.toruro.deck_heads import (
    BLACK,
    BLOND,
    BROWN,
    RED,
    Face,
    beret,
    bycocket,
    chaperon,
    visage,
    wreath,
)
from assets.make.toruro.deck_props import DRESS, Dress, belt, cut, ground, hand, held, sleeve
from assets.make.ui.portraits import OLIVE_SKIN, ROSY

_X = 132


class Page(NamedTuple):
    """What tells a page from the others; `side`: where he holds his suit, right (1) or left (-1)."""

    face: Face
    hat: str
    tunic: bool
    side: int
    ground: str


def sota(suit: str) -> str:
    """The page of a suit."""
    page, dress = PAGES[suit], DRESS[suit]
    x, side, skin = _X, page.side, page.face.skin
    raised = [(x + side * 30, 180), (x + side * 46, 214), (x + side * 58, 212), (x + side * 64, 192)]
    drawn = ground(374, page.ground, len(suit) + 2) + _legs(dress, side)
    drawn += _tunic(dress) if page.tunic else _breeches(dress) + _doublet(dress)
    drawn += belt(x, 236, 28, OCHRE_LT)
    if page.tunic:
        drawn += _purse(dress, side)
    drawn += sleeve(
        [(x - side * 32, 180), (x - side * 60, 206), (x - side * 62, 222), (x - side * 34, 240)],
        (14, 9),
        dress.main,
    )
    drawn += cut(
        limb([(x - side * 46, 233), (x - side * 36, 240), (x - side * 34, 241)], (9, 10)), dress.trim, 1.8
    )
    drawn += hand(x - side * 26, 244, side * 25, (side, 1), skin)
    drawn += held(suit, x + side * 69, 181, side) + sleeve(raised, (14, 9), dress.main)
    drawn += cut(
        limb([(x + side * 57, 206), (x + side * 61, 196), (x + side * 65, 189)], (11, 10)), dress.trim, 1.8
    )
    drawn += hand(x + side * 69, 181, -side * 70, (side * 1.05, 1.05), skin)
    drawn += _puffs(dress) + (_hood(dress) if page.tunic else "")
    hats = {"beret": beret, "bycocket": bycocket, "wreath": wreath, "chaperon": chaperon}
    cloth = {"wreath": (OLIVE_LT, PAPER_HI)}.get(page.hat, (dress.main, _plume(dress)))
    drawn += group(visage(page.face), x, 128, 1.1) + ("" if page.tunic else _ruff())
    return drawn + group(hats[page.hat](*cloth), x - 1, 126, 1.1)


def _plume(dress: Dress) -> str:
    return ALMAGRE if dress.trim == PAPER_HI else dress.trim


def _legs(dress: Dress, side: int) -> str:
    """Hose of two colours, garters, and pointed shoes; the weight is on one leg."""
    x, drawn = _X, ""
    for points, colour in (
        ([(x - side * 12, 276), (x - side * 20, 320), (x - side * 30, 366)], dress.second),
        ([(x + side * 16, 276), (x + side * 20, 320), (x + side * 24, 368)], dress.trim),
    ):
        leg = limb(points, (14, 7))
        (top, _), (knee, _), (foot, _) = points
        dark = polygon([(top + 2, 270), (top + 30, 270), (foot + 30, 380), (foot + 1, 380)])
        drawn += cut(leg, colour, 2.8) + hatch(leg, dark, 30, 4, 1)
        drawn += ink(f"M{knee - 10} 322q10 5 20 0v5q-10 5 -20 0Z", OCHRE, 1.4)
    still = [(-37, 362), (-40, 374), (-60, 379), (-62, 385), (-34, 385), (-24, 382), (-23, 364)]
    turned = [(16, 364), (15, 376), (14, 384), (44, 386), (46, 380), (32, 374), (31, 364)]
    return drawn + group(
        "".join(ink(spline(shoe), ALMAGRE_DK, 2.2) for shoe in (still, turned)), x, 0, (side, 1)
    )


def _breeches(dress: Dress) -> str:
    """Puffed and slashed."""
    x = _X
    half = [(8, 294), (24, 300), (40, 292), (40, 266), (28, 246)]
    shape = spline([(x - dx, y) for dx, y in reversed(half)] + [(x, 282)] + [(x + dx, y) for dx, y in half])
    slashes = "".join(
        path(
            spline([(x + dx * 0.8, 244), (x + dx - 2.6, 270), (x + dx * 0.9, 300), (x + dx + 2.6, 270)]),
            dress.trim,
            INK,
            1,
        )
        for dx in (-34, -25, -16, -8, 8, 16, 25, 34)
    )
    shade = path(polygon([(x + 24, 240), (x + 50, 240), (x + 50, 310), (x + 28, 310)]), INK, opacity=0.18)
    return ink(shape, dress.main, 3) + clip(shape, slashes + shade)


def _doublet(dress: Dress) -> str:
    """Quilted, with a row of buttons."""
    x = _X
    half = [(30, 168), (34, 200), (26, 236), (34, 258), (34, 258), (12, 262)]
    shape = spline(
        [(x + dx, y) for dx, y in half] + [(x, 268)] + [(x - dx, y) for dx, y in reversed(half)] + [(x, 162)]
    )
    button = ALMAGRE if dress.second != ALMAGRE else COBALT
    within = path(polygon([(x + 10, 150), (x + 50, 150), (x + 50, 280), (x + 14, 280)]), INK, opacity=0.2)
    within += line(
        "".join(f"M{x - 40} {y + 4}Q{x} {y + 14} {x + 40} {y + 4}" for y in range(178, 240, 13)), 1.2
    )
    within += path(polygon([(x - 5, 160), (x + 5, 160), (x + 5, 270), (x - 5, 270)]), dress.trim, INK, 1.4)
    within += "".join(path(circle(x, y, 2.4), button, INK, 0.9) for y in range(186, 262, 13))
    return ink(shape, dress.second, 3.2) + clip(shape, within)


def _tunic(dress: Dress) -> str:
    """Of one piece to the knee, parted in two colours, with a scalloped hem."""
    x = _X
    half = [(30, 168), (34, 200), (27, 238), (38, 270), (48, 312)]
    scallops = [(36, 318), (28, 310), (16, 320), (8, 311)]
    right = [(x + dx, y) for dx, y in half + scallops]
    left = [(x - dx, y) for dx, y in reversed(half + scallops)]
    shape = spline([(x, 162), *right, (x, 318), *left])
    within = path(f"M{x} 150H{x - 70}V340H{x}Z", dress.second)
    within += path(polygon([(x + 16, 150), (x + 70, 150), (x + 70, 340), (x + 26, 340)]), INK, opacity=0.2)
    folds = "".join(f"M{x + k * 8} 258Q{x + k * 11} 286 {x + k * 12} 308" for k in (-3, -1, 1, 3))
    hem = f"M{x - 60} 296Q{x} 308 {x + 60} 296V303Q{x} 315 {x - 60} 303Z"
    within += line(f"M{x} 160V330", 1.6) + line(folds, 1.2, INK, 0.8) + path(hem, dress.trim, INK, 1.4)
    blooms = "".join(
        path(petals(x + dx, y, 6.4, 6, 0.8), dress.trim, INK, 0.7)
        for dx, y in ((-15, 196), (-13, 220), (15, 196), (13, 220), (-20, 280), (20, 280))
    )
    return ink(shape, dress.main, 3.2) + clip(shape, within + blooms)


def _purse(dress: Dress, side: int) -> str:
    x = _X + side * 20
    bag = f"M{x - 8} 250Q{x - 14} 276 {x} 278Q{x + 14} 276 {x + 8} 250Z"
    return (
        ink(bag, WALNUT_LT, 2)
        + line(f"M{x - 8} 256H{x + 8}", 1.6)
        + path(circle(x, 262, 2.4), OCHRE_LT, INK, 0.9)
    )


def _puffs(dress: Dress) -> str:
    """The puffed tops of both sleeves."""
    puff = ink(spline("22 166, 40 170, 45 186, 34 195, 24 184"), dress.trim, 2.2) + line(
        "M30 170L32 190M37 174L38 190", 1
    )
    return "".join(group(puff, _X, 0, (side, 1)) for side in (-1, 1))


def _ruff() -> str:
    """A pleated collar."""
    rim = [
        ((30 if k % 2 == 0 else 25) * cos(pi * k / 13), (10.5 if k % 2 == 0 else 8) * sin(pi * k / 13))
        for k in range(26)
    ]
    pleats = "".join(
        f"M{12 * cos(a):.1f} {-1 + 4 * sin(a):.1f}L{26 * cos(a):.1f} {9 * sin(a):.1f}"
        for a in (2 * pi * k / 13 for k in range(13))
    )
    return group(ink(spline(rim), PAPER_HI, 2.2) + line(pleats, 0.9), _X, 169)


def _hood(dress: Dress) -> str:
    """A short cape with a jagged edge round the shoulders."""
    edge = [
        (-38, 178),
        (-30, 190),
        (-24, 182),
        (-14, 196),
        (-6, 186),
        (0, 198),
        (6, 186),
        (14, 196),
        (24, 182),
        (30, 190),
        (38, 178),
    ]
    cape = (
        "M-20 156Q-34 162 -38 178"
        + "".join(f"L{x} {y}" for x, y in edge[1:])
        + "Q34 162 20 156Q0 168 -20 156Z"
    )
    return group(
        ink(cape, dress.trim, 2.4) + line("M-14 162Q-20 170 -22 180M0 166V186M14 162Q20 170 22 180", 1), _X
    )


PAGES = {
    "oros": Page(Face(BROWN, "bob", "", 1.6, -0.3), "beret", False, 1, OLIVE_LT),
    "copas": Page(Face(BLOND, "curls", "", -1.6, -0.5, ROSY), "wreath", True, -1, SAND),
    "espadas": Page(Face(BLACK, "bob", "", 1.6, 0.9, OLIVE_SKIN), "bycocket", False, 1, TERRA_LT),
    "bastos": Page(Face(RED, "short", "", 1.4, 0.2), "chaperon", True, 1, OCHRE_LT),
}
