"""The levels are a ladder: each wins a fifth more than its share among those below, wherever it sits."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game import GAMES
from game.bots.characters import RANDOM, Character, find_character
from game.core.game import AnyGame
from game.lab.simulate import simulate
from maps.reader import graph_of

LADDER = (RANDOM, find_character("novice", "all"), find_character("regular", "all"))
PAIRS = 30


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
@pytest.mark.parametrize(("below", "above"), list(pairwise(LADDER)), ids=lambda row: row.level)
def test_each_level_beats_the_one_below(game: AnyGame, below: Character, above: Character) -> None:
    graph = graph_of(game)
    seats = game.meta.seats[0]
    wins = 0.0
    for seat in range(seats):
        bots = [above if place == seat else below for place in range(seats)]
        wins += simulate(game, bots, PAIRS, 1, board=graph).wins[seat]
    assert wins / (seats * PAIRS) >= 1.2 / seats
