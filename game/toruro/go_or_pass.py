"""What makes a seat go unasked, what it may propose when it is asked, and how the table decides on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.core.action import Action
from game.core.script import END, Ask, Frame, Outcome
from game.toruro.deck import ACE, OWN_RANK, SUIT_OF, SUITS
from game.toruro.events import Decided, Proposed, Voted
from game.toruro.state import Motion, Toruro
from game.toruro.tokens import AGREE, GO, MOST_AT_ONCE, PASS, PROPOSE_LAST, PROPOSE_PAY, REFUSE, SEAT, count
from game.toruro.view import ToruroView

GO_OR_PASS = (GO, PASS)
COPAS = SUITS.index("copas")
LAST = 0
"""What a motion for La Última proposes in place of a number of lulos."""


def why_must_go(state: Toruro | ToruroView, seat: int) -> str | None:
    """The reason for which a seat goes without being asked (see `events.Went`); None if it is asked."""
    house = state.house
    if state.last:
        return "last"
    if house.first_all_go and state.is_first_round:
        return "first"
    if house.ace_all_go and OWN_RANK[state.exposed] == ACE:
        return "ace"
    if SUIT_OF[state.exposed] == COPAS and house.has_promised(seat):
        return "promise"
    if seat == state.dealer and True not in state.goes:
        return "dealer"
    return None


def answers(state: Toruro) -> tuple[Action, ...]:
    """Go and pass, then what may be proposed: one thing a round, and La Última only if none is set."""
    return GO_OR_PASS if state.motion is not None else _answers(state.at_once, bool(state.cap))


@cache
def _answers(at_once: int, last_is_set: bool) -> tuple[Action, ...]:
    numbers = [PROPOSE_PAY[k] for k in range(1, MOST_AT_ONCE + 1) if k != at_once]
    return (*GO_OR_PASS, *numbers) if last_is_set else (*GO_OR_PASS, *numbers, PROPOSE_LAST)


def propose(state: Toruro, seat: int, answer: Action) -> None:
    """Note a proposal, of a number of lulos or of La Última; it is voted on after the round."""
    at_once = LAST if answer == PROPOSE_LAST else answer.picks[0].id
    state.motion = Motion(seat, at_once)
    state.emit(Proposed(_rule(at_once), seat, at_once))


@dataclass(slots=True)
class Voting(Frame):
    """`turn` counts the seats that have agreed, the one that proposed it first."""

    turn: int = 1


def ask_all(state: Toruro, frame: Voting, answer: Action | None) -> Outcome:
    """Ask every other seat in turn to agree or to refuse; one refusal ends it."""
    motion = state.motion
    assert motion is not None
    voters = state.order(motion.seat)
    if answer is not None:
        state.emit(Voted(_rule(motion.at_once), voters[frame.turn], answer == AGREE))
        if answer != AGREE:
            _decide(state, motion, False)
            return END
        frame.turn += 1
    if frame.turn == state.seats:
        return None
    about = SEAT[motion.seat], count(motion.at_once)
    return Ask(voters[frame.turn], "toruro.vote", (AGREE, REFUSE), about)


def carry(state: Toruro, frame: Voting, answer: Action | None) -> Outcome:
    """Let what was agreed hold from the next round on: it is La Última, or so many lulos are paid."""
    motion = state.motion
    assert motion is not None
    if motion.at_once == LAST:
        state.cap = state.round + 1
    else:
        state.agreed = motion.at_once
    _decide(state, motion, True)
    return None


def _decide(state: Toruro, motion: Motion, carried: bool) -> None:
    """End the vote; in the next round something else may be proposed."""
    state.motion = None
    state.emit(Decided(_rule(motion.at_once), motion.at_once, carried))


def _rule(at_once: int) -> str:
    return "toruro.9.3" if at_once == LAST else "toruro.6.4"


Voting.steps = (ask_all, carry)
