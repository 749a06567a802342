"""The characters are rows; whoever writes a wrong one is told so in one sentence."""

from __future__ import annotations

import pytest

from game import GAMES
from game.bots.characters import (
    INSTINCT,
    RANDOM,
    ROWS,
    characters,
    find_character,
    names_by_number,
    read_characters,
    with_habits,
)
from game.core.errors import UserError
from game.core.game import AnyGame, Value
from game.storage.paths import resource

LOLA = """
[[character]]
id = "lola"
number = 3
name = "Lola"
level = "novice"
games = ["all"]
sentence = "Follows her heart."
budget = "None."
temperature = 4.0
epsilon = 0.15
"""


def test_every_character_says_how_it_plays_and_how_long_it_thinks() -> None:
    for row in characters():
        assert row.sentence.endswith(".")
        assert row.budget.endswith(".")
        assert bool(row.iterations) == bool(row.seconds) == (row.level in ("strong", "master"))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
def test_each_game_has_six_or_more_on_four_levels_and_some_with_a_temper(game: AnyGame) -> None:
    able = [row for row in characters() if row.plays(game.meta.id)]
    assert len(able) >= 6
    assert list(dict.fromkeys(row.level for row in able)) == ["novice", "regular", "strong", "master"]
    assert any(row.spite for row in able)
    assert {"bold", "greedy"} <= {trait for row in able for trait, points in row.urges.items() if points > 0}


def test_everybody_has_a_face_of_their_own() -> None:
    for row in characters():
        assert resource(f"assets/pictures/faces/{row.id}.webp").is_file()


def test_a_character_is_found_by_id_or_level() -> None:
    assert find_character("lola", "pile").level == "novice"
    assert find_character("novice", "pile").id == "lola"
    assert find_character("random", "pile") is RANDOM
    assert find_character("instinct", "pile") is INSTINCT


def test_an_unknown_character_is_refused_with_those_there_are() -> None:
    with pytest.raises(UserError) as refusal:
        find_character("deep blue", "pile")
    assert str(refusal.value) == (
        "Nobody called 'deep blue' plays this; there are: lola (novice), cosme (novice), teo (regular), "
        "remedios (regular), ines (strong), gaspar (strong), baltasar (strong), urraca (master), random, "
        "instinct."
    )


def test_a_character_plays_only_the_games_it_knows() -> None:
    (lola,) = read_characters(LOLA.replace('"all"', '"bulls"'), "x.toml")
    assert lola.plays("bulls")
    assert not lola.plays("pile")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("epsilon = 0.15", "epsilon = 1.5", "epsilon"),
        ("temperature = 4.0", "temperature = -1", "temperature"),
        ('name = "Lola"\n', "", "name"),
        ('name = "Lola"', 'title = "Lola"', "title"),
        ('id = "lola"', 'id = "Lola Montez"', "id"),
        ("[[character]]", "[character]", "array"),
        ('level = "novice"', "level = novice", "line 6"),
        ('"all"', "7", "games"),
        ('"novice"', '"wizard"', "wizard.*character\\[0\\].level"),
        ("epsilon = 0.15", "epsilon = 0.15\niterations = -1", "character\\[0\\].iterations"),
        ("epsilon = 0.15", "epsilon = 0.15\nseconds = 'one'", "character\\[0\\].seconds"),
        ("epsilon = 0.15", "epsilon = 0.15\nspite = 2", "character\\[0\\].spite"),
        ("epsilon = 0.15", "epsilon = 0.15\nurges = { lazy = 1 }", "lazy.*character\\[0\\].urges"),
        ("epsilon = 0.15", "epsilon = 0.15\nurges = { bold = 'very' }", "character\\[0\\].urges"),
    ],
)
def test_a_wrong_row_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(UserError, match=rf"^{ROWS.name}: [^\n]*{reason}[^\n]*$"):
        read_characters(LOLA.replace(old, new), ROWS.name)


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (LOLA.replace("number = 3", "number = 4"), "two characters of the id 'lola'"),
        (LOLA.replace('"lola"', '"lolita"'), "two characters of the number '3'"),
        (LOLA.replace('"lola"', '"lolita"').replace("number = 3", "number = 2"), "of the number '2'"),
    ],
)
def test_two_characters_of_one_id_or_number_are_refused(other: str, reason: str) -> None:
    with pytest.raises(UserError, match=reason):
        read_characters(LOLA + other, ROWS.name)


def test_lines_of_games_know_the_characters_by_these_numbers_for_ever() -> None:
    assert [*names_by_number()][:14] == [
        "random", "instinct", "lola", "cosme", "teo", "remedios", "andres", "curro", "maite", "rodrigo",
        "ines", "gaspar", "baltasar", "urraca",
    ]  # fmt: skip


def test_a_habit_is_on_for_every_seat_on_which_somebody_has_it() -> None:
    lola, andres = find_character("lola", "toruro"), find_character("andres", "toruro")
    options: dict[str, Value] = {"preset": "mesa", "hr5": 0b1}
    assert with_habits(options, [None, lola, andres, None, andres]) == {"preset": "mesa", "hr5": 0b10101}
    assert with_habits({}, [lola, lola, andres]) == {"hr5": 0b100}
    assert with_habits({}, [None, lola]) == {}
