"""How the dice of one place stand: Bulls behind, Runners in rows before them, as large as there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
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


def gather(middle: Point, room: Room, bulls: int, tails: Sequence[bool]) -> list[Cell]:
    """Return a cell for each of so many Bulls, then one for each Runner, which may have a tail.

    None touches another one but for the horns of Bulls, and none leaves the room, unless they are a crowd.
    """
    x, y = middle
    if room.is_round and len(tails) > CROWD:
        room = room._replace(wide=CROWDED, is_round=False)
    return [Cell(x + cell.x, y + cell.y, cell.size) for cell in next(_standing(room, bulls, tails))]


def _standing(room: Room, bulls: int, tails: Sequence[bool]) -> Iterator[list[Cell]]:
    """Yield the cells around the middle with every size for which there is room, the largest first."""
    high = room.foot - room.top
    for size in SIZES:
        bull = min(size.bull, 2 * room.wide / (BESIDE * (bulls - 1) + 1)) if bulls else 0.0
        for rows in range(1, len(tails) + 1) if tails else (0,):
            apart = min(MOST, (high - bull - rows * size.runner) / max(1, rows))
            if apart < LEAST:
                break
            top = room.top + (high - bull - rows * (size.runner + apart)) / 2
            behind = [
                Cell((place - (bulls - 1) / 2) * BESIDE * bull, top + bull / 2, bull)
                for place in range(bulls)
            ]
            starts = [top + bull + apart + row * (size.runner + apart) for row in range(rows)]
            parts = [[tails[place] for place in part] for part in even_rows(len(tails), rows)]
            found = [
                _row(part, y + size.runner / 2, size.runner, room)
                for part, y in zip(parts, starts, strict=True)
            ]
            if all(found):
                yield [*behind, *(cell for row in found for cell in row)]


def _row(tails: Sequence[bool], y: float, size: float, room: Room) -> list[Cell]:
    """Return the cells of a row at that height, with their tails in its middle; none if it is too long."""
    wide = size * (len(tails) + TAIL * sum(tails))
    apart = min(MOST, (2 * room.beside(y) - wide) / max(1, len(tails) - 1))
    if apart < LEAST:
        return []
    left, cells = -(wide + apart * (len(tails) - 1)) / 2, []
    for has_tail in tails:
        cells.append(Cell(left + size / 2, y, size))
        left += size * (1 + TAIL * has_tail) + apart
    return cells


def even_rows(count: int, rows: int) -> Iterator[range]:
    """Yield so many rows that are as long as each other, the first ones one longer at most."""
    start = 0
    for row in range(rows):
        end = start + count // rows + (row < count % rows)
        yield range(start, end)
        start = end
