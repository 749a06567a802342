"""Madrid as a graph of boxes and streets, and where a die leads: pure functions, for the rules and others.

A move of n is a walk of exactly n steps, the first to either side, never straight back. Every box that is
stepped on must be open to the walker's level; an obligatory box (El Valido) ends the walk. `walks` and its
likes speak of boxes by number and give a walk for each box where one may end; the functions below them speak
of boxes by id and take the board itself or its graph.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Protocol, TypeAlias

from game.alatriste.rows import BOXES, DUEL_GROUND, START, TOWARDS


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


Walk: TypeAlias = tuple[int, ...]
Walks: TypeAlias = Mapping[int, Walk]
Onward: TypeAlias = Callable[[Walk], Iterable[int]]
"""The boxes that a walk may step on next."""


@lru_cache(maxsize=4096)
def walks(madrid: Madrid, box: int, pips: int, level: int) -> Walks:
    """Return a walk, with both ends, to every box where a free move may end.

    Whoever stands on a box above their level must leave: each step brings them nearer to the nearest box that
    they may be on, and from there the rest of the walk is free.
    """
    zones = madrid.zones
    if zones[box] <= level:
        return _walk(box, pips, lambda walk: _ahead(madrid, walk, level))
    home = [min(row[place] for place, zone in enumerate(zones) if zone <= level) for row in madrid.steps]

    def leaving(walk: Walk) -> list[int]:
        here = walk[-1]
        if zones[here] <= level:
            return _ahead(madrid, walk, level)
        return [next for next in madrid.beside[here] if home[next] < home[here]]

    return _walk(box, pips, leaving)


@lru_cache(maxsize=4096)
def task_walks(madrid: Madrid, box: int, target: int, pips: int, level: int, stops: bool = True) -> Walks:
    """Return the walks of a task: a shortest way to its box, which ends there with pips to spare.

    It leads over boxes of the level, and over the whole board where they may not stand or no other way leads.
    Without `stops` no box ends it before that.
    """
    steps = steps_to(madrid, target, level)
    if madrid.zones[box] > level or steps[box] == FAR:
        steps = madrid.steps[target]

    def nearer(walk: Walk) -> list[int]:
        return [next for next in madrid.beside[walk[-1]] if steps[next] < steps[walk[-1]]]

    return _walk(box, min(pips, steps[box]), nearer, stops)


@lru_cache(maxsize=64)
def first_walks(madrid: Madrid, pips: int) -> Walks:
    """Return the walks of the first move of a life, which leads towards the Main Square."""
    steps = steps_to(madrid, TOWARDS, 1)

    def towards(walk: Walk) -> list[int]:
        ahead = _ahead(madrid, walk, 1)
        return [next for next in ahead if steps[next] < steps[START]] if len(walk) == 1 else ahead

    return _walk(START, pips, towards)


@lru_cache(maxsize=1024)
def patrol_walks(madrid: Madrid, box: int, pips: int) -> Walks:
    """Return the walks of the Patrol, which no zone and no obligatory box stops."""
    return _walk(box, pips, lambda walk: _ahead(madrid, walk, 3), stops=False)


def _ahead(madrid: Madrid, walk: Walk, level: int) -> list[int]:
    """Return the neighbours that the level allows, without the box that the walk comes from."""
    back = walk[-2] if len(walk) > 1 else -1
    return [next for next in madrid.beside[walk[-1]] if next != back and madrid.zones[next] <= level]


def _walk(box: int, pips: int, onward: Onward, stops: bool = True) -> Walks:
    """Return all walks of `pips` steps, one for each end; shorter ones where there is none."""
    border: list[Walk] = [(box,)]
    ended: dict[int, Walk] = {}
    for _ in range(pips):
        further = [(*walk, next) for walk in border for next in onward(walk)]
        if not further:
            break
        border = []
        for walk in further:
            if stops and BOXES[walk[-1]].stop == "all":
                ended.setdefault(walk[-1], walk)
            else:
                border.append(walk)
    short = {walk[-1]: walk for walk in reversed(border) if len(walk) <= pips}
    full = {walk[-1]: walk for walk in reversed(border) if len(walk) > pips}
    found = {**full, **ended} or short
    return {end: found[end] for end in sorted(found)}


class Ground(Protocol):
    """A board that holds the graph of Madrid."""

    @property
    def graph(self) -> Madrid | object: ...


def destinations(madrid: Madrid | Ground, box: str, pips: int, level: int) -> set[str]:
    """Return the boxes where a free move of `pips` from `box` may end, for a player of that level."""
    graph = _graph(madrid)
    return {graph.places[end].key for end in walks(graph, graph.numbers[box], pips, level)}


def distance(madrid: Madrid | Ground, a: str, b: str) -> int:
    """Return the fewest steps from a to b on the whole board."""
    graph = _graph(madrid)
    return graph.steps[graph.numbers[a]][graph.numbers[b]]


def task_route(madrid: Madrid | Ground, box: str, target: str, pips: int, level: int) -> set[str]:
    """Return the boxes where a move of `pips` may end for a player whom a task sends to `target`."""
    graph = _graph(madrid)
    ends = task_walks(graph, graph.numbers[box], graph.numbers[target], pips, level)
    return {graph.places[end].key for end in ends}


def _graph(madrid: Madrid | Ground) -> Madrid:
    graph = madrid if isinstance(madrid, Madrid) else madrid.graph
    assert isinstance(graph, Madrid)
    return graph


def watched_from(madrid: Madrid, patrol: int, box: int, duel: bool) -> int | None:
    """Return how many steps away the Patrol is from a fight on a box; None where it lets duels be."""
    return None if duel and box == DUEL_GROUND else madrid.steps[patrol][box]


def is_caught(box: int, patrol: int, company: bool) -> bool:
    """Return whether the wanted who end a move on a box are caught there; in churches nobody is.

    They are caught in `company`, and by the Patrol.
    """
    return (company or patrol == box) and not BOXES[box].is_church
