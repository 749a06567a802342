"""The grounds where several throw dice: how they stand there, side by side, behind a rail.

Lengths are in design pixels, from the middle of the upper edge of a scene.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.skins.alatriste.drawing.cast import FIGURE, SOLES, Cast
from scenes.skins.alatriste.drawing.scene_frames import cut
from scenes.skins.alatriste.layout import SCENE, Point
from scenes.ui.canvas import Canvas


class Ground(NamedTuple):
    """One of them: the name of its scene, and how high what belongs to it lies there.

    What the scene shows below `rail` is before the throwers, `unit` times as large as they are drawn. Their
    names are on the front of it.
    """

    scene: str
    rail: float
    feet: float
    unit: float
    sums: float
    dice: float
    names: float


GROUNDS = {
    "plaza_mayor": Ground("bullfight", 205.3, 266.0, 1.12, 104.0, 68.0, 219.0),
    "garito": Ground("den", 196.0, 264.0, 1.3, 70.0, 227.0, 278.0),
    "santo_oficio": Ground("tribunal", 196.0, 264.0, 1.3, 70.0, 227.0, 278.0),
}
"""The ground of each box where several throw."""
WIDEST, EDGE = 151.0, 18.0
"""The room for each thrower at most, and how much is left free at either side of the scene."""
BANKER = "alatriste/banker"
"""Who throws for the bank."""


def picture(ground: Ground) -> str:
    """Return the name of the picture of a ground."""
    return f"alatriste/scene_{ground.scene}"


def front(canvas: Canvas, ground: Ground) -> str:
    """Return the name of the picture of what lies before the throwers, cut out of the scene."""
    return cut(canvas, picture(ground), front_place(ground))


def front_place(ground: Ground) -> pygame.FRect:
    """Return where that lies, from the upper left corner of the scene."""
    return pygame.FRect(0, ground.rail, SCENE[0], SCENE[1] - ground.rail)


def room(count: int) -> float:
    """Return how much room each of so many throwers has."""
    return min(WIDEST, (SCENE[0] - 2 * EDGE) / count)


def column(place: int, count: int) -> float:
    """Return how far right of the middle a thrower stands; all of them stand in the middle of the scene."""
    return room(count) * (place - (count - 1) / 2)


def size(unit: float) -> Point:
    """Return how large somebody is at that many design pixels for a unit of the body."""
    return FIGURE[0] * unit, FIGURE[1] * unit


def grown(figure: float, unit: float) -> float:
    """Return how much higher the middle of somebody so high is at another size, on the same feet."""
    return (SOLES[1] / FIGURE[1] - 0.5) * (FIGURE[1] * unit - figure)


def standing(x: float, feet: float, unit: float) -> Point:
    """Return the middle of whoever stands there."""
    return x + (FIGURE[0] / 2 - SOLES[0]) * unit, feet + (FIGURE[1] / 2 - SOLES[1]) * unit


def thrower(cast: Cast, seat: int, pose: str) -> str:
    """Return the picture of a seat in a pose, or of the banker, who knows but one."""
    return cast.figure(seat, pose) if seat >= 0 else BANKER
