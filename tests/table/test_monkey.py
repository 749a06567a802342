"""A monkey at the devices: whatever it does on whatever scene, nothing breaks, and something leads on."""

from __future__ import annotations

import random
from collections import Counter

import pygame
import pytest

from scenes.menus.results import ResultsScene
from scenes.menus.title import TitleScene
from scenes.table.handover import HandoverScene
from scenes.table.pause import PauseScene
from scenes.table.play import PlayScene
from scenes.table.puzzle import PuzzleAnswerScene
from scenes.tutorial.lesson import GuidedScene
from scenes.ui.input import BUTTONS, KEYS
from scenes.window.scene_manager import SceneManager
from scenes.window.window import MINIMUM
from tests.needs import long
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard
from tests.table.player import Player

BARE = True
SIZES = [MINIMUM, (1280, 720), (1000, 900), (1500, 600)]
LETTERS = [pygame.K_a, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_z]
AXES = range(pygame.CONTROLLER_AXIS_MAX)
AT_TABLES = 100
"""A storm meets a table more often than that; how many inputs it takes depends on how fast the disk is."""
ANSWERS = 2
STEPS = (0.0, 1 / 60, 0.05, 0.1)


class Monkey:
    """Sends inputs at random. It cannot quit for good: when the program ends it is started again."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting, self.chance = sitting, random.Random(seed)
        self.seen: Counter[str] = Counter()
        self.begin()

    def begin(self) -> None:
        """Start at the title, sometimes with a game on the table."""
        sitting, chance = self.sitting, self.chance
        settings = sitting.app.services.settings
        settings.speed = chance.choice(["normal", "faster", "instant", "instant"])
        settings.privacy = chance.choice(["peek", "curtain", "open"])
        sitting.manager.begin(sitting.app.home())
        if chance.random() < 0.7:
            count = chance.randint(2, 6)
            sitting.sit_down(count, chance.randint(1, min(3, count)), chance.randrange(1000), days=1)

    def act(self) -> int:
        """A few inputs at once, and a little time; how many inputs."""
        sitting, chance = self.sitting, self.chance
        if not sitting.manager.stack.running:
            self.begin()
        self.seen[type(sitting.top).__name__] += 1
        if isinstance(sitting.top, HandoverScene) and chance.random() < 0.2:
            Keyboard(sitting).hold(0.8)
        deeds = chance.randint(1, 4)
        sitting.frame(*(event for _ in range(deeds) for event in self.events()), dt=chance.choice(STEPS))
        return deeds

    def events(self) -> list[pygame.event.Event]:
        """What a device sends for one random deed."""
        return self.chance.choices(
            (self.key, self.click, self.pad, self.stick, self.wheel, self.move, self.window, self.type),
            (30, 30, 12, 5, 4, 10, 1, 2),
        )[0]()

    def key(self) -> list[pygame.event.Event]:
        key = self.chance.choice([*KEYS, *LETTERS])
        if key in (pygame.K_ESCAPE, pygame.K_F11) and self.chance.random() < 0.8:
            key = pygame.K_RETURN
        modifiers = self.chance.choices((0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL), (20, 2, 1))[0]
        down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=modifiers)
        up = pygame.event.Event(pygame.KEYUP, key=key, mod=modifiers)
        return self.chance.choices(([down, up], [down, down, up], [down]), (17, 1, 2))[0]

    def click(self) -> list[pygame.event.Event]:
        at, button = self.place(), self.chance.choices((1, 2, 3, 5), (20, 1, 3, 1))[0]
        return [
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button),
            pygame.event.Event(
                pygame.MOUSEBUTTONUP, pos=at if self.chance.random() < 0.9 else self.place(), button=button
            ),
        ]

    def place(self) -> tuple[int, int]:
        """Mostly on something that can be pressed, sometimes anywhere, even outside of the window."""
        canvas, chance = self.sitting.app.services.canvas, self.chance
        targets = [
            w for w in getattr(getattr(self.sitting.top, "page", None), "ring", Empty).targets if w.focusable
        ]
        if targets and chance.random() < 0.8:
            return canvas.to_pixel(*chance.choice(targets).rect.center)
        width, height = self.sitting.window.size
        return chance.randint(-40, width + 40), chance.randint(-40, height + 40)

    def move(self) -> list[pygame.event.Event]:
        if self.chance.random() < 0.1:
            return [pygame.event.Event(pygame.WINDOWLEAVE, window=None)]
        return [pygame.event.Event(pygame.MOUSEMOTION, pos=self.place(), rel=(2, 1), buttons=(0, 0, 0))]

    def wheel(self) -> list[pygame.event.Event]:
        return [pygame.event.Event(pygame.MOUSEWHEEL, precise_x=0.0, precise_y=self.chance.uniform(-3, 3))]

    def pad(self) -> list[pygame.event.Event]:
        button = self.chance.choice([*BUTTONS, 19])
        return [
            pygame.event.Event(kind, button=button, instance_id=0)
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        ]

    def stick(self) -> list[pygame.event.Event]:
        value = self.chance.choice([-32768, -20000, 0, 0, 0, 15000, 32767])
        axis = self.chance.choice(AXES)
        return [pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)]

    def type(self) -> list[pygame.event.Event]:
        return [
            pygame.event.Event(pygame.TEXTINPUT, text=self.chance.choice(["a", "Ñ", "é", "\n", "**", "[x]"]))
        ]

    def window(self) -> list[pygame.event.Event]:
        deed = self.chance.randrange(4)
        if deed == 0:
            size = self.chance.choice(SIZES)
            self.sitting.window.size = size
            return [pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1], window=None)]
        kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED)
        return [pygame.event.Event(kinds[deed - 1], window=None)]


class Empty:
    """A page with nothing on it."""

    targets: tuple[()] = ()


def leads_on(sitting: Sitting, seed: int) -> None:
    """From here a player can answer, or gets by Escape or the pause to the title or out of the program."""
    settle(sitting.manager)
    sitting.app.services.bindings.reset()  # the storm may have given other keys to everything
    for _ in range(8):
        top = sitting.top if sitting.manager.stack.running else None
        if top is None or isinstance(top, TitleScene):
            return
        if isinstance(top, PlayScene | HandoverScene) and not isinstance(top, GuidedScene):
            let_go(sitting)
            answer_a_little(Player(sitting, Keyboard(sitting), seed))
            return
        taught = any(isinstance(scene, GuidedScene) for scene in sitting.manager.stack.scenes)
        if isinstance(top, PauseScene) and taught:
            Keyboard(sitting).press("title")
        else:
            Keyboard(sitting).key(pygame.K_ESCAPE)
        sitting.rest(1.0)
    raise AssertionError(f"Escape leads nowhere from {type(sitting.top).__name__}")


def answer_a_little(player: Player) -> None:
    """Answer some questions, if the game is not over before, or was a puzzle."""
    player.play(lambda ask: player.answers == ANSWERS)
    assert player.answers == ANSWERS or isinstance(player.sitting.top, ResultsScene | PuzzleAnswerScene)


def let_go(sitting: Sitting) -> None:
    """Let a table that is held, or shows something until it is seen, go on, and at once, for all devices."""
    sitting.app.services.hands.people.clear()
    sitting.app.services.settings.speed = "instant"
    sitting.app.services.settings.linger = "short"
    sitting.app.services.settings.switch = "off"
    for scene in sitting.manager.stack.scenes:
        if isinstance(scene, PlayScene):
            scene.director.paused = False
            scene.devices.clear()
            scene.enter()


def settle(manager: SceneManager) -> None:
    """Let go of every stick and key."""
    axes = [
        pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=0, instance_id=0) for axis in AXES
    ]
    keys = [pygame.event.Event(pygame.KEYUP, key=key, mod=0) for key in (*KEYS, *LETTERS)]
    manager.frame(0.1, [*axes, *keys])
    for _ in range(12):
        manager.frame(0.1, [])


def storm(sit: Sit, seed: int, inputs: int, between: int) -> Counter[str]:
    """That many inputs, and more until enough of them fell on a table.

    Every so often it is seen whether the program still leads on.
    """
    sitting = sit()
    monkey = Monkey(sitting, seed)
    left, due = inputs, between
    while left > 0 or monkey.seen["PlayScene"] <= AT_TABLES:
        deeds = monkey.act()
        left, due = left - deeds, due - deeds
        if due <= 0 and sitting.manager.stack.running:
            due = between
            leads_on(sitting, left)
    return monkey.seen


@pytest.mark.parametrize("seed", [0, *map(long, (1, 2, 3))])
def test_no_storm_of_inputs_breaks_anything_or_leads_into_a_dead_end(sit: Sit, seed: int) -> None:
    seen = storm(sit, seed, 2500, 1250)
    assert seen["PlayScene"] > AT_TABLES
    assert len(seen) > 5
