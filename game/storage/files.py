"""Files that are whole or not there: written beside their place, then moved into it."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write `text` so that the file holds all of it or what it held before. Raises OSError: it could not."""
    write_beside(path, text).replace(path)


def write_beside(path: Path, text: str) -> Path:
    """Write `text` into a new file beside `path` and return that file.

    The text has reached the disk by then. Raises OSError: it could not.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()  # a full disk needs the room
        raise
    return beside


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used, and return its new path. Raises OSError: it could not."""
    stamp = f"{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() // 1_000_000 % 1000:03}"
    return path.replace(path.with_name(f"{path.name}.broken-{stamp}"))


def reason_of(error: OSError | ValueError) -> str:
    """Return the system's own words for what went wrong, as part of a sentence."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
