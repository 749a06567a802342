"""Saved games in the window: one that cannot be gone on with hides no other, and is told of once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.record import parse_record
from game.core.table import Table
from game.storage.paths import saves_folder
from game.storage.saves import new_slot, running, write_generation
from maps.reader import graph_of
from scenes.menus.title import TitleScene
from scenes.screenshots.arrange import seats
from scenes.skins.bulls.screenshots import BULLS
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from tests.table.conftest import Sit
from tests.table.hands import Keyboard, Mouse
from tests.table.test_broken_off import started


def begun(seed: int, old: str = "$^", new: str = "") -> Path:
    """The slot of a game that was just begun, its text changed and sealed again."""
    text = Table(BULLS, seats(BULLS, 2, 1), seed, {}, graph_of(BULLS)).snapshot().text()
    changed = re.sub(old, new, text.rpartition("check")[0], flags=re.S)
    slot = new_slot("bulls")
    write_generation(slot, parse_record(changed).text())
    return slot


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game bulls 1(.*)position .*", r'game bulls 0\1position {"rng":1}'),
        ("seed 2", "seed 3"),
        ("option days", "option luck"),
    ],
)
def test_a_game_that_cannot_be_played_is_set_aside_and_the_next_one_is_offered(
    sit: Sit, old: str, new: str
) -> None:
    good = begun(1)
    bad = begun(2, old, new)
    sitting = started(sit)
    Mouse(sitting).press("continue")
    sitting.rest(0.5)
    assert isinstance(sitting.top, Dialog)
    assert f"is now {bad.name}" in sitting.top.text
    Keyboard(sitting).back()
    sitting.rest(0.5)
    assert isinstance(sitting.top, TitleScene)
    Mouse(sitting).press("continue")
    sitting.rest(0.5)
    assert isinstance(sitting.top, PlayScene)
    sitting.close()
    assert [game.slot for game in running(lambda fault: None)] == [good]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("board ", "board x", "was played on another board"),
        (" teo ", " nobody ", "Nobody called 'nobody' plays"),
    ],
)
def test_a_game_that_belongs_elsewhere_is_told_and_stays(sit: Sit, old: str, new: str, words: str) -> None:
    slot = begun(2, old, new)
    sitting = started(sit)
    Mouse(sitting).press("continue")
    sitting.rest(0.5)
    assert isinstance(sitting.top, Dialog) and words in sitting.top.text
    sitting.close()
    assert slot.exists()


def test_a_folder_that_cannot_be_read_is_told_once_and_the_title_is_shown(sit: Sit) -> None:
    saves_folder().parent.mkdir(parents=True)
    saves_folder().write_text("a file where the folder should be")
    sitting = started(sit)
    assert isinstance(sitting.top, Dialog) and "cannot be read" in sitting.top.text
    Keyboard(sitting).back()
    sitting.rest(1.0)
    assert isinstance(sitting.top, TitleScene)
