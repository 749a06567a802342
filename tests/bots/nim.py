"""Nim, a game without chance or secrets whose answer is known: whoever takes the last of the stones wins.

In turn each takes one, two or three. Whoever leaves a multiple of four wins. Nobody knows what a position is
worth, and instinct has no opinion.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.action import Action, action, token
from game.core.game import Game, Meta, Options, View
from game.core.rng import Rng
from game.core.script import AGAIN, Ask, Frame, Outcome, State, Step
from game.core.seat import Standing

TAKE = tuple(action("take", token("count", number)) for number in range(1, 4))


@dataclass(slots=True)
class NimState(State):
    stones: int = 0
    turn: int = 0


@dataclass(frozen=True)
class NimView(View):
    stones: int
    turn: int


@dataclass(slots=True)
class Turns(Frame):
    steps: ClassVar[tuple[Step, ...]]


def take(state: NimState, frame: Turns, answer: Action | None) -> Outcome:
    """Until nothing is left."""
    if answer is None:
        return Ask(state.turn, "nim.take", TAKE[: state.stones]) if state.stones else None
    state.stones -= answer.picks[0].id
    state.turn = 1 - state.turn
    return AGAIN


Turns.steps = (take,)


def position(stones: int) -> NimState:
    """So many stones, seat 0 to move."""
    return NimState([Turns()], Rng(0), None, stones)


def setup(seats: int, options: Options, rng: Rng, board: Any) -> NimState:
    return position(21)


def standings(state: NimState) -> tuple[Standing, ...]:
    last = 1 - state.turn
    return tuple(Standing(seat, 1 + (seat != last), 0, float(seat == last)) for seat in range(2))


NIM: Game[NimState, NimView] = Game(
    meta=Meta(id="nim", name="Nim", version=1, seats=range(2, 3), colours=("yellow", "blue")),
    state=NimState,
    frames=(Turns,),
    setup=setup,
    clone=lambda state: NimState([Turns()], Rng(0), None, state.stones, state.turn),
    view=lambda state, seat: NimView(seat, state.stones, state.turn),
    determinize=lambda view, rng: NimState([Turns()], rng.split(), None, view.stones, view.turn),
    standings=standings,
    feature_phrases={"stones": "more stones"},
    features=lambda state: [(0.0,), (0.0,)],
    weights=(1.0,),
    action_values=lambda state, ask: [0.0] * len(ask.options),
    style=lambda state, ask: [()] * len(ask.options),
    why_not=lambda view, ask, token: None,
    pieces=lambda state: [],
    rounds=lambda state: 0,
    metrics=lambda state: {},
)
