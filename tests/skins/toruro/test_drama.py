"""Moments of an evening that deserve one: three pots at once, and a slate that is empty."""

from __future__ import annotations

import random

from game.core.event import Event
from game.toruro.events import PartidaEnded, TookAll, TrickTaken
from scenes.skins.toruro.motion.props import Props
from scenes.skins.toruro.skin import ToruroSkin
from scenes.table.play import PlayScene
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
