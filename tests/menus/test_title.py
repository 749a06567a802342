"""The title: its buttons say for what they are, stay where they are, and nobody quits unasked."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game import GAMES
from game.core.record import Record
from game.lessons.course import course
from game.storage.saves import Saved
from game.translation import tr, use
from scenes.menus.lesson_list import LessonsScene
from scenes.menus.lobby import LobbyScene
from scenes.menus.rulebook import RulebookScene
from scenes.menus.title import TitleScene
from scenes.services import NewGame
from scenes.ui.dialog import Dialog
from scenes.ui.widgets import Button, Label
from tests.menus.clicks import click, escape
from tests.menus.conftest import EVERY_LANGUAGE, PlayedScene, Stand
from tests.menus.every_menu import SEATS
from tests.narrow import as_a, there
from tests.ui.pages import page_on

MENU = ("continue", "play", "teach", "rules", "settings", "quit")


def title_of(stand: Stand, game: str = "") -> TitleScene:
    """The title, with a game of that kind under way."""
    stand.saved = (
        Saved(Path("x.sobremesa"), datetime(2026, 7, 7), Record(game, 1, "", {}, SEATS, 1)) if game else None
    )
    title = TitleScene(stand.services)
    stand.manager.begin(title)
    return title


def told(title: TitleScene, key: str) -> str:
    """What the voice says of a button, which is all that is written on it and in its tip."""
    return there(title.page.find(key)).spoken_text


@EVERY_LANGUAGE
def test_continue_play_teach_and_rules_say_for_what_they_are(stand: Stand, speech: str) -> None:
    use(speech)
    title = title_of(stand, "toruro")
    assert tr(GAMES["toruro"].meta.name) in told(title, "continue")
    assert tr(GAMES["bulls"].meta.name) in told(title, "play")
    assert tr("All games") in told(title, "teach")
    assert tr("All games") in told(title, "rules")


@EVERY_LANGUAGE
@pytest.mark.parametrize("percent", [100, 200])
def test_no_button_of_the_title_moves_when_a_game_is_under_way(
    stand: Stand, percent: int, speech: str
) -> None:
    use(speech)
    stand.services.settings.text_size = percent
    stand.services.apply_settings()
    places = []
    for game in ("", *GAMES):
        title = title_of(stand, game)
        places.append([there(title.page.find(key)).rect.copy() for key in MENU])
    assert all(place == places[0] for place in places)


def test_without_a_game_under_way_continue_says_so(stand: Stand) -> None:
    button = as_a(Button, title_of(stand).page.find("continue"))
    assert button.off == "No game is under way."
    click(stand, "continue")
    assert isinstance(stand.manager.stack.top, TitleScene)


def test_escape_at_the_title_asks_before_it_quits(stand: Stand) -> None:
    escape(stand)
    as_a(Dialog, stand.manager.stack.top)
    escape(stand)
    assert isinstance(stand.manager.stack.top, TitleScene)
    assert stand.manager.stack.running
    escape(stand)
    click(stand, "answer 0")
    assert not stand.manager.stack.running


def test_how_to_play_at_the_title_has_a_tab_for_every_game(stand: Stand) -> None:
    click(stand, "rules")
    book = as_a(RulebookScene, stand.manager.stack.top)
    for game in (*GAMES, *GAMES):
        click(stand, game)
        assert (book.game, book.place) == (game, 0)
        titles = [widget.text for widget in book.page.all() if isinstance(widget, Label)]
        assert book._pages()[0].title in titles


def test_every_page_of_every_book_is_reached_from_the_title(stand: Stand) -> None:
    click(stand, "rules")
    book = as_a(RulebookScene, stand.manager.stack.top)
    for game in GAMES:
        click(stand, game)
        for place in range(1, len(book._pages())):
            click(stand, "next")
            assert book.place == place


def test_teach_me_at_the_title_shows_the_lessons_of_all_games(stand: Stand) -> None:
    click(stand, "teach")
    keys = {widget.key for widget in as_a(LessonsScene, stand.manager.stack.top).page.all()}
    assert {f"{game} {row.id}" for game in GAMES for row in course(game).chapter} <= keys


@pytest.mark.parametrize("game", GAMES)
def test_teach_me_in_a_lobby_shows_the_lessons_of_that_game_alone(stand: Stand, game: str) -> None:
    click(stand, f"poster {game}")
    click(stand, "teach")
    lessons = as_a(LessonsScene, stand.manager.stack.top)
    found = {widget.key for widget in lessons.page.all() if widget.key.partition(" ")[0] in GAMES}
    assert found == {f"{game} {row.id}" for row in course(game).chapter}


def test_play_now_is_for_the_game_that_was_played_last(stand: Stand) -> None:
    click(stand, "poster alatriste")
    click(stand, "start")
    title = title_of(stand)
    assert tr(GAMES["alatriste"].meta.name) in told(title, "play")
    click(stand, "play")
    assert as_a(LobbyScene, stand.manager.stack.top).game.meta.id == "alatriste"
    click(stand, "start")
    assert as_a(NewGame, as_a(PlayedScene, stand.manager.stack.top).new).game.meta.id == "alatriste"


def test_no_picture_of_the_wall_peeps_out_under_a_button_or_a_key_hint(stand: Stand) -> None:
    pytest.importorskip("skia", reason="the art group draws the wall")
    from assets.make.ui.title_wall import HUNG, TILE

    keys = ("sound", "text", "annals", "about", "language")
    corners = [there(page_on(stand.manager.stack.top).find(key)).rect for key in keys]
    foot = pygame.FRect(880, 672, 400, 48)
    for column, row in HUNG:
        tile = pygame.FRect(column * TILE, row * TILE, TILE, TILE)
        assert not any(map(tile.colliderect, [*corners, foot])), (column, row)
