"""The three kinds of days that a fiesta has: rockets, then bands, candles at its end."""

from __future__ import annotations

from collections.abc import Sequence

ROCKETS, BANDS, FAREWELL = 1, 2, 3
PIECES = 2
"""So many pieces of music belong to a day."""


def kind_of(day: int, days: int) -> int:
    """Return the kind of a day: the first opens the fiesta, the last of several ends it."""
    if day <= 1:
        return ROCKETS
    return FAREWELL if day >= days else BANDS


def pieces_of(kind: int, pieces: Sequence[str]) -> Sequence[str]:
    """Return the pieces of music of such a day: one that opens no other, and the next one."""
    return [pieces[(kind - 1 + more) % len(pieces)] for more in range(min(PIECES, len(pieces)))]
