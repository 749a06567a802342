"""Nobody plays on, or leaves, without knowing that the game is not being saved."""

from __future__ import annotations

from pathlib import Path
from time import sleep

import pygame
import pytest

from game.storage.paths import saves_folder
from game.storage.saves import read_record
from scenes.menus.title import TitleScene
from scenes.table.pause import PauseScene
from scenes.table.unsaved import ElsewhereScene, UnsavedMark
from scenes.ui.dialog import Dialog
from scenes.ui.field import TextField
from tests.narrow import as_a
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Mouse, page_of
from tests.table.player import Player

BARE = True


def close_disk() -> None:
    """Put a file where the folder of saved games was: nothing can be written there."""
    saves_folder().rename(saves_folder().with_name("away"))
    saves_folder().write_text("full")


def open_disk() -> None:
    saves_folder().unlink()
    saves_folder().with_name("away").rename(saves_folder())


def playing(sit: Sit) -> tuple[Sitting, Player]:
    """A game for two people."""
    sitting = sit()
    sitting.sit_down(2, 2, 17, days=1)
    return sitting, Player(sitting, Mouse(sitting), 1)


def decide(sitting: Sitting, player: Player, more: int) -> None:
    """Take so many decisions more."""
    wanted = len(sitting.play.table.record.actions) + more
    player.play(lambda ask: len(sitting.play.table.record.actions) >= wanted)
    while sitting.play.session.saves.is_behind:
        sleep(0.001)
    sitting.rest(0.5)


def unsaved(sit: Sit) -> tuple[Sitting, Player]:
    """A game that the disk has not taken for some decisions."""
    sitting, player = playing(sit)
    decide(sitting, player, 4)
    close_disk()
    decide(sitting, player, 4)
    return sitting, player


def close_window(sitting: Sitting) -> None:
    sitting.frame(pygame.event.Event(pygame.QUIT))
    if sitting.manager.stack.running:
        sitting.rest(0.4)


def mark(sitting: Sitting) -> UnsavedMark | None:
    found = page_of(sitting).find("unsaved")
    return found if isinstance(found, UnsavedMark) else None


def test_a_mark_stays_on_the_table_as_long_as_the_game_cannot_be_saved(sit: Sit) -> None:
    sitting, player = playing(sit)
    decide(sitting, player, 4)
    assert mark(sitting) is None
    close_disk()
    for _ in range(5):
        decide(sitting, player, 2)
        found = mark(sitting)
        assert found is not None and found.text == "Not saved"
        assert found.tip.startswith("Since ")
    open_disk()
    decide(sitting, player, 2)
    assert mark(sitting) is None
    assert len(list(saves_folder().glob("*.sobremesa"))) == 1


def test_a_press_on_the_mark_tries_again_and_says_what_came_of_it(sit: Sit) -> None:
    sitting, _ = unsaved(sit)
    mouse = Mouse(sitting)
    mouse.press("unsaved")
    sitting.rest(0.4)
    dialog = as_a(Dialog, sitting.top)
    assert dialog.title == "The game is not saved"
    assert [answer.text for answer in dialog.answers] == ["Try again", "Save it elsewhere", "Stay"]
    open_disk()
    mouse.press("answer 0")
    sitting.rest(0.4)
    assert as_a(Dialog, sitting.top).title == "The game is saved"
    mouse.press("answer 0")
    sitting.rest(0.4)
    assert mark(sitting) is None


@pytest.mark.parametrize("key", ["title", "quit"])
def test_who_leaves_is_asked_first_and_may_stay(sit: Sit, key: str) -> None:
    sitting, _ = unsaved(sit)
    mouse = Mouse(sitting)
    mouse.press("pause")
    sitting.rest(0.4)
    mouse.press(key)
    sitting.rest(0.4)
    dialog = as_a(Dialog, sitting.top)
    assert [answer.text for answer in dialog.answers][-2:] == ["Leave all the same", "Stay"]
    mouse.press("answer 3")
    sitting.rest(0.4)
    as_a(PauseScene, sitting.top)
    mouse.press(key)
    sitting.rest(0.4)
    mouse.press("answer 2")
    sitting.rest(0.4) if key == "title" else None
    assert (key == "quit") is not sitting.manager.stack.running
    assert key == "quit" or isinstance(sitting.manager.stack.scenes[0], TitleScene)


def test_who_leaves_once_the_disk_takes_the_game_again_is_not_asked(sit: Sit) -> None:
    sitting, _ = unsaved(sit)
    actions = list(sitting.play.table.record.actions)
    open_disk()
    mouse = Mouse(sitting)
    mouse.press("pause")
    sitting.rest(0.4)
    mouse.press("title")
    sitting.rest(0.4)
    as_a(TitleScene, sitting.top)
    (path,) = saves_folder().glob("*.sobremesa")
    assert read_record(path).actions == actions


def test_the_game_is_saved_in_another_folder_before_somebody_leaves(sit: Sit, tmp_path: Path) -> None:
    sitting, _ = unsaved(sit)
    actions = list(sitting.play.table.record.actions)
    other = tmp_path / "stick"
    other.mkdir()
    mouse = Mouse(sitting)
    mouse.press("pause")
    sitting.rest(0.4)
    mouse.press("title")
    sitting.rest(0.4)
    mouse.press("answer 1")
    sitting.rest(0.4)
    scene = as_a(ElsewhereScene, sitting.top)
    for folder, told in (("nowhere", "There is no folder nowhere."), (str(other), "")):
        field = as_a(TextField, page_of(sitting).find("folder"))
        field._put(folder, 0)
        mouse.press("save")
        sitting.rest(0.4)
        assert not told or scene.message == told
    dialog = as_a(Dialog, sitting.top)
    (path,) = other.iterdir()
    assert str(path) in dialog.text and str(saves_folder()) in dialog.text
    assert read_record(path).actions == actions
    mouse.press("answer 0")
    sitting.rest(0.4)
    as_a(TitleScene, sitting.manager.stack.scenes[0])


def test_closing_the_window_asks_once_where_the_game_would_be_lost(sit: Sit) -> None:
    sitting, _ = unsaved(sit)
    close_window(sitting)
    as_a(Dialog, sitting.top)
    Mouse(sitting).press("answer 3")
    sitting.rest(0.4)
    assert sitting.play.session.saves.failure is not None
    close_window(sitting)
    close_window(sitting)
    assert not sitting.manager.stack.running


def test_closing_the_window_asks_nothing_where_the_game_is_saved(sit: Sit) -> None:
    sitting, player = playing(sit)
    decide(sitting, player, 4)
    close_window(sitting)
    assert not sitting.manager.stack.running
