"""An easel: a canvas on which nothing is painted, but everything is written down that would be."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

import pygame

from scenes.ui.canvas import Area, Canvas
from scenes.ui.theme import Colour


class Drawn(NamedTuple):
    """Words, or the name of a picture, and where they were to be drawn: at the point of their anchor."""

    what: str
    x: float
    y: float


class Easel(Canvas):
    """Stands in the place of another canvas. Whatever that one would keep from before is drawn anew."""

    def __init__(self, like: Canvas) -> None:
        super().__init__(like.surface, like.art, like.lettering)
        self.words: list[Drawn] = []
        self.pictures: list[Drawn] = []
        self.rims: list[tuple[str, Colour]] = []
        """The pictures that have an edge, and its colour."""

    def clear(self) -> None:
        """Begin a new picture."""
        for found in (self.words, self.pictures, self.rims):
            found.clear()

    def draw_cached(self, name: Hashable, key: Hashable, paint: Callable[[], object]) -> None:
        paint()

    def layer(
        self, name: str, key: Hashable, area: Area, paint: Callable[[], object], *, opaque: bool = False
    ) -> None:
        paint()

    def _draw(self, draw: Callable[..., object], area: pygame.Rect, *details: Any) -> None:
        pass

    def text(self, text: str, x: float, y: float, style: str, colour: Colour, **how: Any) -> pygame.FRect:
        self.words.append(Drawn(text, x, y))
        return super().text(text, x, y, style, colour, **how)

    def picture(self, name: str, x: float, y: float, width: float, **how: Any) -> pygame.FRect:
        self.pictures.append(Drawn(name, x, y))
        return super().picture(name, x, y, width, **how)

    def rim(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float,
        grow: float,
        colour: Colour,
        angle: float = 0.0,
        alpha: int = 255,
    ) -> None:
        self.rims.append((name, colour))
