"""Whoever has Fame enough for a zone, or for the King's Favourite, is told so, and sees what is open."""

from __future__ import annotations

import pytest

from game.alatriste.rows import BOX, BOXES
from game.alatriste.state import Alatriste
from game.alatriste.view import AlatristeView, view
from scenes.skins.alatriste.motion import gates
from scenes.skins.alatriste.motion.gates import Gate
from scenes.ui.anim import Timeline
from tests.alatriste.table import madrid, position, seat
from tests.alatriste.walk import walk
from tests.skins.alatriste.conftest import Begin, skin_of


def table(fame: int, cards: str = "", *, short: bool = False) -> Alatriste:
    """A table at which somebody has so much Fame and these cards (a horse adds 1), somebody else nothing."""
    return position(seat("prado", cards=cards, fame=fame, short=short), seat("rastro", short=short))


def opened(before: Alatriste, after: Alatriste) -> list[Gate]:
    """What opens from one table to another."""
    return [*gates.opened(view(before, None), view(after, None))]


def zone(asked: int) -> frozenset[int]:
    """All boxes of a zone."""
    return frozenset(place.id for place in madrid().places if place.zone == asked)


VALIDO = frozenset({BOX["el_valido"]})


def test_with_the_fame_of_a_zone_its_boxes_open_to_whoever_has_a_transport() -> None:
    assert opened(table(13, "horse"), table(14, "horse")) == [Gate(0, zone(2), 2, False)]
    assert opened(table(14), table(15)) == []


def test_a_transport_opens_what_fame_alone_did_not() -> None:
    assert opened(table(16), table(16, "horse")) == [Gate(0, zone(2), 2, False)]


def test_whoever_may_be_received_by_the_favourite_is_told_that_alone() -> None:
    assert opened(table(28, "horse"), table(29, "horse")) == [Gate(0, VALIDO, 3, True)]


def test_in_short_madrid_the_gates_stand_nearer_and_ask_for_no_transport() -> None:
    assert opened(table(12, short=True), table(13, short=True)) == [Gate(0, zone(2), 2, False)]
    assert opened(table(13, short=True), table(19, short=True)) == [Gate(0, VALIDO, 3, True)]


def test_whoever_loses_fame_is_told_nothing() -> None:
    assert opened(table(30, "horse"), table(14, "horse")) == []


def test_nothing_is_said_to_open_that_a_walk_could_not_enter() -> None:
    found = set[bool]()
    for seed in (1, 2):
        before: AlatristeView | None = None
        for state, _ in walk(3, seed, cap=12):
            now = view(state, None)
            passed = [*gates.opened(before, now)] if before is not None else list[Gate]()
            for gate in passed:
                level = state.players[gate.seat].level
                assert all(now.madrid.zones[box] <= level for box in gate.boxes)
                found.add(gate.is_last)
            before = now
    assert False in found


@pytest.mark.parametrize("is_last", [False, True])
def test_own_boxes_are_lit_for_a_while_and_then_no_more(begin: Begin, is_last: bool) -> None:
    scene = begin(1, 4, 1)
    scene.director.finish()
    skin = skin_of(scene)
    gate = Gate(0, VALIDO if is_last else zone(2), 3 if is_last else 2, is_last)
    timeline, lit = Timeline(), set[frozenset[int]]()
    timeline.add(gates.show(skin._props, skin._guide, gate))
    while timeline.busy:
        timeline.update(0.05)
        lit.add(skin._guide.sought)
    assert lit == {gate.boxes, frozenset()} and not skin._guide.sought


def test_a_rivals_zone_lights_nothing_but_the_favourites_door_always_does(begin: Begin) -> None:
    scene = begin(1, 4, 1)
    scene.director.finish()
    skin = skin_of(scene)
    for gate in (Gate(2, zone(2), 2, False), Gate(2, VALIDO, 3, True)):
        timeline, lit = Timeline(), set[frozenset[int]]()
        timeline.add(gates.show(skin._props, skin._guide, gate))
        while timeline.busy:
            timeline.update(0.05)
            lit.add(skin._guide.sought)
        assert (gate.boxes in lit) == gate.is_last


def test_the_favourites_box_is_the_only_one_where_every_move_ends() -> None:
    assert [row.id for row in BOXES if row.stop == "all"] == ["el_valido"]
