"""Turns pygame events into inputs, repeats gamepad sticks, and knows the device used last."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.ui.canvas import Canvas
from scenes.ui.input import (
    AXES,
    BUTTONS,
    DIRECTIONS,
    HELD,
    STICKS,
    Act,
    Closed,
    Device,
    Focus,
    Input,
    Key,
    Pointer,
    Typed,
    slot_of,
)
from scenes.ui.keymap import Bindings

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_PUSHED, _LOOSE = 0.55, 0.40
"""How far a stick must be pushed to count as pushed, and below which it counts as released."""
_FIRST_REPEAT, _NEXT_REPEAT = 0.40, 0.12
"""Seconds until a stick that is held repeats, and from one repeat to the next."""


class EventReader:
    """Reads the events of one window, whose canvas gives the design space.

    `ratio` gives the pixels of the canvas in one unit of the mouse.
    """

    def __init__(self, canvas: Canvas, bindings: Bindings, ratio: Callable[[], float] = lambda: 1.0) -> None:
        self._canvas, self._bindings, self._ratio = canvas, bindings, ratio
        self.device = Device.MOUSE
        self._pads: dict[int, Controller] = {}
        self._down: set[int] = set()
        self._pushed: dict[int, Key] = {}
        self._until_repeat = 0.0

    def open_pads(self) -> None:
        """Start reading gamepads, which may come and go at any time."""
        from pygame._sdl2 import controller

        controller.init()

    def read(self, event: pygame.event.Event) -> Input | None:
        """The input that an event means; None if it means none."""
        if event.type in _POINTER:
            return self._pointer(event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(event)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event.axis, event.value / 32768)
        return self._other(event)

    def repeat(self, dt: float) -> list[Input]:
        """The inputs that held sticks repeat after `dt` more seconds."""
        if not self._pushed:
            return []
        self._until_repeat -= dt
        if self._until_repeat > 0:
            return []
        self._until_repeat = _NEXT_REPEAT
        return [key._replace(repeat=True) for key in self._pushed.values() if key.act in DIRECTIONS]

    def _pointer(self, event: pygame.event.Event) -> Input | None:
        if event.type == pygame.MOUSEMOTION:
            if event.rel == (0, 0):
                return None
            self.device = Device.MOUSE
            return Pointer("move", self._place(event.pos))
        if event.type == pygame.MOUSEWHEEL:
            return Pointer("wheel", self._place(pygame.mouse.get_pos()), wheel=event.precise_y)
        if event.button > 3:
            return None
        self.device = Device.MOUSE
        kind = "down" if event.type == pygame.MOUSEBUTTONDOWN else "up"
        return Pointer(kind, self._place(event.pos), event.button)

    def _place(self, pos: tuple[int, int]) -> tuple[float, float]:
        ratio = self._ratio()
        return self._canvas.to_design((pos[0] * ratio, pos[1] * ratio))

    def _key(self, event: pygame.event.Event) -> Input | None:
        act = self._bindings.key_act(event.key, event.mod)
        down = event.type == pygame.KEYDOWN
        repeat = down and event.key in self._down  # the events themselves do not say so
        (self._down.add if down else self._down.discard)(event.key)
        if not down and act not in HELD:
            return None
        if repeat and act in HELD:
            return None
        if down and act is not Act.FULLSCREEN:
            self.device = Device.KEYBOARD
        return Key(act, down, repeat, event.key, slot_of(event.key) if act is Act.SLOT else 0)

    def _button(self, event: pygame.event.Event) -> Input | None:
        name = BUTTONS.get(event.button, "")
        act = self._bindings.pad.act(name)
        down = event.type == pygame.CONTROLLERBUTTONDOWN
        if not name or not (down or act in HELD):
            return None
        self.device = Device.PAD
        return Key(act, down, button=name)

    def _axis(self, axis: int, value: float) -> Input | None:
        before = self._pushed.get(axis)
        if abs(value) < (_LOOSE if before else _PUSHED):
            self._pushed.pop(axis, None)
            return before._replace(down=False) if before is not None and before.act in HELD else None
        name = AXES[axis][value > 0] if axis in AXES else ""
        if before is not None and before.act in HELD and before.button != name:
            del self._pushed[axis]  # the held button is released before the opposite one is pressed
            return before._replace(down=False)
        key = Key(self._bindings.pad.act(name) if name else STICKS[axis][value > 0], button=name)
        if key == before:
            return None
        self._pushed[axis] = key
        self._until_repeat = _FIRST_REPEAT
        self.device = Device.PAD
        return key

    def _other(self, event: pygame.event.Event) -> Input | None:
        if event.type == pygame.TEXTINPUT:
            return Typed(event.text)
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._down.clear()
            return Focus(event.type == pygame.WINDOWFOCUSGAINED)
        if event.type == pygame.WINDOWLEAVE:
            return Pointer("leave", (-1e6, -1e6))
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            return Closed()
        if event.type == pygame.CONTROLLERDEVICEADDED:
            from pygame._sdl2.controller import Controller

            pad = Controller(event.device_index)
            self._pads[pad.id] = pad
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            self._pushed.clear()
        return None
