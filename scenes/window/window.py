"""The window: its size on the desktop, its events as inputs, and the cursor of the mouse."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import pygame

from game.core.errors import UserError
from game.storage.logs import log
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.hands import Hands
from scenes.ui.input import (
    AXES,
    BUTTONS,
    DESK,
    DIRECTIONS,
    HALVES,
    HELD,
    SHORTCUT,
    SLOTS,
    STICKS,
    Act,
    Closed,
    Cursor,
    Device,
    Focus,
    Input,
    Key,
    Pointer,
    Typed,
)
from scenes.ui.keymap import Bindings
from scenes.ui.theme import BLACK, PAPER_HI
from scenes.window.pads import Pads

BEFORE_SHOWN = sys.platform in ("win32", "darwin")
"""Readers of the system want to be told of a window before it is shown."""
MINIMUM = (960, 540)
_SHARE = 0.8
UNSEEN = "offscreen"
"""The driver that SDL falls back to where there is no screen."""

_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_PUSHED, _LOOSE = 0.55, 0.40
"""How far a stick must be pushed to count as pushed, and below which it counts as released."""
_FIRST_REPEAT, _NEXT_REPEAT = 0.40, 0.12
"""Seconds until a stick that is held repeats, and from one repeat to the next."""
SIDE, LARGER = 36.0, 1.75
"""Width of a cursor in design pixels, and how many times wider it is with high contrast."""
SMALLEST, LARGEST = 30, 128
"""Bounds of its width in pixels of the screen, within which systems show it."""


class Window(pygame.Window):
    """A resizable window. Its `surface` is another one after every resize, its `size` is the desktop's.

    If it `waits_for_reader`, it is hidden until somebody shows it.
    """

    def __init__(
        self, title: str, size: tuple[int, int] | None = None, waits_for_reader: bool = False
    ) -> None:
        """Raises UserError: there is no screen to open it on."""
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        # We draw into plain memory. Copied straight to the screen it is there in half a millisecond; a driver
        # for graphics in between takes a hundred megabytes more, and without a graphics card 12 ms a frame.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        try:
            pygame.display.init()
            if pygame.display.get_driver() == UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                raise UserError("There is no screen to open a window on.")
            looks = {"resizable": True, "allow_high_dpi": True, "hidden": waits_for_reader}
            super().__init__(title, fitting(size), **looks)
            self.minimum_size = MINIMUM
            self.get_surface()  # pictures are brought into its format from now on
        except pygame.error as error:
            raise UserError("No window can be opened: {reason}.", reason=str(error)) from None
        self.fullscreen, self.waits_for_reader = False, waits_for_reader

    @property
    def surface(self) -> pygame.Surface:
        """The surface of the window at its present size."""
        return self.get_surface()

    @property
    def ratio(self) -> float:
        """Pixels of the surface in one unit of the mouse; more than 1 on some dense screens."""
        return self.surface.get_width() / self.size[0]

    def cover_desktop(self, wanted: bool) -> None:
        """Cover the whole desktop, or go back to the window as it was."""
        if wanted == self.fullscreen:
            return
        if wanted:
            self.set_fullscreen(desktop=True)
        else:
            self.set_windowed()
        self.fullscreen = wanted

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window, at most to the size of the desktop."""
        if not self.fullscreen:
            self.size = fitting(size)

    def fit(self) -> bool:
        """Shrink to the desktop, which may have become smaller; return whether the size has changed."""
        fits = fitting(self.size)
        if self.fullscreen or fits == self.size:
            return False
        self.size = fits
        return True


def fitting(size: tuple[int, int] | None) -> tuple[int, int]:
    """A window size for this desktop: the wanted one, or four fifths of it at 16:9, never larger."""
    desktop_width, desktop_height = pygame.display.get_desktop_sizes()[0]
    if size is None:
        scale = _SHARE * min(desktop_width / 16, desktop_height / 9)
        size = round(16 * scale), round(9 * scale)
    return (
        max(MINIMUM[0], min(size[0], desktop_width)),
        max(MINIMUM[1], min(size[1], desktop_height)),
    )


