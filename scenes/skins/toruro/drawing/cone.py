"""The cone of light in which somebody stands while the table is dark: a picture that is painted once."""

from __future__ import annotations

import pygame

from scenes.ui.art import Art

CONE = "toruro/cone"
"""The name of the picture."""
WIDE, HIGH = 180, 360
"""Its width and height."""
LIGHT, STEPS, BRIGHT, TOP, POOL = (255, 232, 178), 24, 120, 0.16, 0.16
"""Its colour, in how many steps it is softer toward its edges, how opaque it is in the middle, how wide
above, to its width below, and how high the pool of light on the ground is, to its height."""


def prepare(art: Art) -> None:
    """Have the picture painted, unless it is."""
    art.compose_once(CONE, _paint)


def _paint() -> pygame.Surface:
    sheet = pygame.Surface((WIDE, HIGH), pygame.SRCALPHA)
    ground, pool = HIGH * (1 - POOL / 2), HIGH * POOL
    for step in range(STEPS):
        share = 1 - step / STEPS
        colour = (*LIGHT, round(BRIGHT * ((step + 1) / STEPS) ** 1.6))
        half, above = WIDE / 2 * share, WIDE / 2 * share * TOP
        middle = WIDE / 2
        corners = [(middle - above, 0), (middle + above, 0), (middle + half, ground), (middle - half, ground)]
        pygame.draw.polygon(sheet, colour, corners)
        area = pygame.FRect(0, 0, 2 * half, pool * share)
        area.center = middle, ground
        pygame.draw.ellipse(sheet, colour, area)
    for row in range(HIGH):
        fade = round(255 * min(1.0, 0.25 + row / HIGH))
        sheet.fill((255, 255, 255, fade), (0, row, WIDE, 1), pygame.BLEND_RGBA_MULT)
    return sheet
