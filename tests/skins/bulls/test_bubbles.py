"""What is said at the fiesta hides as little as can be of what one chooses by."""

from __future__ import annotations

import pygame
import pytest

from game.bots.table_talk import lines_of
from scenes.skins.bulls import layout
from scenes.stage.speech_bubble import SpeechBubble
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
        plate = pygame.FRect(left, 8.0, width, 44.0)
        for row in range(3):
            area = SpeechBubble(0, words, "blue").area(canvas, plate, (), layout.talk_end(row))
            assert not area.colliderect(cards)
    last = SpeechBubble(0, words, "blue").area(canvas, plate, (), layout.talk_end(3))
    assert last.left > 912.0 or percent > 100, "off the dice of the first roundabout there"
