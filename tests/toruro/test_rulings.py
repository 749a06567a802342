"""Our rulings 1 to 32, where the rulebook is silent or needs reading closely."""

from __future__ import annotations

import pytest

from game.core.game import resolve_options
from game.core.rng import Rng
from game.core.script import advance, pending
from game.toruro import GAME
from game.toruro.deck import card
from game.toruro.events import (
    Anted,
    GaveBack,
    LaidAside,
    LuloCommitted,
    LuloPaid,
    Misplayed,
    Recycled,
    TookAll,
    Went,
)
from tests.toruro.table import (
    asked,
    cards,
    codes,
    contest,
    dealt,
    do,
    legal,
    options,
    paying,
    play,
    run,
    session,
    split,
    told,
)

FOUR = ("1c 2o 4o", "3c 2e 4e", "12c 2b 4b", "11c 6e 6b")


def allowed(hand: str, table: str, trick: int, exposed: str) -> set[str]:
    return set(codes(list(legal(cards(hand), cards(table), trick, card(exposed)))).split())


# --- 1: which way round ---


@pytest.mark.parametrize(
    ("direction", "order", "next_dealer"),
    [("libro", [2, 3, 0, 1], 0), ("horario", [2, 3, 0, 1], 2), ("antihorario", [0, 3, 2, 1], 0)],
)
def test_ruling_1_play_and_deal_go_each_their_way_round(
    direction: str, order: list[int], next_dealer: int
) -> None:
    state = dealt(FOUR, "5c", dealer=1, direction=direction)
    for seat in order[:-1]:
        do(state, f"{seat} pass")
    assert told(state, TookAll)[0].seat == 1, "the dealer speaks last"
    assert state.dealer == next_dealer


def test_ruling_1_the_first_dealer_is_drawn() -> None:
    dealers = {GAME.setup(5, resolve_options(GAME.meta, {}), Rng(seed), None).dealer for seed in range(60)}
    assert dealers == {0, 1, 2, 3, 4}


# --- 2 to 5: the card that is exposed ---


def test_ruling_2_the_seven_stands_in_whether_its_holder_likes_it_or_not() -> None:
    assert allowed("7o 12o", "11o", 1, "3o") == {"7o", "12o"}
    assert allowed("7o 11o", "12o", 1, "3o") == {"7o"}


def test_ruling_3_the_seven_has_the_duties_of_the_ace_the_three_and_the_king() -> None:
    assert allowed("7c 4c 2o", "", 1, "1c") == {"7c"}
    assert allowed("7c 3c 2o", "", 1, "12c") == {"7c", "3c"}
    assert allowed("7c 12c 2o", "", 1, "3c") == {"7c", "12c"}


def test_ruling_4_a_sota_or_higher_means_what_ranks_higher_the_three_and_the_ace_too() -> None:
    for exposed, beats_sota in (("7c", False), ("6c", False), ("3c", True), ("1c", True), ("11c", True)):
        hand = "7c 2o" if exposed != "7c" else "6c 2o"
        table = "10c"
        assert (allowed(hand + " 4c", table, 1, exposed) == {hand.partition(" ")[0]}) == beats_sota


def test_ruling_5_nobody_can_take_the_exposed_card() -> None:
    for state, _ in run(session(8, seed=4, preset="mesa", cap=8), seed=4):
        assert all(state.exposed not in hand for hand in (*state.hands, state.stock, state.plays))


# --- 6 to 12: paying, owing and going ---


def test_ruling_6_somebody_who_owes_the_least_must_pay() -> None:
    state = paying((3, 6), (1, 6), (0, 9))
    do(state, "1 defer")
    assert asked(state) == (3, "split"), "the last one is not asked whether"


def test_ruling_7_a_lulo_is_the_whole_stake_the_losers_own_payment_included() -> None:
    state = contest(("1c 1o 1e", "2o 2e 2b", ""), "5c", pots=(9, 5, 1), debts=[(1, 99)])
    play(state, "1c 2b", "1o 2o", "1e 2e")
    assert [(event.seat, event.amount) for event in told(state, LuloCommitted)] == [(1, 15)]


def test_ruling_8_each_of_two_losers_owes_all_of_it() -> None:
    state = contest(("1c 1o 1e", "2o 2e 2b", "4o 4e 4b"), "5c", pots=(9, 5, 1))
    play(state, "1c 2b 4b", "1o 2o 4o", "1e 2e 4e")
    assert [event.amount for event in told(state, LuloCommitted)] == [15, 15]


def test_ruling_9_where_nobody_else_goes_the_last_to_speak_does() -> None:
    state = dealt(FOUR, "5c", dealer=1)
    do(state, "2 pass", "3 pass", "0 pass")
    assert told(state, Went) == [Went("toruro.4.4", 1, "dealer")]


