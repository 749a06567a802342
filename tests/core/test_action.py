"""Tokens and Actions are shared values with a one-line text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.action import Token, action, parse_action, parse_token, token
from game.core.errors import UserError

KINDS = st.sampled_from(["card", "runner", "bull", "space", "face", "left_pile"])
TOKENS = st.builds(token, KINDS, st.integers(0, 10**9 - 1))


@given(st.sampled_from(["play", "pick", "done"]), st.lists(TOKENS, max_size=4))
def test_an_action_is_read_as_it_was_written(verb: str, things: list[Token]) -> None:
    made = action(verb, *things)
    assert parse_action(str(made)) is made


def test_a_token_reads_as_kind_and_number() -> None:
    assert str(token("card", 31)) == "card:31"
    assert str(action("take", token("card", 31), token("seat", 2))) == "take card:31 seat:2"


def test_equal_names_are_one_object() -> None:
    assert token("card", 3) is token("card", 3)
    assert action("pick", token("card", 3)) is action("pick", token("card", 3))


@pytest.mark.parametrize(
    "word", ["card", "card:", ":3", "card:x", "card:-1", "card:1:2", "ca rd:1", "card:²", "card:1234567890"]
)
def test_what_is_no_name_is_refused_in_words(word: str) -> None:
    with pytest.raises(UserError) as fault:
        parse_token(word)
    assert str(fault.value) == f"'{word}' is not the name of a thing (such as card:31)."


@given(st.text(max_size=20))
def test_no_text_breaks_the_reading_of_actions(text: str) -> None:
    try:
        parse_action(f"x {text}")
    except UserError as fault:
        assert "is not the name of a thing" in str(fault)
