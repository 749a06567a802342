"""Games between bots come to an end, and leave nothing behind in memory.

    python -m tests.soak.bots --times 10000

Each run is one game of each kind, with a random number of seats, between random characters that go by their
instinct: those who search play by the same rules, and would take a week.
"""

from __future__ import annotations

import gc
import sys
from random import Random

from game import GAMES
from game.bots.characters import characters, with_habits
from game.core.game import resolve_options
from game.lab.simulate import MAX_DECISIONS, play_out
from maps.reader import graph_of
from tests.soak.run import soak

WARM = 100
"""Runs after which all that is worked out once has been worked out."""
OFTEN = 50
"""Runs between two looks at the memory."""
MORE = 200_000
"""Blocks of memory, about 15 MB, that may be in use beyond those of the warm program."""


class Memory:
    """How much of it is in use, against what was when the program was warm."""

    def __init__(self) -> None:
        self.runs = self.warm = 0

    def look(self) -> None:
        """After a run. AssertionError: more and more is in use."""
        self.runs += 1
        if self.runs % OFTEN or self.runs < WARM:
            return
        gc.collect()
        blocks = sys.getallocatedblocks()
        self.warm = self.warm or blocks
        assert blocks <= self.warm + MORE, f"{blocks - self.warm} blocks more after {self.runs} runs"


MEMORY = Memory()


def once(chance: Random) -> str:
    """One game of each kind."""
    for game in GAMES.values():
        able = [row for row in characters() if row.plays(game.meta.id) and not row.iterations]
        bots = [chance.choice(able) for _ in range(chance.choice(game.meta.offered))]
        options = resolve_options(game.meta, with_habits({}, bots))
        seed = chance.getrandbits(63)
        outcome = play_out(game, bots, seed, options, graph_of(game))
        names = ",".join(bot.id for bot in bots)
        assert outcome.winners, (
            f"{game.meta.id} of {names}, seed {seed}: not over after {MAX_DECISIONS} decisions"
        )
    MEMORY.look()
    return "games of each kind"


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 10_000))
