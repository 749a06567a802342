"""The rows of the game: who can sit down, kinds of evening, directions, checked as they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Struct

from game.core.toml_rows import load_rows
from game.toruro.deck import LOW_TO_HIGH

Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
AtOnce: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]
Step: TypeAlias = Literal[1, -1]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a file; a key that nobody knows is a fault."""


class Places(Row, frozen=True):
    """How many can play, and in which colours."""

    fewest: Annotated[int, msgspec.Meta(ge=3)]
    most: Annotated[int, msgspec.Meta(le=10)]
    menu: Some
    usual: Some
    colours: tuple[Id, ...]

    def __post_init__(self) -> None:
        if not self.fewest <= self.menu <= self.most:
            raise ValueError("the menu offers what cannot be played")
        if len(self.colours) < self.menu:
            raise ValueError("there are fewer colours than seats")


class Preset(Row, frozen=True):
    """A kind of evening; suggested from so many `humans` on, or never (0)."""

    id: Id
    name: str
    sentence: str
    hr1: bool
    hr2: bool
    hr3: bool
    pay_at_once: AtOnce
    escalate: tuple[tuple[Some, AtOnce], ...]
    lulo_ceiling: Count
    min_rounds: Count
    cap: Count
    humans: Count = 0

    def __post_init__(self) -> None:
        if list(self.escalate) != sorted(self.escalate):
            raise ValueError("escalate must go from earlier rounds to later ones")


class Direction(Row, frozen=True):
    """Which way round it goes, in seats clockwise."""

    id: Id
    name: str
    turn_step: Step
    deal_step: Step


class HouseFile(Row, frozen=True):
    """What stands in house.toml."""

    table: Places
    preset: tuple[Preset, ...]
    direction: tuple[Direction, ...]


class Reference(Row, frozen=True):
    """What stands in reference.toml."""

    trump: tuple[int, ...]
    side: tuple[int, ...]
    go: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        if not len(self.trump) == len(self.side) == len(LOW_TO_HIGH):
            raise ValueError("trump and side need a number for each rank")
        if not all(self.go):
            raise ValueError("every row of go needs a number")

    def bar(self, gone: int, waiting: int) -> int:
        """The least value of a hand that goes after `gone` seats have, with `waiting` still to speak."""
        row = self.go[min(gone, len(self.go) - 1)]
        return row[min(waiting, len(row) - 1)]


FOLDER = Path(__file__).parent

_house = load_rows(FOLDER / "house.toml", HouseFile)

TABLE = _house.table
PRESETS = {row.id: row for row in _house.preset}
DIRECTIONS = {row.id: row for row in _house.direction}
REFERENCE = load_rows(FOLDER / "reference.toml", Reference)
