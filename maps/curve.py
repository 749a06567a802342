"""Lines through the points that an author set in the editor: smoothed, and tested for crossings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from maps.board import Point

STEP = 4.0


def smooth(points: Sequence[Point]) -> tuple[Point, ...]:
    """Return a Catmull-Rom curve through two or more points, as a line of points about STEP apart."""
    corners = [point for i, point in enumerate(points) if i == 0 or point != points[i - 1]]
    padded = [corners[0], *corners, corners[-1]]
    fine = [corners[0]]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        count = max(4, round(dist(start, end) / STEP * 2))
        fine += [_between(before, start, end, after, i / count) for i in range(1, count + 1)]
    return _evenly(fine)


def _between(before: Point, start: Point, end: Point, after: Point, t: float) -> Point:
    """Return the point at `t` (0 to 1) of the way from `start` to `end`; neighbours give the tangents."""

    def along(axis: int) -> float:
        p0, p1, p2, p3 = before[axis], start[axis], end[axis], after[axis]
        return (
            p1 + t * ((p2 - p0) + t * ((2 * p0 - 5 * p1 + 4 * p2 - p3) + t * (3 * (p1 - p2) + p3 - p0))) / 2
        )

    return along(0), along(1)


def _evenly(line: Sequence[Point]) -> tuple[Point, ...]:
    """Return the same line with points at equal distances; both ends stay exactly where they are."""
    length = sum(dist(a, b) for a, b in pairwise(line))
    count = max(1, round(length / STEP))
    even = [line[0]]
    walked = 0.0
    for a, b in pairwise(line):
        stretch = dist(a, b)
        while len(even) < count and (wanted := length * len(even) / count) <= walked + stretch:
            t = (wanted - walked) / stretch if stretch else 0.0
            even.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        walked += stretch
    return (*even, line[-1])


def is_crossing(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """True if two lines cross."""
    if any(
        max(p[axis] for p in a) < min(p[axis] for p in b)
        for axis in (0, 1)
        for a, b in ((one, other), (other, one))
    ):
        return False
    return any(
        _is_left(a, b, c) != _is_left(a, b, d) and _is_left(c, d, a) != _is_left(c, d, b)
        for a, b in pairwise(one)
        for c, d in pairwise(other)
    )


def _is_left(a: Point, b: Point, c: Point) -> bool:
    """True if c lies on one side of the way from a to b; a point on the way counts as on the other side."""
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])
