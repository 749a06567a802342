"""Verification: a saved game is played from its first decision, to see whether it comes out the same."""

from __future__ import annotations

from game.core.game import AnyGame, Graph
from game.core.record import Record
from game.core.table import replay


def verify(game: AnyGame, record: Record, board: Graph | None = None) -> str:
    """Return a line on a game that comes out as it says, then one for each seat, the best first.

    Raises UserError: where it comes out otherwise.
    """
    table = replay(game, record, board)
    state = "over" if table.ask is None else "not over yet"
    lines = [f"ok: {len(record.actions)} decisions, the game is {state}"]
    for row in sorted(table.standings(), key=lambda row: (row.place, row.seat)):
        seat = record.seats[row.seat]
        lines.append(f"{row.place}. {seat.name} ({seat.colour}): {row.points}")
    return "\n".join(lines)
