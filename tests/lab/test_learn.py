"""Learning: the same games teach the same weights, and they foretell games better than chance does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import main
from game import GAMES
from game.bots.characters import find_character
from game.core.errors import UserError
from game.core.game import AnyGame
from game.core.rng import Rng
from game.estimate import read_weights, shares
from game.lab import simulate as lab
from game.lab.learn import POSITIONS, Position, Sample, Training, learn, mean_loss, regress
from maps.reader import graph_of
from tests.needs import mostly_long
from tests.pile import PILE, PileState

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
TEO = find_character("teo", "pile")
COURSE = Training(PILE, TEO, 60, 1, None)


def drawn_positions(weights: tuple[float, ...], count: int) -> list[Position]:
    """Positions of three seats whose winners are drawn by those weights."""
    rng = Rng(5)
    found = []
    for _ in range(count):
        measures = [tuple(4 * rng.unit() - 2 for _ in weights) for _ in range(3)]
        left = rng.unit()
        chances = shares(measures, weights)
        winner = next((seat for seat in range(3) if (left := left - chances[seat]) < 0), 2)
        found.append(Position(measures, [float(seat == winner) for seat in range(3)]))
    return found


def test_weights_are_found_again_that_made_the_winners() -> None:
    found = regress(drawn_positions((0.8, 0.0, 0.3), 4000), (0.0, 0.0, 0.0))
    assert found == pytest.approx((0.8, 0.0, 0.3), abs=0.1)


def test_wherever_the_search_begins_it_ends_at_the_same_weights() -> None:
    positions = drawn_positions((0.8, 0.2), 500)
    assert regress(positions, (0.0, 0.0)) == pytest.approx(regress(positions, (3.0, 2.0)), abs=1e-5)


def test_no_weights_nearby_would_do_better() -> None:
    positions = drawn_positions((0.8, 0.2), 2000)
    found = regress(positions, (0.0, 0.0))
    least = mean_loss(positions, found)
    for one in (-0.05, 0.05):
        assert mean_loss(positions, (found[0] + one, found[1])) > least
        assert mean_loss(positions, (found[0], found[1] + one)) > least


def test_what_seems_to_harm_counts_for_nothing() -> None:
    turned = [
        Position([(-row[0], row[1]) for row in position.features], position.payoffs)
        for position in drawn_positions((0.8, 0.2), 500)
    ]
    found = regress(turned, (0.0, 0.0))
    assert found[0] == 0.0 and found[1] > 0


def test_a_feature_in_which_all_are_equal_counts_for_nothing() -> None:
    positions = [
        Position([(*row, 1.0) for row in position.features], position.payoffs)
        for position in drawn_positions((0.8,), 300)
    ]
    assert regress(positions, (0.0, 0.0))[1] == pytest.approx(0.0, abs=1e-6)


def numbered(number: int) -> PileState:
    """Stands for a position: its number is all that is measured of it."""
    return PileState([], Rng(0), None, turns=number)


def test_every_position_of_a_game_is_as_likely_to_be_kept() -> None:
    kept = [0] * 48
    for seed in range(400):
        sample = Sample(replace(PILE, features=lambda state: ((float(state.turns),),)), Rng(seed))
        for number in range(len(kept)):
            sample.offer(numbered(number))
        assert len(sample.kept) == POSITIONS
        for ((measured,),) in sample.kept:
            kept[int(measured)] += 1
    assert sum(kept) == 400 * POSITIONS and 60 < min(kept) <= max(kept) < 140


def test_the_same_seed_writes_the_same_rows() -> None:
    assert learn(COURSE).rows() == learn(COURSE).rows() != learn(replace(COURSE, seed=100)).rows()


def test_it_does_not_matter_how_many_processes_play() -> None:
    bulls = GAMES["bulls"]
    course = Training(bulls, find_character("regular", "bulls"), 8, 1, graph_of(bulls))
    assert learn(course).rows() == learn(course, jobs=2).rows()


def test_weights_so_far_do_not_matter_to_what_is_learnt() -> None:
    other = replace(COURSE, game=replace(PILE, weights=(0.1,)))
    assert learn(other).rows() == learn(COURSE).rows()


def test_what_was_learnt_foretells_games_that_were_not_seen() -> None:
    found = learn(COURSE)
    assert found.fit.loss < found.fit.uniform
    assert found.weights[0] > 0
    assert read_weights(found.rows(), "weights.toml", PILE.feature_names) == found.weights


def test_shares_were_won_about_as_often_as_they_said() -> None:
    bands = learn(replace(COURSE, games=200)).bands
    assert [band.share for band in bands] == sorted(band.share for band in bands)
    for band in bands:
        if band.seats > 200:
            assert band.won == pytest.approx(band.share, abs=0.12)


def test_games_without_an_end_teach_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MAX_DECISIONS", 3)
    with pytest.raises(UserError, match="0 games came to an end; it takes 5"):
        learn(COURSE)


@pytest.mark.parametrize(
    "game", mostly_long(GAMES.values(), [GAMES["bulls"], GAMES["toruro"]]), ids=lambda game: game.meta.id
)
def test_a_few_games_of_regulars_tell_more_than_chance(game: AnyGame) -> None:
    found = learn(Training(game, find_character("regular", game.meta.id), 6, 1, graph_of(game)))
    assert found.before < found.fit.uniform
    assert read_weights(found.rows(), "weights.toml", game.feature_names) == found.weights
    assert found.text().count("->") == len(game.feature_names)


def test_the_command_writes_the_rows_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.toml"
    assert main.main(["learn", "bulls", "--games", "6", "--file", str(file)]) == 0
    assert len(read_weights(file.read_text(), file.name, GAMES["bulls"].feature_names)) > 0
    assert "log loss" in capsys.readouterr().out


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["learn", "bulls", "--games", "6", "--file", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"sobremesa: {tmp_path} cannot be used: ") and said.count("\n") == 1
