"""A crew brings its results in order, and is gone when it is no longer needed."""

from __future__ import annotations

import os
from multiprocessing import active_children

import pytest

from game.core.errors import UserError
from game.lab.simulate import map_parallel


def square(number: int) -> int:
    return number * number


def die_at_three(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


@pytest.mark.parametrize("jobs", [1, 2, 9])
def test_results_come_in_order_whoever_finds_them(jobs: int) -> None:
    with map_parallel(square, range(5), jobs) as found:
        assert list(found) == [0, 1, 4, 9, 16]
    assert not active_children()


def test_nothing_to_do_needs_nobody() -> None:
    with map_parallel(square, range(0), 2) as found:
        assert list(found) == []


def test_the_death_of_one_is_told_and_ends_the_others() -> None:
    with pytest.raises(UserError, match="has died"), map_parallel(die_at_three, range(50), 2) as found:
        list(found)
    assert not active_children()
