"""Tables of Running with the Bulls on a surface, without a window and without a disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pygame
import pytest

from game.core.game import Value
from game.storage.settings import Settings
from game.translation import use
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.skins.bulls.screenshots import BULLS
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.window.app import App
from tests.stage.walk import Walk

Begin = Callable[..., PlayScene]


@pytest.fixture
def walk() -> Walk:
    return Walk()


@pytest.fixture
def app(art: Art, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The program in English at 1280x720, with pictures that other tests have loaded already."""
    monkeypatch.setattr("scenes.window.app.Art", lambda: art)
    yield App(pygame.Surface((1280, 720)), Settings(language="en"), keep=False)
    use("en")


@pytest.fixture
def begin(app: App) -> Begin:
    """Begins a game of `count` seats, the first `humans` of them people, and lays its table out."""

    def make(
        seed: int,
        count: int = 2,
        humans: int = 0,
        options: Mapping[str, Value] | None = None,
        **settings: object,
    ) -> PlayScene:
        for name, value in settings.items():
            setattr(app.services.settings, name, value)
        scene = app.begin(NewGame(BULLS, seats(BULLS, count, humans), dict(options or {})), seed)
        scene.layout(app.services.canvas)
        scene.enter()
        return scene

    return make
