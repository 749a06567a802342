"""What the rules read off the graph of a town."""

from __future__ import annotations

from game.bulls.effect import eligible_dice
from game.bulls.rows import KINDS, Move
from game.bulls.town import Space, Street, Town
from tests.bulls.table import position, space, town


def keys(spaces: tuple[int, ...]) -> list[str]:
    return [town().spaces[place].key for place in spaces]


def test_neighbours_are_left_and_right_in_the_row_without_a_way_round() -> None:
    assert keys(town().beside[space("A1")]) == ["A2"]
    assert keys(town().beside[space("B2")]) == ["B1", "B3"]
    assert keys(town().beside[space("C4")]) == ["C3"]


def test_even_faces_take_the_even_street_and_odd_ones_the_odd() -> None:
    for face, end in ((2, "B3"), (4, "B3"), (6, "B3"), (1, "B2"), (3, "B2"), (5, "B2")):
        assert town().ways[space("A2")][face] == space(end)
    assert {town().ways[space("B1")][face] for face in range(1, 7)} == {space("C1")}, "one exit is for all"


def test_a_course_names_every_place_down_to_the_destination() -> None:
    assert keys(town().courses[space("S2")][2]) == ["A1", "B1", "C1", "D1"]
    assert keys(town().courses[space("C2")][3]) == ["D2"]
    assert town().courses[space("D5")][6] == ()


def test_where_a_row_has_one_roundabout_nobody_can_move_beside() -> None:
    lane = Town(
        name="lane",
        digest="",
        spaces=(Space(0, "A1", "Fuente", 0, 0), Space(1, "D1", "Sea", 1, 0, slot=0)),
        streets=(Street(0, 0, 1, None),),
    )
    state = position(["0 S2 2"], ["S2 2"])
    for kind in ("side_alley", "cowbell"):
        (effect,) = next(row.effects for row in KINDS if row.id == kind)
        assert isinstance(effect, Move)
        assert len(list(eligible_dice(state, effect, 0))) == 1
        crossing, state.board = state.board, lane
        assert list(eligible_dice(state, effect, 0)) == []
        state.board = crossing
