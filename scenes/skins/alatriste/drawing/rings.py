"""The rings around boxes where one can go."""

from __future__ import annotations

import pygame

from scenes.skins.alatriste import layout
from scenes.ui.art import Art
from scenes.ui.theme import ALMAGRE, COBALT_DK, INK, PAPER_HI, Colour, rgb

ICE = rgb("#D8EEFF")
"""The light on what can be reached, which no zone has."""
RING, DANGER = "alatriste/ring_reach", "alatriste/ring_jail"
"""The marks of boxes where one can go: lit, and leading to jail."""
SCALE = 3
"""Pixels of a ring for each design pixel."""


def register(art: Art) -> None:
    """Tell the art how to make the rings around boxes."""
    art.compose(RING, lambda: _ring(ICE, COBALT_DK))
    art.compose(DANGER, lambda: _ring(ALMAGRE, INK))


def _ring(colour: Colour, edge: Colour) -> pygame.Surface:
    made = pygame.Surface([round(side * SCALE) for side in layout.BOX], pygame.SRCALPHA)
    area = made.get_rect()
    for inset, ink, width in ((0, edge, 14), (3, colour, 9), (10, PAPER_HI, 2)):
        pygame.draw.rect(made, ink, area.inflate(-2 * inset, -2 * inset), width, 30 - inset)
    return made
