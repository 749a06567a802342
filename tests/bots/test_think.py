"""Bots decide by their view alone, and each level decides as its sentence says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import exp

import pytest
from msgspec.structs import replace

from game import GAMES
from game.bots.characters import RANDOM, Character, characters, find_character
from game.bots.think import best_place, choose, softmax_sample
from game.core.game import AnyGame, Game, S, V
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from maps.reader import graph_of
from tests.needs import mostly_long
from tests.pile import PILE

BOTS = tuple(replace(row, iterations=min(row.iterations, 6)) for row in characters())
"""Everybody, but no slower than a test should be."""
TEO = find_character("teo", "pile")
EVERY_GAME = pytest.mark.parametrize("game", (PILE, *GAMES.values()), ids=lambda game: game.meta.id)

OFTEN = (RANDOM, *{row.level: row for row in BOTS}.values())
"""Who plays with every other test: one of each level."""


def positions(game: Game[S, V], seed: int) -> Iterator[tuple[S, Ask]]:
    """Every position of a game between random players that has something to decide."""
    graph = graph_of(game)
    rng = Rng(seed)
    options = {option.key: option.default for option in game.meta.options}
    state = game.setup(game.meta.seats[0], options, rng.split(), graph)
    ask = advance(state)
    while ask is not None:
        if len(ask.options) > 1:
            yield state, ask
        ask = advance(state, rng.pick(ask.options))


@EVERY_GAME
@pytest.mark.parametrize("character", mostly_long((*BOTS, RANDOM), OFTEN), ids=lambda row: row.id)
def test_a_bot_chooses_one_of_the_options(game: AnyGame, character: Character) -> None:
    for state, ask in positions(game, 1):
        action = choose(game, game.view(state, ask.seat), ask, Rng(2), character)
        assert action in ask.options


@EVERY_GAME
@pytest.mark.parametrize("character", mostly_long(BOTS, OFTEN), ids=lambda row: row.id)
def test_a_decision_stays_the_same_when_only_hidden_facts_change(game: AnyGame, character: Character) -> None:
    hidden = Rng(3)
    for state, ask in positions(game, 4):
        view = game.view(state, ask.seat)
        other = game.determinize(view, hidden)
        twin = pending(other)
        assert twin is not None
        assert list(twin.options) == list(ask.options)
        seen = game.view(other, ask.seat)
        assert seen == view
        assert choose(game, seen, twin, Rng(5), character) == choose(game, view, ask, Rng(5), character)


@EVERY_GAME
def test_thinking_changes_neither_the_game_nor_its_chance(game: AnyGame) -> None:
    for state, ask in positions(game, 6):
        before, word = game.view(state, None), state.rng.word
        choose(game, game.view(state, ask.seat), ask, Rng(7), TEO)
        assert (game.view(state, None), state.rng.word) == (before, word)


def test_the_regular_takes_the_best_and_any_of_the_equally_good() -> None:
    rng = Rng(8)
    taken = Counter(best_place([1.0, 3.0, 2.0, 3.0], rng) for _ in range(1000))
    assert set(taken) == {1, 3}
    assert 400 < taken[1] < 600


def test_the_novice_takes_worse_options_as_often_as_her_temperature_says() -> None:
    rng = Rng(9)
    taken = Counter(softmax_sample([0.0, 4.0], 4.0, rng) for _ in range(10_000))
    assert taken[1] / taken[0] == pytest.approx(exp(1), rel=0.1)


def test_worths_of_any_size_can_be_weighed() -> None:
    assert softmax_sample([-1e9, 0.0, 1e9], 1.0, Rng(10)) == 2


def test_random_takes_each_option_as_often() -> None:
    state, ask = next(positions(PILE, 11))
    view, rng = PILE.view(state, 0), Rng(12)
    taken = Counter(choose(PILE, view, ask, rng, RANDOM) for _ in range(3000))
    assert all(900 < count < 1100 for count in taken.values())


def test_a_bots_chance_is_its_own() -> None:
    state, ask = next(positions(PILE, 13))
    view = PILE.view(state, 0)
    lola = find_character("lola", "pile")
    chosen = {choose(PILE, view, ask, Rng(seed), lola) for seed in range(50)}
    assert len(chosen) > 1
    assert len({choose(PILE, view, ask, Rng(1), lola) for _ in range(5)}) == 1


@pytest.mark.parametrize("character", (*BOTS, RANDOM), ids=lambda row: row.id)
def test_what_is_for_people_alone_is_taken_by_no_bot(character: Character) -> None:
    state = PILE.setup(2, {"blind": False}, Rng(1), None)
    ask = advance(state)
    assert ask is not None and len(ask.options) == 3
    view = PILE.view(state, ask.seat)
    apart = ask._replace(human_only=2)
    assert {choose(PILE, view, apart, Rng(seed), character) for seed in range(30)} == {ask.options[0]}
