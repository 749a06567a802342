"""How long games take at a table: the rows of `game/evening/GAME.toml`, by the clock of the screen.

    python -m tests.bench.durations toruro --games 3

Bots who do not search play whole games at the usual speed; what passes is what the screen would show, not
what this program needs for it.
"""

from __future__ import annotations

import argparse
from statistics import mean

from game import GAMES, find
from game.core.game import AnyGame
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.window.app import windowless

FRAME = 0.05
"""Seconds of a step."""


def played(game: AnyGame, count: int, seed: int, people: int) -> tuple[float, float]:
    """Return the seconds that a game takes, and how often each seat is asked on average.

    It is played as the lobby suggests to so many people.
    """
    app = windowless((320, 180), "en")
    new = NewGame(game, seats(game, count, 0), game.meta.suggest(people))
    scene = app.begin(new, seed)
    scene.layout(app.services.canvas)
    scene.enter()
    passed = 0.0
    while scene.table.ask is not None or scene.director.busy:
        scene.update(FRAME)
        passed += FRAME
    return passed, len(scene.table.record.actions) / count


def main() -> None:
    """Print a row for each number of seats that the menu offers."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.durations", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--alone", action="store_true", help="as one person among bots plays")
    asked = parser.parse_args()
    game = find(asked.game)
    for count in game.meta.offered:
        people = 1 if asked.alone else count
        found = [played(game, count, seed, people) for seed in range(1, asked.games + 1)]
        seconds, decisions = mean(row[0] for row in found), mean(row[1] for row in found)
        print("[[alone]]" if asked.alone else "[[game]]")
        print(f"seats = {count}\nseconds = {seconds:.0f}.0\nasked = {decisions:.1f}\n", flush=True)


if __name__ == "__main__":
    main()
