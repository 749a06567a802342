"""Every answer of a puzzle holds: new states, so many of them, played on for longer than when it was found.

    python -m tests.soak.puzzles bulls --times 60
    python -m tests.soak.puzzles bulls --end --times 10
    python -m tests.soak.puzzles bulls --solve 20

Each run is a puzzle that ships: its answer must beat every other option by more than 2 % of the victory at
three standard errors, in states played two rounds on, or with `--end` to the end of the game. An option that
is beaten at six of them after a quarter of the states is not played in the others. With `--solve`
bots are asked to solve each, so often a level, and the rates at which they do must rise from the novice over
the regular to the master in each difficulty.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict

from game import GAMES
from game.bots.characters import names_by_number
from game.bots.judge import Judge
from game.core.game import AnyGame
from game.core.rng import Rng
from game.lab.puzzles import AGAIN, ERRORS, LEAST, PROVED, answers_of, compared
from game.puzzles.puzzle import LEVELS, Puzzle, laid, puzzles
from maps.reader import graph_of

BOTS = "novice", "regular", "master"
QUARTER, CLEARLY = 4, 6.0
"""The part of the states after which an option that is beaten at so many standard errors is left out."""


def failing(game: AnyGame, puzzle: Puzzle, seed: int, rounds: int | None, states: int) -> list[str]:
    """The options that the answer does not surely beat, each with what it was beaten by, in percent."""
    table, ask = laid(puzzle, game, graph_of(game), names_by_number())
    judge = Judge(game, table.view(ask.seat), ask, seed, rounds)
    shares: dict[int, list[float]] = {place: [] for place, _ in enumerate(ask.for_bots, 1)}
    for part in (states // QUARTER, states):
        for place, row in shares.items():
            reply = (ask.for_bots[place - 1],)
            row += [judge.share(reply, number) for number in range(len(row), part)]
        found = {place: compared(shares[puzzle.answer], row) for place, row in shares.items()}
        clear = {place for place, one in found.items() if one.is_surely_better(LEAST, CLEARLY)}
        shares = {place: row for place, row in shares.items() if place not in clear}
        if len(shares) == 1:
            break
    return [
        f"option {place}: {100 * one.gain:.1f} ± {100 * one.error:.1f}"
        for place, one in found.items()
        if place in shares and place != puzzle.answer and not one.is_surely_better(LEAST, ERRORS)
    ]


def proved(game: AnyGame, rows: tuple[Puzzle, ...], seed: int, rounds: int | None, states: int) -> int:
    """Prove puzzles again; 1 if an answer fails."""
    failed = 0
    for puzzle in rows:
        begun = time.monotonic()
        wrong = failing(game, puzzle, Rng(seed + puzzle.number).split().word, rounds, states)
        failed += bool(wrong)
        said = ", ".join(wrong) or "ok"
        print(f"{game.meta.id} {puzzle.number}: {said} ({time.monotonic() - begun:.0f} s)", flush=True)
    print(f"{len(rows) - failed} of {len(rows)} hold")
    return 1 if failed else 0


def rates(game: AnyGame, rows: tuple[Puzzle, ...], seed: int, times: int) -> int:
    """Print how often bots solve the puzzles of each difficulty; 1 if a better bot solves fewer."""
    solved: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for puzzle in rows:
        table, ask = laid(puzzle, game, graph_of(game), names_by_number())
        for level in BOTS:
            rng = Rng(seed + puzzle.number).split()
            taken = answers_of(game, table.view(ask.seat), ask, level, rng, times)
            solved[puzzle.level][level].append(taken[puzzle.answer - 1] / times)
    wrong = 0
    for difficulty in (difficulty for difficulty in LEVELS if difficulty in solved):
        found = [sum(solved[difficulty][level]) / len(solved[difficulty][level]) for level in BOTS]
        words = ", ".join(f"{level} {100 * rate:.0f} %" for level, rate in zip(BOTS, found, strict=True))
        print(f"{game.meta.id} {difficulty} ({len(solved[difficulty][BOTS[0]])}): {words}", flush=True)
        wrong += not found[0] < found[1] < found[2]
    return 1 if wrong else 0


def main() -> int:
    """Prove the puzzles of a game again, or have bots solve them; 1 if that fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--times", type=int, default=60, metavar="N", help="how many puzzles (60)")
    parser.add_argument("--first", type=int, default=1, metavar="N", help="which one is the first (1)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="where chance begins (1)")
    parser.add_argument(
        "--states", type=int, default=PROVED, metavar="N", help=f"states of a proof ({PROVED})"
    )
    parser.add_argument("--end", action="store_true", help="play to the end of the game")
    parser.add_argument("--solve", type=int, metavar="N", help="ask bots of each level so often")
    given = parser.parse_args()
    game = GAMES[given.game]
    rows = tuple(row for row in puzzles(given.game) if row.number >= given.first)[: given.times]
    if given.solve:
        return rates(game, rows, given.seed, given.solve)
    return proved(game, rows, given.seed, None if given.end else AGAIN, given.states)


if __name__ == "__main__":
    sys.exit(main())
