"""What the program costs while nothing happens: its share of one core, in front and behind another window.

Needs Xvfb and xdotool.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from game import GAMES
from scenes.menus.living_posters import REST
from tests.bench.report import at_most, heading, note
from tests.table.screen import Program, prepare, program, screen, settle_for, until

SECONDS, SETTLED, READ = 10.0, 3.0, 12.0
"""How long it is watched, and let alone before; and in how long a title reads what may come after it."""
OTHER = """
import pygame
pygame.display.init()
window = pygame.Window("Another", (200, 100))
window.get_surface().fill((80, 80, 80))
window.flip()
while True:
    pygame.event.wait()
"""


def share(process: int) -> float:
    """Percent of a core that a process takes over some seconds."""
    before, start = _ticks(process), time.monotonic()
    time.sleep(SECONDS)
    passed = time.monotonic() - start
    return 100 * (_ticks(process) - before) / os.sysconf("SC_CLK_TCK") / passed


def _ticks(process: int) -> int:
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(words[11]) + int(words[12])


def measure(where: str, real: Program) -> None:
    """One scene, in front and behind."""
    real.focus()
    until(real.rests, "the end of all motion")
    time.sleep(SETTLED)
    at_most(f"{where}, in front", share(real.process.pid), 1.0, "%")
    environment = {**os.environ, "DISPLAY": real.display, "SDL_VIDEODRIVER": "x11"}
    with subprocess.Popen([sys.executable, "-c", OTHER], env=environment, stdout=subprocess.DEVNULL) as other:
        found: list[str] = []

        def is_there() -> bool:
            found.extend(real.windows(other.pid))
            return bool(found)

        until(is_there, "another window")
        real.do("windowfocus", "--sync", found[-1])
        time.sleep(SETTLED)
        at_most(f"{where}, behind another window", share(real.process.pid), 0.5, "%")
        other.kill()


def main() -> None:
    """At the title, and at a table of each game that waits for its player."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home, screen() as display:
        os.environ["SOBREMESA_HOME"] = home
        heading("Share of one core while nothing happens")
        settle_for(speed="instant", language="en")
        with program(display) as real:
            time.sleep(READ)
            note("the title, with music", share(real.process.pid), "%")
        settle_for(speed="instant", language="en", volume_music=0)
        with program(display) as real:
            real.focus()
            time.sleep(REST + 6 * SETTLED)  # all tables are there then
            at_most("the title with living posters, without music", share(real.process.pid), 3.0, "%")
        settle_for(speed="instant", language="en", mute=True)
        with program(display) as real:
            time.sleep(READ)
            measure("the title", real)
        for game in GAMES:
            prepare(game, 5, seed=1)
            with program(display) as real:
                real.do("key", "Return")
                time.sleep(2 * SETTLED)
                measure(f"the table of {game}", real)


if __name__ == "__main__":
    main()
