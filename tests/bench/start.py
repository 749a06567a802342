"""How soon the title is shown after the program was started, against a minimal program with a window.

Where others want the same processors, what the main thread works until then says more than the clock.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.report import at_most, heading, middle, note

ROOT = Path(__file__).parents[2]
ROUNDS = 9

MINIMAL = """
import time
import pygame
pygame.display.init()
pygame.font.init()
window = pygame.Window("Minimal", (1280, 720))
surface = window.get_surface()
surface.fill((20, 60, 120))
surface.blit(pygame.font.Font(None, 40).render("Hello", True, (250, 240, 220)), (600, 340))
window.flip()
print(time.thread_time(), time.monotonic(), flush=True)
"""
OURS = """
import builtins
import os
import sys
import time
import main

plain = builtins.__import__

def watched(name, *rest, **named):  # the manager is imported when the program does, while pictures are read
    module = plain(name, *rest, **named)
    if name == "scenes.window.scene_manager":
        builtins.__import__ = plain
        show = module.SceneManager._draw_if_needed

        def show_and_leave(manager):
            show(manager)
            print(time.thread_time(), time.monotonic(), flush=True)
            os._exit(0)

        module.SceneManager._draw_if_needed = show_and_leave
    return module

builtins.__import__ = watched
main.main([])
"""


def first_frame(program: str, home: str) -> tuple[float, float]:
    """Milliseconds from the start of the process to its first picture, and what its main thread works."""
    environment = {
        **os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "SOBREMESA_HOME": home,
        "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPYCACHEPREFIX": home,
    }  # fmt: skip
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # nobody compiles a program at every start
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    work, shown = map(float, done.stdout.split()[-2:])
    return (shown - start) * 1000, work * 1000


def main() -> None:
    """Both programs in turn."""
    with tempfile.TemporaryDirectory() as home:
        for program in (OURS, MINIMAL):
            first_frame(program, home)  # so that all files lie in the system's cache, and are compiled
        pairs = [(first_frame(OURS, home), first_frame(MINIMAL, home)) for _ in range(ROUNDS)]
    heading("From the start of the process to the title")
    at_most("the title, in minimal programs", middle([ours[0] / least[0] for ours, least in pairs]), 2.0)
    note("  the title", middle([ours[0] for ours, _ in pairs]), "ms")
    note("  a minimal program", middle([least[0] for _, least in pairs]), "ms")
    at_most("  the work of the main thread", middle([ours[1] / least[1] for ours, least in pairs]), 2.0)


if __name__ == "__main__":
    main()
