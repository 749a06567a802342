"""Make the README's animation: `python -m assets.make.tools.animation`. Bots play a little of each game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from PIL import Image

from game import find
from scenes.screenshots.arrange import table
from scenes.table.play import PlayScene
from scenes.window.app import App, windowless

FILE = Path(__file__).parents[2] / "readme" / "evening.webp"
DRAWN, SHOWN = (1280, 720), (800, 450)
RATE, QUALITY, LARGEST = 8, 60, 2_000_000
STEPS = 5
"""Turns of the loop between two pictures, so that motion runs as in the window."""


class Reel(NamedTuple):
    """Some seconds of a game: who plays, by which seed, and after how many decisions it begins."""

    game: str
    seats: int
    seed: int
    decisions: int
    seconds: float


REELS = (
    Reel("bulls", 4, 3, 24, 4.5),
    Reel("toruro", 5, 4, 12, 4.0),
    Reel("alatriste", 4, 7, 60, 4.5),
)


def frames(app: App, reel: Reel) -> Iterator[Image.Image]:
    """The pictures of one reel."""
    scene = table(app, find(reel.game), reel.seed, reel.seats, humans=0)
    while scene.table.ask is not None and len(scene.table.record.actions) < reel.decisions:
        scene.think(scene.table.ask)
        scene.director.finish()
    for _ in range(round(reel.seconds * RATE)):
        for _ in range(STEPS):
            scene.director.update(1 / RATE / STEPS)
            if scene.table.ask is not None and not scene.director.busy:
                scene.think(scene.table.ask)  # nobody is waited for
        yield picture(app, scene)
    scene.leave()


def picture(app: App, scene: PlayScene) -> Image.Image:
    """What is to be seen now."""
    canvas = app.services.canvas
    scene.draw(canvas)
    pixels = pygame.image.tobytes(canvas.surface, "RGB")
    return Image.frombytes("RGB", DRAWN, pixels).resize(SHOWN, Image.Resampling.LANCZOS)


def main() -> None:
    """Play, and keep what was seen."""
    app = windowless(DRAWN, "en")
    app.services.settings.speed = "fast"
    first, *rest = [frame for reel in REELS for frame in frames(app, reel)]
    first.save(
        FILE, save_all=True, append_images=rest, duration=1000 // RATE, loop=0, quality=QUALITY, method=6,
        minimize_size=True,
    )  # fmt: skip
    size = FILE.stat().st_size
    assert size <= LARGEST, f"{size} bytes are too many for a page"
    print(f"{size / 1000:8.1f} kB  {len(rest) + 1} pictures")


if __name__ == "__main__":
    main()
