"""Imagined states: what may lie behind a view, each by a number, to be played on and then estimated."""

from __future__ import annotations

from typing import Generic

from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Frame
from game.estimate import estimate

MAX_DETERMINIZATIONS = 256
"""So many states are determinized for a question; later numbers find them again, with another chance."""


class ImaginedStates(Generic[S, V]):
    """The states behind a view, by their numbers; equal arguments give equal states.

    In a game that can tell whether it is over, a state `within_round` ends with its round: the frame that
    begins rounds is taken off its stack.
    """

    def __init__(self, game: Game[S, V], view: V, seed: int, *, within_round: bool = True) -> None:
        self._game, self._view, self._seed = game, view, seed
        self._is_cut = within_round and game.over is not None
        self._states: list[S] = []
        self._outermost: list[Frame] = []

    def state(self, number: int) -> S:
        """Return a copy of the state with that number."""
        states, place = self._states, number % MAX_DETERMINIZATIONS
        while place >= len(states):
            made = self._game.determinize(self._view, Rng(self._seed + len(states)).split())
            if self._is_cut:
                self._outermost = [made.stack.pop(0)]
            states.append(made)
        state = self._game.clone(states[place])
        if number >= MAX_DETERMINIZATIONS:
            state.rng = Rng(self._seed + number)
        return state

    def shares(self, state: S) -> list[float]:
        """Return what each seat can expect of the victory in what has come of a state."""
        if not state.stack and self._game.over is not None and not self._game.over(state):
            state.stack = self._outermost  # between two rounds, not at the end
        return estimate(self._game, state)
