"""The pieces of Running with the Bulls: dice, Direction tokens, signs, the back of the cards."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from assets.make.drawing.beasts import bull_head
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    BULL,
    BULL_DK,
    COBALT,
    COBALT_DK,
    INK,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    RUNNERS,
    SEATS,
    lighter,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    Point,
    circle,
    clip,
    ellipse,
    group,
    ink,
    line,
    mark,
    notched,
    path,
    petals,
    polygon,
    rounded,
    spline,
    star,
    svg,
    text,
)

PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
"""Where the pips of each face lie, in steps from its middle."""

_SIGNS = {"even": {"en": "EVEN", "es": "PAR"}, "odd": {"en": "ODD", "es": "IMPAR"}}
_SANS = "alegreya-sans"


def die(colour: str, face: int) -> str:
    """A Runner: a glazed cube seen from the front and a little above; its pips are its player's mark."""
    seat = SEATS[colour]
    front = rounded(6, 3, 56, 54, 12)
    drawn = path(rounded(9, 13, 55, 53, 13), INK, opacity=0.28)
    drawn += ink(rounded(6, 9.5, 56, 54, 12), seat.edge, 3.2) + ink(front, seat.main, 3.2)
    drawn += clip(
        front,
        path("M0 0H68V13Q32 11 12 25Q6 40 6 62H0Z", lighter(seat.main, 0.45), opacity=0.55)
        + path("M66 18V60H22Q54 55 66 18Z", seat.edge, opacity=0.38),
    )
    drawn += line("M14 15Q16 10.5 23 9.5", 2.6, PAPER_HI, 0.75)
    size, rows = {1: 11.5, 2: 9, 3: 8.2, 4: 8, 5: 7.5, 6: 6.9}[face], 16.2 if face == 6 else 14.8
    rim = ("none", 0.0) if seat.pip == INK else (seat.edge, 1.2)
    for x, y in PIPS[face]:
        drawn += path(mark(seat.mark, 34 + x * 15, 30 + y * rows, size), seat.pip, *rim)
    return svg(68, 68, drawn)


def bull_die(face: int) -> str:
    """A Bull: a red cube with horns and ears, so that its outline alone tells it from a Runner."""
    drawn = path(ellipse(50, 84, 36, 9), INK, opacity=0.28)
    drawn += "".join(group(_horn(), 48, 0, (side, 1)) for side in (-1, 1))
    front = rounded(17, 20, 62, 61, 15)
    drawn += ink(rounded(17, 28, 62, 61, 15), BULL_DK, 3.6) + ink(front, BULL, 3.6)
    drawn += clip(
        front,
        path("M10 10H84V33Q44 28 28 42Q20 58 19 84H10Z", lighter(BULL, 0.28), opacity=0.6)
        + path("M81 36V86H34Q70 80 81 36Z", BULL_DK, opacity=0.55),
    )
    drawn += ink(spline("38 20, 40 26, 44 23, 48 29, 52 23, 56 26, 58 20, 48 16.5"), BULL_DK, 2.2)
    drawn += line("M25 32Q26.5 27 32 25.5", 2.8, PAPER_HI, 0.6)
    size = {1: 10, 2: 8.2, 3: 7.6}.get(face, 7.2)
    for x, y in PIPS[face]:
        drawn += path(circle(48 + x * 17, 52 + y * 16.6, size), PAPER_HI, BULL_DK, 1.5)
    return svg(96, 96, drawn)


def _horn() -> str:
    """The right horn and ear of a bull die, from the middle line."""
    horn = ink("M19 26Q37 30 41 4Q50 30 34 40Q26 42 18 38Z", PAPER_HI, 3)
    horn += path("M41 8Q47 28 34.5 37.5Q39 24 41 8Z", PAPER_DK)
    horn += path("M41 4Q44 13 42 20L38.6 17.6Q41 11 41 4Z", INK)
    return horn + ink("M26 37Q42 38 44.5 50Q33 53 24 47Z", BULL_DK, 2.4)


