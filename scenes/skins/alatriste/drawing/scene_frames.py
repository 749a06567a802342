"""The frames of scenes: the bare one, and those with the picture of a box before which several throw dice."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.skins.alatriste.layout import FRAMED_PLACE, SCENE, SCENE_RIM
from scenes.ui.art import Art
from scenes.ui.theme import INK, OCHRE, WALNUT_DK, rgb

WALNUT = rgb("#4A2E1E")
FRAME = "alatriste/theatre"
"""The name of the picture of a frame that every scene opens in."""
TABLES = ("garito", "plaza_mayor", "santo_oficio")
"""The boxes before whose picture several seats throw dice."""
TABLE = "alatriste/table_"
"""What the name of that picture begins with."""


def register(art: Art) -> None:
    """Tell the art how to make all frames."""
    art.compose(FRAME, _frame)
    for box in TABLES:
        art.compose(TABLE + box, partial(_paint_table, art, box), (f"alatriste/wide_{box}",))


def _paint_table(art: Art, box: str) -> pygame.Surface:
    """Paint the picture of a box in a frame, dark at the left, where dice are to lie."""
    name = f"alatriste/wide_{box}"
    picture = art.picture(name, *art.size(name), keep=False)
    scale = picture.get_height() / SCENE[1]  # at which the picture of the box need not be scaled
    made = _frame(scale)
    inner = made.get_rect().inflate(-2 * scale * SCENE_RIM, -2 * scale * SCENE_RIM)
    made.blit(picture, (inner.left, inner.top), (picture.get_width() - inner.w, 0, *inner.size))
    veil = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        veil.set_at((x, 0), (*WALNUT_DK, round(248 * (1 - max(0.0, x / 63 - 0.45) / 0.55) ** 1.3)))
    made.blit(pygame.transform.smoothscale(veil, inner.size), inner)
    return made


def _frame(scale: float = 2.0) -> pygame.Surface:
    size = [round(scale * side) for side in FRAMED_PLACE.size]
    made = pygame.Surface(size, pygame.SRCALPHA)
    area = made.get_rect()
    for grow, colour, edge in ((0, INK, 24), (-5, WALNUT, 22), (-22, OCHRE, 16), (-26, WALNUT_DK, 15)):
        pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=edge)
    return made
