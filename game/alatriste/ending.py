"""How a game ends: by an audience, an agreement, the last round, or nobody left to play against."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.events import GameEnded
from game.alatriste.events_trade import EndProposed, EndVoted
from game.alatriste.promises import promised, voted
from game.alatriste.rows import RULES
from game.alatriste.standings import standings
from game.alatriste.state import Alatriste
from game.alatriste.tokens import AGREE, REFUSE, SEAT, VOTE
from game.core.action import Action
from game.core.script import AGAIN, END, Ask, Frame, Outcome


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
