"""Framing: a sight of Madrid that cuts as few boxes as may be, and shows what it is about in a free part.

What a sight costs is worked out along each axis by itself, since a question asks for one in a single frame.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from operator import itemgetter
from typing import NamedTuple

import pygame

from scenes.skins.alatriste import layout
from scenes.stage.camera import Camera, Sight, between
from scenes.ui.canvas import Canvas

ZOOMS = (1.0, 0.97, 0.94, 0.91, 0.88)
"""How much smaller a sight may get."""
SHIFTS = (0.0, -12.0, 12.0, -24.0, 24.0, -36.0, 36.0, -48.0, 48.0)
"""How far it may be moved, in units of the board."""
SMALLER, FARTHER = 9.0, 0.006
"""What it costs to become smaller, and to be moved by a unit, where a box cut in half costs 1."""
EDGE = 3.0
"""How much of a box may be cut off before it counts: its frame."""

FREE, HATS = 0.5, 3.0
"""How much of Madrid is free beside a sheet at one side; how far hats reach above the frame of a box."""
LEGIBLE = 1.2
"""Pixels of a design pixel, for each time of the usual text size, from which on all of Madrid can be read."""

Span = tuple[float, float]
"""Where something begins and ends along an axis."""


class Axis(NamedTuple):
    """Along one axis: the port and its free part on the screen; all else on the board."""

    port: Span
    free: Span
    board: Span
    about: Span
    things: Sequence[Span]


class Place(NamedTuple):
    """Where along an axis a sight may have its middle, its cost, and what part of each thing is seen."""

    middle: float
    cost: float
    parts: Sequence[float]


def is_legible(canvas: Canvas) -> bool:
    """Return whether boxes can be read where all of Madrid is seen, in this window and text size."""
    return canvas.k >= LEGIBLE * canvas.lettering.factor


def beside(side: int) -> pygame.FRect:
    """Return what is free of Madrid beside a sheet at its left (-1) or right side."""
    free = layout.PORT.copy()
    free.w *= FREE
    if side < 0:
        free.right = layout.PORT.right
    return free


def with_figures(plate: pygame.FRect) -> pygame.FRect:
    """Return the area of a box with its frame, and with the hats of whoever stands there."""
    area = plate.inflate(12, 12)
    return pygame.FRect(area.left, area.top - HATS, area.w, area.h + HATS)


def framed(
    camera: Camera, sight: Sight, things: Sequence[pygame.FRect], about: pygame.FRect, free: pygame.FRect
) -> Sight:
    """Return the sight near to that one which cuts least of these `things` of the board.

    What it is `about` stays whole, and within the `free` part of the screen, where that can be.
    """
    inner = [thing.inflate(-2 * EDGE, -2 * EDGE) for thing in _at_edges(camera, sight, things)]
    across, down = (
        Axis(along(camera.port), along(free), along(camera.board), along(about), [*map(along, inner)])
        for along in (_across, _down)
    )
    best, least = sight, float("inf")
    for far, x, y, zoom in sorted(_near(sight, camera.whole.zoom, across, down), key=itemgetter(0)):
        if far >= least:
            break
        cost = far + _cut(x.parts, y.parts)
        if cost < least:
            best, least = Sight(x.middle, y.middle, zoom), cost
    return best


def _at_edges(camera: Camera, sight: Sight, things: Sequence[pygame.FRect]) -> list[pygame.FRect]:
    """Return what is not whole, or out of sight, in every sight near to that one."""
    seen, aside = camera.area(sight), 2 * max(SHIFTS)
    largest = camera.area(sight._replace(zoom=max(camera.whole.zoom, sight.zoom * min(ZOOMS))))
    always = seen.inflate(-aside, -aside)
    ever = largest.inflate(largest.w - seen.w + aside, largest.h - seen.h + aside)
    return [thing for thing in things if ever.colliderect(thing) and not always.contains(thing)]


def _near(
    sight: Sight, smallest: float, across: Axis, down: Axis
) -> Iterator[tuple[float, Place, Place, float]]:
    """Yield what a sight and those near to it cost without what they cut, and their places and zooms."""
    for zoom in dict.fromkeys(max(smallest, sight.zoom * factor) for factor in ZOOMS):
        smaller = SMALLER * (1 - zoom / sight.zoom)
        for x, y in product(_places(across, sight.x, zoom), _places(down, sight.y, zoom)):
            yield smaller + x.cost + y.cost, x, y, zoom


def _places(axis: Axis, middle: float, zoom: float) -> list[Place]:
    """Return places near to a middle from which nothing beyond the board is seen."""
    half = (axis.port[1] - axis.port[0]) / zoom / 2
    low, high = axis.board[0] + half, axis.board[1] - half
    return [
        _place(axis, found, half, zoom, abs(found - middle))
        for found in dict.fromkeys(between(middle + shift, low, high) for shift in SHIFTS)
    ]


def _place(axis: Axis, middle: float, half: float, zoom: float, moved: float) -> Place:
    """Return a place; it costs to move there, and for each design pixel seen outside the free part."""
    start, end = middle - half, middle + half
    from_, to = (axis.port[0] + (point - start) * zoom for point in axis.about)
    hidden = max(0.0, axis.free[0] - from_) + max(0.0, to - axis.free[1])
    parts = [max(0.0, min(end, last) - max(start, first)) / (last - first) for first, last in axis.things]
    return Place(middle, FARTHER * moved + hidden, parts)


def _cut(across: Sequence[float], down: Sequence[float]) -> float:
    """Return how much is cut: next to nothing for what hardly shows, 1 for what is cut in half."""
    seen = (wide * high for wide, high in zip(across, down, strict=True))
    return sum(0.2 + 3.2 * part * (1 - part) for part in seen if 0 < part < 1)


def _across(area: pygame.FRect) -> Span:
    return area.left, area.right


def _down(area: pygame.FRect) -> Span:
    return area.top, area.bottom
