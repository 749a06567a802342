"""The cursor of the mouse: a picture, scaled with the window; the system's own where that is refused."""

from __future__ import annotations

from enum import Enum

import pygame

from game.storage.logs import log
from scenes.ui.art import Art
from scenes.ui.contrast import BLACK
from scenes.ui.theme import PAPER_HI

SIDE, LARGER = 36.0, 1.75
"""Width of a cursor in design pixels, and how many times wider it is with high contrast."""
SMALLEST, LARGEST = 30, 128
"""Bounds of its width in pixels of the screen, within which systems show it."""


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
    made = art.rim(picture, (cursor, side), 2 * rim, BLACK).copy()
    made.blit(art.rim(picture, (cursor, side), rim, PAPER_HI), (rim, rim))
    made.blit(picture, (2 * rim, 2 * rim))
    return made, (across + 2 * rim, down + 2 * rim)
