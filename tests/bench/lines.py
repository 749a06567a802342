"""How long a game in one line is: games between bots, with one chair in which a person does odd things.

    python -m tests.bench.lines --games 300

Every third answer in that chair is any that is allowed: promises, offers and cards that no bot would play.
"""

from __future__ import annotations

import argparse

from game import find
from game.bots.characters import find_character, names_by_number
from game.bots.think import choose
from game.core.game import AnyGame
from game.core.line import SEEDS, write_line
from game.core.record import Record
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table
from maps.reader import graph_of
from scenes.screenshots.arrange import NAMES
from tests.bench.report import at_most, heading, note, percentile

GOALS = {("bulls", 4): 110, ("toruro", 5): 220, ("alatriste", 3): 340}
"""Letters of 99 % of all games, by game and seats."""
ODD = 3
FIRST = 1001
"""The seed of the first game; those before it have shown what is usual (`tests/golden/habits.py`)."""


def played(game: AnyGame, count: int, seed: int) -> Record:
    """A game between bots, with a person in the first chair who does odd things."""
    seats = [
        Seat(place, NAMES[place], game.meta.colours[place], "teo" if place else None)
        for place in range(count)
    ]
    rng, bot = Rng(seed), find_character("teo", game.meta.id)
    table = Table(game, seats, rng.below(1 << SEEDS[0]), {}, graph_of(game))
    while (ask := table.ask) is not None:
        if not ask.seat and rng.below(ODD) == 0:
            action = rng.pick([*ask.options])
        else:
            action = choose(game, table.view(ask.seat), ask, rng, bot)
        table.play(ask.seat, action)
    return table.record


def length(game: AnyGame, record: Record) -> int:
    """The letters of one game."""
    return len(write_line(game, record, graph_of(game), [*names_by_number()]))


def main() -> None:
    """The lengths of many games of each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, metavar="N", help="how many of each (300)")
    games = parser.parse_args().games
    heading(f"Letters of a game in one line, of {games} games each")
    for (name, count), goal in GOALS.items():
        game, seeds = find(name), range(FIRST, FIRST + games)
        found = [length(game, played(game, count, seed)) for seed in seeds]
        note(f"{name} with {count} seats, on average", sum(found) / games)
        at_most(f"{name} with {count} seats, 99 %", percentile(found, 0.99), goal)


if __name__ == "__main__":
    main()
