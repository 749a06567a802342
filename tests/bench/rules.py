"""How fast the rules of each game are: decisions of random players a second, and copies of a state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Any

from game import GAMES
from game.core.game import AnyGame, resolve_options
from game.core.rng import Rng
from game.core.script import advance
from maps.reader import board
from tests.bench import floor
from tests.bench.report import at_least, at_most, heading, middle, note

ROUNDS, SECONDS = 7, 0.5
DECISIONS = {"bulls": 0.25, "toruro": 0.35, "alatriste": 0.10}
CLONES = {"bulls": 6.0, "toruro": 2.0, "alatriste": 10.0}
"""What each game should reach, in those of the floor: decisions a second at least, cost of a copy at most."""


@cache
def graph(name: str | None) -> Any:
    """The board that a game is played on, if any."""
    return board(name).graph if name else None


def setup(game: AnyGame, seats: int, seed: int) -> Any:
    """A game about to begin."""
    return game.setup(seats, resolve_options(game.meta, {}), Rng(seed).split(), graph(game.meta.board))


def random_game(game: AnyGame, seats: int, seed: int) -> int:
    """Play a game at random; how many decisions had two options or more.

    No other draws on chance, as in the floor.
    """
    state, rng = setup(game, seats, seed), Rng(seed ^ 0x5EED)
    decisions = 0
    ask = advance(state)
    while ask is not None:
        options = ask.options
        if len(options) > 1:
            decisions += 1
            ask = advance(state, rng.pick(options))
        else:
            ask = advance(state, options[0])
    return decisions


def a_second(play: Callable[[int], int]) -> tuple[float, float]:
    """Decisions and games a second."""
    start, decisions, games = perf_counter(), 0, 0
    while (passed := perf_counter() - start) < SECONDS:
        decisions += play(games)
        games += 1
    return decisions / passed, games / passed


def copies(state: Any, clone: Callable[[Any], Any]) -> float:
    """Microseconds that a copy takes."""
    start, count = perf_counter(), 0
    while (passed := perf_counter() - start) < SECONDS / 4:
        for _ in range(50):
            clone(state)
        count += 50
    return passed / count * 1e6


def in_the_middle(game: AnyGame, seats: int) -> Any:
    """A position in the middle of a game."""
    state, rng = setup(game, seats, 1), Rng(1)
    ask = advance(state)
    for _ in range(40):
        assert ask is not None
        ask = advance(state, rng.pick(ask.options))
    return state


def measure(game: AnyGame, seats: int) -> None:
    """One game at a table of so many."""
    heading(f"{game.meta.name}, {seats} seats")
    pairs = [
        (a_second(lambda seed: random_game(game, seats, seed)), a_second(floor.play)) for _ in range(ROUNDS)
    ]
    name = game.meta.id
    at_least("decisions a second, in floors", middle([a / b for (a, _), (b, _) in pairs]), DECISIONS[name])
    note("  decisions a second", middle([a for (a, _), _ in pairs]) / 1000, "k")
    note("  of the floor", middle([b for _, (b, _) in pairs]) / 1000, "k")
    note("  games a second", middle([games for (_, games), _ in pairs]))
    state, tricks = in_the_middle(game, seats), floor.deal(1)
    costs = [(copies(state, game.clone), copies(tricks, floor.Tricks.clone)) for _ in range(ROUNDS)]
    at_most("cost of a copy, in floors", middle([a / b for a, b in costs]), CLONES[name])
    note("  a copy", middle([a for a, _ in costs]), "us")
    note("  of the floor", middle([b for _, b in costs]), "us")


def main() -> None:
    """Every game, at its smallest and its largest table."""
    for game in GAMES.values():
        for seats in (game.meta.seats[0], game.meta.seats[-1]):
            measure(game, seats)


if __name__ == "__main__":
    main()
