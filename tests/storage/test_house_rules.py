"""House rules: kept by name, written as text, and refused in one sentence that says where."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game import GAMES, find
from game.core.errors import UserError
from game.core.game import Meta
from game.core.record import Record, parse_record
from game.core.seat import Seat
from game.storage.house_rules import (
    HOUSE,
    LONGEST_NAME,
    MOST,
    HouseBook,
    HouseRules,
    house_name,
    house_rules_file,
    parse_house_rules,
)

BULLS = find("bulls").meta
ONE_DAY = HouseRules("as at Grandma's", "bulls", {"days": 1})


def book(faults: list[UserError] | None = None) -> HouseBook:
    told = [] if faults is None else faults
    return HouseBook(house_rules_file(), told.append)


def test_house_rules_are_read_again_as_they_were_kept_and_deleted() -> None:
    other = HouseRules("as on Sundays", "toruro", {})
    book().put(ONE_DAY)
    book().put(other)
    assert book().all() == [ONE_DAY, other]
    assert book().of(BULLS) == [ONE_DAY]
    book().delete(ONE_DAY)
    assert book().all() == [other]


def test_house_rules_come_back_from_their_text_in_every_game() -> None:
    for name in ("bulls", "toruro", "alatriste"):
        meta = find(name).meta
        options = {
            option.key: choice
            for option in meta.options
            for choice, _ in option.choices[-1:]
            if choice != option.default
        }
        given = HouseRules("Año viejo, 2 ½", name, options)
        assert parse_house_rules(given.text(), meta) == given
        assert parse_house_rules(given.text().replace("\n", "\r\n\r\n"), meta) == given


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This text holds no house rules"),
        ("hello", "This text holds no house rules"),
        ("house rules toruro x", "Line 1: these house rules are for another game (toruro)"),
        ("house rules bulls", "Line 1: these house rules have no name"),
        ("house rules bulls []", "Line 1: these house rules have no name"),
        (
            "house rules bulls x\noption days 1\noption days 9",
            "Line 3 is no rule of this game: 'option",
        ),
        ("house rules bulls x\noption days ²", "Line 2 is no rule"),
        ("house rules bulls x\noption days --2", "Line 2 is no rule"),
        (f"house rules bulls x\noption days {'2' * 3000}", "Line 2 is no rule"),
        ("house rules bulls x\noption", "Line 2 is no rule"),
        ("house rules bulls x\n\nseat yellow", "Line 3 is no rule"),
        ("house rules bulls x\n" + "\n" * 5000, "This text holds no house rules"),
    ],
)
def test_a_wrong_text_is_refused_in_one_sentence_that_says_where(text: str, said: str) -> None:
    if text.endswith("\n"):
        text += "option days 1"
    with pytest.raises(UserError) as fault:
        parse_house_rules(text, BULLS)
    assert str(fault.value).startswith(said)
    assert "\n" not in str(fault.value)


def test_another_set_of_a_name_is_numbered_and_the_same_one_is_kept_once() -> None:
    book().put(ONE_DAY)
    assert book().freely_named(ONE_DAY) == ONE_DAY
    other = book().freely_named(HouseRules(ONE_DAY.name, "bulls", {}))
    assert other.name == "as at Grandma's (2)"
    longest = HouseRules("x" * LONGEST_NAME, "bulls", {})
    book().put(longest)
    assert len(book().freely_named(HouseRules(longest.name, "bulls", {"days": 1})).name) == LONGEST_NAME
    book().put(ONE_DAY)
    assert book().all().count(ONE_DAY) == 1


def test_when_there_are_too_many_the_next_is_refused_and_nothing_is_lost() -> None:
    kept = HouseBook()
    for number in range(MOST):
        kept.put(HouseRules(str(number), "bulls", {}))
    with pytest.raises(UserError, match="delete one first"):
        kept.put(ONE_DAY)
    assert len(kept.all()) == MOST


@pytest.mark.parametrize("text", ["", "[]", "{", '{"sets": 1}', '{"sets": [{"name": 1}]}'])
def test_damaged_house_rules_are_set_aside_in_one_sentence(text: str) -> None:
    house_rules_file().parent.mkdir(parents=True, exist_ok=True)
    house_rules_file().write_text(text, encoding="utf-8")
    faults: list[UserError] = []
    assert book(faults).all() == []
    assert len(faults) == 1 and "house-rules.json.broken" in str(faults[0])


def test_a_set_with_a_rule_that_the_game_does_not_have_is_not_offered_but_stays() -> None:
    strange = HouseRules("of tomorrow", "bulls", {"moon": True})
    book().put(strange)
    assert book().of(BULLS) == []
    assert book().all() == [strange]


def test_a_record_says_by_which_house_rules_it_is_played() -> None:
    record = Record("bulls", 1, "", {}, (Seat(0, "Ana", "yellow"),), 7, notes={HOUSE: "as at Grandma's"})
    assert "\nnote house as at Grandma's\n" in record.text()
    assert parse_record(record.text()).notes[HOUSE] == "as at Grandma's"


@pytest.mark.parametrize("words", ["a\nb", "  a   b  ", "a b[]*\u200b"])
def test_a_name_is_one_line_of_letters_that_can_be_printed(words: str) -> None:
    assert house_name(words) == "a b"


def last_choices(meta: Meta) -> HouseRules:
    """A set in which every option has its last choice."""
    options = {option.key: option.choices[-1][0] for option in meta.options if option.choices}
    return HouseRules("as at Grandma's", meta.id, options)


TEXTS = [last_choices(game.meta).text() for game in GAMES.values()]


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(TEXTS), st.integers(0, 400), st.integers(0, 40), st.text(max_size=60))
@example(TEXTS[0], 0, 0, "\ud800\x00\u2028 [ui/x] {line}")
def test_a_damaged_text_is_refused_in_one_sentence_or_holds_rules_of_the_game(
    text: str, at: int, gone: int, put: str
) -> None:
    damaged = text[:at] + put + text[at + gone :]
    for game in GAMES.values():
        with suppress(UserError):
            _is_sound(damaged, game.meta)


def _is_sound(text: str, meta: Meta) -> None:
    """Read a text; what is read can be written and read again, and what is refused is one short line."""
    try:
        read = parse_house_rules(text, meta)
    except UserError as fault:
        assert "\n" not in str(fault) and len(str(fault)) < 200
        raise
    assert parse_house_rules(read.text(), meta) == read
    assert house_name(read.name) == read.name and read.game == meta.id
