"""What is said at the fiesta hides as little as can be of what one chooses by."""

from __future__ import annotations

import pygame
import pytest

from game.bots.table_talk import lines_of
from game.bulls import GAME
from maps.reader import board
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing.hud import POINTED, POINTED_HIGH
from scenes.skins.bulls.drawing.plate_tags import HIGH, PLATE_FOOT
from scenes.skins.bulls.lying import is_below_plates
from scenes.stage.speech_bubble import SpeechBubble
from tests.bulls.table import position
from tests.menus.conftest import OnSurface
from tests.ui.conftest import on_surface

__all__ = ["on_surface"]


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize(("size", "percent"), [((1280, 720), 100), ((960, 540), 200)])
def test_a_bubble_lies_over_no_destination_until_the_dice_stand_before_these(
    on_surface: OnSurface, seats: int, size: tuple[int, int], percent: int
) -> None:
    canvas = on_surface(size, percent)
    cards = pygame.FRect(1008.0, 88.0, 1280.0, 500.0)
    words = max((line.text for line in lines_of("bulls").line), key=len)
    for left, width in layout.plates(seats):
        plate = pygame.FRect(left, POINTED - POINTED_HIGH / 2, width, POINTED_HIGH)
        area = SpeechBubble(0, words, "blue").area(canvas, plate, (), layout.talk_end(False))
        assert not area.colliderect(cards)
        assert area.top > PLATE_FOOT + HIGH, "nor over what hangs from a plate"
    last = SpeechBubble(0, words, "blue").area(canvas, plate, (), layout.talk_end(True))
    assert last.left > 912.0 or percent > 100, "off the dice of the first roundabout there"


def test_only_dice_right_below_the_plates_leave_no_room_before_the_destinations() -> None:
    found = {}
    for key, row in (("C1", 3), ("C2", 3), ("B1", 2), ("D1", 4)):
        view = GAME.view(position([f"0 {key} 2"], row=row), 0)
        found[key] = is_below_plates(view, board("town"))
    assert found == {"C1": True, "C2": False, "B1": False, "D1": False}
