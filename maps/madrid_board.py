"""The Madrid of El Capitán Alatriste: a sheet of boxes and streets becomes a board.

A box where two circuits meet is a junction; every other one lies between two neighbours. Streets have no
direction, whichever way they are drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations
from math import dist

from game.alatriste.madrid import FAR, Madrid, Place, steps_to
from game.alatriste.rows import BOX, ZONES
from game.core.action import token
from game.core.errors import UserError
from maps.board import Board
from maps.curve import smooth
from maps.raw_map import Point, Sheet, Thing

_BOXES = ("box", "junction")
_LEVELS = {zone.id: level for level, zone in enumerate(ZONES, 1)}
_APART = 20.0
_NEAR = 80.0


def read(sheet: Sheet, faults: list[UserError]) -> Board | None:
    """The board that `sheet` draws; None where it adds to `faults`.

    One slip should be told once: streets are looked at only where the boxes are right, the whole net only
    where the streets are.
    """
    for check in (_boxes, _streets, _net):
        if found := list(check(sheet)):
            faults += found
            return None
    return _board(sheet)


def _boxes(sheet: Sheet) -> Iterator[UserError]:
    """Every box of the rules lies on the map once, in a zone that the rules know."""
    width, height = sheet.size
    for thing in sheet.things:
        if thing.kind not in (*_BOXES, "street"):
            text = "'{name}' (object {id}) has the type '{kind}', which no Madrid knows."
            yield UserError(text, **thing.named, kind=thing.kind)
        elif not all(0 <= x <= width and 0 <= y <= height for x, y in (thing.at, *thing.line)):
            yield UserError("'{name}' (object {id}) lies outside the map.", **thing.named)
    boxes = sheet.of(*_BOXES)
    for thing in boxes:
        box, zone = thing.values.get("box", ""), thing.values.get("zone", "")
        if box not in BOX:
            yield UserError("'{name}' (object {id}) is the box '{box}', which no row describes.",
                        **thing.named, box=box)  # fmt: skip
        if zone not in _LEVELS:
            zones = ", ".join(_LEVELS)
            yield UserError("'{name}' (object {id}) lies in the zone '{zone}'; there are: {zones}.",
                        **thing.named, zone=zone, zones=zones)  # fmt: skip
    given = Counter(thing.values.get("box") for thing in boxes)
    for box in BOX:
        if given[box] != 1:
            yield UserError("The box '{box}' should be there once; it is {count} times.",
                        box=box, count=given[box])  # fmt: skip
    for one, other in combinations(boxes, 2):
        if dist(one.at, other.at) < _APART:
            yield UserError("'{name}' (object {id}) and '{other}' (object {also}) lie on one another.",
                        **one.named, other=other.name, also=other.id)  # fmt: skip


def _streets(sheet: Sheet) -> Iterator[UserError]:
    """Every street is drawn as a line from one box to another, and no two join the same boxes."""
    boxes = {thing.id: thing for thing in sheet.of(*_BOXES)}
    taken: dict[frozenset[int], Thing] = {}
    for street in sheet.of("street"):
        ends = [street.values.get(key) for key in ("from", "to")]
        if not all(end in boxes for end in ends) or ends[0] == ends[1]:
            yield UserError("Street '{name}' (object {id}) joins no two boxes: link its 'from' and 'to'.",
                        **street.named)  # fmt: skip
            continue
        start, end = (boxes[int(end)] for end in ends if end is not None)
        if len(street.line) < 2:
            yield UserError("Street '{name}' (object {id}) is not drawn as a polyline.", **street.named)
        elif dist(street.line[0], start.at) + dist(street.line[-1], end.at) > 2 * _NEAR:
            yield UserError("Street '{name}' (object {id}) is not drawn from '{start}' to '{end}'.",
                        **street.named, start=start.name, end=end.name)  # fmt: skip
        other = taken.setdefault(frozenset((start.id, end.id)), street)
        if other is not street:
            yield UserError(
                "Streets '{name}' (object {id}) and '{other}' (object {also}) join the same boxes.",
                        **other.named, other=street.name, also=street.id)  # fmt: skip


def _net(sheet: Sheet) -> Iterator[UserError]:
    """A box has two neighbours, a junction more, and everybody can walk through his zones."""
    count = Counter(int(end) for street in sheet.of("street")
                    for end in (street.values["from"], street.values["to"]))  # fmt: skip
    for thing in sheet.of(*_BOXES):
        if (count[thing.id] > 2) != (thing.kind == "junction") or count[thing.id] < 2:
            yield UserError("'{name}' (object {id}) has {count} streets: a box has 2, a junction more.",
                        **thing.named, count=count[thing.id])  # fmt: skip
            return
    graph = _graph(sheet)
    for level in range(1, len(ZONES) + 1):
        start = next((place.id for place in graph.places if place.zone == 1), 0)
        ways = steps_to(graph, start, level)
        for place in graph.places:
            if place.zone <= level and ways[place.id] == FAR:
                yield UserError("Nobody who may enter '{name}' can walk there.", name=place.name)
                return


def _number(thing: Thing) -> int:
    return BOX[str(thing.values["box"])]


def _graph(sheet: Sheet) -> Madrid:
    things = sorted(sheet.of(*_BOXES), key=_number)
    places = tuple(
        Place(_number(thing), str(thing.values["box"]), thing.name, _LEVELS[str(thing.values["zone"])])
        for thing in things
    )
    number = {thing.id: _number(thing) for thing in things}
    streets = tuple(sorted(_ends(street, number) for street in sheet.of("street")))
    facts = ([(place.key, place.zone) for place in places], streets)
    digest = sha256(repr(facts).encode()).hexdigest()[:16]
    return Madrid(str(sheet.values.get("title", sheet.stem)), digest, places, streets)


def _ends(street: Thing, number: dict[int, int]) -> tuple[int, int]:
    one, other = (number[int(street.values[key])] for key in ("from", "to"))
    return min(one, other), max(one, other)


def _board(sheet: Sheet) -> Board:
    graph = _graph(sheet)
    boxes = sheet.of(*_BOXES)
    number = {thing.id: _number(thing) for thing in boxes}
    points = {token("box", _number(thing)): thing.at for thing in boxes}
    paths: dict[tuple[int, int], tuple[Point, ...]] = {}
    for street in sheet.of("street"):
        one, other = _ends(street, number)
        line = street.line if number[int(street.values["from"])] == one else street.line[::-1]
        paths[one, other] = smooth((points[token("box", one)], *line[1:-1], points[token("box", other)]))
    return Board(
        graph.name,
        graph.digest,
        sheet.size,
        sheet.scale,
        graph,
        points,
        {token("street", id): paths[ends] for id, ends in enumerate(graph.streets)},
        frozenset(),
        sheet.layers,
        sheet.things,
    )
