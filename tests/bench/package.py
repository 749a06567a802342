"""How soon the packaged program shows its title, against a minimal program with a window, packaged as well.

    python -m tests.bench.package [FOLDER]

FOLDER is dist/sobremesa, where `pyinstaller build.spec` puts it, unless another is named. SDL without a
screen writes every picture that a window shows into a file: the first one is waited for.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.report import at_most, heading, middle, note
from tests.bench.start import MINIMAL, ROOT, ROUNDS

PATIENCE = 30.0
FIRST = "SDL_window1-00000001.bmp"


def packaged(place: Path) -> Path:
    """The minimal program, as PyInstaller packs it without being told anything about it."""
    source = place / "minimal.py"
    source.write_text(MINIMAL, encoding="utf-8")
    folders = [
        "--distpath",
        str(place / "dist"),
        "--workpath",
        str(place / "build"),
        "--specpath",
        str(place),
    ]
    command = [sys.executable, "-m", "PyInstaller", "--log-level", "ERROR", *folders, str(source)]
    subprocess.run(command, check=True, capture_output=True)
    return place / "dist" / "minimal" / "minimal"


def first_picture(program: Path, home: Path) -> float:
    """Milliseconds from the start of the process to its first picture."""
    environment = {
        **os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "SOBREMESA_HOME": str(home),
        "SDL_VIDEO_DUMMY_SAVE_FRAMES": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as place:
        shown, start = Path(place) / FIRST, time.monotonic()
        with subprocess.Popen([program], cwd=place, env=environment, stdout=subprocess.DEVNULL) as process:
            while not shown.exists():
                if time.monotonic() > start + PATIENCE:
                    process.kill()
                    sys.exit(f"{program} shows nothing.")
                time.sleep(0.001)
            passed = time.monotonic() - start
            process.kill()
    return passed * 1000


def main() -> None:
    """Both programs in turn."""
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "dist" / "sobremesa"
    ours = folder / "sobremesa"
    if not ours.is_file():
        sys.exit("Build the program first: pyinstaller build.spec")
    with tempfile.TemporaryDirectory() as place:
        minimal, home = packaged(Path(place)), Path(place) / "home"
        first_picture(ours, home)  # so that all files lie in the system's cache
        first_picture(minimal, home)
        pairs = [(first_picture(ours, home), first_picture(minimal, home)) for _ in range(ROUNDS)]
    heading("Packaged: from the start of the process to the title")
    at_most("the title, in minimal programs", middle([ours / least for ours, least in pairs]), 2.0)
    note("  the title", middle([ours for ours, _ in pairs]), "ms")
    note("  a minimal program", middle([least for _, least in pairs]), "ms")


if __name__ == "__main__":
    main()
