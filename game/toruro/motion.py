"""Between rounds: the table decides on what was proposed; one who refuses is enough to let it fall."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Action
from game.core.script import AGAIN, END, Ask, Frame, Outcome
from game.toruro.events import Decided, Voted
from game.toruro.going import LAST
from game.toruro.state import Toruro
from game.toruro.tokens import AGREE, REFUSE, SEAT, count


@dataclass(slots=True)
class Voting(Frame):
    """`turn` counts the seats that have agreed, the one that proposed it first."""

    turn: int = 1


def ask_all(state: Toruro, frame: Voting, answer: Action | None) -> Outcome:
    """Every other seat in turn agrees or refuses."""
    motion = state.motion
    assert motion is not None
    if frame.turn == state.seats:
        return None
    seat = state.order(motion.seat)[frame.turn]
    if answer is None:
        return Ask(seat, "toruro.vote", (AGREE, REFUSE), (SEAT[motion.seat], count(motion.at_once)))
    if state.news is not None:
        state.tell(Voted(_rule(motion.at_once), seat, answer == AGREE))
    if answer == AGREE:
        frame.turn += 1
        return AGAIN
    state.tell(Decided(_rule(motion.at_once), motion.at_once, False))
    state.motion = None
    return END


def carry(state: Toruro, frame: Voting, answer: Action | None) -> Outcome:
    """From the next round on it holds: that is La Última, or so many lulos are paid, whatever the hour."""
    motion = state.motion
    assert motion is not None
    if motion.at_once == LAST:
        state.cap = state.round + 1
    else:
        state.agreed = motion.at_once
    state.tell(Decided(_rule(motion.at_once), motion.at_once, True))
    state.motion = None
    return None


def _rule(at_once: int) -> str:
    return "toruro.9.3" if at_once == LAST else "toruro.6.4"


Voting.steps = (ask_all, carry)
