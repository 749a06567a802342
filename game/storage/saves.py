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
from datetime import datetime
from itertools import count, pairwise
from pathlib import Path
from typing import IO, NamedTuple

from game.core.errors import UserError
from game.core.reading import read_bounded
from game.core.record import TITLE, Record, parse_record
from game.core.seat import Seat, plain
from game.storage.paths import (
    finished_folder,
    free_name,
    given_up_folder,
    keep_newest,
    put_aside,
    reason_of,
    saves_folder,
    write_beside,
    write_whole,
)

OPEN = ".open"
ENDING = ".sobremesa"
OLDER = (".1", ".2")
LONGEST = 8_000_000  # bytes; the longest games have a hundredth of it
TRIES, PAUSE = 10, 0.01
"""How often a slot is tried to be taken, and the seconds between: others hold it briefly to look at it."""
LATEST = 2**62  # nanoseconds since 1970, in the year 2116; a file said to be newer has a time that is wrong
LONGEST_TITLE = 40
"""Most letters of the name that players give to their game."""
TURN, ROUNDS = "turn", "rounds"
"""The keys of the notes that say which seat was asked when the game was saved, and after how many rounds."""
ELSEWHERE = "elsewhere"
"""The key of the note that says that a game was begun elsewhere: it earns no achievements."""
GIVEN_UP, BOTS_ALONE = 20, 50
"""So many games that were given up are kept, and so many finished ones that nobody but bots played."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes], alone: bool = True) -> None:  # noqa: ARG001 - there is one kind
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes], alone: bool = True) -> None:
        fcntl.flock(file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)


class SlotLock:
    """Holds a slot, so that nobody else can, in this program or in another copy of it.

    It is a locked file beside the slot. The system unlocks it when the program ends, however it ends; only
    `release` takes it away, so one that is there unlocked tells of a program that broke off.
    """

    def __init__(self, slot: Path) -> None:
        """Take the slot. A disk that takes no file takes no game either, which is no fault.

        Raises UserError: somebody else holds the slot.
        """
        self.slot = slot
        self._path = _lock_file(slot)
        self._file: IO[bytes] | None = None
        for _ in range(TRIES):
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                file = self._path.open("ab")
            except OSError:
                return
            with contextlib.suppress(OSError):
                _lock(file)
                if os.path.samestat(os.fstat(file.fileno()), self._path.stat()):
                    self._file = file
                    return
            file.close()  # somebody holds it, looks at it, or has just taken it away
            time.sleep(PAUSE)
        raise UserError("This game is open in another window.")

    def release(self) -> None:
        """Let others have the slot, which was left in order."""
        file, self._file = self._file, None
        if file is None:
            return
        if sys.platform == "win32":
            file.close()  # an open file cannot be removed there, neither ours nor that of the next one
        with contextlib.suppress(OSError):
            self._path.unlink()
        file.close()


def is_held(slot: Path) -> bool:
    """Return whether somebody holds the lock of that slot."""
    try:
        file = _lock_file(slot).open("r+b")
    except OSError:  # there is none, or nobody may look: then nobody here holds it
        return False
    with file:
        try:
            _lock(file, alone=False)
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


class Saved(NamedTuple):
    """A game that can be gone on with: its slot, when it was last played, and all of it so far.

    It is `broken_off` if the program ended in the middle of it, without closing it.
    """

    slot: Path
    when: datetime
    record: Record
    broken_off: bool = False

    @property
    def title(self) -> str:
        """The name that the players gave to the game; "" if they gave none."""
        return self.record.notes.get(TITLE, "")

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is; None if the game does not say so, being older than this."""
        place = self.record.notes.get(TURN, "")
        return next((seat for seat in self.record.seats if str(seat.index) == place), None)

    @property
    def rounds(self) -> int | None:
        """The number of rounds that were played; None if the game does not say so, being older than this."""
        count = self.record.notes.get(ROUNDS, "")
        return int(count) if count.isdecimal() and len(count) < 6 else None


