"""Memory of the window's process: when garbage is looked for, and given back to the system."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

SELDOM = 500
"""So many smaller collections come before a full one that nobody asked for, which takes up to 0.1 s: it waits
for a rest, of which a table with people has many."""
MMAP_THRESHOLD, ARENA_MAX = -3, -8
"""Glibc's names for the bytes from which a block has pages of its own, and for the number of heaps."""
LARGE = 96 << 10
"""The bytes of a larger picture."""


class GcTuning:
    """When this process looks for garbage and gives memory back to the system.

    Pictures come and go by the hundred, and leave holes behind. Glibc raises its threshold until no picture
    has pages of its own, keeps the holes, and gives each thread that reads pictures a heap with holes of its
    own: they were a third of all that the program took. Other libraries give large blocks back by themselves.
    """

    def __init__(self) -> None:
        gc.freeze()
        gc.set_threshold(*gc.get_threshold()[:2], SELDOM)
        gc.enable()
        self._trim: Callable[[int], object] = lambda kept: None
        if sys.platform == "linux":
            import ctypes

            library = ctypes.CDLL(None)
            if hasattr(library, "mallopt"):
                library.mallopt(MMAP_THRESHOLD, LARGE)
                library.mallopt(ARENA_MAX, 1)
                self._trim = library.malloc_trim

    def collect(self) -> None:
        """Collect all garbage and give memory back, which takes some frames.

        What survives is frozen until the next time, so that automatic collections stay too short to be seen.
        """
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._trim(0)
