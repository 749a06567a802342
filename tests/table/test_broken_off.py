"""A game that the program broke off is offered at the next start, until the player goes on or declines."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.paths import saves_folder
from game.storage.saves import break_off, forget_break_off, is_broken_off, read_record
from scenes.menus.title import TitleScene
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from scenes.ui.widgets import Button
from tests.narrow import as_a
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse
from tests.table.player import Player


def broken(sit: Sit) -> Path:
    """The slot of a game in whose middle the power failed."""
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: len(sitting.play.table.record.actions) > 5)
    sitting.close()
    (slot,) = saves_folder().glob("*.sobremesa")
    break_off(slot)
    return slot


def started(sit: Sit) -> Sitting:
    sitting = sit()
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.0)
    return sitting


def test_a_game_that_was_broken_off_is_offered_before_anything_else(sit: Sit) -> None:
    slot = broken(sit)
    sitting = started(sit)
    assert isinstance(sitting.top, Dialog)
    assert "Running with the Bulls" in sitting.top.text
    Mouse(sitting).press("answer 0")
    sitting.rest(1.0)
    assert isinstance(sitting.top, PlayScene)
    assert len(sitting.play.table.record.actions) > 5
    sitting.close()
    assert not is_broken_off(slot)


@pytest.mark.parametrize("keys", [True, False], ids=["escape", "button"])
def test_who_does_not_want_to_go_on_now_is_not_asked_again(sit: Sit, keys: bool) -> None:
    slot = broken(sit)
    sitting = started(sit)
    Keyboard(sitting).back() if keys else Mouse(sitting).press("answer 1")
    sitting.rest(1.0)
    assert isinstance(sitting.top, TitleScene)
    assert sitting.top.page.find("continue") is not None
    sitting.rest(1.0)
    assert isinstance(sitting.top, TitleScene)
    assert not is_broken_off(slot)
    assert isinstance(started(sit).top, TitleScene)


def test_a_game_that_was_left_in_order_is_not_offered_so(sit: Sit) -> None:
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    sitting.rest(0.5)
    sitting.close()
    assert isinstance(started(sit).top, TitleScene)


def test_a_game_that_is_open_in_another_window_cannot_be_gone_on_with_here(sit: Sit) -> None:
    first = sit()
    first.sit_down(2, 1, seed=3)
    first.until(lambda: any(saves_folder().glob("*.sobremesa")))
    second = started(sit)
    assert isinstance(second.top, TitleScene)
    assert as_a(Button, second.top.page.find("continue")).off
    assert second.app.latest() is None


def test_a_window_that_waited_at_the_title_goes_on_from_where_another_one_left(sit: Sit) -> None:
    slot = broken(sit)
    forget_break_off(slot)
    waiting, other = started(sit), started(sit)
    seen = waiting.app.latest()
    Mouse(other).press("continue")
    other.rest(1.0)
    Player(other, Mouse(other), 1).play(lambda ask: len(other.play.table.record.actions) > 15)
    decisions = len(other.play.table.record.actions)
    other.close()
    assert seen is not None and len(seen.record.actions) < decisions
    Mouse(waiting).press("continue")
    waiting.rest(0.1)
    assert len(waiting.play.table.record.actions) >= decisions
    waiting.close()
    assert len(read_record(slot).actions) >= decisions
