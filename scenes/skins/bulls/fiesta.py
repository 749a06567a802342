"""The three kinds of days that a fiesta has: rockets, then bands, candles at its end."""

from __future__ import annotations

ROCKETS, BANDS, FAREWELL = 1, 2, 3


def kind_of(day: int, days: int) -> int:
    """Return the kind of a day: the first opens the fiesta, the last of several ends it."""
    if day <= 1:
        return ROCKETS
    return FAREWELL if day >= days else BANDS
