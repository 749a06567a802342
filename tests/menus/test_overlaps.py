"""Nothing of the menus lies on what it speaks of, or on what belongs to the table below."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest

from game import GAMES
from scenes.menus.lobby import LobbyScene
from scenes.menus.title import TitleScene
from scenes.table.pause import PauseScene
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Control
from scenes.ui.tip import tooltip
from scenes.ui.widgets import Label
from tests.menus.conftest import EVERY_LANGUAGE, SMALL_AND_LARGE, OnSurface, Stand
from tests.ui.pages import page_on

HINTS = pygame.Rect(1070, 676, 186, 40)


def drawn_over(stand: Stand, canvas: Canvas, ground: str) -> pygame.Surface:
    """The foot of a pause that lies over a table of one colour."""
    scene = PauseScene(replace(stand.services, canvas=canvas), "bulls", lambda: TitleScene(stand.services))
    scene.layout(canvas)
    canvas.surface.fill(ground)
    scene.draw(canvas)
    return canvas.surface.subsurface(HINTS).copy()


def test_key_hints_over_a_table_lie_on_a_ground_of_their_own(stand: Stand, canvas: Canvas) -> None:
    looks = [pygame.image.tobytes(drawn_over(stand, canvas, colour), "RGB") for colour in ("white", "red")]
    assert looks[0] == looks[1]
    assert len(set(looks[0])) > 10


@EVERY_LANGUAGE
@SMALL_AND_LARGE
@pytest.mark.parametrize("game", GAMES)
def test_the_tip_of_an_option_leaves_in_sight_what_explains_its_value(
    stand: Stand, on_surface: OnSurface, game: str, size: tuple[int, int], percent: int, speech: str
) -> None:
    services = replace(stand.services, canvas=on_surface(size, percent))
    scene = LobbyScene(services, GAMES[game])
    scene.layout(services.canvas)
    laid = list(page_on(scene).all())
    told = 0
    for control, below in itertools.pairwise(laid):
        if isinstance(control, Control) and isinstance(below, Label) and control.key.startswith("option"):
            tip = tooltip(services.canvas, control.explanation, control.around)
            assert not tip.colliderect(below.rect), control.key
            told += 1
    assert told or not any(option.sentences for option in GAMES[game].meta.options)
