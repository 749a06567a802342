"""What it means to take a trick, or all of them: held up, counted, called out and cheered."""

from __future__ import annotations

import random
from dataclasses import replace
from math import dist

import pygame
import pytest

from game.core.event import Event
from game.toruro.events import (
    TookAll,
    TrickTaken,
)
from game.toruro.tokens import CARD, POT
from game.toruro.tokens import TRICK as TRICKS
from game.toruro.view import ToruroView, view
from scenes.skins.toruro.layout import POT as SIZE
from scenes.skins.toruro.layout import POTS, TRICK
from scenes.skins.toruro.motion.card_motion import HELD_UP
from scenes.skins.toruro.motion.chip_motion import FEAST, HUGE, RICH, SMALL, won
from scenes.skins.toruro.motion.huge_pot_motion import CALLED_AT, WIDTH, called_out, face_at, poured_out
from scenes.skins.toruro.motion.taker_motion import EARLY, has_swept, leader, said, triumphant
from scenes.skins.toruro.motion.triumph_motion import DUSK, FACE, alone
from scenes.skins.toruro.skin import ToruroSkin
from scenes.stage.effect_sprites import PROPORTION
from scenes.table.play import PlayScene
from scenes.ui.anim import Timeline
from tests.narrow import as_a
from tests.skins.toruro.conftest import Begin, anything
from tests.skins.toruro.test_drama import DECISIONS, moments, props_of, shown_until
from tests.toruro.table import contest


def test_whoever_takes_all_three_pots_alone_is_applauded_where_they_are_a_feast(begin: Begin) -> None:
    found = [found for seed in (3, 8) for found in moments(begin(seed, 3), TookAll, 2)]
    assert {"ole" in sounds for _, sounds in found} == {True, False}
    for event, sounds in found:
        assert ("ole" in sounds) is (sum(as_a(TookAll, event).pots) >= FEAST)


def test_whoever_goes_alone_steps_before_the_table_and_all_three_plates_empty_at_once(begin: Begin) -> None:
    scene = begin(3, 3)
    props = props_of(scene)

    def is_modest(event: Event | None) -> bool:
        return isinstance(event, TookAll) and sum(event.pots) < FEAST

    shown_until(scene, is_modest, 2)
    event, widest, dark, seconds = as_a(TookAll, scene.director.event), 0.0, 0.0, 0.0
    sums, words = list[tuple[int, ...]](), set[str]()
    while scene.director.event is event and seconds < 4:
        scene.director.update(0.05)
        seconds, dark = seconds + 0.05, max(dark, props.darkness)
        faces = [one for one in scene.stage.effects if one.picture.startswith("portraits/glad/")]
        widest = max(widest, *(one.width * one.scale for one in faces)) if faces else widest
        words |= {one.picture for one in scene.stage.effects}
        sums.append(tuple(props.hud.pots))
    assert {*sums} <= {event.pots, (0, 0, 0)}, "no plate waits for another"
    assert widest > 120 and dark > 0 == props.darkness and seconds < 1.7
    assert f"shouts/{alone(event)}" in words and str(sum(event.pots)) in alone(event)


def taking(chips: int, *takers: int, taken: tuple[int, ...] = ()) -> tuple[TrickTaken, ToruroView]:
    """Seat 0 takes the next pot, with so many chips on it, after the others were taken."""
    pot = len(takers)
    seen = view(contest(("1c 1o 1e", "2o 2e 2b", "4o 4e 4b"), "5c"), 0)
    after = replace(seen, takers=(*takers, 0), taken=(*taken, chips), net=(0, 5, 0), round=1)
    return TrickTaken("toruro.4.8", TRICKS[pot], 0, CARD[0], POT[pot], chips), after


def test_celebrations_grow_with_the_pot() -> None:
    assert triumphant(*taking(HUGE)) == f"+{HUGE}"
    assert triumphant(*taking(HUGE - 1)) == ""
    assert triumphant(*taking(2, 0, 0, taken=(5, 5))) == "¡Olé!", "a feast together"
    small = taking(1, 0, 0, taken=(HUGE, 3))
    assert has_swept(*small) and triumphant(*small) == "", "the huge one was cheered already"
    few = taking(2, 0, 0, taken=(2, 2))
    assert triumphant(*few) == said(*few, None) == "", "nothing but their chips"
    late = replace(taking(SMALL - 1)[1], round=EARLY + 1, net=(9, 5, 0))
    assert said(taking(SMALL - 1)[0], late, 1) == "" and said(taking(SMALL)[0], late, 1) == "In the lead!"


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_huge_pot_is_called_out_at_its_plate_and_a_face_swells_off_it_and_off_all_numbers(
    begin: Begin, seats: int
) -> None:
    props, window = props_of(begin(3, seats)), pygame.FRect(0, 0, 1280, 720)
    for pot, at in enumerate(CALLED_AT):
        words, plate = pygame.FRect(0, 0, WIDTH, WIDTH / PROPORTION), pygame.FRect(0, 0, *SIZE)
        words.center, plate.center = at, POTS[pot]
        assert not words.colliderect(plate) and dist(at, POTS[pot]) < 200
        for seat in range(seats):
            face, own = pygame.FRect(0, 0, FACE, FACE), props.hud.places.plate(seat)
            face.center = face_at(props, seat, pot)
            assert not face.colliderect(plate) and window.contains(face)
            assert face.clip(own).h <= 4, "whose number is counted there"


