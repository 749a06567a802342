"""Lessons as rows: how they are read, how a position is laid, and what of a question may be answered."""

from __future__ import annotations

import pytest

from game import GAMES, find
from game.core.action import parse_action
from game.core.errors import UserError
from game.lab.checks import check_lessons
from game.lessons.course import course, merge, narrow, read_course, start_chapter
from maps.reader import graph_of

ROWS = """
game = "bulls"
name = "Play"
coach = "teo"
seed = 1
player = [{ who = "A" }, { who = "B", bot = "lola" }]

[[chapter]]
id = "one"
name = "One"
text = "About one thing."
position = {}
beat = [{ text = "Well." }]
"""


def test_every_game_has_a_course_whose_people_it_seats() -> None:
    for name, game in GAMES.items():
        rows = course(name)
        assert rows.game == name
        assert len(rows.player) in game.meta.seats
        assert [seat.human for seat in rows.seats(game.meta.colours)].count(True) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_lab_finds_the_dice_of_every_chapter_in_order(game: str) -> None:
    assert all(line.endswith(": ok") for line in check_lessons(find(game), graph_of(find(game))))


def test_a_game_without_lessons_is_a_fault() -> None:
    with pytest.raises(UserError, match="no lessons for 'chess'"):
        course("chess")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed = 1", "seed = 'one'"),
        ('text = "Well."', 'texts = "Well."'),
        ('text = "Well."', 'text = "Well.", show = ["die"]'),
        ('text = "Well."', 'text = "Well.", do = ["play card"]'),
        ('text = "Well."', 'text = "Well.", until = "("'),
        ("position = {}", "position = {"),
    ],
)
def test_rows_that_make_no_sense_are_refused_with_a_reason(old: str, new: str) -> None:
    read_course(ROWS, "rows.toml")
    with pytest.raises(UserError, match=r"^rows\.toml: ."):
        read_course(ROWS.replace(old, new), "rows.toml")


def test_a_position_replaces_fields_and_items_and_leaves_the_rest() -> None:
    whole = {"row": 0, "players": [{"fame": 0, "ducats": 3}, {"fame": 0}], "hands": [[1], [2]]}
    part = {"row": 3, "players": {"0": {"fame": 7}}, "hands": [[5], []]}
    assert merge(whole, part) == {
        "row": 3,
        "players": [{"fame": 7, "ducats": 3}, {"fame": 0}],
        "hands": [[5], []],
    }


def test_a_question_is_narrowed_to_what_the_coach_asks_for() -> None:
    game, rows = find("bulls"), course("bulls")
    chapter = rows.find("cards")
    assert chapter is not None
    ask = start_chapter(game, rows, chapter, graph_of(game)).ask
    assert ask is not None
    assert len(ask.options) == 3
    assert narrow(ask, [parse_action("play card:35")]).options == (parse_action("play card:35"),)
    assert narrow(ask, [parse_action("play card:1")]) is ask
