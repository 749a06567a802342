"""Who leads, who has won, and what a finished game tells about the balance of the rules."""

from __future__ import annotations

from game.alatriste.rows import BOXES
from game.alatriste.state import Alatriste
from game.core.seat import Standing

MEASURES = (
    *("deaths", "wounded", "duels", "challenges", "combats", "Patrol stops"),
    *("town jail", "town jail for debt", "court jail", "captures", "wanted"),
    *("audiences", "bullfight", "act_of_faith", "dice games", "attacks", "tasks", "helps", "trades"),
)


def standings(state: Alatriste) -> tuple[Standing, ...]:
    """Return the standing of every seat: the winner at El Valido, then by score, then by Fame.

    Whoever has left is last. Points are rounded down; the payoff is a share of the victory.
    """
    ranks = [
        (seat == state.winner, not player.left, player.score, player.fame_total)
        for seat, player in enumerate(state.players)
    ]
    best = ranks.count(max(ranks))
    found = []
    for seat, rank in enumerate(ranks):
        place = 1 + sum(other > rank for other in ranks)
        found.append(Standing(seat, place, int(rank[2]), 1 / best if place == 1 else 0.0))
    return tuple(found)


def rounds(state: Alatriste) -> int:
    """Return how many rounds have begun."""
    return state.round


def metrics(state: Alatriste) -> dict[str, float]:
    """Return how often everything happened, and how the game ended."""
    found: dict[str, float] = {what: state.tally.get(what, 0) for what in MEASURES}
    visited = sum(1 for what in state.tally if what.startswith("box "))
    found["boxes visited"] = visited / len(BOXES)
    found["ended by audience"] = float(state.ended == "audience")
    found["ended by cap"] = float(state.ended == "cap")
    found["Fame of the best"] = max(player.fame_total for player in state.players)
    found["Ducats at the end"] = sum(player.ducats for player in state.players) / state.seats
    found["transports at the end"] = sum(player.has_transport for player in state.players) / state.seats
    found["promises kept"], found["promises broken"] = sum(state.kept), sum(state.broken)
    return found
