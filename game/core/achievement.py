"""Achievements: nice things that can happen to a person in a game.

An achievement is a row, with its words and its picture, and a condition, which tells from a finished game
whether it was earned. Conditions see what the seat itself saw, and nothing is counted from one game to the
next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from game.core.errors import UserError
from game.core.event import Event
from game.core.seat import Standing
from game.core.toml_rows import read_rows

Events: TypeAlias = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """A finished game as one seat remembers it: all that it saw, its last view, and how everybody stands."""

    seat: int
    events: Events
    view: Any
    standings: tuple[Standing, ...]

    @property
    def has_won(self) -> bool:
        """True if this seat has won, perhaps with others."""
        return self.standings[self.seat].place == 1

    def chapters(self, kind: type[Event]) -> list[Events]:
        """Return the events in parts, each of which begins with an event of that kind.

        What came before the first of them is left out.
        """
        starts = [place for place, event in enumerate(self.events) if isinstance(event, kind)]
        ends = [*starts[1:], len(self.events)]
        return [self.events[start:end] for start, end in zip(starts, ends, strict=False)]


Condition: TypeAlias = Callable[[Memory], bool]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An achievement in words: its name, what it was in a sentence, and the picture on its tile.

    A picture that `fills` the tile is cut for it at its foot and sides.
    """

    id: str
    name: str
    text: str
    picture: str
    fills: bool = False


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in achievements.toml."""

    achievement: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Achievement:
    """A row, and the function that tells whether it was earned."""

    row: Row
    is_earned: Condition


def read_achievements(text: str, file: str, conditions: Sequence[Condition]) -> tuple[Achievement, ...]:
    """Return the achievements in rows, each with the condition that is called by its id.

    Raises UserError: what does not fit, and where.
    """
    rows = read_rows(text, file, File).achievement
    known = {condition.__name__: condition for condition in conditions}
    ids = [row.id for row in rows]
    for id in ids:
        if id not in known:
            raise UserError("{file}: no deed is called '{feat}'.", file=file, feat=id)
        if ids.count(id) > 1:
            raise UserError("{file}: there are two feats '{feat}'.", file=file, feat=id)
    for id in known:
        if id not in ids:
            raise UserError("{file}: the feat '{feat}' is missing.", file=file, feat=id)
    return tuple(Achievement(row, known[row.id]) for row in rows)


def load_achievements(path: Path, conditions: Sequence[Condition]) -> tuple[Achievement, ...]:
    """Return the achievements of a file. Raises UserError: as `read_achievements`."""
    return read_achievements(path.read_text(encoding="utf-8"), path.name, conditions)