def test_ruling_10_who_goes_alone_takes_all_three_pots() -> None:
    state = dealt(FOUR, "5c", pots=(1, 9, 5))
    do(state, "0 pass", "1 pass", "2 pass")
    assert told(state, TookAll) == [TookAll("toruro.4.5", 3, (1, 9, 5))]


def test_ruling_11_nothing_is_left_on_the_pots_for_the_next_round() -> None:
    state = contest(("1c 1o 1e", "2o 2e 2b", ""), "5c", pots=(9, 5, 1), debts=[(1, 99)])
    play(state, "1c 2b", "1o 2o", "1e 2e")
    assert state.round == 3 and state.pots == (1, 1, 1)


def test_ruling_12_who_passes_neither_wins_nor_owes() -> None:
    state = contest(("1c 1o 1e", "", "4o 4e 4b"), "5c", debts=[(0, 99)])
    play(state, "1c 4b", "1o 4o", "1e 4e")
    assert state.net[1] == -3, "it deals the next round"
    assert state.lulos == (0, 0, 1) and [debt.seat for debt in state.debts] == [0, 2]


# --- 13 to 17: the tricks ---


def test_ruling_13_a_plain_suit_need_not_be_beaten_nor_a_trump_in_it() -> None:
    assert allowed("2o 1o", "12o", 1, "5c") == {"2o", "1o"}
    assert allowed("2o 1o", "12o 4c", 1, "5c") == {"2o", "1o"}
    state = contest(("12o 2e 4e", "10c 6e 10e", "4c 11c 1e"), "5c", overtrump=True)
    do(state, "play 12o", "play 10c")
    assert options(state) == ["11c"], "but it must be with overtrumping"


def test_ruling_14_with_ace_three_and_king_it_is_the_ace() -> None:
    assert allowed("3c 12c 1c", "", 1, "5c") == {"1c"}


def test_ruling_15_with_any_other_trumps_the_first_lead_is_free() -> None:
    assert allowed("3c 11c 2o", "", 1, "5c") == {"3c", "11c", "2o"}


def test_ruling_16_nobody_can_play_wrong_in_the_third_trick() -> None:
    for table in ("", "12o", "4c", "12o 4c"):
        assert allowed("2e", table, 3, "5c") == {"2e"}


def test_ruling_17_not_to_follow_suit_is_a_misplay() -> None:
    state = contest(("1o 12o 1e", "2o 2e 2b", ""), "5c", misplay="honour", detection="instant")
    play(state, "1o 2b")
    assert [event.duty for event in told(state, Misplayed)] == ["follow_suit"]


# --- 18 to 20: what a misplay costs ---

CHEAT = (("1c 1o 1e", "2o 10e 2b", "4o 4e 4b"), ("1o 2o 4o", "1c 2b 4b", "1e 10e 4e"))


def test_ruling_18_the_pots_of_a_cheat_go_on_to_the_next_round() -> None:
    state = contest(CHEAT[0], "5c", misplay="honour", pots=(7, 4, 1))
    play(state, *CHEAT[1])
    assert state.round == 3 and state.pots == (8, 5, 2)
    state = contest(CHEAT[0], "5c", misplay="honour", pots=(7, 4, 1), misplay_pots="keep")
    play(state, *CHEAT[1])
    assert state.pots == (1, 1, 1)


def test_ruling_19_a_misplay_and_no_pot_are_one_lulo() -> None:
    state = contest(("1o 12o 1e", "2o 2e 2b", ""), "5c", misplay="honour")
    play(state, "1o 2b", "12o 2o", "1e 2e")
    assert [event.seat for event in told(state, LuloCommitted)] == [1]


def test_ruling_20_a_lulo_for_a_misplay_is_never_free() -> None:
    state = contest(CHEAT[0], "5c", misplay="honour")
    state.lulos = (19, 0, 0)
    play(state, *CHEAT[1])
    first = told(state, LuloCommitted)[0]
    assert (first.seat, first.ordinal, first.free) == (0, 20, False)


# --- 21 to 23: the exchange ---


def test_ruling_21_when_the_stock_runs_out_all_that_lies_aside_but_the_own_cards_goes_on() -> None:
    state = dealt(FOUR, "5c", draws="7o 6o")
    do(state, "0 pass", "1 go", "2 go", "3 pass")
    state.discards[0] += tuple(card for card in state.stock if card not in cards("7o"))
    state.stock = cards("7o")
    before = sum(map(len, state.discards))
    do(state, "1 discard 2e", "discard 4e", "done")
    assert told(state, Recycled) == [Recycled("toruro.4.6", before)]
    assert codes(state.hands[1]) == "3c 7o 6o"
    assert state.discards == [(), tuple(cards("2e 4e")), (), ()] and len(state.stock) == before - 1


