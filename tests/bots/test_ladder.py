"""The levels are a ladder: each wins six of ten games for two against the one below, whoever begins."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game import GAMES
from game.bots.characters import RANDOM, Character, characters
from game.core.game import AnyGame
from game.lab.simulate import simulate
from maps.reader import graph_of

LADDER = (RANDOM, *characters())
PAIRS = 30


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
@pytest.mark.parametrize(("below", "above"), list(pairwise(LADDER)), ids=lambda row: row.level)
def test_each_level_beats_the_one_below(game: AnyGame, below: Character, above: Character) -> None:
    graph = graph_of(game)
    first = simulate(game, [above, below], PAIRS, 1, board=graph).wins[0]
    second = simulate(game, [below, above], PAIRS, 1, board=graph).wins[1]
    assert (first + second) / (2 * PAIRS) >= 0.6
