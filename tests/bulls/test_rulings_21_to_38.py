"""Our rulings 21 to 38: charges, destinations, the end of a day, and dice that cards bring in or move."""

from __future__ import annotations

from collections.abc import Sequence

from game.bulls import GAME
from game.bulls.day import survivors
from game.bulls.events import (
    Arrived,
    Charged,
    Trampled,
)
from game.bulls.rows import RULES
from game.bulls.state import Bulls
from game.bulls.tokens import RUNNER, RUNNERS_PER_SEAT
from game.core.event import Rolled
from game.core.rng import Rng
from game.core.script import pending
from tests.bulls.table import (
    Dice,
    bulls_of,
    destination,
    dice_of,
    do,
    picks,
    position,
    run,
    runner,
    space,
)


def charge(runners: list[str], bulls: list[str], *faces: int) -> Bulls:
    """Runners and Bulls that meet on A2 (from S3, where one street leaves), with the rerolls to come."""
    dice = Dice(*faces)
    state = position(
        [f"{words[0]} S3 {words[1:]}" for words in runners], [f"S3 {face}" for face in bulls], dice=dice
    )
    run(state)
    assert not dice.unused
    return state


def test_21_a_runner_that_rerolls_from_one_bull_to_the_other_is_trampled() -> None:
    assert dice_of(charge(["02"], ["2", "4"], 4)) == []


def test_22_a_safe_runner_is_not_looked_at_again() -> None:
    state = charge(["03", "02"], ["2", "4"], 3)
    assert dice_of(state) == ["0 A2 3", "0 A2 3"]


def test_23_there_is_one_reroll_for_each_charge() -> None:
    state = charge(["02"], ["2", "2", "2"], 5)
    rolls = [event for event in state.events or [] if isinstance(event, Rolled)]
    assert [event.faces for event in rolls] == [(5,)]


def test_24_bulls_charge_at_the_destinations_before_the_scoring() -> None:
    state = position(["0 C1 2", "0 C1 4"], ["C1 2"], row=3, dice=Dice(2), days=1)
    run(state)
    news = [type(event) for event in state.events or []]
    assert news.index(Trampled) < news.index(Arrived)
    assert survivors(state) == [(0, 0, [runner(0, 1)])] and state.points[0] == [3]


def test_25_charges_in_several_places_are_rolled_in_order_of_place_then_die() -> None:
    runners = ["0 S6 6", "0 S3 2", "1 S6 6", "1 S3 2"]
    state = position(runners, ["S6 6", "S3 2"], dice=Dice(1, 3, 4, 5))
    run(state)
    assert dice_of(state) == ["0 A3 4", "0 A2 1", "1 A3 5", "1 A2 3"]
    charged = [event.runners for event in state.events or [] if isinstance(event, Charged)]
    assert charged == [(RUNNER[1], RUNNER[17]), (RUNNER[0], RUNNER[16])]


def arrive(*runners: str, slots: list[str], bulls: Sequence[str] = (), day: int = 1) -> Bulls:
    """Runners one street above the destinations run down, and the next day begins."""
    state = position(runners, bulls, row=3, slots=slots, day=day, dice=Rng(1))
    run(state)
    return state


def test_26_an_effect_counts_once_however_many_runners_reach_the_card() -> None:
    state = arrive(
        "0 C1 2", "0 C1 4", "0 C1 6", slots=["nightclub", "bank", "casino", "festival", "restaurant"]
    )
    assert state.noted[0] == (destination("nightclub"),)


def test_27_both_bookstores_are_two_cards_and_two_effects() -> None:
    slots = ["bookstore", "bookstore", "casino", "festival", "restaurant"]
    state = arrive("0 C1 2", "0 C1 1", slots=slots)
    assert state.noted[0] == (destination("bookstore", 0), destination("bookstore", 1))
    assert len(state.hands[0]) == 7


def test_28_effects_add_up_but_nobody_starts_with_fewer_than_one_runner() -> None:
    slots = ["nightclub", "china_shop", "casino", "festival", "restaurant"]
    state = arrive("0 C1 2", "0 C1 1", slots=slots)
    assert len(state.starting_runners(0)) == 9 - 3
    state.noted[0] = (destination("china_shop"),) * 6
    assert len(state.starting_runners(0)) == RULES.min_runners == 1


def test_29_there_are_as_many_runners_as_the_effects_give() -> None:
    slots = ["mozos_pier", "festival", "casino", "bank", "restaurant"]
    assert sum(id // RUNNERS_PER_SEAT == 0 for id in arrive("0 C1 2", "0 C1 1", slots=slots).runners) == 12


def test_30_the_bank_pays_nothing_after_the_last_day() -> None:
    state = arrive("0 C1 2", slots=["bank", "bookstore", "casino", "festival", "restaurant"], day=3)
    assert pending(state) is None and state.points[0] == [0, 0, 2] and state.noted == [(), ()]


def test_31_the_token_passes_after_the_last_step_of_a_day_too() -> None:
    state = arrive(slots=["bank", "bookstore", "casino", "festival", "restaurant"])
    assert (state.day, state.first) == (2, 1)


def test_32_all_points_gained_on_the_last_day_count_for_the_tie() -> None:
    state = position(seats=3, day=3)
    state.points = [[10, 10, 5], [10, 9, 6], [0, 0, 3]]
    assert [standing.place for standing in GAME.standings(state)] == [2, 1, 3]
    assert [standing.payoff for standing in GAME.standings(state)] == [0.0, 1.0, 0.0]


def test_33_a_player_without_runners_goes_on_playing_cards() -> None:
    state = position(["1 S2 2"], hands=[["wrong_turn"]])
    do(state, "play wrong_turn", "pick runner:16", "done")
    assert dice_of(state) == ["1 S2 5"]


def test_34_a_released_bull_charges_with_the_others_and_is_gone_at_dusk() -> None:
    state = position(["0 C1 2"], hands=[["loose_bull"]], row=3, dice=Rng(1), days=2)
    do(state, "play loose_bull", "pick C1", "pick face:2", "play quick_feet")
    charged = [event for event in state.events or [] if isinstance(event, Charged)]
    assert [(event.bulls, event.faces) for event in charged] == [((charged[0].bulls[0],), (2,))]
    assert state.day == 2 and len(state.bull_faces) <= RULES.start_bulls


def test_35_a_released_bull_that_rolls_a_one_keeps_it() -> None:
    state = position(hands=[["show_off"]], dice=Dice(1))
    do(state, "play show_off", "pick S5")
    assert bulls_of(state) == ["S5 1"]


def test_36_at_the_end_of_a_row_there_is_one_neighbour() -> None:
    state = position(["0 A4 2"], hands=[["side_alley"]], row=1)
    assert picks(do(state, "play side_alley", "pick runner:0", "done")) == [f"pick space:{space('A3')}"]


def test_37_scores_are_public() -> None:
    state = position()
    state.points = [[4, 0, 0], [7, 0, 0]]
    assert all(GAME.view(state, seat).totals == (4, 7) for seat in (None, 0, 1))


def test_38_the_five_unused_destinations_are_public() -> None:
    state = position()
    assert all(sorted(GAME.view(state, seat).aside) == sorted(state.aside) for seat in (None, 0, 1))
    assert len(state.aside) == 5
