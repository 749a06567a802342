"""Dusk: the day is scored, its effects are noted for the next one, and everybody goes home."""

from __future__ import annotations

from game.bulls.events import Arrived, DayEnded, EffectNoted
from game.bulls.rows import DESTINATIONS, Tomorrow
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, DESTINATION, RUNNER, RUNNERS_PER_SEAT
from game.core.action import Action, Token, token
from game.core.event import Removed
from game.core.script import Frame, Outcome

NOTHING = Tomorrow()


def survivors(state: Bulls) -> list[tuple[int, int, list[int]]]:
    """Return (slot, seat, Runners) for every destination and seat with any, from left to right."""
    slots = state.board.slots
    groups: dict[tuple[int, int], list[int]] = {}
    for runner, space in zip(state.runners, state.spaces, strict=True):
        groups.setdefault((slots[space], runner // RUNNERS_PER_SEAT), []).append(runner)
    return [(slot, seat, groups[slot, seat]) for slot, seat in sorted(groups)]


def score(state: Bulls, frame: Frame, answer: Action | None) -> Outcome:
    """Let each surviving Runner score the points of its destination. Rule 8.1."""
    for slot, seat, runners in survivors(state):
        card = state.slots[slot]
        points = DESTINATIONS[card].points * len(runners)
        state.gain(seat, points)
        state.arrived[slot] += len(runners)
        if state.events is not None:
            place = token("space", state.board.destinations[slot])
            dice = tuple(RUNNER[runner] for runner in runners)
            state.emit(Arrived("bulls.8.1", seat, DESTINATION[card], place, dice, points))
    return None


def note_effects(state: Bulls, frame: Frame, answer: Action | None) -> Outcome:
    """Note each card that a seat has reached: it changes the next day once, if there is one. Rule 8.2."""
    state.noted = [()] * state.seats
    if state.day == state.days:
        return None
    for slot, seat, _ in survivors(state):
        card = state.slots[slot]
        if DESTINATIONS[card].next_day != NOTHING:
            state.noted[seat] += (card,)
            if state.events is not None:
                state.emit(EffectNoted("bulls.8.2", seat, DESTINATION[card]))
    return None


def end_day(state: Bulls, frame: Frame, answer: Action | None) -> Outcome:
    """Clear the board but for the Direction tokens; after the last day everything stays. Rule 8.4."""
    if state.events is not None:
        totals = tuple(state.total(seat) for seat in range(state.seats))
        today = tuple(points[state.day - 1] for points in state.points)
        state.emit(DayEnded("bulls.8.4", state.day, today, totals))
    if state.day == state.days:
        return None
    dice: tuple[Token, ...] = ()
    places: tuple[Token, ...] = ()
    if state.events is not None:
        dice = (*(RUNNER[id] for id in state.runners), *(BULL[id] for id in range(len(state.bull_faces))))
        places = tuple(token("space", space) for space in (*state.spaces, *state.bull_spaces))
    for column in (
        state.runners,
        state.spaces,
        state.faces,
        state.trampled,
        state.bull_spaces,
        state.bull_faces,
    ):
        column.clear()
    if state.events is not None:
        state.emit(Removed("bulls.8.4", dice, places))
    return None
