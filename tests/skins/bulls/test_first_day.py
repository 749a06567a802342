"""The first day: nothing that is not needed yet, what one is there for, and joy at one's own deeds."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.bulls.events import DayBegan, Entered, StepBegan, Trampled, Turned
from game.bulls.odds import bound_for
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import BULL, RUNNER
from game.bulls.view import BullsView
from game.core.action import token
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls.layout import PLAZA, SIGN
from scenes.skins.bulls.motion.doing import doers, take_note
from scenes.skins.bulls.motion.props import Arena
from scenes.skins.bulls.screenshots import is_after_the_run, is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.ui.canvas import Canvas
from tests.narrow import as_a, there
from tests.skins.bulls.test_motion import props_of
from tests.stage.conftest import Begin


def test_rockets_burst_over_no_roundabout_and_no_sign(begin: Begin) -> None:
    town = as_a(BullsSkin, begin(1, 4).skin)._town
    skies = list(town._skies())
    assert len(skies) >= 3, "it is the day of the rockets"
    for place, (x, y) in town.board.points.items():
        if place.kind in ("space", "sign"):
            wide, high = PLAZA if place.kind == "space" else SIGN
            lying = pygame.FRect(x - wide / 2, y - high / 2, wide, high)
            assert lying.collidelist(skies) < 0, place


def test_a_pier_says_what_each_runner_scores_there_only_once_they_have_come(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    skin, written = as_a(BullsSkin, scene.skin), list[str]()
    plain = Canvas.text

    def text(canvas: Canvas, words: str, *place: Any, **look: Any) -> pygame.FRect:
        written.append(words)
        return plain(canvas, words, *place, **look)

    def told() -> list[str]:
        written.clear()
        scene.draw(scene.services.canvas)
        return sorted(words for words in written if "each" in words and "%" not in words)

    monkeypatch.setattr(Canvas, "text", text)
    points = sorted(DESTINATIONS[card].points for card in as_a(BullsView, scene.table.view(0)).slots)
    assert told() == [] and "If nothing changes" in written, "its card says so"
    skin._bound_for.counts = {}
    piece = there(scene.stage.piece(token("seat", 0)))
    props_of(scene).arena = Arena(token("space", 0), (960.0, 300.0), piece, piece)
    assert told() == [], "what is told of a roundabout that is seen close by would lie over them"
    props_of(scene).arena = None
    assert told() == sorted(f"{n} point{'s' if n > 1 else ''} each" for n in points)


def test_whoever_points_at_a_pier_is_told_what_its_numbers_are(begin: Begin) -> None:
    scene = play_until(begin(1, 6, humans=1), is_first_card)
    board = as_a(BullsSkin, scene.skin)._board
    view = as_a(BullsView, scene.table.view(0))
    for slot, space in enumerate(board.graph.destinations):
        told = scene.skin.explain(there(scene.stage.piece(token("space", space))))
        assert DESTINATIONS[view.slots[slot]].name in told and "for each surviving Runner" in told
        counts = bound_for(view)[slot]
        assert ("Likely to come" in told) == ("On gold" in told) == bool(+counts)


def test_the_first_day_begins_with_what_runners_are_there_for(begin: Begin) -> None:
    scene = begin(1, 4, humans=1)
    scene.director.finish()
    assert "gets to a destination earns its points" in scene.session.chronicle.lines[0].text
    play_until(scene, is_first_card)
    assert "in danger: play a card" in scene.presenter.prompt()
    play_until(scene, is_after_the_run)
    told, counts = scene.presenter.prompt(), bound_for(as_a(BullsView, scene.table.view(0)))
    slots = as_a(BullsView, scene.table.view(0)).slots
    most = max(
        DESTINATIONS[card].points * counts[slot][seat]
        for slot, card in enumerate(slots)
        for seat in (1, 2, 3)
    )
    assert told.startswith("You are safe. **") and f" is bound for {most} points at " in told
    scene.draw(scene.services.canvas)
    marks = as_a(BullsSkin, scene.skin)._plates.threat
    threat = there(marks.threat)
    assert threat.points == most == len(threat.runners) * DESTINATIONS[slots[threat.slot]].points
    town = as_a(BullsView, scene.table.view(0)).town
    ends = {town.streets[street].end for street in threat.streets}
    assert [town.spaces[end].slot for end in ends if town.spaces[end].slot is not None] == [threat.slot]
    marks.read(scene.table.view(0), None)
    assert marks.threat is None, "only while a card is to be played"
    scene.services.settings.numbers = "story"
    assert scene.presenter.prompt() == "None of your Runners is in danger: play a card."


def test_whoever_brought_a_rival_under_a_bull_is_told_so(begin: Begin) -> None:
    props = props_of(play_until(begin(1, 2, humans=1), is_first_card))
    space = token("space", props.view.bulls[0].space)
    own, rival = RUNNER[0], RUNNER[16]
    face = props.view.bulls[0].face
    lost = Trampled("bulls.7.3", space, (own, rival), (face, face))
    assert doers(props, lost) == set()
    take_note(props, Turned("bulls.9.2", (rival,), (face,), 0, (6,), (space,)))
    take_note(props, Turned("bulls.9.2", (own,), (face,), 0, (6,), (space,)))
    assert doers(props, lost) == {0}, "of the own Runner nobody is proud"
    take_note(props, StepBegan("bulls.7", 1, 1))
    assert doers(props, lost) == set(), "since then they have run"
    bulls = [bull for bull in props.view.bulls if bull.space == space.id and bull.face == face]
    take_note(props, Entered("bulls.9.8", (BULL[bulls[-1].id],), (space,), (face,), 1))
    take_note(props, StepBegan("bulls.7", 1, 2))
    assert doers(props, lost) == {1}, "who let a Bull loose did so for the whole day"
    take_note(props, DayBegan("bulls.6", 2))
    assert doers(props, lost) == set()
