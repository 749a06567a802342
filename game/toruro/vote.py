"""Between rounds: the table decides on what was proposed; one who refuses is enough to let it fall."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Action
from game.core.script import END, Ask, Frame, Outcome
from game.toruro.events import Decided, Voted
from game.toruro.go_or_pass import LAST
from game.toruro.holdings import Motion
from game.toruro.state import Toruro
from game.toruro.tokens import AGREE, REFUSE, SEAT, count


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
        if state.events is not None:
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
    if state.events is not None:
        state.emit(Decided(_rule(motion.at_once), motion.at_once, carried))


def _rule(at_once: int) -> str:
    return "toruro.9.3" if at_once == LAST else "toruro.6.4"


Voting.steps = (ask_all, carry)
