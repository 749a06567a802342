"""Feats, elsewhere called achievements: nice things that can happen to a person in a game.

A feat is a row, with its words and its picture, and a deed, which tells from a finished game whether it was
done. Deeds see what the seat itself saw, and nothing is counted from one game to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from game.core.errors import UserError
from game.core.event import Event
from game.core.game import Game, Graph, S, Standing, V
from game.core.record import Record
from game.core.table import Table, replay

Events: TypeAlias = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """A finished game as one seat remembers it: all that it saw, its last view, and how everybody stands."""

    seat: int
    events: Events
    view: Any
    standings: tuple[Standing, ...]

    @property
    def won(self) -> bool:
        """This seat has won, perhaps with others."""
        return self.standings[self.seat].place == 1

    def chapters(self, kind: type[Event]) -> list[Events]:
        """The game in parts, each of which begins with an event of that kind; what came before is none."""
        starts = [place for place, event in enumerate(self.events) if isinstance(event, kind)]
        ends = [*starts[1:], len(self.events)]
        return [self.events[start:end] for start, end in zip(starts, ends, strict=False)]


Deed: TypeAlias = Callable[[Memory], bool]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A feat in words: its name, what it was in a sentence, and the picture on its tile.

    A picture that `fills` the tile is cut for it at its foot and sides.
    """

    id: str
    name: str
    text: str
    picture: str
    fills: bool = False


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in achievements.toml."""

    feat: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Feat:
    """A row, and the function that tells whether it was done."""

    row: Row
    done: Deed


def read_feats(text: str, file: str, deeds: Sequence[Deed]) -> tuple[Feat, ...]:
    """The feats in rows, each with the deed that is called by its id.

    Raises UserError: what does not fit, and where.
    """
    try:
        rows = msgspec.toml.decode(text, type=File).feat
    except (msgspec.MsgspecError, RecursionError) as error:
        raise UserError("{file}: {reason}", file=file, reason=str(error)) from None
    known = {deed.__name__: deed for deed in deeds}
    ids = [row.id for row in rows]
    for id in ids:
        if id not in known:
            raise UserError("{file}: no deed is called '{feat}'.", file=file, feat=id)
        if ids.count(id) > 1:
            raise UserError("{file}: there are two feats '{feat}'.", file=file, feat=id)
    for id in known:
        if id not in ids:
            raise UserError("{file}: the feat '{feat}' is missing.", file=file, feat=id)
    return tuple(Feat(row, known[row.id]) for row in rows)


def load_feats(path: Path, deeds: Sequence[Deed]) -> tuple[Feat, ...]:
    """The feats of a file that ships with the program. Raises UserError: as `read_feats`."""
    return read_feats(path.read_text(encoding="utf-8"), path.name, deeds)


def memories(game: Game[S, V], record: Record, board: Graph | None = None) -> Iterator[Memory]:
    """A finished game as each person in it remembers it.

    Raises UserError: the record does not step to its end.
    """
    people = [seat.index for seat in record.seats if seat.human]
    seen: dict[int, list[Event]] = {seat: [] for seat in people}

    def watch(table: Table[S, V]) -> None:
        for seat in people:
            seen[seat] += table.news(seat)

    table = replay(game, record, board, watch)
    if table.ask is not None:
        raise UserError("This game is not over.")
    for seat in people:
        yield Memory(seat, tuple(seen[seat]), table.view(seat), table.standings())


def earned(game: Game[S, V], record: Record, board: Graph | None = None) -> dict[int, tuple[str, ...]]:
    """The ids of the feats that each person did in a finished game, by seat.

    Raises UserError: as `memories`.
    """
    return {
        memory.seat: tuple(feat.row.id for feat in game.feats if feat.done(memory))
        for memory in memories(game, record, board)
    }
