"""The shipped town is the network that the game was balanced for."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from game.bulls.town import Town
from game.core.action import token
from maps.board import Board
from maps.curve import is_crossing

SEQUENCES = {
    2: (4, 6, 3, 2, 1),
    3: (2, 4, 4, 4, 2),
    4: (2, 4, 4, 4, 2),
    5: (2, 4, 4, 4, 2),
    6: (1, 2, 3, 6, 4),
}


def end(town: Town, start: int, parities: tuple[int, ...]) -> str:
    """Where a runner ends who sees these parities, one at each roundabout."""
    space = start
    for parity in parities:
        exits = town.exits[space]
        assert exits
        space = exits[parity].end
    return town.spaces[space].key


def test_the_town_has_22_spaces_30_streets_13_forks_and_26_signs(town: Board) -> None:
    graph = town.graph
    forks = [space for space, out in enumerate(graph.exits) if out and out[0] is not out[1]]
    assert (len(graph.spaces), len(graph.streets), len(forks), len(graph.signs)) == (22, 30, 13, 26)
    assert [len(row) for row in graph.rows] == [5, 4, 4, 4, 5]


def test_the_spaces_are_numbered_row_by_row_from_the_left(town: Board) -> None:
    keys = "S2 S3 S4 S5 S6 A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4 D5"
    assert " ".join(space.key for space in town.graph.spaces) == keys
    assert [space.id for space in town.graph.spaces] == list(range(22))


def test_every_start_reaches_every_destination_by_the_known_number_of_ways(town: Board) -> None:
    for number, start in town.graph.starts.items():
        ends = Counter(end(town.graph, start, way) for way in product((0, 1), repeat=4))
        assert tuple(ends[f"D{slot}"] for slot in range(1, 6)) == SEQUENCES[number]


def test_dice_that_nobody_turns_end_on_five_different_destinations(town: Board) -> None:
    ends = {n: end(town.graph, start, (n % 2,) * 4) for n, start in town.graph.starts.items()}
    assert ends == {2: "D1", 3: "D2", 4: "D5", 5: "D4", 6: "D3"}


def test_only_the_viaduct_crosses_another_street(town: Board) -> None:
    def name(street: int) -> str:
        way = town.graph.streets[street]
        return f"{town.graph.spaces[way.start].key}-{town.graph.spaces[way.end].key}"

    crossings = [
        {name(one.id), name(other.id)}
        for one, other in combinations(town.graph.streets, 2)
        if {one.start, one.end}.isdisjoint((other.start, other.end))
        and is_crossing(town.paths[token("street", one.id)], town.paths[token("street", other.id)])
    ]
    assert crossings == [{"A2-B3", "A3-B2"}]
    assert {name(street.id) for street in town.viaducts} == {"A2-B3"}


def test_every_street_runs_from_the_middle_of_its_start_to_the_middle_of_its_end(town: Board) -> None:
    for street in town.graph.streets:
        path = town.paths[token("street", street.id)]
        assert path[0] == town.points[token("space", street.start)]
        assert path[-1] == town.points[token("space", street.end)]


def test_the_town_runs_from_left_to_right_inside_the_design_space(town: Board) -> None:
    assert town.size == (1280, 720)
    for street in town.graph.streets:
        path = town.paths[token("street", street.id)]
        assert [x for x, _ in path] == sorted(x for x, _ in path)
    assert all(60 <= x <= 1065 and 72 <= y <= 600 for x, y in town.points.values())


def test_signs_cover_neither_one_another_nor_a_roundabout(town: Board) -> None:
    signs = [town.points[token("sign", street)] for street in town.graph.signs]
    assert all(abs(a[0] - b[0]) >= 60 or abs(a[1] - b[1]) >= 34 for a, b in combinations(signs, 2))
    for space in town.graph.spaces[:17]:
        x, y = town.points[token("space", space.id)]
        for sx, sy in signs:
            near = max(abs(sx - x) - 28, 0) / 75, max(abs(sy - y) - 15, 0) / 46
            assert near[0] ** 2 + near[1] ** 2 > 1.1, space.key


def test_no_street_passes_under_a_foreign_roundabout(town: Board) -> None:
    for street in town.graph.streets:
        for space in town.graph.spaces:
            if space.id in (street.start, street.end) or space.slot is not None:
                continue
            x, y = town.points[token("space", space.id)]
            path = town.paths[token("street", street.id)]
            assert all(((px - x) / 93) ** 2 + ((py - y) / 64) ** 2 > 1 for px, py in path), space.key
