"""For whom a finished game counts, where people and bots have passed seats on to one another."""

from __future__ import annotations

from collections import Counter

from game.core.game import Game, Graph, S, V
from game.core.record import Record
from game.core.script import Ask
from game.core.seat import Seat
from game.core.table import replay


def unshared(record: Record) -> frozenset[int]:
    """Return the seats in which the same person or bot sat all the time."""
    shared = {row.seat.index for row in record.former}
    return frozenset(seat.index for seat in record.seats if seat.index not in shared)


def holders(game: Game[S, V], record: Record, board: Graph | None = None) -> frozenset[int]:
    """Return the seats whose game counts for who sits there now: they made more than half of its decisions.

    Where there was no choice, nobody has decided anything. Raises UserError: the record cannot be played.
    """
    if not record.former:
        return unshared(record)
    asks: list[Ask | None] = []
    replay(game, record, board, lambda table: asks.append(table.ask))
    own, all = Counter[Seat](), Counter[int]()
    for place, ask in enumerate(asks):
        if ask is not None and len(ask.options) > 1 and place < len(record.actions):
            own[record.sitter(ask.seat, place)] += 1
            all[ask.seat] += 1
    more = frozenset(seat.index for seat in record.seats if 2 * own[seat] > all[seat.index])
    return unshared(record) | more
