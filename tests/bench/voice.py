"""How soon the voice is heard after a key: from the press to the first sound that espeak-ng puts into a file.

Keys are pressed at any moment of the program's own loop, at rest as well as right after another one. Needs
espeak-ng.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path
from threading import Thread

import pygame

from game.storage.settings import Settings
from scenes.ui.art import Art
from scenes.voice import speech
from scenes.voice.speech import Manner, Program
from scenes.window.app import App
from scenes.window.scene_manager import SceneManager
from scenes.window.window import Window
from tests.bench.report import at_most, heading, note, percentile

PRESSES, SEED = 60, 7
HEAD = 44
"""Bytes of a WAV file before its first sound."""
LONGEST = 3.0


def press(heard: Path, found: list[float]) -> None:
    """Press keys in a running window, wait for the sound of each, and close the window."""
    chance = random.Random(SEED)
    time.sleep(2.0)
    for _ in range(PRESSES):
        time.sleep(chance.uniform(0.3, 1.6))
        heard.unlink(missing_ok=True)
        start = time.monotonic()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=pygame.K_TAB, mod=0))
        while time.monotonic() < start + LONGEST:
            if heard.exists() and heard.stat().st_size > HEAD:
                found.append(time.monotonic() - start)
                break
            time.sleep(0.001)
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def main() -> None:
    """Listen at the title."""
    if shutil.which("espeak-ng") is None:
        sys.exit("espeak-ng is not installed")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SOBREMESA_HOME"], heard = folder, Path(folder) / "heard.wav"

        def command(language: str, manner: Manner) -> list[str]:
            return ["-v", language, "--stdin", "-w", str(heard)]

        speech.programs = lambda: [Program("espeak-ng", command)]
        pygame.font.init()
        window = Window("Sobremesa", (1280, 720))
        settings = Settings(language="en", mute=True, voice_speech=True)
        app = App(window.surface, settings, keep=False, art=Art())
        manager, found = SceneManager(window, app.services, app.home), list[float]()
        Thread(target=press, args=(heard, found), daemon=True).start()
        manager.run()
        manager.close()
    heading("From a key to the first sound of the voice")
    at_most("95 of 100", 1000 * percentile(found, 0.95), 200, "ms")
    note("half of all", 1000 * percentile(found, 0.5), "ms")
    note("presses that were heard", len(found))


if __name__ == "__main__":
    main()
