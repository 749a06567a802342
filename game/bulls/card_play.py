"""A card in play: its effects on dice and Direction tokens one after another, then the discard pile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import assert_never

from game.bulls.effect import Resolving, choose_dice, columns, eligible_dice, waive
from game.bulls.events import Entered, Rerolled, Shifted, Turned
from game.bulls.rows import CARDS, RULES, Dice, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.bulls.state import Bulls
from game.bulls.tokens import (
    BULL,
    CARD,
    DECLINE,
    FLAGS_PER_SEAT,
    MARKER,
    NOWHERE,
    PICK_FACE,
    PICK_MARKER,
    RUNNER,
    picks,
)
from game.core.action import Action, Token, token
from game.core.event import Discarded, Paid, Placed, Removed, Rolled
from game.core.script import AGAIN, Ask, Outcome


@dataclass(slots=True)
class CardPlay(Resolving):
    """Resolves a card on the table; `part` is the effect that comes next."""


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


@dataclass(slots=True)
class Placing(Resolving):
    """Lays a Direction token on a sign."""


@dataclass(slots=True)
class Removing(Resolving):
    """Takes any Direction token from the board."""


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
    spaces, faces, places = columns(state, effect)
    before = [faces[place] for place in places]
    for place in places:
        faces[place] = state.rng.die()
    if state.events is not None:
        state.emit(Rerolled("bulls.9.1", *_told(frame, state.chosen, before, spaces, faces, places)))
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
    spaces, faces, (place, *_) = columns(state, effect)
    before, faces[place] = [faces[place]], answer.picks[0].id
    if state.events is not None:
        told = _told(frame, state.chosen[:1], before, spaces, faces, [place])
        state.emit(Turned("bulls.9.2", *told))
    del state.chosen[0]
    return AGAIN


def flip(state: Bulls, frame: Flipping, answer: Action | None) -> Outcome:
    """Turn the chosen dice to 7 minus their face, so that their parity always changes. Rule 9.2."""
    effect = frame.dice
    spaces, faces, places = columns(state, effect)
    before = [faces[place] for place in places]
    for place in places:
        faces[place] = 7 - faces[place]
    if state.events is not None:
        state.emit(Turned("bulls.9.2", *_told(frame, state.chosen, before, spaces, faces, places)))
    state.chosen.clear()
    return None


def choose_beside(state: Bulls, frame: Moving, answer: Action | None) -> Outcome:
    """Move the chosen dice to one neighbour of their roundabout in the row, faces unchanged. Rule 9.3."""
    effect = frame.dice
    dice = _names(effect, state.chosen)
    spaces, faces, places = columns(state, effect)
    origin = spaces[places[0]]
    if answer is None:
        options = picks("space", state.board.beside[origin])
        return Ask(frame.seat, "bulls.choose_beside", options, (CARD[frame.card], *dice))
    target = answer.picks[0]
    for place in places:
        spaces[place] = target.id
    if state.events is not None:
        count, shown = len(dice), tuple(faces[place] for place in places)
        origins, targets = (token("space", origin),) * count, (target,) * count
        state.emit(Shifted("bulls.9.3", dice, origins, targets, shown, frame.seat))
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


def _told(
    frame: Resolving,
    chosen: Iterable[int],
    before: Iterable[int],
    spaces: Sequence[int],
    faces: Sequence[int],
    places: Sequence[int],
) -> tuple[tuple[Token, ...], tuple[int, ...], int, tuple[int, ...], tuple[Token, ...]]:
    """Return what is told of dice that show other faces now: which, what, by whom, what before, and where."""
    where = tuple(token("space", spaces[place]) for place in places)
    now = tuple(faces[place] for place in places)
    return _names(frame.dice, chosen), now, frame.seat, tuple(before), where


def _names(effect: Dice, ids: Iterable[int]) -> tuple[Token, ...]:
    names = RUNNER if effect.die == "runner" else BULL
    return tuple([names[id] for id in ids])


def choose_marker(state: Bulls, frame: Placing, answer: Action | None) -> Outcome:
    """Take a token of the supply; where that is empty, let the player lift one of theirs. Rule 9.4."""
    seat = frame.seat
    if answer == DECLINE:
        return waive(state, frame)
    if answer is not None:
        state.chosen = [answer.picks[0].id]
        return None
    marker = state.supply(seat)
    if marker == NOWHERE:
        own = PICK_MARKER[FLAGS_PER_SEAT * seat : FLAGS_PER_SEAT * seat + FLAGS_PER_SEAT]
        return Ask(seat, "bulls.choose_marker", (*own, DECLINE), (CARD[frame.card],))
    state.chosen = [marker]
    return None


def choose_sign(state: Bulls, frame: Placing, answer: Action | None) -> Outcome:
    """Lay the token on a sign without an own one; a rival's there goes back to its supply. Rule 9.4."""
    seat = frame.seat
    if answer is None:
        own = state.flags[FLAGS_PER_SEAT * seat : FLAGS_PER_SEAT * seat + FLAGS_PER_SEAT]
        signs = tuple([sign for sign in state.board.signs if sign not in own])
        about = (CARD[frame.card], MARKER[state.chosen[0]])
        return Ask(seat, "bulls.choose_sign", (*picks("sign", signs), DECLINE), about)
    if answer == DECLINE:
        return waive(state, frame)
    marker, sign = state.chosen.pop(), answer.picks[0]
    if state.flags[marker] != NOWHERE:
        lift(state, marker, seat, "bulls.9.4")
    if sign.id in state.flags:
        lift(state, state.flags.index(sign.id), seat, "bulls.9.4")
    state.flags[marker] = sign.id
    if state.events is not None:
        state.emit(Placed("bulls.9.4", MARKER[marker], sign, seat))
    return None


