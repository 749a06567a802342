"""The levels are a ladder: each wins a fifth more than its share among those below, wherever it sits.

Those that search take too long to be measured here; game/bots/LADDER.md says how they fare.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from game import GAMES
from game.bots.characters import RANDOM, Character, find_character
from game.core.game import AnyGame
from game.lab.tournament import Tournament, hold
from maps.reader import graph_of
from tests.needs import mostly_long

LADDER = (RANDOM, find_character("novice", "all"), find_character("regular", "all"))
DEALS = 24


@pytest.mark.parametrize(
    "game", mostly_long(GAMES.values(), [GAMES["bulls"], GAMES["toruro"]]), ids=lambda game: game.meta.id
)
@pytest.mark.parametrize(
    ("below", "above"), mostly_long(pairwise(LADDER), [(LADDER[1], LADDER[2])]), ids=lambda row: row.level
)
def test_each_level_beats_the_one_below(game: AnyGame, below: Character, above: Character) -> None:
    seats = game.meta.seats[0]
    scores = hold(Tournament(game, (above, below), seats, DEALS * seats, 1, {}, graph_of(game)), whole=True)
    assert scores.results[0].rate >= 1.2 * scores.fair
