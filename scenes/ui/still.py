"""What is the same from one picture to the next is drawn once, and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, TypeAlias

import pygame

Stroke: TypeAlias = tuple[Callable[..., object], tuple[Any, ...]]
"""A function that draws on a surface, and with what; equal ones draw the same."""
WORTH = 4
"""So many strokes are dearer than to copy the whole window."""


class Still:
    """Draws pictures as lists of strokes, the first of which fills the window.

    The strokes with which a picture begins as the last one did are kept as they look, for the next picture
    that begins with them. So what moves costs what it costs, and all that lies below it one copy.
    """

    def __init__(self) -> None:
        self._last: Sequence[Stroke] = ()
        self._kept: pygame.Surface | None = None
        self._held = 0  # so many strokes of the last picture lie in it

    def draw(self, strokes: Sequence[Stroke], window: pygame.Surface) -> None:
        """Draw a picture on the window."""
        pairs = zip(strokes, self._last)  # noqa: B905 either may be longer
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self._last = strokes
        if self._kept is None or self._kept.get_size() != window.get_size():
            self._kept, self._held = pygame.Surface(window.get_size()).convert(window), 0
        if same < self._held:
            self._held = 0
        if self._held:
            window.blit(self._kept, (0, 0))
        start = self._held
        if same - start >= WORTH and window.get_clip().size == window.get_size():
            _carry_out(strokes[start:same], window)
            self._kept.blit(window, (0, 0))
            start = self._held = same
        _carry_out(strokes[start:], window)


def _carry_out(strokes: Sequence[Stroke], window: pygame.Surface) -> None:
    for draw, details in strokes:
        draw(window, *details)
