"""A turn on the screen: its phases are told as they come, and before it whatever has touched the player."""

from __future__ import annotations

import random
from datetime import datetime
from pathlib import Path

import pytest

from game.alatriste.events import TurnBegan
from game.alatriste.events_combat import Attacked
from game.alatriste.view import AlatristeView
from game.core.event import Event
from game.core.record import parse_record
from game.storage.saves import Saved
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.hud import PHASE, PHASE_ICONS, phase_words
from scenes.table.play import PlayScene
from scenes.ui.anim import Cue
from scenes.window.app import App
from tests.needs import long
from tests.skins.alatriste.conftest import Begin, anything, play_on, skin_of

BARE = True
ORDER: list[str] = ["", *PHASE_ICONS]
ASKED = {
    "alatriste.move": {"walk"},
    "alatriste.patrol": {"walk"},
    "alatriste.combat": {"encounter"},
    "alatriste.challenge": {"encounter"},
    "alatriste.window": {"cards", "end"},
    "alatriste.play": {"cards", "end"},
    "alatriste.hand": {"end"},
    "alatriste.bail": {"delays"},
}


def phase(scene: PlayScene) -> str:
    return skin_of(scene)._hud.phase


def watch(scene: PlayScene, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Event, str]]:
    """A list that grows with every event that begins to be shown, each with the phase told then."""
    found: list[tuple[Event, str]] = []
    skin = skin_of(scene)
    show = skin.cue

    def cue(event: Event, view: AlatristeView) -> Cue:
        made = show(event, view)
        found.append((event, phase(scene)))
        return made

    monkeypatch.setattr(skin, "cue", cue)
    return found


@pytest.mark.parametrize("seed", [1, long(4)])
def test_the_strip_says_in_which_phase_of_the_turn_a_question_is_put(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    scene = begin(seed, 4, 4, privacy="open")
    shown, chance, met = watch(scene, monkeypatch), random.Random(seed), set[str]()
    for _ in range(500):
        scene.director.finish()
        ask = scene.table.ask
        if ask is None:
            break
        expected = ASKED.get(ask.prompt)
        if expected is not None:
            assert phase(scene) in expected, ask.prompt
            met.add(ask.prompt)
        if ask.prompt == "alatriste.play":
            begun = max(n for n, (event, _) in enumerate(shown) if isinstance(event, TurnBegan))
            rolled = any(event.rule == "alatriste.4.T5" for event, _ in shown[begun:])
            assert phase(scene) == "end" or not rolled
        scene.session.play(anything(ask, chance))
    assert len(met) > 4


def test_within_a_turn_the_strip_goes_forward_only(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = begin(2, 5, 0)
    shown, chance, last, turns = watch(scene, monkeypatch), random.Random(2), "", 0
    for _ in range(400):
        scene.director.finish()
        for event, now in shown:
            if isinstance(event, TurnBegan):
                last, turns = "", turns + 1
            assert ORDER.index(now) >= ORDER.index(last), (last, now, event)
            last = now
        shown.clear()
        ask = scene.table.ask
        if ask is None:
            break
        if ask.prompt == "alatriste.restart":
            last = ""  # with it a turn of the dead begins
        assert ORDER.index(phase(scene)) >= ORDER.index(last), (last, phase(scene), ask)
        last = phase(scene)
        scene.session.play(anything(ask, chance))
    assert turns > 10


def test_whoever_points_at_the_strip_reads_of_all_phases(begin: Begin) -> None:
    scene = begin(1, 3, 1)
    play_on(scene, random.Random(1), lambda ask: ask.prompt == "alatriste.move")
    piece = scene.stage.piece(PHASE)
    assert piece is not None
    lines = scene.skin.explain(piece).split("\n")
    assert len(lines) == len(PHASE_ICONS)
    (now,) = (line for line in lines if line.startswith("**"))
    assert phase_words("walk")[0] in now


# --- the recap ---


def test_before_a_turn_of_mine_i_read_what_the_others_have_done_to_me(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    skin, chance = skin_of(scene), random.Random(3)
    due: list[str] = []
    read = 0
    for _ in range(700):
        ask = scene.table.ask
        if ask is None:
            break
        scene.session.play(anything(ask, chance))
        seen: tuple[str, ...] = ()
        while scene.director.busy:
            event = scene.director.event
            if isinstance(event, Attacked) and event.target == 0:
                due.append(card_faces.name(event.card.id))
            if isinstance(event, TurnBegan) and event.seat == 0 and skin._recap.shown:
                seen = skin._recap.shown
                scene.draw(scene.services.canvas)
            elif skin._recap.shown:
                raise AssertionError("a recap is shown in somebody else's turn")
            begun = isinstance(event, TurnBegan) and event.seat == 0
            if begun and scene.director.waiting:
                for _ in range(200):  # it waits for a click, however long
                    scene.director.update(0.05)
                assert skin._recap.shown == seen
                scene.director.skip()
            else:
                scene.director.update(0.05) if begun else scene.director.skip()
            if begun and scene.director.event is not event:
                assert all(any(card in words for words in seen) for card in due)
                read, due, seen = read + len(due), [], ()
    assert read
    assert not skin._recap.shown


def test_what_is_shown_again_is_not_told_twice(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    skin, chance = skin_of(scene), random.Random(3)
    for _ in range(200):
        ask = scene.table.ask
        if ask is None:
            break
        scene.session.play(anything(ask, chance))
        scene.director.finish()
        before = sum(map(len, skin._recap._gathered.values()))
        scene.session.replay()
        scene.director.finish()
        assert sum(map(len, skin._recap._gathered.values())) == before


def test_a_game_gone_on_with_tells_what_came_before_it_was_left(begin: Begin, app: App) -> None:
    scene = begin(3, 4, 1)
    chance = random.Random(3)
    while (ask := scene.table.ask) is not None and (ask.seat == 0 or not skin_of(scene)._recap._gathered[0]):
        scene.session.play(anything(ask, chance))
        scene.director.finish()
    record = parse_record(scene.table.snapshot().text())
    again = app.resume(Saved(Path("left"), datetime(2026, 1, 31), record))
    assert isinstance(again, PlayScene)
    assert skin_of(again)._recap._gathered == skin_of(scene)._recap._gathered


def test_nobody_reads_a_recap_where_only_bots_play(begin: Begin) -> None:
    scene = begin(3, 4, 0)
    chance = random.Random(3)
    for _ in range(120):
        ask = scene.table.ask
        if ask is None:
            break
        scene.session.play(anything(ask, chance))
        while scene.director.busy:
            assert not skin_of(scene)._recap.shown
            scene.director.skip()
