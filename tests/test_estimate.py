"""Estimates: shares of one victory out of what is measured, by weights that are rows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import UserError
from game.estimate import read_weights, shares
from tests.damage import damaged

ROWS = """
[fit]
version = 1
bots = "teo"
seats = [2, 3]
games = 10
positions = 120
seed = 1
uniform = 0.9
loss = 0.5

[weights]
points = 0.5
cards = 0.25
"""
MEASURES = st.lists(st.tuples(*[st.floats(-200, 200)] * 3), min_size=1, max_size=6)
WEIGHTS = st.tuples(*[st.floats(0, 5)] * 3)


def test_weights_come_in_the_order_of_the_features() -> None:
    assert read_weights(ROWS, "weights.toml", ("cards", "points")) == (0.25, 0.5)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("points = 0.5", "points = -0.5", "$.weights[...]"),
        ("points = 0.5", "points = inf", "$.weights[...]"),
        ("points = 0.5", "points = nan", "$.weights[...]"),
        ("points = 0.5", "", "the feature 'points' has no weight - at `$.weights`"),
        ("cards =", "card =", "there is no feature 'card' - at `$.weights`"),
        ("games = 10", "games = 0", "$.fit.games"),
        ("seed = 1", "dice = 1", "$.fit"),
        ("[weights]", "[weights", "line"),
    ],
)
def test_a_wrong_row_is_named_with_its_file_and_place(old: str, new: str, reason: str) -> None:
    assert old in ROWS
    with pytest.raises(UserError) as fault:
        read_weights(ROWS.replace(old, new, 1), "weights.toml", ("points", "cards"))
    assert str(fault.value).startswith("weights.toml: ") and reason in str(fault.value)


@given(damaged(ROWS.encode()))
def test_damaged_rows_are_read_or_refused_in_one_sentence(whole: bytes) -> None:
    try:
        weights = read_weights(whole.decode(errors="replace"), "weights.toml", ("points", "cards"))
    except UserError as fault:
        assert str(fault).startswith("weights.toml: ")
    else:
        assert len(weights) == 2 and all(0 <= weight < float("inf") for weight in weights)


@given(MEASURES, WEIGHTS)
def test_all_shares_together_are_one_victory(
    measures: list[tuple[float, ...]], weights: tuple[float, ...]
) -> None:
    found = shares(measures, weights)
    assert len(found) == len(measures)
    assert sum(found) == pytest.approx(1) and all(0 <= share <= 1 for share in found)


@given(MEASURES, WEIGHTS, st.integers(0, 2), st.floats(0, 50))
def test_more_of_a_feature_is_never_worse(
    measures: list[tuple[float, ...]], weights: tuple[float, ...], feature: int, more: float
) -> None:
    better = list(measures[0])
    better[feature] += more
    assert shares([tuple(better), *measures[1:]], weights)[0] >= shares(measures, weights)[0] - 1e-12


def test_equal_seats_have_equal_shares_and_a_certain_one_has_all() -> None:
    assert shares([(1.0,), (1.0,)], (3.0,)) == [0.5, 0.5]
    assert shares([(9999.0,), (-9999.0,)], (3.0,)) == [1.0, 0.0]
