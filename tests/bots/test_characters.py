"""The characters are rows; whoever writes a wrong one is told so in one sentence."""

from __future__ import annotations

import pytest

from game.bots.characters import RANDOM, ROWS, characters, find_character, read_characters, with_habits
from game.core.fault import Fault

LOLA = """
[[character]]
id = "lola"
name = "Lola"
level = "novice"
games = ["all"]
sentence = "Follows her heart."
budget = "None."
temperature = 4.0
whim = 0.15
"""


def test_every_character_says_how_it_plays_and_how_long_it_thinks() -> None:
    assert [row.id for row in characters()] == ["lola", "teo", "andres", "ines", "urraca"]
    for row in characters():
        assert row.sentence.endswith(".")
        assert row.budget.endswith(".")


def test_a_character_is_found_by_id_or_level() -> None:
    assert find_character("lola", "pile").level == "novice"
    assert find_character("novice", "pile").id == "lola"
    assert find_character("random", "pile") is RANDOM


def test_an_unknown_character_is_refused_with_those_there_are() -> None:
    with pytest.raises(Fault) as refusal:
        find_character("deep blue", "pile")
    assert str(refusal.value) == (
        "Nobody called 'deep blue' plays this; there are: lola (novice), teo (regular), ines (strong), "
        "urraca (master), random."
    )


def test_a_character_plays_only_the_games_it_knows() -> None:
    (lola,) = read_characters(LOLA.replace('"all"', '"bulls"'), "x.toml")
    assert lola.plays("bulls")
    assert not lola.plays("pile")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("whim = 0.15", "whim = 1.5", "whim"),
        ("temperature = 4.0", "temperature = -1", "temperature"),
        ('name = "Lola"\n', "", "name"),
        ('name = "Lola"', 'title = "Lola"', "title"),
        ('id = "lola"', 'id = "Lola Montez"', "id"),
        ("[[character]]", "[character]", "array"),
        ('level = "novice"', "level = novice", "line 5"),
        ('"all"', "7", "games"),
    ],
)
def test_a_wrong_row_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(Fault, match=rf"^{ROWS.name}: [^\n]*{reason}[^\n]*$"):
        read_characters(LOLA.replace(old, new), ROWS.name)


def test_two_characters_of_one_id_are_refused() -> None:
    with pytest.raises(Fault, match="two characters 'lola'"):
        read_characters(LOLA + LOLA, ROWS.name)


def test_a_habit_is_on_for_every_seat_on_which_somebody_has_it() -> None:
    lola, andres = find_character("lola", "toruro"), find_character("andres", "toruro")
    options = {"preset": "mesa", "hr5": 0b1}
    assert with_habits(options, [None, lola, andres, None, andres]) == {"preset": "mesa", "hr5": 0b10101}
    assert with_habits({}, [lola, lola, andres]) == {"hr5": 0b100}
    assert with_habits({}, [None, lola]) == {}
