"""Memory: what nobody needs any more goes back to the system, and is looked for when nothing moves."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

MMAP_THRESHOLD, LARGE = -3, 256 << 10
"""Glibc's name for the bytes from which a block gets pages of its own, and the bytes of a larger picture."""


def look_later() -> None:
    """Look for what nobody needs only once there is a Memory: what a program begins with stays to its end."""
    gc.disable()


class Memory:
    """The memory of this process. Pictures come and go by the hundred, and leave holes behind.

    Glibc raises its threshold until no picture has pages of its own, and keeps the holes: they were a third
    of all that the program took. Other C libraries give large blocks back by themselves.
    """

    def __init__(self) -> None:
        gc.freeze()
        gc.enable()
        self._trim: Callable[[int], object] = lambda kept: None
        if sys.platform == "linux":
            import ctypes

            library = ctypes.CDLL(None)
            if hasattr(library, "mallopt"):
                library.mallopt(MMAP_THRESHOLD, LARGE)
                self._trim = library.malloc_trim

    def tidy(self) -> None:
        """Give back what can be given back: a pause of some frames, for when nobody waits for one.

        Whatever outlives it is not looked through again until the next time, so that the pauses which Python
        makes by itself stay too short to be seen.
        """
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._trim(0)
