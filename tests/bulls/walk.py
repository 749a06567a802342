"""Walks through whole games at random, for tests that look at every position."""

from __future__ import annotations

from collections.abc import Iterator

from game.bulls import GAME
from game.bulls.state import Bulls
from game.core.rng import Rng
from game.core.script import Ask, advance
from tests.bulls.table import OPTIONS, town


def walk(seats: int, seed: int) -> Iterator[tuple[Bulls, Ask]]:
    """Every position of a game between random players, with the question in it; events are collected."""
    rng = Rng(seed)
    state = GAME.setup(seats, OPTIONS, rng.split(), town())
    state.events = []
    ask = advance(state)
    while ask is not None:
        yield state, ask
        ask = advance(state, rng.pick(ask.options))


def positions(seats: int, seed: int) -> Iterator[tuple[Bulls, Ask]]:
    """The positions of a random game in which dice stand on roundabouts."""
    for state, ask in walk(seats, seed):
        if state.runners and state.row < len(state.board.rows) - 1:
            yield state, ask


class Same(Rng):
    """A chance whose dice all show the same face."""

    def __init__(self, face: int) -> None:
        super().__init__(0)
        self.face = face

    def die(self) -> int:
        return self.face
