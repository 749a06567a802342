"""The cells of both jails: that of the Court is warmer than the Town's, with the banners of the King."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.ui.art import Art
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE

TOWN, COURT = "jail", "jail_court"
"""What the scenes of the two jails are called."""
SCENE = "alatriste/scene_"
"""What the names of their pictures begin with."""
CROWN = "alatriste/icon_valido"
WARMTH = 255, 226, 190
"""What the walls of the Court Jail keep of their colours."""
BANNERS, WIDE, LONG, TAIL = (0.285, 0.72), 0.082, 0.33, 0.06
"""Where the banners hang, how wide and long they are, and how long their tails, in shares of the picture."""


def cell(prison: str) -> str:
    """Return what the scene of a jail is called, the "town" or the "court" one."""
    return COURT if prison == "court" else TOWN


def register(art: Art) -> None:
    """Tell the art how to make the cell of the Court out of that of the Town."""
    art.compose(SCENE + COURT, partial(_paint_court, art), (SCENE + TOWN, CROWN))


def _paint_court(art: Art) -> pygame.Surface:
    made = art.picture(SCENE + TOWN, *art.size(SCENE + TOWN), keep=False).copy()
    made.fill(WARMTH, special_flags=pygame.BLEND_RGB_MULT)
    wide, high = made.get_size()
    half, edge = WIDE * wide / 2, round(0.0035 * wide)
    crown = art.picture(CROWN, round(1.2 * half))
    for share in BANNERS:
        middle = share * wide
        for grow, colour in ((edge, INK), (0.0, ALMAGRE_DK), (-3.0 * edge, OCHRE), (-4.0 * edge, ALMAGRE_DK)):
            left, right = middle - half - grow, middle + half + grow
            foot, notch = LONG * high + grow, (LONG - TAIL) * high + grow
            corners = [(left, 0), (right, 0), (right, foot), (middle, notch), (left, foot)]
            pygame.draw.polygon(made, colour, corners)
        made.blit(crown, crown.get_rect(center=(middle, 0.16 * high)))
    return made
