"""The rows of cards and destinations; what is wrong in them is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given

import game.bulls
from game.bulls.rows import COLOURS, DESTINATION_KINDS, KINDS, CardFile, DestinationFile
from game.core.errors import UserError
from game.core.toml_rows import read_rows
from tests.damage import damaged

HERE = Path(game.bulls.__file__).parent
CARDS = (HERE / "cards.toml").read_text(encoding="utf-8")
DESTINATIONS = (HERE / "destinations.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("days = 3 ", "days = 0 ", "$.rules.days"),
        ("base_hand = 5", "base_hands = 5", "$.rules"),
        ('owner = "own", n = 3', "n = 3", "$.action[0].effects[0]"),
        ('die = "bull", n = 1', 'die = "bull", owner = "own", n = 1', "$.action[15].effects[0]"),
        ('op = "draw", n = 1', 'op = "draw", n = 0', "$.action[1].effects[1].n"),
        ('op = "score"', 'op = "dance"', "$.action[4].effects[1].op"),
        ('n = 5, where = "board"', 'n = "all", where = "board"', "$.action[2].effects[0]"),
        ("count = 4", 'count = "four"', "$.action[0].count"),
        ("[rules]", "[rules", "line"),
    ],
)
def test_a_wrong_row_is_named_with_its_file_and_place(old: str, new: str, place: str) -> None:
    assert old in CARDS
    with pytest.raises(UserError) as fault:
        read_rows(CARDS.replace(old, new, 1), "cards.toml", CardFile)
    assert str(fault.value).startswith("cards.toml: ") and place in str(fault.value)


@given(damaged(DESTINATIONS.encode()))
def test_damaged_rows_are_read_or_refused_in_one_sentence(whole: bytes) -> None:
    try:
        rows = read_rows(whole.decode(errors="replace"), "destinations.toml", DestinationFile)
    except UserError as fault:
        assert str(fault).startswith("destinations.toml: ")
    else:
        assert isinstance(rows, DestinationFile)


def test_every_card_has_its_own_id_name_and_text() -> None:
    for rows in (KINDS, DESTINATION_KINDS):
        for column in ("id", "name", "text"):
            values = [getattr(row, column) for row in rows]
            assert len(set(values)) == len(values) and all(values)


def test_the_bull_icon_marks_exactly_the_cards_that_deal_with_bulls() -> None:
    for row in KINDS:
        bulls = any(getattr(e, "die", "") == "bull" or type(e).__name__ == "Release" for e in row.effects)
        assert row.bull_icon == bulls
        assert row.direction_card == any(getattr(effect, "do", "") == "place" for effect in row.effects)


def test_there_is_a_colour_for_every_seat() -> None:
    assert len(set(COLOURS)) == 6
