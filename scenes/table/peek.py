"""A last look at something, held over the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.translation import tr
from scenes.stage.skin import Sheet
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Focus, Input, Key, Pointer
from scenes.ui.scene import STAY, Pop, Remark, Scene, Transition

TAP = 0.3
"""Seconds: who lets go of the key sooner than this goes on looking until the next press."""


OUT = theme.WIDTH / 2, theme.HEIGHT - 120.0
"""Where it says how to get back: below the sheet."""


class PeekOverlay(Scene):
    """Shows a sheet over the table. `held` is the key that shows it."""

    overlay = True

    def __init__(self, sheet: Sheet, held: Act) -> None:
        super().__init__()
        self._sheet, self._held = sheet, held
        self._seconds = 0.0

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Focus) and not item.gained:
            return Pop()
        if isinstance(item, Key) and not item.repeat:
            released = item.act is self._held and self._seconds >= TAP
            return Pop() if item.down or released else STAY
        if isinstance(item, Pointer) and item.kind == "down":
            return Pop()
        return STAY

    def remarks(self) -> Sequence[Remark]:
        return [Remark(self._sheet.spoken_text)]

    def update(self, dt: float) -> Transition | None:
        self._seconds += dt
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.window, theme.NIGHT, 150)
        self._sheet.draw(canvas)
        words = tr("Any key or click leads back to the table.")
        strip = pygame.FRect((0, 0), canvas.measure(words, "body")).inflate(36, 14)
        strip.center = OUT
        canvas.fill(strip, theme.INK, 235, strip.h / 2)
        canvas.text(words, *OUT, "body", theme.PAPER_HI, anchor="center middle")
