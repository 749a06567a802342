"""The 43 boxes of Madrid: a picture for each place, and the plates of the three zones on which they lie.

A plate holds no words: the program sets the picture (`madrid_plan.PICTURE`) into its upper part and the name
below. Zones are told by the form of their border as much as by its colour: a plain double rule, a gilded one
with diamonds, a dark one with studs in its corners.
"""

from __future__ import annotations

from functools import partial

from assets.make import (
    alatriste_boxes_axis,
    alatriste_boxes_palace,
    alatriste_boxes_rich,
    alatriste_boxes_south,
    alatriste_boxes_west,
)
from assets.make.ink import clip, group, ink, line, path, polygon, rounded, svg
from assets.make.madrid_plan import BOX, DRAWN, LIFT, PICTURE, PLACES
from assets.make.palette import INK, MASTER, OCHRE, OCHRE_DK, OCHRE_LT, PAPER_HI, PAPER_LO, SEPIA
from assets.make.press import Sprite

LARGE = 150
"""The width at which a box's picture rests on its full card, in design units."""
PLATES = {"light": (PAPER_HI, SEPIA), "cream": ("#EBC877", OCHRE_DK), "brown": ("#6A4326", OCHRE_LT)}
"""Of each zone: the colour of its plates, and of the rule on them."""
_EDGE = 3  # around a plate, for its shadow
_QUARTERS = (
    alatriste_boxes_axis,
    alatriste_boxes_west,
    alatriste_boxes_south,
    alatriste_boxes_rich,
    alatriste_boxes_palace,
)
_DRAW = {id: draw for quarter in _QUARTERS for id, draw in quarter.PICTURES.items()}


def picture(id: str) -> str:
    """The picture of one box."""
    wide, high = DRAWN
    frame = rounded(0.8, 0.8, wide - 1.6, high - 1.6, 6)
    return svg(wide, high, clip(frame, _DRAW[id]()) + line(frame, 1.8, INK))


def plate(zone: str) -> str:
    """The plate of a zone: `BOX` in size with `_EDGE` around it."""
    (wide, high), (colour, rule) = BOX, PLATES[zone]
    drawn = path(rounded(2, 3, wide, high, 7), INK, opacity=0.3) + ink(
        rounded(0, 0, wide, high, 7), colour, 2
    )
    drawn += line(rounded(2.2, 2.2, wide - 4.4, high - 4.4, 5), 1.1, rule)
    if zone == "cream":
        for k in range(9):
            drawn += "".join(path(_diamond(9 + k * 10, y, 2.4), rule) for y in (2.2, high - 2.2))
    if zone == "brown":
        drawn += line(rounded(0.6, 0.6, wide - 1.2, high - 1.2, 6), 0.7, OCHRE)
        for x, y in ((6, 6), (wide - 6, 6), (6, high - 6), (wide - 6, high - 6)):
            drawn += ink(_diamond(x, y, 5), OCHRE_LT, 1.2)
    (across, down), name = PICTURE, high / 2 - LIFT + PICTURE[1] / 2 + 1.4
    drawn += path(rounded((wide - across) / 2, (high - down) / 2 - LIFT, across, down, 3), INK)
    drawn += ink(rounded((wide - across) / 2, name, across, high - name - 4, 3), PAPER_HI, 0.9)
    drawn += line(f"M{(wide - across) / 2 + 2} {name + 1.8}h{across - 4}", 0.5, PAPER_LO)
    return svg(wide + 2 * _EDGE, high + 2 * _EDGE, group(drawn, _EDGE, _EDGE))


def _diamond(x: float, y: float, r: float) -> str:
    return polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])


SPRITES = {
    f"alatriste/box_{place.id}": Sprite(
        partial(picture, place.id), LARGE * MASTER, {"rough": 0.3, "salt": 0.12, "keep_alpha": True}
    )
    for place in PLACES
}
SPRITES |= {
    f"alatriste/plate_{zone}": Sprite(
        partial(plate, zone), int(BOX[0] + 2 * _EDGE) * MASTER, {"rough": 0.25, "salt": 0.1}
    )
    for zone in PLATES
}
