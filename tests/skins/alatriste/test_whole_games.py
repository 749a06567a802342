"""Long stretches of Alatriste through one device alone, and a monkey that presses anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.alatriste import GAME
from scenes.services import NewGame
from scenes.ui.input import KEYS
from tests.needs import long
from tests.skins.alatriste.conftest import Sit
from tests.table.conftest import Sitting
from tests.table.hands import Hands, Keyboard, Mouse, Pad, press_anything
from tests.table.player import Player
from tests.table.tables import regulars

BARE = True
DEVICES: dict[str, Callable[[Sitting], Hands]] = {"mouse": Mouse, "keyboard": Keyboard, "gamepad": Pad}


def sat_down(sit: Sit, humans: int, **settings: object) -> Sitting:
    sitting = sit(**settings)
    sitting.manager.begin(sitting.app.begin(NewGame(GAME, regulars(GAME, 4, humans), {"cap": 30}), 11))
    return sitting


@pytest.mark.parametrize("device", [long("mouse"), long("keyboard"), long("gamepad")])
def test_madrid_is_played_with_one_device_alone(sit: Sit, device: str) -> None:
    sitting = sat_down(sit, 1, speed="instant", linger="short")
    player = Player(sitting, DEVICES[device](sitting), 1)
    player.play(lambda ask: player.answers >= 60)
    assert player.answers >= 60 or sitting.play.session.over


@pytest.mark.long
@pytest.mark.parametrize("privacy", ["peek", "curtain"])
def test_two_people_share_madrid_at_every_level_of_privacy(sit: Sit, privacy: str) -> None:
    sitting = sat_down(sit, 2, privacy=privacy, speed="instant", linger="short")
    player = Player(sitting, Keyboard(sitting), 3)
    player.play(lambda ask: player.answers >= 50)
    assert player.answers >= 50


@pytest.mark.long
def test_whatever_a_monkey_presses_nothing_breaks(sit: Sit) -> None:
    sitting = sat_down(sit, 2, privacy="open", linger="seen", numbers="lab", speed="fast")
    press_anything(sitting, 1200, [*KEYS])
