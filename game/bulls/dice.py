"""The effects on dice: to roll, turn and move them, and to bring a Bull onto the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.bulls.effect import Resolving, choose_dice, columns, eligible_dice, waive
from game.bulls.events import Entered
from game.bulls.rows import RULES, Dice, Release
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, CARD, DECLINE, NOWHERE, PICK_FACE, RUNNER, picks
from game.core.action import Action, Token, token
from game.core.event import Moved, Rolled, Turned
from game.core.script import AGAIN, Ask, Outcome


@dataclass(slots=True)
class Rerolling(Resolving):
    """Rolls up to n dice again."""


@dataclass(slots=True)
class RerollingAll(Resolving):
    """Rolls every eligible die of one roundabout again."""


@dataclass(slots=True)
class Turning(Resolving):
    """Turns up to n dice to any face."""


@dataclass(slots=True)
class Flipping(Resolving):
    """Turns up to n dice to the opposite face."""


@dataclass(slots=True)
class Moving(Resolving):
    """Moves up to n dice of one roundabout to one beside it."""


@dataclass(slots=True)
class Releasing(Resolving):
    """Brings one more Bull into the current row."""


def choose_roundabout(state: Bulls, frame: RerollingAll, answer: Action | None) -> Outcome:
    """Let the player choose one roundabout with all eligible dice in it, or decline. Rule 9.1."""
    dice = eligible_dice(state, frame.dice, frame.seat)
    if answer is None:
        spaces = tuple(sorted({space for _, (_, space, _) in dice}))
        if not spaces:
            return waive(state, frame)
        options = (*picks("space", spaces), DECLINE)
        return Ask(frame.seat, "bulls.choose_roundabout", options, (CARD[frame.card],))
    if answer == DECLINE:
        return waive(state, frame)
    state.chosen = [id for id, (_, space, _) in dice if space == answer.picks[0].id]
    return None


def roll(state: Bulls, frame: Resolving, answer: Action | None) -> Outcome:
    """Roll the chosen dice in order of id; they stay where they are. Rule 9.1."""
    effect = frame.dice
    _, faces, places = columns(state, effect)
    for place in places:
        faces[place] = state.rng.die()
    if state.events is not None:
        rolled = tuple(faces[place] for place in places)
        state.emit(Rolled("bulls.9.1", _names(effect, state.chosen), rolled, frame.seat))
    state.chosen.clear()
    return None


def choose_faces(state: Bulls, frame: Turning, answer: Action | None) -> Outcome:
    """Turn each chosen die, in order of id, to a face that the player picks. Rule 9.2."""
    if not state.chosen:
        return None
    effect = frame.dice
    (die,) = _names(effect, state.chosen[:1])
    if answer is None:
        return Ask(frame.seat, "bulls.choose_face", PICK_FACE, (CARD[frame.card], die))
    face = answer.picks[0].id
    _, faces, places = columns(state, effect)
    faces[places[0]] = face
    del state.chosen[0]
    if state.events is not None:
        state.emit(Turned("bulls.9.2", (die,), (face,), frame.seat))
    return AGAIN


def flip(state: Bulls, frame: Flipping, answer: Action | None) -> Outcome:
    """Turn the chosen dice to 7 minus their face, so that their parity always changes. Rule 9.2."""
    effect = frame.dice
    _, faces, places = columns(state, effect)
    for place in places:
        faces[place] = 7 - faces[place]
    if state.events is not None:
        flipped = tuple(faces[place] for place in places)
        state.emit(Turned("bulls.9.2", _names(effect, state.chosen), flipped, frame.seat))
    state.chosen.clear()
    return None


def choose_beside(state: Bulls, frame: Moving, answer: Action | None) -> Outcome:
    """Move the chosen dice to one neighbour of their roundabout in the row, faces unchanged. Rule 9.3."""
    effect = frame.dice
    dice = _names(effect, state.chosen)
    spaces, _, places = columns(state, effect)
    origin = spaces[places[0]]
    if answer is None:
        options = picks("space", state.board.beside[origin])
        return Ask(frame.seat, "bulls.choose_beside", options, (CARD[frame.card], *dice))
    target = answer.picks[0]
    for place in places:
        spaces[place] = target.id
    if state.events is not None:
        count = len(dice)
        state.emit(Moved("bulls.9.3", dice, (token("space", origin),) * count, (target,) * count))
    state.chosen.clear()
    return None


def choose_place(state: Bulls, frame: Releasing, answer: Action | None) -> Outcome:
    """Let the player choose a roundabout of the current row, if a Bull is left, or decline. Rule 9.8."""
    if answer is None and len(state.bull_faces) < RULES.total_bulls:
        options = (*picks("space", state.board.rows[state.row]), DECLINE)
        return Ask(frame.seat, "bulls.choose_release", options, (CARD[frame.card],))
    if answer is None or answer == DECLINE:
        return waive(state, frame)
    state.chosen = [answer.picks[0].id]
    return None


def come_in(state: Bulls, frame: Releasing, answer: Action | None) -> Outcome:
    """Let the Bull in with what it rolls, a 1 too, or with the face that the player picks. Rule 9.8."""
    bull = BULL[len(state.bull_faces)]
    effect = frame.effect
    assert isinstance(effect, Release)
    rolls = effect.to == "roll"
    if not rolls and answer is None:
        about = (CARD[frame.card], bull, token("space", state.chosen[0]))
        return Ask(frame.seat, "bulls.choose_face", PICK_FACE, about)
    face = answer.picks[0].id if answer is not None else state.rng.die()
    state.bull_spaces.append(NOWHERE)
    state.bull_faces.append(face)
    if state.events is not None and rolls:
        state.emit(Rolled("bulls.9.8", (bull,), (face,), frame.seat))
    space = state.bull_spaces[bull.id] = state.chosen.pop()
    if state.events is not None:
        state.emit(Entered("bulls.9.8", (bull,), (token("space", space),), (face,), frame.seat))
    return None


def _names(effect: Dice, ids: Iterable[int]) -> tuple[Token, ...]:
    names = RUNNER if effect.die == "runner" else BULL
    return tuple([names[id] for id in ids])


Rerolling.steps = (choose_dice, roll)
RerollingAll.steps = (choose_roundabout, roll)
Turning.steps = (choose_dice, choose_faces)
Flipping.steps = (choose_dice, flip)
Moving.steps = (choose_dice, choose_beside)
Releasing.steps = (choose_place, come_in)
