"""The streets of a town and its viaducts, drawn over its ground."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist, hypot, pi, sin
from random import Random

from assets.make.bulls.board_plan import ROAD
from assets.make.drawing.palette import INK, PAPER_DK, PAPER_HI
from assets.make.drawing.svg import circle, group, line, path, polygon
from maps.board import Board, Point

_SURFACE = "#F2DFB4"
_RUT = "#DCC088"


def polyline(points: Sequence[Point]) -> str:
    """Path data through the points."""
    return polygon(list(points), False)


def streets(board: Board, rng: Random) -> str:
    """All streets, the viaducts on top of those that they cross."""
    low = [way for street, way in board.paths.items() if street not in board.viaducts]
    high = [board.paths[street] for street in sorted(board.viaducts)]
    parts = [_paving([*low, *high], rng)]
    for over in high:
        _, place = min(_meeting(over, under) for under in low)
        parts.append(_viaduct(over, place, rng))
    return "".join(parts)


def _paving(ways: Sequence[Sequence[Point]], rng: Random) -> str:
    """Kerbs of cut stone in an ink contour, sand between them, worn by wheels and hooves."""
    whole = "".join(polyline(way) for way in ways)
    ruts = "".join(polyline(aside(way[6:-6], offset)) for way in ways for offset in (-5.5, 5.5))
    return (
        line(whole, ROAD, INK, 0.92)
        + line(whole, ROAD - 3, PAPER_HI)
        + "".join(_joints(way, ROAD / 2 - 4.6, ROAD / 2 - 1.6) for way in ways)
        + line(whole, ROAD - 9.4, INK, 0.55)
        + line(whole, ROAD - 10.6, _SURFACE)
        + line(ruts, 1.6, _RUT, 0.75)
        + "".join(_grit(way[::2], rng) for way in ways)
    )


def _grit(way: Sequence[Point], rng: Random) -> str:
    """Pebbles strewn over a street."""
    dots = (
        circle(x + rng.uniform(-10, 10), y + rng.uniform(-10, 10), rng.uniform(0.45, 1.15)) for x, y in way
    )
    return path("".join(dots), "#C9A868")


def _joints(way: Sequence[Point], inner: float, outer: float) -> str:
    """The joints between kerb stones, on both sides of a street."""
    sides = [(aside(way, side * inner), aside(way, side * outer)) for side in (-1, 1)]
    strokes = (polygon(ends, False) for near, far in sides for ends in zip(near[::2], far[::2], strict=True))
    return line("".join(strokes), 0.7, INK, 0.55)


def aside(way: Sequence[Point], offset: float) -> list[Point]:
    """The line that runs beside a street; to its right hand on the screen where `offset` is positive."""
    moved = []
    for i, (x, y) in enumerate(way):
        (ax, ay), (bx, by) = way[max(0, i - 1)], way[min(len(way) - 1, i + 1)]
        length = hypot(bx - ax, by - ay) or 1.0
        moved.append((x - (by - ay) / length * offset, y + (bx - ax) / length * offset))
    return moved


def _meeting(over: Sequence[Point], under: Sequence[Point]) -> tuple[float, int]:
    """How near two streets come away from their ends, and where along the first."""
    return min((min(dist(p, q) for q in under[12:-12]), i) for i, p in enumerate(over[12:-12], 12))


def _viaduct(over: Sequence[Point], place: int, rng: Random) -> str:
    """The part of a street that passes over another: a bridge of stone, the arch in its near side."""
    deck, half = over[place - 11 : place + 12], ROAD / 2 + 0.6
    left, right = aside(deck, -half), aside(deck, half)
    near = right if right[0][1] + right[-1][1] > left[0][1] + left[-1][1] else left
    foot = [(x, y + 16 * sin(pi * k / (len(near) - 1)) ** 0.3) for k, (x, y) in enumerate(near)]
    middle = len(near) // 2
    mouth = foot[middle - 5 : middle + 6]
    vault = [(x, y - 12 * (1 - ((k - 5) / 5) ** 2) ** 0.5) for k, (x, y) in enumerate(mouth)]
    stones = "".join(f"M{x:.1f} {y:.1f}V{down:.1f}" for (x, y), (_, down) in zip(near, foot, strict=True))
    courses = polyline([(x, (y + down) / 2) for (x, y), (_, down) in zip(near, foot, strict=True)])
    post = path(circle(0, 0, 3.4), INK) + path(circle(-0.5, -0.8, 2.5), PAPER_HI)
    posts = "".join(group(post, *end) for end in (left[0], left[-1], right[0], right[-1]))
    shade = polygon([*mouth, *[(x + 4, y + 11) for x, y in reversed(mouth)]])
    sides = polyline(left) + polyline(right)
    return (
        path(shade, INK, opacity=0.3)
        + path(polygon([*near, *reversed(foot)]), PAPER_DK, INK, 1.4)
        + line(stones + courses, 0.6, INK, 0.6)
        + path(polygon([*mouth, *reversed(vault)]), "#4E3A29", INK, 1.2)
        + path(polygon([*left, *reversed(right)]), _SURFACE)
        + line(sides, 3.4, INK)
        + line(polyline(aside(deck, 1.6 - half)) + polyline(aside(deck, half - 1.6)), 3.6, PAPER_HI)
        + _joints(deck, half - 3.4, half)
        + line(polyline(aside(deck, -5.5)) + polyline(aside(deck, 5.5)), 1.6, _RUT, 0.75)
        + _grit(deck, rng)
        + posts
    )
