"""What is measured of a seat: its points, its Runners wherever they are, and its cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bulls import GAME
from game.bulls.bots.expected_points import ExpectedPoints, expected_today
from game.bulls.rows import CARDS
from game.bulls.state import Bulls
from game.core.rng import Rng
from game.estimate import estimate
from tests.bulls.table import dawn, position
from tests.bulls.walk import walk

SLOTS = ["festival", "china_shop", "restaurant", "casino", "bookstore"]


def measured(state: Bulls, feature: str) -> list[float]:
    """By seat the number of one feature."""
    place = GAME.feature_names.index(feature)
    return [row[place] for row in GAME.features(state)]


def test_the_nearer_the_end_the_more_a_lead_in_points_is_worth() -> None:
    shares = []
    for day, row in ((1, 0), (2, 2), (3, 3)):
        state = position(["0 C1 1", "1 C1 1"], day=day, row=row, slots=SLOTS)
        assert estimate(GAME, state) == pytest.approx([0.5, 0.5])
        state.points[0][0] = 6
        shares.append(estimate(GAME, state)[0])
    assert 0.5 < shares[0] < shares[1] < 0.9 < shares[2]


def test_a_runner_counts_by_what_awaits_it_and_by_how_far_it_has_come() -> None:
    state = position(["0 C1 2", "0 C1 1"], ["C1 2"], row=3, day=3, slots=SLOTS)
    assert expected_today(state) == pytest.approx([1 * 5 / 6 + 5, 0.0])
    assert measured(state, "running") == pytest.approx([1 * 5 / 6 + 5, 0.0])
    assert measured(state, "nearing") == pytest.approx([0.75 * (1 * 5 / 6 + 5), 0.0])
    early = position(["0 S2 2"], row=0, day=3, slots=SLOTS)
    assert measured(early, "running")[0] > 0 == measured(early, "nearing")[0]


def test_what_runs_is_what_the_outlook_of_a_seat_expects() -> None:
    for number, (state, _) in enumerate(walk(4, seed=71)):
        if number % 9 == 0:
            totals = [state.total(seat) + points for seat, points in enumerate(expected_today(state))]
            assert ExpectedPoints(state, 0).totals == pytest.approx(totals)


def test_runners_that_have_not_set_out_count_by_heads() -> None:
    state = dawn(Rng(1), day=2)
    assert state.runners == []
    assert measured(state, "runners")[0] == pytest.approx(len(state.starting_runners(0)) / 8**0.5)
    ones = [measured(state, "runners") for state, ask in walk(2, seed=61) if ask.prompt == "bulls.place_one"]
    assert ones and all(map(any, ones))
    assert measured(position(["0 S2 2"]), "runners") == [0.0, 0.0]


def test_a_hand_counts_by_the_worth_of_its_cards() -> None:
    state = position(["0 C1 1"], hands=[["red_cape", "quick_feet"], []], row=3, day=3)
    worth = {card.id: card.worth for card in CARDS}
    own, theirs = measured(state, "cards")
    assert own == pytest.approx(worth["red_cape"] + worth["quick_feet"])
    assert theirs == sum(CARDS[card].worth for card in state.hands[1])


@given(st.integers(0, 60), st.integers(0, 60), st.integers(1, 20), st.integers(1, 3), st.integers(0, 3))
def test_more_points_never_lower_the_share(mine: int, theirs: int, more: int, day: int, row: int) -> None:
    state = position(["0 C1 1", "1 C1 2"], day=day, row=row, slots=SLOTS)
    state.points[0][0], state.points[1][0] = mine, theirs
    before = estimate(GAME, state)[0]
    state.points[0][0] += more
    assert estimate(GAME, state)[0] >= before
