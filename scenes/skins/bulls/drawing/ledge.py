"""The ledge of the barrier on which Bulls stand while they charge: a plank over boards in red and white."""

from __future__ import annotations

import pygame

from scenes.skins.bulls.drawing.dressing import Pen
from scenes.ui.theme import ALMAGRE, ALMAGRE_DK, OCHRE, PAPER_HI, rgb

LEDGE, SHELF = "bulls/ledge", (580.0, 40.0)
"""Its picture, and its size."""
PLANK, SHADE = rgb("#8A5A34"), rgb("#6B4326")
POSTS = 9


def paint() -> pygame.Surface:
    """Draw the plank as it is seen from before and above, and its front with a white stripe and posts."""
    pen, (wide, high) = Pen(SHELF), SHELF
    pen.shape([(6, 18), (wide - 6, 18), (wide - 14, high - 3), (14, high - 3)], ALMAGRE)
    pen.shape([(11, 29), (wide - 11, 29), (wide - 14, high - 4), (14, high - 4)], ALMAGRE_DK, 0.0)
    pen.line([(10, 26), (wide - 10, 26)], 2.2, PAPER_HI, 0.6)
    for post in range(POSTS):
        x = 22 + (wide - 44) * post / (POSTS - 1)
        pen.shape([(x - 3, 18), (x + 3, 18), (x + 3, high - 2), (x - 3, high - 2)], OCHRE)
    pen.shape([(16, 3), (wide - 16, 3), (wide - 2, 15), (2, 15)], PLANK)
    pen.shape([(2, 15), (wide - 2, 15), (wide - 2, 19), (2, 19)], SHADE)
    for share in (0.2, 0.45, 0.7):
        pen.line([(wide * share, 6 + 8 * share), (wide * (share + 0.16), 6 + 8 * share)], 0.8, SHADE)
    return pen.picture
