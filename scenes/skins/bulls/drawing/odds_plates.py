"""The plate at the rim of a place: how likely it is that the Runners there are trampled.

It says so once where that is the same of all; else beside the dice of which it speaks. These have a red edge.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

import pygame

from game.core.action import Token
from game.translation import tr
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.horned_marks import HIGH, Mark, draw_mark, mark_width
from scenes.skins.bulls.layout import BULLS_FEET, FOOT, LOWEST
from scenes.stage.pieces import DICE, LINE, Piece
from scenes.stage.sprites import RAISED, tail
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, OLIVE_DK

SIZES, READABLE = (1.7, 1.5, 1.35, 1.2, 1.1, 1.0, 0.9, 0.8), 1.0
"""Text sizes of plates: each has the largest at which it hides no die and no other plate; words are left out
rather than written smaller than the second."""
BESIDE, BESIDE_LOWEST, BELOW_LOWEST = (-43.0, (FOOT + BULLS_FEET) / 2), (81.0, -19.0), (54.0, 34.0)
"""Where a plate begins and how high its middle is, from the middle of its place: right of the name; at the
lowest places right of the ring, between its exits, or else below these, as nothing at the foot hides it."""
UNDER = 78.0
"""How far from the middle of its place a plate begins at least that lies right under its dice."""
NEARBY = tuple(
    (right, low) for low in (0.0, 2.0, -2.0, 4.0, -4.0, 7.0, -7.0, 10.0) for right in (0.0, 16.0, 32.0)
)
"""By how much it may lie farther right, and lower or higher than that."""
FARTHEST, APART, EDGE = 94.0, 6.0, 3.0
"""How far from the middle of its place a plate ends at most, the gaps between marks, and what edges take."""
ICONS = 6
"""So many kinds of dice can be told apart on a plate; of more it tells the lowest and the highest chance."""
RIM = 2.4
"""How wide the edge of a die in danger is."""


class Part(NamedTuple):
    """A mark, and the pictures of those dice that it is about, where others have another one."""

    mark: Mark
    dice: tuple[str, ...] = ()


class Worn(NamedTuple):
    """A Runner's sprite, the middle of the place where it stands, and its mark."""

    die: Piece
    middle: Point
    mark: Mark


class Plate(NamedTuple):
    """What is said at a place: where its marks lie, and in letters of which size."""

    parts: tuple[tuple[pygame.FRect, Part], ...]
    size: float


def lay(
    canvas: Canvas, worn: Sequence[Worn], rivals: Mapping[Point, Mark], areas: Iterable[pygame.FRect]
) -> list[Plate]:
    """Return the plates of all places with marks, and what is said of rivals there behind one's own.

    They hide none of these areas: of dice, names, and what else is to be read.
    """
    taken = [*areas]
    laid = []
    for middle in sorted({*rivals, *(one.middle for one in worn)}):
        here = [one for one in worn if one.middle == middle]
        plate = _fitted(canvas, middle, here, [*_wordings(here, rivals.get(middle))], taken)
        taken += [area for area, _ in plate.parts]
        laid.append(plate)
    return laid


def draw(
    canvas: Canvas, worn: Sequence[Worn], plates: Sequence[Plate], picked: Collection[Token] = ()
) -> None:
    """Draw the edges of all that wear marks, also of those that are `picked` and rise, and the plates."""
    for one in worn:
        risen = RAISED[DICE] if any(token in picked for token in one.die.tokens) else 0.0
        colour = OLIVE_DK if one.mark.trend < 0 else ALMAGRE
        canvas.frame(one.die.rect.move(0, -risen), colour, RIM, one.die.width * 0.22)
    for plate in plates:
        with canvas.lettering.at_most(plate.size):
            for area, part in plate.parts:
                draw_mark(canvas, *area.center, part.mark, dice=part.dice)


def solid(die: Piece) -> pygame.FRect:
    """Return what of a die may be hidden by no plate: its face with its line, and its number."""
    area = die.rect.union(tail(die)) if die.badge else die.rect
    return area.inflate(2 * LINE, 2 * LINE)


