"""How much memory the program takes at 1920x1080 with each game on the screen. Needs Xvfb and xdotool."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from game import GAMES
from tests.bench.report import at_most, heading, note
from tests.table.screen import Program, prepare, program, screen, settle_for, until

SIZE = (1920, 1080)
SEATS, MOVES = 6, 20


def resident(real: Program) -> float:
    """Megabytes of memory that the process holds now."""
    status = Path(f"/proc/{real.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def play(real: Program) -> float:
    """Go on with the game that is offered, and answer some questions; the most that it took meanwhile."""
    real.do("key", "Return")
    time.sleep(2.0)
    most = resident(real)
    for _ in range(MOVES):
        real.do("key", "Return", "1", "Tab", "Return")
        time.sleep(0.5)
        most = max(most, resident(real))
    until(real.rests, "the end of all motion", 60)
    time.sleep(1.5)  # by then it has put its things in order
    return most


def main() -> None:
    """The title, and a table of each game on which something has happened."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home, screen((2000, 1200)) as display:
        os.environ["SOBREMESA_HOME"] = home
        settle_for(speed="faster", language="en", confirm="off")
        heading(f"Memory at {SIZE[0]}x{SIZE[1]}")
        for game in GAMES:
            prepare(game, SEATS, seed=1)
            with program(display, SIZE) as real:
                note(f"the title, before {game}", resident(real), "MB")
                most = play(real)
                at_most(f"a table of {game} after some moves", resident(real), 200, "MB")
                note("  the most on the way there", most, "MB")


if __name__ == "__main__":
    main()
