"""What bots are told: one worth for each option, from what the seat may see alone, and worth following."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

import pytest

from game.bulls import GAME
from game.bulls.bots.expected_points import ExpectedPoints
from game.bulls.state import Bulls
from game.core.action import Action
from game.core.codec import encode
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from tests.bulls.table import OPTIONS, Dice, card, dawn, do, give, marker, position, sign, space, town
from tests.bulls.walk import walk

SLOTS = ["festival", "china_shop", "restaurant", "casino", "bookstore"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_option_of_every_question_has_a_worth(seats: int) -> None:
    for state, ask in walk(seats, seed=50 + seats):
        before = encode(state)
        worths = GAME.action_values(state, ask)
        assert len(worths) == len(ask.options) and all(map(isfinite, worths))
        assert encode(state) == before


def test_the_worths_come_from_what_the_seat_sees_alone() -> None:
    rng = Rng(6)
    for state, ask in walk(3, seed=60):
        imagined = GAME.determinize(GAME.view(state, ask.seat), rng)
        assert GAME.action_values(imagined, ask) == GAME.action_values(state, ask)


def test_the_worth_of_a_runner_is_its_points_times_its_chances() -> None:
    state = position(["0 C1 2", "0 C1 1"], ["C1 2"], row=3, day=3, slots=SLOTS)
    assert ExpectedPoints(state, 0).totals == pytest.approx([1 * 5 / 6 + 5, 0.0])


@pytest.mark.parametrize(("kind", "points", "sooner"), [("nightclub", 4, -1), ("bookstore", 2, 1)])
def test_before_the_last_day_a_destination_is_worth_what_it_changes_tomorrow_too(
    kind: str, points: int, sooner: int
) -> None:
    slots = ["festival", kind, "restaurant", "casino", "bank"]
    last = ExpectedPoints(position(["0 C1 1"], row=3, day=3, slots=slots), 0).totals[0]
    first = ExpectedPoints(position(["0 C1 1"], row=3, day=1, slots=slots), 0).totals[0]
    assert last == points and 0 < (first - last) * sooner < 1


def best(state: Bulls) -> str:
    """The answer of greatest worth, as text."""
    ask = pending(state)
    assert ask is not None
    worths = GAME.action_values(state, ask)
    return str(ask.options[worths.index(max(worths))])


def follow(state: Bulls, *answers: str) -> None:
    """The best answers, one after another, are these."""
    for answer in answers:
        assert best(state) == answer
        do(state, answer)


def test_a_runner_in_danger_is_rerolled_and_a_safe_one_on_its_way_to_much_is_not() -> None:
    bulls = ["C2 2", "C2 4", "C2 6"]
    state = position(["0 C1 1", "0 C2 2"], bulls, row=3, day=3, slots=SLOTS, dice=Dice(3))
    do(state, "play quick_feet")
    follow(state, "pick runner:1", "done")


def test_runners_are_turned_to_the_better_street() -> None:
    state = position(["0 C1 2"], hands=[["local_knowledge"]], row=3, day=3, slots=SLOTS)
    do(state, "play local_knowledge")
    assert best(state) == "pick runner:0"
    do(state, "pick runner:0", "done")
    assert best(state) in ("pick face:1", "pick face:3", "pick face:5"), "to the China Shop"


def test_a_bull_is_released_where_the_rivals_are() -> None:
    state = position(["0 C4 2", "1 C1 1", "1 C1 1"], hands=[["loose_bull"]], row=3, day=3, slots=SLOTS)
    do(state, "play loose_bull")
    follow(state, f"pick space:{space('C1')}", "pick face:1")


def test_rivals_are_startled_where_they_are_on_their_way_to_much() -> None:
    runners = ["1 C1 2", "1 C1 4", "1 C3 1"]
    state = position(runners, hands=[["firecrackers"]], row=3, day=3, slots=SLOTS)
    do(state, "play firecrackers")
    assert best(state) == f"pick space:{space('C3')}"


def test_a_token_leads_to_more_points() -> None:
    state = position(["0 C1 2", "0 C1 4"], hands=[["follow_the_flag"]], row=3, day=3, slots=SLOTS)
    do(state, "play follow_the_flag")
    follow(state, f"pick sign:{sign('C1', 'odd')}")


def test_with_an_empty_supply_the_token_is_lifted_that_is_missed_least() -> None:
    runners = ["0 C1 2", "0 C1 4", "0 C3 2", "0 C3 4"]
    state = position(runners, hands=[["follow_the_flag"]], row=3, day=3, slots=SLOTS)
    state.flags[:3] = [sign("C1", "odd"), sign("S2", "odd"), sign("A1", "odd")]
    do(state, "play follow_the_flag")
    assert best(state) in ("pick marker:1", "pick marker:2")


def test_a_rivals_helpful_token_is_removed() -> None:
    state = position(["1 C1 2", "1 C1 4"], hands=[["street_sweeper"]], row=3, day=3, slots=SLOTS)
    state.flags[marker(0)], state.flags[marker(1)] = sign("S2", "odd"), sign("C1", "odd")
    do(state, "play street_sweeper")
    follow(state, f"pick marker:{marker(1)}")


def test_dice_move_together_to_the_better_side() -> None:
    slots = ["china_shop", "bank", "festival", "bookstore", "nightclub"]
    state = position(["0 C3 2", "0 C3 4"], hands=[["side_alley"]], row=3, day=3, slots=slots)
    do(state, "play side_alley")
    follow(state, "pick runner:0", "pick runner:1", "done", f"pick space:{space('C4')}")


def test_ones_are_placed_away_from_a_bull_that_shows_one() -> None:
    for state, ask in walk(2, seed=61):
        if ask.prompt == "bulls.place_one":
            state.bull_faces = [1, 1, 2, 4, 1]
            state.slots = [0, 1, 0, 1, 0]
            assert best(state) in (f"pick space:{space('S5')}", f"pick space:{space('S4')}")
            return
    raise AssertionError("nobody rolled a 1")


def test_weak_cards_are_discarded_and_strong_ones_kept() -> None:
    state = dawn(Rng(1), day=2)
    for kind in ("quick_feet", "about_face", "red_cape"):
        give(state, 0, kind)
    advance(state)
    follow(state, f"pick card:{card('quick_feet')}", f"pick card:{card('about_face')}", "done")


Player = Callable[[Bulls, Ask, Rng], Action]


def skilled(state: Bulls, ask: Ask, rng: Rng) -> Action:
    worths = GAME.action_values(state, ask)
    return ask.options[worths.index(max(worths))]


def chance(state: Bulls, ask: Ask, rng: Rng) -> Action:
    return rng.pick(ask.options)


def shares(players: list[Player], games: int) -> list[float]:
    """Each player's share of the victories over games in which all sit in every seat equally often."""
    won = [0.0] * len(players)
    for seed in range(games):
        turn = seed % len(players)
        seated = players[turn:] + players[:turn]
        rng = Rng(1000 + seed)
        state = GAME.setup(len(players), OPTIONS, rng.split(), town())
        ask = advance(state)
        while ask is not None:
            ask = advance(state, seated[ask.seat](state, ask, rng))
        for row in GAME.standings(state):
            won[(row.seat + turn) % len(players)] += row.payoff / games
    return won


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (4, 0.75)])
def test_who_follows_its_instinct_beats_chance(seats: int, least: float) -> None:
    assert shares([skilled, *[chance] * (seats - 1)], games=24)[0] >= least
