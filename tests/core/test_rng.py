"""Chance is fair, repeatable, and one number in the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.core.rng import Rng

# What chi-squared exceeds once in a thousand times, by degrees of freedom.
ONCE_IN_1000 = {5: 20.515, 39: 72.055, 51: 87.968}


def chi_squared(counts: Iterable[int], cells: int) -> float:
    """The distance of counts in so many equally likely cells from what was to be expected."""
    counts = list(counts)
    expected = sum(counts) / cells
    return sum((count - expected) ** 2 for count in counts) / expected + expected * (cells - len(counts))


def test_it_is_splitmix64() -> None:
    rng = Rng(1234567)
    drawn = [rng.below(2**64) for _ in range(5)]
    assert drawn == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_600000_rolls_of_a_die_are_fair() -> None:
    rng = Rng(1)
    counts = Counter(rng.die() for _ in range(600_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert chi_squared(counts.values(), 6) < ONCE_IN_1000[5]


def test_a_die_does_not_care_what_the_one_before_showed() -> None:
    rng = Rng(2)
    faces = [rng.die() for _ in range(240_001)]
    for before in range(1, 7):
        after = Counter(second for first, second in pairwise(faces) if first == before)
        assert chi_squared(after.values(), 6) < ONCE_IN_1000[5]


def test_in_100000_deals_every_card_is_as_likely_in_every_place() -> None:
    rng = Rng(3)
    first, last = Counter[int](), Counter[int]()
    for _ in range(100_000):
        pool = list(range(40))
        dealt = [rng.draw(pool) for _ in range(5)]
        first[dealt[0]] += 1
        last[dealt[-1]] += 1
    assert chi_squared(first.values(), 40) < ONCE_IN_1000[39]
    assert chi_squared(last.values(), 40) < ONCE_IN_1000[39]


def test_seeds_next_to_each_other_begin_independently() -> None:
    counts = Counter(Rng(seed).below(52) for seed in range(100_000))
    assert chi_squared(counts.values(), 52) < ONCE_IN_1000[51]


@given(st.integers(0, 2**64 - 1), st.integers(1, 10**6))
def test_numbers_stay_in_their_bounds(word: int, n: int) -> None:
    rng = Rng(word)
    assert 0 <= rng.below(n) < n
    assert 1 <= rng.die() <= 6
    assert 0.0 <= rng.unit() < 1.0
    assert 0 <= rng.word < 2**64


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), min_size=1))
def test_a_draw_takes_one_item_out_of_the_pool_and_a_pick_none(word: int, items: list[int]) -> None:
    rng, pool = Rng(word), list(items)
    assert rng.pick(pool) in items and pool == items
    drawn = rng.draw(pool)
    assert sorted([drawn, *pool]) == sorted(items)


@given(st.integers(0, 2**64 - 1))
def test_a_clone_gives_the_same_and_a_split_goes_its_own_way(word: int) -> None:
    rng = Rng(word)
    twin = rng.clone()
    other = rng.split()
    assert twin.split() == other and twin == rng
    assert [other.below(2**64) for _ in range(3)] != [rng.below(2**64) for _ in range(3)]


@given(st.integers(0, 2**64 - 1), st.integers(0, 40))
def test_a_deal_is_one_draw_after_another(word: int, count: int) -> None:
    dealer, drawer = Rng(word), Rng(word)
    pool, other = list(range(40)), list(range(40))
    assert dealer.deal(pool, count) == [drawer.draw(other) for _ in range(count)]
    assert pool == other and dealer == drawer


@given(st.integers(0, 2**64 - 1), st.integers(0, 20))
def test_many_dice_are_one_die_after_another(word: int, count: int) -> None:
    together, alone = Rng(word), Rng(word)
    assert together.dice(count) == [alone.die() for _ in range(count)]
    assert together == alone
