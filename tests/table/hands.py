"""Three pairs of hands: mouse, keyboard and gamepad. Each sends pygame events and nothing else."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence

import pygame

from scenes.stage.spots import Spot
from scenes.table.play import PlayScene
from scenes.ui.controls import Control
from scenes.ui.input import BUTTONS, DIRECTIONS, Act
from scenes.ui.page import Page
from scenes.ui.widgets import Widget
from tests.table.conftest import Sitting

Point = tuple[float, float]


def page_of(sitting: Sitting) -> Page:
    """The widgets of the scene that is shown."""
    page = getattr(sitting.top, "page", None)
    assert isinstance(page, Page), f"{type(sitting.top).__name__} has nothing to press"
    return page


def widget(sitting: Sitting, key: str) -> Widget:
    """The widget of that key; a thing on the table may lie in a stack that has another's name."""
    page = page_of(sitting)
    for found in page.all():
        names = map(str, found.piece.tokens) if isinstance(found, Spot) else (found.key,)
        if found.focusable and key in names:
            return found
    raise AssertionError(f"there is no '{key}' among {[w.key for w in page.all() if w.focusable]}")


def free_point(page: Page, wanted: Widget) -> Point:
    """A point at which a click reaches that widget and no other that lies over it."""
    rect = wanted.rect
    for share in (0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97):
        for across in (0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97):
            pos = rect.left + rect.w * across, rect.top + rect.h * share
            if 0 <= pos[0] < 1280 and 0 <= pos[1] < 720 and page.at(pos) is wanted:
                return pos
    raise AssertionError(f"'{wanted.key}' is covered by '{getattr(page.at(rect.center), 'key', None)}'")


class Hands(ABC):
    """Presses what a key names, wherever it lies on the page that is shown."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.pressed = 0
        """How often a button of the mouse or a key was pressed."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Go to the widget of that key and press it."""

    def hold(self, seconds: float) -> None:
        """Hold the button or key that opens a curtain, and turns a hand up."""
        self.down()
        self.sitting.rest(seconds)
        self.up()

    @abstractmethod
    def down(self) -> None:
        """Press that button or key where it is."""

    @abstractmethod
    def up(self) -> None:
        """Let go of it."""

    @abstractmethod
    def back(self) -> None:
        """Go up one level."""


class Mouse(Hands):
    """Moves to a point and clicks there."""

    pos: Point = (640, 400)

    def move(self, pos: Point) -> None:
        """Move to a point of the design space."""
        self.pos = pos
        at = self.sitting.app.services.canvas.to_pixel(*pos)
        self.sitting.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(3, 2), buttons=(0, 0, 0)))

    def click(self, pos: Point, button: int = 1) -> None:
        """Click at a point of the design space."""
        self.pressed += 1
        self.move(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._button(kind, button)

    def press(self, key: str) -> None:
        page = page_of(self.sitting)
        self.click(free_point(page, widget(self.sitting, key)))

    def down(self) -> None:
        self._button(pygame.MOUSEBUTTONDOWN)

    def up(self) -> None:
        self._button(pygame.MOUSEBUTTONUP)

    def _button(self, kind: int, button: int = 1) -> None:
        at = self.sitting.app.services.canvas.to_pixel(*self.pos)
        self.sitting.frame(pygame.event.Event(kind, pos=at, button=button))

    def back(self) -> None:
        raise NotImplementedError("a mouse presses what says so")


class Walking(Hands):
    """Walks from widget to widget, now by steps in a row and now by directions."""

    def __init__(self, sitting: Sitting, seed: int = 0) -> None:
        super().__init__(sitting)
        self.chance = random.Random(seed)

    @abstractmethod
    def act(self, act: Act) -> None:
        """Send what means that act, and let go of it."""

    def press(self, key: str) -> None:
        wanted = widget(self.sitting, key)
        page = page_of(self.sitting)
        assert wanted in page.ring.reachable(), f"keys never stop at '{key}'"
        path = self.path(page, wanted) if self.chance.random() < 0.5 else None
        for act in path or []:
            self.act(act)
        for _ in range(len(page.ring.reachable()) + 1):
            if page.ring.current is not None and page.ring.current.key == wanted.key and page.ring.shown:
                break
            self.act(Act.NEXT)
        found = page.ring.current  # a form may have been laid anew on the way
        assert found is not None and found.key == wanted.key, f"the keys do not lead to '{key}'"
        self.act(Act.OK)

    def path(self, page: Page, wanted: Widget) -> list[Act] | None:
        """The shortest way there by directions; None where they do not lead there.

        On a form they may change what lies there instead, and sideways on a control they change its value.
        """
        start, top = page.ring.current, self.sitting.top
        if start is None or not page.ring.shown:
            return None
        if isinstance(top, PlayScene) and top.turn is not None and top.turn.form is not None:
            return None
        ways: dict[int, list[Act]] = {id(start): []}
        edge: deque[Widget] = deque([start])
        while edge and id(wanted) not in ways:
            here = edge.popleft()
            for act, direction in DIRECTIONS.items():
                if isinstance(here, Control) and act in (Act.LEFT, Act.RIGHT):
                    continue
                page.ring.current = here
                there = page.ring.move(direction)
                if there is not None and id(there) not in ways:
                    ways[id(there)] = [*ways[id(here)], act]
                    edge.append(there)
        page.ring.current = start
        return ways.get(id(wanted))

    def back(self) -> None:
        self.act(Act.BACK)


class Keyboard(Walking):
    """Arrows, Tab and Enter; `digit` takes a card of the hand by its place."""

    KEYS = {
        Act.UP: pygame.K_UP, Act.DOWN: pygame.K_DOWN, Act.LEFT: pygame.K_LEFT, Act.RIGHT: pygame.K_RIGHT,
        Act.NEXT: pygame.K_TAB, Act.OK: pygame.K_RETURN, Act.BACK: pygame.K_ESCAPE,
    }  # fmt: skip

    def key(self, key: int, modifiers: int = 0) -> None:
        """Press a key and let it go."""
        self.pressed += 1
        self.sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=key, mod=modifiers))
        self.sitting.frame(pygame.event.Event(pygame.KEYUP, key=key, mod=modifiers))

    def act(self, act: Act) -> None:
        self.key(self.KEYS[act])

    def down(self) -> None:
        self.sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))

    def up(self) -> None:
        self.sitting.frame(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))

    def digit(self, number: int) -> None:
        """The card at that place of the hand, from 1 on."""
        self.key(pygame.K_0 + number)


