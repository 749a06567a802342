"""Trading: offers of hand cards and Ducats, their answers, what others may know of them, and promises."""

from __future__ import annotations

from typing import Any

import pytest

from game.alatriste import GAME
from game.alatriste.events import CardTaken, OfferAnswered, OfferMade, PromiseSettled, Traded
from game.alatriste.state import Alatriste
from game.alatriste.tokens import REASONS
from game.alatriste.trade import fought
from game.alatriste.wounds import die
from game.core.rng import Rng
from game.core.script import pending
from tests.alatriste.table import asked, do, keys, options, playing, position, seat, told, turn
from tests.narrow import there


def market(*seats: dict[str, Any], **more: Any) -> Alatriste:
    """Seat 0 may play cards and trade."""
    return position(*seats, frames=playing(), trading=True, **more)


def test_a_card_is_sold_for_ducats() -> None:
    state = market(seat("prado", hand="horse dagger"), seat("rastro"))
    do(state, "offer", "to 1", "give horse", "done", "want 6", "done", "send")
    assert asked(state) == "1 reply" and options(pending(state))[:3] == ["accept", "refuse", "counter"]
    do(state, "accept")
    assert keys(state.players[0].hand) == ["dagger"] and keys(state.players[1].hand) == ["horse"]
    assert [player.ducats for player in state.players] == [16, 4]
    assert asked(state) == "0 play"


def test_gifts_are_offers_too_but_nothing_at_all_cannot_be_sent() -> None:
    state = market(seat("prado", hand="horse"), seat("rastro"))
    do(state, "offer", "to 1", "done", "nothing", "done")
    assert options(pending(state)) == ["cancel"]
    do(state, "cancel", "offer", "to 1", "give horse", "done", "nothing", "done", "send", "accept")
    assert keys(state.players[1].hand) == ["horse"]


def test_cards_of_a_kind_are_wanted_and_their_owner_names_them() -> None:
    state = market(seat("prado", ducats=9), seat("rastro", hand="libel levy horse"))
    do(state, "offer", "to 1", "give 5", "want 3 2", "done", "send", "accept")
    assert asked(state) == "1 name_cards" and options(pending(state)) == ["give libel", "give levy"]
    do(state, "give levy", "give libel")
    assert keys(state.players[0].hand) == ["levy", "libel"] and state.players[1].ducats == 15


def test_who_has_not_what_is_wanted_cannot_accept() -> None:
    state = market(seat("prado"), seat("rastro", hand="libel"))
    do(state, "offer", "to 1", "give 5", "want 2 1", "done", "send")
    assert options(pending(state))[:2] == ["refuse", "counter"]


def test_one_counter_offer_may_be_made() -> None:
    state = market(seat("prado", hand="horse"), seat("rastro"))
    do(state, "offer", "to 1", "give horse", "done", "want 9", "done", "send", "counter")
    assert asked(state) == "1 offer_ducats"
    do(state, "give 4")
    assert options(pending(state))[:2] == ["nothing", "want horse"], "he has seen the horse"
    do(state, "want horse", "done", "send")
    assert asked(state) == "0 reply" and options(pending(state))[:2] == ["accept", "refuse"]
    do(state, "accept")
    assert keys(state.players[1].hand) == ["horse"] and state.players[0].ducats == 14


REASONED = [
    ("give horse", "want 6", "nothing", ["dear", "useless"]),
    ("give horse", "give 1", "want 3 1", ["few", "need", "useless"]),
    ("", "give 1", "want 0 1", ["few", "need"]),
    ("", "give 1", "nothing", []),
]


@pytest.mark.parametrize(("card", "ducats", "wants", "reasons"), REASONED)
def test_who_refuses_may_say_why_in_words_that_fit_the_offer(
    card: str, ducats: str, wants: str, reasons: list[str]
) -> None:
    state = market(seat("prado", hand="horse dagger"), seat("rastro", hand="libel"))
    given = [card] if card else []
    do(state, "offer", "to 1", *given, "done", ducats, wants, "done", "send")
    found = [option for option in options(pending(state)) if option.startswith("refuse ")]
    assert [REASONS[int(option.split()[1])] for option in found] == reasons
    do(state, found[0] if found else "refuse")
    answer = told(state, OfferAnswered)[0]
    assert (answer.answer, answer.reason) == ("refused", reasons[0] if reasons else "")
    assert answer.seen_by(None) == answer, "it is said aloud"


def test_of_a_broken_word_is_spoken_only_to_those_who_broke_it() -> None:
    state = market(seat("prado", ducats=9), seat("rastro"))
    state.broken[0] = 1
    do(state, "offer", "to 1", "give 5", "done", "send")
    assert f"refuse {REASONS.index('word')}" in options(pending(state))


def test_two_offers_may_be_made_in_one_window() -> None:
    state = market(seat("prado", hand="horse"), seat("rastro"))
    for _ in range(2):
        do(state, "offer", "to 1", "give horse", "done", "nothing", "done", "send", "refuse")
    assert "offer" not in options(pending(state))


