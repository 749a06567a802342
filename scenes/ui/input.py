"""Inputs: the values that mouse, keyboard and gamepad events are turned into; scenes see nothing else."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

import pygame


class Act(Enum):
    """What a key or a gamepad button means."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    OK = auto()
    BACK = auto()
    NEXT = auto()
    PREVIOUS = auto()
    MENU = auto()
    PEEK = auto()
    HURRY = auto()
    HOLD = auto()
    SKIP = auto()
    REPLAY = auto()
    UNDO = auto()
    SPEED = auto()
    FULLSCREEN = auto()
    HELP = auto()
    LOG = auto()
    FILM = auto()
    PICTURE = auto()
    HINT = auto()
    WHY = auto()
    CHANCES = auto()
    DANGERS = auto()
    LAST = auto()
    ZOOM = auto()
    STANDING = auto()
    TABLE = auto()
    AGAIN = auto()
    COPY = auto()
    VOICE = auto()
    DETAIL = auto()
    RECALL = auto()
    SLOT = auto()


SHORTCUT = pygame.KMOD_CTRL | pygame.KMOD_META
"""The keys with which letters are shortcuts everywhere."""
DIRECTIONS = {Act.UP: (0, -1), Act.DOWN: (0, 1), Act.LEFT: (-1, 0), Act.RIGHT: (1, 0)}
HELD = frozenset({Act.OK, Act.PEEK, Act.HURRY, Act.LAST})
"""Acts that last while the key is held: its release is an input, too, with `down` False."""


class Device(Enum):
    """A kind of device."""

    MOUSE = auto()
    KEYBOARD = auto()
    PAD = auto()
    LEFT_KEYS = auto()
    RIGHT_KEYS = auto()


class Cursor(Enum):
    """A cursor: the name of its picture, and its hot spot in shares of its width and height."""

    ARROW = "arrow", (0.2, 0.115)
    HAND = "hand", (0.435, 0.09)
    TEXT = "text", (0.5, 0.5)
    WAIT = "wait", (0.2, 0.115)

    @property
    def picture(self) -> str:
        """The name of its picture."""
        return f"ui/cursor_{self.value[0]}"


DESK = ""
"""The source of all that comes from the mouse and the keyboard."""


class Pointer(NamedTuple):
    """The mouse. `kind` is move, down, up, wheel or leave; `pos` lies in design space.

    `button` is 1 (left), 2 (middle) or 3 (right); `wheel` is positive upward.
    """

    kind: str
    pos: tuple[float, float]
    button: int = 0
    wheel: float = 0.0


class Key(NamedTuple):
    """A key or gamepad button; `act` is None for keys that can only edit text.

    `key` is the key code (0 from a gamepad), `slot` the number of a SLOT (0 to 9), `button` the name of a
    gamepad button ("" from a keyboard or a stick); with `ctrl` a key for shortcuts was held, too. `source` is
    the device that it came from.
    """

    act: Act | None
    down: bool = True
    repeat: bool = False
    key: int = 0
    slot: int = 0
    button: str = ""
    ctrl: bool = False
    source: str = DESK


class Typed(NamedTuple):
    """Text that was typed, with its accents."""

    text: str


class Focus(NamedTuple):
    """The window gained or lost the keyboard."""

    gained: bool


class Resized:
    """The window has a new size and the canvas has been adapted to it."""


class Closed:
    """The player closed the window, or the system asked the program to end."""


Input = Pointer | Key | Typed | Focus | Resized | Closed

