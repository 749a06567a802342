"""Finished games that are kept: a note of one's own for each, and how to delete one."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.errors import UserError
from game.core.seat import plain
from game.storage.branches import branches_file
from game.storage.paths import reason_of, write_whole
from game.storage.saves import finished_game, read_record

REMARK = "remark"
"""The key of the note that a player has written about a finished game."""
LONGEST_REMARK = 80


def remarks(slots: Iterable[str]) -> dict[str, str]:
    """Return what players have written about the finished games of slots of these names, where they have."""
    found = {}
    for slot in slots:
        try:
            words = read_record(finished_game(slot)).notes.get(REMARK, "")
        except UserError:  # it was not kept, or whoever opens it is told what is wrong
            continue
        if words:
            found[slot] = words
    return found


def write_remark(slot: str, words: str) -> None:
    """Write a note about a finished game; "" takes it away.

    Raises UserError: the game was not kept, or the disk will not take it.
    """
    path = finished_game(slot)
    record = read_record(path)
    record.notes.pop(REMARK, "")
    if note := " ".join(plain(words).split())[:LONGEST_REMARK]:
        record.notes[REMARK] = note
    try:
        write_whole(path, record.text(), private=True)
    except OSError as error:
        raise UserError("The note cannot be written: {reason}.", reason=reason_of(error)) from None


def delete_game(slot: str) -> None:
    """Delete a finished game with its branches; the match history still counts it.

    Raises UserError: the disk will not let it go.
    """
    try:
        branches_file(slot).unlink(missing_ok=True)
        finished_game(slot).unlink(missing_ok=True)
    except OSError as error:
        raise UserError("The game cannot be deleted: {reason}.", reason=reason_of(error)) from None
