"""Locks of slots: one program at a time writes a slot, and it can be told if a program broke off."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import IO

from game.core.errors import UserError

OPEN = ".open"

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class SlotLock:
    """Holds a slot, so that nobody else can, in this program or in another copy of it.

    It is a locked file beside the slot. The system unlocks it when the program ends, however it ends; only
    `release` takes it away, so one that is there unlocked tells of a program that broke off.
    """

    def __init__(self, slot: Path) -> None:
        """Take the slot. A disk that takes no file takes no game either, which is no fault.

        Raises UserError: somebody else holds the slot.
        """
        self._path = _lock_file(slot)
        self._file: IO[bytes] | None = None
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("ab")
        if self._file is None:
            return
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise UserError("This game is open in another window.") from None

    def release(self) -> None:
        """Let others have the slot, which was left in order."""
        if self._file is not None:
            self._file.close()
            self._file = None
            with contextlib.suppress(OSError):
                self._path.unlink()


def is_held(slot: Path) -> bool:
    """Return whether somebody holds the lock of that slot."""
    try:
        with _lock_file(slot).open("r+b") as file:
            _lock(file)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def is_broken_off(slot: Path) -> bool:
    """Return whether the program that held the slot ended without releasing it.

    It was killed then, or the power failed.
    """
    return _lock_file(slot).exists() and not is_held(slot)


def break_off(slot: Path) -> None:
    """Mark a slot as one whose program ended without releasing it."""
    with contextlib.suppress(OSError):
        _lock_file(slot).touch()


def forget_break_off(slot: Path) -> None:
    """Take that mark away."""
    with contextlib.suppress(OSError):
        _lock_file(slot).unlink()


def _lock_file(slot: Path) -> Path:
    return slot.with_name(slot.name + OPEN)
