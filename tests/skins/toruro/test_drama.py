"""Moments of an evening that deserve one: a lulo, and the card that decides about it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import pytest

from game.core.action import Token
from game.core.event import Event
from game.toruro.events import Accused, CardPlayed, LuloCommitted, Misplayed
from game.toruro.view import Debt
from scenes.skins.toruro.card_layout import BACKSIDE, GLOW
from scenes.skins.toruro.drawing.toll import Toll, weight
from scenes.skins.toruro.layout import SLATE, played_size
from scenes.skins.toruro.motion import lulo_round
from scenes.skins.toruro.motion.lulo_motion import HUSH, debt_width, owed
from scenes.skins.toruro.motion.lulo_motion import TALLER as LARGER
from scenes.skins.toruro.motion.lulo_round import places
from scenes.skins.toruro.motion.props import Props
from scenes.skins.toruro.skin import ToruroSkin
from scenes.table.play import PlayScene
from tests.narrow import there
from tests.skins.toruro.conftest import Begin, anything

DECISIONS = 160


def props_of(scene: PlayScene) -> Props:
    assert isinstance(scene.skin, ToruroSkin)
    return scene.skin._props


def moments(scene: PlayScene, kind: type[Event], seed: int) -> list[tuple[Event, list[str]]]:
    """Play on at random; each event of that kind, with the sounds that are heard while it is shown."""
    heard: list[tuple[Event | None, str]] = []
    props_of(scene).heard = lambda name: heard.append((scene.director.event, name))
    seen: list[Event] = []
    chance = random.Random(seed)
    for _ in range(DECISIONS):
        if scene.table.ask is None:
            break
        scene.session.play(anything(scene.table.ask, chance))
        seen += [event for event in scene.table.events(None) if isinstance(event, kind)]
        scene.director.finish()
    return [(event, [name for at, name in heard if at is not None and at == event]) for event in seen]


def test_while_the_last_card_hangs_all_who_may_fall_look_on(begin: Begin) -> None:
    scene, looked = begin(3, 5), 0
    props, chance = props_of(scene), random.Random(5)
    while scene.table.ask is not None and looked < 3:
        scene.session.play(anything(scene.table.ask, chance))
        while scene.director.busy:
            event = scene.director.event
            if isinstance(event, CardPlayed) and props.darkness == HUSH:
                view = props.hud.view
                faces = {one.picture for one in scene.stage.effects if "/sore/" in one.picture}
                owing = [seat for seat in range(5) if view.goes[seat] and seat not in view.takers[:2]]
                assert len(faces) == len(owing) > 0
                hanging, lying = scene.stage.pieces[event.card], played_size(5)[0]
                assert (hanging.picture, round(hanging.width)) == (BACKSIDE, round(lying * LARGER))
                assert any(one.picture == GLOW and one.alpha > 0.9 for one in scene.stage.effects)
                looked += 1
                scene.director.skip()
            scene.director.update(0.1)
    assert looked == 3


def shown_until(scene: PlayScene, wanted: Callable[[Event | None], bool], seed: int) -> None:
    """Play on at random until an event that is wanted begins to be shown."""
    chance = random.Random(seed)
    while scene.table.ask is not None:
        scene.session.play(anything(scene.table.ask, chance))
        while scene.director.busy:
            if wanted(scene.director.event):
                return
            scene.director.skip()
    raise AssertionError("it never happened")


def is_lulo(event: Event | None) -> bool:
    return isinstance(event, LuloCommitted) and event.lulo is not None


def test_whoever_commits_a_lulo_is_seen_large_before_the_dark_table_with_what_it_costs(begin: Begin) -> None:
    scene = begin(3, 4)
    shown_until(scene, is_first_of(scene, 1), 5)
    event, props = scene.director.event, props_of(scene)
    assert isinstance(event, LuloCommitted)
    pictures, dark, seconds, toll = set[str](), 0.0, 0.0, None
    owing = len(props.hud.slate.debts)
    while scene.director.event is event:
        pictures |= {piece.picture for piece in scene.stage.effects if piece.width >= 150}
        dark, toll = max(dark, props.darkness), props.toll or toll
        scene.director.update(0.05)
        seconds += 0.05
    colour = props.hud.seats[event.seat].colour
    assert any(name.startswith("portraits/sore/") and name.endswith(colour) for name in pictures)
    assert any(name.startswith("shouts/") and "lulo" in name.lower() for name in pictures)
    assert toll is not None and toll.amount == event.amount and toll.strokes == event.ordinal
    assert dark > 0.7 and seconds < 3
    scene.director.finish()
    assert props.darkness == 0 and owing < len(props.hud.slate.debts) and props.toll is None


class Shown(NamedTuple):
    """What was seen and heard of one lulo."""

    dark: float
    widest: float
    seconds: float
    sounds: list[str]
    faces: set[str]
    strokes: list[int]


def lulo_of_number(begin: Begin, ordinal: int) -> tuple[PlayScene, Shown]:
    """The only lulo of a round, which has that number."""
    scene = begin(3, 3, min_rounds=24)
    props, heard = props_of(scene), list[tuple[Event | None, str]]()
    props.heard = lambda name: heard.append((scene.director.event, name))

    is_alone = is_first_of(scene, 1)

    def is_wanted(event: Event | None) -> bool:
        return isinstance(event, LuloCommitted) and event.ordinal == ordinal and is_alone(event)

    shown_until(scene, is_wanted, 5)
    event = scene.director.event
    faces, strokes, dark, widest, seconds = set[str](), list[int](), 0.0, 0.0, 0.0
    while scene.director.event is event and seconds < 12:
        scene.director.update(0.05)
        seconds += 0.05
        dark = max(dark, props.darkness)
        effects = [one for one in scene.stage.effects if one.picture.startswith(("shouts/", "portraits/"))]
        widest = max([widest, *(piece.width for piece in effects)])
        faces |= {piece.picture for piece in effects if piece.picture.startswith("portraits/glad/")}
        if props.toll is not None and props.toll.strokes not in strokes:
            strokes.append(props.toll.strokes)
        if scene.director.waiting:
            scene.director.skip()
    scene.director.finish()
    assert props.toll is None and props.darkness == 0 and not scene.stage.effects
    sounds = [name for at, name in heard if at is event]
    return scene, Shown(dark, widest, seconds, sounds, faces, strokes)


def test_the_second_lulo_of_a_seat_is_darker_larger_and_louder_than_its_first_and_the_third_the_worst(
    begin: Begin,
) -> None:
    first, second, third = (lulo_of_number(begin, number)[1] for number in (1, 2, 3))
    for better, worse in ((first, second), (second, third)):
        assert better.dark < worse.dark and better.widest < worse.widest
        assert len(better.sounds) < len(worse.sounds)
        assert better.seconds < worse.seconds
    assert "bell" in third.sounds and "bell" not in (*first.sounds, *second.sounds)
    assert len(first.faces) == len(second.faces) == 2, "rivals laugh at each of them"
    assert first.seconds < 2.4


def test_at_the_third_lulo_everybody_else_looks_on_while_the_strokes_are_counted(begin: Begin) -> None:
    scene, third = lulo_of_number(begin, 3)
    assert len(third.faces) == len(scene.table.seats) - 1
    assert third.strokes == [0, 1, 2, 3]


def test_what_lay_on_the_pots_flies_to_the_slate_and_is_added_up_to_what_each_owes(begin: Begin) -> None:
    scene = begin(3, 5)
    props, added, ghosts = props_of(scene), list[tuple[int, ...]](), 0
    shown_until(scene, is_first_of(scene, 2), 5)
    event, before = there(scene.director.event), len(props.hud.slate.debts)
    while scene.director.event is event:
        scene.director.update(0.02)
        ghosts += sum(one.picture.startswith("toruro/chip") and one.alpha < 1 for one in scene.stage.effects)
        if props.hud.slate.reckoning not in added:
            added.append(props.hud.slate.reckoning)
        assert len(props.lights) == 2, "a cone of light on each of them"
    chips = props.after.taken
    assert isinstance(event, LuloCommitted) and sum(chips) == event.amount
    assert ghosts and added[-1] == chips
    assert len(props.hud.slate.debts) == before, "all are chalked up at once"
    scene.director.finish()
    assert len(props.hud.slate.debts) == before + 2 and not (props.hud.slate.reckoning or props.lights)


def is_first_of(scene: PlayScene, wanted: int) -> Callable[[Event | None], bool]:
    """The first lulo of a round in which so many are committed begins to be shown."""

    def is_wanted(event: Event | None) -> bool:
        following = [event for event, _ in scene.director._queue if is_lulo(event)]
        return is_lulo(event) and len(following) == wanted - 1 and len(props_of(scene).standing) == wanted

    return is_wanted


@pytest.mark.parametrize("count", [2, 3])
def test_all_who_owe_a_lulo_after_a_round_step_into_the_dark_together_and_are_called_out_once(
    begin: Begin, count: int
) -> None:
    scene = begin(3, 5)
    props = props_of(scene)
    shown_until(scene, is_first_of(scene, count), 5)
    told = [event for event in (scene.director.event, *dict(scene.director._queue)) if is_lulo(event)]
    seats = [event.seat for event in told if isinstance(event, LuloCommitted)]
    assert [seat for seat, _ in props.standing] == seats
    words, seconds, bubbles = dict[str, None](), 0.0, list[object]()
    while props.standing and seconds < 12:
        scene.director.update(0.05)
        seconds += 0.05
        words |= {one.picture: None for one in scene.stage.effects if one.picture.startswith("shouts/")}
        bubbles.append(scene.session.talk.bubble if props.standing else None)
    called = [word.removeprefix("shouts/") for word in words]
    lulos = [event for event in told if isinstance(event, LuloCommitted)]
    debts = [owed(props, event) for event in lulos if event.ordinal < 3]
    assert called[0] == f"{count} lulos!" and {*debts} <= {*called} and "Lulo!" not in called
    assert not any(bubbles), "words would lie on the faces"
    if all(event.ordinal < 3 for event in lulos):
        assert seconds < 2 + count


def test_what_each_of_several_owes_has_room_below_their_portraits_beside_one_another() -> None:
    for count in range(2, 9):
        (first, _), (second, _), *_ = places(count)
        assert debt_width(count) + debt_width(count, is_own=True) < 2.1 * (second - first)


def test_what_one_of_several_owes_is_ready_however_many_are_called_in_before(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(3, 5)
    props, canvas, asked = props_of(scene), scene.services.canvas, dict[str, set[float]]()

    def note(names: Iterable[str], *sizes: tuple[float, float]) -> None:
        asked.update((name, {wide for wide, _ in sizes}) for name in names)

    monkeypatch.setattr(canvas, "expect", note)
    event = LuloCommitted("toruro.4.9", 1, 1, Token("lulo", 0), 6, False, False)
    scene.skin.foresee(event, scene.table.view(0))
    needed = {debt_width(count) for count in (2, 3, 4, 5)}
    assert needed <= asked[props.shout(owed(props, event))]


def test_of_several_who_owe_whoever_looks_on_stands_larger_in_gold_and_is_told_in_words(begin: Begin) -> None:
    scene = begin(3, 5, 1)
    props = props_of(scene)
    assert props.hud.slate.own == 0
    (left, mine, right) = lulo_round.standing(props, [1, 0, 2])
    assert mine[1] == lulo_round.LARGER * left[1] == lulo_round.LARGER * right[1]
    event = LuloCommitted("toruro.4.9", 0, 1, Token("lulo", 0), 6, False, False)
    assert owed(props, event) == "You owe 6"
    assert owed(props, replace(event, seat=1)) == "owes 6", "the portrait over it says who"
    assert debt_width(3, is_own=True) > debt_width(3)
    props.after = props.hud.view
    cue = lulo_round.assembled(props, replace(event, seat=1), [0, 2], 0.7)
    next(cue)
    assert [face.gilt for _, face in props.standing] == [False, True, False]
    assert props.hud.slate.is_awaiting, "it does not say meanwhile that nobody owes anything"
    props.hud.land()
    assert not props.hud.slate.is_awaiting


def test_all_who_owe_stand_there_until_the_last_of_them_is_chalked_up(begin: Begin) -> None:
    scene = begin(3, 5)
    props = props_of(scene)
    shown_until(scene, is_first_of(scene, 2), 5)
    faces, largest = [face for _, face in props.standing], list[float]()
    lulos = [event for event in (scene.director.event, *dict(scene.director._queue)) if is_lulo(event)]
    serials = {event.lulo.id for event in lulos if isinstance(event, LuloCommitted) and event.lulo}
    wide = {face.width * face.scale for face in faces}
    while not serials <= {debt.serial for debt in props.hud.slate.debts}:
        assert [face.alpha for face in faces] == [1.0, 1.0], "none has gone"
        largest.append(max(face.width * face.scale for face in faces))
        scene.director.update(0.02)
    assert len(serials) == 2 and max(largest) > 1.08 * max(wide), "who is called in grows"


def test_so_many_as_may_owe_have_room_in_a_row_and_hide_no_slate() -> None:
    for count in range(2, 9):
        row = [(x - wide / 2, x + wide / 2) for x, wide in places(count)]
        assert all(one[1] < other[0] for one, other in pairwise(row))
        assert row[0][0] > 100 and row[-1][1] < SLATE.left


def test_at_a_third_lulo_whoever_owes_it_steps_out_of_the_row_and_the_others_stand_aside(
    begin: Begin,
) -> None:
    scene = begin(3, 5)
    props = props_of(scene)

    def is_third_of_several(event: Event | None) -> bool:
        return isinstance(event, LuloCommitted) and event.ordinal == 3 and len(props.standing) > 1

    shown_until(scene, is_third_of_several, 5)
    event = scene.director.event
    assert isinstance(event, LuloCommitted)
    while props.toll is None:
        scene.director.update(0.05)
    wide = {seat: face.width * face.scale for seat, face in props.standing}
    assert all(wide[event.seat] > 1.8 * other for seat, other in wide.items() if seat != event.seat)
    assert len({round(face.x) for _, face in props.standing}) == len(wide), "nobody hides another one"


def test_the_table_darkens_once_for_all_lulos_of_a_round_and_is_light_again_after_the_last(
    begin: Begin,
) -> None:
    scene, chance, rounds = begin(3, 5), random.Random(5), 0
    props = props_of(scene)
    while scene.table.ask is not None and rounds < 3:
        scene.session.play(anything(scene.table.ask, chance))
        told = list[tuple[int, float]]()
        fallen = set[int]()
        while scene.director.busy:
            event = scene.director.event
            if is_lulo(event) and isinstance(event, LuloCommitted):
                fallen.add(event.seat)
                told.append((event.seat, props.darkness))
            elif event is not None and not isinstance(event, CardPlayed):
                assert props.darkness == 0 or not fallen or scene.director._queue, event
            if scene.director.waiting:
                scene.director.skip()
            scene.director.update(0.05)
        last = told[-1][0] if told else None
        between = [dark for seat, dark in told if seat != last]
        if len(fallen) > 1:
            rounds += 1
            darkest = between.index(max(between))
            assert min(between[darkest:]) > 0.7, "it becomes light before the last"
        assert props.darkness == 0 and not props.standing
    assert rounds == 3


def test_the_board_of_a_lulo_says_what_is_owed_altogether_and_who_pays_next(begin: Begin) -> None:
    seats = props_of(begin(3, 3)).hud.seats
    alone = Toll(1, 6, (6,), None, 1)
    assert alone.lines(seats) == ["6 chips to pay into the pots"]
    worst = Toll(3, 15, (6, 9, 15), Debt(4, 1, 3), 3)
    owed, following = worst.lines(seats)
    assert "6 + 9 + 15 = 30" in owed and worst.lines(seats) == [owed, following]
    many, _ = Toll(7, 21, (3, 6, 9, 12, 15, 21), Debt(4, 1, 3), 7).lines(seats)
    assert many == "6 lulos in this partida: 66 chips"
    assert seats[1].name in following and "3" in following
    assert [weight(number) for number in (1, 2, 3, 4, 5, 6, 7)] == [1, 2, 3, 2, 2, 3, 2]


def test_a_lulo_can_be_skipped_and_leaves_the_table_in_the_light(begin: Begin) -> None:
    scene = begin(3, 4)
    shown_until(scene, is_lulo, 5)
    event = scene.director.event
    scene.director.update(0.4)
    assert props_of(scene).darkness > 0
    scene.director.skip()
    assert scene.director.event is not event
    assert props_of(scene).darkness == 0 or is_lulo(scene.director.event)


def test_nothing_says_which_card_hangs_in_the_air_before_it_has_come_down(begin: Begin) -> None:
    scene = begin(2, 4)

    def hangs(event: Event | None) -> bool:
        return isinstance(event, CardPlayed) and there(scene.skin.line(event)).meanwhile != ""

    shown_until(scene, hangs, 4)
    event, lines, dark = there(scene.director.event), scene.session.chronicle.lines, 0.0
    line = there(scene.skin.line(event))
    assert f"a lulo costs {props_of(scene).hud.view.lulo}" in line.meanwhile
    while scene.director.event is event:
        assert line.text not in [told.text for told in lines]
        assert scene.session.prompt_panel._question == line.meanwhile
        dark = max(dark, props_of(scene).darkness)
        scene.director.update(0.05)
    assert line.text in [told.text for told in lines[-2:]]
    assert dark > 0.4 and props_of(scene).darkness == 0


@pytest.mark.parametrize("kind", [Accused, LuloCommitted, Misplayed])
def test_a_verdict_is_told_when_it_has_been_seen(begin: Begin, kind: type[Event]) -> None:
    detection = "audit" if kind is Misplayed else "accuse"
    scene = begin(2, 5, 0, misplay="honour", detection=detection)

    def ends(event: Event | None) -> bool:
        return isinstance(event, kind) and there(scene.skin.line(event)).meanwhile != ""

    shown_until(scene, ends, 7)
    event = there(scene.director.event)
    line, before = there(scene.skin.line(event)), len(scene.session.chronicle.lines)
    verdicts = ("in vain", "owes", "Wrong")
    assert any(word in line.text for word in verdicts)
    assert not any(word in line.meanwhile for word in verdicts)
    while scene.director.event is event:
        assert scene.session.prompt_panel._question == line.meanwhile
        assert len(scene.session.chronicle.lines) == before
        scene.director.update(0.05)
        if scene.director._looking > 0:  # the table waits until it was seen
            scene.director.skip()
    assert line.text in [told.text for told in scene.session.chronicle.lines[before:]]
