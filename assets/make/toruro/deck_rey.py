"""The four kings (12): each in his robe, with his own crown, beard and bearing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    INK,
    OCHRE_LT,
    OLIVE_LT,
    PAPER_HI,
    SAND,
    STEEL,
    STEEL_DK,
    STEEL_HI,
    TERRA_LT,
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
    star,
)
from assets.make.toruro.deck_heads import BLACK, BROWN, RED, WHITE, Face, crown, visage
from assets.make.toruro.deck_props import DRESS, Dress, cut, ground, hand, held, sleeve
from assets.make.ui.portraits import ROSY, TAN

_X = 134


class King(NamedTuple):
    """What tells a king from the others; `side`: where he holds his suit, right (1) or left (-1)."""

    face: Face
    crown: str
    side: int
    panel: Callable[[Dress], str]
    ground: str


def rey(suit: str) -> str:
    """The king of a suit."""
    king, dress = KINGS[suit], DRESS[suit]
    x, side = _X, king.side
    raised = [(x + side * 30, 178), (x + side * 48, 212), (x + side * 62, 208), (x + side * 67, 188)]
    drawn = ground(372, king.ground, len(suit)) + _mantle(dress) + _shoes()
    drawn += _robe(dress, king.panel(dress))
    drawn += sleeve(
        [(x - side * 32, 178), (x - side * 50, 212), (x - side * 44, 240), (x - side * 26, 250)],
        (15, 10),
        dress.main,
    )
    drawn += cut(
        limb([(x - side * 40, 244), (x - side * 30, 250), (x - side * 26, 252)], (11, 11)), dress.trim, 2
    )
    drawn += hand(x - side * 16, 254, side * 8, (side * 1.05, 1.05), king.face.skin)
    drawn += held(suit, x + side * 72, 176, side) + sleeve(raised, (15, 10), dress.main)
    drawn += cut(
        limb([(x + side * 62, 201), (x + side * 65, 190), (x + side * 68, 183)], (12, 11)), dress.trim, 2
    )
    drawn += hand(x + side * 72, 176, -side * 70, (side * 1.1, 1.1), king.face.skin)
    drawn += _breastplate() if suit == "espadas" else _ermine()
    return (
        drawn + group(visage(king.face), x, 124, 1.12) + group(crown(king.crown, dress.second), x, 121, 1.1)
    )


def _mantle(dress: Dress) -> str:
    """The cloak that falls behind the robe."""
    x = _X
    left = [(x - 30, 160), (x - 48, 190), (x - 60, 260), (x - 76, 352), (x - 82, 372), (x - 82, 372)]
    foot = [(x - 30, 366), (x, 374), (x + 30, 366), (x + 68, 374), (x + 68, 374)]
    cloak = spline([*left, *foot, (x + 64, 300), (x + 52, 220), (x + 42, 176), (x + 30, 160)])
    dark = polygon([(x + 28, 150), (x + 90, 150), (x + 90, 390), (x + 44, 390)])
    folds = f"M{x - 58} 250Q{x - 70} 310 {x - 70} 364M{x - 50} 240Q{x - 56} 310 {x - 54} 366"
    hem = f"M{x - 84} 360Q{x} 382 {x + 72} 360V368Q{x} 390 {x - 84} 368Z"
    return (
        ink(cloak, dress.second, 3.2)
        + clip(cloak, path(hem, PAPER_HI, INK, 1.2))
        + hatch(cloak, dark, 62, 5, 1.3, INK, 0.75)
        + line(folds, 1.3)
    )


def _shoes() -> str:
    shoe = spline([(8, 366), (10, 376), (22, 380), (35, 378), (31, 370), (20, 364)])
    return "".join(group(ink(shoe, ALMAGRE_DK, 2.2), _X, 0, (side, 1)) for side in (-1, 1))


def _robe(dress: Dress, panel: str) -> str:
    x = _X
    half = [(28, 164), (34, 200), (30, 240), (36, 300), (46, 366), (46, 366), (22, 371)]
    robe = spline([(x - dx, y) for dx, y in half] + [(x, 368)] + [(x + dx, y) for dx, y in reversed(half)])
    shade = polygon([(x + 14, 150), (x + 60, 150), (x + 60, 380), (x + 24, 380), (x + 18, 250)])
    folds = "".join(f"M{x + k * 9} 262Q{x + k * 12} 300 {x + k * 13} 346" for k in (-3, -2, 2, 3))
    hem = f"M{x - 60} 346Q{x} 358 {x + 60} 346V353Q{x} 365 {x - 60} 353Z"
    strip = path(polygon([(x - 13, 180), (x + 13, 180), (x + 20, 372), (x - 20, 372)]), dress.trim, INK, 1.8)
    within = path(shade, dress.dark, opacity=0.7) + strip + panel + line(folds, 1.1, INK, 0.75)
    within += path(hem, ALMAGRE if dress.trim == PAPER_HI else OCHRE_LT, INK, 1.4)
    girdle = f"M{x - 31} 240Q{x} 250 {x + 31} 240L{x + 32} 252Q{x} 262 {x - 32} 252Z"
    stones = "".join(
        path(circle(x + dx, 249.5 - abs(dx) * 0.1, 1.9), COBALT, INK, 0.7) for dx in (-21, -12, 12, 21)
    )
    buckle = path(circle(x, 251, 5.8), ALMAGRE, INK, 1.4)
    return ink(robe, dress.main, 3.2) + clip(robe, within) + ink(girdle, OCHRE_LT, 2) + stones + buckle


# --- what is embroidered down the front ---


def _lozenges(dress: Dress) -> str:
    drawn = ""
    for k, y in enumerate(range(276, 366, 24)):
        half = 8 + (y - 200) * 0.022
        drawn += path(
            polygon([(_X, y - 12), (_X + half, y), (_X, y + 12), (_X - half, y)]),
            (dress.second, dress.main)[k % 2],
            INK,
            1.3,
        )
        drawn += path(circle(_X, y, 2.4), PAPER_HI, INK, 0.8)
    return drawn


def _suns(dress: Dress) -> str:
    return "".join(
        path(star(_X, y, 11, 5.4, 8), ALMAGRE, INK, 1.1) + path(circle(_X, y, 3.4), OCHRE_LT, INK, 0.9)
        for y in range(277, 366, 25)
    )


def _flowers(dress: Dress) -> str:
    return "".join(
        path(petals(_X, y, 12, 6, 0.8), COBALT, INK, 1) + path(circle(_X, y, 2.8), ALMAGRE, INK, 0.8)
        for y in range(277, 366, 25)
    )


def _leaves(dress: Dress) -> str:
    leaf = ink("M0 0Q5 -9 13 -9Q11 1 0 0Z", dress.main, 1.2)
    boughs = "".join(group(leaf, _X, y, (side, 1)) for y in range(280, 366, 15) for side in (-1, 1))
    return line(f"M{_X} 266V366", 1.8, INK) + boughs


# --- what lies on the shoulders ---


def _ermine() -> str:
    x = _X
    half = [(26, 152), (44, 166), (47, 184), (25, 199)]
    collar = spline(
        [(x + dx, y) for dx, y in half] + [(x, 205)] + [(x - dx, y) for dx, y in reversed(half)] + [(x, 164)]
    )
    tails = (
        (-34, 174),
        (-21, 187),
        (-7, 180),
        (-9, 195),
        (8, 193),
        (10, 179),
        (23, 187),
        (34, 174),
        (-22, 169),
        (23, 169),
    )
    spots = "".join(path(f"M{x + dx} {y - 4}l2.4 8h-4.8Z", INK) for dx, y in tails)
    shade = hatch(collar, polygon([(x + 10, 204), (x + 50, 160), (x + 60, 210)]), 50, 4.4, 1, INK, 0.45)
    return ink(collar, PAPER_HI, 2.8) + shade + spots


def _breastplate() -> str:
    """The king of swords wears steel under a chain of gold."""
    x = _X
    plate = spline(
        [
            (x - 30, 160),
            (x - 34, 196),
            (x - 28, 232),
            (x, 246),
            (x + 28, 232),
            (x + 34, 196),
            (x + 30, 160),
            (x, 172),
        ]
    )
    drawn = ink(plate, STEEL, 2.8)
    drawn += clip(
        plate,
        path(polygon([(x + 6, 150), (x + 50, 150), (x + 50, 250), (x + 8, 250)]), STEEL_DK, opacity=0.6),
    )
    drawn += line(f"M{x} 172V244M{x - 24} 214Q{x} 228 {x + 24} 214", 1.5) + line(
        f"M{x - 24} 178Q{x - 26} 200 {x - 22} 220", 2.2, STEEL_HI
    )
    for side in (-1, 1):
        guard = spline(
            [(side * 24, 160), (side * 46, 166), (side * 52, 186), (side * 34, 194), (side * 24, 180)]
        )
        drawn += group(
            ink(guard, STEEL_HI, 2.4) + line(f"M{side * 30} 172Q{side * 42} 174 {side * 46} 184", 1.2), x
        )
    links = "".join(
        path(circle(x + dx, 190 - dx * dx * 0.034, 2.6), OCHRE_LT, INK, 0.9) for dx in range(-24, 25, 6)
    )
    return drawn + links + path(star(x, 200, 9, 4, 6), ALMAGRE, INK, 1.2)


KINGS = {
    "oros": King(Face(BROWN, "long", "full"), "points", 1, _suns, OLIVE_LT),
    "copas": King(Face(WHITE, "long", "flowing", -1.4, -0.4, ROSY), "lilies", -1, _flowers, SAND),
    "espadas": King(Face(BLACK, "short", "forked", 1.4, 1.6, TAN), "towers", 1, _lozenges, TERRA_LT),
    "bastos": King(Face(RED, "curls", "full", -1.4, 0.6), "leaves", 1, _leaves, OLIVE_LT),
}
