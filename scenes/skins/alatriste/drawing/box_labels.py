"""Labels of the boxes of Madrid: a ribbon with the name over the foot of the picture, below it what happens.

All lengths are in units of the board: whoever writes has one of them as large as a design pixel. What is told
of a box, and in which letters, is laid out for the sight of all of Madrid and only grows with any other one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import pygame

from game.alatriste.rows import BOXES
from game.alatriste.signs import printed
from game.translation import language, tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.box_signs import (
    NUMBERS,
    Lines,
    draw_faces,
    draw_signs,
    lines_of,
    size_of,
)
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, PAPER_HI, Colour, rgb
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
READABLE, BESIDE_NAME = 11.0, 0.72
"""The pixels of a sign at least, and its share of the size of the letters of a name that has been grown."""
LEAST = 11.5
"""How large signs are at least in a window in which smaller ones could be read, too."""
CLOSE = 0.84
"""The share of a line that a name takes: signs reach into the air below its letters."""
PITCHES = 1.0, 1.88
"""How high one line of signs is, and two, in the size of signs."""
APART = 0.5
"""The room between a name and the signs below it."""
CLEAR = 1.0
"""How much narrower than its field the signs of a box lie, clear of its frame."""
STRIP = 4.6
"""How high the strip of the faces of a die is at its foot."""
SHORTER = 3.0
"""How much less room there is then for name and signs: the ribbon lies higher, too."""
PARCHMENT, RIBBON = rgb("#F0E2BE"), rgb("#F5EACB")
"""What signs lie on, and the ribbon of a name; both are as white as can be where a box can be chosen."""
INSIDE, TAIL, CUT, EDGE = 4.0, 3.5, 0.3, 1.1
"""The room in a ribbon beside its name, how far its ends reach, how deep these are cut, in its heights, and
how wide its edge is."""
Letters: TypeAlias = tuple[str, float]
"""A style and a text size."""


class Label(NamedTuple):
    """A name in its letters, the height of its ribbon, and the lines of signs below it.

    These have their size and the text size of their numbers; `faces` are what those of the die come to.
    """

    name: str
    letters: Letters
    high: float
    lines: Lines
    size: float
    numbers: float
    faces: Sequence[int]

    @property
    def foot(self) -> float:
        """How high all below the ribbon is."""
        return APART + self.size * PITCHES[len(self.lines) - 1] + (STRIP if self.faces else 0.0)


class Laid(NamedTuple):
    """Where a label lies: all of it, the ribbon, the middle of each line of signs, and the strip."""

    room: pygame.FRect
    ribbon: pygame.FRect
    lines: Sequence[float]
    strip: pygame.FRect


class BoxLabels:
    """Writes the labels of a board, and keeps how; the sight of all of it has `whole` as its zoom."""

    def __init__(self, whole: float) -> None:
        self._whole = whole
        self._kept: dict[tuple[object, ...], Label] = {}
        self._letters: dict[tuple[object, ...], tuple[Letters, Letters]] = {}

    def write(
        self,
        canvas: Canvas,
        box: int,
        field: pygame.FRect,
        zoom: float,
        is_open: bool = False,
        within: pygame.FRect | None = None,
    ) -> pygame.FRect:
        """Write the label of a box over its field and as little more as it needs; return that area.

        It is white where the box `is_open`: it can be chosen now. Of what is not wholly `within` an area only
        the paper is seen.
        """
        return draw_label(canvas, self.label(canvas, box, field, zoom), field, is_open, within)

    def label(self, canvas: Canvas, box: int, field: pygame.FRect, zoom: float) -> Label:
        """Return what is written of a box: its name, and as many signs as have room below it from afar."""
        with canvas.magnified(self._whole / zoom, field.center):
            sight = *field.size, canvas.k, canvas.lettering.key, language()
            key = box, *sight
            if key not in self._kept:
                if sight not in self._letters:
                    self._letters[sight] = _letters(canvas, field)
                self._kept[key] = _label(canvas, box, field, *self._letters[sight])
            return self._kept[key]


def draw_label(
    canvas: Canvas, label: Label, field: pygame.FRect, is_open: bool, within: pygame.FRect | None = None
) -> pygame.FRect:
    """Draw a label over its field and as little more as it needs, white if it `is_open`; return that area."""

    def is_whole(area: pygame.FRect) -> bool:
        return within is None or within.contains(area)

    laid, (style, size) = lay(label, field), label.letters
    x, y = laid.ribbon.center
    foot = pygame.FRect(field.left, y, field.w, field.bottom - y)
    canvas.fill(foot, PAPER_HI if is_open else PARCHMENT, radius=3)
    with canvas.lettering.at_most(size):
        wide = min(laid.ribbon.w, canvas.measure(label.name, style)[0] + 2 * INSIDE)
        ribbon = pygame.FRect(x - wide / 2, laid.ribbon.top, wide, laid.ribbon.h)
        if is_whole(ribbon):
            draw_ribbon(canvas, ribbon, PAPER_HI if is_open else RIBBON)
            canvas.text(label.name, x, y, style, INK, anchor="center middle")
    with canvas.lettering.at_most(label.numbers):
        for line, y in zip(label.lines, laid.lines, strict=True):
            if is_whole(
                pygame.FRect(field.left + CLEAR, y - label.size / 2, field.w - 2 * CLEAR, label.size)
            ):
                draw_signs(canvas, line, (x, y), label.size, field.w - CLEAR)
    if label.faces and is_whole(laid.strip):
        draw_faces(canvas, label.faces, laid.strip)
    return laid.room


def lay(label: Label, field: pygame.FRect) -> Laid:
    """Return where a label lies at the foot of its field, and above it where it needs more room."""
    high = label.high + label.foot
    room = pygame.FRect(field.left, min(field.top, field.bottom - high), *field.size)
    room.h = field.bottom - room.top
    spare = (room.h - high) / (len(label.lines) + 1)
    strip = pygame.FRect(room.left, room.bottom, room.w, 0)
    if label.faces:
        strip.top, strip.h = room.bottom - STRIP, STRIP
    ribbon = pygame.FRect(room.left, room.top, room.w, label.high + spare)
    first = ribbon.bottom + APART
    step = (strip.top - first) / max(1, len(label.lines))
    return Laid(room, ribbon, [first + step * (place + 0.5) for place in range(len(label.lines))], strip)


def draw_ribbon(canvas: Canvas, area: pygame.FRect, colour: Colour) -> None:
    """Draw the ribbon of a name over an area, with its ends beside it."""
    for grow, tone in ((EDGE, INK), (0.0, colour)):
        left, right = area.left - TAIL - grow, area.right + TAIL + grow
        top, foot, deep = area.top - grow, area.bottom + grow, CUT * area.h
        inner = area.left - TAIL + deep + grow, area.right + TAIL - deep - grow
        ends = [(left, top), (right, top), (inner[1] + 2 * grow, area.centery), (right, foot)]
        canvas.polygon([*ends, (left, foot), (inner[0] - 2 * grow, area.centery)], tone)
    canvas.fill(area, colour)


def _label(canvas: Canvas, box: int, field: pygame.FRect, large: Letters, small: Letters) -> Label:
    name, most = tr(BOXES[box].short), layout.NAME[0]
    label = _in_letters(canvas, box, field, large if _has_room(canvas, name, large, most) else small)
    is_tall = len(label.lines) > 1 and label.letters != small
    return _in_letters(canvas, box, field, small) if is_tall else label


def _in_letters(canvas: Canvas, box: int, field: pygame.FRect, letters: Letters) -> Label:
    """Return what is written of a box where its name is in those letters."""
    (style, size), usual, faces = letters, is_usual(canvas), printed(box).faces
    numbers = USUAL[-1][1] if usual else size
    room = (field.h if usual else _tallest(field)) - SHORTER * bool(faces)
    with canvas.lettering.at_most(size):
        name = canvas.lettering.shorten(tr(BOXES[box].short), style, canvas.k, layout.NAME[0] * canvas.k)
        high = CLOSE * canvas.measure(name, style)[1]
    with canvas.lettering.at_most(numbers):
        largest = min(layout.SIGNS * max(1.0, min(canvas.lettering.factor, LARGE)), room - high - APART)
        lines, signs = fitting_lines(canvas, box, largest, field.w - CLEAR, usual)
    return Label(name, letters, high, lines, signs, numbers, faces)


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
    return large, USUAL[-1] if is_usual(canvas) else next(fitting, tried[-1])


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
            if high <= _tallest(field) - SHORTER or (style, size) == ("key", 1.0):
                yield style, size


def _has_room(canvas: Canvas, name: str, letters: Letters, most: float) -> bool:
    with canvas.lettering.at_most(letters[1]):
        return canvas.fits(name, letters[0], most)


def fitting_lines(
    canvas: Canvas, box: int, size: float, room: float, has_two: bool = False
) -> tuple[Lines, float]:
    """Return as much of what a box does as has room in signs of that size, and their size then.

    It may stand on two lines, each as high as signs must be to be read, if it `has_two`.
    """
    readable = min(size, max(READABLE / canvas.k, LEAST))
    for lines in lines_of(box):
        largest = size if len(lines) == 1 else readable
        sizes = [size_of(canvas, line, NUMBERS[1], largest, room) for line in lines]
        if min(sizes) >= readable and (has_two or len(lines) == 1):
            break
    return lines, min(largest, *sizes) if len(lines) > 1 else size
