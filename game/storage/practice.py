"""Practice: games in which one may go back as one likes, and of which nothing counts."""

from __future__ import annotations

from pathlib import Path

from game.core.errors import UserError
from game.core.record import Record
from game.storage.paths import reason_of
from game.storage.saves import generations

PRACTICE = "practice"
"""The key of the note in a record that says that a game is one for practice."""


def is_practice(record: Record) -> bool:
    """Return whether nothing of that game counts."""
    return PRACTICE in record.notes


def clear_slot(slot: Path) -> None:
    """Delete the game in a slot that somebody holds: it is over, and counts for nothing.

    Raises UserError: the disk will not let it go.
    """
    try:
        for path in generations(slot):
            path.unlink()
    except OSError as error:
        raise UserError("The game cannot be deleted: {reason}.", reason=reason_of(error)) from None
