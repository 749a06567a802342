"""The lines from a card that somebody has played to the dice and signs that it is used on."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist

from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.dangers import draw_point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, SEATS

STEPS = 16
"""Of how many straight pieces a line is made."""
SAG, SHORT = 40.0, 30.0
"""How far a line hangs below the straight way, and how far from the middle of its goal it ends."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Lines in a seat's `colour` from `start` to each of `ends`."""

    colour: str
    start: Point
    ends: tuple[Point, ...]

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines, with points."""
        for wide, colour in ((8.0, INK), (4.5, SEATS[self.colour].main)):
            for end in self.ends:
                line = _bent(self.start, end)
                canvas.path(line, colour, wide)
                draw_point(canvas, line[-2] if len(line) > 1 else self.start, line[-1], wide, colour)


def _bent(start: Point, end: Point) -> list[Point]:
    """Return a curve from one point to shortly before another."""
    bend = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + SAG
    shares = (step / STEPS for step in range(STEPS + 1))
    line = [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1],
        )
        for t in shares
    ]
    return [point for point in line if dist(point, end) >= SHORT] or line
