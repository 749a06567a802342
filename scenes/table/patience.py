"""How long people wait while others play, and how much faster these are shown and think then."""

from __future__ import annotations

from math import exp, log

from game.core.event import Event
from scenes.stage.attention import Attention

EASE, RUSH = 4.5, 30.0
"""In so many seconds beyond their patience others become faster by a factor e, and how much faster at most.

So whatever takes four minutes at normal speed is over within half a minute: turns lost one after the other.
"""
BRISK, BRISKEST, QUICKENS = 1.7, 3.0, 0.15
"""How much faster goes what takes its own time, where people have waited for too long, how much faster still
if they wait on, and by how much more each second."""
LONGEST, FIRST = 15.0, 3.0
"""Seconds of waiting that are too long, and that are before somebody has had a turn at all."""


class Patience:
    """Counts the seconds since the last turn of a person in which nobody could do anything.

    `attention` says how many of them pass as ever; from then on everything quickens little by little.
    """

    def __init__(self, attention: Attention) -> None:
        self._attention = attention
        self._waited = 0.0
        self._has_begun = False

    @property
    def _gladly(self) -> float:
        """For how many seconds people wait gladly now."""
        return self._attention.patience if self._has_begun else min(self._attention.patience, FIRST)

    @property
    def haste(self) -> float:
        """How many times faster than ever others play now."""
        beyond = max(0.0, self._waited - self._gladly)
        return min(self._attention.pace * exp(min(beyond / EASE, log(RUSH))), RUSH)

    def begin_turn(self) -> None:
        """A person may choose in a turn of their own: their waiting is over."""
        self._waited, self._has_begun = 0.0, True

    def pass_by(self, dt: float, event: Event | None) -> float:
        """Let `dt` seconds pass in which nobody can do anything; return how much faster things go.

        Whatever the `event` is that is being shown, it may take its own time.
        """
        self._waited += dt
        if event is not None and self._attention.is_savoured(event):
            most = max(LONGEST if self._has_begun else FIRST, self._gladly)
            beyond = self._waited - most
            return min(BRISK + QUICKENS * beyond, BRISKEST) if beyond > 0 else 1.0
        return max(self.haste, self._attention.briskness(event))
