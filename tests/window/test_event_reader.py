"""The reader: mouse, keyboard and gamepad all come out as the same few inputs."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from scenes.ui.canvas import Canvas
from scenes.ui.hands import Hands
from scenes.ui.input import Act, Closed, Device, Focus, Input, Key, Pointer, Typed
from scenes.ui.keymap import Bindings
from scenes.window.window import EventReader
from tests.narrow import as_a

Event = pygame.event.Event


@pytest.fixture
def reader(canvas: Canvas) -> EventReader:
    """A reader for a window of 1280x720."""
    return EventReader(canvas, Bindings(), Hands())


def key(code: int, mod: int = 0, down: bool = True) -> pygame.event.Event:
    """A key event."""
    return Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod)


@pytest.mark.parametrize(
    ("event", "act"),
    [
        (key(pygame.K_RETURN), Act.OK),
        (key(pygame.K_ESCAPE), Act.BACK),
        (key(pygame.K_TAB), Act.NEXT),
        (key(pygame.K_TAB, pygame.KMOD_LSHIFT), Act.PREVIOUS),
        (key(pygame.K_z, pygame.KMOD_LCTRL), Act.UNDO),
        (key(pygame.K_RETURN, pygame.KMOD_LALT), Act.FULLSCREEN),
        (key(pygame.K_F11), Act.FULLSCREEN),
        (Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_A), Act.OK),
        (
            Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT),
            Act.LEFT,
        ),
        (
            Event(
                pygame.CONTROLLERAXISMOTION, instance_id=0, axis=pygame.CONTROLLER_AXIS_LEFTY, value=-30000
            ),
            Act.UP,
        ),
    ],
)
def test_keys_buttons_and_sticks_mean_the_same_acts(
    reader: EventReader, event: pygame.event.Event, act: Act
) -> None:
    read = reader.read(event)
    assert isinstance(read, Key)
    assert (read.act, read.down) == (act, True)


def test_digits_are_slots(reader: EventReader) -> None:
    assert reader.read(key(pygame.K_3)) == Key(Act.SLOT, key=pygame.K_3, slot=3)
    assert as_a(Key, reader.read(key(pygame.K_KP_9))).slot == 9


def test_held_acts_come_again_when_the_key_is_let_go(reader: EventReader) -> None:
    assert reader.read(key(pygame.K_p)) == Key(Act.PEEK, key=pygame.K_p)
    assert reader.read(key(pygame.K_p, down=False)) == Key(Act.PEEK, down=False, key=pygame.K_p)
    assert reader.read(key(pygame.K_RETURN, down=False)) == Key(Act.OK, down=False, key=pygame.K_RETURN)
    assert reader.read(key(pygame.K_ESCAPE, down=False)) is None
    pulled = Key(Act.PEEK, button="lefttrigger", source="pad")
    trigger = partial(
        Event, pygame.CONTROLLERAXISMOTION, instance_id=0, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT
    )
    assert reader.read(trigger(value=32000)) == pulled
    assert reader.read(trigger(value=0)) == pulled._replace(down=False)


def test_a_key_that_is_held_repeats_but_presses_nothing_twice(reader: EventReader) -> None:
    tab, enter = Key(Act.NEXT, key=pygame.K_TAB), Key(Act.OK, key=pygame.K_RETURN)
    for _ in range(2):
        assert reader.read(key(pygame.K_TAB)) == tab
        assert reader.read(key(pygame.K_TAB)) == tab._replace(repeat=True)
        assert reader.read(key(pygame.K_TAB, down=False)) is None
        assert reader.read(key(pygame.K_RETURN)) == enter
        assert reader.read(key(pygame.K_RETURN)) is None
        reader.read(key(pygame.K_RETURN, down=False))


def test_a_stick_has_a_dead_zone_and_repeats(reader: EventReader) -> None:
    def push(value: int) -> object:
        axis = pygame.CONTROLLER_AXIS_LEFTX
        return reader.read(Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value))

    assert push(9000) is None
    assert push(25000) == Key(Act.RIGHT, source="pad")
    assert push(26000) is None
    assert reader.repeat(0.2) == []
    assert reader.repeat(0.3) == [Key(Act.RIGHT, repeat=True, source="pad")]
    assert push(2000) is None
    assert reader.repeat(9.0) == []


def test_the_pointer_speaks_in_design_space(reader: EventReader, canvas: Canvas) -> None:
    canvas.aim(pygame.Surface((960, 540)))
    moved = reader.read(Event(pygame.MOUSEMOTION, pos=(480, 270), rel=(1, 0), buttons=(0, 0, 0)))
    assert isinstance(moved, Pointer)
    assert moved.pos == pytest.approx((640, 360))


def test_the_last_device_is_known(reader: EventReader) -> None:
    def after(event: pygame.event.Event) -> Device:
        reader.read(event)
        return reader.device

    assert after(key(pygame.K_LEFT)) is Device.KEYBOARD
    button = Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_B)
    assert after(button) is Device.PAD
    assert after(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)) is Device.MOUSE


def test_text_focus_and_closing_come_through(reader: EventReader) -> None:
    assert reader.read(Event(pygame.TEXTINPUT, text="ñ")) == Typed("ñ")
    assert reader.read(Event(pygame.WINDOWFOCUSLOST)) == Focus(False)
    assert isinstance(reader.read(Event(pygame.QUIT)), Closed)
    assert reader.read(Event(pygame.KEYDOWN, key=pygame.K_F7, mod=0)) == Key(None, key=pygame.K_F7)


def test_the_right_stick_is_two_buttons_one_up_and_one_down(reader: EventReader) -> None:
    def push(value: int) -> Input | None:
        axis = pygame.CONTROLLER_AXIS_RIGHTY
        return reader.read(Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value))

    assert push(30000) == Key(Act.HELP, button="+righty", source="pad")
    assert push(0) is None
    assert push(-30000) == Key(Act.LAST, button="-righty", source="pad")
    assert push(30000) == Key(Act.LAST, down=False, button="-righty", source="pad")
    assert push(30000) == Key(Act.HELP, button="+righty", source="pad")
