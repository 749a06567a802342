"""Whole evenings of Toruro through one device alone, and a monkey that presses anything."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.core.game import Options
from game.core.table import replay
from game.toruro import GAME
from scenes.menus.results import ResultsScene
from scenes.services import NewGame
from scenes.ui.input import KEYS
from tests.needs import long
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Hands, Keyboard, Mouse, Pad, press_anything
from tests.table.player import Player
from tests.table.tables import regulars

BARE = True
DEVICES: dict[str, Callable[[Sitting], Hands]] = {"mouse": Mouse, "keyboard": Keyboard, "gamepad": Pad}
SHORT: Options = {"min_rounds": 8, "cap": 8}


def sat_down(sit: Sit, humans: int, options: Options, **settings: object) -> Sitting:
    sitting = sit(**settings)
    sitting.manager.begin(
        sitting.app.begin(NewGame(GAME, regulars(GAME, 4, humans), {**SHORT, **options}), 11)
    )
    return sitting


@pytest.mark.parametrize("device", ["mouse", long("keyboard"), long("gamepad")])
def test_a_whole_evening_is_played_with_one_device_alone(sit: Sit, device: str) -> None:
    options: Options = {"misplay": "honour", "detection": "accuse"} if device == "mouse" else {}
    sitting = sat_down(sit, 1, options)
    table = sitting.play.table
    player = Player(sitting, DEVICES[device](sitting), 1)
    player.play_to_the_end()
    assert player.answers > 10
    assert isinstance(sitting.top, ResultsScene)
    replay(GAME, table.snapshot())


@pytest.mark.parametrize("privacy", ["peek", long("curtain")])
def test_two_people_share_an_evening_at_every_level_of_privacy(sit: Sit, privacy: str) -> None:
    sitting = sat_down(sit, 2, {}, privacy=privacy)
    Player(sitting, Keyboard(sitting), 3).play_to_the_end()
    assert isinstance(sitting.top, ResultsScene)


@pytest.mark.long
def test_whatever_a_monkey_presses_nothing_breaks(sit: Sit) -> None:
    sitting = sat_down(
        sit, 2, {"misplay": "honour"}, privacy="open", linger="seen", numbers="lab", speed="fast"
    )
    keys = [*KEYS, pygame.K_PLUS, pygame.K_MINUS, pygame.K_PAGEUP, pygame.K_PAGEDOWN]
    press_anything(sitting, 1200, keys)
