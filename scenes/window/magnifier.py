"""The magnifier: what lies under the pointer, larger, as through a glass that is held over it."""

from __future__ import annotations

import pygame

from scenes.ui.theme import INK, OCHRE_LT

POWERS = {"off": 0, "double": 2, "triple": 3}
"""How many times larger things are, for each choice of the setting."""
SIZE = 460.0, 240.0
"""Width and height of the glass in design pixels."""
RIM, EDGE = 4, 2
"""Widths of its gold rim and of the dark lines on both sides of it."""


class Magnifier:
    """A glass on the window's surface. It is lifted before anything is drawn there, and laid down after."""

    def __init__(self) -> None:
        self._under: tuple[pygame.Surface, pygame.Rect] | None = None
        self._laid: tuple[tuple[int, int], int] | None = None

    def is_laid(self, at: tuple[int, int] | None, power: int) -> bool:
        """Return whether it lies there; without `at`, or without power, nowhere."""
        return self._laid == (None if at is None or not power else (at, power))

    def lift(self, surface: pygame.Surface) -> None:
        """Take the glass away."""
        if self._under is not None:
            under, area = self._under
            if surface.get_rect().contains(area):  # else the window has become smaller and is drawn anew
                surface.blit(under, area)
        self._under = self._laid = None

    def lay(self, surface: pygame.Surface, at: tuple[int, int] | None, power: int, k: float) -> None:
        """Lay the glass down with its middle `at` a pixel; what lies there stays under the pointer.

        A design pixel has `k` pixels.
        """
        if at is None or not power:
            return
        wide, high = round(SIZE[0] * k), round(SIZE[1] * k)
        glass = pygame.Rect(0, 0, wide, high)
        glass.center = at
        seen = pygame.Rect(0, 0, wide // power, high // power)
        seen.center = at
        source = pygame.Surface(seen.size).convert(surface)
        source.fill(INK)
        inside = seen.clip(surface.get_rect())
        source.blit(surface, (inside.left - seen.left, inside.top - seen.top), inside)
        shown = pygame.transform.smoothscale(source, glass.size)
        corner = 0
        for colour, width in ((INK, EDGE), (OCHRE_LT, RIM), (INK, EDGE)):
            line = max(1, round(width * k))
            pygame.draw.rect(shown, colour, shown.get_rect().inflate(-2 * corner, -2 * corner), line)
            corner += line
        area = glass.clip(surface.get_rect())
        if area:
            self._under = surface.subsurface(area).copy(), area
            surface.blit(shown, glass)
        self._laid = at, power
