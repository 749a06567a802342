"""A window without a screen, and services as the program has them; the table only holds what was begun."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from game import GAMES
from game.bots.characters import characters
from game.storage.lesson_progress import Progress
from game.storage.people import People
from game.storage.saves import Saved
from game.storage.settings import Settings
from game.translation import LANGUAGES, use
from scenes.menus.title import TitleScene
from scenes.services import NewGame, Services
from scenes.skins import skin_infos
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Scene
from scenes.ui.sound import Sound
from scenes.ui.text import Lettering
from scenes.window.scene_manager import SceneManager
from scenes.window.window import Window

OnSurface = Callable[[tuple[int, int], int], Canvas]
"""Makes a canvas of a size in pixels and a text size in percent, which notes text outside of its box."""
EVERY_LANGUAGE = pytest.mark.parametrize("speech", LANGUAGES)
SMALL_AND_LARGE = pytest.mark.parametrize(
    ("size", "percent"), [((1280, 720), 100), ((960, 540), 200), ((1000, 1000), 125)]
)


class PlayedScene(Scene):
    """Stands where a table would: it holds the game that was begun."""

    def __init__(self, new: NewGame | Saved | None) -> None:
        super().__init__()
        self.new = new

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.window, (40, 90, 60))


@dataclass
class Stand:
    """Services, the manager that runs them, and what happened outside of the scenes."""

    window: Window
    services: Services
    manager: SceneManager
    saved: Saved | None = None
    kept: list[Settings] = field(default_factory=list)
    reports: list[BaseException] = field(default_factory=list)

    def frames(self, seconds: float = 0.5) -> None:
        """Let that much time pass."""
        for _ in range(round(seconds / 0.02)):
            self.manager.frame(0.02, [])


@pytest.fixture
def canvas(art: Art) -> Canvas:
    """A canvas of 1280x720 that notes text outside of its box."""
    made = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    made.spills = []
    return made


@pytest.fixture
def stand(window: Window, art: Art) -> Iterator[Stand]:
    """The program at its title, in English, at 1280x720."""
    use("en")
    window.cover_desktop(False)
    window.size = (1280, 720)
    settings = Settings(language="en")
    services = Services(
        canvas=Canvas(window.surface, art, Lettering(art)),
        settings=settings,
        people=People(settings),
        sound=Sound(settings),
        games=GAMES,
        skins=skin_infos(),
        characters=lambda game: [row for row in characters() if row.plays(game)],
        start=PlayedScene,
        resume=PlayedScene,
        latest=lambda: made.saved,
        save_settings=lambda given: made.kept.append(given),  # noqa: PLW0108
        teach=lambda game, chapter: PlayedScene(None),
        save_progress=lambda: None,
        progress=Progress({"bulls": ["forks"]}),
        report=lambda error: _report(made, error),
        version="1.2.3",
    )
    made = Stand(window, services, SceneManager(window, services, lambda: TitleScene(services)))
    made.manager.begin(TitleScene(services))
    yield made
    use("en")


def _report(stand: Stand, error: BaseException) -> Path:
    stand.reports.append(error)
    return Path("crash-1.txt")


@pytest.fixture
def on_surface(art: Art) -> OnSurface:
    """Canvases of any size."""

    def make(size: tuple[int, int], percent: int) -> Canvas:
        made = Canvas(pygame.Surface(size), art, Lettering(art, percent / 100))
        made.spills = []
        return made

    return make
