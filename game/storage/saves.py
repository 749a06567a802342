"""Saved games: a slot for each game begun, written after every decision, in three generations.

A slot is the path of its newest generation, `saves/bulls-20260131-180501.sobremesa`; the older ones end in
`.1` and `.2`, the lock of the program that plays it in `.open`. Whatever cannot be read is set aside under
another name, and the next older one is used.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import count, pairwise
from pathlib import Path
from typing import IO

from game.core.errors import UserError
from game.core.record import Record, parse_record
from game.storage.paths import finished_folder, put_aside, reason_of, saves_folder, write_beside, write_whole

OPEN = ".open"
ENDING = ".sobremesa"
OLDER = (".1", ".2")
LONGEST = 8_000_000  # bytes; the longest games have a hundredth of it

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
    """Return whether the program that held the slot ended, or was ended, without releasing it."""
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


Complain = Callable[[UserError], None]


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that can be gone on with: its slot, when it was last played, and all of it so far.

    It is `broken_off` if the program ended in the middle of it, without closing it.
    """

    slot: Path
    when: datetime
    record: Record
    broken_off: bool = False


def new_slot(game: str) -> Path:
    """Return a slot that no other game uses or used, named after the game and the present moment."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}{f'-{number}' if number else ''}{ENDING}" for number in count())
    slots = (saves_folder() / name for name in names if not (finished_folder() / name).exists())
    return next(slot for slot in slots if not (generations(slot) or is_held(slot)))


def generations(slot: Path) -> list[Path]:
    """Return the files of a slot that are there, the newest first."""
    return [path for path in _names(slot) if path.is_file()]


def write_generation(slot: Path, text: str) -> None:
    """Make `text` the newest generation; the oldest of three falls out. Raises OSError: it could not.

    The game is the last played from now on, even if the clock was moved back since another one was.
    """
    beside = write_beside(slot, text)
    for older, newer in pairwise(reversed(_names(slot))):
        if newer.is_file():
            newer.replace(older)
    beside.replace(slot)
    with contextlib.suppress(FileNotFoundError):  # another window may end its game meanwhile
        latest = max(path.stat().st_mtime_ns for path in slot.parent.glob(f"*{ENDING}"))
        if latest > slot.stat().st_mtime_ns:
            os.utime(slot, ns=(latest + 1, latest + 1))


def read_record(path: Path, sealed: bool = False) -> Record:
    """Return the game in a file. Raises UserError: it cannot be read, or is no (`sealed`) game, and why."""
    try:
        if path.stat().st_size > LONGEST:
            raise UserError("{name} is too large to be a game.", name=path.name)
        return parse_record(path.read_bytes().decode("utf-8"), sealed)
    except UnicodeDecodeError:
        raise UserError("{name} is not a text file.", name=path.name) from None
    except (OSError, ValueError) as error:  # a path with a zero byte in it is a ValueError
        raise UserError("{name} cannot be read: {reason}.", name=path.name, reason=reason_of(error)) from None


def load(slot: Path, complain: Complain) -> Record:
    """Return the newest generation that is whole; damaged ones are set aside, and `complain` hears of each.

    Raises UserError: none of them is whole.
    """
    for path in generations(slot):
        try:
            return read_record(path, sealed=True)
        except UserError as error:
            broken = UserError("A saved game was damaged and is now {name}. {reason}", reason=str(error))
            stuck = UserError("{name} is damaged and cannot be set aside: {reason}.")
            complain(put_aside(path, broken, stuck))
    raise UserError("No saved game is left in {name}.", name=slot.name)


def running(complain: Complain) -> Iterator[Saved]:
    """Yield all games that can be gone on with, the last played first, each read when it is asked for.

    Those that are open in another window are left out.
    """
    found = {path.with_name(path.name.partition(ENDING)[0] + ENDING) for path in saves_folder().glob("*")}
    newest = {slot: files[0].stat().st_mtime_ns for slot in found if (files := generations(slot))}
    for slot in sorted(newest, key=lambda slot: newest[slot], reverse=True):
        if is_held(slot):
            continue
        try:
            when = datetime.fromtimestamp(newest[slot] / 10**9)
            yield Saved(slot, when, load(slot, complain), is_broken_off(slot))
        except UserError as error:
            complain(error)


def latest(complain: Complain) -> Saved | None:
    """Return the game that was played last and is not over, or None."""
    return next(running(complain), None)


def break_off_latest() -> None:
    """Mark the game that was played last as broken off: the program is about to end unforeseen."""
    if (game := latest(lambda _: None)) is not None:
        break_off(game.slot)


def finish(slot: Path, record: Record) -> Path:
    """Move a game that is over out of its slot into the folder of finished ones; return where it is now.

    Close its Autosave first. Raises UserError: the disk will not take it; the slot stays as it was.
    """
    target = finished_folder() / slot.name
    try:
        write_whole(target, record.text())
        for path in generations(slot):
            path.unlink()
    except OSError as error:
        raise UserError("The finished game cannot be kept: {reason}.", reason=reason_of(error)) from None
    return target


def _names(slot: Path) -> list[Path]:
    return [slot, *(slot.with_name(slot.name + ending) for ending in OLDER)]