def _fitted(
    canvas: Canvas,
    middle: Point,
    worn: Sequence[Worn],
    wordings: Sequence[tuple[Part, ...]],
    taken: list[pygame.FRect],
) -> Plate:
    """Return the fullest of these wordings in the largest letters at which nothing is hidden."""
    sizes = [*dict.fromkeys(min(size, canvas.lettering.factor) for size in SIZES)]
    readable = [size for size in sizes if size >= READABLE]
    farthest = middle[0] + FARTHEST + (middle[1] > LOWEST) * BESIDE_LOWEST[0]
    told = *product(wordings, readable), *product(wordings[-1:], sizes)
    for starts, (words, size) in product((_at_dice, _starts) if middle[1] > LOWEST else (_starts,), told):
        for start in starts(canvas, middle, worn, words, size):
            plate = _placed(canvas, start, words, size)
            for aside in NEARBY:
                areas = [area.move(aside) for area, _ in plate.parts]
                if areas[-1].right <= farthest and not any(area.collidelist(taken) >= 0 for area in areas):
                    return Plate(tuple(zip(areas, words, strict=True)), size)
    return Plate(tuple(zip(areas, words, strict=True)), size)  # aside of all dice, over a name


def _starts(
    canvas: Canvas, middle: Point, worn: Sequence[Worn], words: Sequence[Part], size: float
) -> Iterator[Point]:
    """Yield where a plate may begin, and how high its middle is: right under its dice if there is room."""
    x, y = middle
    if y > LOWEST:
        yield from ((x + right, y + low) for right, low in (BESIDE_LOWEST, BELOW_LOWEST))
        return
    if worn:
        under = sum(one.die.x for one in worn) / len(worn)
        *_, (last, _) = _placed(canvas, (0.0, 0.0), words, size).parts
        yield max(x - UNDER, under - last.right / 2), y + BESIDE[1]
    yield x + BESIDE[0], y + BESIDE[1]


def _at_dice(
    canvas: Canvas, middle: Point, worn: Sequence[Worn], words: Sequence[Part], size: float
) -> Iterator[Point]:
    """Yield where a plate begins that ends, or begins, right at the row of its dice."""
    if not worn:
        return
    *_, (last, _) = _placed(canvas, (0.0, 0.0), words, size).parts
    first = min(worn, key=lambda one: one.die.x).die
    start = solid(first).left - last.right - EDGE
    if start > EDGE:
        yield start, first.y
    final = max(worn, key=lambda one: one.die.x).die
    yield solid(final).right + EDGE, final.y


def _placed(canvas: Canvas, start: Point, words: Sequence[Part], size: float) -> Plate:
    """Return a plate with these words that begins there."""
    (left, y), parts = start, []
    with canvas.lettering.at_most(size):
        for part in words:
            area = pygame.FRect(left, 0, mark_width(canvas, part.mark, len(part.dice)) + EDGE, 0)
            area.h = HIGH * canvas.lettering.factor + EDGE
            area.centery = y
            parts.append((area, part))
            left = area.right + APART
    return Plate(tuple(parts), size)


def _wordings(worn: Sequence[Worn], rivals: Mark | None) -> Iterator[tuple[Part, ...]]:
    """Yield what can be said of a place, from the fullest words to the fewest."""
    last = () if rivals is None else (Part(rivals),)
    kinds: dict[Mark, list[Piece]] = {}
    for one in sorted(worn, key=lambda one: (-_chance(one.mark), one.die.token)):
        kinds.setdefault(one.mark, []).append(one.die)
    pictures = {mark: tuple(dict.fromkeys(die.picture for die in dice)) for mark, dice in kinds.items()}
    if len(kinds) == 1:
        ((mark, dice),) = kinds.items()
        if sum(len(die.tokens) for die in dice) > 1 and mark.words.endswith("%"):
            yield Part(mark.in_full._replace(words=tr("{chance} each", chance=mark.in_full.words))), *last
        yield Part(mark.in_full), *last
        yield Part(mark._replace(before="")), *last
    elif kinds:
        if sum(map(len, pictures.values())) <= ICONS:
            yield *(Part(mark.in_full, pictures[mark]) for mark in kinds), *last
            yield *(Part(mark._replace(before=""), pictures[mark]) for mark in kinds), *last
        highest, *_, lowest = kinds
        words = f"{lowest.words.removesuffix('%')}–{highest.words}" if highest.words != lowest.words else ""
        yield Part(highest._replace(words=words or highest.words, before="")), *last
    else:
        yield last


def _chance(mark: Mark) -> int:
    """Return by what marks are told from the highest chance to the lowest."""
    return int(mark.words.removesuffix("%")) if mark.words.endswith("%") else int(mark.words == "!")
