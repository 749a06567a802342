"""What a Runner may expect wherever it stands: one pass over the town, from the destinations up.

All movement follows from the faces, only rerolls are chance and Bulls never reroll by themselves: so the
worth of a Runner is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from game.bulls.stampede import SAFE, ways_of
from game.bulls.town import Town

Values: TypeAlias = Sequence[Sequence[float]]
"""Points by space and face."""
_HIT = tuple(tuple(face for face in range(1, 7) if horns >> face & 1) for horns in range(128))


@lru_cache(maxsize=2048)
def runner_values(
    town: Town, prizes: tuple[float, ...], perils: tuple[int, ...], flags: tuple[int, ...]
) -> Values:
    """Return, by space and face, the points that a Runner may expect there before it runs on.

    `prizes` are those of the destinations, from left to right; `perils` the Bulls that will come to each
    space; `flags` the signs on which the Direction tokens of its colour lie. A search asks for the same ones
    again and again.
    """
    ways = ways_of(town, flags, 0)
    values: list[Sequence[float]] = [()] * len(ways)
    arrivals: list[Sequence[float]] = [()] * len(ways)
    for space, prize in zip(town.destinations, prizes, strict=True):
        values[space] = (0.0, *(prize,) * 6)
    for row in reversed(town.rows):
        for space in row:
            here = values[space]
            if not here:
                _, a, b, c, d, e, f = ways[space]
                here = values[space] = (
                    0.0,
                    arrivals[a][1],
                    arrivals[b][2],
                    arrivals[c][3],
                    arrivals[d][4],
                    arrivals[e][5],
                    arrivals[f][6],
                )
            horns = perils[space]
            if horns:
                saved = sum([here[face] for face in SAFE[horns]]) / 6
                here = list(here)
                for face in _HIT[horns]:
                    here[face] = saved
            arrivals[space] = here
    return values
