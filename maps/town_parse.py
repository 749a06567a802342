"""Spaces, streets and signs of a town, as they stand in its map, before anyone checks how they fit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.core.errors import UserError
from maps.raw_map import MapObject, RawMap

SPACES = ("start", "roundabout", "destination")
PARITIES = {"even": 0, "odd": 1, "none": None}
_KINDS = (*SPACES, "street", "sign", "landmark")


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


@dataclass
class ParsedTown:
    """Spaces and streets by object id, signs with the street that they hang on, and what is wrong so far."""

    raw: RawMap
    spaces: dict[int, ParsedSpace] = field(default_factory=dict)
    streets: dict[int, ParsedStreet] = field(default_factory=dict)
    signs: list[tuple[MapObject, int]] = field(default_factory=list)
    errors: list[UserError] = field(default_factory=list)


def parse(raw: RawMap) -> ParsedTown:
    """Return the objects of a map with their properties, and errors where one lacks or makes no sense."""
    town = ParsedTown(raw)
    for item in raw.objects:
        if item.kind not in _KINDS:
            town.errors.append(
                UserError(
                    "'{name}' (object {id}) has the type '{kind}', which no town knows.",
                    **item.identity,
                    kind=item.kind,
                )
            )
        elif not raw.contains(item):
            town.errors.append(UserError("'{name}' (object {id}) lies outside the map.", **item.identity))
    for item in raw.of(*SPACES):
        town.spaces[item.id] = ParsedSpace(
            item,
            _whole(town, item, "row"),
            _whole(town, item, "number") if item.kind == "start" else None,
            _whole(town, item, "slot") if item.kind == "destination" else None,
        )
    for item in raw.of("street"):
        town.errors += _street_errors(town, item)
        start, end, parity = (item.values.get(key) for key in ("from", "to", "parity"))
        is_viaduct = item.values.get("over") is True
        town.streets[item.id] = ParsedStreet(
            item, int(start or 0), int(end or 0), PARITIES.get(str(parity)), is_viaduct
        )
    for item in raw.of("sign"):
        street = item.values.get("street")
        if street in town.streets:
            town.signs.append((item, int(street)))
        else:
            town.errors.append(
                UserError(
                    "Sign '{name}' (object {id}) hangs on nothing: link its 'street' to one.", **item.identity
                )
            )
    return town


def _street_errors(town: ParsedTown, item: MapObject) -> Iterator[UserError]:
    parity = item.values.get("parity")
    if item.values.get("from") not in town.spaces:
        yield UserError("Street '{name}' (object {id}) comes from nothing: link its 'from'.", **item.identity)
    if item.values.get("to") not in town.spaces:
        yield UserError("Street '{name}' (object {id}) leads to nothing: link its 'to'.", **item.identity)
    if parity not in PARITIES:
        yield UserError(
            "Street '{name}' (object {id}) has the parity '{parity}': it may be even, odd or none.",
            **item.identity,
            parity=parity or "",
        )
    if len(item.line) < 2:
        yield UserError("Street '{name}' (object {id}) is not drawn as a polyline.", **item.identity)


def _whole(town: ParsedTown, item: MapObject, key: str) -> int:
    """Return the whole number that is a property of an object; 0, and an error, where it is none."""
    value = item.values.get(key)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    town.errors.append(
        UserError(
            "'{name}' (object {id}) needs a whole number as its property '{key}'.", **item.identity, key=key
        )
    )
    return 0
