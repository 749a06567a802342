"""Labels of the boxes of Madrid: the name of each on one line, and below it in signs what happens there.

All lengths are in units of the board: whoever writes has one of them as large as a design pixel.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import pygame

from game.alatriste.rows import BOXES
from game.alatriste.signs import Icon, Lean, offer_from, printed
from game.translation import language, tr
from scenes.skins.alatriste import layout
from scenes.stage.pieces import Point
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, PAPER_HI, SEPIA
from scenes.ui.typefaces import STYLES

SMALL, LARGE = 0.9, 1.25
"""The pixels of a unit below which names are written as large as they have room, and the text size from
which on they are, too; else in letters of the size that suits a board."""
USUAL = (("key", 1.0), ("key", 0.93), ("key", 0.86))
"""The letters of that size, in their style and text size, from the largest."""
STYLES_GROWN, GROWN = ("button", "strong", "small button", "key"), (2.0, 1.75, 1.5, 1.25, 1.0)
"""The styles and the text sizes of others."""
MOST_NAMES = 0.7
"""The share of all names that must have room in the larger letters of a board; the rest has smaller ones."""
TALLER = 0.245
"""How much higher a label may get than its field, in its heights."""
BEYOND = 0.04
"""How far beyond that its paper reaches on every side, in its widths: signs reach so far."""
READABLE, BESIDE_NAME = 11.0, 0.72
"""The pixels of a sign at least, and its share of the size of the letters of a name that has been grown."""
CLOSE = 0.84
"""The share of a line that a name takes: signs reach into the air below its letters."""
APART = 0.5
"""The room between a name and the signs below it."""
SIGNS_WIDE = layout.NAME[0] - 3
"""How wide the signs of a box may lie, clear of its frame."""
NUMBERS = "small button", "key"
"""The letters of the numbers beside them, and those of many."""
CHIEF = 2
"""How many signs of a box stand on it where they are told briefly, with their whole numbers."""
COLOURS = {"−": ALMAGRE_DK, "+": OLIVE_DK}
"""Their colours, by how they begin."""
SIGNS_APART = 2.0
"""How far a sign lies from the next at least."""
ICONS: dict[Icon, str] = {"card": "draws"}
"""The icons of signs that have one by another name."""
WORTH: Sequence[Icon] = (
    "valido", "jail", "fame", "fencing", "card", "vigour", "ducats", "turn", "refuge", "transport", "duel",
    "dice",
)  # fmt: skip
"""Which signs are kept where not all have room, from the first on."""

Drawn: TypeAlias = tuple[str, str]
"""The picture of a sign, and what stands beside it."""
IF_YOU_LIKE: Drawn = "", "|"
"""The line behind which stands what one may choose; it has no picture."""
RULE, RULED = 1.6, 0.8
"""How wide that line is, and how high beside the signs."""
FEW, PRICE = 3, "alatriste/icon_ducats"
"""Where there are more signs than that, the price of a choice has no picture either: it follows Ducats."""
Letters: TypeAlias = tuple[str, float]
"""A style and a text size."""


class Label(NamedTuple):
    """A name in its letters, its height, and the signs below it with their size; without any if 0."""

    name: str
    letters: Letters
    high: float
    signs: Sequence[Drawn]
    size: float


class BoxLabels:
    """Writes the labels of a board in letters of two sizes, and keeps how: a sight has many of them."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Label] = {}
        self._letters: dict[tuple[object, ...], tuple[Letters, Letters]] = {}

    def write(self, canvas: Canvas, box: int, field: pygame.FRect, is_brief: bool = False) -> pygame.FRect:
        """Write the label of a box over its field and as little more as it needs; return that area.

        Where it `is_brief`, only its chief signs stand there.
        """
        label = self.label(canvas, box, field, is_brief)
        room, name, signs = laid(label, field)
        with canvas.lettering.at_most(label.letters[1]):
            canvas.fill(room.inflate(2 * BEYOND * room.w, 0), PAPER_HI, radius=3)
            canvas.fill(field.inflate(2 * BEYOND * room.w, 2 * BEYOND * room.w), PAPER_HI, radius=3)
            canvas.text(label.name, room.centerx, name, label.letters[0], INK, anchor="center middle")
            if label.signs:
                draw_signs(canvas, label.signs, (room.centerx, signs), label.size, SIGNS_WIDE)
        return room

    def label(self, canvas: Canvas, box: int, field: pygame.FRect, is_brief: bool = False) -> Label:
        """Return what is written of a box: its name, and as many signs as have room below it."""
        sight = *field.size, canvas.k, canvas.lettering.key, language()
        key = box, is_brief, *sight
        if key not in self._kept:
            if sight not in self._letters:
                self._letters[sight] = _letters(canvas, field)
            most = CHIEF if is_brief else len(WORTH)
            self._kept[key] = _label(canvas, box, field, *self._letters[sight], most)
        return self._kept[key]


