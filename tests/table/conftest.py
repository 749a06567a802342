"""The whole program in a window without a screen, and hands that send it what a player's devices send."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import sleep

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
from scenes.ui.scene import Scene
from scenes.window import scene_stack
from scenes.window.app import App
from scenes.window.scene_manager import SceneManager
from scenes.window.window import Window
from tests.menus.conftest import canvas, on_surface, stand
from tests.stage.conftest import app, begin

__all__ = ["app", "begin", "canvas", "on_surface", "stand"]

FRAME = 1 / 20
PATIENCE = 400.0
"""Seconds of play in which a bot's move, or a whole dawn at low speed, must be over."""


@dataclass
class Sitting:
    """One run of the program: its window, its services and its scenes. Whatever it had to report is kept."""

    window: Window
    app: App
    manager: SceneManager
    reports: list[BaseException] = field(default_factory=list)
    seconds: float = 0.0
    """How long it has run, by its own clock."""

    @property
    def top(self) -> Scene:
        """The scene that the player sees."""
        return self.manager.stack.top

    @property
    def play(self) -> PlayScene:
        """The table, which must be what the player sees."""
        assert isinstance(self.top, PlayScene), f"{type(self.top).__name__} is shown, no table"
        return self.top

    def frame(self, *events: pygame.event.Event, dt: float = FRAME) -> None:
        """One turn of the loop, with what the devices sent."""
        self.manager.frame(dt, list(events))
        while self.manager.attempts:  # a picture that was too much for one frame is waited for
            self.manager.frame(0.0, [])
        self.seconds += dt
        assert not self.reports, repr(self.reports[0])

    def rest(self, seconds: float = 0.5) -> None:
        """Let time go by without touching anything."""
        for _ in range(round(seconds / FRAME)):
            self.frame()

    def until(self, reached: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for something; it must come by itself."""
        for _ in range(round(seconds / FRAME)):
            if reached():
                return
            self.frame()
            while isinstance(self.top, PlayScene) and self.top.session.saves.is_behind:
                sleep(0.001)  # our seconds fly; the disk, for which bots wait, has its own
        raise AssertionError(f"nothing happens: {type(self.top).__name__}")

    def waits(self) -> bool:
        """Nothing goes on by itself: a person has a choice, or something else than a table is shown."""
        if not isinstance(self.top, PlayScene):
            return True
        turn, session = self.top.turn, self.top.session
        return turn is not None and session.forced(turn.ask) is None and not session.director.busy

    def sit_down(self, count: int, humans: int, seed: int, **options: Value) -> PlayScene:
        """Begin a game as the lobby does, but with a known seed."""
        scene = self.app.begin(NewGame(BULLS, seats(BULLS, count, humans), dict(options)), seed)
        self.manager.begin(scene)
        return scene

    def picture(self) -> bytes:
        """All pixels of the window."""
        return pygame.image.tobytes(self.window.surface, "RGB")

    def close(self) -> None:
        """Leave the table as somebody does who closes the window."""
        self.manager.stack.leave_all()


Sit = Callable[..., Sitting]


def seated(window: Window, art: Art, **settings: object) -> Sitting:
    """The program, at instant speed unless told otherwise, and not yet at its title."""
    chosen = Settings(language="en", mute=True)
    chosen.speed = "instant"
    for name, value in settings.items():
        setattr(chosen, name, value)
    app = App(window.surface, chosen, art=art)
    manager = SceneManager(window, app.services, app.home)
    made = Sitting(window, app, manager)
    app.services.report = made.reports.append
    return made


@pytest.fixture
def sit(window: Window, art: Art, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Starts the program as often as a test likes. A next scene is drawn at once, on slow machines, too."""
    monkeypatch.setattr(scene_stack, "AT_A_TIME", math.inf)
    window.size = (1280, 720)
    sittings: list[Sitting] = []

    def make(**settings: object) -> Sitting:
        sittings.append(seated(window, art, **settings))
        return sittings[-1]

    yield make
    for made in sittings:
        made.close()
    use("en")
