"""Whatever a bot offers has a counter-value, and none gives anything away on a whim."""

from __future__ import annotations

import msgspec
import pytest

from game.alatriste import GAME
from game.alatriste.bargains import word_of
from game.alatriste.bots.offer_value import _bargains, best_bargain
from game.alatriste.events import OfferMade
from game.alatriste.state import Alatriste
from game.alatriste.tokens import REFUSE, SEND
from game.bots.characters import Character, characters, find_character
from game.bots.think import choose, epsilon_choice
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from tests.alatriste.table import do, madrid, playing, position, said, seat
from tests.alatriste.walk import walk
from tests.narrow import there
from tests.needs import long

FEW = 4
"""Iterations that are enough for a search to decide somehow."""
TRADERS = [*characters(), find_character("random", "alatriste"), find_character("instinct", "alatriste")]


def quick(character: Character) -> Character:
    return msgspec.structs.replace(character, iterations=min(character.iterations, FEW))


def offers_of(character: Character, seed: int, rounds: int) -> list[tuple[OfferMade, bool]]:
    """The offers in a game between four of them, each with whether a promise was part of it."""
    state = GAME.setup(4, {"cap": rounds, "trading": True}, Rng(seed), madrid())
    state.events = []
    mind = Rng(seed)
    ask = advance(state)
    found: list[tuple[OfferMade, bool]] = []
    while ask is not None:
        promises = bool(state.offer and state.offer.promises)
        answer = choose(GAME, GAME.view(state, ask.seat), ask, mind, character)
        ask = advance(state, answer)
        found += [(event, promises) for event in state.events if isinstance(event, OfferMade)]
        state.events.clear()
    return found


def is_two_sided(offer: OfferMade, promises: bool) -> bool:
    gives = bool(offer.count or offer.ducats or promises)
    return gives and bool(offer.want_ducats or offer.want_count or offer.want_card)


@pytest.mark.parametrize(
    "character",
    [quick(trader) if number % 4 == 0 else long(quick(trader)) for number, trader in enumerate(TRADERS)],
    ids=lambda character: character.id,
)
def test_no_bot_offers_anything_without_a_counter_value(character: Character) -> None:
    seeds, rounds = (range(2), 2) if character.iterations else (range(5), 10)
    offers = [offer for seed in seeds for offer in offers_of(character, seed, rounds)]
    assert all(is_two_sided(*offer) for offer in offers)


def test_bots_offer_somebody_something_once_between_two_turns_of_theirs() -> None:
    own = seat("prado", hand="sedan", cards="horse", ducats=1)
    state = position(own, seat("rastro"), frames=playing(), trading=True)
    assert best_bargain(state, 0) is not None
    do(state, "offer", "to 1", "give sedan", "done", "want 3", "done", "send", "refuse")
    state.offers = [0, 0]
    assert best_bargain(state, 0) is None
    state.courted.clear()
    assert best_bargain(state, 0) is not None


def sold_to_one() -> Alatriste:
    """Seat 0 has sold its sedan to seat 1 for three Ducats, and may play on."""
    own = seat("prado", hand="sedan", cards="horse")
    state = position(own, seat("rastro"), seat("prado"), frames=playing(), trading=True)
    do(state, "offer", "to 1", "give sedan", "done", "want 3", "done", "send", "accept")
    return state


def test_who_has_sold_a_card_to_whom_is_known_to_both_of_them_alone() -> None:
    state = sold_to_one()
    sale = (state.players[1].hand[0], 0, 1)
    assert [GAME.view(state, who).sales for who in (0, 1, 2, None)] == [(sale,), (sale,), (), ()]
    assert GAME.determinize(GAME.view(state, 1), Rng(0)).sales == [sale]


def test_nobody_is_offered_what_they_have_sold_nor_asked_for_what_they_were_sold() -> None:
    state = sold_to_one()
    sedan = state.players[1].hand[0]
    state.courted.clear()
    state.offers = [0, 0, 0]
    one, other = state.players[:2]
    one.board, other.board = [], one.board  # who needs a transport now
    assert all((bargain.card, bargain.partner) != (sedan, 0) for bargain in _bargains(state, 1))
    assert all((bargain.card, bargain.partner) != (sedan, 1) for bargain in _bargains(state, 0))
    state.sales.clear()
    assert any((bargain.card, bargain.partner) == (sedan, 0) for bargain in _bargains(state, 1))


@pytest.mark.parametrize(
    ("active", "answers", "word"),
    [
        (1, ("to 0", "give sedan", "done", "give 1"), "sold"),
        (0, ("to 1", "give 9", "want sedan"), "bought"),
    ],
)
def test_a_bot_says_at_once_that_it_does_not_trade_a_card_back_and_keeps_its_word(
    active: int, answers: tuple[str, ...], word: str
) -> None:
    state = sold_to_one()
    state.active, state.courted, state.offers = active, [], [0, 0, 0]
    state.stack[1:] = playing(active)
    state.players[0].board.clear()
    ask = advance(state)
    do(state, "offer", *answers)
    while (ask := there(pending(state))).prompt != "alatriste.offer_send":
        do(state, "done")
    offer = there(GAME.view(state, active).offer)
    assert word_of(GAME.view(state, active), offer) == ("refuse", word)
    do(state, "send")
    ask = there(pending(state))
    answer = choose(GAME, GAME.view(state, ask.seat), ask, Rng(1), find_character("instinct", "alatriste"))
    assert answer == REFUSE


def test_novices_do_make_offers() -> None:
    novice = find_character("novice", "alatriste")
    assert any(offers_of(novice, seed, 14) for seed in (2, 3))


def test_only_people_may_send_what_gives_something_for_nothing() -> None:
    one_sided = 0
    for state, ask in walk(4, 5):
        if ask.prompt != "alatriste.offer_send" or SEND not in ask.options:
            continue
        offer = there(state.offer)
        gives = bool(offer.cards or offer.ducats or offer.promises)
        wants = bool(offer.want_ducats or offer.want_count or offer.want_card)
        assert (SEND in ask.for_bots) == (gives and wants)
        one_sided += gives != wants
    assert one_sided > 5


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_nobody_gives_seven_ducats_for_nothing(level: str) -> None:
    character = quick(find_character(level, "alatriste"))
    state = position(seat("prado"), seat("rastro", ducats=9), frames=playing(), trading=True)
    do(state, "offer", "to 1", "want 7", "done", "send")
    ask = there(pending(state))
    view = GAME.view(state, 1)
    answers = {said(choose(GAME, view, ask, Rng(seed), character)) for seed in range(300)}
    assert answers and not {"accept", "counter"} & answers


def test_of_a_trade_even_a_novice_thinks_and_elsewhere_has_whims() -> None:
    novice = find_character("novice", "alatriste")
    state = position(seat("prado", hand="horse"), seat("rastro"), frames=playing(), trading=True)
    assert any(epsilon_choice(GAME, there(pending(state)), Rng(seed), novice) for seed in range(20))
    trade = []
    for answers in ("offer", "to 1", "give horse", "done", "want 3", "done", "send"):
        do(state, answers)
        trade.append(there(pending(state)))
    assert not any(whims(ask, novice) for ask in trade)


def whims(ask: Ask, character: Character) -> bool:
    """Whether that bot ever answers at random where there is a choice."""
    found = [epsilon_choice(GAME, ask, Rng(seed), character) for seed in range(20)]
    return len(ask.for_bots) > 1 and any(answer is not None for answer in found)