def laid(label: Label, field: pygame.FRect) -> tuple[pygame.FRect, float, float]:
    """Return the area of a label over its field, and the heights of the middles of its name and its signs."""
    high = label.high + (APART + label.size if label.signs else 0.0)
    room = pygame.FRect(field.left, min(field.top, field.bottom - high), *field.size)
    room.h = field.bottom - room.top
    spare = (room.h - high) / 3
    return room, room.top + spare + label.high / 2, room.bottom - spare - label.size / 2


def _label(
    canvas: Canvas, box: int, field: pygame.FRect, large: Letters, small: Letters, signs: int
) -> Label:
    name, most = tr(BOXES[box].short), layout.NAME[0]
    largest = layout.SIGNS * max(1.0, min(canvas.lettering.factor, LARGE))
    room = field.h if is_usual(canvas) else _tallest(field)
    found = large if _has_room(canvas, name, large, most) else small
    with canvas.lettering.at_most(found[1]):
        name = canvas.lettering.shorten(name, found[0], canvas.k, most * canvas.k)
        high = CLOSE * canvas.measure(name, found[0])[1]
        size = min(largest, room - high - APART)
        if size * canvas.k < READABLE - 0.5:
            return Label(name, found, high, (), 0.0)
        return Label(name, found, high, fitting_signs(canvas, box, size, SIGNS_WIDE, signs), size)


def is_usual(canvas: Canvas) -> bool:
    """Return whether names are as large as suits a board: they can be read so."""
    return canvas.k >= SMALL and canvas.lettering.factor <= LARGE


def _tallest(field: pygame.FRect) -> float:
    return (1 + TALLER) * field.h


def _letters(canvas: Canvas, field: pygame.FRect) -> tuple[Letters, Letters]:
    """Return the letters in which most names of the board have room, and those in which the others do."""
    tried, names = [*_tried(canvas, field)], [tr(row.short) for row in BOXES]
    most, large = layout.NAME[0], tried[-1]
    for letters in tried:
        room = [_has_room(canvas, name, letters, most) for name in names]
        if sum(room) >= MOST_NAMES * len(names):
            large = letters
            break
    others = [name for name in names if not _has_room(canvas, name, large, most)]
    fitting = (one for one in tried if all(_has_room(canvas, name, one, most) for name in others))
    return large, next(fitting, tried[-1])


def _tried(canvas: Canvas, field: pygame.FRect) -> Iterator[Letters]:
    """Yield the letters that are tried for names, the largest first: they leave room for a row of signs."""
    if is_usual(canvas):
        yield from USUAL
        return
    sizes = [(style, size) for size in GROWN if size <= canvas.lettering.factor for style in STYLES_GROWN]
    for style, size in sorted(sizes, key=lambda one: -STYLES[one[0]].size * one[1]):
        with canvas.lettering.at_most(size):
            signs = max(READABLE / canvas.k, BESIDE_NAME * STYLES[style].size * size)
            high = CLOSE * canvas.measure("M", style)[1] + APART + signs
            if high <= _tallest(field) or (style, size) == ("key", 1.0):
                yield style, size


def _has_room(canvas: Canvas, name: str, letters: Letters, most: float) -> bool:
    with canvas.lettering.at_most(letters[1]):
        return canvas.fits(name, letters[0], most)


def fitting_signs(
    canvas: Canvas, box: int, size: float, room: float, most: int = len(WORTH)
) -> Sequence[Drawn]:
    """Return the signs of a box that have room: with their numbers, else their leans, else the main ones."""
    *tried, least = _shorter(box, most)
    readable = min(size, READABLE / canvas.k)
    for signs in tried:
        if _size(canvas, signs, NUMBERS[1], size, room) >= readable:
            return signs
    return least


