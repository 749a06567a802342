"""How long people wait while others play, and how much faster these are shown then."""

from __future__ import annotations

HASTE = 2.5
"""How much faster others are shown where people have waited for long."""


class Patience:
    """Counts the seconds in which no person could do anything, of which the first `seconds` pass as ever."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waited = 0.0

    def pass_by(self, dt: float, asked: bool) -> float:
        """Let `dt` seconds pass, in which somebody is `asked` or not; return how much faster things go."""
        self._waited = 0.0 if asked else self._waited + dt
        return HASTE if self._waited > self._seconds else 1.0
