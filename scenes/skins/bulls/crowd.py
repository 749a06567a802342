"""How the dice of one place stand: Bulls behind, Runners in rows before them, as large as there is room."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, pairwise
from math import sqrt
from operator import itemgetter
from typing import NamedTuple

from scenes.stage.sprites import TAIL

Point = tuple[float, float]

LEAST, MOST = 1.5, 7.0
"""The gaps between dice, beside and below one another: at least, and at most where there is room."""
ROUND = 64.0
"""How far above or below the middle of a roundabout its rows have no room left, as it is round."""
CROWD, CROWDED = 20, 120.0
"""More kinds of Runners than this, which no game has brought together yet, take the corners, too, and so much
to each side: else they would be too small to be pressed."""
BESIDE = 0.95
"""How far the middles of two Bulls are apart, in widths of one: their horns overlap."""
OWN, OWN_SHARE, FARTHER = 36.0, 1.35, 2.5
"""The size of one's own Runners in a crowd, and how many times as large as the others they are at most.
Those of two colours stand so many times as far apart there as those of one."""


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
        return self.wide * sqrt(max(0.0, 1 - (y / ROUND) ** 2)) if self.is_round else self.wide


class Cell(NamedTuple):
    """Where one die of a place stands, and how large it is."""

    x: float
    y: float
    size: float


def gather(
    middle: Point, room: Room, bulls: int, tails: Sequence[bool], parts: Sequence[int] = (), own: int = 0
) -> list[Cell]:
    """Return a cell for each of so many Bulls, then one for each Runner, which may have a tail.

    None touches another one but for the horns of Bulls, and none leaves the room, unless they are a crowd.
    `parts` are as many as belong together, in their order: in a crowd these stand in one row where they can,
    and closer to each other than to the next ones. So many first Runners are one's `own`, which are larger.
    """
    x, y = middle
    if room.is_round and len(tails) > CROWD:
        room = room._replace(wide=CROWDED, is_round=False)
    cells = _standing(room, bulls, tuple(tails), tuple(parts), own)
    return [Cell(x + cell.x, y + cell.y, cell.size) for cell in cells]


@lru_cache(maxsize=512)
def _standing(
    room: Room, bulls: int, tails: tuple[bool, ...], parts: tuple[int, ...], own: int
) -> tuple[Cell, ...]:
    """Return the cells around the middle with the largest size for which there is room."""
    return next(_arrangements(room, bulls, tails, tuple(accumulate(parts))[:-1], own))


def _arrangements(
    room: Room, bulls: int, tails: Sequence[bool], borders: Sequence[int], own: int
) -> Iterator[tuple[Cell, ...]]:
    """Yield the cells with every size for which there is room, the largest first."""
    count, high = len(tails), room.foot - room.top
    for size in SIZES:
        bull = min(size.bull, 2 * room.wide / (BESIDE * (bulls - 1) + 1)) if bulls else 0.0
        sizes = [max(size.runner, min(OWN, OWN_SHARE * size.runner))] * own + [size.runner] * (count - own)
        widths = [wide * (1 + TAIL * has_tail) for wide, has_tail in zip(sizes, tails, strict=True)]
        for rows in range(1, count + 1) if tails else (0,):
            if bull + rows * (size.runner + LEAST) > high:
                break
            if sum(widths) > 2 * room.wide * rows:
                continue
            for parting in _partings(widths, 2 * room.wide, rows, borders):
                tall = [max(sizes[row.start : row.stop]) for row in parting]
                apart = min(MOST, (high - bull - sum(tall)) / max(1, rows))
                if apart < LEAST:
                    continue
                top = room.top + (high - bull - sum(tall) - rows * apart) / 2
                middles = [
                    top + bull + sum(tall[:row]) + (row + 1) * apart + tall[row] / 2 for row in range(rows)
                ]
                found = [
                    _row(row, sizes, tails, borders, y, room) for row, y in zip(parting, middles, strict=True)
                ]
                if all(found):
                    behind = (
                        Cell((place - (bulls - 1) / 2) * BESIDE * bull, top + bull / 2, bull)
                        for place in range(bulls)
                    )
                    yield (*behind, *(cell for row in found for cell in row))


def _partings(
    widths: Sequence[float], widest: float, rows: int, borders: Sequence[int]
) -> Iterator[list[range]]:
    """Yield rows of Runners, as even as can be: first those that tear nothing apart that belongs together.

    None of these is wider than `widest`.
    """
    sums = (0.0, *accumulate(widths))
    whole = []
    for found in combinations(borders, rows - 1) if rows else ():
        row_ends = list(pairwise((0, *found, len(widths))))
        longest = max(sums[end] - sums[start] for start, end in row_ends)
        if longest <= widest:
            whole.append((longest, row_ends))
    for _, row_ends in sorted(whole, key=itemgetter(0)):
        yield [range(start, end) for start, end in row_ends]
    yield list(even_rows(len(widths), rows))


def _row(
    places: range,
    sizes: Sequence[float],
    tails: Sequence[bool],
    borders: Container[int],
    y: float,
    room: Room,
) -> list[Cell]:
    """Return the cells of a row at that height, with their tails in its middle; none if it is too long."""
    wide = sum(sizes[place] * (1 + TAIL * tails[place]) for place in places)
    gaps = [FARTHER if place in borders else 1.0 for place in places[1:]]
    apart = min(MOST, (2 * room.beside(y) - wide) / max(1.0, sum(gaps)))
    if apart < LEAST:
        return []
    left, cells = -(wide + apart * sum(gaps)) / 2, []
    for place, gap in zip(places, (*gaps, 0.0), strict=True):
        cells.append(Cell(left + sizes[place] / 2, y, sizes[place]))
        left += sizes[place] * (1 + TAIL * tails[place]) + apart * gap
    return cells


def even_rows(count: int, rows: int) -> Iterator[range]:
    """Yield so many rows that are as long as each other, the first ones one longer at most."""
    start = 0
    for row in range(rows):
        end = start + count // rows + (row < count % rows)
        yield range(start, end)
        start = end
