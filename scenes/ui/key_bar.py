"""The bar of key hints, drawn for the device used last."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Device
from scenes.ui.keymap import Bindings

Hint = tuple[Act, str]
"""An act and the words for what it does now."""

_KEYS = {
    pygame.K_RETURN: "Enter", pygame.K_ESCAPE: "Esc", pygame.K_TAB: "Tab", pygame.K_BACKSPACE: "Backspace",
    pygame.K_UP: "↑", pygame.K_DOWN: "↓", pygame.K_LEFT: "←", pygame.K_RIGHT: "→",
}  # fmt: skip
_PAD = {
    "leftshoulder": "LB", "rightshoulder": "RB", "leftstick": "LS", "rightstick": "RS",
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
) -> None:
    """Draw the hints in one line that ends at (right, bottom), without acts that have no key or button."""
    height = canvas.measure("A", "key")[1] + 10
    x = right
    for act, words in reversed(hints):
        sign = glyph(act, device, bindings)
        if not sign or (device is Device.PAD and not bindings.pad.of(act)):
            continue
        width = canvas.measure(words, "caption")[0]
        x -= width
        canvas.text(
            words, x, bottom - height / 2, "caption", theme.PAPER, anchor="left middle", shade=theme.NIGHT
        )
        x -= 8
        x -= _cap(canvas, sign, device, x, bottom - height, height)
        x -= 20


def _cap(canvas: Canvas, sign: str, device: Device, right: float, top: float, height: float) -> float:
    """Draw a key cap that ends at `right`; returns its width."""
    width = max(height, canvas.measure(sign, "key")[0] + 14)
    cap = pygame.FRect(right - width, top, width, height)
    round_pad = device is Device.PAD and len(sign) == 1
    radius = height / 2 if round_pad else 6
    canvas.fill(cap, theme.INK, radius=radius)
    canvas.fill(cap.inflate(-3, -3), theme.PAPER_DK, radius=radius - 1)
    face = pygame.FRect(cap.left + 1.5, cap.top + 1.5, cap.w - 3, cap.h - 5)
    canvas.fill(
        face, _PAD_COLOURS.get(sign, theme.PAPER_HI) if round_pad else theme.PAPER_HI, radius=radius - 1
    )
    canvas.text(sign, *face.center, "key", theme.INK, anchor="center middle")
    return width
