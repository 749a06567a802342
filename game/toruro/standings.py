"""Who leads, when it ends, and what a finished session tells about the balance of the rules."""

from __future__ import annotations

from game.core.seat import Standing
from game.toruro.state import Toruro


def standings(state: Toruro) -> tuple[Standing, ...]:
    """How the seats stand: by chips won less debts, then by fewest lulos; `payoff` shares the victory."""
    ranks = state.ranks
    best = ranks.count(max(ranks))
    rows = []
    for seat, rank in enumerate(ranks):
        place = 1 + sum(other > rank for other in ranks)
        rows.append(Standing(seat, place, rank[0], 1 / best if place == 1 else 0.0))
    return tuple(rows)


def is_free(state: Toruro) -> bool:
    """True if the partida is over: it has had a lulo, and nobody owes anything any more."""
    return state.committed > 0 and not state.debts


def is_over(state: Toruro) -> bool:
    """True if the session is over; asked between two rounds.

    It ends with La Última; with a partida, once it has had its least rounds; or before La Última, if nobody
    owes anything when that round should begin.
    """
    if state.round == 0:
        return False
    if state.last:
        return True
    return (is_free(state) and state.round >= state.house.least_rounds) or (
        0 < state.cap <= state.round + 1 and not state.debts
    )


def rounds(state: Toruro) -> int:
    """Return how many rounds have begun."""
    return state.round


def metrics(state: Toruro) -> dict[str, float]:
    """Return how the session ran, how often its seats went, and how much was at stake."""
    played = max(state.round, 1)
    return {
        "partidas": state.partida,
        "ended by La Última": float(state.last),
        "share of seats that go of their own will": state.willing / max(state.asked, 1),
        "lulos": sum(state.lulos),
        "lulos a round": sum(state.lulos) / played,
        "rounds taken alone": state.alone / played,
        "largest stake": state.largest,
        "stock made anew": state.recycled / played,
        "winning chips": max(state.net),
        "shared victory": float([row.place for row in standings(state)].count(1) > 1),
    }
