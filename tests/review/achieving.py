"""What the tests of all feats share: a memory in a few events, and whether a feat was done in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.event import Event
from game.core.game import AnyGame, Standing
from game.review.achievement import Memory


def done(
    game: AnyGame, id: str, events: Sequence[Event], view: Any = None, points: Sequence[int] = (0, 0)
) -> bool:
    """Seat 0 did that in a game of those events, which ended with that view and those points."""
    standings = tuple(
        Standing(seat, 1 + sum(other > own for other in points), own, 0.0) for seat, own in enumerate(points)
    )
    (deed,) = (feat.done for feat in game.feats if feat.row.id == id)
    return deed(Memory(0, tuple(events), view, standings))
