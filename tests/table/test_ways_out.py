"""However devices are handed out at a table, something leads out of its pause."""

from __future__ import annotations

import pygame
import pytest

from scenes.menus.hands import HandsScene
from scenes.menus.settings import SettingsScene
from scenes.table.pause import PauseScene
from scenes.ui.input import DESK
from scenes.ui.scene import Push
from tests.table.conftest import Sit
from tests.table.hands import Keyboard, Mouse
from tests.table.pads import virtual_pads
from tests.table.test_pads import START, sat_down


@pytest.mark.parametrize("is_beyond", [False, True])
def test_escape_leads_out_of_what_a_pad_has_opened_though_mouse_and_keys_have_a_seat(
    sit: Sit, is_beyond: bool
) -> None:
    sitting = sit()
    with virtual_pads(sitting, 1) as (pad,):
        scene = sat_down(sitting, "bulls", {pad.source: 1, DESK: 0})
        scenes = sitting.manager.stack.scenes
        pad.press(START)
        assert isinstance(scenes[-1], PauseScene)
        sitting.rest(0.5)
        if is_beyond:
            settings = SettingsScene(sitting.app.services)
            settings.seat = scenes[-1].seat
            sitting.manager.stack.go(Push(settings))
            sitting.rest(1.0)
        Keyboard(sitting).key(pygame.K_RETURN)
        assert len(scenes) > 1, "what a seat has opened is for its own device"
        for _ in range(1 + is_beyond):
            Keyboard(sitting).key(pygame.K_ESCAPE)
            sitting.rest(1.0)
        assert scenes == [scene]


def test_a_pause_in_which_mouse_and_keys_went_to_another_seat_can_be_left(sit: Sit) -> None:
    sitting = sit()
    scene = sat_down(sitting, "bulls", {DESK: 0, "left keys": 1})
    scenes, hands = sitting.manager.stack.scenes, sitting.app.services.hands
    Keyboard(sitting).key(pygame.K_ESCAPE)
    sitting.rest(0.5)
    assert isinstance(scenes[-1], PauseScene)
    Mouse(sitting).press("hands")
    sitting.rest(0.5)
    assert isinstance(scenes[-1], HandsScene)
    hands.seats.clear()
    hands.seats.update({DESK: 1, "left keys": 0})
    Keyboard(sitting).key(pygame.K_ESCAPE)
    sitting.rest(0.5)
    Mouse(sitting).press("continue")
    sitting.rest(0.5)
    assert scenes == [scene], "whoever handed the devices out is held by none of them"
