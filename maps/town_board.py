"""The board of Running with the Bulls, out of a map of spaces, streets and signs.

It is checked first whether the dice can run from every start to a destination, row by row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from math import dist

from game.bulls.town import Space, Street, Town
from game.core.action import token
from game.core.errors import UserError
from maps.board import Board, MapObject, Point, RawMap
from maps.curve import is_crossing, smooth

_WHOLE = {"start": ("row", "number"), "roundabout": ("row",), "destination": ("row", "slot")}
"""The kinds of spaces, with their properties that are whole numbers."""
_KINDS = (*_WHOLE, "street", "sign", "landmark")
_PARITIES = {"even": 0, "odd": 1, "none": None}
_NAMES = {0: "EVEN", 1: "ODD", None: "unsigned"}
_NUMBERS, _SLOTS = range(2, 7), range(5)
_LETTERS = "ABCEFGHIJKLMNOPQRTUVWXYZ"  # of the rows between S, the starts, and D, the destinations
_ROWS_BETWEEN = 23
_APART, _NEAR = 20.0, 80.0


@dataclass(frozen=True, slots=True)
class ParsedSpace:
    """A space: its row, and the number of a start or the slot of a destination."""

    item: MapObject
    row: int
    number: int | None
    slot: int | None


@dataclass(frozen=True, slots=True)
class ParsedStreet:
    """A street between the spaces with these object ids; a viaduct may pass over others."""

    item: MapObject
    start: int
    end: int
    parity: int | None
    is_viaduct: bool


@dataclass(frozen=True, slots=True)
class ParsedTown:
    """Spaces and streets by object id, and the streets on which signs hang, before all is known to fit."""

    raw: RawMap
    spaces: dict[int, ParsedSpace]
    streets: dict[int, ParsedStreet]
    signs: list[tuple[MapObject, int]]


def read(raw: RawMap) -> tuple[Board | None, list[UserError]]:
    """Return the board of a map, or no board and at least one error.

    Streets are only checked where all spaces are right, so that one slip is not reported twice.
    """
    if errors := list(_object_errors(raw)):
        return None, errors
    town = _parsed(raw)
    errors = list(_space_errors(town)) or list(_street_errors(town))
    return (None if errors else _board(town)), errors


def _object_errors(raw: RawMap) -> Iterator[UserError]:
    """Yield what is wrong with single objects: their types, and properties that lack or make no sense."""
    kinds: dict[int | None, str] = {item.id: item.kind for item in raw.objects}
    for item in raw.objects:
        who = item.identity
        if item.kind not in _KINDS:
            yield UserError(
                "'{name}' (object {id}) has the type '{kind}', which no town knows.", **who, kind=item.kind
            )
        elif not raw.contains(item):
            yield UserError("'{name}' (object {id}) lies outside the map.", **who)
    for item in raw.of(*_WHOLE):
        for key in _WHOLE[item.kind]:
            if item.whole(key) is None:
                who = item.identity
                yield UserError(
                    "'{name}' (object {id}) needs a whole number as its property '{key}'.", **who, key=key
                )
    for item in raw.of("street"):
        who, parity = item.identity, item.values.get("parity")
        if kinds.get(item.whole("from")) not in _WHOLE:
            yield UserError("Street '{name}' (object {id}) comes from nothing: link its 'from'.", **who)
        if kinds.get(item.whole("to")) not in _WHOLE:
            yield UserError("Street '{name}' (object {id}) leads to nothing: link its 'to'.", **who)
        if parity not in _PARITIES:
            yield UserError(
                "Street '{name}' (object {id}) has the parity '{parity}': it may be even, odd or none.",
                **who | {"parity": parity or ""},
            )
        if len(item.line) < 2:
            yield UserError("Street '{name}' (object {id}) is not drawn as a polyline.", **who)
    for item in raw.of("sign"):
        if kinds.get(item.whole("street")) != "street":
            who = item.identity
            yield UserError("Sign '{name}' (object {id}) hangs on nothing: link its 'street' to one.", **who)


def _parsed(raw: RawMap) -> ParsedTown:
    def whole(item: MapObject, key: str) -> int | None:
        return item.whole(key) if key in _WHOLE[item.kind] else None

    spaces = [
        ParsedSpace(item, item.whole("row") or 0, whole(item, "number"), whole(item, "slot"))
        for item in raw.of(*_WHOLE)
    ]
    streets = [
        ParsedStreet(
            item,
            item.whole("from") or 0,
            item.whole("to") or 0,
            _PARITIES[str(item.values["parity"])],
            item.values.get("over") is True,
        )
        for item in raw.of("street")
    ]
    signs = [(item, item.whole("street") or 0) for item in raw.of("sign")]
    return ParsedTown(
        raw, {space.item.id: space for space in spaces}, {street.item.id: street for street in streets}, signs
    )


def _space_errors(town: ParsedTown) -> Iterator[UserError]:
    """Yield what is wrong with spaces: names, rows, numbers and slots have to be there once each."""
    for one, other in combinations([space.item for space in town.spaces.values()], 2):
        both = one.identity | {"other": other.name, "also": other.id}
        if one.name == other.name:
            yield UserError("Two spaces are called '{name}' (objects {id} and {also}).", **both)
        if dist(one.at, other.at) < _APART:
            yield UserError(
                "'{name}' (object {id}) and '{other}' (object {also}) lie on one another.", **both
            )
    yield from _rows(list(town.spaces.values()))
    yield from _each_once(town, "start", "number", _NUMBERS)
    yield from _each_once(town, "destination", "slot", _SLOTS)


def _rows(spaces: list[ParsedSpace]) -> Iterator[UserError]:
    rows = {space.row for space in spaces} | {0}
    last = max(rows)
    if missing := [row for row in range(len(rows)) if row not in rows]:
        yield UserError("Row {row} has no space, but row {last} has.", row=missing[0], last=last)
    elif not 2 <= last <= _ROWS_BETWEEN + 1:
        yield UserError("A town has 1 to {most} rows between starts and destinations.", most=_ROWS_BETWEEN)
    for space in spaces:
        kind, row, who = space.item.kind, space.row, space.item.identity
        if not {"start": row == 0, "destination": row == last}.get(kind, 0 < row < last):
            yield UserError(
                "'{name}' (object {id}) is a {kind} in row {row}: starts are first, destinations last.",
                **who | {"kind": kind, "row": row},
            )


def _each_once(town: ParsedTown, kind: str, key: str, wanted: range) -> Iterator[UserError]:
    given = [(item, item.whole(key)) for item in town.raw.of(kind)]
    counts = Counter(value for _, value in given)
    for value in wanted:
        if (count := counts[value]) != 1:
            text = {"kind": kind, "key": key, "value": value, "count": count}
            yield UserError("There should be one {kind} with the {key} {value}; there are {count}.", **text)
    for item, number in given:
        if number not in wanted:
            text = item.identity | {"key": key, "value": number, "low": wanted[0], "high": wanted[-1]}
            yield UserError(
                "'{name}' (object {id}) has the {key} {value}; {low} to {high} are in use.", **text
            )


def _street_errors(town: ParsedTown) -> Iterator[UserError]:
    """Yield what is wrong with streets: each leads one row on, alone or as an EVEN and an ODD one."""
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
            both = one.item.identity | {"other": other.item.name, "also": other.item.id}
            yield UserError(
                "Streets '{name}' (object {id}) and '{other}' (object {also}) cross: set 'over' on one.",
                **both,
            )


def _street(street: ParsedStreet, start: ParsedSpace, end: ParsedSpace, signs: int) -> Iterator[UserError]:
    who = street.item.identity
    if end.row != start.row + 1:
        yield UserError(
            "Street '{name}' (object {id}) leads from row {row} to row {to}, not one row on.",
            **who | {"row": start.row, "to": end.row},
        )
    drawn, ends = (street.item.line[0], street.item.line[-1]), (start.item.at, end.item.at)
    if min(max(map(dist, line, ends)) for line in (drawn, drawn[::-1])) > _NEAR:
        yield UserError(
            "Street '{name}' (object {id}) is not drawn from '{start}' to '{end}'.",
            **who | {"start": start.item.name, "end": end.item.name},
        )
    if signs != (wanted := 0 if street.parity is None else 1):
        yield UserError(
            "Street '{name}' (object {id}) has {count} signs; {wanted} would be right.",
            **who | {"count": signs, "wanted": wanted},
        )


def _exits(space: ParsedSpace, streets: list[ParsedStreet]) -> Iterator[UserError]:
    who, parities = space.item.identity, [street.parity for street in streets]
    names = [_NAMES[parity] for parity in parities]
    if not streets:
        yield UserError("Roundabout '{name}' (object {id}) has no way on.", **who)
    elif len(streets) > 2:
        yield UserError(
            "Roundabout '{name}' (object {id}) has {count} streets leading on: one or two are right.",
            **who | {"count": len(streets)},
        )
    elif len(streets) == 1 and parities[0] is not None:
        yield UserError(
            "Roundabout '{name}' (object {id}) has an {parity} street but no {missing} one.",
            **who | {"parity": names[0], "missing": _NAMES[1 - parities[0]]},
        )
    elif len(streets) == 2 and set(parities) != {0, 1}:
        yield UserError(
            "Roundabout '{name}' (object {id}) has {one} and {two} streets: EVEN and ODD are right.",
            **who | {"one": names[0], "two": names[1]},
        )


def _board(town: ParsedTown) -> Board:
    spaces = sorted(town.spaces.values(), key=lambda space: (space.row, space.item.at[1], space.item.at[0]))
    number = {space.item.id: place for place, space in enumerate(spaces)}
    streets = sorted(
        town.streets.values(),
        key=lambda street: (number[street.start], number[street.end], street.parity or 0),
    )
    names = {street.item.id: token("street", place) for place, street in enumerate(streets)}
    points = {token("space", number[space.item.id]): space.item.at for space in spaces}
    points |= {token("sign", names[street].id): sign.at for sign, street in town.signs}
    graph = _graph(town.raw, spaces, streets, number)
    return Board(
        graph.name,
        graph.digest,
        town.raw.size,
        town.raw.scale,
        graph,
        points,
        {names[street.item.id]: smooth(_line(town, street)) for street in streets},
        frozenset(names[street.item.id] for street in streets if street.is_viaduct),
        town.raw.layers,
        town.raw.objects,
    )


def _graph(
    raw: RawMap, spaces: list[ParsedSpace], streets: list[ParsedStreet], number: dict[int, int]
) -> Town:
    count: Counter[int] = Counter()
    found = []
    for id, space in enumerate(spaces):
        index = count[space.row]
        count[space.row] += 1
        if space.number is not None:
            key = f"S{space.number}"
        elif space.slot is not None:
            key = f"D{space.slot + 1}"
        else:
            key = f"{_LETTERS[space.row - 1]}{index + 1}"
        found.append(Space(id, key, space.item.name, space.row, index, space.number, space.slot))
    ways = [
        Street(id, number[street.start], number[street.end], street.parity)
        for id, street in enumerate(streets)
    ]
    facts = [(s.row, s.index, s.number, s.slot) for s in found], [(s.start, s.end, s.parity) for s in ways]
    digest = sha256(repr(facts).encode()).hexdigest()[:16]
    return Town(str(raw.values.get("title", raw.stem)), digest, tuple(found), tuple(ways))


def _line(town: ParsedTown, street: ParsedStreet) -> tuple[Point, ...]:
    """Return the street as its author drew it, but from its start to its end, and from middle to middle."""
    start, end = town.spaces[street.start].item.at, town.spaces[street.end].item.at
    line = street.item.line
    if dist(line[0], start) > dist(line[-1], start):
        line = line[::-1]
    return start, *line[1:-1], end
