"""Garbage collection: what nobody needs any more goes back to the system."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from scenes.window.gc_tuning import GcTuning


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.end = self


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Collections are as they were before."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_what_outlived_one_collection_is_given_back_by_the_next() -> None:
    tuning, knot = GcTuning(), Knot()
    held = ref(knot)
    tuning.collect()
    assert held() is knot
    del knot
    tuning.collect()
    assert held() is None


def test_garbage_that_the_start_put_off_is_collected_once_there_is_a_tuning() -> None:
    gc.disable()
    GcTuning()
    assert gc.isenabled()


def test_no_full_collection_comes_by_itself_in_the_middle_of_play() -> None:
    tuning = GcTuning()
    young, old, _ = gc.get_threshold()
    full = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(young * old * 20)]
    assert gc.get_stats()[2]["collections"] == full
    tuning.collect()
    assert gc.get_stats()[2]["collections"] == full + 1
    assert len(kept) == young * old * 20
