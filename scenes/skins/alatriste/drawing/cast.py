"""The cast: how each seat looks, in its portrait and with a sword in hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.core.seat import Seat
from scenes.skins.alatriste.layout import SCENE
from scenes.stage.portraits import Portraits
from scenes.ui import theme
from scenes.ui.art import Art
from scenes.ui.marks import is_woman

FENCER = 446 / 960 * SCENE[0], 336 / 960 * SCENE[0]
"""The width and height of whoever is on guard in a scene."""
GUARD = 130.0, 56.0
"""How far from the middle of a scene, sideways and below, the middle of that picture lies."""


class Cast:
    """Painter of the seats of one table; `portrait` names the picture of a seat's face."""

    def __init__(self, art: Art, seats: Sequence[Seat], faces: Sequence[str]) -> None:
        self.portrait = Portraits(art, seats, faces)
        self._art, self._seats, self._faces = art, seats, faces

    def fencer(self, seat: int, side: int) -> str:
        """Return the picture of a seat on guard in its colour, at the left (-1) of a scene or the right."""
        kind, colour = "woman" if is_woman(self._faces[seat]) else "man", self._seats[seat].colour
        name = f"alatriste/fencer_{kind} {colour} {side}"
        self._art.compose_once(name, partial(self._dyed, kind, colour, side > 0), _drawn(kind))
        return name

    def _dyed(self, kind: str, colour: str, is_mirrored: bool) -> pygame.Surface:
        """Return the figure with as much of a colour as its white cloth is lighter than its black one."""
        made, cloth = (self._art.load_uncached(name) for name in _drawn(kind))
        cloth.blit(made, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        cloth.fill(theme.SEATS[colour].main, special_flags=pygame.BLEND_RGB_MULT)
        made.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return pygame.transform.flip(made, is_mirrored, False)


def _drawn(kind: str) -> tuple[str, str]:
    """Return a fencer in black cloth, and in white."""
    return f"alatriste/fencer_{kind}_black", f"alatriste/fencer_{kind}_white"
