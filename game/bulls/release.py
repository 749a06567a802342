"""The effect that brings a Bull from the reserve onto the board."""

from __future__ import annotations

from dataclasses import dataclass

from game.bulls.effect import Resolving, waive
from game.bulls.events import Entered
from game.bulls.rows import RULES, Release
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, CARD, DECLINE, PICK_FACE, picks
from game.core.action import Action, token
from game.core.event import Rolled
from game.core.script import Ask, Outcome


@dataclass(slots=True)
class Releasing(Resolving):
    """One more Bull stands in the current row."""


def choose_place(state: Bulls, frame: Releasing, answer: Action | None) -> Outcome:
    """A roundabout of the current row, or decline; without a Bull in the reserve nothing happens."""
    if answer is None and len(state.bull_faces) < RULES.total_bulls:
        options = (*picks("space", state.board.rows[state.row]), DECLINE)
        return Ask(frame.seat, "bulls.choose_release", options, (CARD[frame.card],))
    if answer is None or answer == DECLINE:
        return waive(state, frame)
    state.chosen = [answer.picks[0].id]
    return None


def come_in(state: Bulls, frame: Releasing, answer: Action | None) -> Outcome:
    """The Bull shows what it rolls, a 1 too, or the face that the card's player picks."""
    bull = BULL[len(state.bull_faces)]
    effect = frame.effect
    assert isinstance(effect, Release)
    if effect.to == "roll":
        face = state.rng.die()
        if state.news is not None:
            state.tell(Rolled("bulls.9.8", (bull,), (face,), frame.seat))
    elif answer is None:
        about = (CARD[frame.card], bull, token("space", state.chosen[0]))
        return Ask(frame.seat, "bulls.choose_face", PICK_FACE, about)
    else:
        face = answer.picks[0].id
    space = state.chosen.pop()
    state.bull_spaces.append(space)
    state.bull_faces.append(face)
    if state.news is not None:
        state.tell(Entered("bulls.9.8", (bull,), (token("space", space),), (face,), frame.seat))
    return None


Releasing.steps = (choose_place, come_in)
