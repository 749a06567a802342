"""A person: who somebody is on this computer, and how that is written into a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from game.core.errors import UserError
from game.core.seat import is_name
from game.storage.paths import own, read_json, reason_of, set_aside, write_whole
from game.storage.settings import OwnSettings, changes_of, mended

people_file = partial(own, "people.json")
"""Returns the path of the people."""
FACES = 12
"""So many faces are painted for people."""
COLOURS = ("yellow", "blue", "green", "white", "purple", "pink", "sky", "maroon")
"""The colours of people; each has a shape of its own."""
LONGEST_ID = 32


@dataclass(slots=True, eq=False)
class Person:
    """Somebody who has a name here, or a guest, who has neither `name` nor `id`.

    `face` is the number of a picture, `called` the names of before, which old games know; `own` is how they
    read, hear, play and press. `device` is the kind of pad that they had last, as the system names it.
    """

    id: str = ""
    name: str = ""
    face: int = 1
    colour: str = COLOURS[0]
    called: tuple[str, ...] = ()
    own: OwnSettings = field(default_factory=OwnSettings)
    device: str = ""

    @property
    def is_guest(self) -> bool:
        """True if nothing of them is kept but what this computer usually has."""
        return not self.id

    @property
    def names(self) -> tuple[str, ...]:
        """All names under which they have played."""
        return (self.name, *self.called) if self.name else ()


def read_people(path: Path, complain: Callable[[UserError], object]) -> tuple[list[Person], bool]:
    """Return the people in a file, and whether it can be written again.

    What cannot be used is set aside, and `complain` hears of it.
    """
    unread = UserError("The people cannot be read ({reason}); everybody is a guest.")
    broken = UserError("The people were damaged; everybody is a guest, the old file is now {name}.")
    stuck = UserError("The people are damaged and cannot be set aside: {reason}.")
    said: list[UserError] = []
    rows = read_json(path, _rows, said.append, unread, broken, stuck) or []
    found: dict[str, Person] = {}
    for row in rows:
        person = _person(row, found.values())
        if person is not None:
            found[person.id] = person
    if len(found) < len(rows):
        said.append(_set_aside(path, [*found.values()], len(rows) - len(found), stuck))
    for fault in said:
        complain(fault)
    return [*found.values()], not {id(unread), id(stuck)} & {id(fault) for fault in said}


def write_people(path: Path, people: Iterable[Person]) -> None:
    """Write the people into a file. Raises OSError: it will not take them."""
    rows = [
        {"id": one.id, "name": one.name, "face": one.face, "colour": one.colour, "called": one.called}
        | {"settings": changes_of(one.own)}
        | ({"device": one.device} if one.device else {})
        for one in people
    ]
    write_whole(path, json.dumps({"people": rows}, indent=2, ensure_ascii=False) + "\n")


def _set_aside(path: Path, sound: list[Person], count: int, stuck: UserError) -> UserError:
    """Set the file aside and write the sound ones anew; return what is to be said of it."""
    try:
        kept = set_aside(path).name
        write_people(path, sound)
    except OSError as error:
        stuck.values["reason"] = reason_of(error)
        return stuck
    return UserError(
        "{count} people cannot be read any more; the old file is now {name}.", count=count, name=kept
    )


def _rows(rows: dict[str, Any]) -> list[object]:
    people = rows["people"]
    if not isinstance(people, list):
        raise TypeError(people)
    return people


def _person(row: object, others: Iterable[Person]) -> Person | None:
    """Return the person in a row, None if there is none, or one who is among the others."""
    if not isinstance(row, dict):
        return None
    id, name, called, settings = (row.get(key) for key in ("id", "name", "called", "settings"))
    if not (isinstance(id, str) and id.isascii() and id.isalnum() and isinstance(name, str)):
        return None
    names = [name, *(called if isinstance(called, list) else ())]
    taken = {other.id for other in others} | {known for other in others for known in other.names}
    if len(id) > LONGEST_ID or id in taken or not all(_is_free(one, taken) for one in names):
        return None
    face, colour, device = (row.get(key) for key in ("face", "colour", "device"))
    return Person(
        id,
        name,
        face if type(face) is int and 1 <= face <= FACES else 1,
        colour if colour in COLOURS else COLOURS[0],
        tuple(names[1:]),
        mended(settings if isinstance(settings, Mapping) else {}, OwnSettings()),
        device if isinstance(device, str) and device.isalnum() and len(device) <= LONGEST_ID else "",
    )


def _is_free(name: object, taken: set[str]) -> bool:
    return isinstance(name, str) and is_name(name) and name == name.strip() and name not in taken