def new_slot(game: str) -> Path:
    """Return a slot that no other game uses or used, named after the game and the present moment."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}{f'-{number}' if number else ''}{ENDING}" for number in count())
    slots = (saves_folder() / name for name in names if not (finished_folder() / name).exists())
    return next(slot for slot in slots if not (generations(slot) or is_held(slot)))


def generations(slot: Path) -> list[Path]:
    """Return the files of a slot that are there, the newest first."""
    return [path for path in _names(slot) if os.path.isfile(path)]  # noqa: PTH113 - a closed folder has none


def write_generation(slot: Path, text: str) -> None:
    """Make `text` the newest generation; the oldest of three falls out. Raises OSError: it could not.

    The game is the last played from now on, even if the clock was moved back since another one was.
    """
    beside = write_beside(slot, text, private=True)
    for older, newer in pairwise(reversed(_names(slot))):
        if newer.is_file():
            newer.replace(older)
    beside.replace(slot)
    with contextlib.suppress(FileNotFoundError):  # another window may end its game meanwhile
        latest = max(_time(path) for path in slot.parent.glob(f"*{ENDING}"))
        if latest > slot.stat().st_mtime_ns:
            os.utime(slot, ns=(latest + 1, latest + 1))


def _time(path: Path) -> int:
    """Return when a file was written, in nanoseconds since 1970; 0 where its time cannot be true."""
    time = path.stat().st_mtime_ns
    return time if 0 <= time < LATEST else 0


def read_record(path: Path, sealed: bool = False) -> Record:
    """Return the game in a file. Raises UserError: it cannot be read, or is no (`sealed`) game, and why."""
    try:
        return parse_record(read_bounded(path, LONGEST).decode("utf-8"), sealed)
    except UnicodeDecodeError:
        raise UserError("{name} is not a text file.", name=path.name) from None
    except (OSError, ValueError) as error:  # a path with a zero byte in it is a ValueError
        name = path.name or str(path)  # the folder one is in has no name of its own
        raise UserError("{name} cannot be read: {reason}.", name=name, reason=reason_of(error)) from None


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

    Those that are open in another window are left out, and those that cannot be read, of which `complain`
    hears.
    """
    newest: dict[Path, int] = {}
    try:
        found = {path.with_name(path.name.partition(ENDING)[0] + ENDING) for path in saves_folder().iterdir()}
        for slot in found:
            with contextlib.suppress(FileNotFoundError, IndexError):  # another window may end its game
                newest[slot] = _time(generations(slot)[0])
    except FileNotFoundError:
        return
    except OSError as error:
        complain(UserError("The saved games cannot be read: {reason}.", reason=reason_of(error)))
    for slot in sorted(newest, key=lambda slot: newest[slot], reverse=True):
        if is_held(slot):
            continue
        try:
            when = datetime.fromtimestamp(newest[slot] / 10**9)
            saved = Saved(slot, when, load(slot, complain), is_broken_off(slot))
        except UserError as error:
            complain(error)
        except (OSError, ValueError, OverflowError) as error:
            complain(UserError("{name} cannot be read: {reason}.", name=slot.name, reason=str(error)))
        else:
            yield saved


def latest(complain: Complain) -> Saved | None:
    """Return the game that was played last and is not over, or None."""
    return next(running(complain), None)


def break_off_latest() -> None:
    """Mark the game that was played last as broken off: the program is about to end unforeseen."""
    if (game := latest(lambda _: None)) is not None:
        break_off(game.slot)


def open_slot(slot: Path, complain: Complain) -> tuple[SlotLock, Record]:
    """Take a slot, and only then read the game in it: what was read before may have been played on since.

    Raises UserError: somebody else holds it, or no game is left in it.
    """
    lock = SlotLock(slot)
    try:
        if not generations(slot):
            raise UserError("This game was finished or given up in another window.")
        return lock, load(slot, complain)
    except BaseException:
        lock.release()
        raise


