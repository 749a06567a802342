"""Work for workers in tests: functions that a process of its own finds by their names."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path


def double(number: int) -> int:
    """Twice the number."""
    return 2 * number


def toil(sign: Path) -> None:
    """Say by a file that it has begun, and never come to an end."""
    sign.write_text("begun")
    while True:
        time.sleep(0.01)


def stumble() -> None:
    """Fail."""
    raise ZeroDivisionError("a worker stumbled")


def where() -> int:
    """The process that does this."""
    return os.getpid()


def loaded(name: str) -> bool:
    """That package is loaded here."""
    return any(module.partition(".")[0] == name for module in sys.modules)


def memory() -> float:
    """Megabytes of memory that this process holds."""
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024
