"""What the tests of all achievements share: a memory in a few events, and what was earned in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.achievement import Memory
from game.core.event import Event
from game.core.game import AnyGame
from game.core.seat import Standing


def done(
    game: AnyGame, id: str, events: Sequence[Event], view: Any = None, points: Sequence[int] = (0, 0)
) -> bool:
    """Seat 0 did that in a game of those events, which ended with that view and those points."""
    standings = tuple(
        Standing(seat, 1 + sum(other > own for other in points), own, 0.0) for seat, own in enumerate(points)
    )
    (is_earned,) = (achievement.is_earned for achievement in game.achievements if achievement.row.id == id)
    return is_earned(Memory(0, tuple(events), view, standings))
