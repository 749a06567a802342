"""Intervals: the true mean is almost never outside, at whatever time one looks."""

from __future__ import annotations

from random import Random

import pytest

from game.lab.tournament import ALPHA, Interval
from tests.needs import long


def test_of_nothing_everything_is_believable() -> None:
    assert (Interval().mean, Interval().bounds()) == (0.5, (0.0, 1.0))


@pytest.mark.parametrize("chance", [long(0.2), long(0.5), 0.9])
def test_the_true_mean_is_hardly_ever_outside_however_often_one_looks(chance: float) -> None:
    rng, wrong = Random(1), 0
    for _ in range(40):
        interval, missed = Interval(), False
        for _ in range(60):
            interval.add(float(rng.random() < chance))
            low, high = interval.bounds()
            missed = missed or not low <= chance <= high
        wrong += missed
    assert wrong <= 40 * ALPHA * 3


def test_another_mean_is_outside_before_long() -> None:
    rng, interval = Random(2), Interval()
    for _ in range(300):
        interval.add(float(rng.random() < 0.7))
    low, high = interval.bounds()
    assert 0.5 < low < 0.7 < high < 0.85


def test_numbers_that_differ_little_pin_the_mean_down_sooner() -> None:
    rng, calm, wild = Random(3), Interval(), Interval()
    for _ in range(100):
        calm.add(0.4 + 0.2 * rng.random())
        wild.add(float(rng.random() < 0.5))
    width = [high - low for low, high in (calm.bounds(), wild.bounds())]
    assert width[0] < width[1] / 2
    assert calm.mean == pytest.approx(0.5, abs=0.05)


def test_always_the_same_is_its_own_mean() -> None:
    for number in (0.0, 0.5, 1.0):
        interval = Interval()
        for _ in range(50):
            interval.add(number)
        low, high = interval.bounds()
        assert low <= number == interval.mean <= high
        assert high - low < 0.2
