"""What characters say: rows that are whole, and a choice that never repeats itself."""

from __future__ import annotations

from random import Random

import pytest

from game import GAMES
from game.bots.characters import characters
from game.bots.table_talk import LAST_WORDS, choose_line, lines_of, read_lines
from game.core.errors import UserError
from game.translation import tr, use

ROWS = """
moments = ["lulo"]
line = [{ who = "lola", when = "lulo", text = "Not {name} again!" }]
"""
FILES = (*GAMES, LAST_WORDS)


@pytest.mark.parametrize("file", FILES)
def test_every_character_has_two_lines_for_every_moment_of_its_games(file: str) -> None:
    rows = lines_of(file)
    assert rows.moments
    for who in characters():
        knows = file == LAST_WORDS or who.plays(file)
        for when in rows.moments:
            texts = {line.text for line in rows.line if (line.who, line.when) == (who.id, when)}
            assert len(texts) == 2 * knows, (who.id, when)


def test_no_two_characters_say_the_same() -> None:
    texts = [line.text for file in FILES for line in lines_of(file).line]
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_line_is_short_enough_for_a_glance(language: str) -> None:
    use(language)
    try:
        said = [tr(line.text, name="Maximiliana") for file in FILES for line in lines_of(file).line]
    finally:
        use("en")
    assert max(map(len, said)) <= 64
    assert not [words for words in said if "{" in words]


def test_no_line_is_said_twice_and_whoever_has_none_left_is_silent() -> None:
    chance, said = Random(4), list[str]()
    for _ in range(2):
        words = choose_line("toruro", "lola", "lulo", said, chance)
        assert words is not None and words not in said
        said.append(words)
    assert choose_line("toruro", "lola", "lulo", said, chance) is None


def test_which_line_is_said_hangs_on_chance_alone() -> None:
    drawn = [choose_line("toruro", "teo", "ace", (), Random(seed)) for seed in range(20)]
    assert len(set(drawn)) == 2
    assert drawn == [choose_line("toruro", "teo", "ace", (), Random(seed)) for seed in range(20)]


def test_nobody_says_anything_in_a_game_without_lines() -> None:
    assert choose_line("suns", "lola", "lulo", (), Random(1)) is None


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('who = "lola"', 'who = "lolo"', "nobody is called 'lolo'"),
        ('when = "lulo"', 'when = "lulu"', "no moment 'lulu'"),
        ("{name}", "{seat}", "a place that is not filled"),
        ("text =", "texts =", "texts"),
        ("moments", "moment", "moment"),
    ],
)
def test_a_wrong_row_is_refused_with_its_file_and_what_is_wrong(old: str, new: str, named: str) -> None:
    assert read_lines(ROWS, "suns.toml").line
    with pytest.raises(UserError, match=f"suns.toml.*{named}"):
        read_lines(ROWS.replace(old, new), "suns.toml")