class Pad(Walking):
    """Cross, stick and buttons of a gamepad."""

    BUTTONS = {
        Act.UP: pygame.CONTROLLER_BUTTON_DPAD_UP, Act.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        Act.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT, Act.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        Act.NEXT: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Act.OK: pygame.CONTROLLER_BUTTON_A,
        Act.BACK: pygame.CONTROLLER_BUTTON_B,
    }  # fmt: skip
    STICK = {
        Act.UP: (pygame.CONTROLLER_AXIS_LEFTY, -32000), Act.DOWN: (pygame.CONTROLLER_AXIS_LEFTY, 32000),
        Act.LEFT: (pygame.CONTROLLER_AXIS_LEFTX, -32000), Act.RIGHT: (pygame.CONTROLLER_AXIS_LEFTX, 32000),
    }  # fmt: skip

    def act(self, act: Act) -> None:
        if act in self.STICK and self.chance.random() < 0.5:
            axis, value = self.STICK[act]
            for push in (value, 0):
                event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=push, instance_id=0)
                self.sitting.frame(event)
            return
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self._button(kind, act)

    def down(self) -> None:
        self._button(pygame.CONTROLLERBUTTONDOWN, Act.OK)

    def up(self) -> None:
        self._button(pygame.CONTROLLERBUTTONUP, Act.OK)

    def _button(self, kind: int, act: Act) -> None:
        self.sitting.frame(pygame.event.Event(kind, button=self.BUTTONS[act], instance_id=0))


def press_anything(sitting: Sitting, times: int, keys: Sequence[int]) -> None:
    """Press and move whatever there is, at random, but nothing that leaves the table for good."""
    chance = random.Random(1)
    for _ in range(times):
        if not sitting.manager.stack.running:
            sitting.manager.begin(sitting.app.home())
        at = chance.randrange(1280), chance.randrange(720)
        deed = chance.random()
        if deed < 0.35:
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                button = chance.choice((1, 1, 1, 3))
                sitting.frame(pygame.event.Event(kind, pos=at, button=button))
        elif deed < 0.5:
            sitting.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(3, 2), buttons=(0, 0, 0)))
        elif deed < 0.6:
            button = chance.choice([*BUTTONS])
            sitting.frame(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        else:
            key = chance.choice(keys)
            if key in (pygame.K_ESCAPE, pygame.K_F11, pygame.K_F10):
                key = pygame.K_RETURN
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                sitting.frame(pygame.event.Event(kind, key=key, mod=0))
