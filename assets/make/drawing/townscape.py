"""The houses of a pictorial map, and those who live in them, each drawn with its foot at (x, y)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_LT,
    INK,
    INK2,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    PAPER_HI,
    SKIN,
    SKIN_SH,
    TERRA,
    WALNUT_LT,
    mix,
)
from assets.make.drawing.svg import circle, ellipse, group, line, num, path, polygon

SHADE = 0.22
_CONTOUR = 1.15
_WALLS = (PAPER_HI, PAPER_HI, PAPER_HI, "#F6E3BE", "#F3D2A8", "#EFC7B0", "#E6ECEA", "#F7E9D2")
_ROOFS = (TERRA, "#B85A32", "#D27B48", "#C0603A")
_DOORS = (COBALT, "#2E7D74", ALMAGRE_DK, "#6B4A2E", OLIVE_DK)
_AWNINGS = (ALMAGRE, COBALT, OLIVE)
_EARTH, _BURNT = "#C9965E", "#5A2A1C"


class House(NamedTuple):
    """A house, seen a little from above and from the right; the left foot of its front is at (0, 0)."""

    width: float
    height: float
    wall: str
    roof: str

    @property
    def back(self) -> float:
        """How far its side reaches to the right of its front."""
        return self.width * 0.42

    @property
    def up(self) -> float:
        """How far its side climbs on the way: negative, as y grows downwards."""
        return -self.back / 2

    @property
    def top(self) -> float:
        """How far its roof may reach above its foot."""
        return self.height + max(self.width * 0.46 - self.up, self.height * 0.5 + 2) + 2

    @property
    def side(self) -> str:
        """The colour of its wall in the shade."""
        return mix(self.wall, "#8C6B58", 0.34)

    @property
    def ridges(self) -> str:
        """The colour of the lines between its tiles."""
        return mix(self.roof, _BURNT, 0.45)


def plan_house(rng: Random) -> House:
    """A house of any size and colour that is common in this town."""
    return House(rng.uniform(17, 28), rng.uniform(10, 20), rng.choice(_WALLS), rng.choice(_ROOFS))


def house(rng: Random, plan: House, x: float, y: float) -> str:
    """The house as planned, with openings and a roof of its own, lit from the upper left."""
    width, back, up = plan.width, plan.back, plan.up
    shadow = [(0, 2), (width + back + 3, 2 + up), (width + back + 7, 4 + up), (width + 4, 5), (1, 5)]
    side = [(width, 0), (width + back, up), (width + back, up - plan.height), (width, -plan.height)]
    front = rng.choice((_gable, _gable, _eaves, _eaves, _terrace))
    drawn = path(polygon(shadow), INK, opacity=SHADE) + _block(side, plan.side) + _hatch(plan)
    drawn += front(plan) + _openings(rng, plan)
    if front is not _terrace and rng.random() < 0.3:
        drawn += group(_chimney(plan.wall), width * 0.66, -plan.height - width * 0.3)
    return group(drawn, x, y)


def _block(corners: list[tuple[float, float]], colour: str) -> str:
    return path(polygon(corners), colour, INK, _CONTOUR)


def _hatch(plan: House) -> str:
    """The shaded side, in the parallel strokes of a block cutter."""
    stroke = f"l{num(plan.back - 1.6)} {num(plan.up * (1 - 1.6 / plan.back))}"
    rows = range(int(plan.height / 2.6))
    return line(
        "".join(f"M{num(plan.width + 0.8)} {num(-1.6 - k * 2.6)}{stroke}" for k in rows), 0.45, INK, 0.42
    )


def _gable(plan: House) -> str:
    """The gable faces the street, the roof runs back."""
    width, height, back, up = plan.width, plan.height, plan.back, plan.up
    ridge, eave = (width / 2, -height - width * 0.46 - 1.5), (width + 2, 1.5 - height)
    tiles = [ridge, eave, (eave[0] + back, eave[1] + up), (ridge[0] + back, ridge[1] + up)]
    front = [(0, 0), (width, 0), (width, -height), (width / 2, ridge[1] + 1.5), (0, -height)]
    count = max(3, int(back / 2.8))
    rows = "".join(
        polygon([(x + back * k / count, y + up * k / count) for x, y in (ridge, eave)], False)
        for k in range(1, count)
    )
    verge = polygon([(-1.5, eave[1]), ridge, eave], False)
    return (
        _block(front, plan.wall)
        + _block(tiles, plan.roof)
        + line(rows, 0.6, plan.ridges)
        + line(verge, _CONTOUR * 2.3, INK)
        + line(verge, _CONTOUR * 1.1, mix(plan.roof, PAPER_HI, 0.2))
        + path(circle(width / 2, -height - width * 0.13, 1.2), INK2)
    )


def _eaves(plan: House) -> str:
    """The eaves face the street: the whole roof is seen, tile row by tile row."""
    width, half = plan.width, plan.back / 2
    low, high = 1.5 - plan.height, -plan.height * 1.5 - 2
    tiles = [(-2, low), (width + 2, low), (width + half + 1, high), (half - 1, high)]
    end = [(width + 1, low), (width + plan.back + 1, low + plan.up), (width + half + 1, high)]
    count = max(4, int(width / 3))
    rows = "".join(
        polygon([(-2 + (width + 4) * k / count, low), (half - 1 + (width + 2) * k / count, high)], False)
        for k in range(1, count)
    )
    return (
        _block([(0, 0), (width, 0), (width, -plan.height), (0, -plan.height)], plan.wall)
        + _block(end, plan.side)
        + _block(tiles, plan.roof)
        + line(rows, 0.6, plan.ridges)
        + line(f"M-2 {num(low)}H{num(width + 2)}", 0.9, mix(plan.roof, _BURNT, 0.6))
    )


def _terrace(plan: House) -> str:
    """A flat roof behind a parapet, with the washing out to dry."""
    width, back, up, edge = plan.width, plan.back, plan.up, -plan.height - 2
    floor = [(0, edge), (width, edge), (width + back, edge + up), (back, edge + up)]
    inner = [
        (2.5, edge - 0.6),
        (width - 0.6, edge - 0.6),
        (width + back - 2.5, edge + up + 0.8),
        (back + 0.6, edge + up + 0.8),
    ]
    rope = back / 2 + width * 0.2, edge + up / 2 - 4
    hung = "".join(
        path(f"M{num(rope[0] + width * share)} {num(rope[1])}h2.4v3.4h-2.4Z", colour, INK, 0.4)
        for share, colour in ((0.1, PAPER_HI), (0.3, plan.roof), (0.48, PAPER_HI))
    )
    return (
        _block([(0, 0), (width, 0), (width, edge), (0, edge)], plan.wall)
        + _block(floor, mix(plan.wall, _EARTH, 0.25))
        + path(polygon(inner), mix(plan.wall, _EARTH, 0.55), INK, 0.5)
        + line(f"M{num(rope[0])} {num(rope[1])}h{num(width * 0.62)}", 0.5, INK)
        + hung
        + line(f"M0 {num(edge + 3)}h{num(width)}", 0.6, INK, 0.7)
    )


def _openings(rng: Random, plan: House) -> str:
    """A door, windows with shutters, flower boxes on the upper floors, and over some shops an awning."""
    colour = rng.choice(_DOORS)
    columns = max(1, int(plan.width / 8.5))
    door = rng.randrange(columns)
    drawn = ""
    for column in range(columns):
        x = plan.width / columns * (column + 0.5)
        if column == door:
            drawn += group(path("M-2 0v-5.4q2 -2.6 4 0v5.4Z", colour, INK, 0.6), x)
        else:
            drawn += group(_window(colour), x, -2.6)
        for floor in range(1, int((plan.height - 3) / 8.2) + 1):
            drawn += group(_window(colour), x, -2.2 - floor * 8.2)
            if rng.random() < 0.4:
                drawn += group(line("M-2.3 0h4.6", 1.3, rng.choice((ALMAGRE, OLIVE))), x, -1.4 - floor * 8.2)
    if plan.width > 20 and rng.random() < 0.35:
        drawn += group(_awning(rng.choice(_AWNINGS)), plan.width / 2, -6.6)
    return drawn


def _window(shutter: str) -> str:
    shutters = path("M-2.5 0v-3.8h1.1v3.8ZM1.4 0v-3.8h1.1v3.8Z", shutter)
    return shutters + path("M-1.4 0v-3.9h2.8v3.9Z", "#4A4038", INK, 0.35)


def _awning(colour: str) -> str:
    stripes = "".join(f"M{x} 0h1.5l-.6 3.2h-1.6Z" for x in (-4.5, -1.5, 1.5))
    return path("M-5 0h9l1.2 3.2h-11.4Z", colour, INK, 0.6) + path(stripes, PAPER_HI)


def _chimney(wall: str) -> str:
    return path("M0 0v-6h3v7.4Z", wall, INK, 0.8) + line("M-.6 -6h4.2", 1.3, INK2)


def townsperson(rng: Random, x: float, y: float) -> str:
    """One who came to see the bulls: most wear white with a red scarf and sash, some their Sunday best."""
    cloth = rng.choice((PAPER_HI, PAPER_HI, PAPER_HI, "#EAD9B6", COBALT_LT, OCHRE_LT))
    skin, hair = rng.choice((SKIN, SKIN, SKIN_SH)), rng.choice((INK2, INK, WALNUT_LT))
    arms = "M-1.6 -5l-1.4 -2.6M1.6 -5l1.4 -2.6" if rng.random() < 0.45 else "M-1.6 -5l-1.4 2.2M1.6 -5l1.4 2.2"
    skirt = rng.random() < 0.35
    body = "M-3 0L-1.6 -5.6q1.6 -1 3.2 0L3 0Z" if skirt else "M-1.9 0L-1.6 -5.6q1.6 -1 3.2 0L1.9 0Z"
    drawn = (
        path(ellipse(1, 0, 2.8, 1), INK, opacity=SHADE)
        + line(arms, 1.7, INK)
        + line(arms, 0.9, cloth)
        + path(body, cloth, INK, 0.7)
        + (path("M-3 0l.8 -2.9h4.4l.8 2.9Z", ALMAGRE) if skirt else "")
        + line("M-1.7 -2.9h3.4", 0.9, ALMAGRE)
        + path(circle(0, -7.4, 1.5), skin, INK, 0.6)
        + path("M-1.6 -7.4q1.6 -3 3.2 0Z", hair)
        + path("M-1.4 -5.9h2.8l-1.4 1.7Z", ALMAGRE)
    )
    return group(drawn, x, y)
