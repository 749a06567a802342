"""The 43 boxes of Madrid: a picture for each place, and what they lie on in the three zones.

On the board a box is a plate; read at large it is a sheet. Neither holds words: the program sets the
picture into the upper part (`madrid_plan.PICTURE`, `SHOWN`), the name and on a sheet the text below.
Zones are told by the form of their border as much as by its colour: a plain double rule, a gilded one with
diamonds, a dark one with studs in its corners.
"""

from __future__ import annotations

from functools import partial

from assets.make.alatriste import boxes_axis, boxes_palace, boxes_rich, boxes_south, boxes_west
from assets.make.alatriste.board_plan import BOX, DRAWN, LIFT, PICTURE, PLACES
from assets.make.drawing.palette import (
    INK,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import clip, group, ink, line, path, polygon, rounded, svg

LARGE = 200
"""A third of the pixels across a box's picture, which is mostly small and now and then shown at large."""
PLATES = {"light": (PAPER_HI, SEPIA), "cream": ("#EBC877", OCHRE_DK), "brown": ("#6A4326", OCHRE_LT)}
"""Of each zone: the colour of its plates, and of the rule on them."""
SHEET, SHOWN = (332.0, 344.0), (16.0, 16.0, 300.0, 146.0)
"""The size of a sheet, and left, top, width and height of the picture on it."""
_EDGE = 3  # around a plate, for its shadow
_QUARTERS = (
    boxes_axis,
    boxes_west,
    boxes_south,
    boxes_rich,
    boxes_palace,
)
_DRAW = {id: draw for quarter in _QUARTERS for id, draw in quarter.PICTURES.items()}


def picture(id: str) -> str:
    """The picture of one box."""
    wide, high = DRAWN
    frame = rounded(0.8, 0.8, wide - 1.6, high - 1.6, 6)
    return svg(wide, high, clip(frame, _DRAW[id]()) + line(frame, 1.8, INK))


def plate(zone: str) -> str:
    """The plate of a zone: `BOX` in size with `_EDGE` around it."""
    (wide, high), (across, down) = BOX, PICTURE
    name = high / 2 - LIFT + down / 2 + 1.4
    drawn = _ground(zone, wide, high, 1)
    drawn += path(rounded((wide - across) / 2, (high - down) / 2 - LIFT, across, down, 3), INK)
    drawn += ink(rounded((wide - across) / 2, name, across, high - name - 4, 3), PAPER_HI, 0.9)
    drawn += line(f"M{(wide - across) / 2 + 2} {name + 1.8}h{across - 4}", 0.5, PAPER_LO)
    return svg(wide + 2 * _EDGE, high + 2 * _EDGE, group(drawn, _EDGE, _EDGE))


def sheet(zone: str) -> str:
    """The large sheet of a zone, for one box with all its words."""
    (wide, high), (left, top, across, down) = SHEET, SHOWN
    drawn = _ground(zone, wide, high, 2.2) + path(rounded(left - 1, top - 1, across + 2, down + 2, 8), INK)
    field = (left, top + down + 10, across, high - top - down - 26)
    drawn += ink(rounded(*field, 7), PAPER_HI, 2)
    drawn += line(rounded(field[0] + 4, field[1] + 4, field[2] - 8, field[3] - 8, 5), 0.9, PAPER_DK)
    drawn += line(f"M{left + 40} {field[1] + 40}h{across - 80}", 1.1, SEPIA)
    drawn += ink(_diamond(wide / 2, field[1] + 40, 5), PLATES[zone][1], 1.2)
    return svg(wide + 2 * _EDGE, high + 2 * _EDGE, group(drawn, _EDGE, _EDGE))


def _ground(zone: str, wide: float, high: float, size: float) -> str:
    """A plate of the zone, its border drawn `size` times as large as on the board."""
    colour, rule = PLATES[zone]
    inset, corner = 2.2 * size, 6 + size
    drawn = path(rounded(2, 3, wide, high, corner), INK, opacity=0.3)
    drawn += ink(rounded(0, 0, wide, high, corner), colour, 1.4 + 0.6 * size)
    drawn += line(rounded(inset, inset, wide - 2 * inset, high - 2 * inset, corner - 2), 1.1 * size, rule)
    if zone == "cream":
        step = 10 * size
        for k in range(round((wide - 8 * size) / step)):
            drawn += "".join(
                path(_diamond(9 * size + k * step, y, 2.4 * size), rule) for y in (inset, high - inset)
            )
    if zone == "brown":
        drawn += line(rounded(0.6, 0.6, wide - 1.2, high - 1.2, corner - 1), 0.7 * size, OCHRE)
        for x, y in ((6, 6), (wide - 6, 6), (6, high - 6), (wide - 6, high - 6)):
            drawn += ink(_diamond(x, y, 4 + size), OCHRE_LT, 1.2)
    return drawn


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
SPRITES |= {
    f"alatriste/sheet_{zone}": Sprite(
        partial(sheet, zone), int(SHEET[0] + 2 * _EDGE) * MASTER, {"rough": 0.25, "salt": 0.08}
    )
    for zone in PLATES
}
