"""A position as JSON: bookmarks by the names of their steps, and no line that breaks the reading."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bulls import GAME
from game.core.codec import decode, encode
from game.core.errors import UserError
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from maps.reader import board
from tests.damage import damaged, damaged_json
from tests.pile import PILE, PileState


def middle() -> PileState:
    """A game of the Pile after three decisions."""
    state = PILE.setup(2, {"blind": False}, Rng(5), None)
    ask = advance(state)
    for _ in range(3):
        assert ask is not None
        ask = advance(state, ask.options[0])
    return state


LINE = encode(middle())


def test_a_bookmark_is_the_name_of_a_step_not_its_number() -> None:
    assert json.loads(LINE)["stack"] == [
        {"script": "Rounds", "step": "next_turn"},
        {"script": "Turn", "step": "roll", "seat": 1},
    ]


def test_news_stay_behind() -> None:
    state = middle()
    state.events = []
    assert encode(state) == LINE and "events" not in json.loads(LINE)


def test_the_board_stays_behind_and_is_given_back() -> None:
    town = board("town").graph
    state = GAME.setup(2, {"start": "seat1", "days": 3}, Rng(1), town)
    advance(state)
    line = encode(state)
    assert "board" not in json.loads(line)
    again = decode(GAME, line, town)
    assert again.board is town and again == GAME.clone(state)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"Turn"', '"Turning"', "there is no script 'Turning'"),
        ('"roll"', '"rolling"', "the script 'Turn' has no step 'rolling'"),
        ('"turns":2', '"turns":"two"', "Expected `int`"),
        ('"hands":[[', '"hands":[["x",', "$.hands[0][0]"),
        ('"stack"', '"shelf"', "stack"),
        ("{", "", "JSON"),
    ],
)
def test_what_is_wrong_is_told(old: str, new: str, words: str) -> None:
    text = LINE.decode()
    assert old in text
    with pytest.raises(UserError, match="The position cannot be read") as fault:
        decode(PILE, text.replace(old, new, 1).encode())
    assert words in str(fault.value)


@given(st.one_of(damaged(LINE), damaged_json(LINE)))
def test_a_damaged_position_is_refused_in_one_sentence_or_asks_something(whole: bytes) -> None:
    try:
        state = decode(PILE, whole)
    except UserError as fault:
        assert str(fault).startswith("The position cannot be read: ")
    else:
        assert isinstance(state, PileState)


def test_a_position_that_was_read_goes_on_like_the_first() -> None:
    first, second = middle(), decode(PILE, LINE)
    ask: Ask | None = pending(first)
    assert pending(second) == ask
    rng = Rng(3)
    while ask is not None:
        choice: Any = rng.pick(ask.options)
        ask = advance(first, choice)
        assert advance(second, choice) == ask
    assert encode(first) == encode(second)