def _shorter(box: int, most: int) -> Iterator[Sequence[Drawn]]:
    """Yield ever less of the signs of a box: numbers go first, then the dice, then what is worth least.

    Where there are too many, those that are worth most keep their numbers for as long as one of them can.
    """
    signs = printed(box)
    kept = sorted(range(len(signs)), key=lambda place: WORTH.index(signs[place][0]))
    is_brief = len(kept) > most
    kept = kept[:most]
    for few in range(len(kept), 0 if is_brief else len(kept) - 1, -1):
        yield _in_a_row(box, kept[:few])
    while kept:
        yield [(picture, words[:1]) for picture, words in _in_a_row(box, kept)]
        kept.pop()


def signs_of(box: int) -> list[Drawn]:
    """Return what a box does: the picture of each sign, and what stands beside it."""
    return _in_a_row(box, range(len(printed(box))))


def _in_a_row(box: int, kept: Collection[int]) -> list[Drawn]:
    """Return the kept ones of the signs of a box, with a line before what one may choose."""
    signs, first = [*enumerate(printed(box))], offer_from(box)
    certain, offered = (
        [(sign_picture(sign[0]), number(*sign)) for place, sign in part if place in kept]
        for part in (signs[:first], signs[first:])
    )
    if not certain or not offered:
        return certain + offered
    if len(certain) + len(offered) > FEW:
        offered = [one if one[0] != PRICE else ("", one[1]) for one in offered if one != (PRICE, "−")]
    return [*certain, IF_YOU_LIKE, *offered]


def draw_signs(
    canvas: Canvas,
    found: Sequence[Drawn],
    middle: Point,
    most: float = layout.SIGNS,
    room: float = SIGNS_WIDE,
    numbers: tuple[str, str] = NUMBERS,
) -> None:
    """Draw signs beside one another, as large as they have room, each with how many it brings."""
    letters = numbers[0] if _size(canvas, found, numbers[0], most, room) == most else numbers[1]
    size = _size(canvas, found, letters, most, room)
    wide = size * _icons(found) + _numbers_wide(canvas, found, letters)
    gap = min(5.0, max(0.0, room - wide) / max(1, len(found) - 1))
    x = middle[0] - (wide + gap * (len(found) - 1)) / 2
    for picture, words in found:
        if (picture, words) == IF_YOU_LIKE:  # a rule as high as a sign: the letter would reach into the name
            wide = canvas.measure(words, letters)[0]
            canvas.fill((x + (wide - RULE) / 2, middle[1] - RULED * size / 2, RULE, RULED * size), SEPIA)
            x += wide + gap
            continue
        if picture:
            canvas.picture(picture, x + size / 2, middle[1], size, anchor="center")
            x += size
        colour = COLOURS.get(words[:1], INK)
        x = canvas.text(words, x, middle[1], letters, colour, anchor="left middle").right + gap


def signs_wide(canvas: Canvas, box: int, size: float) -> float:
    """Return how much room the signs of a box take at their full size."""
    found = signs_of(box)
    return _numbers_wide(canvas, found, NUMBERS[0]) + size * _icons(found) + 5.0 * len(found)


def _size(canvas: Canvas, found: Sequence[Drawn], letters: str, most: float, room: float) -> float:
    """Return how large the icons of signs are, so that they have room with their numbers."""
    numbers = _numbers_wide(canvas, found, letters) + SIGNS_APART * (len(found) - 1)
    return min(most, (room - numbers) / _icons(found))


def _icons(found: Sequence[Drawn]) -> int:
    """Return how many signs have a picture."""
    return sum(picture != "" for picture, _ in found)


def _numbers_wide(canvas: Canvas, found: Sequence[Drawn], letters: str) -> float:
    """Return how wide the numbers of signs are."""
    return sum(canvas.measure(words, letters)[0] for _, words in found)


def sign_picture(icon: Icon) -> str:
    """Return the name of the picture of a sign."""
    return f"alatriste/icon_{ICONS.get(icon, icon)}"


def number(icon: Icon, n: int | Lean) -> str:
    """Return what stands beside a sign: turns are counted, everything else is brought or costs."""
    if isinstance(n, str):
        return n
    return "" if not n else str(n) if icon == "turn" else signed(n)
