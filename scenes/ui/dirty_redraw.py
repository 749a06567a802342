"""Dirty redraw: of each picture only what differs from the last one is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import pygame

MOST_OF_IT = 0.6
"""The share of the window that must differ for all of it to be drawn."""


class DrawCall(NamedTuple):
    """A function that draws on a surface, the area that it touches, and its other arguments."""

    draw: Callable[..., object]
    area: pygame.Rect
    details: tuple[Any, ...]


class DirtyRedraw:
    """Draws pictures given as lists of draw calls, the first of which fills the window.

    The last picture is kept. Into it are drawn, in order and clipped to the areas where the two lists differ,
    the calls that touch these areas; the result looks as if all calls had been drawn.
    """

    def __init__(self) -> None:
        self._last: Sequence[DrawCall] = ()
        self._kept: pygame.Surface | None = None

    def draw(self, calls: Sequence[DrawCall], window: pygame.Surface) -> None:
        """Draw a picture on the window."""
        if self._kept is None or self._kept.get_size() != window.get_size():
            self._kept, self._last = pygame.Surface(window.get_size()).convert(window), ()
        areas = [call.area for call in calls]
        for part in _dirty_rects(_changed_areas(self._last, calls), window.get_rect()):
            self._kept.set_clip(part)
            for place in part.collidelistall(areas):
                draw, _, details = calls[place]
                draw(self._kept, *details)
        self._last = calls
        window.blit(self._kept, (0, 0))


def _changed_areas(before: Sequence[DrawCall], now: Sequence[DrawCall]) -> Iterable[pygame.Rect]:
    """The areas of the calls by which two pictures differ, compared from both ends toward the middle."""
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
        yield from (call.area for call in (*before[shorter : ends[0]], *now[shorter : ends[1]]))


def _dirty_rects(areas: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Disjoint rectangles that cover the areas; one for the whole window if they cover most of it."""
    parts: list[pygame.Rect] = []
    for area in areas:
        part = area.clip(whole)
        while part and (other := part.collidelist(parts)) >= 0:
            part = part.union(parts.pop(other))
        if part:
            parts.append(part)
    if sum([part.w * part.h for part in parts]) > MOST_OF_IT * whole.w * whole.h:
        return [whole]
    return parts