def marker(colour: str) -> str:
    """A Direction token: a round tile with an arrow and its player's mark."""
    seat = SEATS[colour]
    rim = ("none", 0.0) if seat.pip == INK else (seat.edge, 1.2)
    drawn = path(circle(39, 42, 32.5), INK, opacity=0.28) + ink(circle(37, 40, 33), seat.edge, 3)
    drawn += ink(circle(37, 35, 33), seat.main, 3)
    drawn += clip(
        circle(37, 35, 31.4), path("M0 0H74V20Q30 14 14 60L0 50Z", lighter(seat.main, 0.4), opacity=0.4)
    )
    drawn += line(circle(37, 35, 28), 1.7, seat.pip, 0.85)
    drawn += path("M37 61L16 36.5H27V13.5H47V36.5H58Z", seat.pip, *rim)
    return svg(76, 76, drawn + path(mark(seat.mark, 37, 30.5, 7.8), seat.main))


def first_player() -> str:
    """The first player's piece: a sun with a bull's face."""
    drawn = path(circle(44, 46, 37), INK, opacity=0.28) + ink(star(42, 42.5, 41, 32, 16), OCHRE, 3)
    drawn += ink(circle(42, 42.5, 29), OCHRE_LT, 2.4) + line(circle(42, 42.5, 25.4), 1, OCHRE_DK)
    return svg(86, 86, drawn + group(bull_head(), 42, 43, 0.4))


def sign(parity: str, is_large: bool = False) -> str:
    """A path's tile without its words: even is blue and square-ended, odd is ochre and pointed.

    For large letters it leaves its faces out.
    """
    even = parity == "even"
    shape = rounded(4, 8, 104, 40, 7) if even else "M18 8H94L110 28L94 48H18L2 28Z"
    rule = rounded(8.4, 12.4, 95.2, 31.2, 4) if even else "M20 12H92L104.8 28L92 44H20L7.2 28Z"
    main, edge, print_ = (COBALT, COBALT_DK, PAPER_HI) if even else (OCHRE_LT, OCHRE_DK, INK)
    drawn = (
        group(path(shape, INK, opacity=0.3), 2, 7) + group(ink(shape, edge, 3), 0, 3.4) + ink(shape, main, 3)
    )
    drawn += line(rule, 1.4, print_, 0.85)
    faces = () if is_large else _COLUMNS
    return svg(112, 60, drawn + "".join(path(rounded(x - 6, 31, 12, 10.4, 2.2), print_) for x in faces))


_COLUMNS = (38, 56, 74)


def sign_words(parity: str, language: str) -> str:
    """What a path's tile says: its parity, and the three faces that may take it."""
    even = parity == "even"
    main, print_ = (COBALT, PAPER_HI) if even else (OCHRE_LT, INK)
    drawn = text(_SIGNS[parity][language], 56, 28.6, 18.5, _SANS, print_, track=1)
    for x, face in zip(_COLUMNS, (2, 4, 6) if even else (1, 3, 5), strict=True):
        drawn += text(str(face), x, 39.6, 10.6, _SANS, main)
    return svg(112, 60, drawn)


_LARGE = {"EVEN": 31.0, "PAR": 36.0, "ODD": 34.0, "IMPAR": 26.0}
"""How large each word may be on a tile on which it stands alone."""


def large_words(parity: str, language: str) -> str:
    """What a path's tile says to whoever reads large letters: its parity alone."""
    words = _SIGNS[parity][language]
    size, print_ = _LARGE[words], PAPER_HI if parity == "even" else INK
    return svg(112, 60, text(words, 56, 28 + size * 0.33, size, _SANS, print_, track=1))


