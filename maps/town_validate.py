"""Checks of a town: whether the dice can run from every start to a destination, row by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import dist

from game.core.errors import UserError
from maps.curve import is_crossing
from maps.raw_map import Point
from maps.town_parse import ParsedSpace, ParsedStreet, ParsedTown

NUMBERS = range(2, 7)
SLOTS = range(5)
ROWS_BETWEEN = 23
_PARITIES = {0: "EVEN", 1: "ODD", None: "unsigned"}
_APART = 20.0
_NEAR = 80.0


def space_errors(town: ParsedTown) -> Iterator[UserError]:
    """Yield what is wrong with spaces: names, rows, numbers and slots have to be there once each."""
    for one, other in combinations([space.item for space in town.spaces.values()], 2):
        both = {**one.identity, "other": other.name, "also": other.id}
        if one.name == other.name:
            yield UserError("Two spaces are called '{name}' (objects {id} and {also}).", **both)
        if dist(one.at, other.at) < _APART:
            yield UserError(
                "'{name}' (object {id}) and '{other}' (object {also}) lie on one another.", **both
            )
    yield from _rows(list(town.spaces.values()))
    yield from _each_once(town, "start", "number", NUMBERS)
    yield from _each_once(town, "destination", "slot", SLOTS)


def _rows(spaces: list[ParsedSpace]) -> Iterator[UserError]:
    rows = {space.row for space in spaces} | {0}
    last = max(rows)
    if missing := [row for row in range(len(rows)) if row not in rows]:
        yield UserError("Row {row} has no space, but row {last} has.", row=missing[0], last=last)
    elif not 2 <= last <= ROWS_BETWEEN + 1:
        yield UserError("A town has 1 to {most} rows between starts and destinations.", most=ROWS_BETWEEN)
    for space in spaces:
        kind = space.item.kind
        if not {"start": space.row == 0, "destination": space.row == last}.get(kind, 0 < space.row < last):
            yield UserError(
                "'{name}' (object {id}) is a {kind} in row {row}: starts are first, destinations last.",
                **space.item.identity,
                kind=kind,
                row=space.row,
            )


def _each_once(town: ParsedTown, kind: str, key: str, wanted: range) -> Iterator[UserError]:
    given = [item.values[key] for item in town.raw.of(kind)]
    for value in wanted:
        if (count := given.count(value)) != 1:
            yield UserError(
                "There should be one {kind} with the {key} {value}; there are {count}.",
                kind=kind,
                key=key,
                value=value,
                count=count,
            )
    for item in town.raw.of(kind):
        if item.values[key] not in list(wanted):
            yield UserError(
                "'{name}' (object {id}) has the {key} {value}; {low} to {high} are in use.",
                **item.identity,
                key=key,
                value=item.values[key],
                low=wanted[0],
                high=wanted[-1],
            )


def street_errors(town: ParsedTown) -> Iterator[UserError]:
    """Yield what is wrong with streets.

    Each leads one row on, and out of a roundabout there is one way, or an EVEN and an ODD one.
    """
    streets = list(town.streets.values())
    hung = Counter(street for _, street in town.signs)
    for street in streets:
        yield from _street(street, town.spaces[street.start], town.spaces[street.end], hung[street.item.id])
    for id, space in town.spaces.items():
        if space.item.kind != "destination":
            yield from _exits(space, [street for street in streets if street.start == id])
        if space.item.kind != "start" and not any(street.end == id for street in streets):
            yield UserError("No street leads to '{name}' (object {id}).", **space.item.identity)
    for one, other in combinations(streets, 2):
        apart = {one.start, one.end}.isdisjoint((other.start, other.end))
        if apart and one.is_viaduct == other.is_viaduct and is_crossing(one.item.line, other.item.line):
            yield UserError(
                "Streets '{name}' (object {id}) and '{other}' (object {also}) cross: set 'over' on one.",
                **one.item.identity,
                other=other.item.name,
                also=other.item.id,
            )


def _street(street: ParsedStreet, start: ParsedSpace, end: ParsedSpace, signs: int) -> Iterator[UserError]:
    if end.row != start.row + 1:
        yield UserError(
            "Street '{name}' (object {id}) leads from row {row} to row {to}, not one row on.",
            **street.item.identity,
            row=start.row,
            to=end.row,
        )
    first, last = street.item.line[0], street.item.line[-1]
    if min(_gap(first, last, start, end), _gap(last, first, start, end)) > _NEAR:
        yield UserError(
            "Street '{name}' (object {id}) is not drawn from '{start}' to '{end}'.",
            **street.item.identity,
            start=start.item.name,
            end=end.item.name,
        )
    if signs != (wanted := 0 if street.parity is None else 1):
        yield UserError(
            "Street '{name}' (object {id}) has {count} signs; {wanted} would be right.",
            **street.item.identity,
            count=signs,
            wanted=wanted,
        )


def _gap(first: Point, last: Point, start: ParsedSpace, end: ParsedSpace) -> float:
    return max(dist(first, start.item.at), dist(last, end.item.at))


def _exits(space: ParsedSpace, streets: list[ParsedStreet]) -> Iterator[UserError]:
    parities = [street.parity for street in streets]
    if not streets:
        yield UserError("Roundabout '{name}' (object {id}) has no way on.", **space.item.identity)
    elif len(streets) > 2:
        yield UserError(
            "Roundabout '{name}' (object {id}) has {count} streets leading on: one or two are right.",
            **space.item.identity,
            count=len(streets),
        )
    elif len(streets) == 1 and parities[0] is not None:
        yield UserError(
            "Roundabout '{name}' (object {id}) has an {parity} street but no {missing} one.",
            **space.item.identity,
            parity=_PARITIES[parities[0]],
            missing=_PARITIES[1 - parities[0]],
        )
    elif len(streets) == 2 and set(parities) != {0, 1}:
        yield UserError(
            "Roundabout '{name}' (object {id}) has {one} and {two} streets: EVEN and ODD are right.",
            **space.item.identity,
            one=_PARITIES[parities[0]],
            two=_PARITIES[parities[1]],
        )