def test_whoever_is_not_in_turn_may_offer_to_anybody_alive() -> None:
    state = position(
        seat("prado"),
        seat("rastro", hand="horse"),
        seat("", dead=True),
        frames=turn("opening_cards"),
        trading=True,
    )
    do(state, "offer")
    assert options(pending(state)) == ["to 0", "cancel"]


def test_before_it_is_sent_nobody_knows_of_an_offer_and_then_only_two_know_its_cards() -> None:
    state = market(seat("prado", hand="horse dagger"), seat("rastro"), seat("cebada"))
    do(state, "offer", "to 1", "give dagger", "done", "nothing", "done")
    for who in (1, 2, None):
        offer = GAME.view(state, who).offer
        assert offer is not None and (offer.sent, offer.cards, offer.count) == (False, (), 0)
    do(state, "send")
    dagger = state.players[0].hand[1]
    views = {who: GAME.view(state, who) for who in (0, 1, 2, None)}
    assert [there(views[who].offer).cards for who in (0, 1, 2, None)] == [(dagger,), (dagger,), (), ()]
    assert [views[who].players[0].hand for who in (1, 2, None)] == [(dagger,), (), ()]
    event = told(state, OfferMade)[0]
    assert event.seen_by(1).cards and not event.seen_by(2).cards
    for who, view in views.items():
        assert GAME.view(GAME.determinize(view, Rng(3)), who) == view


def test_what_was_shown_is_remembered_until_hands_are_mixed() -> None:
    state = market(seat("prado", hand="horse dagger"), seat("rastro"), seat("cebada"))
    do(state, "offer", "to 1", "give dagger", "done", "nothing", "done", "send", "refuse")
    dagger = state.players[0].hand[1]
    assert GAME.view(state, 1).players[0].hand == (dagger,)
    do(state, "offer", "to 2", "give dagger", "done", "nothing", "done", "send", "accept")
    assert GAME.view(state, 1).players[0].hand == GAME.view(state, 1).players[2].hand == ()
    assert GAME.view(state, 0).players[2].hand == (dagger,)


def test_a_trade_names_its_cards_to_its_two_seats_only() -> None:
    state = market(seat("prado", hand="horse"), seat("rastro"), seat("cebada"))
    do(state, "offer", "to 1", "give horse", "done", "nothing", "done", "send", "accept")
    traded, taken = told(state, Traded)[0], told(state, CardTaken)[0]
    assert traded.seen_by(1).given and not traded.seen_by(2).given and traded.counts == (1, 0)
    assert taken.seen_by(0).card and taken.seen_by(2).card is None


def promised(words: str) -> Alatriste:
    """Seat 0 has given seat 1 a Ducat and a promise for two turns."""
    state = market(seat("prado", hand="libel levy"), seat("prado", fame=9), seat("rastro", fame=9))
    do(state, "offer", "to 1", "done", "give 1", f"promise {words}", "done", "send", "accept")
    return state


def test_a_promise_not_to_attack_is_written_down_and_broken_by_an_attack() -> None:
    state = promised("0 2")
    assert state.promises == [(0, 1, 0, -1, 2)]
    do(state, "attack levy 2")
    assert state.promises
    do(state, "attack libel 1")
    assert not state.promises and (state.kept, state.broken) == ([0, 0, 0], [1, 0, 0])
    assert told(state, PromiseSettled)[0].kept is False


def test_a_promise_not_to_attack_is_kept_when_its_turns_are_over() -> None:
    state = promised("0 1")
    do(state, "stop")
    assert (state.kept, state.broken) == ([1, 0, 0], [0, 0, 0])


def test_a_promise_to_attack_is_kept_by_attacking_and_broken_by_waiting() -> None:
    state = promised("2 2 1")
    do(state, "attack levy 2")
    assert state.kept[0] == 1
    state = promised("2 2 1")
    do(state, "stop")
    assert state.broken[0] == 1


def test_a_promise_to_end_the_game_is_kept_by_the_vote() -> None:
    state = promised("3 3")
    do(state, "propose_end", "refuse")
    assert state.kept[0] == 1


def test_a_promise_not_to_fight_is_broken_by_a_challenge() -> None:
    state = market(seat("prado"), seat("prado"))
    do(state, "offer", "to 1", "give 1", "promise 1 2", "done", "send", "accept")
    fought(state, 1, 0)
    assert state.broken == [0, 0], "the other one has promised nothing"
    fought(state, 0, 1)
    assert state.broken == [1, 0]


def test_promises_are_forgotten_with_the_dead() -> None:
    state = promised("0 2")
    die(state, 1)
    assert not state.promises


def test_without_trading_nobody_makes_offers() -> None:
    state = position(seat("prado", hand="horse"), seat("rastro"), frames=playing(), trading=False)
    assert "offer" not in options(pending(state))
