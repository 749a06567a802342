"""What it means to take a trick, or all of them: held up, counted, called out and cheered."""

from __future__ import annotations

import random

import pytest

from game.core.event import Event
from game.toruro.events import (
    TookAll,
    TrickTaken,
)
from game.toruro.view import ToruroView
from scenes.skins.toruro.layout import TRICK
from scenes.skins.toruro.motion.card_motion import HELD_UP
from scenes.skins.toruro.motion.chip_motion import RICH, won
from scenes.skins.toruro.motion.taker_motion import EARLY, HUGE, LARGE, leader
from scenes.skins.toruro.motion.triumph_motion import DUSK
from scenes.skins.toruro.skin import ToruroSkin
from scenes.table.play import PlayScene
from scenes.ui.anim import Timeline
from tests.narrow import as_a
from tests.skins.toruro.conftest import Begin, anything
from tests.skins.toruro.test_drama import DECISIONS, moments, props_of, shown_until


def test_whoever_takes_all_three_pots_alone_is_applauded(begin: Begin) -> None:
    found = moments(begin(3, 3), TookAll, 1)
    assert found and all("ole" in sounds for _, sounds in found)


@pytest.mark.parametrize("kind", [TookAll, TrickTaken])
def test_a_triumph_is_a_large_glad_face_in_the_light_at_which_the_others_look(
    begin: Begin, kind: type[TookAll | TrickTaken]
) -> None:
    scene = begin(3, 3)
    props = props_of(scene)

    def is_wanted(event: Event | None) -> bool:
        after = scene.director.view
        if isinstance(event, TrickTaken) and isinstance(after, ToruroView):
            return kind is TrickTaken and after.takers == (event.seat,) * 3
        return isinstance(event, kind)

    shown_until(scene, is_wanted, 1)
    event = as_a(kind, scene.director.event)
    colour, glad, sore, dark = props.hud.seats[event.seat].colour, 0.0, set[str](), 0.0
    while scene.director.event is event:
        for piece in scene.stage.effects:
            if piece.picture.startswith("portraits/glad/") and piece.picture.endswith(colour):
                glad = max(glad, piece.width * piece.scale)
            if piece.picture.startswith("portraits/sore/") and not scene.director.waiting:
                sore.add(piece.picture)
        dark = max(dark, props.darkness)
        if scene.director.waiting:
            scene.director.skip()
        scene.director.update(0.05)
    assert glad > 180 and dark == DUSK and props.darkness == 0
    assert bool(sore) is (kind is TrickTaken), "who goes alone has no rivals"
    scene.director.finish()
    assert not scene.stage.effects


def test_a_trick_that_is_taken_is_held_up_large_in_the_middle_of_the_table_by_its_best_card(
    begin: Begin,
) -> None:
    scene = begin(3, 4)
    shown_until(scene, lambda event: isinstance(event, TrickTaken), 1)
    event = as_a(TrickTaken, scene.director.event)
    best, largest = scene.stage.pieces[event.card], 0.0
    while scene.director.event is event and event.card in scene.stage.pieces:
        if abs(best.x - TRICK[0]) < 3 and abs(best.y - TRICK[1]) < 3:
            largest = max(largest, best.scale)
        if scene.director.waiting:
            scene.director.skip()
        scene.director.update(0.02)
    assert largest >= HELD_UP


def test_so_is_whoever_takes_three_tricks_and_nobody_else(begin: Begin) -> None:
    scene, rounds = begin(3, 3), list[list[int]]()
    heard: list[Event | None] = []
    props_of(scene).heard = lambda name: heard.append(scene.director.event) if name == "ole" else None
    chance = random.Random(1)
    for _ in range(DECISIONS):
        if scene.table.ask is None:
            break
        scene.session.play(anything(scene.table.ask, chance))
        for event in scene.table.events(None):
            if isinstance(event, TrickTaken):
                rounds += [[]] if event.trick.id == 0 else []
                rounds[-1].append(event.seat)
        scene.director.finish()
    applauded = sum(isinstance(event, TrickTaken) for event in heard)
    assert applauded == sum(len(seats) == 3 and len({*seats}) == 1 for seats in rounds) > 0


def words_of(scene: PlayScene, seed: int) -> list[tuple[TrickTaken, ToruroView, list[str], list[str]]]:
    """Play on at random; every trick taken, the table after it, what was called out and what was heard."""
    props, found = props_of(scene), list[tuple[TrickTaken, ToruroView, list[str], list[str]]]()
    called, heard = list[tuple[Event | None, str]](), list[tuple[Event | None, str]]()
    shout = props.shout

    def noted(words: str) -> str:
        called.append((scene.director.event, words))
        return shout(words)

    props.shout, props.heard = noted, lambda name: heard.append((scene.director.event, name))
    chance = random.Random(seed)
    for _ in range(3 * DECISIONS):
        if scene.table.ask is None:
            break
        scene.session.play(anything(scene.table.ask, chance))
        told = [event for event in scene.table.events(None) if isinstance(event, TrickTaken)]
        called.clear()
        heard.clear()
        while scene.director.busy:
            event, after = scene.director.event, getattr(props, "after", None)
            while scene.director.busy and scene.director.event is event:
                scene.director.skip()
            if isinstance(event, TrickTaken) and event in told and isinstance(after, ToruroView):
                told.remove(event)
                found.append((event, after, [w for at, w in called if at is event],
                              [n for at, n in heard if at is event]))  # fmt: skip
    return found


def test_whoever_is_saved_by_the_last_trick_says_so_and_nobody_else(begin: Begin) -> None:
    found = words_of(begin(3, 5), 1)
    for event, view, called, _ in found:
        three = view.takers == (event.seat,) * 3
        saved = event.trick.id == 2 and view.takers.count(event.seat) == 1 and not view.last
        assert ("Saved!" in called) is saved
        assert ("¡Olé!" in called) is three
    assert any("Saved!" in called for *_, called, _ in found)


def test_a_large_pot_is_named_and_a_huge_one_is_cheered(begin: Begin) -> None:
    found, large = words_of(begin(3, 3), 2), 0
    for event, view, called, heard in found:
        if event.chips >= LARGE and view.takers != (event.seat,) * 3:
            assert ("ole" if event.chips >= HUGE else "coins") in heard and called
            large += 1
        elif event.chips < LARGE:
            assert "coins" not in heard and f"+{event.chips}" not in called
    assert large


def test_a_rich_pot_is_counted_into_the_purse_chip_by_chip(begin: Begin) -> None:
    props = as_a(ToruroSkin, begin(3, 3).skin)._props
    for chips in (RICH - 1, RICH + 7, 140):
        props.hud.net, props.hud.pots = [0, 0, 0], [chips, 0, 0]
        timeline, seen = Timeline(), list[int]()
        timeline.add(won(props, 1, 0, chips))
        while timeline.busy:
            timeline.update(1 / 60)
            seen.append(props.hud.net[1])
        assert seen == sorted(seen) and seen[-1] == chips and props.hud.pots[0] == 0
        assert (len({*seen}) > 3) is (chips >= RICH)
        assert props.hud.net == [0, chips, 0]


def test_whoever_comes_into_the_lead_by_a_trick_says_so_but_not_in_the_first_rounds(begin: Begin) -> None:
    found = words_of(begin(3, 5), 1)
    for event, view, called, _ in found:
        if "In the lead!" in called:
            assert leader(view.net) == event.seat and view.round > EARLY
    assert any("In the lead!" in called for *_, called, _ in found)
    assert leader((3, 5, 5)) is None and leader((3, 5, 4)) == 1