def test_ruling_22_any_of_the_four_cards_just_drawn_goes_back() -> None:
    state = dealt(FOUR, "5c", draws="1o 1e 1b 3o")
    do(state, "0 go", "1 go", "2 pass", "3 pass", "0 discard 2o", "discard 4o", "discard 1c", "done")
    assert sorted(options(state)) == ["1b", "1e", "1o", "3o"]
    do(state, "give 1b")
    (given,) = told(state, GaveBack)
    assert given.seen_by(1).cards == ()


def test_ruling_23_exchanging_goes_in_turn_and_the_numbers_are_seen() -> None:
    state = dealt(FOUR, "5c", dealer=1)
    do(state, "2 go", "3 go", "0 go", "1 go", "2 discard 2b", "done")
    (aside,) = told(state, LaidAside)
    assert asked(state) == (3, "exchange")
    assert (aside.seen_by(0).count, aside.seen_by(0).cards) == (1, ())
    assert GAME.view(state, None).exchanged == (None, None, 1, None)


# --- 24 to 28: the end ---


def test_ruling_24_a_first_round_without_lulo_does_not_end_the_partida() -> None:
    state = dealt(("1o 2c 2e", "2o 1e 4c", "4o 4e 1c"), "5b", first_round=True)
    do(state, "done", "done", "done")
    play(state, "1o 2o 4o", "2e 1e 4e", "4c 1c 2c")
    assert (state.round, state.partida, state.is_first_round) == (3, 1, True)


def test_ruling_25_chips_may_go_below_nothing_without_limit() -> None:
    state = paying((0, 5000), seats=3)
    split(state, 5000, 0)
    assert state.net[0] == -5000 and asked(state) == (0, "go")


def test_ruling_26_the_most_chips_win() -> None:
    state = session(3)
    state.net = [-5, 12, -7]
    assert [row.place for row in GAME.standings(state)] == [2, 1, 3]


@pytest.mark.parametrize("seats", [3, 6, 9, 10])
def test_ruling_27_with_a_last_round_every_session_ends(seats: int) -> None:
    for seed in range(3):
        state = session(seats, seed, preset="mesa")
        for _ in run(state, seed):
            pass
        assert 8 <= state.round <= 16 and not state.debts


def test_ruling_27_a_ceiling_limits_what_a_lulo_can_be() -> None:
    state = contest(("1c 1o 1e", "2o 2e 2b", ""), "5c", pots=(50, 20, 9), lulo_ceiling=60)
    play(state, "1c 2b", "1o 2o", "1e 2e")
    assert [event.amount for event in told(state, LuloCommitted)] == [60]


def test_ruling_28_an_evening_has_several_partidas_each_by_the_book() -> None:
    state = session(3, 3, preset="velada")
    for _ in run(state, 5):
        pass
    assert state.partida > 1 and state.round >= 24


# --- 29 to 31: chips and the clock; 32: what stands ---


def test_ruling_29_several_lulos_are_paid_from_the_least_on_each_spread_by_its_debtor() -> None:
    state = paying((2, 30), (1, 9), (3, 9), (0, 6), pay_at_once=3)
    split(state, 6, 0)
    do(state, "1 pay")
    split(state, 0, 9)
    split(state, 0, 0)
    assert [(event.seat, event.amount) for event in told(state, LuloPaid)] == [(0, 6), (1, 9), (3, 9)]
    assert state.pots == (7, 10, 10)


def test_ruling_30_a_round_opens_with_one_chip_on_each_pot() -> None:
    state = session(3)
    advance(state)
    assert [event.pots for event in told(state, Anted)] == [(1, 1, 1)]


def test_ruling_31_a_table_without_a_last_round_can_agree_on_la_ultima() -> None:
    state = dealt(FOUR, "5c")
    do(state, "0 propose_last", "0 go", "1 pass", "2 pass", "3 pass", "1 agree", "2 agree", "3 agree")
    assert state.last and state.round == 3
    ask = pending(state)
    while ask is not None:
        ask = advance(state, ask.options[0])
    assert state.round == 3 and not state.debts and sum(state.net) == 0


def test_ruling_31_whoever_goes_unasked_proposes_nothing_and_a_round_has_one_proposal() -> None:
    state = dealt(FOUR, "5c")
    do(state, "0 propose_last")
    assert options(state) == ["go", "pass"]
    do(state, "0 pass")
    assert asked(state) == (1, "go") and options(state) == ["go", "pass"]
    do(state, "1 pass", "2 pass")
    assert asked(state) != (3, "go"), "the dealer must go, as all have passed"


@pytest.mark.parametrize(("misplay", "stands"), [("strict", False), ("honour", True)])
def test_ruling_32_on_ones_honour_a_card_that_was_laid_is_not_taken_back(misplay: str, stands: bool) -> None:
    state = contest(("1o 1e 4b", "2o 10e 2b", "", ""), "5c", misplay=misplay)
    play(state, "1o")
    assert state.events is not None
    assert [event.binding for event in state.events] == [stands]
