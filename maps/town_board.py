"""The town of Running with the Bulls: a sheet of spaces, streets and signs becomes a board."""

from __future__ import annotations

from hashlib import sha256
from math import dist

from game.bulls.town import Space, Street, Town
from game.core.action import token
from game.core.errors import UserError
from maps import town_validate
from maps.board import Board
from maps.curve import smooth
from maps.raw_map import Point, Sheet
from maps.town_parse import Draft, Spot, Way, draft

_LETTERS = "ABCEFGHIJKLMNOPQRTUVWXYZ"  # of the rows between S, the starts, and D, the destinations


def read(sheet: Sheet, faults: list[UserError]) -> Board | None:
    """The board that `sheet` draws; None where it adds to `faults`.

    One slip should be told once: streets are surveyed only where the places are right, and so on.
    """
    town = draft(sheet)
    for check in (town_validate.places, town_validate.streets):
        if not town.faults:
            town.faults += check(town)
    faults += town.faults
    return None if town.faults else _board(town)


def _board(draft: Draft) -> Board:
    spots = sorted(draft.spots.values(), key=lambda spot: (spot.row, spot.thing.at[1], spot.thing.at[0]))
    number = {spot.thing.id: i for i, spot in enumerate(spots)}
    ways = sorted(draft.ways.values(), key=lambda way: (number[way.start], number[way.end], way.parity or 0))
    street = {way.thing.id: token("street", i) for i, way in enumerate(ways)}
    points = {token("space", number[spot.thing.id]): spot.thing.at for spot in spots}
    points |= {token("sign", street[way].id): sign.at for sign, way in draft.signs}
    paths = {street[way.thing.id]: smooth(_line(draft, way)) for way in ways}
    graph = _graph(draft.sheet, spots, ways, number)
    return Board(
        graph.name,
        graph.digest,
        draft.sheet.size,
        draft.sheet.scale,
        graph,
        points,
        paths,
        frozenset(street[way.thing.id] for way in ways if way.over),
        draft.sheet.layers,
        draft.sheet.things,
    )


def _graph(sheet: Sheet, spots: list[Spot], ways: list[Way], number: dict[int, int]) -> Town:
    index: dict[int, int] = {}
    spaces = []
    for i, spot in enumerate(spots):
        index[spot.row] = place = index.get(spot.row, -1) + 1
        key = _key(spot, place)
        spaces.append(Space(i, key, spot.thing.name, spot.row, place, spot.number, spot.slot))
    streets = [Street(i, number[way.start], number[way.end], way.parity) for i, way in enumerate(ways)]
    facts = (
        [(s.row, s.index, s.number, s.slot) for s in spaces],
        [(s.start, s.end, s.parity) for s in streets],
    )
    digest = sha256(repr(facts).encode()).hexdigest()[:16]
    return Town(str(sheet.values.get("title", sheet.stem)), digest, tuple(spaces), tuple(streets))


def _key(spot: Spot, index: int) -> str:
    """The short name of a space: S and its number, D and its slot from 1, or the letter of its row."""
    if spot.number is not None:
        return f"S{spot.number}"
    if spot.slot is not None:
        return f"D{spot.slot + 1}"
    return f"{_LETTERS[spot.row - 1]}{index + 1}"


def _line(draft: Draft, way: Way) -> tuple[Point, ...]:
    """The street as its author drew it, turned the right way round, and from middle to middle."""
    start, end, line = draft.spots[way.start].thing.at, draft.spots[way.end].thing.at, way.thing.line
    if dist(line[0], start) > dist(line[-1], start):
        line = line[::-1]
    return start, *line[1:-1], end