def card_back() -> str:
    """The back of the Action cards: the bull before a sun, in a border of tiles."""
    width, height, middle = 270, 380, (135, 190)
    drawn = path(rounded(1.5, 1.5, width - 3, height - 3, 15), PAPER_HI, PAPER_DK, 2)
    drawn += ink(rounded(11, 11, width - 22, height - 22, 8), COBALT_DK, 2.2)
    drawn += _tiles(width, height)
    field = notched(35, 35, width - 70, height - 70, 14)
    beams = "".join(_beam(*middle, k, 28) for k in range(28))
    drawn += path(field, ALMAGRE) + clip(field, path(beams, ALMAGRE_DK)) + line(field, 3.4)
    drawn += line(notched(40, 40, width - 80, height - 80, 13), 1.3, OCHRE_LT)
    drawn += ink(star(*middle, 88, 69, 24), OCHRE, 3.4) + ink(circle(*middle, 64), OCHRE_LT, 2.8)
    drawn += line(circle(*middle, 57), 1.4, OCHRE_DK) + "".join(_dot(*middle, 60.4, k, 36) for k in range(36))
    drawn += group(bull_head(), 135, 194, 0.88)
    for y in (66, height - 66):
        drawn += "".join(
            ink(petals(135 + dx, y, r, 8, 0.9), OCHRE_LT, 1.6) for dx, r in ((-44, 9), (0, 15), (44, 9))
        )
        drawn += "".join(
            path(circle(135 + dx, y, r), ALMAGRE_DK, INK, 1.2) for dx, r in ((-44, 2), (0, 3.6), (44, 2))
        )
    return svg(width, height, drawn)


def _beam(x: float, y: float, k: int, number: int) -> str:
    ends = [
        (x + 240 * cos(2 * pi * (k + d) / number), y + 240 * sin(2 * pi * (k + d) / number))
        for d in (-0.25, 0.25)
    ]
    return polygon([(x, y), *ends])


def _dot(x: float, y: float, r: float, k: int, number: int) -> str:
    return path(circle(x + r * cos(2 * pi * k / number), y + r * sin(2 * pi * k / number), 1.3), OCHRE_DK)


def _tiles(width: int, height: int) -> str:
    """A border of little painted tiles, 20 wide."""
    side, left, top = 20, 23, 23
    across, down = (width - 2 * left) // side, (height - 2 * top) / 17
    places: list[Point] = [
        (left + (k + 0.5) * (width - 2 * left) / across, y)
        for k in range(across)
        for y in (top, height - top)
    ]
    places += [(x, top + (k + 0.5) * down) for k in range(17) for x in (left, width - left)]
    drawn = ""
    for k, (x, y) in enumerate(places):
        drawn += path(
            star(x, y, 8.4, 4.2, 8, -90 if k % 4 < 2 else -67.5), PAPER_HI if k % 4 < 2 else OCHRE_LT
        )
        drawn += path(circle(x, y, 2.4), COBALT)
    for x, y in ((left, top), (width - left, top), (left, height - top), (width - left, height - top)):
        drawn += ink(rounded(x - 10, y - 10, 20, 20, 3), PAPER_LO, 1.6) + path(
            petals(x, y, 8.6, 8, 0.9), ALMAGRE
        )
    return drawn


_SMALL = {"rough": 0.32, "salt": 0.22}
_WORDED = {"rough": 0.3, "salt": 0.15}

SPRITES = {
    f"bulls/die_{colour}_{face}": Sprite(partial(die, colour, face), 64 * MASTER, _SMALL)
    for colour in RUNNERS
    for face in PIPS
}
SPRITES |= {f"bulls/bull_{face}": Sprite(partial(bull_die, face), 96 * MASTER, _SMALL) for face in PIPS}
SPRITES |= {
    f"bulls/marker_{colour}": Sprite(partial(marker, colour), 72 * MASTER, _SMALL) for colour in RUNNERS
}
SPRITES |= {
    f"bulls/sign_{parity}_{language}": Sprite(
        partial(sign, parity), 62 * MASTER, _WORDED, partial(sign_words, parity, language)
    )
    for parity, words in _SIGNS.items()
    for language in words
}
SPRITES |= {
    f"bulls/sign_{parity}_{language}_large": Sprite(
        partial(sign, parity, True), 62 * MASTER, _WORDED, partial(large_words, parity, language)
    )
    for parity, words in _SIGNS.items()
    for language in words
}
SPRITES["bulls/first_player"] = Sprite(first_player, 64 * MASTER, _SMALL)
SPRITES["bulls/card_back"] = Sprite(card_back, 200 * MASTER, {"keep_alpha": True})
