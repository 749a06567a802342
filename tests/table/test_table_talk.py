"""The talk of a table: who speaks when, for how long, and that nothing hidden is told by it."""

from __future__ import annotations

from random import Random

import pytest

from game import GAMES, find
from game.core.event import Event
from game.core.game import Value
from game.core.table import Table
from game.translation import use
from maps.reader import graph_of
from scenes.screenshots.arrange import seats
from scenes.stage.faces import Mood
from scenes.stage.speech_bubble import POP
from scenes.table.play import PlayScene
from scenes.table.table_talk import FELT, TableTalk
from scenes.tutorial.lesson import GuidedScene
from scenes.ui.input import Pointer
from scenes.window.app import App
from tests.skins.toruro.conftest import anything as any_of_toruro
from tests.table.tables import Begin, app, beginner

__all__ = ["app"]

DECISIONS = 260
OPTIONS: dict[str, dict[str, Value]] = {"toruro": {"misplay": "honour", "detection": "accuse"}}
FRAME = 1 / 30


@pytest.fixture
def begin_toruro(app: App) -> Begin:
    """Begins an evening of Toruro, and lays its table out."""
    return beginner(app, find("toruro"))


def events_of(name: str, seed: int) -> dict[int | None, list[Event]]:
    """What every seat of a random game of bots, and the public (None), is told of it."""
    game, chance = find(name), Random(seed)
    table = Table(game, seats(game, 4, 0), seed, OPTIONS.get(name), graph_of(game))
    audiences = (None, *range(4))
    told: dict[int | None, list[Event]] = {seat: [*table.events(seat)] for seat in audiences}
    for _ in range(DECISIONS):
        if table.ask is None:
            break
        table.play(table.ask.seat, chance.choice(table.ask.options))
        for seat in audiences:
            told[seat] += table.events(seat)
    return told


def talk_of(app: App, name: str) -> TableTalk:
    """The talk at a new table of four bots."""
    game = find(name)
    return app.session(Table(game, seats(game, 4, 0), 1, OPTIONS.get(name), graph_of(game))).talk


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_said_and_shown_on_faces_depends_on_public_events_alone(
    app: App, name: str, seed: int
) -> None:
    told = events_of(name, seed)
    shown = {}
    for seat, events in told.items():
        talk = talk_of(app, name)
        moods = []
        for event in events:
            talk.hear(event)
            moods.append(tuple(talk.faces.moods))
        shown[seat] = talk.said, [mood for place, mood in enumerate(moods) if mood != moods[place - 1]]
    assert shown[None][0]
    assert all(seen == shown[None] for seen in shown.values())


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_said_twice_in_an_evening_also_when_it_is_gone_on_with(app: App, name: str) -> None:
    events = events_of(name, 5)[None]
    whole, before, after = talk_of(app, name), talk_of(app, name), talk_of(app, name)
    half = len(events) // 2
    whole.recall(events)
    before.recall(events[:half])
    after.recall(events[:half])
    for event in events[half:]:
        after.hear(event)
    assert before.said and after.said == whole.said
    assert len(set(whole.said)) == len(whole.said)


def spoken(begin: Begin, **settings: Value) -> PlayScene:
    """A table of Toruro, at which somebody has just said something."""
    scene = begin(1, 4, 1, **settings)
    chance = Random(3)
    for _ in range(400):
        scene.director.finish()
        if scene.session.talk.bubble is not None:
            return scene
        assert scene.table.ask is not None
        scene.session.play(any_of_toruro(scene.table.ask, chance))
    raise AssertionError("nobody says anything")


def test_a_bubble_keeps_nobody_waiting_and_ends_by_itself(begin_toruro: Begin) -> None:
    scene = spoken(begin_toruro)
    talk = scene.session.talk
    assert not scene.director.busy and not scene.busy
    bubble = talk.bubble
    assert bubble is not None and bubble.words
    frames = 0
    while talk.bubble is not None:
        talk.update(FRAME)
        frames += 1
        assert frames * FRAME < 3 * 6.0
    assert frames * FRAME > 1.5


def test_a_click_that_goes_on_ends_what_is_being_said(begin_toruro: Begin) -> None:
    scene = spoken(begin_toruro)
    scene.session.replay()
    assert scene.director.busy
    scene.handle(Pointer("down", (600, 300)))
    assert scene.session.talk.bubble is None


def test_a_face_changes_for_a_while_and_a_resting_table_needs_no_frame(begin_toruro: Begin) -> None:
    scene = spoken(begin_toruro)
    talk = scene.session.talk
    assert any(mood is not Mood.CALM for mood in talk.faces.moods)
    assert {face.partition("/")[0] for face in talk.faces} > {"faces"}
    talk.hush()
    talk.update(0.0)
    assert not talk.update(FELT / 2)
    assert talk.update(FELT)
    assert {*talk.faces.moods} == {Mood.CALM}
    assert not any(talk.update(FRAME) for _ in range(60))


def test_the_switch_silences_all_and_leaves_faces_as_they_are(begin_toruro: Begin) -> None:
    scene = begin_toruro(1, 4, 0, table_talk=False)
    chance, felt = Random(3), False
    for _ in range(200):
        scene.director.finish()
        if scene.table.ask is None:
            break
        scene.session.play(any_of_toruro(scene.table.ask, chance))
        felt = felt or any(mood is not Mood.CALM for mood in scene.session.talk.faces.moods)
    assert scene.session.talk.said == [] and scene.session.talk.bubble is None
    assert felt


def test_a_bubble_grows_unless_motion_is_reduced(begin_toruro: Begin) -> None:
    for calm in (False, True):
        talk = spoken(begin_toruro, reduced_motion=calm).session.talk
        assert talk.bubble is not None
        talk.update(0.0)
        assert talk.update(POP / 4) is not calm


def test_what_is_said_is_told_to_the_voice_with_who_says_it(app: App) -> None:
    heard: list[str] = []
    talk = talk_of(app, "toruro")
    talk._say = heard.append
    use("es")
    for event in events_of("toruro", 1)[None]:
        talk.hear(event)
    assert len(heard) == len(talk.said)
    assert all(words.split(":")[0] in {"Amaya", "Bruno", "Carmen", "Diego"} for words in heard)


def test_nobody_talks_in_a_lesson(app: App) -> None:
    scene = app.services.teach("toruro", "lulo")
    assert isinstance(scene, GuidedScene)
    for event in events_of("toruro", 1)[None]:
        scene.session._see(event, True)
    assert scene.session.talk.said == []


def test_whose_own_wrong_card_nobody_knows_of_winks_to_themselves(begin_toruro: Begin) -> None:
    for humans, mood in ((1, Mood.WINK), (2, Mood.CALM)):
        scene, chance = begin_toruro(4, 4, humans, misplay="honour", detection="accuse"), Random(5)
        while (ask := scene.table.ask) is not None:
            scene.director.finish()
            view = scene.table.view(ask.seat)
            wrong = [
                option
                for option in ask.options
                if option.picks and option.picks[0].id in view.forbidden_cards
            ]
            if ask.prompt == "toruro.play" and ask.seat == 0 and scene.turn is not None and wrong:
                break
            scene.session.play(any_of_toruro(ask, chance))
        talk = scene.session.talk
        talk.update(2 * FELT)
        scene.session.play(wrong[:1])
        scene.director.skip()
        assert talk.faces.moods[0] is mood
        assert talk.faces[0].startswith(mood.value)
