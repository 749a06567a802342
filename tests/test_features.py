"""Prospects, in every game: what is measured has its names, and what is estimated are shares of a victory."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from pathlib import Path

import msgspec
import pytest

import game as games
from game import GAMES
from game.core.codec import encode
from game.core.game import AnyGame
from game.core.script import State
from game.estimate import Rows, estimate
from tests.pile import PILE
from tests.test_every_game import walk

EVERY_GAME = pytest.mark.parametrize("game", (PILE, *GAMES.values()), ids=lambda game: game.meta.id)
REAL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
SEEDS = pytest.mark.parametrize("seed", range(4))


def positions(game: AnyGame, seed: int) -> Iterator[State]:
    """Some positions of a game, early ones and late."""
    for number, (state, _, _) in enumerate(walk(game, seed)):
        if number % 5 == 0:
            yield state


@EVERY_GAME
@SEEDS
def test_every_seat_has_a_number_for_every_feature(game: AnyGame, seed: int) -> None:
    assert len(game.weights) == len(game.feature_names) == len(set(game.feature_phrases.values()))
    for state in positions(game, seed):
        measures = game.features(state)
        assert len(measures) == len(game.standings(state))
        for row in measures:
            assert len(row) == len(game.feature_names) and all(map(isfinite, row))


@EVERY_GAME
@SEEDS
def test_the_seats_share_one_victory(game: AnyGame, seed: int) -> None:
    for state in positions(game, seed):
        shares = estimate(game, state)
        assert sum(shares) == pytest.approx(1) and all(0 <= share <= 1 for share in shares)


@EVERY_GAME
@SEEDS
def test_measuring_changes_nothing(game: AnyGame, seed: int) -> None:
    for state in positions(game, seed):
        before = encode(state)
        assert estimate(game, state) == estimate(game, state)
        assert encode(state) == before


@EVERY_GAME
@SEEDS
def test_bots_can_measure_what_they_imagine(game: AnyGame, seed: int) -> None:
    for number, (state, ask, rng) in enumerate(walk(game, seed)):
        if number % 7 == 0:
            imagined = game.determinize(game.view(state, ask.seat), rng)
            assert sum(estimate(game, imagined)) == pytest.approx(1)


@REAL_GAMES
@SEEDS
def test_at_the_end_a_share_is_what_was_won(game: AnyGame, seed: int) -> None:
    *_, (state, _, _) = walk(game, seed)
    assert state.stack == []
    assert estimate(game, state) == [row.payoff for row in game.standings(state)]


@REAL_GAMES
def test_the_weights_were_learnt_from_many_games_with_as_many_seats_as_the_menu_offers(game: AnyGame) -> None:
    file = Path(games.__file__).parent / game.meta.id / "bots" / "weights.toml"
    fit = msgspec.toml.decode(file.read_bytes(), type=Rows).fit
    assert 1 <= fit.version <= game.meta.version
    assert set(fit.seats) == set(game.meta.offered)
    assert fit.games >= 1000 and fit.loss < fit.uniform
