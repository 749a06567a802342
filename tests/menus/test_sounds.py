"""The page of sounds: each has its row with what it means, and is heard when it is pressed."""

from __future__ import annotations

import pygame
import pytest

from game.translation import tr, use
from scenes.menus.ease import EaseScene
from scenes.menus.sounds import SoundsScene
from scenes.ui.input import Act, Key
from scenes.ui.sound import EFFECTS, PIECES
from scenes.ui.widgets import Button
from tests.menus.conftest import EVERY_LANGUAGE, Stand
from tests.menus.test_menus import focus, press


@pytest.fixture
def heard(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The effects that were played since the page was opened."""
    stand.manager.begin(SoundsScene(stand.services))
    stand.frames()
    names: list[str] = []
    monkeypatch.setattr(stand.services.sound, "play", names.append)
    return names


def test_a_button_beside_the_voice_leads_to_the_page_of_sounds(stand: Stand) -> None:
    stand.manager.begin(EaseScene(stand.services))
    focus(stand, "sounds")
    press(stand, Act.OK)
    assert isinstance(stand.manager.stack.top, SoundsScene)


@EVERY_LANGUAGE
def test_every_sound_has_a_row_that_says_what_it_means(stand: Stand, speech: str) -> None:
    use(speech)
    scene = SoundsScene(stand.services)
    scene.layout(stand.services.canvas)
    rows = {widget.key: widget.spoken_text for widget in scene.page.all() if isinstance(widget, Button)}
    assert {*EFFECTS, *PIECES} <= {*rows}
    for name, effect in EFFECTS.items():
        assert rows[name].startswith(tr(effect.meaning))
    assert len({rows[name] for name in (*EFFECTS, *PIECES)}) == len(EFFECTS) + len(PIECES)


def test_every_sound_is_heard_alone_by_a_key_at_its_row(stand: Stand, heard: list[str]) -> None:
    for name in EFFECTS:
        focus(stand, name)
        press(stand, Act.OK)
    assert heard == [*EFFECTS]


def test_a_click_and_a_button_of_a_pad_play_it_too(stand: Stand, heard: list[str]) -> None:
    focus(stand, "bell")
    row = stand.manager.stack.top.voice_target(True)
    assert isinstance(row, Button)
    stand.manager.send(Key(Act.OK, button="a"))
    place = stand.services.canvas.to_pixel(*row.rect.center)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stand.manager.frame(0.1, [pygame.event.Event(kind, pos=place, button=1)])
    assert heard == ["bell", "bell"]


def test_a_piece_plays_until_it_is_pressed_again_and_the_music_of_before_comes_back(stand: Stand) -> None:
    sound = stand.services.sound
    sound.music(("title",))
    scene = SoundsScene(stand.services)
    stand.manager.begin(scene)
    focus(stand, "jota")
    press(stand, Act.OK)
    assert (scene.piece, sound.programme) == ("jota", ("jota",))
    press(stand, Act.OK)
    assert (scene.piece, sound.programme) == ("", ("title",))
    press(stand, Act.OK)
    scene.leave()
    assert sound.programme == ("title",)
