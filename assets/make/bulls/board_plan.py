"""The ground plan of a town's picture: where streets, roundabouts, landmarks and the sea leave room."""

from __future__ import annotations

from math import sin
from typing import TypeAlias

import numpy as np
from PIL import Image, ImageDraw

from assets.make.bulls.landmarks import ROOM
from game.core.action import token
from maps.board import Board

WIDTH, HEIGHT, MARGIN = 1280, 720, 60
PLAZA = (75.0, 46.0)
ROAD = 34.0
CARD = (124.0, 104.0)
PLAQUE = (-68.0, -32.0)


def promenade(y: float) -> float:
    """Where the town ends and the beach begins."""
    return 987 + 4 * sin(y / 80 + 1)


def shore(y: float) -> float:
    """Where the beach ends and the sea begins."""
    return 1152 + 8 * sin(y / 70) + 4 * sin(y / 31)


Box: TypeAlias = tuple[float, float, float, float]


class Plan:
    """Two grids of one cell per design unit: what must stay in sight, and where something was built.

    What is built may hide a part of what was built behind it, but nothing may hide what must stay in sight.
    """

    def __init__(self, board: Board) -> None:
        size = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
        image = Image.new("1", size)
        draw = ImageDraw.Draw(image)
        for path in board.paths.values():
            draw.line([(x + MARGIN, y + MARGIN) for x, y in path], fill=1, width=round(ROAD + 5))
        for space in board.graph.spaces:
            x, y = board.points[token("space", space.id)]
            wide, high = (PLAZA[0] + 5, PLAZA[1] + 5) if space.slot is None else (CARD[0] / 2, CARD[1] / 2)
            draw.ellipse(_inside((x - wide, y - high, x + wide, y + high)), fill=1)
            if space.number is not None:
                draw.ellipse(_inside((x - wide - 10, y - high - 4, x, y + high + 4)), fill=1)
                draw.ellipse(_inside(around(x + PLAQUE[0], y + PLAQUE[1], 17)), fill=1)
        edge = [(promenade(y) - 12 + MARGIN, y + MARGIN) for y in range(-MARGIN, HEIGHT + MARGIN + 20, 20)]
        draw.polygon([*edge, (size[0], size[1]), (size[0], 0)], fill=1)
        for thing in board.objects:
            if thing.kind == "landmark" and thing.values.get("motif") in ROOM:
                wide, up, down = (
                    reach * float(thing.values.get("size", 1)) for reach in ROOM[str(thing.values["motif"])]
                )
                x, y = thing.at
                draw.rectangle(_inside((x - wide, y - up, x + wide, y + down)), fill=1)
        self._seen = np.array(image)
        self._built = np.zeros_like(self._seen)

    def free(self, whole: Box, foot: Box) -> bool:
        """Whether a thing of this outline hides nothing that must stay in sight, and its foot has room."""
        return not (_cells(self._seen, whole).any() or _cells(self._built, foot).any())

    def take(self, foot: Box) -> None:
        """Note what has been built."""
        _cells(self._built, foot)[...] = True


def around(x: float, y: float, reach: float) -> Box:
    """The square about a point."""
    return x - reach, y - reach, x + reach, y + reach


def _inside(box: Box) -> Box:
    return box[0] + MARGIN, box[1] + MARGIN, box[2] + MARGIN, box[3] + MARGIN


def _cells(grid: np.ndarray, box: Box) -> np.ndarray:
    left, top, right, bottom = (max(0, int(edge)) for edge in _inside(box))
    return grid[top : bottom + 1, left : right + 1]
