"""The survey of a town: whether the dice can run from every start to a destination, row by row."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import dist

from maps.curve import cross
from maps.draft import Draft, Spot, Way

NUMBERS = range(2, 7)
SLOTS = range(5)
ROWS_BETWEEN = 23
_WORDS = {0: "EVEN", 1: "ODD", None: "unsigned"}
_APART = 20.0
_NEAR = 80.0


def places(draft: Draft) -> None:
    """Names, rows, numbers and slots: each once, and none left out."""
    spots = list(draft.spots.values())
    for one, other in combinations([spot.thing for spot in spots], 2):
        if one.name == other.name:
            draft.fault("Two spaces are called '{name}' (objects {id} and {also}).", one, other)
        if dist(one.at, other.at) < _APART:
            draft.fault(
                "'{name}' (object {id}) and '{other}' (object {also}) lie on one another.", one, other
            )
    _rows(draft, spots)
    _each_once(draft, "start", "number", NUMBERS)
    _each_once(draft, "destination", "slot", SLOTS)


def _rows(draft: Draft, spots: list[Spot]) -> None:
    rows = {spot.row for spot in spots} | {0}
    last = max(rows)
    if missing := [row for row in range(len(rows)) if row not in rows]:
        draft.note("Row {row} has no space, but row {last} has.", row=missing[0], last=last)
    elif not 2 <= last <= ROWS_BETWEEN + 1:
        draft.note("A town has 1 to {most} rows between starts and destinations.", most=ROWS_BETWEEN)
    for spot in spots:
        kind = spot.thing.kind
        if not {"start": spot.row == 0, "destination": spot.row == last}.get(kind, 0 < spot.row < last):
            text = (
                "'{name}' (object {id}) is a {kind} in row {row}, but starts are first and destinations last."
            )
            draft.fault(text, spot.thing, kind=kind, row=spot.row)


def _each_once(draft: Draft, kind: str, key: str, wanted: range) -> None:
    given = [thing.values[key] for thing in draft.sheet.of(kind)]
    for due in wanted:
        if (count := given.count(due)) != 1:
            text = "There should be one {kind} with the {key} {value}; there are {count}."
            draft.note(text, kind=kind, key=key, value=due, count=count)
    for thing in draft.sheet.of(kind):
        value = thing.values[key]
        if value not in list(wanted):
            text = "'{name}' (object {id}) has the {key} {value}; {low} to {high} are in use."
            draft.fault(text, thing, key=key, value=value, low=wanted[0], high=wanted[-1])


def streets(draft: Draft) -> None:
    """Every street leads one row on, every roundabout has one way on or an EVEN and an ODD one."""
    ways = list(draft.ways.values())
    for way in ways:
        start, end = draft.spots[way.start], draft.spots[way.end]
        if end.row != start.row + 1:
            text = "Street '{name}' (object {id}) leads from row {row} to row {to}, not one row on."
            draft.fault(text, way.thing, row=start.row, to=end.row)
        ends = way.thing.line[0], way.thing.line[-1]
        if min(_off(ends, start, end), _off(ends, end, start)) > _NEAR:
            text = "Street '{name}' (object {id}) is not drawn from '{start}' to '{end}'."
            draft.fault(text, way.thing, start=start.thing.name, end=end.thing.name)
    for id, spot in draft.spots.items():
        if spot.thing.kind != "destination":
            _exits(draft, spot, [way for way in ways if way.start == id])
        if spot.thing.kind != "start" and not any(way.end == id for way in ways):
            draft.fault("No street leads to '{name}' (object {id}).", spot.thing)
    _signs(draft)
    for one, other in combinations(ways, 2):
        apart = {one.start, one.end}.isdisjoint((other.start, other.end))
        if apart and one.over == other.over and cross(one.thing.line, other.thing.line):
            text = "Streets '{name}' (object {id}) and '{other}' (object {also}) cross: set 'over' on one."
            draft.fault(text, one.thing, other.thing)


def _off(ends: tuple[tuple[float, float], ...], start: Spot, end: Spot) -> float:
    return max(dist(ends[0], start.thing.at), dist(ends[1], end.thing.at))


def _exits(draft: Draft, spot: Spot, ways: list[Way]) -> None:
    signs = [way.parity for way in ways]
    if not ways:
        draft.fault("Roundabout '{name}' (object {id}) has no way on.", spot.thing)
    elif len(ways) > 2:
        text = "Roundabout '{name}' (object {id}) has {count} streets leading on: one or two are right."
        draft.fault(text, spot.thing, count=len(ways))
    elif len(ways) == 1 and signs != [None]:
        text = "Roundabout '{name}' (object {id}) has an {sign} street but no {missing} one."
        draft.fault(text, spot.thing, sign=_WORDS[signs[0]], missing=_WORDS[1 - (signs[0] or 0)])
    elif len(ways) == 2 and set(signs) != {0, 1}:
        text = "Roundabout '{name}' (object {id}) has {one} and {two} streets: EVEN and ODD are right."
        draft.fault(text, spot.thing, one=_WORDS[signs[0]], two=_WORDS[signs[1]])


def _signs(draft: Draft) -> None:
    hung = Counter(street for _, street in draft.signs)
    for id, way in draft.ways.items():
        wanted = 0 if way.parity is None else 1
        if hung[id] != wanted:
            text = "Street '{name}' (object {id}) has {count} signs; {wanted} would be right."
            draft.fault(text, way.thing, count=hung[id], wanted=wanted)
