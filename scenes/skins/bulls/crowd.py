"""How the dice of one place stand: Bulls behind, Runners in rows before them, as large as there is room."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, pairwise
from operator import itemgetter
from typing import NamedTuple

from scenes.stage.sprites import TAIL

Point = tuple[float, float]

LEAST, MOST = 1.5, 6.0
"""The gaps between dice, beside and below one another: at least, and at most where there is room."""
ROUND, POWER = 64.0, 3.6
"""How far above or below the middle of a roundabout its rows have no room left, as it is round, and how far
it bulges into its corners: 2 is an oval."""
CROWD, CROWDED = 20, 120.0
"""More kinds of Runners than this, which no game has brought together yet, take the corners, too, and so much
to each side: else they would be too small to be pressed."""
BESIDE = 0.95
"""How far the middles of two Bulls are apart, in widths of one: their horns overlap."""
FARTHER, UNEVEN = 1.8, 1.4
"""Those of two colours stand so many times as far apart as those of one; and so many times as wide as the
others on average a row of those that belong together may be."""


class Size(NamedTuple):
    """How wide a Runner is, and the largest Bull behind such Runners."""

    runner: float
    bull: float


SIZES = (
    Size(36, 44), Size(34, 42), Size(32, 40), Size(31, 36), Size(30, 36), Size(28, 36),
    Size(28, 33), Size(26, 34), Size(26, 32), Size(25, 34), Size(24, 32), Size(22, 32),
    Size(21, 30), Size(20, 30), Size(19, 28), Size(18.5, 28), Size(18.5, 24), Size(16, 24),
    Size(14, 24), Size(12, 20), Size(10, 16), Size(8, 12),
)  # fmt: skip
"""From the largest on: the first with which all have room is taken."""
ALIKE = 4
"""Down to that one of them all dice of a column are as large as where they have the least room."""


def bulge(far: float, power: float = POWER) -> float:
    """Return how wide a round shape is, so `far` from its middle to its foot or top: 1 in the middle."""
    return float(max(0.0, 1 - far**power) ** (1 / power))


class Room(NamedTuple):
    """Where dice may stand around the middle of a place: `wide` to each side, from `top` to `foot`.

    What `is_round` has less room the farther a row is from its middle.
    """

    wide: float
    top: float
    foot: float
    is_round: bool = True

    def beside(self, y: float) -> float:
        """Return how far a row at that height may reach to each side."""
        return self.wide * bulge(min(1.0, abs(y) / ROUND)) if self.is_round else self.wide


class Cell(NamedTuple):
    """Where one die of a place stands, and how large it is."""

    x: float
    y: float
    size: float


class Group(NamedTuple):
    """Who stands in a `room`: so many Bulls, and Runners, which may have tails.

    `parts` are as many Runners as belong together, in their order: these stand in one row where they can, and
    closer to each other than to the next ones.
    """

    room: Room
    bulls: int
    tails: tuple[bool, ...]
    parts: tuple[int, ...] = ()


def gather(middle: Point, group: Group, largest: int = 0) -> list[Cell]:
    """Return a cell for each Bull of a group, then one for each of its Runners.

    None touches another one but for the horns of Bulls, and none leaves the room, unless they are a crowd.
    They are as large as one of `SIZES`, of which the first ones may be too `largest`.
    """
    x, y = middle
    cells = _standing(group, largest)[1]
    return [Cell(x + cell.x, y + cell.y, cell.size) for cell in cells]


def size_of(groups: Iterable[Group]) -> int:
    """Return which of `SIZES` all dice of a column have, where those have room for it that have the least."""
    return min(ALIKE, max((_standing(group, 0)[0] for group in groups), default=0))


@lru_cache(maxsize=512)
def _standing(group: Group, largest: int) -> tuple[int, tuple[Cell, ...]]:
    """Return the largest size for which there is room, and the cells around the middle with that."""
    room = group.room
    if room.is_round and len(group.tails) > CROWD:
        group = group._replace(room=room._replace(wide=CROWDED, is_round=False))
    return next(_arrangements(group, largest))


def _arrangements(group: Group, largest: int) -> Iterator[tuple[int, tuple[Cell, ...]]]:
    """Yield the cells with every size for which there is room, the largest first."""
    room, bulls, tails, parts = group
    borders = tuple(accumulate(parts))[:-1]
    count, high = len(tails), room.foot - room.top
    for place, size in enumerate(SIZES[largest:], largest):
        bull = min(size.bull, 2 * room.wide / (BESIDE * (bulls - 1) + 1)) if bulls else 0.0
        widths = [size.runner * (1 + TAIL * has_tail) for has_tail in tails]
        for rows in range(1, count + 1) if tails else (0,):
            apart = min(MOST, (high - bull) / max(1, rows) - size.runner)
            if apart < LEAST:
                break
            if sum(widths) > 2 * room.wide * rows:
                continue
            step = size.runner + apart
            top = room.top + (high - bull - rows * step) / 2
            middles = [top + bull + (row + 1) * step - size.runner / 2 for row in range(rows)]
            for parting in _partings(widths, 2 * room.wide, rows, borders):
                found = [
                    _row(row, size.runner, tails, borders, y, room)
                    for row, y in zip(parting, middles, strict=True)
                ]
                if all(found):
                    behind = (
                        Cell((place - (bulls - 1) / 2) * BESIDE * bull, top + bull / 2, bull)
                        for place in range(bulls)
                    )
                    yield place, (*behind, *(cell for row in found for cell in row))


def _partings(
    widths: Sequence[float], widest: float, rows: int, borders: Sequence[int]
) -> Iterator[list[range]]:
    """Yield rows of Runners, as even as can be: first those that tear nothing apart that belongs together.

    None of these is wider than `widest`, nor much wider than all would be if they were as wide as each other.
    """
    sums = (0.0, *accumulate(widths))
    whole = []
    for found in combinations(borders, rows - 1) if rows else ():
        row_ends = list(pairwise((0, *found, len(widths))))
        longest = max(sums[end] - sums[start] for start, end in row_ends)
        if longest <= min(widest, UNEVEN * sums[-1] / rows):
            whole.append((longest, row_ends))
    for _, row_ends in sorted(whole, key=itemgetter(0)):
        yield [range(start, end) for start, end in row_ends]
    yield list(even_rows(len(widths), rows))


def _row(
    places: range,
    size: float,
    tails: Sequence[bool],
    borders: Container[int],
    y: float,
    room: Room,
) -> list[Cell]:
    """Return the cells of a row at that height, with their tails in its middle; none if it is too long."""
    wide = sum(size * (1 + TAIL * tails[place]) for place in places)
    gaps = [FARTHER if place in borders else 1.0 for place in places[1:]]
    apart = min(MOST, (2 * room.beside(y) - wide) / max(1.0, sum(gaps)))
    if apart < LEAST:
        return []
    left, cells = -(wide + apart * sum(gaps)) / 2, []
    for place, gap in zip(places, (*gaps, 0.0), strict=True):
        cells.append(Cell(left + size / 2, y, size))
        left += size * (1 + TAIL * tails[place]) + apart * gap
    return cells


def even_rows(count: int, rows: int) -> Iterator[range]:
    """Yield so many rows that are as long as each other, the first ones one longer at most."""
    start = 0
    for row in range(rows):
        end = start + count // rows + (row < count % rows)
        yield range(start, end)
        start = end
