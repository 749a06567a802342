"""The door for files that come from outside: what is read, and how much of it."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def read_bounded(path: Path, most: int) -> bytes:
    """Return what a file holds, if it is a regular one of so many bytes at most.

    All that comes from outside is read here: a device or a pipe would never end. Raises OSError: it is none.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "it is no regular file")
        found = file.read(most + 1)
    if len(found) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most // 1_000_000} MB")
    return found


def has_file(name: str) -> bool:
    """Return whether there is a file of a name, which may be too long for one."""
    try:
        return Path(name).exists()
    except OSError:
        return False
