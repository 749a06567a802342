"""The rulebook's own numbers, pictures and example, and the test vectors worked out from them by hand."""

from __future__ import annotations

import pytest

from game.bulls import GAME
from game.bulls.events import Arrived
from game.bulls.odds import chance_to_be_trampled
from game.bulls.rows import COLOURS, RULES
from game.bulls.tokens import NOWHERE, RUNNERS_PER_SEAT
from game.core.rng import Rng
from game.core.script import advance, pending
from tests.bulls.table import (
    OPTIONS,
    Dice,
    bulls_of,
    card,
    dawn,
    destination,
    dice_of,
    do,
    give,
    marker,
    position,
    run,
    sign,
    space,
    town,
)


def test_two_to_six_players_play_three_days_with_52_cards_10_bulls_and_3_tokens_each() -> None:
    assert list(GAME.meta.seats) == [2, 3, 4, 5, 6]
    assert (RULES.days, RULES.base_hand, RULES.total_bulls, RULES.tokens_per_player) == (3, 5, 10, 3)
    assert COLOURS[:3] == ("yellow", "blue", "green")


@pytest.mark.parametrize(("seats", "runners"), [(2, 9), (3, 8), (4, 6), (5, 6), (6, 6)])
def test_each_player_rolls_runners_by_the_number_of_players(seats: int, runners: int) -> None:
    state = GAME.setup(seats, OPTIONS, Rng(4), town())
    advance(state)
    assert [sum(id // RUNNERS_PER_SEAT == seat for id in state.runners) for seat in range(seats)] == [
        runners
    ] * seats
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.slots) == len(state.aside) == 5


def test_runners_stand_on_the_start_that_they_rolled() -> None:
    state = GAME.setup(6, OPTIONS, Rng(8), town())
    advance(state)
    for place, face in zip(state.spaces, state.faces, strict=True):
        assert place == (NOWHERE if face == 1 else space(f"S{face}"))


def test_five_bulls_are_rolled_in_order_of_the_starts_and_a_sixth_goes_where_it_rolls() -> None:
    state = dawn(Dice(6, 5, 4, 3, 1, *[2] * 18, 1, 1, 5, draws=[*range(10), *range(5)]))
    advance(state)
    assert bulls_of(state) == ["S2 6", "S3 5", "S4 4", "S5 3", "S6 1", "S5 5"], "1s of the sixth are rerolled"


def test_everybody_plays_a_card_clockwise_from_the_first_player_on() -> None:
    state = position(seats=4)
    state.first = 2
    asked = []
    for _ in range(4):
        ask = pending(state)
        assert ask is not None and ask.prompt == "bulls.play_card"
        asked.append(ask.seat)
        do(state, "play quick_feet")
    assert asked == [2, 3, 0, 1]


def test_image_1_all_of_a_players_runners_follow_its_token_and_everybody_else_their_face() -> None:
    state = position(["0 A2 2", "1 A2 2", "1 A2 4", "1 A2 5"], ["A2 2"], row=1, dice=Dice(6))
    state.flags[marker(1)] = sign("A2", "odd")
    run(state)
    assert dice_of(state) == ["0 B3 6", "1 B2 2", "1 B2 4", "1 B2 5"]
    assert bulls_of(state) == ["B3 2"], "and there it charged yellow's 2"


def test_image_2_with_tokens_on_both_signs_runners_move_as_usual() -> None:
    state = position(["1 A2 2", "1 A2 5"], row=1)
    state.flags[marker(1, 0)], state.flags[marker(1, 1)] = sign("A2", "odd"), sign("A2", "even")
    run(state)
    assert dice_of(state) == ["1 B3 2", "1 B2 5"]


def test_images_1_and_2_continued_replacing_a_token_leaves_the_other() -> None:
    state = position(["0 A2 4", "1 A2 5"], hands=[["follow_the_flag"]], row=1)
    state.flags[marker(1, 0)], state.flags[marker(1, 1)] = sign("A2", "odd"), sign("A2", "even")
    do(state, "play follow_the_flag", f"pick sign:{sign('A2', 'odd')}")
    run(state)
    assert dice_of(state) == ["0 B2 4", "1 B3 5"]


MEETING = ["0 S3 2", "1 S3 2", "1 S3 5"], ["S3 2", "S3 4"]


