"""The program that films a moment begins where it does, and lays out a picture for every step of time."""

from __future__ import annotations

import pygame

from game.bulls import events
from scenes.table.play import PlayScene
from scenes.window.app import App
from tests.film import FILMS, LINE, coming, sheet
from tests.stage.conftest import app

__all__ = ["app"]


def test_the_film_of_a_charge_begins_where_bulls_charge_and_somebody_is_lost(app: App) -> None:
    scene = FILMS["bulls-charge"].begin(app, 1)
    assert isinstance(scene, PlayScene)
    first, _, third = coming(scene)[:3]
    assert isinstance(first, events.Charged) and isinstance(third, events.Trampled)


def test_a_sheet_has_room_for_every_picture_and_its_time() -> None:
    pictures = [pygame.Surface((160, 90)) for _ in range(8)]
    assert sheet(pictures, 0.05).get_size() == (3 * 160, 3 * (90 + LINE))
