"""What lies on Toruro's table and is moved: chips, plates, the dealer's button, the cup, the stamp."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from assets.make.drawing.beasts import bull_head
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    INK,
    INK2,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER,
    PAPER_DK,
    PAPER_HI,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, clip, ellipse, group, ink, line, path, polygon, star, svg
from assets.make.toruro.deck_suits import copa

CHIPS = {
    1: (PAPER, PAPER_DK, INK, COBALT),
    5: (ALMAGRE, ALMAGRE_DK, PAPER_HI, PAPER_HI),
    10: (COBALT, COBALT_DK, PAPER_HI, PAPER_HI),
    50: (INK2, "#17110F", OCHRE_LT, OCHRE_LT),
}
"""By value: face, edge, figure and marks of the rim."""


def chip(value: int) -> str:
    """A clay chip seen a little from above."""
    face, edge, figure, marks = CHIPS[value]
    top = ellipse(30, 29, 27, 22)
    drawn = path(ellipse(31.5, 40, 27.5, 21), INK, opacity=0.3)
    drawn += ink(ellipse(30, 36, 27, 22), edge, 2.6) + _edge_marks(marks) + ink(top, face, 2.6)
    drawn += "".join(path(_rim(2 * pi * k / 8 + 0.2), marks) for k in range(8))
    drawn += path("M6 22Q14 8 32 8Q18 12 10 26Z", PAPER_HI, opacity=0.22)
    drawn += line(top, 1.6) + path(ellipse(30, 29, 18.4, 14.8), face, figure, 1.7)
    return svg(60, 64, drawn + group(_figure(value, figure), 30, 29, (1, 0.8)))


def _figure(value: int, colour: str) -> str:
    """What tells the value by its shape: a number would be read as the sum of what lies on a plate."""
    if value == 1:
        return path(star(0, 0, 11, 4, 4), colour)
    if value == 5:
        return path(star(0, 0.6, 12, 5, 5), colour)
    rays = path(star(0, 0, 14, 8, 10), colour)
    return rays if value == 10 else rays + path(circle(0, 0, 5.4), CHIPS[value][0])


def _rim(angle: float) -> str:
    """One mark of the rim."""
    corners = ((27, 22, -0.17), (27, 22, 0.17), (21, 17, 0.17), (21, 17, -0.17))
    return polygon([(30 + x * cos(angle + turn), 29 + y * sin(angle + turn)) for x, y, turn in corners])


def _edge_marks(colour: str) -> str:
    """The same marks going on down the edge that is seen."""
    drawn = ""
    for k in range(8):
        angle = 2 * pi * k / 8 + 0.2
        if sin(angle) > 0.15:
            left, right = (
                (30 + 27 * cos(angle + turn), 29 + 22 * sin(angle + turn)) for turn in (0.17, -0.17)
            )
            drawn += path(polygon([left, right, (right[0], right[1] + 7), (left[0], left[1] + 7)]), colour)
    return drawn


def plate() -> str:
    """A pot's plate: turned brass with a beaded rim."""
    beads = "".join(
        path(circle(62 + 49.6 * cos(a), 38 + 24 * sin(a), 1.8), OCHRE_LT, INK, 0.7)
        for a in (2 * pi * k / 30 for k in range(30))
    )
    hollow = ellipse(62, 39.4, 42.6, 19.4)
    return svg(
        124,
        80,
        path(ellipse(64, 47, 57, 29), INK, opacity=0.42)
        + ink(ellipse(62, 40, 57, 30), OCHRE_DK, 2.8)
        + path(ellipse(62, 37.6, 55.4, 28), OCHRE, INK, 1.3)
        + path("M8 34Q16 14 62 10.6Q40 16 22 34Z", OCHRE_LT, opacity=0.7)
        + beads
        + path(hollow, "#7E521A", INK, 1.6)
        + clip(
            hollow, path(ellipse(62, 44, 42, 18), "#A8742A") + line(ellipse(62, 44.6, 33, 12), 1.1, OCHRE_DK)
        ),
    )


def dealer() -> str:
    """The dealer's button: bone with a bull's head, and the star that says whose turn it is to deal."""
    return svg(
        64,
        66,
        path(circle(33.4, 36.4, 28), INK, opacity=0.3)
        + ink(circle(32, 34.6, 28), PAPER_DK, 2.8)
        + ink(circle(32, 30.4, 28), PAPER_HI, 2.8)
        + line(circle(32, 30.4, 24), 1.8, ALMAGRE)
        + line(circle(32, 30.4, 21.6), 0.9, ALMAGRE)
        + group(bull_head(angry=False), 32, 31, 0.27),
    )


def cup() -> str:
    """The cup of a promise: whoever always goes on the suit of cups."""
    return svg(64, 84, path(ellipse(34, 77, 24, 5), INK, opacity=0.3) + group(copa(), 32, 38, 0.86))


def stamp() -> str:
    """What is stamped over a misplay: a cross in a rough ring."""
    ring = "".join(line(circle(60, 60, r), w, ALMAGRE) for r, w in ((52, 5.4), (44, 2)))
    cross = "M36 30L60 52L84 30L90 36L68 60L90 84L84 90L60 68L36 90L30 84L52 60L30 36Z"
    return svg(120, 120, ring + path(cross, ALMAGRE, ALMAGRE, 5))


_PRESS = {"rough": 0.32, "salt": 0.2}
SPRITES = {f"toruro/chip_{value}": Sprite(partial(chip, value), 48 * MASTER, _PRESS) for value in CHIPS}
SPRITES |= {
    "toruro/plate": Sprite(plate, 130 * MASTER, _PRESS),
    "toruro/dealer": Sprite(dealer, 48 * MASTER, _PRESS),
    "toruro/cup": Sprite(cup, 48 * MASTER, _PRESS),
    "toruro/stamp_misplay": Sprite(stamp, 110 * MASTER, {"rough": 0.5, "salt": 0.9}),
}
