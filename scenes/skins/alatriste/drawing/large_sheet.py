"""Sheets over the board for those who read large letters: the whole sheet grows until it fills Madrid.

On a sheet that has grown letters are as large as they are chosen up to ROOMY; beyond that a sheet tells fewer
things, so that these have room.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from scenes.skins.alatriste.layout import FRAMED_PLACE, PORT
from scenes.ui.canvas import Canvas

MOST = min(PORT.w / FRAMED_PLACE.w, PORT.h / FRAMED_PLACE.h)
"""How much larger a sheet gets at most."""
ABOUT = tuple(
    middle - (goal - middle) / (MOST - 1)
    for middle, goal in zip(FRAMED_PLACE.center, PORT.center, strict=True)
)
"""The point that stays where it is while a sheet grows: at its largest it lies in the middle of Madrid."""
FULL, LARGEST = 1.12, 2.0 / MOST
"""The letters of a sheet, in its own measure, for which all of it has room, and the largest there are."""
ROOMY = FULL * MOST
"""The text size up to which a sheet tells everything."""


def growth(canvas: Canvas) -> float:
    """Return how much larger than usual a sheet is."""
    return max(1.0, min(MOST, canvas.lettering.factor))


def is_sparse(canvas: Canvas) -> bool:
    """Return whether a sheet tells fewer things, in larger letters; asked before it is drawn."""
    return canvas.lettering.factor > ROOMY


def grown(area: pygame.FRect, scale: float) -> pygame.FRect:
    """Return where an area of a sheet lies that is so much larger than usual."""
    left, top = (about + scale * (at - about) for about, at in zip(ABOUT, area.topleft, strict=True))
    return pygame.FRect(left, top, area.w * scale, area.h * scale)


def highest(scale: float) -> float:
    """Return, in its own measure, the top of the highest sheet over Madrid that is so much larger."""
    return ABOUT[1] + (PORT.top + 2 - ABOUT[1]) / scale


@contextmanager
def larger(canvas: Canvas, sparse: bool) -> Iterator[None]:
    """Draw a sheet as large as it is, in letters of their chosen size, for as long as the context lasts.

    Letters of one that is not `sparse` are at most so large that all of it has room.
    """
    scale, most = growth(canvas), LARGEST if sparse else FULL
    letters = min(most, canvas.lettering.factor / scale)
    with canvas.magnified(scale, (ABOUT[0], ABOUT[1])), canvas.lettering.at_most(letters):
        yield
