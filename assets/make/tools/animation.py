"""Make the README's animation: `python -m assets.make.tools.animation`. Bots play a little of each game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from PIL import Image

from game import find
from game.core.game import AnyGame
from scenes.screenshots.arrange import Reel, table
from scenes.screenshots.catalogue import BY_GAME
from scenes.table.play import PlayScene
from scenes.window.app import App, windowless

FILE = Path(__file__).parents[2] / "readme" / "evening.webp"
DRAWN, SHOWN = (1280, 720), (800, 450)
RATE, QUALITY, LARGEST = 8, 50, 2_000_000
STEPS = 5
"""Turns of the loop between two pictures, so that motion runs as in the window."""


def frames(app: App, game: AnyGame, reel: Reel) -> Iterator[Image.Image]:
    """The pictures of one reel."""
    scene = table(app, game, reel.seed, reel.seats, humans=0)
    while scene.table.ask is not None and len(scene.table.record.actions) < reel.decisions:
        scene.session.think(scene.table.ask)
        scene.director.finish()
    for _ in range(round(reel.seconds * RATE)):
        for _ in range(STEPS):
            scene.director.update(1 / RATE / STEPS)
            if scene.table.ask is not None and not scene.director.busy:
                scene.session.think(scene.table.ask)  # nobody is waited for
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
    reels = [(find(game), found.reel) for game, found in BY_GAME.items() if found.reel is not None]
    first, *rest = [frame for game, reel in reels for frame in frames(app, game, reel)]
    first.save(
        FILE, save_all=True, append_images=rest, duration=1000 // RATE, loop=0, quality=QUALITY, method=6,
        minimize_size=True,
    )  # fmt: skip
    size = FILE.stat().st_size
    assert size <= LARGEST, f"{size} bytes are too many for a page"
    print(f"{size / 1000:8.1f} kB  {len(rest) + 1} pictures")


if __name__ == "__main__":
    main()
