"""Tells whether dice and cards still fall in a branch as they fell in the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.action import Action
from game.core.event import Drew, Event, Rolled
from game.core.film import Film


class DiceWatch:
    """Compares what chance brings in a branch of `film` with what it brought from the place `at` on.

    A branch with a `chance` of its own never has the same.
    """

    def __init__(self, film: Film[Any, Any], at: int, chance: int | None) -> None:
        self._film, self._at, self._chance = film, at, chance
        self._brought = [event for still in film.stills[at + 1 :] for event in _chances(still.events)]
        self._begin()

    def _begin(self) -> None:
        self._shadow = self._film.at(self._at).branch(self._chance)
        self._count = 0
        self.agrees = self._chance is None
        """So far chance has brought the same, for the same seats and in the same order."""

    def follow(self, actions: Sequence[Action]) -> bool:
        """Look at all that was decided in the branch, the game before it included; return `agrees`."""
        done = self._shadow.record.actions
        if list(actions[: len(done)]) != done:  # something was taken back
            self._begin()
            done = self._shadow.record.actions
        for action in actions[len(done) :]:
            ask = self._shadow.ask
            assert ask is not None
            self._shadow.play(ask.seat, action)
            for event in _chances(self._shadow.open_events()):
                left = self._brought[self._count : self._count + 1]
                self.agrees = self.agrees and left == [event]
                self._count += 1
        return self.agrees


def _chances(events: Sequence[Event]) -> list[tuple[object, ...]]:
    """Return whom dice and cards fell to, and what they were; not which die it was."""
    found: list[tuple[object, ...]] = []
    for event in events:
        if isinstance(event, Rolled):
            found.append((event.seat, event.faces))
        elif isinstance(event, Drew):
            found.append((event.seat, event))
    return found
