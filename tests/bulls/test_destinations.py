"""One test for each of the eight kinds of destination cards: its points, and what it changes tomorrow."""

from __future__ import annotations

import pytest

from game.bulls.events import Arrived, EffectNoted
from game.bulls.rows import DESTINATIONS
from game.bulls.state import Bulls
from game.bulls.tokens import RUNNERS_PER_SEAT
from game.core.event import Paid
from game.core.rng import Rng
from tests.bulls.table import destination, do, position


def reach(kind: str, runners: int = 2) -> Bulls:
    """Seat 0 brings Runners to such a card, seat 1 nobody; then the second day is dealt and rolled."""
    others = [row.id for row in DESTINATIONS if row.id != kind]
    state = position(["0 C1 2"] * runners, row=3, slots=[kind, *others[:4]], dice=Rng(1))
    do(state, "play quick_feet", "done", "play quick_feet")
    assert state.day == 2
    return state


def check(kind: str, points: int, effects: tuple[int, int, int]) -> None:
    """Two Runners on such a card score twice its points, and it changes (Runners, cards, points) once."""
    state = reach(kind)
    news = state.events or []
    arrived = [event for event in news if isinstance(event, Arrived)]
    scored = [(event.seat, event.destination.id, len(event.runners), event.points) for event in arrived]
    assert scored == [(0, destination(kind), 2, 2 * points)]
    assert state.points[0][0] == 2 * points
    assert [event.seat for event in news if isinstance(event, EffectNoted)] == [0] * (effects != (0, 0, 0))
    crowds = [sum(id // RUNNERS_PER_SEAT == seat for id in state.runners) for seat in (0, 1)]
    hands = [len(hand) for hand in state.hands]
    assert (crowds[1], hands[1], state.points[1][1]) == (9, 5, 0)
    assert (crowds[0] - 9, hands[0] - 5, state.points[0][1]) == effects


def test_a_restaurant_is_worth_3_points_and_has_no_effect() -> None:
    check("restaurant", 3, (0, 0, 0))


def test_the_nightclub_is_worth_4_points_and_costs_a_runner_tomorrow() -> None:
    check("nightclub", 4, (-1, 0, 0))


def test_a_bookstore_is_worth_2_points_and_a_card_tomorrow() -> None:
    check("bookstore", 2, (0, 1, 0))


def test_mozos_pier_is_worth_2_points_and_a_runner_tomorrow() -> None:
    check("mozos_pier", 2, (1, 0, 0))


def test_the_festival_is_worth_1_point_and_2_runners_tomorrow() -> None:
    check("festival", 1, (2, 0, 0))


def test_the_bank_is_worth_2_points_and_pays_3_at_dawn() -> None:
    check("bank", 2, (0, 0, 3))
    paid = [event for event in reach("bank").events or [] if isinstance(event, Paid)]
    assert [(event.rule, event.seat, event.points) for event in paid] == [("bulls.6.2", 0, 3)]


def test_the_casino_is_worth_4_points_and_costs_a_card_tomorrow() -> None:
    check("casino", 4, (0, -1, 0))


def test_the_china_shop_is_worth_5_points_and_costs_2_runners_tomorrow() -> None:
    check("china_shop", 5, (-2, 0, 0))


def test_there_are_ten_destination_cards_two_of_them_restaurants_and_two_bookstores() -> None:
    kinds = [row.id for row in DESTINATIONS]
    assert (len(kinds), len(set(kinds))) == (10, 8)
    assert {kind for kind in kinds if kinds.count(kind) == 2} == {"restaurant", "bookstore"}


@pytest.mark.parametrize("kind", ["nightclub", "bookstore", "mozos_pier", "festival", "casino", "china_shop"])
def test_an_effect_lasts_one_day_only(kind: str) -> None:
    state = position(row=3, day=2, dice=Rng(1))
    state.noted[0] = (destination(kind),)
    do(state, "play quick_feet", "play quick_feet")
    assert state.day == 3 and state.noted == [(), ()]
    assert [sum(id // RUNNERS_PER_SEAT == seat for id in state.runners) for seat in (0, 1)] == [9, 9]
    assert [len(hand) for hand in state.hands] == [5, 5]
