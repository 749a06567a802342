"""The mouse's pointer: what it says, where it points, and what happens where the system refuses it."""

from __future__ import annotations

import pygame
import pytest

from scenes.ui.art import Art
from scenes.ui.field import TextField
from scenes.ui.input import Cursor, Pointer
from scenes.ui.page import Page
from scenes.ui.scene import STAY
from scenes.ui.widgets import Button, Label
from scenes.window.window import CursorSetter, pointer
from tests.menus.conftest import Stand
from tests.ui.pages import page_on


@pytest.mark.parametrize("sharp", [False, True])
@pytest.mark.parametrize("scale", [0.75, 2.0])
@pytest.mark.parametrize("cursor", [Cursor.ARROW, Cursor.HAND, Cursor.WAIT])
def test_the_pixel_that_points_is_the_tip_of_the_picture(
    window: object, art: Art, cursor: Cursor, scale: float, sharp: bool
) -> None:
    picture, (x, y) = pointer(art, cursor, scale, sharp)
    assert picture.get_at((x, y)).a > 100
    above = max(2, picture.get_height() // 6)
    assert all(picture.get_at((x, top)).a == 0 for top in range(max(0, y - above)))


def test_with_high_contrast_the_pointer_is_half_as_large_again(window: object, art: Art) -> None:
    usual, _ = pointer(art, Cursor.ARROW, 1.0, False)
    large, _ = pointer(art, Cursor.ARROW, 1.0, True)
    assert large.get_width() > 1.5 * usual.get_width()
    outer = pygame.mask.from_surface(large, 250).outline()
    assert all(max(large.get_at(place)[:3]) < 60 for place in outer)


def test_the_pointer_says_what_can_be_pressed_and_where_one_can_write() -> None:
    page = Page()
    page.set_widgets(
        [
            Button((0, 0, 100, 50), "Go", lambda: STAY),
            Button((200, 0, 100, 50), "Stay", lambda: STAY, off="Not yet."),
            TextField((400, 0, 100, 50), "Amaya", lambda value: STAY),
            Label((600, 0, 100, 50), "Words"),
        ]
    )
    seen = []
    for x in (50, 250, 450, 650, 850):
        page.handle(Pointer("move", (x, 25)))
        seen.append(page.cursor)
    assert seen == [Cursor.HAND, Cursor.ARROW, Cursor.TEXT, Cursor.ARROW, Cursor.ARROW]


def test_a_button_that_is_laid_under_a_resting_mouse_is_pointed_at() -> None:
    page = Page()
    page.handle(Pointer("move", (50, 25)))
    before = page.cursor
    page.set_widgets([Button((0, 0, 100, 50), "Go", lambda: STAY)])
    assert (before, page.cursor) == (Cursor.ARROW, Cursor.HAND)


def test_where_the_system_refuses_the_program_goes_on_and_asks_no_more(
    window: object, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def refuse(cursor: pygame.Cursor) -> None:
        asked.append(cursor)
        raise pygame.error("no such thing here")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    setter = CursorSetter(art)
    for cursor in Cursor:
        setter.show(cursor, 1.0, False)
    assert len(asked) == 1


def test_the_title_shows_a_hand_over_its_buttons(stand: Stand) -> None:
    stand.manager.begin(stand.manager.stack.home())
    stand.frames()
    button = next(widget for widget in page_on(stand.manager.stack.top).all() if isinstance(widget, Button))
    stand.manager.send(Pointer("move", button.rect.center))
    assert stand.manager.stack.top.cursor is Cursor.HAND


def test_the_pointer_is_as_large_as_chosen(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[float] = []
    monkeypatch.setattr(stand.manager.cursor, "show", lambda cursor, scale, sharp: shown.append(scale))
    for size in (100, 200):
        stand.services.settings.pointer_size = size
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1), buttons=(0, 0, 0))
        stand.manager.frame(0.1, [moved])
    assert shown[-1] == 2 * shown[0]
