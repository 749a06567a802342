"""The hand of the day in the program: played from the title, left and gone on with, both results shown."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from msgspec import structs

from game.daily.hand import chair_of, hand_of, points_of
from game.storage.diary import Diary, Played, diary_file
from game.storage.pictures import keep_picture
from scenes.film.film_scene import FilmScene
from scenes.menus.daily import DailyScene
from scenes.menus.daily_result import DailyResultScene
from scenes.menus.game_line import LineScene
from scenes.menus.title import TitleScene
from scenes.table.daily import DailyTable
from scenes.ui.scene import Pop, Push, Scene
from scenes.ui.widgets import Button
from scenes.window.app import App

TORURO = date(2026, 7, 7)
DAYS = TORURO - timedelta(days=1), TORURO, TORURO + timedelta(days=1)


@pytest.fixture(autouse=True)
def kept(app: App) -> None:
    """The diary lies on the disk, and it is the day of the cards."""
    app.services.diary = Diary(diary_file())
    app.services.today = lambda: TORURO


def shown(app: App, scene: Scene) -> Scene:
    """A scene as it lies on the screen."""
    scene.layout(app.services.canvas)
    scene.enter()
    return scene


def pressed(app: App, scene: Scene, key: str) -> Scene:
    """What a press on the button of that key leads to."""
    button = scene.page.find(key)  # type: ignore[attr-defined]
    assert isinstance(button, Button)
    goto = button.press()
    assert isinstance(goto, Push), goto
    return shown(app, goto.scene)


def sat_down(app: App, day: date = TORURO) -> DailyTable:
    """The table of a day, reached from the title."""
    app.services.today = lambda: day
    page = pressed(app, shown(app, TitleScene(app.services)), "day")
    assert isinstance(page, DailyScene)
    table = pressed(app, page, "play")
    assert isinstance(table, DailyTable)
    return table


def played(scene: DailyTable, answers: int = 1000) -> DailyResultScene | None:
    """Let a regular answer for the player so often, or to the end; return what comes then."""
    for _ in range(3000):
        scene.director.finish()
        goto = scene.update(0.3)
        if goto is not None:
            assert isinstance(goto, Push)
            assert isinstance(goto.scene, DailyResultScene)
            goto.scene.layout(scene.services.canvas)
            return goto.scene
        if scene.turn is not None and scene.table.ask is not None:
            if not answers:
                return None
            answers -= 1
            scene.session.think(scene.table.ask)
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize("day", DAYS)
def test_a_hand_is_dealt_from_the_title_and_says_on_its_table_what_it_is(app: App, day: date) -> None:
    scene = sat_down(app, day)
    assert scene.table.game.meta.id == hand_of(day).game
    assert scene.session.viewer.audience == chair_of(day)
    badge = scene.page.find("badge")
    assert isinstance(badge, Button)
    assert badge.text == f"Hand of {day:%d.%m.}"
    assert isinstance(badge.press(), Pop)


def test_a_hand_that_is_played_is_kept_with_its_points(app: App) -> None:
    scene = sat_down(app)
    page = played(scene)
    assert page is not None
    kept = Diary(diary_file()).day(TORURO)
    assert kept.points == points_of(scene.table) == page.points
    assert kept.decided() == scene.table.record.actions
    assert page.verdict == "The hand is played"
    assert "is not known yet" in " ".join(page.sentences), "no worker is there to find out"


def test_a_hand_that_is_left_is_gone_on_with_where_it_was(app: App) -> None:
    scene = sat_down(app)
    assert played(scene, answers=2) is None
    scene.leave()
    left = [*scene.table.record.actions]
    assert left
    assert not app.services.saved_games(), "it is no saved game"
    page = shown(app, DailyScene(app.services))
    assert isinstance(page, DailyScene)
    button = page.page.find("play")
    assert isinstance(button, Button)
    assert button.text == "Go on"
    again = pressed(app, page, "play")
    assert isinstance(again, DailyTable)
    assert again.table.record.actions[: len(left)] == left


def test_the_first_result_of_a_hand_stays(app: App) -> None:
    first = Played(1, ("done",), (50, 0, 0, 0, 0), (40, 0, 0, 0, 0))
    app.services.diary.keep(TORURO, first)
    page = shown(app, DailyScene(app.services))
    again = pressed(app, page, "play")
    assert isinstance(again, DailyTable)
    assert again.table.rounds == 1, "it is dealt anew"
    result = played(again)
    assert result is not None
    assert Diary(diary_file()).day(TORURO) == first
    assert any("and that stays" in sentence for sentence in result.sentences)


def test_yesterdays_hand_can_be_played_and_a_clock_put_back_shows_what_was_played(app: App) -> None:
    page = shown(app, DailyScene(app.services))
    assert isinstance(page, DailyScene)
    button = page.page.find(f"day {DAYS[0].isoformat()}")
    assert isinstance(button, Button)
    button.press()
    table = pressed(app, page, "play")
    assert isinstance(table, DailyTable)
    assert (table.day, table.table.game.meta.id) == (DAYS[0], "bulls")
    app.services.diary.keep(TORURO, Played(1, ("done",), (1, 2, 3, 4, 5)))
    app.services.today = lambda: TORURO - timedelta(days=5)
    assert isinstance(shown(app, DailyScene(app.services)), DailyScene)
    assert Diary(diary_file()).day(TORURO).points == (1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("own", "verdict"), [(9, "You have beaten"), (8, "As good as"), (7, "Doña Urraca did better")]
)
def test_both_results_stand_side_by_side_with_a_line_a_film_and_a_picture(
    app: App, own: int, verdict: str
) -> None:
    scene = sat_down(app)
    assert played(scene, answers=2) is None
    scene.leave()
    chair, diary = chair_of(TORURO), app.services.diary
    points = tuple(own if seat == chair else 0 for seat in range(5))
    master = tuple(8 if seat == chair else 0 for seat in range(5))
    diary.keep(TORURO, structs.replace(diary.day(TORURO), points=points, master=master))
    page = pressed(app, shown(app, DailyScene(app.services)), "result")
    assert isinstance(page, DailyResultScene)
    assert page.verdict.startswith(verdict)
    both = page.compared(app.services.canvas, (0, 0), 600)
    assert both is not None
    assert f"Doña Urraca 8, You {own}" in both.spoken_text
    assert isinstance(pressed(app, page, "line"), LineScene)
    assert isinstance(pressed(app, page, "film"), FilmScene)
    button = page.page.find("picture")
    assert isinstance(button, Button)
    button.press()
    folder = keep_picture("probe", b"").parent
    assert [path for path in folder.glob("toruro-*.png") if path.read_bytes().startswith(b"\x89PNG")]
    assert str(folder) in page.message


def test_a_hand_of_other_rules_begins_anew(app: App) -> None:
    app.services.diary.keep(TORURO, Played(99, ("nonsense",)))
    table = sat_down(app)
    assert not [action for action in table.table.record.actions if action.verb == "nonsense"]
