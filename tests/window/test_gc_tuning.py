"""Garbage collection: what nobody needs any more goes back to the system."""

from __future__ import annotations

import gc
from weakref import ref

from scenes.window.scene_manager import GcTuning


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.end = self


def test_what_outlived_one_collection_is_given_back_by_the_next() -> None:
    tuning, knot = GcTuning(), Knot()
    held = ref(knot)
    tuning.collect()
    assert held() is knot
    del knot
    tuning.collect()
    assert held() is None
    gc.unfreeze()


def test_garbage_that_the_start_put_off_is_collected_once_there_is_a_tuning() -> None:
    gc.disable()
    GcTuning()
    assert gc.isenabled()
    gc.unfreeze()
