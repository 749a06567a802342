"""Moments of an evening that deserve one: three pots at once, and a slate that is empty."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.core.event import Event
from game.toruro.events import CardPlayed, LuloCommitted, PartidaEnded, TookAll, TrickTaken
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


def test_whoever_takes_all_three_pots_alone_is_applauded(begin: Begin) -> None:
    found = moments(begin(3, 3), TookAll, 1)
    assert found and all("ole" in sounds for _, sounds in found)


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


def test_between_two_partidas_the_slate_is_held_up_until_it_was_seen(begin: Begin) -> None:
    scene, held = begin(2, 3, min_rounds=16), 0
    chance = random.Random(3)
    for _ in range(DECISIONS):
        if scene.table.ask is None or held:
            break
        scene.session.play(anything(scene.table.ask, chance))
        ended = any(isinstance(event, PartidaEnded) for event in scene.table.events(None))
        while ended and scene.director.busy and props_of(scene).account is None:
            scene.director.update(0.2)
        account = props_of(scene).account
        if ended:
            assert account is not None and account.rows
            held += 1
            scene.draw(scene.services.canvas)
            for _ in range(3):
                scene.director.skip()
            assert props_of(scene).account is None, "nobody has to wait for it"
        scene.director.finish()
    assert held


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
    shown_until(scene, is_lulo, 5)
    event, props = scene.director.event, props_of(scene)
    assert isinstance(event, LuloCommitted)
    pictures, dark, seconds = set[str](), 0.0, 0.0
    owing = len(props.hud.slate.debts)
    while scene.director.event is event:
        pictures |= {piece.picture for piece in scene.stage.effects if piece.width >= 150}
        dark = max(dark, props.darkness)
        scene.director.update(0.05)
        seconds += 0.05
    colour = props.hud.seats[event.seat].colour
    assert any(name.startswith("portraits/sore/") and name.endswith(colour) for name in pictures)
    assert f"shouts/Lulo {event.amount}" in pictures
    assert dark > 0.7 and seconds < 3
    scene.director.finish()
    assert props.darkness == 0 and owing < len(props.hud.slate.debts)


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
    while scene.director.event is event:
        assert line.text not in [told.text for told in lines]
        assert scene.session.prompt_panel._question == line.meanwhile
        dark = max(dark, props_of(scene).darkness)
        scene.director.update(0.05)
    assert line.text in [told.text for told in lines[-2:]]
    assert dark > 0.4 and props_of(scene).darkness == 0
