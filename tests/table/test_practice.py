"""Practice: one may go back to any decision of one's own, and nothing of such a game counts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game import find
from game.core.event import Event
from game.core.table import replay
from game.storage.match_history import read_matches
from game.storage.paths import finished_folder
from game.storage.practice import PRACTICE, is_practice
from game.storage.saves import running
from game.storage.settings import Settings
from maps.reader import graph_of
from scenes.film.film_scene import FilmScene
from scenes.menus.lobby import LobbyScene
from scenes.menus.saved_games import SavedGamesScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.ui.input import Act, Key
from scenes.ui.scene import Pop, Push, Reset
from scenes.ui.widgets import Label
from scenes.window.app import App
from tests.table.films import GAMES


@pytest.fixture
def kept_app(art: Art, monkeypatch: pytest.MonkeyPatch) -> App:
    """The program, which saves games."""
    monkeypatch.setattr("scenes.window.app.Art", lambda: art)
    return App(pygame.Surface((1280, 720)), Settings(language="en"))


def laid(app: App, scene: PlayScene) -> PlayScene:
    """A table that is seen, at rest."""
    scene.layout(app.services.canvas)
    scene.enter()
    scene.director.finish()
    return scene


def practice(app: App, name: str = "bulls", own: int = 4) -> PlayScene:
    """A practice game in which the person has decided so often."""
    game = find(name)
    scene = laid(app, app.begin(NewGame(game, seats(game, 3), {}, practice=True), 5))
    decided = 0
    for _ in range(400):
        ask = scene.table.ask
        assert ask is not None
        if decided == own and ask.seat == 0 and len(ask.options) > 1:
            break
        decided += decided < own and ask.seat == 0 and len(ask.options) > 1
        scene.session.think(ask)
        scene.director.finish()
    return scene


def gone(app: App, scene: PlayScene) -> PlayScene:
    """The table to which the present one leads."""
    for _ in range(5):
        where = scene.update(0.0)
        if isinstance(where, Reset) and isinstance(where.scene, PlayScene):
            scene.leave()
            return laid(app, where.scene)
    raise AssertionError("it leads nowhere")


@pytest.mark.parametrize("name", GAMES)
def test_taking_back_leads_to_ones_own_decisions_one_after_the_other(app: App, name: str) -> None:
    scene = practice(app, name)
    before, record = len(scene.table.record.actions), scene.table.record
    counts = [before]
    for _ in range(2):
        for _ in range(20):
            if scene._goto is None:
                scene.session.take_back()
                scene.director.finish()
        scene = gone(app, scene)
        assert scene.table.ask is not None and scene.table.ask.seat == 0
        counts.append(len(scene.table.record.actions))
        assert scene.table.record.actions == record.actions[: counts[-1]]
    assert counts[0] > counts[1] > counts[2]
    assert is_practice(scene.table.record)


def test_what_was_told_and_the_position_are_those_of_that_moment(app: App) -> None:
    scene = practice(app)
    scene.session.take_back()
    scene = gone(app, scene)
    record = scene.table.record
    told, game = list[Event](), scene.table.game
    table = replay(game, record, graph_of(game), lambda made: told.extend(made.events(0)))
    assert scene.table.view(0) == table.view(0)
    lines = [line for event in told if (line := scene.skin.line(event)) is not None]
    assert [line.text for line in scene.session.chronicle.lines] == [line.text for line in lines]


def test_at_the_first_decision_that_is_said(app: App) -> None:
    scene = practice(app, own=0)
    scene.session.take_back()
    assert scene.session.prompt_panel.notice == "This is the first decision of yours."


def test_in_a_game_that_counts_nothing_leads_back_further_than_is_fair(app: App) -> None:
    game = find("toruro")
    scene = laid(app, app.begin(NewGame(game, seats(game, 3), {}), 5))
    for _ in range(100):
        ask, count = scene.table.ask, len(scene.table.record.actions)
        assert ask is not None
        if count >= 9 and ask.seat == 0 and not scene.table.can_undo:
            break
        scene.session.think(ask)
        scene.director.finish()
    scene.session.take_back()
    assert scene.session.prompt_panel.notice.startswith(("The last decision cannot", "It cannot be taken"))
    assert scene.page.find("badge") is None


def test_its_film_leads_on_from_any_earlier_decision_of_ones_own_and_from_no_other(app: App) -> None:
    scene = practice(app)
    badge = scene.page.find("badge")
    assert badge is not None and "Practice" in badge.spoken_text
    pushed = badge.typed(Key(Act.OK))
    assert isinstance(pushed, Push) and isinstance(pushed.scene, FilmScene)
    film = pushed.scene
    film.enter()
    film.layout(app.services.canvas)
    session, offered = film.session, list[int]()
    for place in session.stops:
        session.go(place)
        film.update(0.0)
        if film.page.find("go on") is not None:
            assert session.ask is not None and session.ask.seat == 0
            offered.append(place)
    assert len(offered) > 2 and film.film.last not in offered
    session.go(offered[1])
    film.update(0.0)
    button = film.page.find("go on")
    assert button is not None
    led = button.typed(Key(Act.OK))
    assert isinstance(led, Reset) and isinstance(led.scene, PlayScene)
    scene.leave()
    again = laid(app, led.scene)
    assert len(again.table.record.actions) == offered[1]
    assert again.turn is not None and again.turn.ask.seat == 0


def test_of_its_end_nothing_is_noted_and_no_file_stays(kept_app: App, home: Path) -> None:
    scene = practice(kept_app, "toruro", own=1)
    chance = Random(3)
    for _ in range(2000):
        if (ask := scene.table.ask) is not None:
            scene.table.play(ask.seat, chance.choice(ask.options))
    scene.session.proceed()
    assert scene.session.over
    assert scene.session.saves.achievements == {} and scene.session.saves.slot == ""
    scene.leave()
    assert read_matches(lambda fault: None) == []
    assert not finished_folder().exists() or not any(finished_folder().iterdir())
    assert list(running(lambda fault: None)) == []
    again = scene.results().game
    assert again.practice, "played again, it is one for practice again"


def test_it_is_saved_where_it_went_back_to_and_stays_one_for_practice(kept_app: App) -> None:
    scene = practice(kept_app)
    scene.session.take_back()
    scene = gone(kept_app, scene)
    count = len(scene.table.record.actions)
    scene.leave()
    (saved,) = kept_app.saved_games()
    assert len(saved.record.actions) == count and PRACTICE in saved.record.notes
    page = SavedGamesScene(kept_app.services)
    page.enter()
    page.layout(kept_app.services.canvas)
    words = [widget.text for widget in page.page.all() if isinstance(widget, Label)]
    assert any(text.startswith("Practice · ") for text in words)
    resumed = kept_app.services.resume(saved)
    assert isinstance(resumed, PlayScene) and resumed.session.driver.is_practice
    resumed.leave()


def test_the_lobby_offers_it_where_one_person_plays(app: App) -> None:
    lobby = LobbyScene(app.services, find("bulls"))
    lobby.layout(app.services.canvas)
    switch = lobby.page.find("practice")
    assert switch is not None
    switch.typed(Key(Act.OK))
    assert lobby.practice
    led = lobby.start()
    assert isinstance(led, Reset) and isinstance(led.scene, PlayScene)
    assert is_practice(led.scene.table.record)
    lobby._add_person()
    assert lobby.page.find("practice") is None
    led = lobby.start()
    assert isinstance(led, Reset) and isinstance(led.scene, PlayScene)
    assert not is_practice(led.scene.table.record), "others at the screen have not agreed to it"


def test_a_branch_of_a_practice_game_has_but_its_own_badge(app: App) -> None:
    scene = practice(app, own=1)
    pushed = scene.handle(Key(Act.FILM))
    assert isinstance(pushed, Push) and isinstance(pushed.scene, FilmScene)
    pushed.scene.layout(app.services.canvas)
    assert pushed.scene.page.find("what if") is None
    assert isinstance(pushed.scene.handle(Key(Act.FILM)), Pop)
