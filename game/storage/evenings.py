"""Evenings: several games by the same company, each evening in a small file of JSON that is written whole.

What was won stands in the match history alone: each of its games names its evening. The evening itself knows
who is there and what is to be played.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.core.errors import UserError
from game.core.seat import is_name
from game.storage.paths import own, read_json, reason_of, write_whole

EVENING = "evening"
"""The key of the note in a record that names the evening at which the game is played."""
ENDING = ".json"
MOST_GUESTS = 8
LONGEST_MOMENT = 160

evenings_folder = partial(own, "evenings")
"""Returns the folder of evenings."""

NAME = re.compile(r"\d{8}-\d{6}(-\d+)?")
"""How evenings are called: by the moment at which they began."""
Id = Annotated[str, msgspec.Meta(pattern=f"^{NAME.pattern}$")]
Way = Literal["order", "vote", "lot"]
Scheme = Literal["places", "rivals"]


class Guest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at an evening: `bot` is the id of a character, None a person. Who has left is not `here`."""

    name: str
    colour: str
    bot: str | None = None
    here: bool = True


class Evening(msgspec.Struct, frozen=True, omit_defaults=True):
    """An evening: who takes part, which `games` are played, and the `way` in which the next one is found.

    `until` is when they have to stop (ISO 8601; "": whenever they like). `chosen` is the game that was voted
    for or drawn, until it has been played; `scheme` says how places become points. `house` names the house
    rules of games that are not played as usual. `moments` tell of finished games, by their slots.
    """

    id: Id
    guests: tuple[Guest, ...]
    games: tuple[str, ...]
    way: Way = "order"
    scheme: Scheme = "places"
    until: str = ""
    chosen: str = ""
    over: bool = False
    house: dict[str, str] = {}
    moments: dict[str, str] = {}

    @property
    def begun(self) -> str:
        """When it was begun, as ISO 8601."""
        day, clock = self.id.split("-")[:2]
        return f"{day[:4]}-{day[4:6]}-{day[6:]}T{clock[:2]}:{clock[2:4]}:{clock[4:]}"

    @property
    def company(self) -> tuple[Guest, ...]:
        """Those who are there now."""
        return tuple(guest for guest in self.guests if guest.here)


def changed(evening: Evening, **changes: object) -> Evening:
    """Return the same evening with some of its fields changed."""
    return msgspec.structs.replace(evening, **changes)


class Evenings:
    """The evenings in a folder (None: they are not kept); `complain` hears of those that cannot be read."""

    def __init__(
        self, folder: Path | None = None, complain: Callable[[UserError], None] = lambda _: None
    ) -> None:
        self._folder, self._complain = folder, complain
        self._kept: dict[str, Evening] = {}
        """Those that lie in no folder."""

    def begin(self, guests: tuple[Guest, ...], games: tuple[str, ...], **more: object) -> Evening:
        """Return an evening that begins now, under a name that no other has. Raises UserError: as `keep`."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        names = (f"{stamp}{f'-{number}' if number else ''}" for number in count())
        known = {evening.id for evening in self.all()}
        evening = changed(Evening(next(name for name in names if name not in known), guests, games), **more)
        self.keep(evening)
        return evening

    def keep(self, evening: Evening) -> None:
        """Write an evening. Raises UserError: the disk will not take it."""
        if self._folder is None:
            self._kept[evening.id] = evening
            return
        try:
            write_whole(self._path(evening.id), msgspec.json.encode(evening).decode() + "\n")
        except OSError as error:
            raise UserError("The evening cannot be written: {reason}.", reason=reason_of(error)) from None

    def find(self, id: str) -> Evening | None:
        """Return the evening of that name; None if there is none that can be read."""
        if self._folder is None or not NAME.fullmatch(id):
            return self._kept.get(id)
        return read_json(
            self._path(id),
            partial(_evening, id),
            self._complain,
            UserError("An evening cannot be read: {reason}."),
            UserError("An evening was damaged and is now {name}; its games still count."),
            UserError("{name} is damaged and cannot be set aside: {reason}."),
        )

    def all(self) -> list[Evening]:
        """Return all evenings, the latest first."""
        names = [*self._kept]
        if self._folder is not None:
            try:
                names = [path.stem for path in self._folder.glob(f"*{ENDING}")]
            except OSError as error:
                self._complain(UserError("The evenings cannot be read: {reason}.", reason=reason_of(error)))
        found = (self.find(name) for name in sorted(names, reverse=True))
        return [evening for evening in found if evening is not None]

    def delete(self, id: str) -> None:
        """Delete an evening; its games still count. Raises UserError: the disk will not let it go."""
        self._kept.pop(id, None)
        try:
            if self._folder is not None:
                self._path(id).unlink(missing_ok=True)
        except OSError as error:
            raise UserError("The evening cannot be deleted: {reason}.", reason=reason_of(error)) from None

    def remember(self, id: str, slot: str, words: str) -> None:
        """Note the moment of a finished game, in the words of whoever saw it; errors are told."""
        evening = self.find(id)
        if evening is not None and slot and words:
            try:
                self.keep(changed(evening, moments={**evening.moments, slot: words[:LONGEST_MOMENT]}))
            except UserError as fault:
                self._complain(fault)

    def _path(self, id: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{id}{ENDING}"


def _evening(id: str, rows: dict[str, Any]) -> Evening:
    """Return the evening in a file of that name. Raises ValueError: the file holds none."""
    try:
        evening = msgspec.convert(rows, Evening)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None
    names = [guest.name for guest in evening.guests]
    fits = len(set(names)) == len(names) <= MOST_GUESTS
    if evening.id != id or not (fits and evening.games and all(map(is_name, names))):
        raise ValueError(id)
    return evening
