"""A record is a whole game as text: read as it was written, or refused with the line that is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.action import action, token
from game.core.errors import UserError
from game.core.record import Record, parse_record
from game.core.seat import Seat, is_name
from tests.damage import damaged

ACTIONS = st.builds(
    action,
    st.sampled_from(["play", "pick", "done"]),
    st.builds(token, st.sampled_from(["card", "die"]), st.integers(0, 99)),
)
NAMES = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Z"), exclude_characters="[]*"),
    min_size=1,
    max_size=12,
).filter(is_name)
RECORDS = st.builds(
    Record,
    game=st.sampled_from(["bulls", "pile"]),
    version=st.integers(1, 99),
    board=st.sampled_from(["", "town 3f1c9a0b77e2d514", "Mi pueblo 00ff"]),
    options=st.dictionaries(
        st.sampled_from(["start", "days", "blind"]), st.sampled_from([True, False, 3, -1, "random"])
    ),
    seats=st.lists(
        st.builds(Seat, st.just(0), NAMES, st.just("blue"), st.sampled_from([None, "lola"])),
        min_size=1,
        max_size=6,
    ).map(
        lambda seats: tuple(Seat(index, seat.name, seat.colour, seat.bot) for index, seat in enumerate(seats))
    ),
    seed=st.integers(0, 2**64 - 1),
    actions=st.lists(ACTIONS, max_size=30),
    position=st.sampled_from(["", '{"day":1}']),
    notes=st.dictionaries(st.sampled_from(["orders:0:parry", "x"]), st.sampled_from(["never", "two words"])),
)


@given(RECORDS)
def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    assert parse_record(record.text()) == record


RECORD = Record(
    game="bulls",
    version=1,
    board="town 3f1c",
    options={"days": 3},
    seats=(Seat(0, "Ana María", "yellow"), Seat(1, "Lola", "blue", "lola")),
    seed=7,
    actions=[action("play", token("card", 31)), action("done")],
    position='{"day":1}',
)


def test_a_record_reads_like_this() -> None:
    assert RECORD.text().splitlines() == [
        "sobremesa 1",
        "game bulls 1",
        "board town 3f1c",
        "option days 3",
        "seat yellow human Ana María",
        "seat blue lola Lola",
        "seed 7",
        "play card:31",
        "done",
        'position {"day":1}',
        f"check {RECORD.text().split()[-1]}",
    ]


def test_windows_line_ends_and_blank_space_around_do_no_harm() -> None:
    assert parse_record("\r\n" + RECORD.text().replace("\n", "\r\n") + "\r\n\r\n") == RECORD


def test_a_text_without_its_checksum_is_read_too() -> None:
    assert parse_record(RECORD.text().rpartition("check")[0]) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("sobremesa 1", "chess 1", "This is not a game of Sobremesa"),
        ("sobremesa 1", "sobremesa 9", "another edition"),
        ("seed 7", "seed seven", "Line 7 cannot be read: 'seed seven'"),
        ("game bulls 1", "game bulls", "Line 2 cannot be read"),
        ("blue lola Lola", "blue lola [x]", "Line 6 cannot be read: 'seat blue lola [x]'"),
        ("card:31", "card31", "Line 8: 'card31' is not the name of a thing"),
        ("game bulls 1\n", "", "does not say what was played"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, words: str) -> None:
    text = RECORD.text().rpartition("check")[0].replace(old, new)
    with pytest.raises(UserError) as fault:
        parse_record(text)
    assert words in str(fault.value)


def test_a_changed_line_does_not_match_the_checksum() -> None:
    with pytest.raises(UserError, match="do not match their checksum"):
        parse_record(RECORD.text().replace("card:31", "card:32"))


@given(damaged(RECORD.text().encode()))
def test_a_damaged_record_is_refused_in_one_sentence(whole: bytes) -> None:
    try:
        assert isinstance(parse_record(whole.decode(errors="replace")), Record)
    except UserError as fault:
        assert str(fault)
