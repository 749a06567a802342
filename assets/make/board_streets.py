"""Streets, roundabouts and terraces of a town, drawn over its ground."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, dist, hypot, pi, radians, sin
from random import Random

from assets.make.board_plan import CARD, PLAQUE, PLAZA, ROAD
from assets.make.ink import circle, ellipse, group, ink, line, path, petals, polygon, rounded, star, text
from assets.make.palette import (
    COBALT, COBALT_LT, INK, OCHRE, OCHRE_DK, OCHRE_LT, OLIVE_DK, OLIVE_LT, PAPER, PAPER_DK, PAPER_HI, PAPER_LO, SAND, SAND_DK,
    TERRA_DK, TERRA_LT, WALNUT_LT,
)  # fmt: skip
from game.core.action import token
from maps.board import Board
from maps.sheet import Point

_SURFACE = "#F2DFB4"
_RUT = "#DCC088"
# The dark and the light glaze of each colour that a roundabout may have.
_GLAZES = {
    "cobalt": (COBALT, COBALT_LT),
    "olive": (OLIVE_DK, OLIVE_LT),
    "terracotta": (TERRA_DK, TERRA_LT),
    "ochre": (OCHRE_DK, OCHRE_LT),
    "violet": ("#6B3B6E", "#B98BB8"),
}


def polyline(points: Sequence[Point]) -> str:
    """Path data through the points."""
    return polygon(list(points), False)


def streets(board: Board, rng: Random) -> str:
    """All streets, the viaducts on top of those that they cross."""
    low = [path for street, path in board.paths.items() if street not in board.viaducts]
    high = [board.paths[street] for street in sorted(board.viaducts)]
    parts = [_paving([*low, *high], rng)]
    for over in high:
        crossed = min((_meeting(over, under) for under in low), key=lambda found: found[0])
        parts.append(_viaduct(over, crossed[1], crossed[2], rng))
    return "".join(parts)


def _paving(paths: Sequence[Sequence[Point]], rng: Random) -> str:
    """Kerbs of cut stone in an ink contour, sand between them, worn by wheels and hooves."""
    whole = "".join(polyline(path) for path in paths)
    ruts = "".join(polyline(aside(path[6:-6], offset)) for path in paths for offset in (-5.5, 5.5))
    grit = []
    for path in paths:
        for x, y in path[::2]:
            grit.append(circle(x + rng.uniform(-10, 10), y + rng.uniform(-10, 10), rng.uniform(0.45, 1.15)))
    return (
        line(whole, ROAD, INK, 0.92)
        + line(whole, ROAD - 3, PAPER_HI)
        + _joints(paths, ROAD / 2 - 4.6, ROAD / 2 - 1.6)
        + line(whole, ROAD - 9.4, INK, 0.55)
        + line(whole, ROAD - 10.6, _SURFACE)
        + line(ruts, 1.6, _RUT, 0.75)
        + _dots(grit)
    )


def _dots(grit: list[str]) -> str:
    return '<path d="' + "".join(grit) + '" fill="#C9A868"/>'


def _joints(paths: Sequence[Sequence[Point]], inner: float, outer: float) -> str:
    """The joints between kerb stones, on both sides."""
    strokes = []
    for path in paths:
        for side in (-1, 1):
            near, far = aside(path, side * inner), aside(path, side * outer)
            strokes += [f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}" for a, b in zip(near[::2], far[::2], strict=True)]
    return line("".join(strokes), 0.7, INK, 0.55)


def aside(path: Sequence[Point], offset: float) -> list[Point]:
    """The line that runs beside a path; to its right hand on the screen where `offset` is positive."""
    moved = []
    for i, (x, y) in enumerate(path):
        (ax, ay), (bx, by) = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        length = hypot(bx - ax, by - ay) or 1.0
        moved.append((x - (by - ay) / length * offset, y + (bx - ax) / length * offset))
    return moved


def _meeting(over: Sequence[Point], under: Sequence[Point]) -> tuple[float, int, Sequence[Point]]:
    """How near two streets come away from their ends, where along the upper one, and the lower one."""
    near, place = min((min(dist(p, q) for q in under[12:-12]), i) for i, p in enumerate(over) if 12 <= i < len(over) - 12)
    return near, place, under


def _viaduct(over: Sequence[Point], place: int, under: Sequence[Point], rng: Random) -> str:
    """The part of a street that passes over another: a humpbacked bridge, its near side with an arch."""
    ground, half = over[place - 11 : place + 12], ROAD / 2 + 0.6
    rise = [9.5 * sin(pi * k / (len(ground) - 1)) for k in range(len(ground))]

    def deck(offset: float, lift: float = 1.0) -> list[Point]:
        return [(x, y - lift * up) for (x, y), up in zip(aside(ground, offset), rise, strict=True)]

    near = half if ground[-1][0] > ground[0][0] else -half
    face = polygon([*deck(near), *reversed(deck(near, 0))])
    middle = len(ground) // 2
    mouth = aside(ground, near)[middle - 5 : middle + 6]
    vault = [(x, y - 8.4 * (1 - ((k - 5) / 5) ** 2) ** 0.5) for k, (x, y) in enumerate(mouth)]
    stones = "".join(f"M{x:.1f} {y:.1f}V{y + up:.1f}" for (x, y), up in zip(deck(near), rise, strict=True))
    grit = [circle(x + rng.uniform(-9, 9), y + rng.uniform(-9, 9), rng.uniform(0.45, 1.1)) for x, y in deck(0)]
    ends = [deck(side * (half - 1.4))[k] for side in (-1, 1) for k in (0, -1)]
    caps = "".join(
        path(circle(x, y - 1.6, 3.4), INK) + path(circle(x - 0.4, y - 2.2, 2.6), PAPER_HI, INK, 0.9) for x, y in ends
    )
    shade = polygon([(x + 3, y + 9) for x, y in mouth] + [(x, y - 2) for x, y in reversed(mouth)])
    return (
        path(shade, INK, opacity=0.35)
        + path(polygon([*deck(half), *reversed(deck(-half))]), PAPER_HI, INK, 2)
        + _joints([deck(0)], half - 4, half - 0.8)
        + path(polygon([*deck(half - 4.6), *reversed(deck(4.6 - half))]), _SURFACE, INK, 0.8)
        + line("".join(polyline(deck(offset)) for offset in (-5.5, 5.5)), 1.6, _RUT, 0.75)
        + _dots(grit)
        + path(face, PAPER_DK, INK, 1.3)
        + line(stones, 0.6, INK, 0.6)
        + path(polygon([*mouth, *reversed(vault)]), "#4E3A29", INK, 1.1)
        + caps
    )


def plazas(board: Board) -> str:
    """All roundabouts; the starts are corrals and carry their numbers."""
    colours = {thing.at: str(thing.values.get("colour", "cobalt")) for thing in board.things}
    parts = []
    for space in board.graph.spaces:
        at = board.points[token("space", space.id)]
        if space.slot is None:
            drawn = _plaza(_GLAZES.get(colours[at], _GLAZES["cobalt"]), space.id)
            if space.number is not None:
                drawn = _fence(behind=True) + drawn + _fence(behind=False) + _number(space.number, _GLAZES.get(colours[at], _GLAZES["cobalt"])[0])
            parts.append(group(drawn, *at))
        else:
            parts.append(group(_terrace(), *at))
    return "".join(parts)


def _plaza(glaze: tuple[str, str], variant: int) -> str:
    """An ellipse of flagstones in a kerb of glazed tiles, a compass rose in the middle."""
    dark, light = glaze
    wide, high = PLAZA
    tiles = "".join(
        path(_lozenge((wide - 3.6) * cos(a), (high - 3.1) * sin(a), a), light, INK, 0.35)
        for a in (2 * pi * k / 44 for k in range(44))
    )
    flags = "".join(
        f"M{(wide - 8) * inner * cos(a):.1f} {(high - 7) * inner * sin(a):.1f}"
        f"L{(wide - 8) * outer * cos(a):.1f} {(high - 7) * outer * sin(a):.1f}"
        for ring, (inner, outer) in enumerate(((0.5, 0.68), (0.68, 0.84), (0.84, 1.0)))
        for a in (2 * pi * (k + ring % 2 / 2) / (20 + 8 * ring) for k in range(20 + 8 * ring))
    )
    rings = "".join(ellipse(0, 0, (wide - 8) * r, (high - 7) * r) for r in (0.5, 0.68, 0.84))
    return (
        path(ellipse(3, 6, wide + 1, high), INK, opacity=0.26)
        + path(ellipse(0, 3, wide, high), INK)
        + ink(ellipse(0, 0, wide, high), dark, 2.4)
        + tiles
        + path(ellipse(0, 0, wide - 7, high - 6.2), PAPER_HI, INK, 0.9)
        + path(ellipse(0, 0, wide - 9, high - 8), SAND, dark, 1.3)
        + line(flags + rings, 0.7, SAND_DK, 0.85)
        + '<g transform="scale(1 .58)">'
        + _rose(variant % 3, dark, light)
        + "</g>"
    )


def _lozenge(x: float, y: float, angle: float) -> str:
    """A tile of the kerb, turned with it."""
    along = (-sin(angle) * 3.6, cos(angle) * 2.6)
    across = (cos(angle) * 2.4, sin(angle) * 2.2)
    return polygon([
        (x + along[0], y + along[1]), (x + across[0], y + across[1]),
        (x - along[0], y - along[1]), (x - across[0], y - across[1]),
    ])  # fmt: skip


def _rose(variant: int, dark: str, light: str) -> str:
    """One of three compass roses."""
    if variant == 0:
        outer, inner = star(0, 0, 34, 21, 8), star(0, 0, 21, 13, 8, -67.5)
    elif variant == 1:
        outer, inner = star(0, 0, 34, 26, 12), petals(0, 0, 24, 12, 0.7)
    else:
        outer, inner = star(0, 0, 35, 15, 8), star(0, 0, 22, 13, 8, -67.5)
    return path(outer, dark, INK, 1.3) + path(inner, light, INK, 0.5) + path(circle(0, 0, 9.5), PAPER_HI, INK, 1.2) + path(circle(0, 0, 4), dark)


def _fence(behind: bool) -> str:
    """The wooden fence of a corral, open towards the streets: the half behind the plaza, or before it."""
    wide, high = PLAZA[0] + 7, PLAZA[1] + 6
    angles = [radians(a) for a in (range(180, 249, 8) if behind else range(180, 111, -8))]
    feet = [(wide * cos(a), high * sin(a)) for a in angles]
    rails = "".join(polyline([(x, y - up) for x, y in feet]) for up in (3.6, 7.6))
    posts = "".join(f"M{x:.1f} {y + 1:.1f}v-11" for x, y in feet)
    return line(rails, 2.6, INK) + line(rails, 1.3, WALNUT_LT) + line(posts, 3.2, INK) + line(posts, 1.7, WALNUT_LT)


def _number(number: int, colour: str) -> str:
    """The plaque with the number of a start, where dice that stand on the corral do not hide it."""
    plaque = (
        path(circle(1.4, 2.6, 15), INK, opacity=0.3)
        + ink(circle(0, 0, 14.4), PAPER_HI, 2.6)
        + line(circle(0, 0, 11.4), 1.2, colour)
        + text(str(number), 0, 6.9, 20, "spectral", INK)
    )
    return group(plaque, *PLAQUE)


def _terrace() -> str:
    """The paved terrace on which a destination card lies."""
    wide, high = CARD
    left, up = -wide / 2, -high / 2
    tiles = "".join(
        path(polygon([(x, y - 2.2), (x + 2.6, y), (x, y + 2.2), (x - 2.6, y)]), OCHRE_LT, INK, 0.3)
        for k in range(1, 15)
        for x, y in ((left + wide * k / 15, up + 3.4), (left + wide * k / 15, -up - 3.4))
    )
    joints = "".join(f"M{left + 8:.1f} {up + 8 + 11 * k:.1f}h{wide - 16:.1f}" for k in range(1, 8))
    return (
        path(rounded(left + 3, up + 5, wide, high, 8), INK, opacity=0.26)
        + ink(rounded(left, up, wide, high, 8), COBALT, 2.4)
        + tiles
        + path(rounded(left + 7, up + 7, wide - 14, high - 14, 4), PAPER_LO, INK, 1)
        + line(joints, 0.7, PAPER_DK)
        + line(ellipse(0, 0, 34, 28), 1.2, PAPER_DK)
        + group(path(star(0, 0, 26, 12, 8), OCHRE, INK, 1) + path(circle(0, 0, 7), PAPER_HI, INK, 1), 0, 0)
    )
