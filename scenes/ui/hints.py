"""The bar of hints: the keys that matter now, drawn for the device last used."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.words import tr
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import DIRECTIONS, Act, Device

Hint = tuple[Act, str]
"""An act and what it does here, in the player's language."""

_KEYS = {
    Act.OK: "Enter", Act.BACK: "Esc", Act.NEXT: "Tab", Act.PREVIOUS: "Shift Tab", Act.MENU: "F10",
    Act.PEEK: "P", Act.HURRY: "F", Act.HOLD: "B", Act.SKIP: "S", Act.REPLAY: "R", Act.UNDO: "U",
    Act.SPEED: "V", Act.FULLSCREEN: "F11", Act.HELP: "F1", Act.LOG: "L", Act.HINT: "H", Act.SLOT: "1-9",
    Act.LAST: "T", Act.WHY: "Y", Act.CHANCES: "C", Act.UP: "↑", Act.DOWN: "↓", Act.LEFT: "←", Act.RIGHT: "→",
}  # fmt: skip
_PAD = {
    Act.OK: "A", Act.BACK: "B", Act.SKIP: "X", Act.REPLAY: "Y", Act.PREVIOUS: "LB", Act.NEXT: "RB",
    Act.MENU: "Start", Act.LOG: "Back", Act.PEEK: "LT", Act.HURRY: "RT", Act.UNDO: "LS", Act.HINT: "RS",
    Act.LAST: "RS ↑",
}  # fmt: skip
_PAD_COLOURS = {"A": theme.OLIVE_LT, "B": theme.ALMAGRE_LT, "X": theme.COBALT_LT, "Y": theme.OCHRE_LT}


def glyph(act: Act, device: Device) -> str:
    """What stands on the key or button of an act."""
    if device is Device.MOUSE and act is Act.OK:
        return tr("Click")
    return _PAD.get(act, _KEYS[act]) if device is Device.PAD else _KEYS[act]


def draw_hints(
    canvas: Canvas,
    hints: Sequence[Hint],
    device: Device,
    *,
    right: float,
    bottom: float,
) -> None:
    """Draw the hints in one line that ends at (right, bottom)."""
    height = canvas.measure("A", "key")[1] + 10
    x = right
    for act, words in reversed(hints):
        if device is Device.PAD and act not in _PAD and act not in DIRECTIONS:
            continue
        width = canvas.measure(words, "caption")[0]
        x -= width
        canvas.text(
            words, x, bottom - height / 2, "caption", theme.PAPER, anchor="left middle", shade=theme.NIGHT
        )
        x -= 8
        x -= _cap(canvas, glyph(act, device), device, x, bottom - height, height)
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
