"""Framing: a sight of Madrid that cuts as few boxes as may be, and shows what it is about in a free part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pygame

from scenes.stage.camera import Camera, Sight

ZOOMS = (1.0, 0.97, 0.94, 0.91, 0.88)
"""How much smaller a sight may get."""
SHIFTS = (0.0, -12.0, 12.0, -24.0, 24.0, -36.0, 36.0, -48.0, 48.0)
"""How far it may be moved, in units of the board."""
SMALLER, FARTHER = 9.0, 0.006
"""What it costs to become smaller, and to be moved by a unit, where a box cut in half costs 1."""
EDGE = 3.0
"""How much of a box may be cut off before it counts: its frame."""


def framed(
    camera: Camera, sight: Sight, things: Sequence[pygame.FRect], about: pygame.FRect, free: pygame.FRect
) -> Sight:
    """Return the sight near to that one which cuts least of these `things` of the board.

    What it is `about` stays whole, and within the `free` part of the screen, where that can be.
    """
    inner = [thing.inflate(-2 * EDGE, -2 * EDGE) for thing in things]
    best, least = sight, float("inf")
    for candidate in _near(camera, sight):
        moved = abs(candidate.x - sight.x) + abs(candidate.y - sight.y)
        cost = SMALLER * (1 - candidate.zoom / sight.zoom) + FARTHER * moved
        if cost < least:  # most need not be looked at
            cost += _hidden(camera, candidate, about, free)
        if cost < least:
            cost += _cut(camera.area(candidate), inner)
        if cost < least:
            best, least = candidate, cost
    return best


def _near(camera: Camera, sight: Sight) -> Iterator[Sight]:
    """Yield a sight and those near to it in which nothing beyond the board is seen, each once."""
    found = product(ZOOMS, SHIFTS, SHIFTS)
    zooms = ((max(camera.whole.zoom, sight.zoom * factor), across, down) for factor, across, down in found)
    moved = (Sight(sight.x + across, sight.y + down, zoom) for zoom, across, down in zooms)
    yield from dict.fromkeys(map(camera.inside, moved))


def _cut(seen: pygame.FRect, things: Sequence[pygame.FRect]) -> float:
    """Return how much is cut: next to nothing for what hardly shows, 1 for what is cut in half."""
    found = 0.0
    for thing in things:
        if seen.colliderect(thing) and not seen.contains(thing):
            part = seen.clip(thing)
            share = part.w * part.h / (thing.w * thing.h)
            found += 0.2 + 3.2 * share * (1 - share)
    return found


def _hidden(camera: Camera, sight: Sight, about: pygame.FRect, free: pygame.FRect) -> float:
    """Return a cost for each design pixel by which what it is about is seen outside the free part."""
    (left, top), (right, bottom) = (
        camera.to_screen(corner, sight) for corner in (about.topleft, about.bottomright)
    )
    across = max(0.0, free.left - left) + max(0.0, right - free.right)
    down = max(0.0, free.top - top) + max(0.0, bottom - free.bottom)
    return across + down
