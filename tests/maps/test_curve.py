"""Streets are smooth lines of even steps through the points that their author set."""

from __future__ import annotations

from itertools import pairwise
from math import dist

from hypothesis import given
from hypothesis import strategies as st

from maps.curve import STEP, is_crossing, smooth

points = st.tuples(st.integers(0, 1280), st.integers(0, 720))
lines = st.lists(points, min_size=2, max_size=8).filter(lambda line: line[0] != line[-1])


@given(lines)
def test_a_smooth_line_keeps_its_ends_and_its_pace(line: list[tuple[int, int]]) -> None:
    path = smooth(line)
    assert path[0] == line[0] and path[-1] == line[-1]
    assert all(dist(a, b) <= 1.5 * STEP + 0.1 for a, b in pairwise(path))


@given(lines)
def test_a_smooth_line_passes_every_point_of_its_author(line: list[tuple[int, int]]) -> None:
    path = smooth(line)
    assert all(min(dist(point, there) for there in path) < STEP + 0.1 for point in line)


def test_lines_cross_only_where_they_pass_through_one_another() -> None:
    assert is_crossing([(0, 0), (10, 10)], [(0, 10), (10, 0)])
    assert is_crossing([(0, 0), (5, 5), (10, 10)], [(0, 10), (5, 5), (10, 0)])
    assert not is_crossing([(0, 0), (10, 10)], [(0, 10), (4, 6)])
    assert not is_crossing([(0, 0), (10, 10)], [(10, 10), (20, 0)])
    assert not is_crossing([(0, 0), (10, 0)], [(20, 5), (30, -5)])
