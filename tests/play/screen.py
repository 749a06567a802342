"""A screen of our own and the program on it, as a player has them: a process, a window, a mouse and keys.

Beside the program runs its mirror: the same game with the same bots in a window without a screen. It gets the
same inputs, so it knows where everything lies, and the program must come to the same decisions as it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import msgspec
import pygame
from PIL import Image, ImageGrab

from game.core.action import Action, token
from game.core.fault import Fault
from game.core.record import Record
from game.storage.places import finished_folder, saves_folder, settings_file
from game.storage.saves import read_record
from maps.reader import board
from scenes.skins.bulls.places import fan
from scenes.ui.dialog import Dialog
from tests.play.conftest import Sitting
from tests.play.hands import Keyboard, Mouse

ROOT = Path(__file__).parents[2]
SIZE = (1280, 720)
PATIENCE = 20.0


@contextmanager
def screen(size: tuple[int, int] = (1400, 800)) -> Iterator[str]:
    """A screen that nobody looks at; its name."""
    reader, writer = os.pipe()
    words = [
        "Xvfb",
        "-displayfd",
        str(writer),
        "-screen",
        "0",
        f"{size[0]}x{size[1]}x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    with subprocess.Popen(words, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        try:
            with os.fdopen(reader) as pipe:
                yield ":" + pipe.readline().strip()
        finally:
            server.terminate()


def until(reached: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < end, f"{what} does not come"
        time.sleep(0.02)


class Program:
    """The program in its window of that size on a screen."""

    def __init__(self, display: str, size: tuple[int, int] = SIZE) -> None:
        self.display, self.size = display, size
        self._environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
        words = [
            sys.executable,
            str(ROOT / "main.py"),
            "play",
            "--size",
            f"{size[0]}x{size[1]}",
            "--lang",
            "en",
        ]
        self.process = subprocess.Popen(words, env=self._environment)
        until(lambda: bool(self._windows()) and self._painted(), "the first picture")
        until(self.rests, "the end of all motion")
        self.focus()

    def do(self, *words: str) -> str:
        """What a hand at the real mouse and keys does."""
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, timeout=30
        )
        return done.stdout

    def windows(self, process: int) -> list[str]:
        """The windows of a process on this screen."""
        return self.do("search", "--onlyvisible", "--pid", str(process)).split()

    def _windows(self) -> list[str]:
        assert self.process.poll() is None, "the program has ended"
        return self.windows(self.process.pid)

    def _painted(self) -> bool:
        """There is more on the screen than one colour."""
        colours = ImageGrab.grab(xdisplay=self.display).resize((64, 36)).convert("RGB").getcolors()
        return colours is None or len(colours) > 200

    @property
    def corner(self) -> tuple[int, int]:
        """Where the window lies on the screen."""
        lines = self.do("getwindowgeometry", "--shell", self._windows()[-1]).splitlines()
        values = dict(line.split("=") for line in lines)
        assert (int(values["WIDTH"]), int(values["HEIGHT"])) == self.size
        return int(values["X"]), int(values["Y"])

    def photograph(self) -> Image.Image:
        """What is to be seen in the window."""
        x, y = self.corner
        picture = ImageGrab.grab(xdisplay=self.display).convert("RGB")
        return picture.crop((x, y, x + self.size[0], y + self.size[1]))

    def focus(self) -> None:
        """Let keys go to its window."""
        self.do("windowfocus", "--sync", self._windows()[-1])

    def rests(self) -> bool:
        """It has shown what there is to show: for a while it only sleeps."""
        seen = []
        for _ in range(4):
            words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            seen.append((words[0], words[11]))
            time.sleep(0.02)
        return seen[0][0] == "S" and len(set(seen)) == 1

    def kill(self) -> None:
        """End it as a power cut does."""
        self.process.kill()
        self.process.wait()

    def close(self) -> int:
        """Ask it to end, as the system does; its exit code."""
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)


@contextmanager
def program(display: str, size: tuple[int, int] = SIZE) -> Iterator[Program]:
    """The program, started; it does not outlive the test."""
    started = Program(display, size)
    try:
        yield started
    finally:
        started.process.kill()
        started.process.wait()


def settle_for(**settings: object) -> None:
    """Leave settings as an earlier run would have."""
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_bytes(msgspec.json.encode(settings))


def kept() -> Record | None:
    """The game as it lies on the disk now, running or finished."""
    files = [*finished_folder().glob("*.sobremesa"), *saves_folder().glob("*.sobremesa")]
    try:
        return read_record(files[0]) if files else None
    except Fault:
        return None  # it has just been moved


def kept_as(actions: list[Action]) -> bool:
    """The game on the disk has exactly these decisions."""
    record = kept()
    return record is not None and record.actions == actions


class RealHands(Protocol):
    """Hands at the real devices; the mirror does what they do."""

    program: Program

    def press(self, key: str) -> None: ...

    def open_blindly(self) -> None:
        """Answer either question that a game may begin with: a corral for a Runner, or a card to play."""

    def open_mirror(self) -> None:
        """The same in the mirror alone."""


class RealMouse(Mouse):
    """Clicks in the real window, and at the same place in its mirror."""

    OPENING = (board("town").points[token("space", 0)], (fan(5)[0][0], 690.0))

    def __init__(self, mirror: Sitting, program: Program) -> None:
        super().__init__(mirror)
        self.program = program

    def really(self, pos: tuple[float, float], button: int = 1) -> None:
        """Click in the real window."""
        x, y = self.sitting.app.services.canvas.to_pixel(*pos)
        left, top = self.program.corner
        self.program.do("mousemove", str(left + x), str(top + y), "sleep", "0.05", "click", str(button))
        time.sleep(0.05)

    def click(self, pos: tuple[float, float], button: int = 1) -> None:
        self.really(pos, button)
        super().click(pos, button)

    def press(self, key: str) -> None:
        super().press(key)
        follow(self.sitting, self.program)

    def open_blindly(self) -> None:
        for pos in self.OPENING:
            self.really(pos)
            until(self.program.rests, "the end of all motion")

    def open_mirror(self) -> None:
        for pos in self.OPENING:
            super().click(pos)
            self.sitting.until(self.sitting.waits)


class RealKeyboard(Keyboard):
    """Types on the real keyboard, and on that of the mirror."""

    NAMES = {
        pygame.K_UP: "Up", pygame.K_DOWN: "Down", pygame.K_LEFT: "Left", pygame.K_RIGHT: "Right",
        pygame.K_TAB: "Tab", pygame.K_RETURN: "Return", pygame.K_ESCAPE: "Escape",
    }  # fmt: skip
    OPENING = (pygame.K_RETURN, pygame.K_1)

    def __init__(self, mirror: Sitting, program: Program) -> None:
        super().__init__(mirror)
        self.program = program
        self._typed: list[int] = []

    def really(self, *keys: int) -> None:
        """Press real keys."""
        self.program.do("key", "--delay", "8", *(self.NAMES.get(key) or chr(key) for key in keys))

    def key(self, key: int, modifiers: int = 0) -> None:
        self._typed.append(key)
        super().key(key, modifiers)

    def press(self, key: str) -> None:
        super().press(key)
        self._type()

    def digit(self, number: int) -> None:
        super().digit(number)
        self._type()

    def _type(self) -> None:
        self.really(*self._typed)
        self._typed.clear()
        follow(self.sitting, self.program)

    def open_blindly(self) -> None:
        for key in self.OPENING:
            self.really(key)
            until(self.program.rests, "the end of all motion")

    def open_mirror(self) -> None:
        for key in self.OPENING:
            super().key(key)
            self.sitting.until(self.sitting.waits)


def follow(mirror: Sitting, program: Program) -> None:
    """Wait until the program has come to the decisions of its mirror, if a game is on, and shows them."""
    table = mirror.app.table
    if table is not None and table.record.actions:
        assert not isinstance(mirror.top, Dialog), mirror.top.text
        mirror.until(mirror.waits)
        expected = table.record.actions
        until(lambda: kept_as(expected), f"decision {len(expected)}, '{expected[-1]}',")
    until(program.rests, "the end of all motion")
