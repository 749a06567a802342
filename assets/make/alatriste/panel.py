"""The rings that show where one may go, the slots that wait for cards, arrows and the seal."""

from __future__ import annotations

from assets.make.alatriste.board_plan import BOX
from assets.make.alatriste.cards import FRAMES
from assets.make.drawing.palette import (
    ALMAGRE,
    MASTER,
    OCHRE_LT,
    PAPER_HI,
    SEPIA,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    clip,
    edged,
    ellipse,
    group,
    ink,
    line,
    path,
    petals,
    polygon,
    rounded,
    svg,
)

SLOT = (66.0, 103.0)


def _slot(colour: str) -> str:
    wide, high = SLOT
    dashed = line(rounded(1, 1, wide - 2, high - 2, 6), 1.6, colour, 0.9, "5 4")
    return path(rounded(1, 1, wide - 2, high - 2, 6), "#E3CE9C") + dashed


def slot() -> str:
    """An empty place for a card, on its own."""
    return svg(*SLOT, _slot(SEPIA))


def ring(colour: str) -> str:
    """A hollow ring around a box: gold where one may go, red where danger waits."""
    (wide, high), edge = BOX, 9.0
    outer = rounded(edge - 4, edge - 4, wide + 8, high + 8, 11)
    drawn = edged(outer, 7, 4.4, colour)
    for x, y in (
        (edge - 3, edge - 3),
        (wide + edge + 3, edge - 3),
        (edge - 3, high + edge + 3),
        (wide + edge + 3, high + edge + 3),
    ):
        drawn += ink(polygon([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]), colour, 1.5)
    return svg(wide + 2 * edge, high + 2 * edge, drawn)


def arrow() -> str:
    """Three chevrons that point to the right along a street."""
    chevrons = "".join(ink(f"M{x} 3L{x + 9} 12L{x} 21L{x + 4} 12Z", ALMAGRE, 1.6) for x in (4, 15, 26))
    return svg(40, 24, chevrons)


def seal() -> str:
    """A red seal: pressed on the board when a card takes hold."""
    drawn = ink(petals(32, 32, 30, 14, 1.3), ALMAGRE, 2.6) + ink(circle(32, 32, 20), "#D9664F", 2)
    return svg(
        66,
        66,
        drawn
        + group(FRAMES["attack"].emblem(), 32, 32, 1.3)
        + clip(circle(32, 32, 20), path(ellipse(26, 22, 9, 5), PAPER_HI, opacity=0.25)),
    )


_FINE = {"rough": 0.2, "salt": 0.06}
SPRITES = {
    "alatriste/slot": Sprite(slot, int(SLOT[0]) * MASTER, _FINE),
    "alatriste/ring_open": Sprite(lambda: ring(OCHRE_LT), 116 * MASTER, _FINE),
    "alatriste/ring_danger": Sprite(lambda: ring(ALMAGRE), 116 * MASTER, _FINE),
    "alatriste/arrow": Sprite(arrow, 30 * MASTER, _FINE),
    "alatriste/seal": Sprite(seal, 48 * MASTER, _FINE),
}
