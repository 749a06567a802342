"""What two or more who go do: they exchange, play three tricks, and answer for how they played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.core.action import Action
from game.core.script import AGAIN, Frame, Outcome
from game.toruro.audit import Accusing, audit
from game.toruro.exchange import Exchange
from game.toruro.state import Toruro
from game.toruro.tokens import POTS
from game.toruro.trick_play import Trick


@dataclass(slots=True)
class Contest(Frame):
    """`turn` counts the seats that have exchanged."""

    turn: int = 0


def exchange(state: Toruro, frame: Contest, answer: Action | None) -> Outcome:
    """Let each who goes exchange once, in turn."""
    goers = state.goers()
    if frame.turn == len(goers):
        return None
    state.stack.append(Exchange(0, goers[frame.turn]))
    frame.turn += 1
    return AGAIN


def tricks(state: Toruro, frame: Contest, answer: Action | None) -> Outcome:
    """Let three tricks be played, one for each pot."""
    if len(state.takers) == POTS:
        return None
    state.stack.append(Trick())
    return AGAIN


def find_out(state: Toruro, frame: Contest, answer: Action | None) -> Outcome:
    """Where misplays are possible, find all of them out, or let the seats accuse each other (Rule 7.4)."""
    if state.strict:
        return None
    match state.house.detection:
        case "audit":
            audit(state)
        case "accuse":
            state.stack.append(Accusing())
        case "instant":  # nobody got away with anything
            pass
        case other:
            assert_never(other)
    return None


Contest.steps = (exchange, tricks, find_out)
