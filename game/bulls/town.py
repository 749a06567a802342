"""The town as a graph: roundabouts in rows, and the streets that lead down from them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, slots=True)
class Space:
    """A roundabout or a destination. `id` is its place in `Town.spaces`, `index` its place in its row."""

    id: int
    key: str
    name: str
    row: int
    index: int
    number: int | None = None
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Street:
    """A street from `start` to `end` (space ids). `parity` 0 even, 1 odd, None where there is no sign.

    A street with a sign lends it its id: `sign:7` hangs on `street:7`.
    """

    id: int
    start: int
    end: int
    parity: int | None


@dataclass(frozen=True)
class Town:
    """Every street leads one row down. Spaces are sorted by row and then from left to right."""

    name: str
    digest: str
    spaces: tuple[Space, ...]
    streets: tuple[Street, ...]

    def __hash__(self) -> int:
        return hash(self.digest)

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """Space ids by row, from left to right; the last row holds the destinations."""
        count = 1 + max(space.row for space in self.spaces)
        return tuple(tuple(s.id for s in self.spaces if s.row == row) for row in range(count))

    @cached_property
    def starts(self) -> dict[int, int]:
        """Starting roundabout by its number, from 2 to 6."""
        return dict(sorted((s.number, s.id) for s in self.spaces if s.number is not None))

    @cached_property
    def destinations(self) -> tuple[int, ...]:
        """Space id of each destination slot, from left to right."""
        ends = sorted((s.slot, s.id) for s in self.spaces if s.slot is not None)
        return tuple(space for _, space in ends)

    @cached_property
    def slots(self) -> dict[int, int]:
        """Destination slot by space id."""
        return {space: slot for slot, space in enumerate(self.destinations)}

    @cached_property
    def exits(self) -> tuple[tuple[Street, Street] | None, ...]:
        """For each space its (even, odd) streets, twice the same where only one leaves; None at the end."""
        found: list[tuple[Street, Street] | None] = []
        for space in self.spaces:
            out = sorted((s for s in self.streets if s.start == space.id), key=lambda s: s.parity or 0)
            found.append((out[0], out[-1]) if out else None)
        return tuple(found)

    @cached_property
    def ways(self) -> tuple[tuple[int, ...], ...]:
        """`ways[space][face]`: the space to which that face leads; a destination leads to itself."""
        return tuple(
            (s.id,) * 7 if out is None else tuple(out[face % 2].end for face in range(7))
            for s, out in zip(self.spaces, self.exits, strict=True)
        )

    @cached_property
    def courses(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """`courses[space][face]`: all spaces to which that face leads on the way to a destination."""
        found: list[tuple[tuple[int, ...], ...]] = [((),) * 7] * len(self.spaces)
        for row in reversed(self.rows[:-1]):
            for space in row:
                ends = self.ways[space]
                found[space] = tuple((ends[face], *found[ends[face]][face]) for face in range(7))
        return tuple(found)

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """For each space its neighbours in the row, left before right."""
        rows = [self.rows[space.row] for space in self.spaces]
        return tuple(
            (*row[max(0, space.index - 1) : space.index], *row[space.index + 1 : space.index + 2])
            for space, row in zip(self.spaces, rows, strict=True)
        )

    @cached_property
    def signs(self) -> tuple[int, ...]:
        """Ids of the streets that carry a sign."""
        return tuple(street.id for street in self.streets if street.parity is not None)