class EventReader:
    """Reads the events of one window, whose canvas gives the design space.

    `ratio` gives the pixels of the canvas in one unit of the mouse. `hands` know who plays with a half of the
    keyboard.
    """

    def __init__(
        self, canvas: Canvas, bindings: Bindings, hands: Hands, ratio: Callable[[], float] = lambda: 1.0
    ) -> None:
        self._canvas, self._bindings, self._hands, self._ratio = canvas, bindings, hands, ratio
        self.device = Device.MOUSE
        self.is_halved = True
        """The keyboard has halves wherever somebody plays with one; False while text is typed."""
        self._pads = Pads(hands)
        self._down: set[int] = set()
        self._pushed: dict[tuple[int, int], Key] = {}
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
            return self._axis(event.instance_id, event.axis, event.value / 32768)
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
        act, source = self._bindings.key_act(event.key, event.mod), DESK
        if self.is_halved and not event.mod & SHORTCUT:
            act, source = self._half(event.key, act)
        down = event.type == pygame.KEYDOWN
        repeat = down and event.key in self._down  # the events themselves do not say so
        (self._down.add if down else self._down.discard)(event.key)
        if not down and act not in HELD:
            return None
        if repeat and act in HELD:
            return None
        if down and act is not Act.FULLSCREEN:
            self.device = HALVES[source].device if source in HALVES else Device.KEYBOARD
        slot, ctrl = SLOTS[event.key] if act is Act.SLOT else 0, bool(event.mod & SHORTCUT)
        return Key(act, down, repeat, event.key, slot, ctrl=ctrl, source=source)

    def _half(self, key: int, act: Act | None) -> tuple[Act | None, str]:
        """What a key means, and for whom: for the half that it lies in, if somebody plays with that."""
        for source, half in HALVES.items():
            if source in self._hands.seats and key in half.keys:
                return half.keys[key], source
        return act, DESK

    def _button(self, event: pygame.event.Event) -> Input | None:
        name = BUTTONS.get(event.button, "")
        act = self._bindings.pad.act(name)
        down = event.type == pygame.CONTROLLERBUTTONDOWN
        if not name or not (down or act in HELD):
            return None
        self.device = Device.PAD
        return Key(act, down, button=name, source=self._pads.source(event.instance_id))

    def _axis(self, instance: int, axis: int, value: float) -> Input | None:
        before, stick = self._pushed.get((instance, axis)), (instance, axis)
        if abs(value) < (_LOOSE if before else _PUSHED):
            self._pushed.pop(stick, None)
            return before._replace(down=False) if before is not None and before.act in HELD else None
        name = AXES[axis][value > 0] if axis in AXES else ""
        if before is not None and before.act in HELD and before.button != name:
            del self._pushed[stick]  # the held button is released before the opposite one is pressed
            return before._replace(down=False)
        act = self._bindings.pad.act(name) if name else STICKS[axis][value > 0]
        key = Key(act, button=name, source=self._pads.source(instance))
        if key == before:
            return None
        self._pushed[stick] = key
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
            self._pads.add(event.device_index)
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.remove(event.instance_id)
            self._pushed = {
                stick: key for stick, key in self._pushed.items() if stick[0] != event.instance_id
            }
        return None


class CursorSetter:
    """Sets the cursor of the mouse."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._shown: tuple[Cursor, float, bool] | None = None
        self._refused = False

    def show(self, cursor: Cursor, scale: float, sharp: bool) -> None:
        """Set the cursor; `sharp`, it is larger and has a double rim that shows on every ground."""
        wanted = cursor, scale, sharp
        if wanted == self._shown or self._refused:
            return
        self._shown = wanted
        picture, spot = pointer(self._art, *wanted)
        try:
            pygame.mouse.set_cursor(pygame.Cursor(spot, picture))
        except pygame.error as error:
            log.info("the system keeps its own pointer: %s", error)
            self._refused = True


def pointer(art: Art, cursor: Cursor, scale: float, sharp: bool) -> tuple[pygame.Surface, tuple[int, int]]:
    """The picture of a cursor, and its hot spot in pixels."""
    side = max(SMALLEST, min(LARGEST, round(SIDE * scale * (LARGER if sharp else 1.0))))
    picture = art.picture(cursor.picture, side)
    across, down = (round(part * side) for part in cursor.value[1])
    if not sharp:
        return picture, (across, down)
    rim = max(2, side // 16)
    made = art.rim(lambda: picture, (cursor, side), 2 * rim, BLACK).copy()
    made.blit(art.rim(lambda: picture, (cursor, side), rim, PAPER_HI), (rim, rim))
    left, top = picture.get_rect(center=made.get_rect().center).topleft
    made.blit(picture, (left, top))
    return made, (across + left, down + top)
