"""What is said at a table of Toruro hides nobody's face."""

from __future__ import annotations

import pygame
import pytest

from game.bots.table_talk import lines_of
from game.translation import LANGUAGES, tr, use
from scenes.skins.toruro.layout import SLATE, Places
from scenes.skins.toruro.skin import ToruroSkin
from scenes.stage.speech_bubble import FACE, SpeechBubble
from tests.menus.conftest import OnSurface
from tests.ui.conftest import on_surface

__all__ = ["on_surface"]


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize(("size", "percent"), [((1280, 720), 100), ((960, 540), 200)])
def test_a_bubble_covers_the_face_of_no_other_seat(
    on_surface: OnSurface, seats: int, size: tuple[int, int], percent: int
) -> None:
    canvas, places = on_surface(size, percent), Places(seats, 0, large=percent > 100)
    plates = [places.plate(seat) for seat in range(seats)]
    for language in LANGUAGES:
        use(language)
        said = sorted((tr(line.text) for line in lines_of("toruro").line), key=len)
        for seat, plate in enumerate(plates):
            for words in (said[0], said[len(said) // 2], said[-1]):
                area = SpeechBubble(seat, words, "blue").area(canvas, plate, plates, ToruroSkin.talk_end)
                faces = [pygame.FRect(one.left, one.top, 2 * FACE, one.h) for one in plates]
                assert area.collidelist(faces) == -1, f"{words} of {seat}"
                assert canvas.window.contains(area) and not area.colliderect(SLATE)
