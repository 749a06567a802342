"""The tiles on which achievements are painted: glazed for what was done, bare clay for what was not."""

from __future__ import annotations

from assets.make.drawing.palette import (
    COBALT,
    COBALT_DK,
    COBALT_LT,
    INK,
    MASTER,
    OCHRE,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    mix,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, ink, line, path, polygon, rounded, svg

SIZE = 88
EDGE, FRAME = 2.0, 11.0
"""Where the tile begins, and the line around what is painted on it."""
CLAY = mix(PAPER_LO, PAPER_DK, 0.35)


def tile() -> str:
    """White glaze in a border of blue leaves, with a golden pip in each corner."""
    drawn = ink(_square(EDGE), PAPER_HI, 2.4)
    drawn += path(_square(EDGE + 1.4) + _hole(FRAME), COBALT)
    drawn += line(_square(FRAME), 1.2, COBALT_DK) + line(_square(EDGE + 3), 0.8, COBALT_LT)
    middle = (EDGE + FRAME) / 2 + 0.6
    for place in range(1, 8):
        along = FRAME + (SIZE - 2 * FRAME) * place / 8
        for across in (middle, SIZE - middle):
            drawn += path(_leaf(along, across, flat=True) + _leaf(across, along, flat=False), PAPER_HI)
    for x in (middle, SIZE - middle):
        for y in (middle, SIZE - middle):
            drawn += path(circle(x, y, 3), OCHRE, INK, 0.9)
    return svg(SIZE, SIZE, drawn)


def tile_bare() -> str:
    """Clay with the border drawn, waiting for its glaze."""
    drawn = ink(_square(EDGE), CLAY, 2)
    drawn += line(_square(FRAME), 1.1, SEPIA, 0.55, dash="4 3")
    drawn += line(_square(EDGE + 3.4), 0.9, SEPIA, 0.4)
    return svg(SIZE, SIZE, drawn)


def _square(inset: float) -> str:
    side = SIZE - 2 * inset
    return rounded(inset, inset, side, side, 4 if inset < FRAME else 1.5)


def _hole(inset: float) -> str:
    """The same the other way round, so that it is left open."""
    far = SIZE - inset
    return polygon([(inset, inset), (inset, far), (far, far), (far, inset)])


def _leaf(x: float, y: float, flat: bool) -> str:
    long, short = (3.4, 1.7) if flat else (1.7, 3.4)
    return polygon([(x - long, y), (x, y - short), (x + long, y), (x, y + short)])


PRESS = {"rough": 0.18, "salt": 0.08}
SPRITES = {f"ui/{draw.__name__}": Sprite(draw, SIZE * MASTER, PRESS) for draw in (tile, tile_bare)}
