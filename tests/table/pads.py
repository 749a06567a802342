"""Pads without any metal: SDL's virtual joysticks, which send what real ones send, by the same way."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from tests.table.conftest import Sitting

GAMEPAD, AXES, BUTTONS = 1, 6, 15
"""SDL's number for the kind of joystick, and how many axes and buttons one has."""


@cache
def library() -> ctypes.CDLL:
    """The SDL library that pygame has loaded."""
    maps = Path("/proc/self/maps")
    if not maps.exists():
        pytest.skip("the library is found by what the process has mapped")
    names = {line.split()[-1] for line in maps.read_text().splitlines() if "libSDL2-" in line}
    sdl = ctypes.CDLL(names.pop())
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    return sdl


class VirtualPad:
    """One pad, plugged in until `unplug`; what it sends waits for the next frame."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        sources = set(sitting.app.services.hands.pads)
        library().SDL_JoystickAttachVirtual(GAMEPAD, AXES, BUTTONS, 0)
        self.feed()
        self.source = ({*sitting.app.services.hands.pads} - sources).pop()
        opened = sitting.manager.reader._pads._open
        self.instance = next(number for number, (_, source) in opened.items() if source == self.source)

    def unplug(self) -> None:
        """Pull the plug."""
        numbers = library().SDL_NumJoysticks()
        places = (n for n in range(numbers) if library().SDL_JoystickGetDeviceInstanceID(n) == self.instance)
        library().SDL_JoystickDetachVirtual(next(places))
        self.feed()

    def feed(self) -> None:
        """Hand what the pads have sent to the program, without any time going by."""
        for event in pygame.event.get(pump=True):
            self.sitting.manager._event(event)

    def button(self, number: int, down: bool) -> None:
        """Press or release a button."""
        joystick = library().SDL_JoystickFromInstanceID(self.instance)
        library().SDL_JoystickSetVirtualButton(joystick, number, down)
        self.feed()

    def press(self, number: int) -> None:
        """Press a button and let it go."""
        self.button(number, True)
        self.button(number, False)

    def push(self, axis: int, value: int) -> None:
        """Push a stick or a trigger that far."""
        joystick = library().SDL_JoystickFromInstanceID(self.instance)
        library().SDL_JoystickSetVirtualAxis(joystick, axis, value)
        self.feed()

    def peek(self, on: bool) -> None:
        """Hold the trigger that shows the own hand, or let it go."""
        self.push(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 32767 if on else -32768)


@contextmanager
def virtual_pads(sitting: Sitting, count: int) -> Iterator[list[VirtualPad]]:
    """So many pads, plugged in one after the other, for as long as the context lasts."""
    controller.init()
    pygame.event.clear()
    pads: list[VirtualPad] = []
    try:
        pads += [VirtualPad(sitting) for _ in range(count)]
        yield pads
    finally:
        here = sitting.app.services.hands.pads
        for pad in pads:
            if pad.source in here:
                pad.unplug()
        pygame.event.clear()