def choose_removal(state: Bulls, frame: Removing, answer: Action | None) -> Outcome:
    """Let the player send any token on the board back to its owner's supply. Rule 9.5."""
    if answer is None:
        on_board = [PICK_MARKER[marker] for marker, sign in enumerate(state.flags) if sign != NOWHERE]
        if not on_board:
            return waive(state, frame)
        return Ask(frame.seat, "bulls.remove_marker", (*on_board, DECLINE), (CARD[frame.card],))
    if answer == DECLINE:
        return waive(state, frame)
    lift(state, answer.picks[0].id, frame.seat, "bulls.9.5")
    return None


def lift(state: Bulls, marker: int, seat: int, rule: str) -> None:
    """Move a token from its sign to its owner's supply, by the card of `seat`."""
    sign = state.flags[marker]
    state.flags[marker] = NOWHERE
    if state.events is not None:
        state.emit(Removed(rule, (MARKER[marker],), (token("sign", sign),), seat))


def resolve(state: Bulls, frame: CardPlay, answer: Action | None) -> Outcome:
    """Resolve the effects in printed order; each is chosen for when the one before is over. Rule 7.1."""
    part, deeds = frame.part, _DEEDS[frame.card]
    if part == len(deeds):
        return None
    frame.part = part + 1
    deed = deeds[part]
    if isinstance(deed, type):
        state.stack.append(deed(0, frame.seat, frame.card, part))
        return AGAIN
    match deed:
        case Draw(n=count):
            state.draw(frame.seat, count, "bulls.9.6")
        case Score(n=points):
            state.gain(frame.seat, points)
            if state.events is not None:
                state.emit(Paid("bulls.9.7", frame.seat, points, (CARD[frame.card],)))
        case _:
            assert_never(deed)
    return AGAIN


def lay_aside(state: Bulls, frame: CardPlay, answer: Action | None) -> Outcome:
    """Lay the finished card face up on the discard pile. Rule 7.1."""
    state.discard.append(frame.card)
    if state.events is not None:
        state.emit(Discarded("bulls.7.1", frame.seat, (CARD[frame.card],)))
    return None


def play_of(state: Bulls) -> CardPlay | None:
    """Return the script of the card that is being resolved."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, CardPlay)), None)


def _deed(effect: Effect) -> type[Resolving] | Draw | Score:
    """Return the script that resolves an effect in which somebody chooses, and any other effect as it is."""
    match effect:
        case Reroll(n="all"):
            return RerollingAll
        case Reroll():
            return Rerolling
        case Turn(to="any"):
            return Turning
        case Turn():
            return Flipping
        case Move():
            return Moving
        case Sign(do="place"):
            return Placing
        case Sign():
            return Removing
        case Release():
            return Releasing
        case Draw() | Score():
            return effect
        case _:
            assert_never(effect)


_DEEDS = tuple(tuple(map(_deed, card.effects)) for card in CARDS)
CardPlay.steps = (resolve, lay_aside)
Rerolling.steps = (choose_dice, roll)
RerollingAll.steps = (choose_roundabout, roll)
Turning.steps = (choose_dice, choose_faces)
Flipping.steps = (choose_dice, flip)
Moving.steps = (choose_dice, choose_beside)
Releasing.steps = (choose_place, come_in)
Placing.steps = (choose_marker, choose_sign)
Removing.steps = (choose_removal,)

SCRIPTS: tuple[type[Resolving], ...] = (
    *(CardPlay, Rerolling, RerollingAll, Turning, Flipping, Moving),
    *(Placing, Removing, Releasing),
)
"""The script of a card, and those of its effects."""
