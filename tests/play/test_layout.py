"""Every scene at every size, text size and language: all of it can be drawn, and no text leaves its place."""

from __future__ import annotations

import pygame
import pytest

from game.words import use
from scenes.app import App
from scenes.scene import Scene
from scenes.shots import SHOTS
from scenes.ui.art import Art
from tests.play.conftest import Sit

SIZES = [(1280, 720), (960, 540), (1920, 1080), (1024, 768)]
MENUS = ("title", "lobby", "settings", "rules", "pause", "curtain", "log", "results")
SEEDS = (1, 2)


def drawn(app: App, scene: Scene, size: tuple[int, int]) -> list[str]:
    """Draw a scene as the manager does; the texts that leave their place."""
    canvas = app.services.canvas
    canvas.aim(pygame.Surface(size))
    canvas.spills = []
    scene.enter()
    scene.layout(canvas)
    scene.draw(canvas)
    return [f"{spill.text!r} at {tuple(map(round, spill.rect))}" for spill in canvas.spills]


@pytest.mark.parametrize("speech", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SHOTS)
def test_every_scene_fits_every_window(
    sit: Sit, art: Art, name: str, size: tuple[int, int], speech: str
) -> None:
    app = sit(language=speech).app
    use(speech)
    app.keep = False
    app.services.canvas.aim(pygame.Surface(size))
    assert not drawn(app, SHOTS[name](app, 1), size)


@pytest.mark.parametrize("speech", ["en", "es"])
@pytest.mark.parametrize("percent", [150, 200])
@pytest.mark.parametrize("name", MENUS)
def test_every_menu_fits_with_larger_text(sit: Sit, name: str, percent: int, speech: str) -> None:
    app = sit(language=speech, text_size=percent).app
    use(speech)
    app.keep = False
    assert not drawn(app, SHOTS[name](app, 1), (1280, 720))
