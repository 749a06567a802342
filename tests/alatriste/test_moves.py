"""Where a die leads: forks, zones, obligatory boxes, tasks and the way out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.alatriste.madrid import destinations, distance, first_walks, patrol_walks, task_route, walks
from game.alatriste.rows import BOX, BOXES
from maps.reader import board

MADRID = board("madrid")
GRAPH = MADRID.graph
BOX_IDS = st.sampled_from([box.id for box in BOXES])
DIE = st.integers(1, 7)
LEVEL = st.integers(1, 3)


def test_the_first_move_goes_towards_the_plaza_mayor_and_a_six_one_beyond() -> None:
    ends = [[BOXES[end].id for end in first_walks(GRAPH, die)] for die in range(1, 7)]
    assert ends == [
        ["huerta_regidor"],
        ["puerta_sol"],
        ["san_felipe"],
        ["san_gines"],
        ["plaza_mayor"],
        ["puerta_guadalajara"],
    ]


def test_from_the_palace_flagstones_each_level_opens_one_way_more() -> None:
    assert destinations(MADRID, "losas_palacio", 3, 1) == {"manzanares", "plaza_mayor"}
    assert destinations(MADRID, "losas_palacio", 3, 2) == {"manzanares", "plaza_mayor", "de_viaje"}
    assert destinations(MADRID, "losas_palacio", 3, 3) == {
        "manzanares",
        "plaza_mayor",
        "de_viaje",
        "salon_comedias",
    }


def test_the_board_and_its_graph_lead_to_the_same() -> None:
    assert destinations(GRAPH, "prado", 4, 2) == destinations(MADRID, "prado", 4, 2)
    assert distance(GRAPH, "prado", "rastro") == distance(MADRID, "prado", "rastro")


def test_el_valido_ends_every_walk_and_spare_pips_are_lost() -> None:
    assert destinations(MADRID, "encarnacion", 5, 3) >= {"el_valido"}
    assert destinations(MADRID, "jardin_priora", 1, 3) == {"el_valido", "encarnacion"}
    assert walks(GRAPH, BOX["encarnacion"], 6, 3)[BOX["el_valido"]] == tuple(
        BOX[id] for id in ("encarnacion", "jardin_priora", "el_valido")
    )


def test_nothing_stops_the_patrol_and_it_never_turns_back() -> None:
    ends = {BOXES[end].id for end in patrol_walks(GRAPH, BOX["carcel_villa"], 3)}
    assert ends == {"el_valido", "san_gines", "puente_segovia", "leganitos"}


def test_a_task_leads_by_the_shortest_way_and_ends_on_its_box() -> None:
    assert task_route(MADRID, "san_sebastian", "prado", 1, 1) == {"hospital_general"}
    assert task_route(MADRID, "san_sebastian", "prado", 6, 1) == {"prado"}
    assert task_route(MADRID, "prado", "prado", 4, 1) == {"prado"}


def test_of_two_shortest_ways_a_task_lets_one_choose() -> None:
    ties = [box.id for box in BOXES if len(task_route(MADRID, box.id, "flandes", 1, 1)) > 1]
    assert ties == ["hospital_general", "siete_chimeneas"]
    assert task_route(MADRID, "hospital_general", "flandes", 2, 1) == {"representantes", "puerta_alcala"}


def test_a_task_goes_over_the_whole_board_only_from_where_one_may_not_stand() -> None:
    assert task_route(MADRID, "recoletos", "prado", 1, 1) == {"huerta_regidor"}
    assert task_route(MADRID, "academia", "puente_segovia", 2, 1) == {"de_viaje"}
    assert task_route(MADRID, "huerta_regidor", "puente_segovia", 2, 1) == {"san_felipe"}


def test_who_stands_above_his_level_leaves_by_the_nearest_way_and_then_walks_freely() -> None:
    assert destinations(MADRID, "de_viaje", 2, 1) == {"casa_campo"}
    assert destinations(MADRID, "de_viaje", 4, 1) == {"cuesta_vega", "carcel_villa"}
    assert destinations(MADRID, "el_valido", 2, 2) == {"caballerizas", "encarnacion"}
    assert destinations(MADRID, "el_valido", 3, 2) == {"carcel_villa", "san_gines"}
    assert destinations(MADRID, "jardin_priora", 3, 2) == {"san_felipe", "plaza_mayor"}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_there_is_always_somewhere_to_go(level: int) -> None:
    for box in BOXES:
        for die in range(1, 8):
            assert destinations(MADRID, box.id, die, level) - {box.id}


@given(BOX_IDS, DIE, LEVEL)
def test_a_walk_has_its_pips_goes_from_neighbour_to_neighbour_and_never_straight_back(
    box: str, pips: int, level: int
) -> None:
    for end, walk in walks(GRAPH, BOX[box], pips, level).items():
        assert walk[0] == BOX[box] and walk[-1] == end
        assert len(walk) == pips + 1 or BOXES[end].stop == "all"
        assert all(there in GRAPH.beside[here] for here, there in pairwise(walk))
        assert all(walk[i] != walk[i + 2] for i in range(len(walk) - 2))
        if GRAPH.zones[walk[0]] <= level:
            assert all(GRAPH.zones[here] <= level for here in walk)


@given(BOX_IDS, BOX_IDS, BOX_IDS)
def test_distances_are_those_of_a_map(a: str, b: str, c: str) -> None:
    assert distance(MADRID, a, b) == distance(MADRID, b, a)
    assert (distance(MADRID, a, b) == 0) == (a == b)
    assert distance(MADRID, a, c) <= distance(MADRID, a, b) + distance(MADRID, b, c)


@given(BOX_IDS, BOX_IDS, DIE)
def test_each_move_on_a_task_brings_one_nearer_by_its_pips_until_one_is_there(
    box: str, target: str, pips: int
) -> None:
    for end in task_route(MADRID, box, target, pips, 3) - {"el_valido"}:
        assert distance(MADRID, end, target) == max(0, distance(MADRID, box, target) - pips)
