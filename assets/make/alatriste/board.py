"""The map of Madrid, painted as an old plan of the town, by `python -m assets.make.alatriste.board`."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image, ImageDraw

from assets.make.alatriste import board_town as town
from assets.make.alatriste.board_plan import (
    AT,
    BOX,
    CIRCUITS,
    HEIGHT,
    PLACES,
    WIDTH,
)
from assets.make.drawing.palette import ALMAGRE, ALMAGRE_DK, OCHRE_DK, PAPER_HI, SEPIA, WALNUT
from assets.make.drawing.rasterize import press, raster
from assets.make.drawing.svg import (
    Point,
    ellipse,
    group,
    ink,
    line,
    num,
    pairs,
    path,
    polygon,
    spline,
    svg,
    text,
)

PICTURE = Path(__file__).parents[3] / "maps" / "madrid.jpg"
_SCALE, _SEED, _QUALITY = 2, 9, 85

_GROUND, _EDGE, _ROAD, _WATER = "#EAD7AC", "#8A6B45", "#F6EAC9", "#C6D3C8"
RIVER: tuple[tuple[list[Point], float], ...] = (
    ([(-30, 92), (52, 92), (106, 102), (112, 142), (106, 182), (52, 187), (-30, 196)], 16),
    ([(-30, 372), (52, 371), (104, 380), (112, 416), (111, 462), (104, 520), (112, 570), (96, 740)], 18),
)
"""The Manzanares west of the town: points and width of what the map shows of it."""
WALL = pairs(
    "912 -20, 908 96, 930 186, 1008 196, 1010 300, 996 380, 1004 480, 900 566, 700 612, 400 600, 160 640"
)
_LANES = """
964 228, 1100 220, 1300 250; 934 422, 1080 430, 1300 400; 862 143, 930 60, 960 -20; 730 44, 716 130, 752 228
588 144, 700 150, 862 143; 752 422, 640 410, 552 330; 832 510, 820 600, 860 740; 492 504, 500 600, 470 740
414 238, 360 290, 276 320; 280 411, 380 390, 472 414; 276 508, 270 620, 290 740; 166 512, 180 620, 150 740
752 422, 690 470, 700 560, 660 740; 774 332, 860 330, 934 422; 414 238, 430 290, 438 325
"""
LANES = tuple(pairs(lane) for lane in _LANES.strip().replace("\n", ";").split(";"))
"""Side streets, which no circuit follows."""
_ROUTES = ((ALMAGRE, 2.6, "0.1 7"), (OCHRE_DK, 2.4, "6 6"), (WALNUT, 2.6, "9 5 0.1 5"))
"""How each circuit is dotted: colour, width and dashes."""
TITLE = "Madrid, 1623"
_ARMS, _ROSE, _AT_TITLE = (714, 140), (962, 92), (612, 414)


def sheet(title: str) -> str:
    """The whole plan as SVG, in design units."""
    rng = Random(_SEED)
    standing = sorted(_standing(rng), key=lambda piece: piece[0])
    drawn = _paper() + _water(rng) + _ground_of_the_wall() + _streets()
    drawn += "".join(body for _, body in standing) + _folds()
    drawn += (
        group(town.shield(), *_ARMS, 0.9) + group(town.compass(), *_ROSE, 0.92) + _banner(title, *_AT_TITLE)
    )
    return svg(WIDTH, HEIGHT, drawn)


def _paper() -> str:
    stains = (
        (220, 600, 130),
        (905, 300, 110),
        (1150, 560, 150),
        (540, 70, 90),
        (640, 440, 120),
        (330, 330, 70),
    )
    return path(f"M0 0H{WIDTH}V{HEIGHT}H0Z", _GROUND) + "".join(
        path(ellipse(x, y, r, r * 0.6), "#D9BE86", opacity=0.28)
        + line(ellipse(x, y, r, r * 0.6), 1.2, "#B8935A", 0.3)
        for x, y, r in stains
    )


def _folds() -> str:
    """Where the sheet was folded."""
    folds = "".join(f"M{x} 0V{HEIGHT}" for x in (340, 680, 1020)) + f"M0 278H{WIDTH}M0 556H{WIDTH}"
    return line(folds, 3, "#FFF6DC", 0.4) + group(line(folds, 1.3, "#9A7B4E", 0.3), 2, 2)


def _water(rng: Random) -> str:
    drawn = ""
    for points, width in RIVER:
        course = spline(points, False)
        drawn += line(course, width + 3, SEPIA) + line(course, width, _WATER)
        for k in (-0.3, 0, 0.3):
            shifted = [(x + width * k + rng.uniform(-1, 1), y + width * k) for x, y in points]
            drawn += line(spline(shifted, False), 0.7, "#5F7F86", 0.8, "14 8")
    return drawn


def _ground_of_the_wall() -> str:
    """The wall as a strip of stone; its towers stand among the houses."""
    course = polygon(WALL, False)
    return line(course, 8, SEPIA) + line(course, 6, "#E3CFA0") + line(course, 0.8, town.LINE, 1, "5 3")


def _streets() -> str:
    lanes = "".join(spline(points, False) for points in LANES)
    routes = [_route(circuit.split()) for circuit in CIRCUITS]
    whole = "".join(routes)
    drawn = line(lanes, 13, _EDGE) + line(whole, 23, _EDGE) + line(lanes, 11, _ROAD)
    drawn += line(whole, 20.6, _ROAD)
    drawn += _bridges()
    for course, (colour, width, dash) in zip(routes, _ROUTES, strict=True):
        drawn += line(course, width, colour, 0.9, dash)
    return drawn


def _route(boxes: list[str]) -> str:
    """A circuit from box to box, each street bent a little to one side."""
    data = ""
    for k, (one, other) in enumerate(pairwise(boxes)):
        (ax, ay), (bx, by) = AT[one], AT[other]
        bend = 0.09 * (1 if k % 2 else -1)
        middle = (ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend
        data += f"M{num(ax)} {num(ay)}Q{num(middle[0])} {num(middle[1])} {num(bx)} {num(by)}"
    return data


def _bridges() -> str:
    """Parapets where streets cross the river."""
    rails = ""
    for x, y, across in ((56, 93, False), (56, 186, False), (56, 371, False), (111, 510, True)):
        for side in (-11.5, 11.5):
            rails += f"M{x - 14} {y + side}h28" if across else f"M{x + side} {y - 13}v26"
    return line(rails, 4, SEPIA) + line(rails, 2, "#F0E0B8")


def _banner(title: str, x: float, y: float) -> str:
    """The title of the plan on its ribbon."""
    wide = 66
    tail = f"M{-wide + 4} -6L{-wide - 18} 0L{-wide - 10} 11L{-wide - 18} 22L{-wide + 4} 18Z"
    ribbon = f"M{-wide} -10Q0 -18 {wide} -10V15Q0 7 {-wide} 15Z"
    rule = f"M{-wide + 4} -7Q0 -14 {wide - 4} -7M{-wide + 4} 11.4Q0 4 {wide - 4} 11.4"
    drawn = ink(tail, "#C99A86", 1.8) + group(ink(tail, "#C99A86", 1.8), 0, 0, (-1, 1))
    drawn += ink(ribbon, PAPER_HI, 2) + line(rule, 0.9, SEPIA)
    words = text(title, 0, 4.5, 19, "almendra", ALMAGRE_DK) if title else ""
    return group(drawn + words, x, y)


class Room:
    """A grid of one cell per design unit: what must stay in sight, and where something stands.

    Houses may stand a little way under the plates of the boxes.
    """

    _MARGIN = 60

    def __init__(self) -> None:
        image = Image.new("1", (WIDTH + 2 * self._MARGIN, HEIGHT + 2 * self._MARGIN))
        draw = ImageDraw.Draw(image)
        for points, width in (*((lane, 15.0) for lane in LANES), *RIVER, (WALL, 9.0)):
            draw.line(self._moved(points), fill=1, width=round(width + 4), joint="curve")
        for circuit in CIRCUITS:
            draw.line(self._moved([AT[id] for id in circuit.split()]), fill=1, width=25)
        (x, y), (wide, high) = _AT_TITLE, (88, 28)
        plates = [(place.x, place.y, BOX[0] / 2 - 8, BOX[1] / 2 - 8) for place in PLACES]
        for px, py, w, h in (*plates, (*_ARMS, 30, 52), (*_ROSE, 44, 46), (x, y, wide, high)):
            draw.rectangle(self._moved([(px - w, py - h), (px + w, py + h)]), fill=1)
        self._taken = np.array(image)

    def _moved(self, points: list[Point]) -> list[Point]:
        return [(x + self._MARGIN, y + self._MARGIN) for x, y in points]

    def take(self, left: float, top: float, right: float, bottom: float, foot: float) -> bool:
        """Whether a thing has room; if so, its lowest part, `foot` high, is taken."""
        m = self._MARGIN
        x0, x1 = (min(max(0, int(x) + m), self._taken.shape[1]) for x in (left, right))
        y0, y1, y2 = (min(max(0, int(y) + m), self._taken.shape[0]) for y in (top, bottom - foot, bottom))
        if self._taken[y0:y2, x0:x1].any():
            return False
        self._taken[y1:y2, x0:x1] = True
        return True


Piece = tuple[float, str]


def _standing(rng: Random) -> list[Piece]:
    """Everything upright: towers on the wall, the churches, rows of houses, trees in what is left."""
    room = Room()
    found: list[Piece] = []
    for a, b in pairwise(WALL):
        steps = max(1, round(dist(a, b) / 70))
        for k in range(steps):
            x, y = (a[i] + (b[i] - a[i]) * k / steps for i in (0, 1))
            found.append((y + 4, group(town.tower(14), x, y + 4)))
    for _ in range(900):
        x, y = rng.uniform(120, 1000), rng.uniform(20, HEIGHT)
        if len(found) < 34 and room.take(x - 16, y - 30, x + 27, y + 3, 16):
            found.append((y, group(town.church(rng), x, y)))
    for wanted in (1.0, 0.8):
        for row in range(-1, HEIGHT // 11 + 2):
            x = -20 + rng.uniform(0, 14)
            while x < WIDTH:
                width, height = rng.uniform(11, 17) * wanted, rng.uniform(6, 11) * wanted
                y = row * 11 + rng.uniform(-2, 2)
                if _inside(x) and room.take(x - 1, y - height * 1.2, x + width * 1.55, y + 2, 8 * wanted):
                    found.append((y, group(town.house(rng, width, height), x, y)))
                    x += width * 1.5 + rng.uniform(1, 6)
                else:
                    x += 4
    for _ in range(2600):
        x, y, size = rng.uniform(-5, WIDTH), rng.uniform(5, HEIGHT), rng.uniform(0.7, 1)
        plant = town.cypress if rng.random() < 0.25 else town.tree
        if room.take(x - 5 * size, y - 10 * size, x + 6 * size, y + 1, 5):
            found.append((y, group(plant(rng), x, y, size)))
    return found


def _inside(x: float) -> bool:
    """Beyond the wall there are few houses."""
    return 112 < x < 985


def painted(title: str = TITLE) -> Image.Image:
    """The plan as it comes from the press; without a title it needs no letters."""
    drawn = raster(sheet(title), WIDTH * _SCALE)
    return press(drawn, _SEED, _SCALE, rough=0.22, salt=0.1, grain=0.035).convert("RGB")


def main() -> None:
    """Paint the plan and write its picture."""
    painted().save(PICTURE, quality=_QUALITY, subsampling=0, optimize=True)


if __name__ == "__main__":
    main()
