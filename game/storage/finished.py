"""Finished games that are kept: a note of one's own for each, and how to delete one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from game.core.errors import UserError
from game.core.reading import read_bounded
from game.core.record import HEADING, Record, parse_record
from game.core.seat import plain
from game.storage.branches import branches_file
from game.storage.paths import reason_of, write_whole
from game.storage.saves import LONGEST, finished_game, read_record

REMARK = "remark"
"""The key of the note that a player has written about a finished game."""
LONGEST_REMARK = 80
UNREADABLE = "\ufffd"
"""What stands for bytes that are no text."""


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


def read_what_is_left(slot: str) -> tuple[Record, UserError | None]:
    """Return a finished game as far as its file can be read, and where that stops, None if it does not.

    Raises UserError: it was not kept, or not even its heading can be read.
    """
    path = finished_game(slot)
    try:
        return read_record(path), None
    except UserError as fault:
        try:
            text = read_bounded(path, LONGEST).decode("utf-8", errors="replace")
        except (OSError, ValueError):
            raise fault from None
        lines = [line for line in text.splitlines() if not line.startswith("check ")]
        heading = sum(line.partition(" ")[0] in HEADING for line in lines)
        ends = range(heading, len(lines) + 1)
        broken = bisect_left(ends, True, key=lambda count: _parsed(lines[:count]) is None)
        record = _parsed(lines[: ends[broken - 1]]) if broken else None
        if record is None or not record.actions:
            raise
        stops = UserError(
            "This game is damaged: it can be read up to decision {number}.", number=len(record.actions)
        )
        return record, stops


def _parsed(lines: list[str]) -> Record | None:
    """Return the game in these lines; None if one of them cannot be read."""
    text = "\n".join(lines)
    if UNREADABLE in text:
        return None
    try:
        return parse_record(text)
    except UserError:
        return None


def delete_game(slot: str) -> None:
    """Delete a finished game with its branches; the match history still counts it.

    Raises UserError: the disk will not let it go.
    """
    try:
        branches_file(slot).unlink(missing_ok=True)
        finished_game(slot).unlink(missing_ok=True)
    except OSError as error:
        raise UserError("The game cannot be deleted: {reason}.", reason=reason_of(error)) from None
