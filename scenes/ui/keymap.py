"""Key bindings: which keys and gamepad buttons (controls) have which acts, by default or by choice.

Some controls are fixed, so that nobody is ever locked in: Escape leads back, Enter on the keypad chooses and
the digits take cards and answers. The left stick of a gamepad always moves the focus.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Generic, TypeVar

import pygame

from game.core.errors import UserError
from game.storage.settings import Settings, damaged_keys
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import HALVES, KEYS, PAD, SHORTCUT, Act, Device

C = TypeVar("C", int, str)

ACTS = tuple(act for act in Act if act is not Act.SLOT)
"""The acts that a player may bind to other controls."""
KEYS_EACH, BUTTONS_EACH = 2, 1
FIRM_KEYS = {pygame.K_ESCAPE: Act.BACK, **{key: act for key, act in KEYS.items() if act is Act.SLOT}}
FIRM_KEYS[pygame.K_KP_ENTER] = Act.OK
MODIFIERS = frozenset({
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
})  # fmt: skip
"""Keys that change the meaning of others, and cannot be bound."""
NEEDED_KEYS = frozenset({Act.UP, Act.DOWN, Act.LEFT, Act.RIGHT, Act.OK})
NEEDED_BUTTONS = frozenset({Act.OK, Act.BACK})
"""Acts that must keep a control: without them nobody gets to the settings."""


class Refusal(Enum):
    """Why a control cannot be bound to an act, or removed from it."""

    FIRM = auto()
    """The control, or the one that it would replace, is fixed."""
    UNFIT = auto()
    """The key is a modifier, or has no name."""
    NEEDED = auto()
    """It is the last control of an act that must keep one."""


class Keymap(Generic[C]):
    """The controls of every act, at most `room` for each, and no control for two acts.

    `firm` controls keep their act, `needed` acts keep a control, and `fit` tests whether one can be bound.
    """

    def __init__(
        self,
        usual: Mapping[C, Act],
        room: int,
        firm: Mapping[C, Act],
        needed: frozenset[Act],
        fit: Callable[[C], bool],
    ) -> None:
        self.room, self._needed = room, needed
        self._firm: Mapping[C, Act] = firm
        self._fit: Callable[[C], bool] = fit
        self._usual: dict[Act, list[C]] = {
            act: [control for control, its in usual.items() if its is act][:room] for act in ACTS
        }
        self._of: dict[Act, list[C]] = {}
        self._acts: dict[C, Act] = {}
        self.reset()

    def act(self, control: C) -> Act | None:
        """The act of a control."""
        return self._acts.get(control)

    def of(self, act: Act) -> Sequence[C]:
        """The controls of an act in their order."""
        return self._of.get(act, ())

    def is_firm(self, control: C) -> bool:
        """True if the control is fixed."""
        return control in self._firm

    def reset(self) -> None:
        """Restore the default controls of all acts."""
        self._put({act: list(controls) for act, controls in self._usual.items()})

    def bind(self, act: Act, place: int, control: C) -> Act | Refusal | None:
        """Bind a control at that place of an act; return the act that had it, or why it cannot be.

        The act that had it gets the control that stood at that place. Nothing changes if the act has the
        control already.
        """
        mine = self._of[act]
        before = mine[place] if place < len(mine) else None
        other = self._acts.get(control)
        if other is act:
            return None
        if control in self._firm or before in self._firm:
            return Refusal.FIRM
        if not self._fit(control):
            return Refusal.UNFIT
        if other is not None:
            theirs = self._of[other]
            if before is None and other in self._needed and len(theirs) == 1:
                return Refusal.NEEDED
            spot = theirs.index(control)
            theirs[spot : spot + 1] = [] if before is None else [before]
        mine[place : place + 1] = [control]
        self._put(self._of)
        return other

    def clear(self, act: Act, place: int) -> Refusal | None:
        """Remove a control from an act; return why it cannot be, if so."""
        mine = self._of[act]
        if place >= len(mine):
            return None
        if mine[place] in self._firm:
            return Refusal.FIRM
        if act in self._needed and len(mine) == 1:
            return Refusal.NEEDED
        del mine[place]
        self._put(self._of)
        return None

    def changes(self) -> dict[Act, list[C]]:
        """The acts whose controls are not the default ones, with their controls."""
        return {act: list(mine) for act, mine in self._of.items() if mine != self._usual[act]}

    def take(self, changes: Mapping[Act, Sequence[C]]) -> bool:
        """Bind these controls to these acts, and restore all others; return False if that cannot be.

        An act with default controls loses those that another act now has.
        """
        given = [control for controls in changes.values() for control in controls]
        of = {
            act: list(changes.get(act, [control for control in usual if control not in given]))
            for act, usual in self._usual.items()
        }
        fair = len(set(given)) == len(given) and all(
            len(of[act]) <= self.room and (of[act] or act not in self._needed) for act in of
        )
        kept = all(
            self._firm.get(control, act) is act and (control in self._firm or self._fit(control))
            for act, controls in changes.items()
            for control in controls
        )
        firm_acts = (act for act in of if any(control in self._firm for control in self._usual[act]))
        if not (fair and kept and all(self._usual[act][:1] == of[act][:1] for act in firm_acts)):
            return False
        self._put(of)
        return True

    def _put(self, of: dict[Act, list[C]]) -> None:
        self._of = of
        self._acts = {**{control: act for act, mine in of.items() for control in mine}, **self._firm}


def key_name(key: int) -> str:
    """The name of a key, as settings store it; "" if no name leads back to the key."""
    name = pygame.key.name(key)
    try:
        return name if name and pygame.key.key_code(name) == key else ""
    except ValueError:
        return ""


class Bindings:
    """The key bindings of the keyboard and of the gamepad."""

    def __init__(self) -> None:
        self.keys: Keymap[int] = Keymap(
            KEYS, KEYS_EACH, FIRM_KEYS, NEEDED_KEYS, lambda key: key not in MODIFIERS and bool(key_name(key))
        )
        self.pad: Keymap[str] = Keymap(PAD, BUTTONS_EACH, {}, NEEDED_BUTTONS, PAD.__contains__)

    def key_act(self, key: int, modifiers: int = 0) -> Act | None:
        """The act of a key: Shift turns NEXT around, Ctrl Z takes back, Alt Enter fills the screen."""
        if modifiers & SHORTCUT:
            return Act.UNDO if key == pygame.K_z else None
        if key == pygame.K_RETURN and modifiers & pygame.KMOD_ALT:
            return Act.FULLSCREEN
        act = self.keys.act(key)
        return Act.PREVIOUS if act is Act.NEXT and modifiers & pygame.KMOD_SHIFT else act

    def load(self, settings: Settings, complain: Callable[[UserError], object]) -> None:
        """Take over the bindings in the settings; if they cannot be, restore the defaults and complain."""
        fits = False
        with contextlib.suppress(KeyError, ValueError):
            rows = _by_act(settings.keys)
            keys = {act: [pygame.key.key_code(name) for name in names] for act, names in rows.items()}
            fits = self.keys.take(keys) and self.pad.take(_by_act(settings.pad))
        if not fits:
            self.reset()
            self.store(settings)
            complain(damaged_keys())

    def store(self, settings: Settings) -> None:
        """Write the bindings that are not the default ones into the settings."""
        settings.keys = {
            act.name.lower(): [key_name(key) for key in keys] for act, keys in self.keys.changes().items()
        }
        settings.pad = {act.name.lower(): names for act, names in self.pad.changes().items()}

    def reset(self) -> None:
        """Restore all default bindings."""
        self.keys.reset()
        self.pad.reset()


def _by_act(rows: Mapping[str, list[str]]) -> dict[Act, list[str]]:
    """The rows by their acts.

    Raises KeyError: there is no such act, or it cannot be bound.
    """
    acts = {act.name.lower(): act for act in ACTS}
    return {acts[name]: controls for name, controls in rows.items()}


Hint = tuple[Act, str]
"""An act and the words for what it does now."""

_KEYS = {
    pygame.K_RETURN: "Enter", pygame.K_ESCAPE: "Esc", pygame.K_TAB: "Tab", pygame.K_BACKSPACE: "Backspace",
    pygame.K_UP: "↑", pygame.K_DOWN: "↓", pygame.K_LEFT: "←", pygame.K_RIGHT: "→",
}  # fmt: skip
_PAD = {
    "leftshoulder": "LB", "rightshoulder": "RB", "leftstick": "LS", "rightstick": "RS",
    "-rightx": "RS ←", "+rightx": "RS →",
    "-righty": "RS ↑", "+righty": "RS ↓", "lefttrigger": "LT", "righttrigger": "RT",
    "dpup": "↑", "dpdown": "↓", "dpleft": "←", "dpright": "→",
}  # fmt: skip
_PAD_COLOURS = {"A": theme.OLIVE_LT, "B": theme.ALMAGRE_LT, "X": theme.COBALT_LT, "Y": theme.OCHRE_LT}


def key_sign(key: int) -> str:
    """The label of a key."""
    named = {pygame.K_SPACE: tr("Space"), pygame.K_PAUSE: tr("Pause")}
    return named.get(key) or _KEYS.get(key) or pygame.key.name(key).title()


def button_sign(name: str) -> str:
    """The label of a gamepad button."""
    return _PAD.get(name) or name.title()


def glyph(act: Act, device: Device, bindings: Bindings) -> str:
    """The label of the first key or button of an act; "" if it has none."""
    if device is Device.MOUSE and act is Act.OK:
        return tr("Click")
    if device is Device.PAD and (buttons := bindings.pad.of(act)):
        return button_sign(buttons[0])
    half = next((half.keys for half in HALVES.values() if half.device is device), {})
    if key := next((key for key, its in half.items() if its is act), None):
        return key_sign(key)
    if act is Act.SLOT:
        return "1-9"
    if keys := bindings.keys.of(act):
        return key_sign(keys[0])
    on = bindings.keys.of(Act.NEXT)
    return f"Shift {key_sign(on[0])}" if act is Act.PREVIOUS and on else ""


def with_key(words: str, act: Act, bindings: Bindings) -> str:
    """Words with the key of an act in parentheses, if it has one."""
    sign = glyph(act, Device.KEYBOARD, bindings)
    return f"{words} ({sign})" if sign else words


def draw_hints(
    canvas: Canvas,
    hints: Sequence[Hint],
    device: Device,
    bindings: Bindings,
    *,
    right: float,
    bottom: float,
    plate: bool = False,
) -> None:
    """Draw the hints in one line that ends at (right, bottom), without acts that have no key or button.

    A `plate` covers what lies under them.
    """
    height = canvas.measure("A", "key")[1] + 10
    bound = [(glyph(act, device, bindings), words) for act, words in hints
             if device is not Device.PAD or bindings.pad.of(act)]  # fmt: skip
    signs = [(sign, words) for sign, words in bound if sign]
    if plate and signs:
        wide = sum(cap_width(canvas, sign, height) + canvas.measure(words, "caption")[0] + 28
                   for sign, words in signs)  # fmt: skip
        canvas.fill((right - wide, bottom - height - 8, wide + 20, height + 16), theme.NIGHT, radius=12)
    x = right
    for sign, words in reversed(signs):
        width = canvas.measure(words, "caption")[0]
        x -= width
        canvas.text(
            words, x, bottom - height / 2, "caption", theme.PAPER, anchor="left middle", shade=theme.NIGHT
        )
        x -= 8
        x -= draw_cap(canvas, sign, device, x, bottom - height, height)
        x -= 20


def cap_width(canvas: Canvas, sign: str, height: float) -> float:
    """Return the width of a key cap of that height."""
    return max(height, canvas.measure(sign, "key")[0] + 14)


def draw_cap(canvas: Canvas, sign: str, device: Device, right: float, top: float, height: float) -> float:
    """Draw a key cap that ends at `right`; returns its width."""
    width = cap_width(canvas, sign, height)
    cap = pygame.FRect(right - width, top, width, height)
    round_pad = device is Device.PAD and len(sign) == 1
    radius = height / 2 if round_pad else 6
    canvas.fill(cap, theme.INK, radius=radius)
    canvas.fill(cap.inflate(-3, -3), theme.PAPER_DK, radius=radius - 1)
    face = pygame.FRect(cap.left + 1.5, cap.top + 1.5, cap.w - 3, cap.h - 5)
    canvas.fill(
        face, _PAD_COLOURS.get(sign, theme.PAPER_HI) if round_pad else theme.PAPER_HI, radius=radius - 1
    )
    style = "small number" if sign.isdigit() else "key"  # its nought is no letter o
    canvas.text(sign, *face.center, style, theme.INK, anchor="center middle")
    return width
