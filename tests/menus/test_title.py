"""The title: its buttons say for what they are, stay where they are, and nobody quits unasked."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import GAMES
from game.core.record import Record
from game.lessons.course import course
from game.storage.saves import Saved
from game.translation import tr, use
from scenes.menus.lesson_list import LessonsScene
from scenes.menus.lobby import LobbyScene
from scenes.menus.posters import FOOT, WIDTH, HungPoster, draw_poster, write_below
from scenes.menus.rulebook import RulebookScene
from scenes.menus.title import TitleScene
from scenes.services import Living, NewGame
from scenes.skins import skin_infos
from scenes.ui.canvas import Canvas
from scenes.ui.dialog import Dialog
from scenes.ui.text import Lettering
from scenes.ui.widgets import Button, Label
from scenes.window.window import Window
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


# --- the posters live ---

PARTS = [(info.poster, part) for info in skin_infos().values() for part in info.living]
each_part = pytest.mark.parametrize(("poster", "part"), PARTS, ids=[part.picture for _, part in PARTS])


def seen(stand: Stand, seconds: float) -> tuple[dict[Living, set[bytes]], set[bytes]]:
    """What was shown of each living part, and of all else of the window, a quarter of a second apart."""
    title = as_a(TitleScene, stand.manager.stack.top)
    posters = [widget for widget in title.page.all() if isinstance(widget, HungPoster)]
    areas = {part: poster.area_of(part) for poster in posters for part in poster.info.living}
    looks: dict[Living, set[bytes]] = {part: set() for part in areas}
    rest = set()
    for _ in range(round(seconds / 0.26)):
        stand.frames(0.26)
        window = stand.window.surface.copy()
        for part, area in areas.items():
            box = stand.services.canvas.to_pixels(area)
            looks[part].add(pygame.image.tobytes(window.subsurface(box), "RGB"))
        for area in areas.values():
            window.fill((0, 0, 0), stand.services.canvas.to_pixels(area))
        rest.add(pygame.image.tobytes(window, "RGB"))
    return looks, rest


def test_every_poster_lives_at_rest_and_nothing_else_of_the_title_changes(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "focused", True)
    stand.frames(2.0)
    looks, rest = seen(stand, 8.0)
    assert {part.picture.rpartition("/")[2].split("_")[1] for part in looks} == {*GAMES}
    for part, found in looks.items():
        assert len(found) == len({*part.course}), part.picture
    assert len(rest) == 1


def test_the_title_is_still_where_motion_is_reduced(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Window, "focused", True)
    stand.services.settings.reduced_motion = True
    stand.frames(2.0)
    looks, rest = seen(stand, 3.0)
    assert {len(found) for found in (*looks.values(), rest)} == {1}


def look_of(part: Living, look: int, asked: Living) -> int:
    """The look of one part; all others are as printed."""
    return look if asked == part else 0


@each_part
def test_no_edge_shows_where_a_part_of_a_poster_lives(canvas: Canvas, poster: str, part: Living) -> None:
    info = next(info for info in skin_infos().values() if info.poster == poster)
    strip = canvas.art.size(part.picture)
    assert strip[0] == part.area[2] * canvas.art.size(poster)[0] // 297
    for look in range(1, max(part.course) + 1):
        assert strip[1] >= look * part.area[3] * strip[0] // part.area[2]
        shown = []
        for now in (0, look):
            canvas.surface.fill((30, 60, 110))
            draw_poster(canvas, info, (640, 360), 292, 1, 255, partial(look_of, part, now))
            shown.append(canvas.surface.copy())
        scale, (left, top, wide, high) = 292 / 297, part.area
        along = [(x, y) for x in range(left + 3, left + wide - 3, 4) for y in (top + 1, top + high - 2)]
        for x, y in along:
            at = round(640 + (x - 148.5) * scale), round(360 + (y - 210) * scale)
            near = [abs(a - b) for a, b in zip(*(surface.get_at(at) for surface in shown), strict=True)]
            assert max(near) < 40, (look, x, y)


@EVERY_LANGUAGE
def test_a_poster_says_how_many_play_and_for_how_long(stand: Stand, speech: str) -> None:
    use(speech)
    title = title_of(stand)
    for game, players, minutes in (
        ("bulls", "2–6", "15–40"),
        ("toruro", "3–8", "15–45"),
        ("alatriste", "2–6", "20–60"),
    ):
        poster = as_a(HungPoster, title.page.find(f"poster {game}"))
        assert poster.facts.startswith(players) and minutes in poster.facts
        offered = stand.services.games[game].meta.offered
        assert stand.services.skins[game].players == (offered[0], offered[-1])
        assert poster.facts in poster.spoken_text


def test_what_stands_below_the_name_of_a_poster_can_be_read_in_large_letters(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    highs: list[float] = []
    line = Lettering.line

    def noted(*given: Any) -> pygame.Surface:
        made = line(*given)
        highs.append(made.get_height())
        return made

    monkeypatch.setattr(Lettering, "line", noted)
    for factor, width in ((1.0, 297.0), (2.0, 222.0)):  # posters are smaller above large buttons
        monkeypatch.setattr(canvas.lettering, "factor", factor)
        write_below(canvas, "2–6 players · 15–40 min", (640.0, 360.0), width, 0.0)
    usual, large = highs
    assert large > usual


def test_the_title_needs_the_rules_of_no_game_and_nothing_that_reads_games() -> None:
    code = (
        "import main, pygame, sys\n"
        "from game.storage.settings import Settings\n"
        "from scenes.window.app import App\n"
        "pygame.font.init()\n"
        "app = App(pygame.Surface((1280, 720)), Settings(), keep=False)\n"
        "app.home().layout(app.services.canvas)\n"
        "later = {'game.bulls', 'game.toruro', 'game.alatriste', 'game.core.table'}\n"
        "later.add('scenes.window.small_table')\n"
        "assert not later & {*sys.modules}, later & {*sys.modules}\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_the_slip_of_a_game_under_way_covers_nothing_that_lives_and_no_fact(stand: Stand) -> None:
    canvas = stand.services.canvas
    posters = [widget for widget in title_of(stand).page.all() if isinstance(widget, HungPoster)]
    for poster in posters:
        poster.about = "Round 12, Maximiliano's turn"
        slip = poster.note_area(canvas)
        assert not any(slip.colliderect(poster.area_of(part)) for part in poster.info.living)
        facts = poster.rect.top + (FOOT + 6) * poster.rect.w / WIDTH
        assert slip.top >= facts, poster.key
        assert slip.bottom <= there(title_of(stand).page.find("play")).rect.top
