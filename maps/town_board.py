"""The board of Running with the Bulls, out of a map of spaces, streets and signs."""

from __future__ import annotations

from hashlib import sha256
from math import dist

from game.bulls.town import Space, Street, Town
from game.core.action import token
from game.core.errors import UserError
from maps.board import Board
from maps.curve import smooth
from maps.raw_map import Point, RawMap
from maps.town_parse import ParsedSpace, ParsedStreet, ParsedTown, parse
from maps.town_validate import space_errors, street_errors

_LETTERS = "ABCEFGHIJKLMNOPQRTUVWXYZ"  # of the rows between S, the starts, and D, the destinations


def read(raw: RawMap) -> tuple[Board | None, list[UserError]]:
    """Return the board of a map, or no board and at least one error.

    Streets are only checked where all spaces are right, so that one slip is not reported twice.
    """
    town = parse(raw)
    errors = town.errors or list(space_errors(town)) or list(street_errors(town))
    return (None if errors else _board(town)), errors


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
    count: dict[int, int] = {}
    found = []
    for id, space in enumerate(spaces):
        count[space.row] = index = count.get(space.row, -1) + 1
        found.append(
            Space(id, _key(space, index), space.item.name, space.row, index, space.number, space.slot)
        )
    ways = [
        Street(id, number[street.start], number[street.end], street.parity)
        for id, street in enumerate(streets)
    ]
    facts = (
        [(s.row, s.index, s.number, s.slot) for s in found],
        [(s.start, s.end, s.parity) for s in ways],
    )
    digest = sha256(repr(facts).encode()).hexdigest()[:16]
    return Town(str(raw.values.get("title", raw.stem)), digest, tuple(found), tuple(ways))


def _key(space: ParsedSpace, index: int) -> str:
    """Return the short name of a space: S and its number, D and its slot from 1, or the letter of its row."""
    if space.number is not None:
        return f"S{space.number}"
    if space.slot is not None:
        return f"D{space.slot + 1}"
    return f"{_LETTERS[space.row - 1]}{index + 1}"


def _line(town: ParsedTown, street: ParsedStreet) -> tuple[Point, ...]:
    """Return the street as its author drew it, but from its start to its end, and from middle to middle."""
    start, end = town.spaces[street.start].item.at, town.spaces[street.end].item.at
    line = street.item.line
    if dist(line[0], start) > dist(line[-1], start):
        line = line[::-1]
    return start, *line[1:-1], end
