"""Other processes, as tests look at them. Whoever merely waits to be buried does not count as alive."""

from __future__ import annotations

import os
from contextlib import suppress

import psutil


def alive(pid: int) -> bool:
    """That process runs."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def children(pid: int) -> list[int]:
    """The living processes that a process has begun, and theirs."""
    return [child.pid for child in psutil.Process(pid).children(recursive=True) if alive(child.pid)]


def of_group(leader: int) -> list[int]:
    """The living processes of a group."""
    found = []
    for pid in psutil.pids():
        with suppress(OSError):  # it has just ended
            if os.getpgid(pid) == leader and alive(pid):
                found.append(pid)
    return found
