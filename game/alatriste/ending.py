"""The end: an audience, an agreement, the last round, or nobody left to play against."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.bargains import EndProposed, EndVoted
from game.alatriste.events import GameEnded
from game.alatriste.promises import voted
from game.alatriste.standings import score, standings
from game.alatriste.state import Alatriste
from game.alatriste.tokens import AGREE, REFUSE, SEAT
from game.core.action import Action
from game.core.script import AGAIN, END, Ask, Frame, Outcome


@dataclass(slots=True)
class EndVote(Frame):
    """`seat` proposes to end the game; `turn` counts the others who have agreed."""

    seat: int = 0
    turn: int = 0


def propose(state: Alatriste, frame: EndVote, answer: Action | None) -> Outcome:
    """Once in each own turn; the proposer has agreed."""
    state.proposed = True
    state.tell(EndProposed("alatriste.11.2", frame.seat))
    voted(state, frame.seat, True)
    return None


def vote(state: Alatriste, frame: EndVote, answer: Action | None) -> Outcome:
    """All others must agree; the first who does not ends the vote."""
    others = [seat for seat in state.after(frame.seat) if not state.players[seat].left]
    if frame.turn == len(others):
        finish(state, "agreement")
        return None
    if answer is None:
        return Ask(others[frame.turn], "alatriste.end_vote", (AGREE, REFUSE), (SEAT[frame.seat],))
    agreed = answer == AGREE
    state.tell(EndVoted("alatriste.11.2", others[frame.turn], agreed))
    voted(state, others[frame.turn], agreed)
    frame.turn += 1
    return AGAIN if agreed else END


def finish(state: Alatriste, why: str) -> None:
    """The game is over; whatever still runs comes to its end without doing any more."""
    state.ended = why
    final = standings(state)
    winners = tuple(row.seat for row in final if row.place == 1)
    scores = tuple(score(player) for player in state.players)
    state.tell(GameEnded("alatriste.11", why, winners, scores))


EndVote.steps = (propose, vote)
