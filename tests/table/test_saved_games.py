"""The page of saved games: any of them is gone on with, named or given up, and a bad one hides no other."""

from __future__ import annotations

import pygame
import pytest

from game import GAMES
from game.core.action import parse_action
from game.storage.paths import given_up_folder, saves_folder
from game.storage.saves import SlotLock, read_record, running
from scenes.film.film_scene import FilmScene
from scenes.menus.posters import Poster
from scenes.menus.saved_games import NameScene, SavedGamesScene
from scenes.menus.title import TitleScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.skins.bulls import STEPS, by_day
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from scenes.ui.widgets import Label
from tests.narrow import as_a, there
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse, page_of

BARE = True
LEFT = (("toruro", 3, 4), ("bulls", 2, 9), ("bulls", 3, 0))


def leave(sitting: Sitting, game: str, count: int, decisions: int) -> None:
    """Begin a game, let bots decide that often for everybody, and leave it."""
    scene = sitting.app.begin(NewGame(GAMES[game], seats(GAMES[game], count), {}), count)
    for _ in range(decisions):
        scene.director.finish()
        assert scene.table.ask is not None
        scene.session.think(scene.table.ask)
    scene.leave()


def saved_page(sit: Sit) -> Sitting:
    """The page of saved games after three were left, the last of them first."""
    for row in LEFT:
        leave(sit(), *row)
    sitting = sit()
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.5)
    Mouse(sitting).press("saves")
    sitting.rest(0.5)
    assert isinstance(sitting.top, SavedGamesScene)
    return sitting


def written(sitting: Sitting) -> list[str]:
    return [widget.text for widget in page_of(sitting).all() if isinstance(widget, Label)]


def test_every_game_under_way_has_its_picture_names_time_and_turn(sit: Sit) -> None:
    sitting = saved_page(sit)
    words = "\n".join(written(sitting))
    assert words.count("Running with the Bulls") == 2 and words.count("Toruro") == 1
    assert "Amaya, Bruno, Carmen" in words
    assert words.count("Last played") == 3
    found = list(running(lambda fault: pytest.fail(str(fault))))
    for saved in found:
        assert f"{there(saved.turn).name}'s turn" in words
    assert sum(isinstance(widget, Poster) for widget in page_of(sitting).all()) == 3


@pytest.mark.parametrize("place", [0, 1, 2])
def test_any_game_under_way_is_gone_on_with_not_only_the_last(sit: Sit, place: int) -> None:
    sitting = saved_page(sit)
    wanted = list(running(lambda fault: pytest.fail(str(fault))))[place].record
    Mouse(sitting).press(f"go {place}")
    sitting.rest(0.5)
    assert sitting.play.table.snapshot().actions[: len(wanted.actions)] == wanted.actions
    assert sitting.play.table.game.meta.id == wanted.game


def test_the_film_of_a_game_under_way_opens_at_its_end_with_ones_own_eyes(sit: Sit) -> None:
    sitting = saved_page(sit)
    (record, *_) = [saved.record for saved in running(lambda fault: pytest.fail(str(fault)))]
    Mouse(sitting).press("film 0")
    sitting.rest(0.5)
    session = as_a(FilmScene, sitting.top).session
    assert (session.eyes, session.fixed, session.place) == (0, True, len(record.actions))
    Keyboard(sitting).back()
    sitting.rest(0.5)
    as_a(SavedGamesScene, sitting.top)


def test_of_a_game_of_several_people_there_is_no_film_before_its_end(sit: Sit) -> None:
    sitting = sit()
    sitting.app.begin(NewGame(GAMES["bulls"], seats(GAMES["bulls"], 3, 2), {}), 1).leave()
    page = SavedGamesScene(sitting.app.services)
    sitting.manager.begin(page)
    assert page.page.find("go 0") is not None and page.page.find("film 0") is None


