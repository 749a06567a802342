"""The game as the rulebook counts it: days, each with its dawn, four steps and dusk."""

from __future__ import annotations

from dataclasses import dataclass

from game.bulls.card_play import SCRIPTS as CARD_SCRIPTS
from game.bulls.dawn import Dawn
from game.bulls.events import Arrived, DayBegan, DayEnded, EffectNoted, GameEnded, StepBegan
from game.bulls.rows import DESTINATIONS, Tomorrow
from game.bulls.state import Bulls, standings
from game.bulls.step import DayStep
from game.bulls.tokens import BULL, DESTINATION, RUNNER, RUNNERS_PER_SEAT
from game.core.action import Action, token
from game.core.event import Removed
from game.core.script import AGAIN, Frame, Outcome

_NOTHING = Tomorrow()


@dataclass(slots=True)
class Fiesta(Frame):
    """Runs the whole game."""


@dataclass(slots=True)
class Day(Frame):
    """Runs one day, from the deal to the scoring."""


def three_days(state: Bulls, frame: Fiesta, answer: Action | None) -> Outcome:
    """Begin one day after the other."""
    if state.day == state.days:
        return None
    state.day += 1
    state.row = 0
    state.stack.append(Day())
    if state.events is not None:
        state.emit(DayBegan("bulls.6", state.day))
    return AGAIN


def honours(state: Bulls, frame: Fiesta, answer: Action | None) -> Outcome:
    """Name the winners: most points, then the best last day; a tie in both is shared. Rule 8.5."""
    if state.events is not None:
        final = standings(state)
        winners = tuple(standing.seat for standing in final if standing.place == 1)
        state.emit(GameEnded("bulls.8.5", winners, tuple(standing.points for standing in final)))
    return None


def dawn(state: Bulls, frame: Day, answer: Action | None) -> Outcome:
    """Begin with the dawn. Rule 6."""
    state.stack.append(Dawn())
    return None


def four_steps(state: Bulls, frame: Day, answer: Action | None) -> Outcome:
    """Begin a step for every row that the dice leave. Rule 7."""
    if state.row == len(state.board.rows) - 1:
        return None
    state.stack.append(DayStep())
    if state.events is not None:
        state.emit(StepBegan("bulls.7", state.day, state.row))
    return AGAIN


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
        if DESTINATIONS[card].next_day != _NOTHING:
            state.noted[seat] += (card,)
            if state.events is not None:
                state.emit(EffectNoted("bulls.8.2", seat, DESTINATION[card]))
    return None


def end_day(state: Bulls, frame: Frame, answer: Action | None) -> Outcome:
    """Tell the points of the day, and clear the board but for the Direction tokens. Rules 8.1 and 8.4.

    After the last day everything stays.
    """
    if state.events is not None:
        totals = tuple(state.total(seat) for seat in range(state.seats))
        today = tuple(points[state.day - 1] for points in state.points)
        state.emit(DayEnded("bulls.8.1", state.day, today, totals))
    if state.day == state.days:
        return None
    event = None
    if state.events is not None:
        dice = *(RUNNER[id] for id in state.runners), *BULL[: len(state.bull_faces)]
        places = tuple(token("space", space) for space in (*state.spaces, *state.bull_spaces))
        event = Removed("bulls.8.4", dice, places)
    for column in (state.runners, state.spaces, state.faces, state.bull_spaces, state.bull_faces):
        column.clear()
    state.trampled.clear()
    if event is not None:
        state.emit(event)
    return None


Fiesta.steps = (three_days, honours)
Day.steps = (dawn, four_steps, score, note_effects, end_day)

SCRIPTS: tuple[type[Frame], ...] = (Fiesta, Day, Dawn, DayStep, *CARD_SCRIPTS)
"""All scripts of the game, from the whole fiesta down to one effect of one card."""
