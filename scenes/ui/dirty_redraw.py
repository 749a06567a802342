"""What is the same from one picture to the next is not drawn again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import pygame

MUCH = 0.6
"""Where so much of the window differs, all of it is drawn."""


class Stroke(NamedTuple):
    """A function that draws on a surface, the part of it that this touches, and with what it draws."""

    draw: Callable[..., object]
    area: pygame.Rect
    details: tuple[Any, ...]


class Still:
    """Draws pictures as lists of strokes, the first of which fills the window.

    The last picture is kept. Of the next one only what lies where the two differ is drawn into it, in order
    and cut off there, so that everything looks as if all had been drawn.
    """

    def __init__(self) -> None:
        self._last: Sequence[Stroke] = ()
        self._kept: pygame.Surface | None = None

    def draw(self, strokes: Sequence[Stroke], window: pygame.Surface) -> None:
        """Draw a picture on the window."""
        if self._kept is None or self._kept.get_size() != window.get_size():
            self._kept, self._last = pygame.Surface(window.get_size()).convert(window), ()
        areas = [stroke.area for stroke in strokes]
        for part in _parts(_changed(self._last, strokes), window.get_rect()):
            self._kept.set_clip(part)
            for place in part.collidelistall(areas):
                draw, _, details = strokes[place]
                draw(self._kept, *details)
        self._last = strokes
        window.blit(self._kept, (0, 0))


def _changed(before: Sequence[Stroke], now: Sequence[Stroke]) -> Iterable[pygame.Rect]:
    """The areas of what one of two pictures has and the other has not, at that place of their order."""
    start, less = 0, min(len(before), len(now))
    while start < less and (before[start] is now[start] or before[start] == now[start]):
        start += 1
    ends = len(before), len(now)
    while min(ends) > start and before[ends[0] - 1] == now[ends[1] - 1]:
        ends = ends[0] - 1, ends[1] - 1
    for old, new in zip(before[start : ends[0]], now[start : ends[1]], strict=False):
        if old != new:
            yield old.area
            yield new.area
    if ends[0] != ends[1]:
        shorter = min(ends)
        yield from (stroke.area for stroke in (*before[shorter : ends[0]], *now[shorter : ends[1]]))


def _parts(areas: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Rectangles that cover the areas, none over another; all of the window where that is much of it."""
    parts: list[pygame.Rect] = []
    for area in areas:
        part = area.clip(whole)
        while part and (other := part.collidelist(parts)) >= 0:
            part = part.union(parts.pop(other))
        if part:
            parts.append(part)
    if sum([part.w * part.h for part in parts]) > MUCH * whole.w * whole.h:
        return [whole]
    return parts
