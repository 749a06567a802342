"""The draft of a town: its spaces, streets and signs as they stand in the file, before anyone checks them."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.errors import UserError
from maps.raw_map import Sheet, Thing

SPACES = ("start", "roundabout", "destination")
PARITIES = {"even": 0, "odd": 1, "none": None}
_KINDS = (*SPACES, "street", "sign", "landmark")


@dataclass(frozen=True, slots=True)
class Spot:
    """A space: its row, and the number of a start or the slot of a destination."""

    thing: Thing
    row: int
    number: int | None
    slot: int | None


@dataclass(frozen=True, slots=True)
class Way:
    """A street between the spaces with these object ids."""

    thing: Thing
    start: int
    end: int
    parity: int | None
    over: bool


@dataclass
class Draft:
    """Spaces and streets by object id, signs with the street that they hang on, and the faults so far."""

    sheet: Sheet
    spots: dict[int, Spot] = field(default_factory=dict)
    ways: dict[int, Way] = field(default_factory=dict)
    signs: list[tuple[Thing, int]] = field(default_factory=list)
    faults: list[UserError] = field(default_factory=list)


def draft(sheet: Sheet) -> Draft:
    """Every thing of the sheet with its properties; faults where one is missing or makes no sense."""
    found = Draft(sheet)
    for thing in sheet.things:
        _known(found, thing)
    for thing in sheet.of(*SPACES):
        found.spots[thing.id] = Spot(
            thing,
            _whole(found, thing, "row"),
            _whole(found, thing, "number") if thing.kind == "start" else None,
            _whole(found, thing, "slot") if thing.kind == "destination" else None,
        )
    for thing in sheet.of("street"):
        found.ways[thing.id] = _way(found, thing)
    for thing in sheet.of("sign"):
        street = thing.values.get("street")
        if street not in found.ways:
            found.faults.append(
                UserError(
                    "Sign '{name}' (object {id}) hangs on nothing: link its 'street' to one.", **thing.named
                )
            )
        else:
            found.signs.append((thing, int(street)))
    return found


def _known(found: Draft, thing: Thing) -> None:
    width, height = found.sheet.size
    if thing.kind not in _KINDS:
        found.faults.append(
            UserError(
                "'{name}' (object {id}) has the type '{kind}', which no town knows.",
                **thing.named,
                kind=thing.kind,
            )
        )
    elif not all(0 <= x <= width and 0 <= y <= height for x, y in (thing.at, *thing.line)):
        found.faults.append(UserError("'{name}' (object {id}) lies outside the map.", **thing.named))


def _way(found: Draft, thing: Thing) -> Way:
    start, end, parity = (thing.values.get(key) for key in ("from", "to", "parity"))
    if start not in found.spots:
        found.faults.append(
            UserError("Street '{name}' (object {id}) comes from nothing: link its 'from'.", **thing.named)
        )
    if end not in found.spots:
        found.faults.append(
            UserError("Street '{name}' (object {id}) leads to nothing: link its 'to'.", **thing.named)
        )
    if parity not in PARITIES:
        found.faults.append(
            UserError(
                "Street '{name}' (object {id}) has the parity '{parity}': it may be even, odd or none.",
                **thing.named,
                parity=parity or "",
            )
        )
    if len(thing.line) < 2:
        found.faults.append(
            UserError("Street '{name}' (object {id}) is not drawn as a polyline.", **thing.named)
        )
    over = thing.values.get("over") is True
    return Way(thing, int(start or 0), int(end or 0), PARITIES.get(str(parity)), over)


def _whole(found: Draft, thing: Thing, key: str) -> int:
    value = thing.values.get(key)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    found.faults.append(
        UserError(
            "'{name}' (object {id}) needs a whole number as its property '{key}'.", **thing.named, key=key
        )
    )
    return 0
