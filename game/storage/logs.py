"""The log, and a report for each crash: what to look at when something went wrong."""

from __future__ import annotations

import contextlib
import faulthandler
import io
import logging
import os
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from game.core.errors import UserError
from game.storage.paths import crashes_folder, logs_folder, program_folder, resource, user_folder, write_whole

if TYPE_CHECKING:
    from game.core.record import Record

SIZE = 500_000  # bytes of a log file, before it becomes `.1`
KEPT = 3

log = logging.getLogger("sobremesa")


class LogFile(logging.FileHandler):
    """A bounded log: when it is full it becomes `.1`, what was `.1` becomes `.2`, and so on.

    The standard library has one too, but its module takes long to load, at every start.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, in a new file if the present one has no room for it."""
        try:
            if self.stream is not None and self.stream.tell() + len(self.format(record).encode()) >= SIZE:
                self.stream.close()
                self.stream = None  # the next line opens it again
                self._move_on()
        except OSError:
            return  # what has no room is not logged
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Ignore a line that the disk did not take: the log is no matter of the player's."""

    def close(self) -> None:
        """Close the file, even on a full disk."""
        with contextlib.suppress(OSError):
            super().close()

    def _move_on(self) -> None:
        for number in range(KEPT, 0, -1):
            newer = Path(f"{self.baseFilename}.{number - 1}" if number > 1 else self.baseFilename)
            if newer.exists():
                newer.replace(f"{self.baseFilename}.{number}")


class LogStream(io.TextIOBase):
    """Stands in for a stream that a program without a terminal lacks; its lines go into the log."""

    def writable(self) -> bool:
        """Return True: it takes text."""
        return True

    def write(self, text: str) -> int:
        """Log every line that is not empty."""
        for line in filter(None, text.splitlines()):
            log.info(line)
        return len(text)


def start_log() -> None:
    """Log into the player's folder, faults of the interpreter too; where it is read-only, go on without."""
    log.setLevel(logging.INFO)
    log.propagate = False
    handler: logging.Handler
    try:
        logs_folder().mkdir(parents=True, exist_ok=True)
        for name in ("sobremesa.log", "faults.log"):
            if (logs_folder() / name).is_fifo():
                raise OSError(f"{name} is a pipe: whoever opens it waits for ever")
        handler = LogFile(logs_folder() / "sobremesa.log", encoding="utf-8")
        faulthandler.enable((logs_folder() / "faults.log").open("a", encoding="utf-8"))
    except (OSError, UserError):
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for older in log.handlers:
        older.close()
    log.handlers = [handler]
    if sys.stdout is None:
        sys.stdout = LogStream()
    if sys.stderr is None:
        sys.stderr = LogStream()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # names have letters that not every terminal knows
            stream.reconfigure(errors="backslashreplace")


def watch_crashes(version: str, game: Callable[[], Record | None] = lambda: None) -> None:
    """From now on, leave a report with the game in it for whatever is raised unforeseen, in any thread."""

    def crashed(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None or issubclass(kind, KeyboardInterrupt | SystemExit):
            return
        path = report_crash(error.with_traceback(trace), version, game)
        print(f"Something went wrong: {error!r}. Report: {path or 'none'}", file=sys.stderr)

    sys.excepthook = crashed
    threading.excepthook = lambda hook: crashed(hook.exc_type, hook.exc_value, hook.exc_traceback)


def report_crash(
    error: BaseException,
    version: str,
    game: Callable[[], Record | None],
    line_of: Callable[[Record], str] = lambda _: "",
) -> Path | None:
    """Write a report that can be sent to anybody, and return its path; None if the disk does not take it.

    The whole game is in it, its seed and all decisions, also in one line as `line_of` writes it, but no path
    that says whose computer it was, and no name that somebody has typed.
    """
    import platform  # which takes its time, at every start

    people: list[str] = []
    try:
        record = game()
        people = record.people if record is not None else []
        text = record.nameless().guarded() if record is not None else ""
        line = line_of(record) if record is not None else ""
        text = f"{line}\n\n{text}" if line else text
    except Exception as second:
        text = f"(no game: {second!r})\n"
    moment = time.time_ns() // 1_000_000
    stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(moment // 1000))
    system = f"Sobremesa {version}, Python {platform.python_version()}, {platform.platform()}"
    trace = "".join(traceback.format_exception(error))
    log.error("%s", impersonal(repr(error), people))
    try:
        path = crashes_folder() / f"crash-{stamp}-{moment % 1000:03}-{os.getpid()}.txt"
        write_whole(path, impersonal(f"{system}\n\n{trace}\n{text}", people), private=True)
    except (OSError, UserError):
        return None
    log.error("see %s", path.name)
    return path


def impersonal(text: str, people: Iterable[str] = ()) -> str:
    """Return the text with the folders of this computer's user named after what they are.

    The user's name and those of the people who play are left out, too.
    """
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - that of nobody stays as it is
    folders = {resource("."): "PROGRAM", program_folder(): "PROGRAM", home: "HOME"}
    folders |= {Path(sys.prefix): "PYTHON", Path(sys.base_prefix): "PYTHON"}
    with contextlib.suppress(UserError):
        folders[user_folder()] = "PLAYER"
    spelt: dict[str, str] = {}
    for folder, name in folders.items():
        for path in (folder.absolute(), folder.resolve()):
            if path != path.parent:
                spelt |= dict.fromkeys(_spellings(path), name)
    for words in sorted(spelt, key=len, reverse=True):
        text = text.replace(words, spelt[words])
    for user in {home.name, home.resolve().name} - {""}:
        for name in (user, repr(user)[1:-1]):
            text = re.sub(rf"(?<=[\\/]){re.escape(name)}(?=[\\/\"'\s]|$)", "USER", text)
    for person in people:
        text = re.sub(rf"(?<!\w){re.escape(person)}(?!\w)", "PERSON", text)
    return text


def _spellings(path: Path) -> tuple[str, ...]:
    """Return how a path may be spelt: as it is, as errors quote it, with slashes, in bytes, as a URI."""
    return (
        str(path),
        repr(str(path))[1:-1],
        path.as_posix(),
        repr(os.fsencode(path))[2:-1],
        path.as_uri(),
    )
