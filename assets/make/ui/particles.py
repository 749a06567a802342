"""What flies by dozens for a moment: sparks of steel, smoke of candles, petals, the gleam of chips, chalk."""

from __future__ import annotations

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    MASTER,
    OCHRE,
    OCHRE_LT,
    PAPER_HI,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, group, ink, line, path, svg

SMOKE, CHALK = "#CFC6BC", "#E9E6DA"


def spark() -> str:
    """A splinter of glowing steel that flies to the right."""
    tail = ink("M2 0Q18 -6.4 38 -3.4Q43 0 38 3.4Q18 6.4 2 0Z", OCHRE, 2)
    heart = path("M16 0Q28 -3.2 38 -1.4Q40.6 0 38 1.4Q28 3.2 16 0Z", PAPER_HI)
    return svg(46, 46, group(tail + heart, 0, 23))


def smoke() -> str:
    """A curl of smoke, as thin as that of a candle."""
    soft = "".join(path(circle(24, 24, r), SMOKE, opacity=0.2) for r in (21, 16.5, 12, 7.5))
    return svg(48, 48, soft + line("M17 28Q16 19 24 18Q31 18.6 30 25Q28 30 24 28", 2.2, "#8F857C", 0.55))


def petal() -> str:
    """A petal from a balcony."""
    shape = "M20 38Q5 31 4 17Q4 5 14 4.6Q18 4.6 20 6.6Q23 4 28 4.6Q37 6 36 18Q34 31 20 38Z"
    shade = path("M20 37Q36 28 37 14Q30 28 14 31Q17 35 20 37Z", ALMAGRE)
    return svg(42, 42, ink(shape, ALMAGRE_LT, 2) + shade + line("M20 14Q19 22 20 31", 1.3, ALMAGRE_DK, 0.7))


def gleam() -> str:
    """A glint of clay and gold: four thin rays and a heart."""
    ray = "M0 -22Q1.8 -3.6 3.6 0Q1.8 3.6 0 22Q-1.8 3.6 -3.6 0Q-1.8 -3.6 0 -22Z"
    rays = "".join(group(path(ray, OCHRE_LT), 24, 24, 1, turn) for turn in (0, 90))
    short = "".join(group(path(ray, OCHRE_LT, opacity=0.8), 24, 24, 0.5, turn) for turn in (45, 135))
    return svg(48, 48, short + rays + path(circle(24, 24, 4.6), PAPER_HI))


def chalk() -> str:
    """Crumbs of chalk that fall off a line."""
    crumbs = ((14, 12, 5.6), (30, 9, 3.4), (24, 24, 6.6), (10, 30, 3), (36, 30, 4.4), (22, 38, 2.6))
    return svg(44, 44, "".join(path(circle(x, y, r), CHALK, opacity=0.85) for x, y, r in crumbs))


_PRESS = {"rough": 0.3, "salt": 0.1}

SPRITES = {
    "alatriste/spark": Sprite(spark, 20 * MASTER, _PRESS),
    "alatriste/smoke": Sprite(smoke, 20 * MASTER, _PRESS),
    "alatriste/petal": Sprite(petal, 16 * MASTER, _PRESS),
    "toruro/gleam": Sprite(gleam, 24 * MASTER, _PRESS),
    "toruro/chalk": Sprite(chalk, 16 * MASTER, _PRESS),
}
