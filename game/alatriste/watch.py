"""The Patrol and justice: which fights are stopped, and where the wanted are caught."""

from __future__ import annotations

from game.alatriste.madrid import Madrid
from game.alatriste.rows import BOXES, DUEL_GROUND


def watched_from(madrid: Madrid, patrol: int, box: int, duel: bool) -> int | None:
    """Return how many steps away the Patrol is from a fight on a box; None where it lets duels be."""
    return None if duel and box == DUEL_GROUND else madrid.steps[patrol][box]


def is_caught(box: int, patrol: int, company: bool) -> bool:
    """Return whether the wanted who end a move on a box are caught there; in churches nobody is.

    They are caught in `company`, and by the Patrol.
    """
    return (company or patrol == box) and not BOXES[box].is_church
