"""A decision tried again: the table as its seat saw it, nothing said before, both futures afterwards."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.bots.judge import Comparison
from game.core.record import Record
from game.review.audit import Verdict
from game.review.decisions import Decision
from game.storage.saves import read_record
from scenes.film.film_scene import FilmScene
from scenes.table.buttons import Knob
from scenes.table.second_try import ComparisonScene, SecondTryScene
from scenes.ui.input import Act, Key
from scenes.ui.scene import Pop, Push
from scenes.ui.widgets import Button
from scenes.window.app import App
from tests.review.test_decisive_moments import gone_through

KEPT = Path(__file__).parents[1] / "golden"


@pytest.fixture
def record() -> Record:
    """A finished game of a person and two bots."""
    return read_record(KEPT / "toruro_3_seats.sobremesa")


def mistake(app: App, record: Record, prompt: str = "toruro.play") -> Verdict:
    """A decision of that person with another one that is taken for the better one."""
    found = gone_through(app.services.games[record.game], record)

    def is_meant(decision: Decision[Any]) -> bool:
        return decision.ask.prompt == prompt and len(decision.ask.for_bots) > 2

    decision = next(filter(is_meant, found.decisions))
    other = next(option for option in decision.ask.for_bots if option != decision.reply[0])
    return Verdict(decision, (other,), Comparison(200, 0.6, 0.4, 0.01), "others")


def tried(app: App, record: Record, verdict: Verdict) -> SecondTryScene:
    """The table of that decision."""
    scene = app.services.try_again(record, verdict)
    assert isinstance(scene, SecondTryScene)
    scene.enter()
    scene.layout(app.services.canvas)
    return scene


def compared(scene: SecondTryScene) -> ComparisonScene:
    """What comes when all that came of a reply has been shown."""
    for _ in range(500):
        scene.director.finish()
        goto = scene.update(0.1)
        if isinstance(goto, Push):
            assert isinstance(goto.scene, ComparisonScene)
            goto.scene.layout(scene.services.canvas)
            return goto.scene
    raise AssertionError("no comparison is shown")


def test_the_table_is_as_its_seat_saw_it_and_waits_for_a_choice(app: App, record: Record) -> None:
    verdict = mistake(app, record)
    scene = tried(app, record, verdict)
    assert scene.table.view(verdict.decision.seat) == verdict.decision.view
    assert scene.session.viewer.audience == verdict.decision.seat
    assert scene.turn is not None
    for _ in range(100):
        scene.update(0.1)
    assert scene.table.ask == verdict.decision.ask, "nothing is answered by itself"


def test_no_gap_is_left_where_a_knob_means_nothing(app: App, record: Record) -> None:
    scene = tried(app, record, mistake(app, record))
    knobs = [widget for widget in scene.page.widgets if isinstance(widget, Knob)]
    tops = sorted(knob.rect.top for knob in knobs)
    assert {knob.rect.x for knob in knobs} == {knobs[0].rect.x}
    assert len({round(low - high) for high, low in pairwise(tops)}) == 1
    assert min(knobs, key=lambda knob: knob.rect.top).key == "back"
    assert not {knob.key for knob in knobs} & set(scene.without)


def test_the_better_choice_is_well_found_and_both_are_told_with_their_figures(
    app: App, record: Record
) -> None:
    verdict = mistake(app, record)
    scene = tried(app, record, verdict)
    decisions = len(record.actions)
    scene.session.play(list(verdict.reply))
    page = compared(scene)
    assert page.title == "Well found!"
    assert page.shares == {verdict.reply: 0.6, verdict.decision.reply: 0.4}
    assert "it leaves the others worse off" in page.sentences[0]
    assert len(record.actions) == decisions, "the game stays as it was"


def test_a_third_choice_is_compared_with_both_where_there_are_no_workers_too(
    app: App, record: Record
) -> None:
    verdict = mistake(app, record)
    taken = verdict.decision.reply[0]
    third = next(
        option for option in verdict.decision.ask.for_bots if option not in (taken, verdict.reply[0])
    )
    scene = tried(app, record, verdict)
    scene.session.play([third])
    page = compared(scene)
    assert page.title == "Another way"
    assert set(page.shares) == {(third,), (taken,), verdict.reply}
    assert all(0 <= share <= 1 for share in page.shares.values())


def test_from_there_the_film_of_the_game_can_be_watched_and_the_way_back_is_short(
    app: App, record: Record
) -> None:
    verdict = mistake(app, record)
    scene = tried(app, record, verdict)
    assert isinstance(scene.handle(Key(Act.BACK)), Pop)
    scene.session.play(list(verdict.decision.reply))
    page = compared(scene)
    assert page.title == "As in the game"
    watch = page.page.find("watch")
    assert isinstance(watch, Button)
    goto = watch.press()
    assert isinstance(goto, Push)
    assert isinstance(goto.scene, FilmScene)
    assert goto.scene.session.place == verdict.decision.place


def test_no_other_person_sits_there_and_nothing_can_be_saved(app: App, record: Record) -> None:
    scene = tried(app, record, mistake(app, record))
    assert [seat.index for seat in scene.table.seats if seat.human] == [1]
    assert scene.session.saves.try_again() is None
    assert scene.session.driver.is_lesson