def rename(slot: Path, title: str) -> None:
    """Give a saved game another name; "" takes it away. When it was last played stays as it was.

    Raises UserError: it is open in another window, cannot be read, or the disk will not take it.
    """
    lock, record = open_slot(slot, _ignore)
    try:
        record.notes.pop(TITLE, "")
        if name := " ".join(plain(title).split())[:LONGEST_TITLE]:
            record.notes[TITLE] = name
        newest = generations(slot)[0]
        played = newest.stat().st_mtime_ns
        write_whole(newest, record.guarded(), private=True)
        os.utime(newest, ns=(played, played))
    except OSError as error:
        raise UserError("The game cannot be saved: {reason}.", reason=reason_of(error)) from None
    finally:
        lock.release()


def give_up(slot: Path) -> Path:
    """Move a game that nobody wants to go on with out of its slot; return where it is now.

    Raises UserError: it is open in another window, or the disk will not let it go.
    """
    lock = SlotLock(slot)
    try:
        return _move_out(slot, given_up_folder() / slot.name)
    except OSError as error:
        raise UserError("The game cannot be given up: {reason}.", reason=reason_of(error)) from None
    finally:
        lock.release()
        keep_newest(given_up_folder(), f"*{ENDING}*", GIVEN_UP)


def put_slot_aside(slot: Path, fault: UserError) -> UserError:
    """Set a game aside that cannot be gone on with, so that it hides no other; return what is said of it.

    Hold its slot while this is done.
    """
    broken = UserError("A saved game was damaged and is now {name}. {reason}", reason=str(fault))
    stuck = UserError("{name} is damaged and cannot be set aside: {reason}.")
    told = [put_aside(path, broken, stuck) for path in reversed(generations(slot))]
    return told[-1] if told else fault


def finish(slot: Path, record: Record) -> Path:
    """Move a game that is over out of its slot into the folder of finished ones; return where it is now.

    Close its Autosave first. Raises UserError: the disk will not take it; the slot stays as it was.
    """
    for note in (TURN, ROUNDS):
        record.notes.pop(note, "")
    try:
        target = free_name(finished_folder() / slot.name)
        write_whole(target, record.text(), private=True)
        for path in generations(slot):
            path.unlink()
    except OSError as error:
        raise UserError("The finished game cannot be kept: {reason}.", reason=reason_of(error)) from None
    if not any(seat.human for seat in record.seats):
        keep_newest(finished_folder(), f"*{ENDING}", BOTS_ALONE, _is_of_bots)
    return target


def finished_game(name: str) -> Path:
    """Return the file of the finished game whose slot had that name, whether or not it is there."""
    return finished_folder() / f"{Path(name).name}{ENDING}"


def _is_of_bots(path: Path) -> bool:
    """Return whether nobody but bots played the finished game in that file."""
    try:
        return not any(seat.human for seat in read_record(path).seats)
    except UserError:
        return False


def copy_game(record: Record, folder: Path) -> Path:
    """Write a game into another folder than that of saved games, and return its file there.

    Raises UserError: the disk will not take it.
    """
    try:
        target = free_name(folder / f"{record.game}-{time.strftime('%Y%m%d-%H%M%S')}{ENDING}")
        write_whole(target, record.guarded(), private=True)
    except OSError as error:
        raise UserError("The game cannot be saved: {reason}.", reason=reason_of(error)) from None
    return target


def _move_out(slot: Path, target: Path) -> Path:
    """Move the newest generation of a slot away, and remove the older ones. Raises OSError: it could not."""
    target.parent.mkdir(parents=True, exist_ok=True)
    newest, *older = generations(slot)
    moved = newest.replace(free_name(target))
    for path in older:
        path.unlink()
    return moved


def _ignore(fault: UserError) -> None:
    """Say nothing: it was said before."""


def _names(slot: Path) -> list[Path]:
    return [slot, *(slot.with_name(slot.name + ending) for ending in OLDER)]
