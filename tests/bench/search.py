"""How fast and how good the search of the bots is, against a plain one with random playouts."""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from game import GAMES
from game.bots.characters import find_character
from game.bots.search import Search
from game.bots.think import think
from game.core.action import Action
from game.core.game import AnyGame, new_state, resolve_options
from game.core.rng import Rng
from game.core.script import Ask, advance
from maps.reader import graph_of
from tests.bench import floor
from tests.bench.plain import OnFloor, OnGame
from tests.bench.report import at_least, heading, middle, note

ROUNDS, SECONDS, SEATS = 7, 0.5, 5
SLICE = 60.0
"""Seconds of games against the plain search, for each game."""
MOVE = 0.05
"""Seconds that each side may think about a move."""
MASTER = find_character("master", "toruro")

Mind = Callable[[AnyGame, Any, Ask, Rng], Action]


def a_second(iterate: Callable[[], None]) -> float:
    """Iterations a second."""
    start, count = perf_counter(), 0
    while (passed := perf_counter() - start) < SECONDS:
        iterate()
        count += 1
    return count / passed


def first_card(number: int, seed: int) -> Search[Any, Any]:
    """The search for the first card of Toruro that is a choice, in that round or a later one, by instinct."""
    game = GAMES["toruro"]
    state = new_state(game, SEATS, seed, resolve_options(game.meta, {}), graph_of(game))
    ask = advance(state)
    while ask is not None and (
        game.rounds(state) < number or ask.prompt != "toruro.play" or len(ask.options) == 1
    ):
        ask = advance(state, game.favourite(state, ask))
    assert ask is not None
    return Search(game, game.view(state, ask.seat), ask, Rng(seed), MASTER)


def speed() -> None:
    """Iterations a second for the first card of a round of Toruro, in those for the floor's first card.

    In the first round of all everybody has to go, in most others two or three do.
    """
    for name, rounds in (("its rounds", range(1, ROUNDS + 1)), ("its first round", [1] * ROUNDS)):
        heading(f"Search, a card of Toruro at {SEATS} seats, in {name}")
        pairs = []
        for seed, number in enumerate(rounds):
            ours = first_card(number, seed)
            plain = OnFloor(floor.deal(seed), Random(seed))
            pairs.append((a_second(ours.iterate), a_second(plain.iterate)))
        at_least("iterations a second, in plain ones on the floor", middle([a / b for a, b in pairs]), 0.5)
        note("  iterations a second", middle([a for a, _ in pairs]) / 1000, "k")
        note("  of the plain search on the floor", middle([b for _, b in pairs]) / 1000, "k")


def searching(game: AnyGame, view: Any, ask: Ask, rng: Rng) -> Action:
    """The bots' own search."""
    return think(game, view, ask, rng, MASTER, MOVE).action


def plainly(game: AnyGame, view: Any, ask: Ask, rng: Rng) -> Action:
    """The plain search, for the same time."""
    looked, deadline = OnGame(game, view, ask, rng), perf_counter() + MOVE
    looked.iterate()
    while perf_counter() < deadline:
        looked.iterate()
    action: Action = looked.root.most_visited()
    return action


def payoff(game: AnyGame, minds: list[Mind], seed: int) -> list[float]:
    """What each seat has won at the end of a game."""
    state = new_state(game, len(minds), seed, resolve_options(game.meta, {}), graph_of(game))
    rngs = [Rng(seed ^ (seat + 1) << 32).split() for seat in range(len(minds))]
    ask = advance(state)
    while ask is not None:
        if len(ask.for_bots) == 1:
            ask = advance(state, ask.options[0])
        else:
            seat = ask.seat
            ask = advance(state, minds[seat](game, game.view(state, seat), ask, rngs[seat]))
    return [row.payoff for row in game.standings(state)]


def strength(game: AnyGame) -> None:
    """Games of two sides at the smallest table, each deal with the sides both ways round.

    At a table of more than two seats the sides sit by turns, and what a side wins is a seat's mean.
    """
    seats = game.meta.seats[0]
    heading(f"{game.meta.name}, {seats} seats, {MOVE} s a move, against the plain search")
    won, start, deal = [], perf_counter(), 0
    while perf_counter() - start < SLICE:
        for turn in range(2):
            ours = [seat % 2 == turn for seat in range(seats)]
            paid = payoff(game, [searching if mine else plainly for mine in ours], deal)
            mean = sum([pay for pay, mine in zip(paid, ours, strict=True) if mine]) / sum(ours)
            rest = sum([pay for pay, mine in zip(paid, ours, strict=True) if not mine]) / (seats - sum(ours))
            won.append(mean / (mean + rest))
        deal += 1
    share = sum(won) / len(won)
    at_least("share of games won", share, 0.6)
    note("  standard error", sqrt(share * (1 - share) / len(won)))
    note("  games", len(won))


def main() -> None:
    """The speed, then the strength in every game, or in those that are named."""
    if not sys.argv[1:]:
        speed()
    for name in sys.argv[1:] or GAMES:
        strength(GAMES[name])


if __name__ == "__main__":
    main()
