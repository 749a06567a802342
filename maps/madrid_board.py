"""The board of El Capitán Alatriste, out of a map of boxes and streets.

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
from maps.board import Board, MapObject, Point, RawMap
from maps.curve import smooth

_BOXES = ("box", "junction")
_LEVELS = {zone.id: level for level, zone in enumerate(ZONES, 1)}
_APART = 20.0
_NEAR = 80.0


def read(raw: RawMap) -> tuple[Board | None, list[UserError]]:
    """Return the board of a map, or no board and at least one error.

    Streets are only checked where all boxes are right, and how all hangs together only where the streets
    are, so that one slip is not reported twice.
    """
    for check in (_box_errors, _street_errors, _network_errors):
        if errors := list(check(raw)):
            return None, errors
    return _board(raw), []


def _box_errors(raw: RawMap) -> Iterator[UserError]:
    """Yield what is wrong with boxes: each of the rules lies on the map once, in a zone that they know."""
    for item in raw.objects:
        who = item.identity
        if item.kind not in (*_BOXES, "street"):
            yield UserError(
                "'{name}' (object {id}) has the type '{kind}', which no Madrid knows.", **who, kind=item.kind
            )
        elif not raw.contains(item):
            yield UserError("'{name}' (object {id}) lies outside the map.", **who)
    boxes = raw.of(*_BOXES)
    for item in boxes:
        who = item.identity | {"box": item.values.get("box", ""), "zone": item.values.get("zone", "")}
        if who["box"] not in BOX:
            yield UserError("'{name}' (object {id}) is the box '{box}', which no row describes.", **who)
        if who["zone"] not in _LEVELS:
            who["zones"] = ", ".join(_LEVELS)
            yield UserError("'{name}' (object {id}) lies in the zone '{zone}'; there are: {zones}.", **who)
    given = Counter(item.values.get("box") for item in boxes)
    for box in BOX:
        if (count := given[box]) != 1:
            yield UserError(
                "The box '{box}' should be there once; it is {count} times.", box=box, count=count
            )
    for one, other in combinations(boxes, 2):
        if dist(one.at, other.at) < _APART:
            both = one.identity | {"other": other.name, "also": other.id}
            yield UserError(
                "'{name}' (object {id}) and '{other}' (object {also}) lie on one another.", **both
            )


def _street_errors(raw: RawMap) -> Iterator[UserError]:
    """Yield what is wrong with streets: each is a line from one box to another, and no two join the same."""
    boxes = {item.id: item for item in raw.of(*_BOXES)}
    taken: dict[frozenset[int], MapObject] = {}
    for street in raw.of("street"):
        who, start, end = street.identity, *(boxes.get(street.whole(key) or 0) for key in ("from", "to"))
        if start is None or end is None or start is end:
            yield UserError(
                "Street '{name}' (object {id}) joins no two boxes: link its 'from' and 'to'.", **who
            )
            continue
        if len(street.line) < 2:
            yield UserError("Street '{name}' (object {id}) is not drawn as a polyline.", **who)
        elif dist(street.line[0], start.at) + dist(street.line[-1], end.at) > 2 * _NEAR:
            who |= {"start": start.name, "end": end.name}
            yield UserError("Street '{name}' (object {id}) is not drawn from '{start}' to '{end}'.", **who)
        other = taken.setdefault(frozenset((start.id, end.id)), street)
        if other is not street:
            both = other.identity | {"other": street.name, "also": street.id}
            yield UserError(
                "Streets '{name}' (object {id}) and '{other}' (object {also}) join the same boxes.", **both
            )


def _network_errors(raw: RawMap) -> Iterator[UserError]:
    """Yield what is wrong as a whole: a box has two neighbours, a junction more, and all can be walked to."""
    counts = Counter(street.whole(key) for street in raw.of("street") for key in ("from", "to"))
    for item in raw.of(*_BOXES):
        count = counts[item.id]
        if (count > 2) != (item.kind == "junction") or count < 2:
            who = item.identity | {"count": count}
            yield UserError(
                "'{name}' (object {id}) has {count} streets: a box has 2, a junction more.", **who
            )
            return
    graph = _graph(raw)
    for level in range(1, len(ZONES) + 1):
        start = next((place.id for place in graph.places if place.zone == 1), 0)
        ways = steps_to(graph, start, level)
        for place in graph.places:
            if place.zone <= level and ways[place.id] == FAR:
                yield UserError("Nobody who may enter '{name}' can walk there.", name=place.name)
                return


def _number(item: MapObject) -> int:
    return BOX[str(item.values["box"])]


def _graph(raw: RawMap) -> Madrid:
    objects = sorted(raw.of(*_BOXES), key=_number)
    places = tuple(
        Place(_number(item), str(item.values["box"]), item.name, _LEVELS[str(item.values["zone"])])
        for item in objects
    )
    number = {item.id: _number(item) for item in objects}
    streets = tuple(sorted(_ends(street, number) for street in raw.of("street")))
    facts = ([(place.key, place.zone) for place in places], streets)
    digest = sha256(repr(facts).encode()).hexdigest()[:16]
    return Madrid(str(raw.values.get("title", raw.stem)), digest, places, streets)


def _ends(street: MapObject, number: dict[int, int]) -> tuple[int, int]:
    one, other = (number[int(street.values[key])] for key in ("from", "to"))
    return min(one, other), max(one, other)


def _board(raw: RawMap) -> Board:
    graph = _graph(raw)
    boxes = raw.of(*_BOXES)
    number = {item.id: _number(item) for item in boxes}
    points = {token("box", _number(item)): item.at for item in boxes}
    paths: dict[tuple[int, int], tuple[Point, ...]] = {}
    for street in raw.of("street"):
        one, other = _ends(street, number)
        line = street.line if number[int(street.values["from"])] == one else street.line[::-1]
        paths[one, other] = smooth((points[token("box", one)], *line[1:-1], points[token("box", other)]))
    return Board(
        graph.name,
        graph.digest,
        raw.size,
        raw.scale,
        graph,
        points,
        {token("street", id): paths[ends] for id, ends in enumerate(graph.streets)},
        frozenset(),
        raw.layers,
        raw.objects,
    )
