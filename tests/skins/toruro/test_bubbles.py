"""What is said at a table of Toruro hides nobody's face."""

from __future__ import annotations

import pygame
import pytest

from game.bots.table_talk import lines_of
from game.core.action import token
from game.toruro.events import Anted
from game.translation import LANGUAGES, tr, use
from scenes.skins.toruro.layout import BACK, SLATE, TAUGHT, Places
from scenes.skins.toruro.skin import ToruroSkin
from scenes.stage.pieces import Piece
from scenes.stage.speech_bubble import FACE, SpeechBubble
from tests.menus.conftest import OnSurface
from tests.skins.toruro.conftest import Begin
from tests.skins.toruro.test_drama import props_of
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


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_bubble_lies_over_no_hand_and_no_plate_and_stays_where_it_was_drawn_first(
    on_surface: OnSurface, seats: int
) -> None:
    canvas, places = on_surface((1280, 720), 100), Places(seats, 0)
    plates = [places.plate(seat) for seat in range(seats)]
    hands = [
        pygame.FRect(x - BACK[0] / 2, y - BACK[1] / 2, *BACK)
        for seat in range(1, seats)
        for x, y, _ in places.backs(seat, 3)
    ]
    kept = hands, TAUGHT[1:]
    for seat in range(1, seats):
        bubble = SpeechBubble(seat, "By a whisker! Mine, the tail!", "blue")
        area = bubble.area(canvas, plates[seat], plates, ToruroSkin.talk_end, kept)
        assert area.collidelist(hands) < 0, seat
        assert not any(area.colliderect(plate) for plate in plates), seat
        bubble.draw(canvas, plates[seat], plates, ToruroSkin.talk_end, kept)
        bubble.draw(canvas, plates[seat], plates, ToruroSkin.talk_end, ())
        assert bubble.lies is not None and bubble.lies[1] == area


def test_nobody_goes_on_after_a_scene_nor_into_the_next_deal(begin: Begin) -> None:
    scene = begin(3, 5)
    props, talk = props_of(scene), scene.session.talk
    scene.director.finish()
    talk._speak(1, "Mine, the tail!", None)
    assert talk.bubble is not None
    props.standing = [(1, Piece(token("face", 1), "", 0, 0, 10, 10))]
    talk.update(0.1)
    props.standing = []
    talk.update(0.1)
    assert talk.bubble is None, "what was said before the scene does not come back"
    talk._speak(1, "Three already?", None)
    talk.hear(Anted("toruro.4.1", 1, (1, 1, 1)))
    assert talk.bubble is None
