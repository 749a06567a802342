"""How long people wait while others play, and how much faster these are shown and think then."""

from __future__ import annotations

from game.core.event import Event
from scenes.stage.skin import Motion

HASTE, RUSH = 2.5, 6.0
"""How much faster others are shown where people have waited for long, and for too long."""
BRISK = 1.4
"""How much faster goes what takes its own time, where people have waited for too long."""
LONGEST = 20.0
"""Seconds of waiting that are too long."""


class Patience:
    """Counts the seconds in which no person could do anything; `motion` says how many pass as ever."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._waited = 0.0

    @property
    def haste(self) -> float:
        """How many times faster than ever others play now."""
        if self._waited <= self._motion.patience:
            return 1.0
        return RUSH if self._is_too_long else HASTE

    @property
    def _is_too_long(self) -> bool:
        return self._waited > max(LONGEST, self._motion.patience)

    def pass_by(self, dt: float, asked: bool, event: Event | None) -> float:
        """Let `dt` seconds pass, in which somebody is `asked` or not; return how much faster things go.

        Whatever the `event` is that is being shown, it may take its own time.
        """
        self._waited = 0.0 if asked else self._waited + dt
        if event is not None and self._motion.is_savoured(event):
            return BRISK if self._is_too_long else 1.0
        return self.haste
