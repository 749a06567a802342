"""The effects on Direction tokens: to lay one's own, to remove anybody's."""

from __future__ import annotations

from dataclasses import dataclass

from game.bulls.effect import Resolving, waive
from game.bulls.state import Bulls
from game.bulls.tokens import CARD, DECLINE, FLAGS_PER_SEAT, MARKER, NOWHERE, PICK_MARKER, picks
from game.core.action import Action, token
from game.core.event import Placed, Removed
from game.core.script import Ask, Outcome


@dataclass(slots=True)
class Placing(Resolving):
    """Lays a Direction token on a sign."""


@dataclass(slots=True)
class Removing(Resolving):
    """Takes any Direction token from the board."""


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


Placing.steps = (choose_marker, choose_sign)
Removing.steps = (choose_removal,)
