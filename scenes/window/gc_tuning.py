"""Garbage is collected, and memory given back to the system, while nothing moves."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

MMAP_THRESHOLD, LARGE = -3, 256 << 10
"""Glibc's name for the bytes from which a block gets pages of its own, and the bytes of a larger picture."""


def postpone_gc() -> None:
    """Collect nothing until a GcTuning is made: what the program starts with lives to its end."""
    gc.disable()


class GcTuning:
    """When this process looks for garbage and gives memory back to the system.

    Pictures come and go by the hundred, and leave holes behind. Glibc raises its threshold until no picture
    has pages of its own, and keeps the holes: they were a third of all that the program took. Other C
    libraries give large blocks back by themselves.
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

    def collect(self) -> None:
        """Collect all garbage and give memory back, which takes some frames.

        What survives is frozen until the next time, so that automatic collections stay too short to be seen.
        """
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._trim(0)
