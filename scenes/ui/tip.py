"""Tooltips: words about something, on a slip beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from math import hypot
from typing import TypeAlias

import pygame

from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, RESTING

WIDEST = 320
"""Width at which a tooltip breaks its lines, at text size 100 %."""
RIM, GAP = (14.0, 10.0), 8.0
"""What is free around its words, and how far it lies from what it is about."""
Kept: TypeAlias = Sequence[Sequence[pygame.FRect]]
"""What a tooltip should not hide, in groups, the most important one first."""
STEP = 16
"""How far the places are apart that are tried for a tooltip which is to hide nothing."""


def size(canvas: Canvas, text: str) -> tuple[float, float]:
    """Return how wide and high a tooltip is."""
    width = min(canvas.measure(text, "caption")[0], WIDEST * canvas.lettering.factor**0.5)
    return width + 2 * RIM[0], canvas.measure(text, "caption", width + 1)[1] + 2 * RIM[1]


def tooltip(canvas: Canvas, text: str, about: pygame.FRect, kept: Kept = ((),)) -> pygame.FRect:
    """Draw a tooltip beside an area, over nothing that is `kept` in sight; return its own area."""
    area = place(canvas.window, size(canvas, text), about, kept)
    canvas.nine("ui/tip", area, shadow=RESTING)
    wide = area.w - 2 * RIM[0] + 1
    canvas.text(text, area.left + RIM[0], area.top + RIM[1], "caption", INK, width=wide, box=area)
    return area


def place(window: pygame.FRect, extent: tuple[float, float], about: pygame.FRect, kept: Kept) -> pygame.FRect:
    """Return where a tooltip lies: below an area, or above it where there is no room.

    If that hides anything that is `kept` in sight, it lies as near as it hides nothing of that; where there
    is no such place, in that lower corner from which the area is farthest.
    """
    room = window.inflate(-2 * GAP, -2 * GAP)
    area = pygame.FRect((0, 0), extent)
    area.midtop = (about.centerx, about.bottom + GAP)
    if area.bottom > room.bottom:
        area.midbottom = (about.centerx, about.top - GAP)
    area.clamp_ip(room)
    for most in range(len(kept), 0, -1):
        off = [*chain(*kept[:most])]
        if area.collidelist(off) < 0:
            return area
        free = _free(tuple(room), extent, tuple(about), tuple(map(tuple, off)))
        if free is not None:
            return pygame.FRect(free, extent)
    area.bottom = room.bottom
    area.x = room.left if about.centerx > room.centerx else room.right - area.w
    return area


@lru_cache(maxsize=8)
def _free(
    room: tuple[float, ...],
    extent: tuple[float, float],
    about: tuple[float, ...],
    kept: tuple[tuple[float, ...], ...],
) -> tuple[float, float] | None:
    """Return the nearest corner in a room from which a slip of that extent hides nothing, if there is any.

    It is asked for in every frame in which the same thing is pointed at.
    """
    whole, off, near = pygame.FRect(room), [*kept, about], pygame.FRect(about)
    lefts = range(int(whole.left), int(whole.right - extent[0]) + 1, STEP)
    tops = range(int(whole.top), int(whole.bottom - extent[1]) + 1, STEP)
    tried = (pygame.FRect((left, top), extent) for left in lefts for top in tops)
    found = [slip for slip in tried if slip.collidelist(off) < 0]
    return min(found, key=lambda slip: _apart(slip, near)).topleft if found else None


def _apart(area: pygame.FRect, about: pygame.FRect) -> tuple[float, float]:
    """Return how far two areas are apart, and then how far their middles."""
    aside = max(area.left - about.right, about.left - area.right, 0.0)
    upright = max(area.top - about.bottom, about.top - area.bottom, 0.0)
    middles = area.centerx - about.centerx, area.centery - about.centery
    return hypot(aside, upright), hypot(*middles)
