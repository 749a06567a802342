"""The program in a real window of this process, with real devices at it and its own clock.

Unlike a program beside a mirror it can be asked at any moment what it waits for, at any speed.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame

from game.storage.settings import Settings
from scenes.window.app import App
from scenes.window.scene_manager import FPS, SceneManager
from scenes.window.window import Window
from tests.table.conftest import Sitting
from tests.table.hands import Mouse, Point
from tests.table.newcomer import DirectKeyboard
from tests.table.screen import Devices

LONGEST = 0.1
"""Seconds of a frame that count at most, as in the program's own loop."""
TAKEN = 200
"""Frames after which an input of a real device must have arrived."""


class OwnWindow(Sitting):
    """A sitting on a real screen; bots think in processes of their own."""

    def __init__(self, display: str, size: tuple[int, int], settings: Settings) -> None:
        os.environ.update(DISPLAY=display, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
        pygame.font.init()
        window = Window("Sobremesa", size)
        app = App(window.surface, settings, workers=True)
        super().__init__(window, app, SceneManager(window, app.services, app.home))
        app.services.report = self.reports.append
        self.devices = Devices(display, size, os.getpid())
        self.released = 0
        """How many buttons and keys were let go of so far."""
        self._clock = pygame.time.Clock()
        pygame.key.set_repeat(400, 60)

    def frame(self, *events: pygame.event.Event, dt: float = 0.0) -> None:
        """One turn of the loop, with what the real devices have sent, and after as long as it took."""
        found = pygame.event.get()
        self.released += sum(event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP) for event in found)
        super().frame(*found, dt=min(self._clock.tick(FPS) / 1000, LONGEST))

    def with_devices(self, deed: Callable[[], object], presses: int) -> None:
        """Do something with the devices that lets go of so many buttons and keys, until all have arrived."""
        wanted = self.released + presses
        deed()
        for _ in range(TAKEN):
            if self.released >= wanted:
                self.frame()
                return
            self.frame()
        raise AssertionError("the window does not get what the devices send")

    def close(self) -> None:
        super().close()
        self.app.close()
        self.window.destroy()
        pygame.display.quit()  # before the screen is gone


class WindowMouse(Mouse):
    """The real mouse at such a window."""

    def __init__(self, sitting: OwnWindow) -> None:
        super().__init__(sitting)
        self._window = sitting

    def click(self, pos: Point, button: int = 1) -> None:
        self.pressed += 1
        at = self.sitting.app.services.canvas.to_pixel(*pos)
        self._window.with_devices(lambda: self._window.devices.click(at, button), 1)


class WindowKeyboard(DirectKeyboard):
    """The real keys at such a window."""

    def __init__(self, sitting: OwnWindow) -> None:
        super().__init__(sitting)
        self._window = sitting

    def key(self, key: int, modifiers: int = 0) -> None:
        self.pressed += 1
        self._window.with_devices(lambda: self._window.devices.type([key]), 1)
