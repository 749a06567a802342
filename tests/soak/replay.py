"""A game that is stepped again by another process comes out the same, byte by byte.

python -m tests.soak.replay --times 1000
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from functools import cache
from multiprocessing.pool import Pool
from random import Random

from game import GAMES, find
from game.core.record import parse_record
from game.core.table import Table, replay
from maps.reader import graph_of
from scenes.screenshots.arrange import seats
from tests.soak.run import soak
from tests.test_every_game import BOUNDS


def played(name: str, chance: Random) -> str:
    """A game between random players, from its first decision to its last, as text."""
    game = find(name)
    people = seats(game, chance.choice(game.meta.offered))
    table = Table(game, people, chance.getrandbits(64), BOUNDS.get(name, {}), graph_of(game))
    while table.ask is not None:
        table.play(table.ask.seat, chance.choice(table.ask.options))
    return table.snapshot().text()


def stepped(text: str) -> str:
    """The same game, stepped by its decisions alone: what it says of where it ended is not looked at."""
    record = parse_record(text)
    record.position = ""
    game = find(record.game)
    return replay(game, record, graph_of(game)).snapshot().text()


@cache
def another_process() -> Pool:
    """A process that shares nothing with this one, not even the order of its sets."""
    os.environ["PYTHONHASHSEED"] = "4711"
    return multiprocessing.get_context("spawn").Pool(1)


def once(chance: Random) -> str:
    """Play a game here, and step it there."""
    name = chance.choice(list(GAMES))
    text = played(name, chance)
    assert another_process().apply(stepped, (text,)) == text
    return name


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 1000))