def test_a_game_is_given_another_name_that_stays(sit: Sit) -> None:
    sitting = saved_page(sit)
    Mouse(sitting).press("name 2")
    sitting.rest(0.3)
    as_a(NameScene, sitting.top)
    Mouse(sitting).press("name")
    for letter in "New Year":
        sitting.frame(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    Mouse(sitting).press("done")
    sitting.rest(0.3)
    assert "New Year" in written(sitting)
    assert [saved.title for saved in running(lambda fault: pytest.fail(str(fault)))] == ["", "", "New Year"]
    Mouse(sitting).press("go 2")
    sitting.rest(0.3)
    assert sitting.play.table.game.meta.id == "toruro"


def test_a_game_is_given_up_only_after_asking(sit: Sit) -> None:
    sitting = saved_page(sit)
    mouse = Mouse(sitting)
    mouse.press("give 1")
    sitting.rest(0.3)
    as_a(Dialog, sitting.top)
    Keyboard(sitting).back()
    sitting.rest(0.3)
    assert len(sitting.app.saved_games()) == 3
    mouse.press("give 1")
    sitting.rest(0.3)
    mouse.press("answer 0")
    sitting.rest(0.3)
    assert "The game was given up." in written(sitting)
    assert page_of(sitting).find("go 2") is None
    assert len(sitting.app.saved_games()) == 2
    (kept,) = given_up_folder().iterdir()
    assert read_record(kept).game == "bulls"


def test_a_game_that_cannot_be_gone_on_with_is_set_aside_and_hides_no_other(sit: Sit) -> None:
    for row in LEFT:
        leave(sit(), *row)
    slot = next(running(lambda fault: pytest.fail(str(fault)))).slot
    bad = read_record(slot)
    bad.actions.append(parse_action("play card:99"))
    slot.write_text(bad.guarded(), encoding="utf-8")
    sitting = sit()
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.5)
    mouse = Mouse(sitting)
    mouse.press("saves")
    sitting.rest(0.4)
    mouse.press("go 0")
    sitting.rest(0.4)
    assert isinstance(sitting.top, Dialog)
    mouse.press("answer 0")
    sitting.rest(0.4)
    assert isinstance(sitting.top, SavedGamesScene)
    assert page_of(sitting).find("go 2") is None and page_of(sitting).find("go 1") is not None
    assert list(saves_folder().glob("*broken*"))
    mouse.press("go 0")
    sitting.rest(0.4)
    assert isinstance(sitting.top, PlayScene)


def test_a_game_open_in_another_window_says_so_and_stays(sit: Sit) -> None:
    sitting = saved_page(sit)
    lock = SlotLock(sitting.app.saved_games()[0].slot)
    try:
        Mouse(sitting).press("go 0")
        sitting.rest(0.4)
        assert "another window" in as_a(Dialog, sitting.top).text
        Mouse(sitting).press("answer 0")
        sitting.rest(0.4)
    finally:
        lock.release()
    assert len(sitting.app.saved_games()) == 3


def test_the_posters_tell_how_far_the_games_under_way_have_come(sit: Sit) -> None:
    for row in LEFT:
        leave(sit(), *row)
    sitting = sit()
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.5)
    title = as_a(TitleScene, sitting.top)
    turns = {saved.record.game: there(saved.turn).name for saved in reversed(sitting.app.saved_games())}
    assert title.under_way == {
        "toruro": f"Round 1, {turns['toruro']}'s turn", "bulls": f"Day 1, {turns['bulls']}'s turn"
    }  # fmt: skip
    assert turns["bulls"] in there(title.page.find("poster bulls")).spoken_text


def test_a_poster_counts_the_days_of_the_bulls_as_the_table_does(sit: Sit) -> None:
    sitting = sit()
    play = sitting.sit_down(2, 1, 1)
    results = play.skin.results(play.table.view(None), [])
    assert [results.when(steps) for steps in range(3 * STEPS)] == [
        by_day(steps) for steps in range(3 * STEPS)
    ]
    assert [by_day(steps) for steps in (0, STEPS - 1, STEPS, 2 * STEPS)] == [
        "Day 1",
        "Day 1",
        "Day 2",
        "Day 3",
    ]


def test_without_a_game_under_way_the_page_says_so(sit: Sit) -> None:
    sitting = sit()
    sitting.manager.begin(SavedGamesScene(sitting.app.services))
    sitting.rest(0.2)
    assert any("No game is under way" in words for words in written(sitting))
