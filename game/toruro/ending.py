"""When a partida ends, and when the session does."""

from __future__ import annotations

from game.toruro.state import Toruro


def free(state: Toruro) -> bool:
    """The partida is over: it has had a lulo, and nobody owes anything any more."""
    return state.committed > 0 and not state.debts


def over(state: Toruro) -> bool:
    """The session is over, seen between two rounds.

    It ends with La Última; with a partida, once it has had its least rounds; or before La Última, if nobody
    owes anything when that round should begin.
    """
    if state.round == 0:
        return False
    if state.last:
        return True
    return (free(state) and state.round >= state.house.least_rounds) or (
        0 < state.cap <= state.round + 1 and not state.debts
    )
