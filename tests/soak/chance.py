"""The dice that players see and the cards that they are dealt are fair, as far as chi-squared can tell.

    python -m tests.soak.chance --rolls 600000 --deals 100000

Dice are those that whole games roll, cards the first and the last that a game deals. A fair program misses
one of these bounds once in a thousand runs.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import sqrt

from game import GAMES, find
from game.alatriste import rows as alatriste
from game.bulls import rows as bulls
from game.core.event import Drew, Rolled
from game.core.game import new_state, resolve_options
from game.core.rng import Rng
from game.core.script import advance
from maps.reader import graph_of
from tests.core.test_rng import chi_squared
from tests.test_every_game import BOUNDS

DICE = ("bulls", "alatriste")
DECKS = {"bulls": len(bulls.CARDS), "toruro": 40, "alatriste": len(alatriste.CARDS)}


def faces(name: str, rolls: int, seed: int = 1) -> Counter[int]:
    """At least so many faces that random games of that name rolled."""
    game, graph = find(name), graph_of(find(name))
    counted: Counter[int] = Counter()
    while counted.total() < rolls:
        seed += 1
        rng = Rng(seed)
        count = rng.pick(game.meta.offered)
        state = new_state(game, count, seed, resolve_options(game.meta, BOUNDS.get(name, {})), graph)
        state.events = []
        ask = advance(state)
        while ask is not None:
            ask = advance(state, rng.pick(ask.options))
        for event in state.events:
            if isinstance(event, Rolled):
                counted.update(event.faces)
    return counted


def cards(name: str, deals: int, seed: int = 1) -> tuple[Counter[int], Counter[int]]:
    """Of so many games the first card that somebody got, and the last one of those that came with it."""
    game, graph = find(name), graph_of(find(name))
    options = resolve_options(game.meta, BOUNDS.get(name, {}))
    first, last = Counter[int](), Counter[int]()
    for number in range(seed, seed + deals):
        state, rng = new_state(game, game.meta.usual, number, options, graph), Rng(number)
        state.events = []
        ask = advance(state)
        while not (hands := [event for event in state.events if isinstance(event, Drew) and event.cards]):
            assert ask is not None
            ask = advance(state, rng.pick(ask.options))
        first[hands[0].cards[0].id] += 1
        last[hands[-1].cards[-1].id] += 1
    return first, last


def bound(cells: int) -> float:
    """What chi-squared with so many cells exceeds once in a thousand times (Wilson and Hilferty, 1931)."""
    free = cells - 1
    return float(free * (1 - 2 / (9 * free) + 3.0902 * sqrt(2 / (9 * free))) ** 3)


def is_fair(what: str, counted: Counter[int], cells: int) -> bool:
    """Print how far the counts are from what was to be expected."""
    distance = chi_squared(counted.values(), cells)
    fair = distance <= bound(cells)
    print(f"{what:40} {counted.total():9} {distance:8.2f} <= {bound(cells):6.2f}  {'' if fair else '<-- no'}")
    return fair


def main() -> int:
    """Count, and say whether all is fair."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=600_000, metavar="N", help="faces of dice (600000)")
    parser.add_argument("--deals", type=int, default=100_000, metavar="N", help="deals of each game (100000)")
    given = parser.parse_args()
    fair = [is_fair(f"dice of {name}", faces(name, given.rolls // len(DICE)), 6) for name in DICE]
    for name in GAMES:
        first, last = cards(name, given.deals)
        fair.append(is_fair(f"first card of {name}", first, DECKS[name]))
        fair.append(is_fair(f"last card dealt of {name}", last, DECKS[name]))
    return 0 if all(fair) else 1


if __name__ == "__main__":
    sys.exit(main())
