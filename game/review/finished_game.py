"""A finished game as the people in it remember it, and the achievements that they earned."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.achievement import Memory
from game.core.errors import UserError
from game.core.event import Event
from game.core.game import Game, Graph, S, V
from game.core.record import Record
from game.core.table import Table, replay


def memories(game: Game[S, V], record: Record, board: Graph | None = None) -> Iterator[Memory]:
    """Yield a finished game as each person in it remembers it.

    Raises UserError: the record cannot be played to its end.
    """
    people = [seat.index for seat in record.seats if seat.human]
    seen: dict[int, list[Event]] = {seat: [] for seat in people}

    def watch(table: Table[S, V]) -> None:
        for seat in people:
            seen[seat] += table.events(seat)

    table = replay(game, record, board, watch)
    if table.ask is not None:
        raise UserError("This game is not over.")
    for seat in people:
        yield Memory(seat, tuple(seen[seat]), table.view(seat), table.standings())


def earned(game: Game[S, V], record: Record, board: Graph | None = None) -> dict[int, tuple[str, ...]]:
    """Return the ids of the achievements that each person earned in a finished game, by seat.

    Raises UserError: as `memories`.
    """
    return {
        memory.seat: tuple(found.row.id for found in game.achievements if found.is_earned(memory))
        for memory in memories(game, record, board)
    }
