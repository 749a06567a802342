"""Finished games that must come out as they did, played anew: needed when the rules of a game have changed.

    python -m tests.golden GAME                                 the games that are there
    python -m tests.golden GAME SEATS SEED [OPTION=VALUE...]    one more

The first seat does anything that is allowed every third time, so that seldom rules count, too.
"""

from __future__ import annotations

import sys
from pathlib import Path

from game import find
from game.bots.characters import find_character
from game.bots.think import choose
from game.core.game import Options
from game.core.record import parse_record
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table
from game.lab.cli_args import parse_options
from game.storage.saves import read_record
from maps.reader import graph_of
from scenes.screenshots.arrange import seats
from tests.golden.lines import keep

HERE = Path(__file__).parent
ODD = 3


def play(game: str, players: tuple[Seat, ...], seed: int, options: Options) -> str:
    """A whole game, as the text of its record."""
    rules = find(game)
    table = Table(rules, players, seed, options, graph_of(rules))
    rng = Rng(seed)
    while (ask := table.ask) is not None:
        bot = players[ask.seat].bot
        if bot is None and rng.below(ODD) == 0:
            action = rng.pick([*ask.options])
        else:
            action = choose(rules, table.view(ask.seat), ask, rng, find_character(bot or "regular", game))
        table.play(ask.seat, action)
    return table.snapshot().text()


def main(game: str, *words: str) -> None:
    """Write the games that the command line names."""
    if not words:
        for path in HERE.glob(f"{game}_*.sobremesa"):
            record = read_record(path)
            write(path, game, record.seats, record.seed, record.options)
        return
    count, seed, rules = int(words[0]), int(words[1]), find(game)
    options = parse_options(rules.meta, words[2:])
    name = "_".join([game, str(count), "seats", *(word.replace("=", "_") for word in words[2:])])
    path = HERE / f"{name}.sobremesa"
    write(path, game, seats(rules, count), seed, options)


def write(path: Path, game: str, players: tuple[Seat, ...], seed: int, options: Options) -> None:
    """Play a game, and write its record and its line."""
    text = play(game, players, seed, options)
    keep(path.stem, find(game), parse_record(text))
    path.write_text(text, encoding="utf-8")
    print(path.name)


if __name__ == "__main__":
    main(*sys.argv[1:])