def test_images_3_and_4_every_runner_that_matches_a_bull_rerolls_and_a_second_match_is_trampled() -> None:
    state = position(*MEETING, dice=Dice(4, 2))
    run(state)
    assert dice_of(state) == ["1 A2 5"] and len(state.trampled) == 2


def test_images_3_and_4_who_matches_no_bull_any_more_stays_with_the_new_face() -> None:
    state = position(*MEETING, dice=Dice(3, 5))
    run(state)
    assert dice_of(state) == ["0 A2 3", "1 A2 5", "1 A2 5"] and state.trampled == []


def test_a_charged_runner_dies_with_one_sixth_for_each_different_face_of_the_bulls() -> None:
    assert chance_to_be_trampled(1 << 3 | 1 << 3, 3) == 1 / 6
    assert chance_to_be_trampled(1 << 2 | 1 << 3 | 1 << 6, 3) == 3 / 6
    assert chance_to_be_trampled(1 << 2 | 1 << 4, 3) == 0


def test_the_scoring_example_gives_14_points_and_one_runner_fewer_on_the_next_day_only() -> None:
    slots = ["restaurant", "nightclub", "bank", "casino", "festival"]
    state = position(["1 C1 2", "1 C1 4", "1 C1 1", "1 C1 3"], row=3, slots=slots, dice=Rng(3))
    run(state)
    scored = [(event.seat, event.points) for event in state.events or [] if isinstance(event, Arrived)]
    assert scored == [(1, 2 * 3), (1, 2 * 4)] and state.points[1][0] == 14
    assert state.noted == [(), (destination("nightclub"),)]
    assert [sum(id // RUNNERS_PER_SEAT == seat for id in state.runners) for seat in (0, 1)] == [9, 8]
    state.noted = [(), ()]
    assert len(state.starting_runners(1)) == 9


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("S2 2", "D1"),
        ("S3 3", "D2"),
        ("S4 4", "D5"),
        ("S5 5", "D4"),
        ("S6 6", "D3"),
        ("S2 1", "D2"),
        ("S3 1", "D2"),
        ("S4 1", "D4"),
        ("S5 1", "D4"),
        ("S6 1", "D4"),
    ],
)
def test_a_die_that_nobody_touches_ends_where_its_face_leads(start: str, end: str) -> None:
    state = position([f"0 {start}"], days=1)
    for _ in range(4):
        for seat in range(2):
            state.hands[seat] = [card("loose_bull", seat)]
        run(state)
    assert pending(state) is None
    assert dice_of(state) == [f"0 {end} {start[-1]}"]


@pytest.mark.parametrize(("kind", "drawn"), [("bookstore", 3), ("casino", 1), ("restaurant", 2)])
def test_a_hand_of_three_is_filled_up_to_what_yesterday_gave(kind: str, drawn: int) -> None:
    state = dawn(Rng(2), day=2)
    for kept in ("red_cape", "cowbell", "stampede"):
        give(state, 0, kept)
    state.noted[0] = (destination(kind),)
    advance(state)
    do(state, "done")
    assert len(state.hands[0]) == 3 + drawn


def test_a_deck_of_one_gives_it_then_the_discard_pile_gives_the_rest() -> None:
    dice = Dice(draws=[card("jostle"), card("cowbell"), card("stampede")])
    state = position(dice=dice)
    state.deck, state.discard = [card("jostle")], [card("cowbell"), card("stampede"), *range(18)]
    state.draw(0, 3, "bulls.6.3")
    assert state.hands[0][1:] == [card("jostle"), card("cowbell"), card("stampede")]
    assert (len(state.deck), state.discard, state.reshuffles) == (18, [], 1)


def test_with_ten_bulls_on_the_board_a_loose_bull_is_played_without_effect() -> None:
    state = position(bulls=["S2 2"] * 10, hands=[["loose_bull"]])
    do(state, "play loose_bull")
    assert len(state.bull_faces) == 10 and state.discard == [card("loose_bull")]


def test_a_tie_goes_to_who_scored_more_on_the_third_day_and_is_shared_if_still_tied() -> None:
    state = position(seats=3, day=3)
    state.points = [[14, 14, 12], [12, 13, 15], [10, 9, 20]]
    assert [standing.place for standing in GAME.standings(state)] == [2, 1, 3]
    state.points[0] = [12, 13, 15]
    final = GAME.standings(state)
    assert [(standing.place, standing.payoff) for standing in final] == [(1, 0.5), (1, 0.5), (3, 0.0)]
