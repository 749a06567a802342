"""The garlands of the three days: flags, lanterns between flags, and paper flowers; each may be repeated."""

from __future__ import annotations

from functools import partial
from math import sin

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_LT,
    COBALT,
    COBALT_LT,
    INK,
    MASTER,
    OCHRE,
    OCHRE_LT,
    OLIVE,
    PAPER_HI,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, ellipse, group, ink, line, path, petals, svg

WIDE, HIGH, SWAGS, EACH = 640, 34, 4, 9
COLOURS = ((ALMAGRE, OCHRE_LT), (COBALT, PAPER_HI, OCHRE_LT), (ALMAGRE, OCHRE_LT, COBALT_LT, OLIVE))


def garland(day: int) -> str:
    """Four swags of string, with the things of that day on it."""
    step, drawn = WIDE / SWAGS, ""
    for swag in range(SWAGS):
        left = swag * step
        drawn += line(f"M{left} 2Q{left + step / 2} 22 {left + step} 2", 1.8, INK)
        for k in range(EACH):
            t = (k + 0.5) / EACH
            x, y = left + step * t, 2 + 40 * t * (1 - t)
            drawn += group(_thing(day, swag * EACH + k), x, y)
    return svg(WIDE, HIGH, drawn)


def _thing(day: int, number: int) -> str:
    colours = COLOURS[day - 1]
    colour = colours[number % len(colours)]
    if day == 2 and number % 3 == 1:
        lamp = ink(ellipse(0, 10, 5.4, 6.6), OCHRE, 1.4) + line("M-4 7.6H4M-5 10.6H5M-4 13.4H4", 0.7)
        return line("M0 0V4", 1.2) + lamp + path(ellipse(-1.4, 9, 1.6, 3), PAPER_HI, opacity=0.6)
    if day == 3 and number % 2:
        flower = ink(petals(0, 6, 7, 7, 1.1), colour, 1.2)
        return flower + path(circle(0, 6, 2.2), ALMAGRE_LT if colour != ALMAGRE else OCHRE_LT, INK, 0.7)
    return ink(f"M-6 0H6L{sin(number * 2.3) * 1.6:.1f} 14Z", colour, 1.4)


SPRITES = {
    f"bulls/garland_{day}": Sprite(partial(garland, day), WIDE * MASTER, {"rough": 0.3, "salt": 0.12})
    for day in (1, 2, 3)
}
