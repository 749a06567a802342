"""The cloth of the table: green baize in an oval, a fringe all round, a border of embroidered flowers."""

from __future__ import annotations

from itertools import accumulate, pairwise
from math import atan2, copysign, cos, degrees, hypot, pi, sin
from random import Random
from typing import NamedTuple

from assets.make.drawing.palette import ALMAGRE_LT, BAIZE, BAIZE_DK, BAIZE_LT, INK, OCHRE_LT, PAPER_HI
from assets.make.drawing.svg import Point, circle, clip, group, ink, line, path, petals, polygon, star

_PALE = "#8FC0C9"
_SQUARENESS = 3.2  # the exponent of the superellipse: 2 would be an ellipse


class Cloth(NamedTuple):
    """A cloth by its middle, and how far it goes to each side and up or down, without its fringe."""

    middle: Point
    reach: Point

    def draw(self) -> str:
        """The whole cloth with its shadow."""
        edge = polygon(self.oval(0, 160))
        fringe = self._fringe()
        return (
            group(path(edge, INK, opacity=0.45), 4, 10)
            + line(fringe, 2.6)
            + line(fringe, 1.4, OCHRE_LT)
            + ink(edge, BAIZE, 3)
            + clip(edge, self._weave() + line(edge, 26, BAIZE_DK, 0.55))
            + line(polygon(self.oval(14, 160)), 2.2, OCHRE_LT)
            + line(polygon(self.oval(44, 160)), 1.6, OCHRE_LT)
            + self._border()
        )

    def oval(self, inset: float, number: int) -> list[Point]:
        """So many points, evenly far apart, on the line that lies `inset` within the edge."""
        (x, y), (across, down) = self.middle, self.reach
        rim, turns = [], [2 * pi * k / 1440 for k in range(1441)]
        for c, s in ((cos(turn), sin(turn)) for turn in turns):
            dx, dy = (copysign(abs(side) ** (2 / _SQUARENESS), side) for side in (c, s))
            rim.append((x + (across - inset) * dx, y + (down - inset) * dy))
        miles = [0.0, *accumulate(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(rim))]
        chosen, k = [], 0
        for place in range(number):
            mile = miles[-1] * place / number
            while miles[k + 1] <= mile:
                k += 1
            (ax, ay), (bx, by) = rim[k], rim[k + 1]
            share = (mile - miles[k]) / (miles[k + 1] - miles[k])
            chosen.append((ax + (bx - ax) * share, ay + (by - ay) * share))
        return chosen

    def _weave(self) -> str:
        rng, (x, y), (across, down) = Random(3), self.middle, self.reach
        threads = ""
        for _ in range(round(across * down / 30)):
            left, top = rng.uniform(x - across, x + across), rng.uniform(y - down, y + down)
            threads += f"M{left:.1f} {top:.1f}l{rng.uniform(3, 9):.1f} {rng.uniform(-1, 1):.1f}"
        return line(threads, 0.8, BAIZE_LT, 0.45)

    def _fringe(self) -> str:
        """Threads all round, at right angles to the edge."""
        rim = self.oval(0, round(sum(self.reach) / 1.3))
        drawn = ""
        for (ax, ay), (x, y), (bx, by) in zip(rim[-1:] + rim[:-1], rim, rim[1:] + rim[:1], strict=True):
            long = hypot(bx - ax, by - ay) / 9
            drawn += f"M{x:.1f} {y:.1f}l{(by - ay) / long:.1f} {(ax - bx) / long:.1f}"
        return drawn

    def _border(self) -> str:
        """Flowers and stars between two lines of thread."""
        drawn = ""
        for k, (x, y) in enumerate(self.oval(29, 4 * round(sum(self.reach) / 32.2))):
            turn = degrees(atan2(y - self.middle[1], x - self.middle[0]))
            if k % 2:
                drawn += path(petals(x, y, 8.4, 4, 0.6, turn - 45), OCHRE_LT)
            else:
                drawn += path(star(x, y, 8.6, 4, 8), ALMAGRE_LT if k % 4 else _PALE)
                drawn += path(circle(x, y, 2), PAPER_HI)
        return drawn
