"""Breath: what all look at rises and sinks a little meanwhile, so that the table never freezes."""

from __future__ import annotations

from collections.abc import Iterable
from math import pi, sin

from scenes.stage.pieces import Piece

SECONDS, RISE, LATER = 1.2, 8.0, 0.09
"""How long one breath takes, how far it lifts what breathes, and by which share of it each next is later."""
HOP, HOPS = 14.0, 1.7
"""How high what hops leaps, and how often in a second; one after the other."""
LONGEST = 6.0
"""Seconds after which it is held: a table that waits for somebody is at rest."""


class Breath:
    """Moves the pieces that breathe, from where they lie."""

    def __init__(self) -> None:
        self._lifts: list[tuple[Piece, float]] = []
        self._hopping: list[tuple[Piece, float]] = []
        self._passed = 0.0

    def begin(self, pieces: Iterable[Piece], hopping: Iterable[Piece] = ()) -> None:
        """Let these breathe, and those hop on their plate; nothing else."""
        self.end()
        self._lifts, self._passed = [(piece, piece.lift) for piece in pieces], 0.0
        self._hopping = [(piece, piece.lift) for piece in hopping]

    def end(self) -> None:
        """Let everything lie as it lay."""
        for piece, lift in (*self._lifts, *self._hopping):
            piece.lift = lift
        self._lifts, self._hopping = [], []

    def update(self, seconds: float) -> bool:
        """Let them breathe on; return True while something moves."""
        if not self._lifts or self._passed >= LONGEST:
            return False
        self._passed = min(LONGEST, self._passed + seconds)
        share = self._passed / SECONDS if self._passed < LONGEST else 0.0
        for place, (piece, lift) in enumerate(self._lifts):
            piece.lift = lift + RISE * sin(2 * pi * max(0.0, share - LATER * place))
        beat = pi * HOPS * self._passed if share else 0.0
        for place, (piece, lift) in enumerate(self._hopping):
            piece.lift = lift + HOP * max(0.0, sin(beat - place)) ** 2 if share else lift
        return True
