"""House rules: the options of a game as a set with a name, kept in one file and shared as text.

house rules toruro as at Grandma's
option honour true
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from game.core.errors import UserError
from game.core.record import read_value, written_value
from game.core.seat import plain
from game.storage.paths import own, read_json, reason_of, write_whole

if TYPE_CHECKING:
    from game.core.game import Meta, Options, Value

HOUSE = "house"
"""The key of the note in a record that names the house rules by which the game is played."""
LONGEST_NAME = 28
MOST = 40
"""So many sets are kept."""
LONGEST_TEXT = 4000
HEADING = "house rules "

house_rules_file = partial(own, "house-rules.json")
"""Returns the path of all sets."""


class HouseRules(msgspec.Struct, frozen=True):
    """A set: its name, its game, and the options that differ from those which the game has by itself."""

    name: str
    game: str
    options: dict[str, int | str | bool]

    def text(self) -> str:
        """Return the set as text, to be shared."""
        lines = [f"option {key} {written_value(value)}" for key, value in self.options.items()]
        return "\n".join((f"{HEADING}{self.game} {self.name}", *lines)) + "\n"


class HouseBook:
    """The sets in a file (None: they are not kept); `complain` hears that they cannot be read."""

    def __init__(
        self, path: Path | None = None, complain: Callable[[UserError], None] = lambda _: None
    ) -> None:
        self._path, self._complain = path, complain
        self._kept: list[HouseRules] = []
        """Those that lie in no file."""

    def all(self) -> list[HouseRules]:
        """Return all sets, the oldest first."""
        if self._path is None:
            return self._kept
        found = read_json(
            self._path,
            _sets,
            self._complain,
            UserError("The house rules cannot be read: {reason}."),
            UserError("The house rules were damaged; the old file is now {name}."),
            UserError("{name} is damaged and cannot be set aside: {reason}."),
        )
        return found or []

    def of(self, meta: Meta) -> list[HouseRules]:
        """Return the sets by which a game can be played."""
        known = {option.key: option for option in meta.options if not option.per_seat}
        return [
            one
            for one in self.all()
            if one.game == meta.id
            and all(key in known and known[key].fits(value, meta.seats) for key, value in one.options.items())
        ]

    def freely_named(self, new: HouseRules) -> HouseRules:
        """Return a set under its name, or, where another set of its game has that, under a numbered one."""
        taken = {one.name for one in self.all() if one.game == new.game and one.options != new.options}
        names = (f"{new.name[: LONGEST_NAME - 4].strip()} ({number})" for number in count(2))
        name = next(name for name in chain([new.name], names) if name not in taken)
        return msgspec.structs.replace(new, name=name)

    def put(self, new: HouseRules) -> None:
        """Keep a set, in the place of one of its name and game.

        Raises UserError: there are too many, or the disk will not take it.
        """
        others = self._without(new)
        if len(others) >= MOST:
            raise UserError("No more than {n} house rules are kept; delete one first.", n=MOST)
        self._write([*others, new])

    def delete(self, one: HouseRules) -> None:
        """Delete a set. Raises UserError: the disk will not let it go."""
        self._write(self._without(one))

    def _without(self, gone: HouseRules) -> list[HouseRules]:
        return [one for one in self.all() if (one.name, one.game) != (gone.name, gone.game)]

    def _write(self, sets: list[HouseRules]) -> None:
        self._kept = sets
        if self._path is None:
            return
        try:
            write_whole(self._path, msgspec.json.encode({"sets": sets}).decode() + "\n")
        except OSError as error:
            raise UserError("The house rules cannot be written: {reason}.", reason=reason_of(error)) from None


def differing(meta: Meta, options: Options) -> dict[str, Value]:
    """Return the options that differ from those which a game has by itself, without those of single seats."""
    usual = {option.key: option.default for option in meta.options if not option.per_seat}
    return {key: options[key] for key in usual if key in options and options[key] != usual[key]}


def house_name(words: str) -> str:
    """Return how a set is called that somebody has called so; "" if nothing is left of it."""
    return " ".join(plain(words.replace("\n", " ")).split())[:LONGEST_NAME].strip()


def parse_house_rules(text: str, meta: Meta) -> HouseRules:
    r"""Return the set in a text. Raises UserError: in one sentence, what is wrong with it, and where.

    >>> from game import find
    >>> parse_house_rules("house rules bulls One day\noption days 1", find("bulls").meta).options
    {'days': 1}
    """
    lines = [line.strip() for line in text[:LONGEST_TEXT].strip().splitlines()] or [""]
    if not lines[0].startswith(HEADING) or len(text) > LONGEST_TEXT:
        raise UserError("This text holds no house rules: its first line does not begin with 'house rules'.")
    game, _, words = lines[0].removeprefix(HEADING).partition(" ")
    if game != meta.id:
        raise UserError("Line 1: these house rules are for another game ({game}).", game=plain(game)[:20])
    name = house_name(words)
    if not name:
        raise UserError("Line 1: these house rules have no name.")
    known = {option.key: option for option in meta.options if not option.per_seat}
    options: dict[str, Value] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line:
            continue
        word, key, given = (*line.split(" ", 2), "", "")[:3]
        try:
            value = read_value(given[:LONGEST_NAME])
        except ValueError:
            value = given
        if word != "option" or key not in known or not known[key].fits(value, meta.seats):
            raise UserError(
                "Line {number} is no rule of this game: '{line}'.", number=number, line=plain(line)[:40]
            )
        options[key] = value
    return HouseRules(name, meta.id, differing(meta, options))


def _sets(rows: dict[str, Any]) -> list[HouseRules]:
    """Return the sets in a file. Raises ValueError: it holds none."""
    try:
        found = msgspec.convert(rows["sets"], list[HouseRules])
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None
    return [one for one in found if one.name and house_name(one.name) == one.name]
