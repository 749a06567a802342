"""Asides: passing sprites that play on by themselves, over whatever comes next and is asked next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

from scenes.stage.pieces import Piece
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, Pause, advance_cue, start_cue

HASTE = 6.0
"""How many times faster they are where something waits for their end."""


class Asides:
    """Plays cues beside those of the director, in the time of people: none is faster where the table is.

    Their sprites stay where the table is laid anew meanwhile. Where what they begin with is skipped, they
    are gone. Where they `are_waited_for`, nothing comes next before they are over.
    """

    def __init__(self, stage: Stage, are_waited_for: Callable[[], bool]) -> None:
        self._stage, self._are_waited_for = stage, are_waited_for
        self._running: list[tuple[Cue, list[Piece]]] = []

    def beside(self, cues: Iterable[Cue], seconds: float) -> Cue:
        """Begin these, and let so many seconds pass before what comes next."""
        begun = [play for cue in cues if (play := self._begin(cue)) is not None]
        while seconds > 0 or (self._are_waited_for() and any(self.has(cue) for cue, _ in begun)):
            passed = yield None
            seconds -= passed
            if passed == inf:
                self._drop(begun)

    def hurried(self) -> Cue:
        """Let all that plays end soon, before what comes next lies there."""
        while self._running:
            passed = yield None
            if passed == inf:
                self._drop(self._running)
            else:
                self.update((HASTE - 1) * passed)

    def update(self, seconds: float) -> bool:
        """Let so many seconds pass; return True while anything plays."""
        running, self._running = self._running, []
        for cue, pieces in running:
            lying = self._lying()
            self._stage.effects += [piece for piece in pieces if id(piece) not in lying]
            before = self._lying()
            if advance_cue(cue, seconds) is not Pause.OVER:
                after = self._lying()
                kept = [piece for piece in pieces if id(piece) in after]
                self._running.append((cue, kept + self._added(before)))
        return bool(running)

    def has(self, cue: Cue) -> bool:
        """Return whether a cue that was begun plays still."""
        return any(running is cue for running, _ in self._running)

    def _begin(self, cue: Cue) -> tuple[Cue, list[Piece]] | None:
        before = self._lying()
        if start_cue(cue) is Pause.OVER:
            return None
        play = cue, self._added(before)
        self._running.append(play)
        return play

    def _drop(self, plays: list[tuple[Cue, list[Piece]]]) -> None:
        ended = {id(cue) for cue, _ in plays}
        for piece in [piece for cue, pieces in self._running if id(cue) in ended for piece in pieces]:
            self._stage.take_away(piece)
        self._running = [play for play in self._running if id(play[0]) not in ended]

    def _lying(self) -> set[int]:
        return {id(piece) for piece in self._stage.effects}

    def _added(self, before: set[int]) -> list[Piece]:
        return [piece for piece in self._stage.effects if id(piece) not in before]
