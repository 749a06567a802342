"""After every decision a film shows the position to which the game was stepped, byte by byte.

    python -m tests.soak.film --times 300

Each run is one game between random players; its decisions are jumped to in any order.
"""

from __future__ import annotations

import sys
from random import Random

from game import GAMES, find
from game.core.film import Film
from game.core.record import parse_record
from game.core.table import replay
from maps.reader import graph_of
from tests.soak.replay import played
from tests.soak.run import soak


def once(chance: Random) -> str:
    """Jump to every decision of a game."""
    name = chance.choice(list(GAMES))
    game = find(name)
    record = parse_record(played(name, chance))
    film, board, positions = Film(game, record, graph_of(game)), graph_of(game), list[str]()
    replay(game, record, board, lambda table: positions.append(table.snapshot().position))
    order = [*range(film.last + 1)]
    assert len(positions) == len(order), "the film ends elsewhere"
    chance.shuffle(order)
    for place in order:
        assert film.at(place).snapshot().position == positions[place], f"decision {place}"
    return name


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 300))
