"""A film shows the table as it was, by one bar, and no more of it than who looks may know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game import find
from game.alatriste.events_combat import Clashed
from game.core.table import replay
from game.toruro.view import ToruroView
from maps.reader import graph_of
from scenes.film.bar import Scrubber
from scenes.film.film_scene import FilmScene
from scenes.film.line_list import LineList
from scenes.services import Screening
from scenes.skins.toruro.drawing.light import WICK
from scenes.table.pause import PauseScene
from scenes.ui.input import Act, Key, Pointer
from scenes.ui.scene import Pop, Push
from scenes.ui.theme import NIGHT
from scenes.window.app import App
from tests.stage.conftest import Begin
from tests.table.films import GAMES, film, finished, picture, under_way

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_GAME
def test_a_place_that_is_jumped_to_looks_as_it_does_after_stepping_there(app: App, name: str) -> None:
    app.services.settings.reduced_motion = True
    scene = film(app, Screening(finished(name)))
    session, chance = scene.session, Random(4)
    stops = [place for place in session.stops if place < 20]
    stepped = {0: picture(scene)}
    while session.place < stops[-1]:
        session.show_next()
        session.director.finish()
        scene.update(0.0)
        if chance.random() < 0.2:
            stepped[session.place] = picture(scene)
    for place in chance.sample(sorted(stepped), min(2, len(stepped))):
        session.go(session.film.last)
        session.go(place)
        scene.update(0.0)
        assert session.place == place
        assert picture(scene) == stepped[place], place


def test_after_a_fight_that_was_stepped_over_the_table_rests_as_it_does_after_a_jump(app: App) -> None:
    scene = film(app, Screening(finished("alatriste")))
    session = scene.session
    fights = [
        place for place in session.stops if any(isinstance(one, Clashed) for one in session.seen(place))
    ]
    session.go(session._stop_before(fights[0]))
    session.show_next()
    session.director.finish()
    assert session.place == fights[0]
    scene.update(0.0)
    assert scene.busy, "the scene of a fight still fades"
    scene.update(1.0)
    scene.update(0.0)
    assert not scene.busy
    stepped = picture(scene)
    session.go(0)
    session.go(fights[0])
    scene.update(0.0)
    assert picture(scene) == stepped


@EVERY_GAME
def test_the_table_of_a_place_is_that_of_the_game_and_its_chronicle_ends_there(app: App, name: str) -> None:
    record = finished(name)
    scene, game = film(app, Screening(record)), find(name)
    session = scene.session
    for place in (session.stops[5], session.stops[-1]):
        session.go(place)
        record_then = finished(name)
        record_then.position, record_then.actions = "", record_then.actions[:place]
        table = replay(game, record_then, graph_of(game))
        assert session.view == table.view(0)
        assert len(session.chronicle.lines) <= len(session.lines)
    assert list(session.chronicle.lines) == list(session.lines)
    assert len(session.lines) > 30


def test_keys_go_by_decisions_turns_and_rounds_and_to_tenths_of_the_game(app: App) -> None:
    scene = film(app, Screening(finished("bulls")))
    session = scene.session
    scene.handle(Key(Act.RIGHT))
    session.director.finish()
    assert session.place == session.stops[1]
    scene.handle(Key(Act.LEFT))
    assert session.place == 0
    scene.handle(Key(Act.UP))
    assert session.place == session.turns[1]
    scene.handle(Key(Act.SKIP))
    assert session.place == session.rounds[1]
    scene.handle(Key(Act.SKIP))
    scene.handle(Key(Act.REPLAY))
    assert session.place == session.rounds[1]
    scene.handle(Key(Act.SLOT, slot=5))
    assert abs(session.place - session.film.last / 2) < 12
    scene.handle(Key(Act.DOWN))
    assert session.place in session.turns


def test_it_runs_both_ways_at_any_rate_and_rests_at_the_ends(app: App) -> None:
    scene = film(app, Screening(finished("toruro")))
    session = scene.session
    session.go(session.stops[4])
    scene.handle(Key(Act.UNDO))
    assert session.running == -1 and scene.busy
    for _ in range(200):
        scene.update(0.1)
    assert session.place == 0 and session.running == 0
    while session.rate < 8:
        scene.handle(Key(Act.SPEED))
    scene.handle(Key(Act.HOLD))
    for _ in range(20 * len(session.stops)):
        scene.update(0.1)
    assert session.place == session.film.last and session.running == 0
    assert session.table.ask is None


def test_a_run_at_the_pace_of_a_table_shows_what_moves(app: App) -> None:
    scene = film(app, Screening(finished("bulls")))
    scene.session.run(1)
    moved = False
    for _ in range(400):
        scene.update(0.05)
        moved = moved or scene.session.director.busy
    assert moved and scene.session.place > 0


def test_one_key_leads_in_and_one_key_out(app: App, begin: Begin) -> None:
    table = begin(3, 3, 1)
    table.director.finish()
    pushed = table.handle(Key(Act.FILM))
    assert isinstance(pushed, Push) and isinstance(pushed.scene, FilmScene)
    pushed.scene.layout(app.services.canvas)
    assert isinstance(pushed.scene.handle(Key(Act.FILM)), Pop)
    assert isinstance(pushed.scene.handle(Key(Act.BACK)), Pop)


def test_the_pause_leads_there_too(begin: Begin) -> None:
    table = begin(3, 3, 1)
    paused = table.handle(Key(Act.BACK))
    assert isinstance(paused, Push) and isinstance(paused.scene, PauseScene)
    paused.scene.layout(table.services.canvas)
    button = paused.scene.page.find("film")
    assert button is not None
    popped = button.typed(Key(Act.OK))
    assert isinstance(popped, Pop) and popped.then is not None
    pushed = popped.then()
    assert isinstance(pushed, Push) and isinstance(pushed.scene, FilmScene)


def test_while_several_people_play_it_is_shown_only_when_the_game_is_over(begin: Begin) -> None:
    table = begin(3, 3, 2)
    table.director.finish()
    table.handle(Key(Act.FILM))
    assert table.session.prompt_panel.notice.startswith("Several people look at this screen")


@EVERY_GAME
def test_during_a_game_it_shows_what_the_one_person_saw_and_nothing_else(app: App, name: str) -> None:
    record = under_way(name, 30)
    scene = film(app, Screening(record, len(record.actions), 0))
    session = scene.session
    assert session.fixed and session.eyes == 0
    assert scene.page.find("eyes") is None and scene.page.find("what if") is None
    assert "decision" not in " ".join(scene.bar.where()), "how many were asked in secret is not told"
    scene.handle(Key(Act.PEEK))
    scene.handle(Key(Act.WHY))
    assert session.eyes == 0
    hushed = [place for place in session.stops[1:-1] if session._is_hushed(session.film.stills[place].ask)]
    assert hushed == []


@EVERY_GAME
def test_during_a_game_its_bar_marks_no_moment_but_what_the_one_person_was_told(app: App, name: str) -> None:
    record = under_way(name, 100)
    scene = film(app, Screening(record, len(record.actions), 0))
    session = scene.session
    assert session.film.stills[-1].ask is not None
    assert scene.review_job is None, "luck and falls are told by what nobody may know before the end"
    for place in range(session.film.last + 1):
        assert session.seen(place) == session.film.events(place, 0)
    marked = {text for pin in scene.bar.pins() for text in pin.text.splitlines()}
    assert marked
    assert marked <= {line.text for line in session.lines}


def test_with_other_eyes_another_hand_lies_at_the_edge_of_the_table(app: App) -> None:
    scene = film(app, Screening(finished("toruro")))
    session = scene.session
    session.go(session.stops[6])
    seen = {session.eyes: session.view}
    for _ in session.seats:
        scene.handle(Key(Act.PEEK))
        seen[session.eyes] = session.view
    assert set(seen) == {None, 0, 1, 2}
    hands = {view.hand for eyes, view in seen.items() if eyes is not None and isinstance(view, ToruroView)}
    assert len(hands) == 3
    assert session.ask is not None and seen[None].seat == session.ask.seat, (
        "everything open, the table is turned to whoever decides"
    )


def test_a_press_on_the_scrubber_or_a_drag_goes_there(app: App) -> None:
    scene = film(app, Screening(finished("bulls")))
    scrubber = next(widget for widget in scene.page.widgets if isinstance(widget, Scrubber))
    middle = scrubber.rect.center
    scene.handle(Pointer("down", middle, 1))
    assert abs(scene.session.place - scene.film.last / 2) < 12
    scene.handle(Pointer("move", (scrubber.rect.right, middle[1]), 1))
    scene.handle(Pointer("up", (scrubber.rect.right, middle[1]), 1))
    assert scene.session.place == scene.film.last


@EVERY_GAME
def test_the_frame_after_a_jump_shows_where_it_led(app: App, name: str) -> None:
    scene = film(app, Screening(finished(name)))
    scene.session.run(1)
    for _ in range(20):
        scene.update(0.02)
    scrubber = next(widget for widget in scene.page.widgets if isinstance(widget, Scrubber))
    for share in (0.7, 0.2):
        scene.handle(Pointer("down", (scrubber.x(round(share * scene.film.last)), scrubber.rect.centery), 1))
        scene.handle(Pointer("up", scrubber.rect.center, 1))
        scene.update(1 / 60)
        scene.draw(app.services.canvas)
        frame = scene.canvas.surface.copy()
        if name == "toruro":
            frame.fill(NIGHT, scene.canvas.to_pixels(WICK))
        assert abs(scene.session.place - share * scene.film.last) < 12
        assert frame.get_view("2").raw == picture(scene)


def test_what_was_great_is_pinned_and_luck_and_cost_join_when_they_are_found(app: App) -> None:
    scene = film(app, Screening(finished("bulls")))
    pins = len(scene.bar.pins())
    assert 3 < pins < 60
    review_job = scene.review_job
    while review_job is not None and review_job.busy:
        review_job.step()
    assert [pin.up for pin in scene.bar.pins()[pins:]] == [True, False]


def test_moments_of_the_review_are_marked_on_the_bar_as_praised_or_not(app: App) -> None:
    scene = film(app, Screening(finished("bulls"), moments=((12, False), (40, True))))
    marked = [(pin.place, pin.up) for pin in scene.bar.pins() if "again" in pin.text]
    assert marked == [(12, False), (40, True)]


def test_a_line_of_the_chronicle_leads_to_where_it_was_told(app: App) -> None:
    scene = film(app, Screening(finished("bulls")))
    session = scene.session
    pushed = scene.handle(Key(Act.LOG))
    assert isinstance(pushed, Push) and isinstance(pushed.scene, LineList)
    popped = pushed.scene.follow(40)
    assert isinstance(popped, Pop) and popped.then is not None
    popped.then()
    assert len(session.chronicle.lines) > 40
    session.step(session.stops, -1)
    assert len(session.chronicle.lines) <= 40


def test_a_line_that_is_just_being_told_leads_to_its_place_too(app: App) -> None:
    scene = film(app, Screening(finished("bulls")))
    session = scene.session
    known = len(session.chronicle.lines)
    for _ in range(40):
        if len(session.chronicle.lines) > known:
            break
        session.director.finish()
        session.show_next()
        scene.update(0.01)
    before = session.place
    assert session.director.busy
    scene._jump_to(session.chronicle.lines[-1])
    assert not session.director.busy
    assert session.place > before
    assert len(session.chronicle.lines) > known


def test_of_a_damaged_game_what_can_be_read_is_shown_and_where_it_stops_is_said(app: App) -> None:
    record = finished("bulls")
    record.actions[30:] = [*record.actions[60:]]
    scene = film(app, Screening(record))
    assert 25 < scene.film.last < len(record.actions)
    assert [str(fault) for fault in app.complaints] == [str(scene.film.fault)]


def test_it_says_where_it_stands_and_what_was_asked(app: App) -> None:
    scene = film(app, Screening(finished("bulls")))
    scene.session.go(scene.session.stops[8])
    scene.update(0.0)
    told = " ".join(remark.text for remark in scene.remarks())
    assert f"decision {scene.session.place} of {scene.film.last}" in told
    assert scene.session.ask is not None and scene.session.seats[scene.session.ask.seat].name in told


@pytest.mark.parametrize("over", [True, False])
def test_a_key_keeps_a_picture_with_title_and_date_and_once_it_is_over_the_line(
    app: App, home: Path, over: bool
) -> None:
    record = finished("bulls") if over else under_way("bulls", 20)
    scene = film(app, Screening(record, seat=None if over else 0))
    scene.session.go(20)
    scene.handle(Key(Act.PICTURE))
    (path,) = (home / "pictures").iterdir()
    assert str(path) in scene.session.prompt_panel.notice
    image = pygame.image.load(path)
    assert image.get_width() == 1280
    foot = image.get_height() - scene.canvas.size[1]
    assert (foot > 40) is over, "the seed is in the line: while the game is not over none is printed"
    again = film(app, Screening(record, seat=None if over else 0))
    again.session.go(20)
    assert scene.session.view == again.session.view


def test_whatever_is_pressed_in_a_film_changes_nothing_that_is_kept(app: App, home: Path) -> None:
    chance, record = Random(6), finished("bulls")
    before, settings = record.text(), replace(app.services.settings)
    scene = film(app, Screening(record))
    acts = [act for act in Act if act is not Act.FILM]
    for _ in range(60):
        spot = chance.uniform(0, 1280), chance.uniform(0, 720)
        for item in (
            Key(chance.choice(acts), slot=5),
            Pointer("move", spot),
            Pointer("down", spot, chance.choice((1, 3))),
            Pointer("up", spot, 1),
        ):
            scene.handle(item)
        scene.update(0.05)
    assert record.text() == before
    assert app.services.settings == settings
    assert not home.exists() or not any(home.rglob("*.sobremesa"))
