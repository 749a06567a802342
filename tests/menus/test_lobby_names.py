"""Names in the lobby, by the mouse and the keys as the window gets them."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game import GAMES
from scenes.menus.lobby import LobbyScene
from scenes.ui.field import DOUBLE, TextField
from tests.menus.conftest import Stand
from tests.narrow import as_a

GAP = DOUBLE + 0.1
"""Seconds after which a click begins no double click."""


class Writer:
    """Somebody at a lobby who clicks into the names of seats and types."""

    def __init__(self, stand: Stand) -> None:
        self.stand = stand
        self.lobby = LobbyScene(stand.services, GAMES["toruro"])
        self.lobby.seats.rows[0].name = "Alonso"
        self.lobby.seats.seat(1, self.lobby.seats.rows[0].who)
        stand.manager.begin(self.lobby)
        stand.frames(0.5)

    def field(self, place: int = 0) -> TextField:
        return as_a(TextField, self.lobby.page.find(f"name {place}"))

    def send(self, kind: int, **details: Any) -> None:
        self.stand.manager.frame(0.02, [pygame.event.Event(kind, **details)])
        self.stand.frames(0.04)

    def click(self, x: float, place: int = 0) -> None:
        """Press and release the mouse in a field, so far from its left edge."""
        rect = self.field(place).rect
        pos = self.stand.services.canvas.to_pixel(rect.left + x, rect.centery)
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def press(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        self.send(pygame.KEYDOWN, key=key, mod=mod)
        self.send(pygame.KEYUP, key=key, mod=mod)

    def type(self, text: str) -> None:
        """Press the keys of letters."""
        for letter in text:
            self.press(pygame.key.key_code(letter))
            self.send(pygame.TEXTINPUT, text=letter)


@pytest.fixture
def writer(stand: Stand) -> Writer:
    """The first seat is called Alonso."""
    return Writer(stand)


def test_a_click_into_a_name_gives_a_caret_and_stays(writer: Writer) -> None:
    writer.click(110)
    writer.stand.frames(1.0)
    assert writer.field().editing
    writer.type("z")
    assert writer.field().value == "Alonsoz"
    writer.press(pygame.K_RETURN)
    assert not writer.field().editing
    assert writer.lobby.seats.rows[0].name == "Alonsoz"


def test_the_caret_goes_where_the_click_was(writer: Writer) -> None:
    writer.click(110)
    writer.stand.frames(GAP)
    writer.click(4)
    writer.type("x")
    assert writer.field().value == "xAlonso"


def test_a_double_click_chooses_the_whole_name_and_typing_replaces_it(writer: Writer) -> None:
    writer.click(60)
    writer.click(60)
    writer.type("eva")
    assert writer.field().value == "eva"


def test_two_slow_clicks_choose_nothing(writer: Writer) -> None:
    writer.click(110)
    writer.stand.frames(GAP)
    writer.click(110)
    writer.type("z")
    assert writer.field().value == "Alonsoz"


def test_ctrl_a_chooses_the_whole_name_and_backspace_empties_it(writer: Writer) -> None:
    writer.click(60)
    writer.press(pygame.K_a, pygame.KMOD_LCTRL)
    writer.press(pygame.K_BACKSPACE)
    assert writer.field().value == ""
    writer.type("eva")
    assert writer.field().value == "eva"


def test_an_arrow_takes_the_choice_of_a_whole_name_back(writer: Writer) -> None:
    writer.click(60)
    writer.press(pygame.K_a, pygame.KMOD_LCTRL)
    writer.press(pygame.K_LEFT)
    writer.type("x")
    assert writer.field().value == "xAlonso"


def test_a_click_into_another_name_ends_the_first_and_keeps_it(writer: Writer) -> None:
    writer.click(110)
    writer.type("z")
    writer.click(110, place=1)
    assert [(writer.field(place).editing) for place in (0, 1)] == [False, True]
    assert writer.field().value == "Alonsoz"
