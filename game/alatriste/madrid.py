"""Madrid as a graph: boxes on three overlapping circuits, and the streets between neighbours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, slots=True)
class Place:
    """A box where it lies: `id` is its number, `key` the id of its row, `zone` the level it asks for."""

    id: int
    key: str
    name: str
    zone: int


@dataclass(frozen=True)
class Madrid:
    """The board. `places` are in the order of the rows; a street joins two of them, the lower id first."""

    name: str
    digest: str
    places: tuple[Place, ...]
    streets: tuple[tuple[int, int], ...]

    def __hash__(self) -> int:
        return hash(self.digest)

    @cached_property
    def zones(self) -> tuple[int, ...]:
        """The level that each box asks for."""
        return tuple(place.zone for place in self.places)

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The id of each box by its key."""
        return {place.key: place.id for place in self.places}

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each box."""
        found: list[list[int]] = [[] for _ in self.places]
        for one, other in self.streets:
            found[one].append(other)
            found[other].append(one)
        return tuple(map(tuple, found))

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """`steps[a][b]`: the fewest steps from a to b on the whole board."""
        return tuple(steps_to(self, place.id, 3) for place in self.places)


FAR = 99
"""More steps than any way has: where no way leads."""


def steps_to(madrid: Madrid, target: int, level: int) -> tuple[int, ...]:
    """Return the fewest steps from each box to `target` over boxes of at most that level, or FAR."""
    found = [FAR] * len(madrid.places)
    found[target] = 0
    border = [target]
    while border:
        here = border.pop(0)
        for other in madrid.beside[here]:
            if found[other] == FAR and madrid.zones[other] <= level:
                found[other] = found[here] + 1
                border.append(other)
    return tuple(found)
