"""The effects on Direction tokens: laying one's own, removing anybody's."""

from __future__ import annotations

from dataclasses import dataclass

from game.bulls.effect import Resolving, waive
from game.bulls.state import Bulls
from game.bulls.tokens import CARD, DECLINE, FLAGS, MARKER, NOWHERE, PICK_MARKER, picks
from game.core.action import Action, token
from game.core.event import Placed, Removed
from game.core.script import Ask, Outcome


@dataclass(slots=True)
class Placing(Resolving):
    """A Direction token is laid on a sign."""


@dataclass(slots=True)
class Removing(Resolving):
    """Any Direction token is taken from the board."""


def choose_marker(state: Bulls, frame: Placing, answer: Action | None) -> Outcome:
    """A token of the supply is laid; with an empty supply one of the own on the board may be lifted."""
    seat = frame.seat
    if answer == DECLINE:
        return waive(state, frame)
    if answer is not None:
        state.chosen = [answer.picks[0].id]
        return None
    marker = state.supply(seat)
    if marker == NOWHERE:
        own = PICK_MARKER[FLAGS * seat : FLAGS * seat + FLAGS]
        return Ask(seat, "bulls.choose_marker", (*own, DECLINE), (CARD[frame.card],))
    state.chosen = [marker]
    return None


def choose_sign(state: Bulls, frame: Placing, answer: Action | None) -> Outcome:
    """Any sign without an own token, in a passed row too; a token there goes back to its owner's supply."""
    seat = frame.seat
    if answer is None:
        own = state.flags[FLAGS * seat : FLAGS * seat + FLAGS]
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
    """Any token on the board, own or rival, goes back to its owner's supply."""
    if answer is None:
        laid = [PICK_MARKER[marker] for marker, sign in enumerate(state.flags) if sign != NOWHERE]
        if not laid:
            return waive(state, frame)
        return Ask(frame.seat, "bulls.remove_marker", (*laid, DECLINE), (CARD[frame.card],))
    if answer == DECLINE:
        return waive(state, frame)
    lift(state, answer.picks[0].id, frame.seat, "bulls.9.5")
    return None


def lift(state: Bulls, marker: int, seat: int, rule: str) -> None:
    """A token leaves its sign for its owner's supply, by the card of `seat`."""
    sign = state.flags[marker]
    state.flags[marker] = NOWHERE
    if state.events is not None:
        state.emit(Removed(rule, (MARKER[marker],), (token("sign", sign),), seat))


Placing.steps = (choose_marker, choose_sign)
Removing.steps = (choose_removal,)
