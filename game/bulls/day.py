"""The game as the rulebook counts it: days, each with its dawn, four steps and dusk."""

from __future__ import annotations

from dataclasses import dataclass

from game.bulls.card_play import CardPlay
from game.bulls.dawn import Dawn
from game.bulls.dice import Flipping, Moving, Releasing, Rerolling, RerollingAll, Turning
from game.bulls.dusk import end_day, note_effects, score
from game.bulls.events import DayBegan, GameEnded, StepBegan
from game.bulls.flags import Placing, Removing
from game.bulls.standings import standings
from game.bulls.state import Bulls
from game.bulls.step import DayStep
from game.core.action import Action
from game.core.script import AGAIN, Frame, Outcome


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


Fiesta.steps = (three_days, honours)
Day.steps = (dawn, four_steps, score, note_effects, end_day)

SCRIPTS: tuple[type[Frame], ...] = (
    Fiesta,
    Day,
    Dawn,
    DayStep,
    CardPlay,
    Rerolling,
    RerollingAll,
    Turning,
    Flipping,
    Moving,
    Placing,
    Removing,
    Releasing,
)
"""All scripts of the game, from the whole fiesta down to one effect of one card."""
