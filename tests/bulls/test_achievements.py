"""The achievements of Running with the Bulls: what earns each of them, and what nearly does."""

from __future__ import annotations

from collections.abc import Sequence

from game.bulls import GAME
from game.bulls.events import Arrived, Charged, DayBegan, DayEnded, StepBegan, Trampled
from game.bulls.tokens import BULL, CARD, DESTINATION, RUNNER
from game.core.action import Token, token
from game.core.event import Event, Paid, Played, Rolled
from tests.bulls.table import card, destination, position, runner, sign
from tests.review.achieving import done

MORNING = (DayBegan("bulls.6", 1),)
STEP = StepBegan("bulls.7", 1, 0)
PLACE = token("space", 0)


def did(id: str, *events: Event, points: Sequence[int] = (0, 0), flags: int = 0) -> bool:
    """Seat 0 of two did that in those events; so many of its Direction tokens lie on signs at the end."""
    state = position()
    for marker, way in zip(range(flags), ("even", "odd", "even"), strict=False):
        state.flags[marker] = sign("A1" if marker < 2 else "A2", way)
    return done(GAME, id, events, GAME.view(state, 0), points)


def own(count: int, seat: int = 0) -> tuple[Token, ...]:
    """So many Runners of a seat."""
    return tuple(RUNNER[runner(seat, number)] for number in range(count))


def rolled(count: int) -> Rolled:
    """The dawn of seat 0."""
    return Rolled("bulls.6.6", own(count), (2,) * count, 0)


def arrived(kind: str, count: int = 1, copy: int = 0) -> Arrived:
    """Runners of seat 0 reach a destination."""
    return Arrived("bulls.8.1", 0, DESTINATION[destination(kind, copy)], PLACE, own(count), count)


def charged(count: int) -> Charged:
    """So many Runners of seat 0 are charged in one place."""
    return Charged("bulls.7.3", PLACE, (BULL[0],), (4,), own(count))


def trampled(count: int, seat: int = 0) -> Trampled:
    """So many Runners of a seat are out."""
    return Trampled("bulls.7.3", PLACE, own(count, seat), (4,) * count)


def played(kind: str) -> Played:
    """Seat 0 plays a card."""
    return Played("bulls.7.1", 0, CARD[card(kind)])


def test_the_whole_beach_needs_all_five_destinations_on_one_day() -> None:
    four = [arrived("restaurant"), arrived("restaurant", copy=1), arrived("bookstore"), arrived("bank")]
    assert did("whole_beach", *MORNING, *four, arrived("casino"))
    assert not did("whole_beach", *MORNING, *four, DayBegan("bulls.6", 2), arrived("casino"))


def test_a_day_without_a_trampled_runner_leaves_not_a_scratch() -> None:
    assert did("not_a_scratch", *MORNING, charged(1), trampled(2, seat=1))
    assert not did("not_a_scratch", *MORNING, charged(1), trampled(1))


def test_three_charged_in_one_place_who_all_get_away_escape_by_a_horns_breadth() -> None:
    assert did("horns_breadth", STEP, charged(3), StepBegan("bulls.7", 1, 1), trampled(1))
    assert not did("horns_breadth", STEP, charged(3), trampled(1))
    assert not did("horns_breadth", STEP, charged(2))


def test_one_runner_left_of_four_is_enough() -> None:
    assert did("one_is_enough", *MORNING, rolled(4), arrived("bank"))
    assert not did("one_is_enough", *MORNING, rolled(3), arrived("bank"))
    assert not did("one_is_enough", *MORNING, rolled(4), arrived("bank"), arrived("casino"))


def test_the_bank_pays_for_breakfast_and_a_postcard_does_not() -> None:
    assert did("breakfast", Paid("bulls.6.2", 0, 3))
    assert not did("breakfast", Paid("bulls.9.7", 0, 1), Paid("bulls.6.2", 1, 3))


def test_three_in_the_china_shop_break_nothing() -> None:
    assert did("nothing_broken", *MORNING, arrived("china_shop", 3))
    assert not did("nothing_broken", *MORNING, arrived("china_shop", 2), arrived("restaurant", 3))


def test_friends_come_along_when_a_day_begins_with_two_runners_more_than_nine() -> None:
    assert did("friends_along", *MORNING, rolled(11))
    assert not did("friends_along", *MORNING, rolled(10))


def test_a_red_cape_is_worth_an_ole_if_only_rivals_are_trampled() -> None:
    assert did("ole", STEP, played("red_cape"), trampled(1, seat=1))
    assert not did("ole", STEP, played("red_cape"), trampled(1, seat=1), trampled(1))
    assert not did("ole", STEP, played("red_cape"), StepBegan("bulls.7", 1, 1), trampled(1, seat=1))


def test_three_flags_fly_when_no_direction_token_is_left_in_the_supply() -> None:
    assert did("three_flags", flags=3)
    assert not did("three_flags", flags=2)


def test_the_fiesta_has_three_days_for_a_winner_who_was_last_on_an_evening() -> None:
    evening, end = DayEnded("bulls.8.4", 1, (4, 9), (4, 9)), DayEnded("bulls.8.4", 3, (12, 5), (16, 14))
    assert did("third_day", evening, end, points=(16, 14))
    assert not did("third_day", evening, end, points=(13, 14))
    assert not did("third_day", DayEnded("bulls.8.4", 1, (9, 9), (9, 9)), end, points=(16, 14))


def test_a_single_point_more_than_the_next_wins_by_a_nose() -> None:
    assert did("by_a_nose", points=(20, 19))
    assert not did("by_a_nose", points=(20, 18))
    assert not did("by_a_nose", points=(20, 20))


def test_a_winner_who_touched_no_rival_runner_has_let_run() -> None:
    assert did("live_and_let_run", played("quick_feet"), played("red_cape"), points=(9, 8))
    assert not did("live_and_let_run", played("quick_feet"), played("firecrackers"), points=(9, 8))
    assert not did("live_and_let_run", played("quick_feet"), points=(8, 9))
