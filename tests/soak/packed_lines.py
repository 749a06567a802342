"""Games in one line go there and back through the packaged program.

    PACKAGE=dist/sobremesa python -m tests.soak.packed_lines --times 100

Each run plays a hundred games, by bots or by people who do anything that is allowed. The program writes each
as the line that the source writes, and plays each line to where the game stood.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from game import find
from game.bots.characters import names_by_number
from game.core.line import write_line
from game.lab.checks import outcome, verify
from maps.reader import graph_of
from tests.soak.lines import named_as_read, played
from tests.soak.run import soak

GAMES_A_RUN = 100
PATIENCE = 600.0
PROGRAM = "sobremesa.exe" if sys.platform == "win32" else "sobremesa"


def said(*words: str) -> list[str]:
    """The lines that the packaged program prints, given this command line."""
    program = Path(os.environ.get("PACKAGE", "dist/sobremesa")) / PROGRAM
    done = subprocess.run([program, *words], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def once(chance: Random) -> str:
    """A hundred games go to the package as files and come back as lines; they go as lines and are played."""
    lines, ends, files = list[str](), list[str](), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(GAMES_A_RUN):
            record = played(chance)
            game = find(record.game)
            graph = graph_of(game)
            lines.append(write_line(game, record, graph, [*names_by_number()], named=True))
            ends += outcome(verify(game, named_as_read(record), graph)).splitlines()
            path = Path(folder, f"{number}.json")
            path.write_text(record.text(), "utf-8")
            files.append(str(path))
        assert said("line", "--names", *files) == lines
    assert said("verify", *lines) == ends
    return f"times {GAMES_A_RUN} games"


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 100))
