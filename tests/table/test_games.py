"""Whole games, from the first deal to the results, through one device alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from game.lab.checks import outcome, verify
from game.storage.paths import finished_folder, saves_folder
from game.storage.saves import read_record
from maps.reader import board
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_seats import EMPTY
from scenes.menus.results import ResultsScene
from scenes.menus.title import TitleScene
from scenes.skins.bulls.screenshots import BULLS
from scenes.ui.widgets import Button
from tests.narrow import as_a
from tests.needs import long
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Hands, Keyboard, Mouse, Pad, page_of
from tests.table.player import Player

BARE = True
DEVICES: dict[str, Callable[[Sitting], Hands]] = {"mouse": Mouse, "keyboard": Keyboard, "gamepad": Pad}


def finished_well(sitting: Sitting) -> None:
    """The results are shown, and the whole game lies among the finished ones and steps to its end."""
    assert isinstance(sitting.top, ResultsScene)
    assert not list(saves_folder().glob("*.sobremesa"))
    (path,) = finished_folder().iterdir()
    record = read_record(path)
    verdict = outcome(verify(BULLS, record, board("town").graph))
    names = [record.seats[seat].name for seat in sitting.top.results.winners]
    assert re.findall(r"^1\. (\w+)", verdict, re.M) == names
    assert "the game is over" in verdict


@pytest.mark.parametrize("device", [long("mouse"), "keyboard", long("gamepad")])
def test_a_whole_game_against_bots_is_played_with_one_device_alone(sit: Sit, device: str) -> None:
    sitting = sit()
    sitting.sit_down(3, 1, seed=21)
    player = Player(sitting, DEVICES[device](sitting), 1)
    player.play_to_the_end()
    assert player.answers > 20
    finished_well(sitting)


@pytest.mark.parametrize(
    ("device", "privacy"),
    [
        long("mouse", "peek"),
        long("mouse", "curtain"),
        ("keyboard", "peek"),
        long("keyboard", "curtain"),
        long("keyboard", "open"),
        long("gamepad", "peek"),
        ("gamepad", "curtain"),
    ],
)
def test_two_people_share_one_device_at_every_level_of_privacy(sit: Sit, device: str, privacy: str) -> None:
    sitting = sit(privacy=privacy)
    sitting.sit_down(2, 2, seed=5, days=1)
    player = Player(sitting, DEVICES[device](sitting), 2)
    player.play_to_the_end()
    assert player.answers > 15
    finished_well(sitting)


@pytest.mark.parametrize(
    ("device", "confirm"), [("mouse", "off"), long("mouse", "always"), long("keyboard", "always")]
)
def test_a_game_can_be_played_however_often_one_is_asked_again(sit: Sit, device: str, confirm: str) -> None:
    sitting = sit(confirm=confirm)
    sitting.sit_down(2, 1, seed=8, days=1)
    Player(sitting, DEVICES[device](sitting), 3).play_to_the_end()
    finished_well(sitting)


@pytest.mark.parametrize("device", ["mouse", long("keyboard"), long("gamepad")])
def test_from_the_title_through_the_lobby_to_the_results_and_back(sit: Sit, device: str) -> None:
    sitting = sit()
    hands = DEVICES[device](sitting)
    sitting.manager.begin(sitting.app.home())
    hands.press("play")
    sitting.rest(1.0)
    lobby = sitting.top
    assert isinstance(lobby, LobbyScene)
    lobby.seats.seat(3, EMPTY)
    lobby.options.decide("days", 1)
    lobby.relayout()
    hands.press("start")
    sitting.rest(1.0)
    Player(sitting, hands, 4).play_to_the_end()
    finished_well(sitting)
    hands.press("title")
    sitting.rest(1.0)
    assert isinstance(sitting.top, TitleScene)
    assert as_a(Button, page_of(sitting).find("continue")).off


def test_a_game_at_full_speed_and_one_in_slow_motion_end_alike(sit: Sit) -> None:
    ends = []
    for speed, reduced in (("instant", False), ("faster", True)):
        sitting = sit(speed=speed, reduced_motion=reduced)
        scene = sitting.sit_down(2, 1, seed=13, days=1)
        Player(sitting, Keyboard(sitting), 5).play_to_the_end()
        ends.append(scene.table.snapshot().position)
    assert ends[0] == ends[1]


def test_whoever_always_wants_to_be_asked_is_asked_even_where_there_is_one_answer(sit: Sit) -> None:
    sitting = sit(confirm="always")
    scene = sitting.sit_down(2, 2, seed=4)
    player = Player(sitting, Mouse(sitting), 4)
    player.play(lambda ask: len(ask.options) == 1)
    ask = scene.table.ask
    assert ask is not None
    sitting.rest(3.0)
    assert scene.table.ask is ask
    player.answer(ask)
    assert scene.table.ask is not ask
