"""Puzzles are found in games between bots, and those that ship are tried again."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import main
from game import find
from game.bots.characters import names_by_number
from game.bots.judge import Judge
from game.core.game import AnyGame
from game.core.rng import Rng
from game.lab import puzzles as lab
from game.lab.puzzles import Contest, check_some, compared, is_fit, is_sound
from game.puzzles.puzzle import Puzzle, laid, puzzles, read_puzzles
from maps.reader import graph_of
from tests.test_commands import EVERY_GAME


def test_two_options_are_compared_state_by_state() -> None:
    chance = Random(1)
    one = [chance.random() for _ in range(400)]
    close = compared(one, [share - 0.1 for share in one])
    assert (round(close.gain, 9), close.states) == (0.1, 400)
    assert close.error < 1e-9
    assert 0.01 < compared(one, [chance.random() for _ in one]).error < 0.04


def surest(game: AnyGame) -> Puzzle:
    """The puzzle whose answer is proved the soonest."""
    return max(puzzles(game.meta.id), key=lambda puzzle: puzzle.gain / (puzzle.error + 0.001))


@EVERY_GAME
def test_an_answer_holds_in_other_states_and_the_tempting_option_does_not(game: AnyGame) -> None:
    puzzle, board = surest(game), graph_of(game)
    assert is_sound(puzzle, game, board, seed=3)
    swapped = msgspec.structs.replace(puzzle, answer=puzzle.tempting, tempting=puzzle.answer)
    assert not is_sound(swapped, game, board, seed=3)


def test_the_option_ahead_wins_when_it_surely_beats_all_others() -> None:
    game = find("toruro")
    puzzle = surest(game)
    table, ask = laid(puzzle, game, None, names_by_number())
    contest = Contest(Judge(game, table.view(ask.seat), ask, 5), ask)
    assert contest.is_promising(64)
    assert contest.is_won()
    assert contest.best == puzzle.answer - 1


def test_a_question_with_one_option_or_of_several_things_is_no_puzzle() -> None:
    game = find("toruro")
    _, ask = laid(puzzles("toruro")[0], game, None, names_by_number())
    assert is_fit(game, ask)
    assert not is_fit(game, ask._replace(options=ask.options[:1]))
    assert not is_fit(game, ask._replace(human_only=len(ask.options) - 1))


def test_puzzles_prints_rows_that_can_be_read_and_tried(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "LOOKED_AT", 6)
    monkeypatch.setattr(lab, "ASKED", {"novice": 20, "regular": 20, "strong": 1, "master": 1})
    assert main.main(["puzzles", "toruro", "--games", "1", "--seed", "2"]) == 0
    said = capsys.readouterr()
    (puzzle, *_) = read_puzzles(said.out, "rows.toml", "toruro")
    assert is_sound(puzzle, find("toruro"), None, seed=4)


@EVERY_GAME
def test_puzzles_says_of_each_that_it_tries_whether_it_holds(
    game: AnyGame, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "puzzles", lambda id: (surest(game),))
    assert main.main(["puzzles", game.meta.id, "--check", "2", "--seed", "1"]) == 0
    assert capsys.readouterr().out == f"{surest(game).number}: ok\n"


def test_puzzles_fails_where_an_answer_does_not_hold(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = surest(find("toruro"))
    swapped = msgspec.structs.replace(puzzle, answer=puzzle.tempting, tempting=puzzle.answer)
    monkeypatch.setattr(lab, "puzzles", lambda id: (swapped,))
    assert main.main(["puzzles", "toruro", "--check", "1"]) == 1
    assert "does not hold" in capsys.readouterr().out


def test_what_is_tried_is_taken_at_random_and_never_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "is_sound", lambda *_: True)
    game, count = find("toruro"), len(puzzles("toruro"))
    everything = [number for number, _ in check_some(game, None, 999, seed=1)]
    assert sorted(everything) == sorted(puzzle.number for puzzle in puzzles("toruro"))
    assert len({next(check_some(game, None, 1, Rng(seed).split().word)) for seed in range(20)}) > 1 < count


@pytest.mark.parametrize(
    "words",
    [[], ["--games", "0"], ["--games", "1", "--check", "1"], ["--check", "none"]],
)
def test_puzzles_wants_to_know_whether_to_find_or_to_try(words: list[str]) -> None:
    with pytest.raises(SystemExit) as fault:
        main.main(["puzzles", "toruro", *words])
    assert fault.value.code == 2


def test_puzzles_of_an_unknown_game_or_of_one_without_any_are_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main.main(["puzzles", "chess", "--check", "1"]) == 1
    monkeypatch.setattr(lab, "puzzles", lambda id: ())
    assert main.main(["puzzles", "toruro", "--check", "1"]) == 1
    assert "no puzzles of Toruro" in capsys.readouterr().err
