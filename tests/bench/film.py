"""How long a jump to any decision of a long game takes, beside stepping all of it."""

from __future__ import annotations

from random import Random
from time import perf_counter

from game import GAMES
from game.core.film import Film
from game.core.game import AnyGame
from game.core.record import Record, parse_record
from game.core.table import replay
from maps.reader import graph_of
from tests.bench.report import at_most, heading, note, percentile
from tests.soak.replay import played

CANDIDATES, JUMPS, GOAL = 12, 400, 50.0
"""Games of which the longest is taken, jumps in it, and milliseconds that one of a hundred may exceed."""


def longest(game: AnyGame) -> Record:
    """The longest of some games between random players, who take longer than anybody else."""
    games = (parse_record(played(game.meta.id, Random(seed))) for seed in range(CANDIDATES))
    return max(games, key=lambda record: len(record.actions))


def measure(game: AnyGame) -> None:
    """One game: the film is made, then jumped about in."""
    record, board, chance = longest(game), graph_of(game), Random(1)
    start = perf_counter()
    replay(game, record, board)
    stepped = perf_counter()
    film = Film(game, record, board)
    made = perf_counter()
    times = []
    for _ in range(JUMPS):
        place = chance.randrange(film.last + 1)
        begun = perf_counter()
        film.at(place).view(0)
        times.append(1000 * (perf_counter() - begun))
    heading(f"{game.meta.name}, {film.last} decisions")
    at_most("a jump, p99", percentile(times, 0.99), GOAL, "ms")
    note("  a jump, median", percentile(times, 0.5), "ms")
    note("  stepping all of it", 1000 * (stepped - start), "ms")
    note("  making the film", 1000 * (made - stepped), "ms")


def main() -> None:
    """Every game."""
    for game in GAMES.values():
        measure(game)


if __name__ == "__main__":
    main()
