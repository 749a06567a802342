"""Memory: what nobody needs any more goes back to the system."""

from __future__ import annotations

import gc
from weakref import ref

from scenes.window.gc_tuning import Memory, look_later


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.end = self


def test_what_outlived_one_tidying_is_given_back_by_the_next() -> None:
    memory, knot = Memory(), Knot()
    held = ref(knot)
    memory.tidy()
    assert held() is knot
    del knot
    memory.tidy()
    assert held() is None
    gc.unfreeze()


def test_until_there_is_a_memory_nobody_looks_for_what_is_needed_no_more() -> None:
    look_later()
    assert not gc.isenabled()
    Memory()
    assert gc.isenabled()
    gc.unfreeze()
