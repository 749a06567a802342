"""The frame of scenes, and parts that are cut out of their pictures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from scenes.skins.alatriste.drawing.large_sheet import MOST, sized
from scenes.skins.alatriste.layout import FRAMED_PLACE, PORT, SCENE
from scenes.stage.pieces import Piece
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE, WALNUT_DK, rgb

WALNUT = rgb("#4A2E1E")
FRAME = "alatriste/theatre"
"""The name of the picture of a frame that every scene opens in."""
BACK = pygame.FRect(PORT.left - 4, PORT.top, PORT.w + 10, PORT.h + 5)
"""What steps back: Madrid, and the points of tabs that reach over its frame."""
DUSK = rgb("#6E6058")
"""What is left of the light on Madrid behind a scene."""
SCALE = 2.0
"""Its pixels for each design pixel."""


def register(art: Art) -> None:
    """Tell the art how to make the frame."""
    art.compose(FRAME, _frame)


def expect(canvas: Canvas) -> None:
    """Have the frame made ready as large as it stands round a scene."""
    canvas.expect([FRAME], sized(FRAMED_PLACE.size))


def come(effects: Iterable[Piece]) -> float:
    """Return how far a scene has come, from 0 to 1."""
    return max((piece.alpha for piece in effects if piece.picture == FRAME), default=0.0)


def dim(canvas: Canvas, share: float) -> None:
    """Let Madrid step back behind a scene that has come so far."""
    if share > 0:
        canvas.dim(BACK, DUSK, share)


def cut(canvas: Canvas, scene: str, place: pygame.FRect) -> str:
    """Return the name of a picture of what lies at a place in a scene, in design pixels from its corner.

    It is cut out of the scene as large as that is shown: to read all of it once more would take too long.
    """
    size = round(MOST * SCENE[0] * canvas.k), round(MOST * SCENE[1] * canvas.k)
    name = f"{scene} {size} {[*place]}"
    canvas.art.compose_once(name, partial(_piece, canvas.art, scene, size, place))
    return name


def _piece(art: Art, scene: str, size: tuple[int, int], place: pygame.FRect) -> pygame.Surface:
    picture = art.picture(scene, *size)
    scale = picture.get_width() / SCENE[0]
    area = pygame.Rect([round(scale * side) for side in place]).clip(picture.get_rect())
    return picture.subsurface(area).copy()


def _frame() -> pygame.Surface:
    size = [round(SCALE * side) for side in FRAMED_PLACE.size]
    made = pygame.Surface(size, pygame.SRCALPHA)
    area = made.get_rect()
    for grow, colour, edge in ((0, INK, 24), (-5, WALNUT, 22), (-22, OCHRE, 16), (-26, WALNUT_DK, 15)):
        pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=edge)
    return made
