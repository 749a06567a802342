"""A refusal has a reason: the duty, or what is asked for."""

from __future__ import annotations

import pytest

from game.core.action import parse_token
from game.core.script import pending
from game.toruro import GAME
from game.toruro.deck import card
from game.toruro.state import Toruro
from game.toruro.why_not import REASONS
from tests.toruro.table import contest, dealt, do, paying, play

FOUR = ("1c 2o 4o", "3c 2e 4e", "12c 2b 4b", "11c 6e 6b")


def reason(state: Toruro, thing: str, seat: int | None = None) -> str | None:
    """Why whoever is asked, or that seat, cannot pick a thing; a card may go by its code."""
    ask = pending(state)
    assert ask is not None
    name = thing if ":" in thing else f"card:{card(thing)}"
    code = GAME.why_not(GAME.view(state, ask.seat if seat is None else seat), ask, parse_token(name))
    assert code is None or code in REASONS
    return code and code.removeprefix("toruro.why.")


@pytest.mark.parametrize(
    ("hands", "played", "wrong", "duty"),
    [
        (("1c 4c 1o", "2o 2e 2b", ""), "", "1o", "lead_ace"),
        (("3c 12c 1o", "2o 2e 2b", ""), "", "1o", "lead_3_king"),
        (("12c 1e 1o", "2o 2e 2b", ""), "1o 2o", "1e", "lead_highest_trump"),
        (("1o 12c 1e", "2o 2e 2b", ""), "1o", "2e", "follow_suit"),
        (("1o 12c 1e", "2c 2e 2b", ""), "1o", "2e", "must_trump"),
        (("11c 12o 1e", "2c 3c 2b", ""), "11c", "2c", "beat_trump"),
        (("11c 12o 1e", "2c 3c 2b", ""), "11c", "2b", "follow_suit"),
    ],
)
def test_a_card_that_a_duty_forbids_names_the_duty(
    hands: tuple[str, ...], played: str, wrong: str, duty: str
) -> None:
    state = contest(hands, "5c")
    play(state, played)
    assert reason(state, wrong) == duty


def test_a_card_that_may_be_played_has_no_reason_against_it() -> None:
    state = contest(("1o 12c 1e", "2o 2e 2b", ""), "5c")
    assert [reason(state, code) for code in ("1o", "12c", "1e")] == [None, None, None]


def test_on_its_honour_no_own_card_has() -> None:
    state = contest(("1c 4c 1o", "2o 2e 2b", ""), "5c", misplay="honour")
    assert [reason(state, code) for code in ("1c", "4c", "1o")] == [None, None, None]
    assert reason(state, "2o") == "not_in_hand"


def test_only_the_own_hand_can_be_played_and_only_in_turn() -> None:
    state = contest(("1o 12c 1e", "2o 2e 2b", ""), "5c")
    assert reason(state, "2o") == "not_in_hand"
    assert reason(state, "5c") == "exposed"
    assert reason(state, "pot:0") == "choose_card"
    assert reason(state, "2o", seat=1) == "not_your_turn"


def test_a_card_can_be_picked_for_the_exchange_once() -> None:
    state = dealt(FOUR, "5c")
    do(state, "0 go", "1 go", "2 pass", "3 pass", "0 discard 4o")
    assert [reason(state, code) for code in ("4o", "2o", "1c")] == ["already_picked", "in_order", None]


def test_where_something_is_said_nothing_can_be_picked() -> None:
    state = dealt(FOUR, "5c")
    assert reason(state, "1c") == "choose_words" and reason(state, "count:2") is None


def test_chips_go_onto_one_pot_after_another_and_no_more_than_are_owed() -> None:
    state = paying((0, 7))
    assert [reason(state, thing) for thing in ("pot:0", "pot:1", "count:7", "count:8", "seat:0")] == [
        None, "one_after_another", None, "not_so_many", "choose_amount"
    ]  # fmt: skip


def test_only_another_who_played_can_be_accused_and_not_in_the_last_trick() -> None:
    hands = ("1c 1o 1e", "2o 10e 2b", "4o 4e 4b", "")
    state = contest(hands, "5c", misplay="honour", detection="accuse")
    play(state, "1o 2o 4o", "1c 2b 4b", "1e 10e 4e")
    do(state, "3 accuse 0 1", "0 silent")
    things = ("seat:1", "seat:0", "seat:3", "seat:2", "trick:1", "trick:2", "card:3")
    assert [reason(state, thing) for thing in things] == [
        "yourself", "found_out", "not_playing", None, None, "last_trick", "choose_seat"
    ]  # fmt: skip
