"""Sheets and scenes over the board, which fill Madrid: they are drawn so much larger than they are measured.

On a sheet letters are as large as they are chosen up to ROOMY; beyond that a sheet tells fewer things, so
that these have room.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from scenes.skins.alatriste.layout import FRAMED_PLACE, PORT, Point
from scenes.ui.canvas import Canvas

MOST = min(PORT.w / FRAMED_PLACE.w, PORT.h / FRAMED_PLACE.h)
"""How much larger a sheet is."""
ABOUT = tuple(
    middle - (goal - middle) / (MOST - 1)
    for middle, goal in zip(FRAMED_PLACE.center, PORT.center, strict=True)
)
"""The point that stays where it is: a sheet lies in the middle of Madrid."""
LENS = MOST, (ABOUT[0], ABOUT[1])
"""How what is played in a scene is magnified."""
FULL, LARGEST = 1.12, 2.0 / MOST
"""The letters of a sheet, in its own measure, for which all of it has room, and the largest there are."""
ROOMY = FULL * MOST
"""The text size up to which a sheet tells everything."""


def is_sparse(canvas: Canvas) -> bool:
    """Return whether a sheet tells fewer things, in larger letters; asked before it is drawn."""
    return canvas.lettering.factor > ROOMY


def grown(area: pygame.FRect) -> pygame.FRect:
    """Return where an area of a sheet or a scene is seen."""
    return pygame.FRect(*on_screen(area.topleft), area.w * MOST, area.h * MOST)


def on_screen(at: Point) -> Point:
    """Return where a point of a sheet or a scene is seen."""
    x, y = (about + MOST * (place - about) for about, place in zip(ABOUT, at, strict=True))
    return x, y


def sized(size: Point) -> Point:
    """Return how large something of that size on a sheet or in a scene is seen."""
    return MOST * size[0], MOST * size[1]


@contextmanager
def larger(canvas: Canvas, sparse: bool) -> Iterator[None]:
    """Draw a sheet as large as it is, in letters of their chosen size, for as long as the context lasts.

    Letters of one that is not `sparse` are at most so large that all of it has room.
    """
    letters = min(LARGEST if sparse else FULL, canvas.lettering.factor / MOST)
    with canvas.magnified(*LENS), canvas.lettering.at_most(letters):
        yield
