"""Verification: a saved game is played from its first decision, to see whether it comes out the same."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.game import AnyGame, Graph
from game.core.record import Record
from game.core.seat import Seat, Standing
from game.core.table import replay


@dataclass(frozen=True, slots=True)
class Verdict:
    """A game that was played to its last decision and came out as it says."""

    seats: tuple[Seat, ...]
    decisions: int
    over: bool
    standings: tuple[Standing, ...]

    def text(self) -> str:
        """Return one line on the game, then one for each seat, the best first."""
        state = "over" if self.over else "not over yet"
        lines = [f"ok: {self.decisions} decisions, the game is {state}"]
        for row in sorted(self.standings, key=lambda row: (row.place, row.seat)):
            seat = self.seats[row.seat]
            lines.append(f"{row.place}. {seat.name} ({seat.colour}): {row.points}")
        return "\n".join(lines)


def verify(game: AnyGame, record: Record, board: Graph | None = None) -> Verdict:
    """Return how the game stands after its last decision. Raises UserError: where it comes out otherwise."""
    table = replay(game, record, board)
    return Verdict(record.seats, len(record.actions), table.ask is None, table.standings())
