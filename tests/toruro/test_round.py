"""One round, as the rules page counts it: ante, payment, deal, voy or paso, exchange, tricks, lulos."""

from __future__ import annotations

from game.core.event import Drew, Played
from game.core.script import advance
from game.toruro.deck import card
from game.toruro.events import (
    Anted,
    DealPassed,
    Exposed,
    LaidAside,
    LuloCommitted,
    Passed,
    TookAll,
    TrickTaken,
)
from game.toruro.tokens import CARD, POT, TRICK
from tests.toruro.table import asked, cards, codes, contest, dealt, do, options, play, session, told

FOUR = ("1c 2o 4o", "3c 2e 4e", "12c 2b 4b", "11c 6e 6b")


def test_the_dealer_lays_a_chip_on_each_pot() -> None:
    state = session(4)
    advance(state)
    assert told(state, Anted) == [Anted("toruro.4.1", 3, (1, 1, 1))]
    assert state.pots == (1, 1, 1) and state.net == [0, 0, 0, -3]


def test_everybody_is_dealt_three_cards_the_dealer_last_and_one_is_exposed() -> None:
    state = session(4, dealer=1, hr3=False)
    advance(state)
    assert [event.seat for event in told(state, Drew)] == [2, 3, 0, 1]
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert len(state.stock) == 40 - 4 * 3 - 1
    (exposed,) = told(state, Exposed)
    assert exposed.card == CARD[state.exposed]


def test_the_event_of_the_exposed_card_names_the_seven_that_stands_in_for_it() -> None:
    seen = set()
    for seed in range(30):
        state = session(3, seed)
        advance(state)
        (exposed,) = told(state, Exposed)
        assert (exposed.rule == "toruro.2.3") == (exposed.stand_in is not None)
        seen.add(exposed.rule)
    assert seen == {"toruro.2.2", "toruro.2.3"}


def test_in_turn_each_goes_or_passes_and_the_dealer_speaks_last() -> None:
    state = dealt(FOUR, "5c", dealer=2)
    assert asked(state) == (3, "go")
    do(state, "3 go", "0 pass", "1 go")
    assert asked(state) == (2, "go")
    assert state.goes == (False, True, None, True)


def test_who_passes_lays_the_cards_down_unseen() -> None:
    state = dealt(FOUR, "5c")
    do(state, "0 pass")
    (passed,) = told(state, Passed)
    assert passed.count == 3 and passed.cards == tuple(CARD[card] for card in cards(FOUR[0]))
    assert passed.seen_by(1).cards == () and passed.seen_by(None).count == 3
    assert state.hands[0] == () and state.discards[0] == tuple(cards(FOUR[0]))


def test_who_goes_alone_takes_all_three_pots_without_a_card_being_played() -> None:
    state = dealt(FOUR, "5c", pots=(5, 2, 1))
    do(state, "0 pass", "1 go", "2 pass", "3 pass")
    assert told(state, TookAll) == [TookAll("toruro.4.5", 1, (5, 2, 1))]
    assert state.net == [0, 8, -3, -8], "and the next dealer has laid three"
    assert not told(state, Played) and not told(state, LuloCommitted)


def test_in_turn_each_who_goes_lays_cards_aside_and_draws_as_many() -> None:
    state = dealt(FOUR, "5c", draws="7o 7e 7b 10o 10e")
    do(state, "0 go", "1 pass", "2 go", "3 go")
    assert asked(state) == (0, "exchange")
    do(state, "discard 2o", "done")
    assert codes(state.hands[0]) == "1c 4o 7o"
    do(state, "2 discard 2b", "discard 4b", "done", "3 done")
    assert codes(state.hands[2]) == "12c 7e 7b" and codes(state.hands[3]) == FOUR[3]
    assert [(event.seat, event.count) for event in told(state, LaidAside)] == [(0, 1), (2, 2), (3, 0)]
    assert state.exchanged == (1, None, 2, 0)


def test_who_lays_three_aside_draws_four_and_gives_one_back() -> None:
    state = dealt(FOUR, "5c", draws="7o 7e 7b 10o")
    do(state, "0 go", "1 pass", "2 go", "3 pass", "discard 2o", "discard 4o", "discard 1c", "done")
    assert asked(state) == (0, "give_back") and set(options(state)) == {"7o", "7e", "7b", "10o"}
    do(state, "give 7e")
    assert codes(state.hands[0]) == "7o 7b 10o"
    assert sorted(state.discards[0]) == sorted(cards("1c 2o 4o 7e"))
    assert asked(state) == (2, "exchange")


def test_cards_are_picked_for_the_exchange_in_one_order_only() -> None:
    state = dealt(FOUR, "5c")
    do(state, "0 go", "1 go", "2 go", "3 go")
    assert options(state) == ["2o", "4o", "1c", "done"]
    do(state, "discard 4o")
    assert options(state) == ["1c", "done"]


def test_the_first_to_go_leads_and_who_takes_a_trick_takes_its_pot_at_once_and_leads_the_next() -> None:
    state = contest(("", "3o 2e 4e", "12o 1e 4b", "2o 6e 6b"), "5c", pots=(5, 2, 1))
    assert asked(state) == (1, "play")
    news = play(state, "3o 12o 2o")
    assert news[-1] == TrickTaken("toruro.5.7", TRICK[0], 1, CARD[card("3o")], POT[0], 5)
    assert state.pots == (0, 2, 1) and state.net[1] == 5
    assert asked(state) == (1, "play")
    play(state, "2e 1e 6e")
    assert asked(state) == (2, "play") and state.net[2] == 2


def test_order_within_a_trick_runs_among_those_who_go() -> None:
    state = contest(("2o 2e 4e", "", "12o 1e 4b", "3o 6e 6b"), "5c")
    do(state, "0 play 2o", "2 play 12o", "3 play 3o")
    assert asked(state) == (3, "play")


def test_who_went_and_won_no_pot_owes_the_whole_stake() -> None:
    state = contest(("1c 1o 1e", "2o 2e 2b", "", "4o 4e 4b"), "5c", pots=(4, 4, 4), debts=[(2, 99)])
    play(state, "1c 2b 4b", "1o 2o 4o", "1e 2e 4e")
    lulos = told(state, LuloCommitted)
    assert [(event.seat, event.amount, event.ordinal) for event in lulos] == [(1, 12, 1), (3, 12, 1)]
    assert [(debt.seat, debt.amount) for debt in state.debts] == [(2, 99), (1, 12), (3, 12)]


def test_the_deal_passes_on_after_each_round() -> None:
    state = contest(("1c 1o 1e", "2o 2e 2b", "", "4o 4e 4b"), "5c")
    play(state, "1c 2b 4b", "1o 2o 4o", "1e 2e 4e")
    assert told(state, DealPassed) == [DealPassed("toruro.4.10", 2)]
    assert state.dealer == 2 and state.round == 3
