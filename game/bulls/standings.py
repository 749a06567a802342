"""Who leads, who has won, and what a finished game says of the balance of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.bulls.state import Bulls
from game.bulls.tokens import NOWHERE
from game.core.seat import Standing


def standings(state: Bulls) -> tuple[Standing, ...]:
    """Return how each seat stands; the payoff is its share of the victory."""
    ranked = ranks(state.points, state.day)
    best = ranked.count(max(ranked))
    found = []
    for seat, rank in enumerate(ranked):
        place = 1 + sum(other > rank for other in ranked)
        found.append(Standing(seat, place, rank[0], 1 / best if place == 1 else 0.0))
    return tuple(found)


def ranks(points: Sequence[Sequence[int]], day: int) -> list[tuple[int, int]]:
    """Return what seats are compared by: all points, then those of the last day. Rule 8.5.

    `points` are those of each seat by day, `day` is the last one that has begun.
    """
    return [(sum(days), days[max(day, 1) - 1]) for days in points]


def rounds(state: Bulls) -> int:
    """Return how many steps, of all days, were played."""
    return max(state.day - 1, 0) * (len(state.board.rows) - 1) + state.row


def metrics(state: Bulls) -> dict[str, float]:
    """Return the game's own measures: fates of Runners, points by day, tokens and Bulls at the end."""
    totals = sorted((state.total(seat) for seat in range(state.seats)), reverse=True)
    found: dict[str, float] = {}
    for day in range(state.days):
        found[f"trampled on day {day + 1}"] = state.lost[day] / max(state.ran[day], 1)
        found[f"points on day {day + 1}"] = sum(days[day] for days in state.points) / state.seats
    for slot, count in enumerate(state.arrived, 1):
        found[f"survivors at D{slot}"] = count / max(sum(state.arrived), 1)
    found["reshuffles"] = state.reshuffles
    found["winning margin"] = totals[0] - totals[1]
    found["shared victory"] = float([standing.place for standing in standings(state)].count(1) > 1)
    found["Direction tokens at the end"] = len(state.flags) - state.flags.count(NOWHERE)
    found["Bulls at the end"] = len(state.bull_faces)
    return found
