"""How much memory the program takes at 1920x1080 with a game on the screen. Needs Xvfb and xdotool."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from tests.bench.report import at_most, heading, note
from tests.play.screen import Program, program, screen, settle_for, until

SIZE = (1920, 1080)


def resident(real: Program) -> float:
    """Megabytes of memory that the process holds now."""
    status = Path(f"/proc/{real.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main() -> None:
    """The title, the lobby, and a table on which something has happened."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home, screen((2000, 1200)) as display:
        os.environ["SOBREMESA_HOME"] = home
        settle_for(speed="faster", language="en", confirm="off")
        heading(f"Memory at {SIZE[0]}x{SIZE[1]}")
        with program(display, SIZE) as real:
            note("the title", resident(real), "MB")
            for _ in range(2):
                real.do("key", "Return")
                time.sleep(1.5)
            most = 0.0
            for _ in range(40):
                real.do("key", "Return", "1", "Tab", "Return")
                time.sleep(0.5)
                most = max(most, resident(real))
            until(real.rests, "the end of all motion", 60)
            at_most("a table after some moves", resident(real), 200, "MB")
            note("  the most on the way there", most, "MB")


if __name__ == "__main__":
    main()
