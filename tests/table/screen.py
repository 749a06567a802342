"""A screen of our own and the program on it, as a player has them: a process, a window, a mouse and keys.

Beside the program runs its mirror: the same game with the same bots in a window without a screen. It gets the
same inputs, so it knows where everything lies, and the program must come to the same decisions as it and show
the same.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

import msgspec
import pygame
from PIL import Image, ImageChops, ImageGrab

from game import find
from game.core.action import Action
from game.core.errors import UserError
from game.core.game import Options
from game.core.record import Record
from game.core.table import Table
from game.storage.match_history import first_earned, read_matches
from game.storage.paths import finished_folder, match_history_file, saves_folder, settings_file
from game.storage.saves import Saved, latest, new_slot, read_record, running, write_generation
from maps.reader import graph_of
from scenes.menus.results import ResultsScene
from scenes.screenshots.arrange import seats
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from tests.table.conftest import Sitting
from tests.table.hands import Hands, Keyboard, Mouse

ROOT = Path(__file__).parents[2]
SIZE = (1280, 720)
ASIDE = (2, 2)
"""Where the mouse is when it points at nothing."""
PATIENCE = 30.0
FROM_SOURCE = (sys.executable, str(ROOT / "main.py"))
NAMES = {
    pygame.K_UP: "Up", pygame.K_DOWN: "Down", pygame.K_LEFT: "Left", pygame.K_RIGHT: "Right",
    pygame.K_TAB: "Tab", pygame.K_RETURN: "Return", pygame.K_ESCAPE: "Escape",
}  # fmt: skip
"""What the screen calls keys that are no letters."""
ALIKE = 0.001
"""The share of pixels in which a window and its mirror may differ where they show the same."""


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


def at(display: str) -> dict[str, str]:
    """The environment of a process that shows its windows there."""
    return {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}


class Devices:
    """A real mouse and real keys at a window of that size, which a process has opened on a screen."""

    def __init__(self, display: str, size: tuple[int, int], process: int) -> None:
        self.display, self.size, self._process = display, size, process
        self._environment = at(display)

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
        return self.windows(self._process)

    @cached_property
    def corner(self) -> tuple[int, int]:
        """Where the window lies on the screen."""
        lines = self.do("getwindowgeometry", "--shell", self._windows()[-1]).splitlines()
        values = dict(line.split("=") for line in lines)
        assert (int(values["WIDTH"]), int(values["HEIGHT"])) == self.size
        return int(values["X"]), int(values["Y"])

    def point(self, pos: tuple[int, int]) -> None:
        """Move the mouse to a pixel of the window."""
        self.do(*self._to(pos))

    def click(self, pos: tuple[int, int], button: int) -> None:
        """Click on a pixel of the window, and move the mouse out of the way."""
        self.do(*self._to(pos), "sleep", "0.05", "click", str(button), *self._to(ASIDE))

    def _to(self, pos: tuple[int, int]) -> tuple[str, str, str]:
        left, top = self.corner
        return "mousemove", str(left + pos[0]), str(top + pos[1])

    def focus(self) -> None:
        """Let keys go to its window."""
        self.do("windowfocus", "--sync", self._windows()[-1])

    def type(self, keys: Sequence[int]) -> None:
        """Press keys one after the other, each so shortly that none repeats itself.

        The screen must have taken one before the next comes, or two in a row count as one that is held.
        """
        words: list[str] = []
        for key in keys:
            name = NAMES.get(key) or chr(key)
            words += ["key", "--delay", "2", name, "getmouselocation", "sleep", "0.005"]
        self.do(*words)


class Program(Devices):
    """The program in its window of that size on a screen, begun by that command."""

    def __init__(
        self, display: str, size: tuple[int, int] = SIZE, command: Sequence[str] = FROM_SOURCE
    ) -> None:
        words = [*command, "play", "--size", f"{size[0]}x{size[1]}", "--lang", "en"]
        self.process = subprocess.Popen(words, env=at(display))
        super().__init__(display, size, self.process.pid)
        until(lambda: bool(self._windows()) and self._painted(), "the first picture")
        until(self.rests, "the end of all motion")
        self.focus()
        self.point(ASIDE)

    def _windows(self) -> list[str]:
        assert self.process.poll() is None, "the program has ended"
        return super()._windows()

    def _painted(self) -> bool:
        """There is more on the screen than one colour."""
        colours = ImageGrab.grab(xdisplay=self.display).resize((64, 36)).convert("RGB").getcolors()
        return colours is None or len(colours) > 200

    def photograph(self) -> Image.Image:
        """What is to be seen in the window."""
        x, y = self.corner
        picture = ImageGrab.grab(xdisplay=self.display).convert("RGB")
        return picture.crop((x, y, x + self.size[0], y + self.size[1]))

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
def program(
    display: str, size: tuple[int, int] = SIZE, command: Sequence[str] = FROM_SOURCE
) -> Iterator[Program]:
    """The program, started; it does not outlive the test."""
    started = Program(display, size, command)
    try:
        yield started
    finally:
        started.process.kill()
        started.process.wait()


def settle_for(**settings: object) -> None:
    """Leave settings as an earlier run would have."""
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_bytes(msgspec.json.encode(settings))


def read_the_disk(mirror: Sitting) -> Sitting:
    """Have a mirror find the games on the disk, as the program does, and write nothing to it."""
    services, found = mirror.app.services, list[Saved]()

    def newest() -> Saved | None:
        """The game that was played last, also once the program has it open."""
        found.extend(filter(None, [latest(mirror.reports.append)]))
        return found[-1] if found else None

    mirror.app.keep = False
    services.latest = newest
    services.saved_games = lambda: list(running(mirror.reports.append))
    return mirror


def prepare(game: str, count: int, seed: int, options: Options | None = None) -> None:
    """Leave a game that has been begun, and no more, on the disk: the title offers to go on with it."""
    rules = find(game)
    table = Table(rules, seats(rules, count), seed, options, graph_of(rules))
    write_generation(new_slot(game), table.snapshot().text())


def kept() -> Record | None:
    """The game as it lies on the disk now, running or finished."""
    files = [*finished_folder().glob("*.sobremesa"), *saves_folder().glob("*.sobremesa")]
    try:
        return read_record(files[0]) if files else None
    except UserError:
        return None  # it has just been moved


def kept_as(actions: list[Action]) -> bool:
    """The game on the disk has exactly these decisions."""
    record = kept()
    return record is not None and record.actions == actions


class RealHands(Hands):
    """Hands at the real devices; the mirror does what they do."""

    program: Program

    @abstractmethod
    def push(self, key: str) -> None:
        """Press what that key names, and wait for nothing; `press` waits until the window has followed."""


class RealMouse(Mouse, RealHands):
    """Clicks in the real window, and at the same place in its mirror; then it goes out of the way.

    What it points at when something has changed under it depends on when it moved.
    """

    def __init__(self, mirror: Sitting, program: Program) -> None:
        super().__init__(mirror)
        self.program = program

    def click(self, pos: tuple[float, float], button: int = 1) -> None:
        canvas = self.sitting.app.services.canvas
        self.program.click(canvas.to_pixel(*pos), button)
        super().click(pos, button)
        self.move(canvas.to_design(ASIDE))

    def push(self, key: str) -> None:
        super().press(key)

    def press(self, key: str) -> None:
        self.push(key)
        follow(self.sitting, self.program)


class RealKeyboard(Keyboard, RealHands):
    """Types on the real keyboard, and on that of the mirror."""

    def __init__(self, mirror: Sitting, program: Program) -> None:
        super().__init__(mirror)
        self.program = program
        self._typed: list[int] = []

    def key(self, key: int, modifiers: int = 0) -> None:
        self._typed.append(key)
        super().key(key, modifiers)

    def push(self, key: str) -> None:
        super().press(key)
        self._type()

    def press(self, key: str) -> None:
        self.push(key)
        follow(self.sitting, self.program)

    def digit(self, number: int) -> None:
        super().digit(number)
        self._type()
        follow(self.sitting, self.program)

    def _type(self) -> None:
        self.program.type(self._typed)
        self._typed.clear()


def follow(mirror: Sitting, program: Program) -> None:
    """Wait until the program has come to the decisions of its mirror, if a game is on, and shows the same."""
    table = mirror.app.table
    if table is not None and isinstance(mirror.top, PlayScene | ResultsScene):
        mirror.until(mirror.waits)
        expected = table.record.actions
        decision = f"decision {len(expected)}, '{expected[-1]}'," if expected else "the beginning"
        until(lambda: kept_as(expected), decision)
    if isinstance(mirror.top, ResultsScene) and not mirror.top.achievements:
        until(match_history_file().is_file, "what is noted of the game")
        noted = read_matches(mirror.reports.append)
        mirror.top.achievements = first_earned(noted, mirror.top.game.game.meta.id)  # in a first game
        mirror.app.services.relayout = True
    assert not isinstance(mirror.top, Dialog), mirror.top.text
    resemble(mirror, program)


def resemble(mirror: Sitting, program: Program) -> None:
    """Wait until the window shows what its mirror shows once all motion is over: now it takes inputs, too."""

    def alike() -> bool:
        mirror.until(lambda: mirror.manager.stack.flip is None)
        mirror.rest(0.2)
        return differing(mirror, program) < ALIKE

    until(alike, f"the picture of {type(mirror.top).__name__}")


def differing(mirror: Sitting, program: Program) -> float:
    """The share of pixels in which the window and its mirror differ visibly."""
    shown = Image.frombytes("RGB", mirror.window.surface.get_size(), mirror.picture())
    difference = ImageChops.difference(program.photograph(), shown).convert("L")
    return sum(difference.histogram()[24:]) / (shown.width * shown.height)
