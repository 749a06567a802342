"""A scroll: an area that shows a part of the widgets in it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Pointer
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Widget

WHEEL = 56
BAR = 10


class Scroll(Widget):
    """Shows `children`, laid out from the top of `rect` downward, and moves them up and down."""

    def __init__(self, rect: Area, children: Sequence[Widget], *, key: str = "scroll") -> None:
        super().__init__(rect, key=key)
        self.children = list(children)
        self.offset = 0.0
        lowest = max((child.rect.bottom for child in self.children), default=self.rect.top)
        self.reach = lowest + 8 - self.rect.bottom if lowest > self.rect.bottom + 0.5 else 0.0
        """How far the children can be moved."""
        self.free = max(0.0, self.rect.bottom - lowest)
        """How much room is left below the children."""
        for child in self.children:
            child.clip = self.rect

    def draw(self, canvas: Canvas) -> None:
        with canvas.clip(self.rect):
            for child in self.children:
                if child.rect.colliderect(self.rect):
                    child.draw(canvas)
                    if child.focused:
                        child.draw_focus(canvas)
        if self.reach:
            canvas.fill(self._bar, theme.SEPIA, 70, BAR / 2)
            canvas.fill(self._thumb, theme.SEPIA, 255, BAR / 2)

    def scroll_by(self, distance: float) -> bool:
        """Move the children up (positive distance) or down."""
        target = min(self.reach, max(0.0, self.offset + distance))
        moved = target - self.offset
        self.offset = target
        for child in self.children:
            child.rect.y -= moved
        return bool(moved)

    def reveal(self, child: Widget) -> None:
        """Move the children so that all of this one shows."""
        if child.rect.top < self.rect.top + 8:
            self.scroll_by(child.rect.top - self.rect.top - 8)
        elif child.rect.bottom > self.rect.bottom - 8:
            self.scroll_by(child.rect.bottom - self.rect.bottom + 8)

    def update(self, dt: float) -> bool:
        changed = [child.update(dt) for child in self.children]
        return any(changed)

    def pointer(self, item: Pointer) -> Transition | None:
        if self.reach and item.kind in ("down", "move"):
            share = (item.pos[1] - self._bar.top - self._thumb.h / 2) / max(1, self._bar.h - self._thumb.h)
            self.scroll_by(share * self.reach - self.offset)
        return STAY

    def is_on_bar(self, pos: tuple[float, float]) -> bool:
        """True if the point lies on the bar at the right edge."""
        return bool(self.reach) and self._bar.inflate(16, 0).collidepoint(pos)

    @property
    def _bar(self) -> pygame.FRect:
        return pygame.FRect(self.rect.right - BAR, self.rect.top, BAR, self.rect.h)

    @property
    def _thumb(self) -> pygame.FRect:
        share = self.rect.h / (self.rect.h + self.reach)
        height = max(36.0, self.rect.h * share)
        top = self.rect.top + (self.rect.h - height) * (self.offset / self.reach if self.reach else 0)
        return pygame.FRect(self.rect.right - BAR, top, BAR, height)
