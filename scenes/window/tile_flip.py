"""The transition between scenes: the old picture flips tile by tile, in a wave from the upper left corner."""

from __future__ import annotations

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Canvas

_TILE = 80
_STEP = 0.012
_FLIP = theme.SCENE_CHANGE - 23 * _STEP


class TileFlip:
    """Turns one picture of the window into another; `calm`, under reduced motion, it only fades."""

    def __init__(self, old: pygame.Surface, new: pygame.Surface, calm: bool) -> None:
        self._old, self._new, self._calm = old, new, calm
        self._passed = 0.0

    @property
    def finished(self) -> bool:
        """All of the new picture is shown."""
        return self._passed >= (theme.CROSS_FADE if self._calm else theme.SCENE_CHANGE)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._passed += dt

    def draw(self, canvas: Canvas) -> None:
        """Draw the pictures as far as they have changed."""
        target = canvas.surface
        if self._calm:
            target.blit(self._old, (0, 0))
            self._new.set_alpha(round(255 * min(1.0, self._passed / theme.CROSS_FADE)))
            target.blit(self._new, (0, 0))
            self._new.set_alpha(255)
            return
        width, height = target.get_size()
        side = max(8, round(_TILE * canvas.k))
        diagonals = (width // side + height // side + 2) / 24
        for y in range(0, height, side):
            for x in range(0, width, side):
                delay = (x + y) // side * _STEP / max(1.0, diagonals)
                tile = pygame.Rect(x, y, side, side).clip(target.get_rect())
                self._draw_tile(target, tile, (self._passed - delay) / _FLIP)

    def _draw_tile(self, target: pygame.Surface, tile: pygame.Rect, share: float) -> None:
        if share <= 0 or share >= 1:
            target.blit(self._old if share <= 0 else self._new, tile, tile)
            return
        side = self._old if share < 0.5 else self._new
        width = max(1, round(tile.w * abs(1 - 2 * share)))
        target.fill(theme.NIGHT, tile)
        narrow = pygame.transform.scale(side.subsurface(tile), (width, tile.h))
        target.blit(narrow, (tile.centerx - width // 2, tile.y))