SLOTS = {first + n: n + 1 for first in (pygame.K_1, pygame.K_KP_1) for n in range(9)}
SLOTS |= dict.fromkeys((pygame.K_0, pygame.K_KP_0), 0)
"""The numbers on the digit keys."""
KEYS: dict[int, Act] = {  # the default bindings
    pygame.K_UP: Act.UP, pygame.K_DOWN: Act.DOWN, pygame.K_LEFT: Act.LEFT, pygame.K_RIGHT: Act.RIGHT,
    pygame.K_RETURN: Act.OK, pygame.K_SPACE: Act.OK, pygame.K_KP_ENTER: Act.OK,
    pygame.K_ESCAPE: Act.BACK, pygame.K_TAB: Act.NEXT, pygame.K_F10: Act.MENU,
    pygame.K_p: Act.PEEK, pygame.K_f: Act.HURRY, pygame.K_s: Act.SKIP, pygame.K_r: Act.REPLAY,
    pygame.K_u: Act.UNDO, pygame.K_v: Act.SPEED, pygame.K_F11: Act.FULLSCREEN, pygame.K_F1: Act.HELP,
    pygame.K_l: Act.LOG, pygame.K_PAUSE: Act.HOLD, pygame.K_b: Act.HOLD, pygame.K_h: Act.HINT,
    pygame.K_t: Act.LAST, pygame.K_z: Act.ZOOM, pygame.K_y: Act.WHY, pygame.K_c: Act.CHANCES,
    pygame.K_e: Act.DANGERS, pygame.K_w: Act.STANDING, pygame.K_d: Act.TABLE, pygame.K_a: Act.AGAIN,
    pygame.K_x: Act.COPY, pygame.K_m: Act.FILM, pygame.K_F12: Act.PICTURE, pygame.K_F2: Act.VOICE,
    pygame.K_F3: Act.DETAIL, pygame.K_F4: Act.RECALL,
    **dict.fromkeys(SLOTS, Act.SLOT),
}  # fmt: skip

BUTTONS: dict[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x", pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    pygame.CONTROLLER_BUTTON_START: "start", pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick", pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpup", pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpdown",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpleft", pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpright",
}  # fmt: skip
AXES: dict[int, tuple[str, str]] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("lefttrigger", "lefttrigger"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("righttrigger", "righttrigger"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("-rightx", "+rightx"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("-righty", "+righty"),
}
"""Axes that count as buttons, with the names for both their directions."""

PAD: dict[str, Act] = {
    "a": Act.OK, "b": Act.BACK, "x": Act.SKIP, "y": Act.REPLAY,
    "leftshoulder": Act.PREVIOUS, "rightshoulder": Act.NEXT, "start": Act.MENU, "back": Act.LOG,
    "leftstick": Act.UNDO, "rightstick": Act.HINT, "-rightx": Act.DANGERS, "+rightx": Act.ZOOM,
    "-righty": Act.LAST, "+righty": Act.HELP,
    "lefttrigger": Act.PEEK, "righttrigger": Act.HURRY,
    "dpup": Act.UP, "dpdown": Act.DOWN, "dpleft": Act.LEFT, "dpright": Act.RIGHT,
}  # fmt: skip
"""The default bindings of a gamepad, by the names of its buttons."""

STICKS: dict[int, tuple[Act, Act]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Act.LEFT, Act.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Act.UP, Act.DOWN),
}


class Half(NamedTuple):
    """One half of a keyboard that two people share: the kind of device that it is, and its keys."""

    device: Device
    keys: dict[int, Act]


HALVES = {
    "left keys": Half(Device.LEFT_KEYS, {
        pygame.K_w: Act.UP, pygame.K_s: Act.DOWN, pygame.K_a: Act.LEFT, pygame.K_d: Act.RIGHT,
        pygame.K_e: Act.OK, pygame.K_q: Act.PEEK, pygame.K_TAB: Act.NEXT, pygame.K_r: Act.SKIP,
        pygame.K_f: Act.UNDO,
    }),
    "right keys": Half(Device.RIGHT_KEYS, {
        pygame.K_UP: Act.UP, pygame.K_DOWN: Act.DOWN, pygame.K_LEFT: Act.LEFT, pygame.K_RIGHT: Act.RIGHT,
        pygame.K_RETURN: Act.OK, pygame.K_p: Act.PEEK, pygame.K_i: Act.NEXT, pygame.K_o: Act.SKIP,
        pygame.K_u: Act.UNDO,
    }),
}  # fmt: skip
"""The halves of a keyboard by their sources; whatever is bound elsewhere, these keys are theirs."""
