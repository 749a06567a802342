"""How a game ends, who leads and who has won, and what it tells about the balance of the rules."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.effect_list import own_decision
from game.alatriste.events import EndProposed, EndVoted, GameEnded
from game.alatriste.rows import BOXES, RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import AGREE, REFUSE, SEAT, VOTE
from game.alatriste.trade import promised, voted
from game.core.action import Action
from game.core.script import AGAIN, END, Ask, Frame, Outcome
from game.core.seat import Standing, rank_seats

MEASURES = (
    *("turns", "walks chosen", "deaths", "wounded", "duels", "challenges", "combats", "Patrol stops"),
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
    return rank_seats(ranks, (int(rank[2]) for rank in ranks))


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


@dataclass(slots=True)
class EndVote(Frame):
    """`seat` has proposed to end the game; `turn` counts the others who have agreed."""

    seat: int = 0
    turn: int = 0


def propose(state: Alatriste, frame: EndVote, answer: Action | None) -> Outcome:
    """Record the proposal, which can be made once in each own turn; the proposer agrees. Rule 11.2."""
    state.proposed = True
    state.emit(EndProposed("alatriste.11.2", frame.seat))
    voted(state, frame.seat, True)
    return None


@own_decision
def vote(state: Alatriste, frame: EndVote, answer: Action | None) -> Outcome:
    """Ask the others until one disagrees; if all agree, the game ends."""
    others = [seat for seat in state.after(frame.seat) if not state.players[seat].left]
    if frame.turn == len(others):
        finish(state, "agreement")
        return None
    if answer is None:
        voter = others[frame.turn]
        hasty = 0 if is_willing_to_end(state, voter) else 1
        return Ask(voter, "alatriste.end_vote", (REFUSE, AGREE), (SEAT[frame.seat],), human_only=hasty)
    agreed = answer == AGREE
    state.emit(EndVoted("alatriste.11.2", others[frame.turn], agreed))
    voted(state, others[frame.turn], agreed)
    frame.turn += 1
    return AGAIN if agreed else END


def is_willing_to_end(state: Alatriste, seat: int) -> bool:
    """Return whether a bot on that seat may agree to the end.

    It may if it leads by score, the game has lasted long, or it has promised its vote.
    """
    scores = [player.score for player in state.players if not player.left]
    leads = state.players[seat].score >= max(scores)
    return leads or state.round > RULES.vote_round or bool(promised(state, seat, VOTE))


def finish(state: Alatriste, why: str) -> None:
    """End the game; the scripts that still run come to their ends without doing any more."""
    state.ended = why
    final = standings(state)
    winners = tuple(row.seat for row in final if row.place == 1)
    scores = tuple(player.score for player in state.players)
    state.emit(GameEnded("alatriste.11", why, winners, scores))


EndVote.steps = (propose, vote)
