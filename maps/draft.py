"""The draft of a town: its spaces, streets and signs as they stand in the file, before anyone checks them."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.fault import Fault
from maps.sheet import Sheet, Thing

SPACES = ("start", "roundabout", "destination")
PARITIES = {"even": 0, "odd": 1, "none": None}
_KINDS = (*SPACES, "street", "sign", "landmark")


@dataclass(frozen=True, slots=True)
class Spot:
    """A space: its row, and the number of a start or the slot of a destination."""

    thing: Thing
    row: int
    number: int | None = None
    slot: int | None = None


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
    faults: list[Fault] = field(default_factory=list)

    def note(self, text: str, **values: object) -> None:
        """Note what is wrong with the town as a whole."""
        self.faults.append(Fault(text, **values))

    def fault(self, text: str, thing: Thing, other: Thing | None = None, **values: object) -> None:
        """Note what is wrong with {name} (object {id}), and perhaps {other} (object {also})."""
        values |= {"name": thing.name, "id": thing.id}
        if other:
            values |= {"other": other.name, "also": other.id}
        self.faults.append(Fault(text, **values))


def draft(sheet: Sheet) -> Draft:
    """Every thing of the sheet with its properties; faults where one is missing or makes no sense."""
    found = Draft(sheet)
    for thing in sheet.things:
        if thing.kind not in _KINDS:
            found.fault(
                "'{name}' (object {id}) has the type '{kind}', which no town knows.", thing, kind=thing.kind
            )
        elif not (0 <= thing.at[0] <= sheet.size[0] and 0 <= thing.at[1] <= sheet.size[1]):
            found.fault("'{name}' (object {id}) lies outside the map.", thing)
    ids = {thing.id for thing in sheet.of(*SPACES)}
    for thing in sheet.of(*SPACES):
        found.spots[thing.id] = Spot(
            thing,
            _whole(found, thing, "row"),
            _whole(found, thing, "number") if thing.kind == "start" else None,
            _whole(found, thing, "slot") if thing.kind == "destination" else None,
        )
    for thing in sheet.of("street"):
        found.ways[thing.id] = _way(found, thing, ids)
    for thing in sheet.of("sign"):
        street = thing.values.get("street")
        if street not in found.ways:
            found.fault("Sign '{name}' (object {id}) hangs on nothing: link its 'street' to a street.", thing)
        else:
            found.signs.append((thing, int(street)))
    return found


def _way(found: Draft, thing: Thing, ids: set[int]) -> Way:
    start, end, parity = (thing.values.get(key) for key in ("from", "to", "parity"))
    if start not in ids:
        found.fault("Street '{name}' (object {id}) comes from nothing: link its 'from' to a space.", thing)
    if end not in ids:
        found.fault("Street '{name}' (object {id}) leads to nothing: link its 'to' to a space.", thing)
    if parity not in PARITIES:
        text = "Street '{name}' (object {id}) has the parity '{parity}': it may be even, odd or none."
        found.fault(text, thing, parity=parity or "")
    if len(thing.line) < 2:
        found.fault("Street '{name}' (object {id}) is not drawn as a polyline.", thing)
    return Way(
        thing, int(start or 0), int(end or 0), PARITIES.get(str(parity)), bool(thing.values.get("over"))
    )


def _whole(found: Draft, thing: Thing, key: str) -> int:
    value = thing.values.get(key)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    found.fault("'{name}' (object {id}) needs a whole number as its property '{key}'.", thing, key=key)
    return 0
