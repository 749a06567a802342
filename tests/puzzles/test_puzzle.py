"""The rows of puzzles: each ends at its question, and a wrong row is told with its file and place."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from game import GAMES
from game.bots.characters import names_by_number
from game.core.errors import UserError
from game.core.game import AnyGame
from game.puzzles.puzzle import FOLDER, LEVELS, laid, puzzles, read_puzzles, rows_of
from maps.reader import graph_of
from tests.needs import mostly_long
from tests.test_commands import EVERY_GAME

ROW = """
[[puzzle]]
number = 1
line = "BULLS-1ABCD#3"
answer = 3
tempting = 1
theme = "bulls.play_card"
level = "easy"
gain = 0.1
error = 0.01
"""


@pytest.mark.parametrize(
    "game", mostly_long(GAMES.values(), [GAMES["bulls"], GAMES["toruro"]]), ids=lambda game: game.meta.id
)
def test_every_puzzle_ends_at_a_question_for_its_only_person(game: AnyGame) -> None:
    board = graph_of(game)
    for puzzle in puzzles(game.meta.id):
        table, ask = laid(puzzle, game, board, names_by_number())
        assert [seat.index for seat in table.seats if seat.human] == [ask.seat]
        bots = [seat.bot for seat in table.seats if seat.bot]
        assert len({*bots}) == len(bots), "nobody sits there twice"
        assert ask.prompt == puzzle.theme
        assert ask.subset is None
        assert puzzle.line.endswith(f"#{len(table.record.actions)}")


@EVERY_GAME
def test_puzzles_come_from_the_easiest_to_the_hardest(game: AnyGame) -> None:
    levels = [LEVELS.index(puzzle.level) for puzzle in puzzles(game.meta.id)]
    assert levels
    assert levels == sorted(levels)


@EVERY_GAME
def test_a_game_has_sixty_puzzles_of_three_difficulties_and_no_theme_is_more_than_a_third(
    game: AnyGame,
) -> None:
    rows = puzzles(game.meta.id)
    assert Counter(row.level for row in rows) == dict.fromkeys(LEVELS, 20)
    assert max(Counter(row.theme for row in rows).values()) <= len(rows) / 3
    assert len({row.line for row in rows}) == len(rows)


def test_a_game_without_rows_has_no_puzzles() -> None:
    assert puzzles("chess") == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("answer = 3", "answer = 0"),
        ("answer = 3", "answer = 1"),
        ('"easy"', '"simple"'),
        ("gain = 0.1", "gain = 1.5"),
        ("gain = 0.1", ""),
        ("error", "mistake"),
        ("BULLS-1ABCD#3", "TORURO-1ABCD#3"),
        ("BULLS-1ABCD#3", "nothing"),
        ("number = 1", "number"),
    ],
)
def test_a_wrong_row_is_told_with_its_file(old: str, new: str) -> None:
    assert len(read_puzzles(ROW, "rows.toml", "bulls")) == 1
    with pytest.raises(UserError, match=r"^rows\.toml: [^\n]+$"):
        read_puzzles(ROW.replace(old, new, 1), "rows.toml", "bulls")


def test_no_two_puzzles_have_one_number() -> None:
    with pytest.raises(UserError, match="two puzzles of the number 1"):
        read_puzzles(ROW * 2, "rows.toml", "bulls")


@EVERY_GAME
def test_a_puzzle_that_points_elsewhere_is_refused(game: AnyGame) -> None:
    puzzle, board = puzzles(game.meta.id)[0], graph_of(game)
    for wrong in ({"theme": "dance"}, {"answer": 99}, {"line": puzzle.line[:-9]}):
        with pytest.raises(UserError):
            laid(msgspec.structs.replace(puzzle, **wrong), game, board, names_by_number())


def test_every_file_of_rows_is_of_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == set(GAMES)


def test_a_file_says_from_which_share_of_misses_on_its_puzzles_are_harder() -> None:
    rows = rows_of("bulls")
    assert [rows.level_of(missed) for missed in (0.0, rows.easy, rows.middle, 1.0)] == [
        *("easy", "easy", "middle", "hard")
    ]
    assert rows_of("chess").puzzle == ()
