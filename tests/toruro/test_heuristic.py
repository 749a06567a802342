"""What bots are told: options are worth what they promise, and the regulars play no worse than the rows."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.characters import INSTINCT, find_character
from game.bots.think import decide_by_values
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from game.toruro import GAME
from game.toruro.bots.policy import REFERENCE, hand_value, keepers, would_go
from game.toruro.deck import card
from game.toruro.state import Toruro
from game.toruro.tokens import GO, PASS
from tests.toruro.table import cards, codes, contest, dealt, do, options, paying, run, session
from tests.toruro.table import play as play_tricks

LOLA = find_character("lola", "toruro")
FOUR = ("1c 2o 4o", "3c 2e 4e", "12c 2b 4b", "11c 6e 6b")


def favourite(state: Toruro) -> str:
    """What a regular answers now."""
    ask = pending(state)
    assert ask is not None
    answer = decide_by_values(GAME, GAME.view(state, ask.seat), ask, Rng(1), INSTINCT).action
    return options(state)[list(ask.options).index(answer)]


# --- the rows ---


def test_a_hand_is_worth_the_sum_of_its_cards() -> None:
    assert hand_value(cards("1c 3c 1o"), card("5c")) == 100 + 82 + 28
    assert hand_value(cards("7c 2o 12e"), card("3c")) == 82 + 0 + 7, "the 7 is the 3"


def test_the_bar_is_higher_the_more_have_gone() -> None:
    assert would_go(cards("11c 2o 4e"), card("5c"), gone=0, waiting=4)
    assert not would_go(cards("11c 2o 4e"), card("5c"), gone=2, waiting=1)
    assert would_go(cards("2o 4o 2e"), card("5c"), gone=1, waiting=0), "two are not many"
    assert REFERENCE.bar(9, 9) == 105 and REFERENCE.bar(0, 9) == 63


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("1c 2c 1o", "1c 2c 1o"),
        ("2c 1o 4e", "2c"),
        ("1o 1e 4e", "1o"),
        ("12o 3e 4e", ""),
        ("2c 4c 6c", "2c 4c 6c"),
    ],
)
def test_all_trumps_are_kept_and_an_ace_that_is_alone_or_comes_to_two_trumps(hand: str, kept: str) -> None:
    assert codes(keepers(cards(hand), card("5c"))) == kept


# --- what the options are worth ---


def test_who_holds_much_goes_and_who_holds_nothing_passes() -> None:
    state = dealt(("1c 3c 2o", "2e 4e 6e", "12c 2b 4b", "11c 6o 6b"), "5c")
    assert favourite(state) == "go"
    do(state, "0 go")
    assert favourite(state) == "pass"


def test_more_is_at_stake_with_more_on_the_pots() -> None:
    worths = []
    for chips in (1, 10):
        state = dealt(FOUR, "5c", pots=(chips, chips, chips))
        ask = pending(state)
        assert ask is not None
        worths.append(dict(zip(ask.options, GAME.action_values(state, ask), strict=True)))
    assert worths[1][GO] == pytest.approx(10 * worths[0][GO]) and worths[0][PASS] == worths[1][PASS] == 0


def test_all_but_the_keepers_are_exchanged_and_the_least_of_four_goes_back() -> None:
    state = dealt(("1c 2o 4o", "3o 2e 4e", "12c 2b 4b", "11c 6e 6b"), "5c", draws="7o 6o 3e 4c 12o 2c")
    do(state, "0 go", "1 go", "2 pass", "3 pass")
    said = []
    for verb in ("discard", "discard", "", "discard", "discard", "discard", "", "give"):
        said.append(favourite(state))
        do(state, f"{verb} {said[-1]}".strip())
    assert said == ["2o", "4o", "done", "3o", "2e", "4e", "done", "12o"]
    assert codes(state.hands[1]) == "3e 4c 2c"


def test_a_payment_is_spread_evenly() -> None:
    state = paying((0, 9))
    assert favourite(state) == "put pot 0 count 3"
    do(state, "put 3")
    assert favourite(state) == "put pot 1 count 3"


def test_a_certain_trick_is_taken() -> None:
    state = contest(("12o 2e 4e", "1o 2o 4b", ""), "5c")
    do(state, "play 12o")
    assert favourite(state) == "1o"


def test_instinct_sees_what_was_wrong_and_accuses_nobody_else() -> None:
    hands = ("1c 1o 1e", "2o 10e 2b", "4o 4e 4b")
    state = contest(hands, "5c", misplay="honour", detection="accuse")
    play_tricks(state, "1o 2o 4o", "1c 2b 4b", "1e 10e 4e")
    assert favourite(state) == "accuse seat 0 trick 0"
    do(state, "accuse 0 1", "silent")
    assert favourite(state) == "silent"


def test_every_prompt_has_its_worths() -> None:
    seen = set()
    for state, ask in run(session(8, 6, preset="velada", misplay="honour", detection="accuse"), 6):
        seen.add(ask.prompt.removeprefix("toruro."))
        assert len(GAME.action_values(state, ask)) == len(ask.options)
    assert seen == {"pay", "split", "go", "exchange", "give_back", "play", "accuse", "vote"}


@pytest.mark.parametrize("rules", [{}, {"misplay": "honour"}, {"misplay": "honour", "detection": "instant"}])
def test_playing_on_in_one_go_ends_where_playing_card_by_card_does(rules: dict[str, Any]) -> None:
    for state, ask in run(session(5, 2, **rules), 2):
        at_once, by_card = GAME.clone(state), GAME.clone(state)
        now: Ask | None = ask
        while now is not None and (action := GAME.rollout_policy(by_card, now)) is not None:
            now = advance(by_card, action)
        assert GAME.fast_rollout(at_once, ask) == now
        assert at_once == by_card
