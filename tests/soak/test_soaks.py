"""Every soak runs in the suite too, shortly."""

from __future__ import annotations

import sys
from random import Random

import pytest
from msgspec.structs import replace as replaced

from game import find
from game.lab.puzzles import AGAIN
from game.puzzles.puzzle import puzzles as rows
from tests.needs import long, mostly_long
from tests.soak import (
    bots,
    chance,
    damage,
    film,
    film_pictures,
    hidden,
    kill,
    lines,
    marks,
    outside,
    pads,
    puzzles,
    replay,
    told,
)

SHORT = 6


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_program_that_is_killed_at_any_moment_loses_no_more_than_the_decision_in_flight() -> None:
    for seed in range(SHORT):
        kill.once(Random(seed))


@pytest.mark.parametrize("kind", damage.KINDS, ids=lambda kind: kind.__name__)
def test_damaged_input_is_refused_in_one_sentence(kind: damage.Kind) -> None:
    for seed in range(40):
        kind(Random(seed))


QUICK = (outside.names, outside.foreign)
"""What comes from outside with every other test."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("kind", mostly_long(outside.KINDS, QUICK), ids=lambda kind: kind.__name__)
def test_what_comes_from_outside_reaches_the_window_and_is_answered(kind: outside.Kind) -> None:
    for seed in range(4):
        outside.clean()
        kind(Random(seed))


def test_games_between_bots_end() -> None:
    for seed in range(2):
        bots.once(Random(seed))


@pytest.mark.parametrize("seed", [0, long(1), long(2)])
def test_what_nobody_at_the_table_can_see_changes_nothing_for_them(seed: int) -> None:
    hidden.once(Random(seed))


@pytest.mark.parametrize("seed", [0, 2, 6])
def test_no_event_and_no_line_of_the_chronicle_tells_more_than_is_then_seen(seed: int) -> None:
    told.once(Random(seed))


@pytest.mark.parametrize("game", mostly_long(marks.GAMES, ("bulls", "toruro")))
def test_what_is_drawn_of_a_table_is_what_the_rules_would_do(game: str) -> None:
    assert sum(marks.look(game, Random(seed), 8) for seed in range(5)) > 30


def test_another_process_steps_a_game_to_the_same_end() -> None:
    for seed in range(3):
        replay.once(Random(seed))


def test_a_film_shows_every_position_to_which_its_game_was_stepped() -> None:
    for seed in range(3):
        film.once(Random(seed))


@pytest.mark.parametrize("seed", [100, 102])
def test_a_film_looks_the_same_however_one_gets_there_and_tells_nothing_hidden(seed: int) -> None:
    film_pictures.once(Random(seed))


def test_games_go_through_another_process_as_lines_and_what_is_no_line_is_refused_soon() -> None:
    for seed in range(4):
        lines.once(Random(seed))


def test_dice_that_games_roll_and_cards_that_they_deal_are_fair() -> None:
    assert chance.is_fair("dice of bulls", chance.faces("bulls", 3000), 6)
    assert all(chance.is_fair("cards of toruro", counted, 40) for counted in chance.cards("toruro", 400))


def test_the_answer_of_a_puzzle_holds_again_and_the_tempting_one_does_not() -> None:
    game, (puzzle, *_) = find("toruro"), rows("toruro")
    assert puzzles.failing(game, puzzle, 1, AGAIN, 300) == []
    swapped = replaced(puzzle, answer=puzzle.tempting, tempting=puzzle.answer)
    assert puzzles.failing(game, swapped, 1, AGAIN, 300) != []


@pytest.mark.skipif(sys.platform != "linux", reason="the pads are plugged into the library by its path")
def test_no_pad_moves_shows_or_speaks_what_belongs_to_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pads, "EVENTS", 60)
    pads.once(Random(1))
