"""The survey of a town: whether the dice can run from every start to a destination, row by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import dist

from game.core.errors import UserError
from maps.curve import cross
from maps.raw_map import Point
from maps.town_parse import Draft, Spot, Way

NUMBERS = range(2, 7)
SLOTS = range(5)
ROWS_BETWEEN = 23
_PARITIES = {0: "EVEN", 1: "ODD", None: "unsigned"}
_APART = 20.0
_NEAR = 80.0


def places(draft: Draft) -> Iterator[UserError]:
    """Names, rows, numbers and slots: each once, and none left out."""
    for one, other in combinations([spot.thing for spot in draft.spots.values()], 2):
        both = {**one.named, "other": other.name, "also": other.id}
        if one.name == other.name:
            yield UserError("Two spaces are called '{name}' (objects {id} and {also}).", **both)
        if dist(one.at, other.at) < _APART:
            yield UserError(
                "'{name}' (object {id}) and '{other}' (object {also}) lie on one another.", **both
            )
    yield from _rows(list(draft.spots.values()))
    yield from _each_once(draft, "start", "number", NUMBERS)
    yield from _each_once(draft, "destination", "slot", SLOTS)


def _rows(spots: list[Spot]) -> Iterator[UserError]:
    rows = {spot.row for spot in spots} | {0}
    last = max(rows)
    if missing := [row for row in range(len(rows)) if row not in rows]:
        yield UserError("Row {row} has no space, but row {last} has.", row=missing[0], last=last)
    elif not 2 <= last <= ROWS_BETWEEN + 1:
        yield UserError("A town has 1 to {most} rows between starts and destinations.", most=ROWS_BETWEEN)
    for spot in spots:
        kind = spot.thing.kind
        if not {"start": spot.row == 0, "destination": spot.row == last}.get(kind, 0 < spot.row < last):
            yield UserError(
                "'{name}' (object {id}) is a {kind} in row {row}: starts are first, destinations last.",
                **spot.thing.named,
                kind=kind,
                row=spot.row,
            )


def _each_once(draft: Draft, kind: str, key: str, wanted: range) -> Iterator[UserError]:
    given = [thing.values[key] for thing in draft.sheet.of(kind)]
    for value in wanted:
        if (count := given.count(value)) != 1:
            yield UserError(
                "There should be one {kind} with the {key} {value}; there are {count}.",
                kind=kind,
                key=key,
                value=value,
                count=count,
            )
    for thing in draft.sheet.of(kind):
        if thing.values[key] not in list(wanted):
            yield UserError(
                "'{name}' (object {id}) has the {key} {value}; {low} to {high} are in use.",
                **thing.named,
                key=key,
                value=thing.values[key],
                low=wanted[0],
                high=wanted[-1],
            )


def streets(draft: Draft) -> Iterator[UserError]:
    """Every street leads one row on, every roundabout has one way on or an EVEN and an ODD one."""
    ways = list(draft.ways.values())
    hung = Counter(street for _, street in draft.signs)
    for way in ways:
        yield from _way(way, draft.spots[way.start], draft.spots[way.end], hung[way.thing.id])
    for id, spot in draft.spots.items():
        if spot.thing.kind != "destination":
            yield from _exits(spot, [way for way in ways if way.start == id])
        if spot.thing.kind != "start" and not any(way.end == id for way in ways):
            yield UserError("No street leads to '{name}' (object {id}).", **spot.thing.named)
    for one, other in combinations(ways, 2):
        apart = {one.start, one.end}.isdisjoint((other.start, other.end))
        if apart and one.over == other.over and cross(one.thing.line, other.thing.line):
            yield UserError(
                "Streets '{name}' (object {id}) and '{other}' (object {also}) cross: set 'over' on one.",
                **one.thing.named,
                other=other.thing.name,
                also=other.thing.id,
            )


def _way(way: Way, start: Spot, end: Spot, signs: int) -> Iterator[UserError]:
    if end.row != start.row + 1:
        yield UserError(
            "Street '{name}' (object {id}) leads from row {row} to row {to}, not one row on.",
            **way.thing.named,
            row=start.row,
            to=end.row,
        )
    first, last = way.thing.line[0], way.thing.line[-1]
    if min(_off(first, last, start, end), _off(last, first, start, end)) > _NEAR:
        yield UserError(
            "Street '{name}' (object {id}) is not drawn from '{start}' to '{end}'.",
            **way.thing.named,
            start=start.thing.name,
            end=end.thing.name,
        )
    if signs != (wanted := 0 if way.parity is None else 1):
        yield UserError(
            "Street '{name}' (object {id}) has {count} signs; {wanted} would be right.",
            **way.thing.named,
            count=signs,
            wanted=wanted,
        )


def _off(first: Point, last: Point, start: Spot, end: Spot) -> float:
    return max(dist(first, start.thing.at), dist(last, end.thing.at))


def _exits(spot: Spot, ways: list[Way]) -> Iterator[UserError]:
    parities = [way.parity for way in ways]
    if not ways:
        yield UserError("Roundabout '{name}' (object {id}) has no way on.", **spot.thing.named)
    elif len(ways) > 2:
        yield UserError(
            "Roundabout '{name}' (object {id}) has {count} streets leading on: one or two are right.",
            **spot.thing.named,
            count=len(ways),
        )
    elif len(ways) == 1 and parities[0] is not None:
        yield UserError(
            "Roundabout '{name}' (object {id}) has an {parity} street but no {missing} one.",
            **spot.thing.named,
            parity=_PARITIES[parities[0]],
            missing=_PARITIES[1 - parities[0]],
        )
    elif len(ways) == 2 and set(parities) != {0, 1}:
        yield UserError(
            "Roundabout '{name}' (object {id}) has {one} and {two} streets: EVEN and ODD are right.",
            **spot.thing.named,
            one=_PARITIES[parities[0]],
            two=_PARITIES[parities[1]],
        )