def test_before_a_rich_pot_is_paid_its_chips_hop_and_the_best_card_breathes(begin: Begin) -> None:
    scene = begin(3, 3)
    shown_until(scene, lambda event: isinstance(event, TrickTaken) and event.chips >= RICH, 2)
    lifts = dict[str, set[float]]()
    scene.director.linger = 3.0
    for _ in range(150):
        scene.update(1 / 60)
        for piece in scene.stage.effects:
            if piece.picture.startswith("toruro/chip_"):
                lifts.setdefault(piece.picture, set()).add(round(piece.lift, 1))
    assert lifts and all(len(seen) > 5 for seen in lifts.values())
    scene.director.finish()
    assert not scene.stage.effects


@pytest.mark.parametrize("kind", [TookAll, TrickTaken])
def test_a_triumph_is_a_large_glad_face_in_the_light_at_which_the_others_look(
    begin: Begin, kind: type[TookAll | TrickTaken]
) -> None:
    scene = begin(4 if kind is TookAll else 3, 3)
    props = props_of(scene)

    def is_wanted(event: Event | None) -> bool:
        after = scene.director.view
        if isinstance(event, TrickTaken) and isinstance(after, ToruroView):
            return kind is TrickTaken and bool(triumphant(event, after))
        return kind is TookAll and isinstance(event, TookAll) and sum(event.pots) >= FEAST

    shown_until(scene, is_wanted, 2)
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


def test_whoever_is_saved_by_the_last_trick_says_so_and_whoever_sweeps_a_feast_is_cheered(
    begin: Begin,
) -> None:
    found, swept = words_of(begin(3, 5), 1), 0
    for event, after, called, heard in found:
        three = after.takers == (event.seat,) * 3
        saved = event.trick.id == 2 and after.takers.count(event.seat) == 1 and not after.last
        assert ("Saved!" in called) is saved
        is_cheered = three and sum(after.taken) >= FEAST and max(after.taken) < HUGE
        assert ("¡Olé!" in called) is is_cheered
        assert ("ole" in heard) is (is_cheered or event.chips >= HUGE)
        swept += is_cheered
    assert swept and any("Saved!" in called for *_, called, _ in found)


def test_a_large_pot_is_named_and_a_huge_one_is_cheered(begin: Begin) -> None:
    found, large = words_of(begin(3, 3), 2), 0
    for event, after, called, heard in found:
        if event.chips >= RICH and triumphant(event, after) != "¡Olé!":
            assert ("ole" if event.chips >= HUGE else "coins") in heard and called
            large += 1
        elif event.chips < RICH:
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


def test_chips_fly_in_an_arc_and_those_of_a_huge_pot_pour_out_while_it_is_cheered(begin: Begin) -> None:
    props = as_a(ToruroSkin, begin(3, 3).skin)._props
    event, props.after = taking(HUGE)
    props.hud.net, props.hud.pots = [0, 0, 0], [HUGE, 0, 0]
    timeline, lifts, counted = Timeline(), list[float](), set[int]()
    timeline.add(poured_out(props, event, called_out(props, event)))
    while timeline.busy:
        timeline.update(1 / 60)
        flying = [one for one in props.stage.effects if one.picture.startswith("toruro/chip_") and one.lift]
        lifts += [chip.lift for chip in flying]
        if any(one.picture.startswith("portraits/glad/") for one in props.stage.effects):
            counted.add(props.hud.net[0])
    assert max(lifts) > 40 and props.hud.net[0] == HUGE
    assert len(counted) > 4, "the sum is counted beside the portrait in the light"
    assert not any(one.picture.startswith(("portraits/", "shouts/+")) for one in props.stage.effects)


def test_whoever_comes_into_the_lead_by_a_trick_says_so_but_not_in_the_first_rounds(begin: Begin) -> None:
    found = words_of(begin(5, 5), 2)
    for event, after, called, _ in found:
        if "In the lead!" in called:
            assert leader(after.net) == event.seat and after.round > EARLY
    assert any("In the lead!" in called for *_, called, _ in found)
    assert leader((3, 5, 5)) is None and leader((3, 5, 4)) == 1
