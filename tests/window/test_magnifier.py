"""The magnifier: things under the pointer, larger, over whatever is shown."""

from __future__ import annotations

import pygame
import pytest

from scenes.ui.canvas import Canvas
from scenes.ui.input import Device, Pointer
from scenes.ui.scene import Scene
from scenes.window.magnifier import Magnifier
from tests.menus.conftest import Stand

AT = (600, 300)


@pytest.fixture
def surface() -> pygame.Surface:
    """A surface of which no two pixels near each other are alike."""
    made = pygame.Surface((1280, 720))
    for x in range(0, 1280, 8):
        for y in range(0, 720, 8):
            made.fill(((x * 7) % 256, (y * 5) % 256, (x * y) % 256), (x, y, 8, 8))
    return made


class Wall(Scene):
    """Two halves of different colours."""

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.window, (90, 30, 30))
        canvas.fill((620, 0, 660, 720), (30, 30, 90))


def moved(place: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))


@pytest.mark.parametrize("power", [2, 3])
def test_what_lies_beside_the_pointer_is_seen_farther_from_it(surface: pygame.Surface, power: int) -> None:
    before = surface.copy()
    Magnifier().lay(surface, AT, power, 1.0)
    for across, down in ((0, 0), (30, -16), (-40, 22)):
        near = before.get_at((AT[0] + across, AT[1] + down))
        far = surface.get_at((AT[0] + power * across, AT[1] + power * down))
        assert max(abs(one - other) for one, other in zip(near, far, strict=True)) < 60


@pytest.mark.parametrize("at", [AT, (0, 0), (1279, 719), (1279, 0), (3, 700)])
def test_a_lifted_magnifier_leaves_everything_as_it_was(surface: pygame.Surface, at: tuple[int, int]) -> None:
    before, glass = surface.copy(), Magnifier()
    glass.lay(surface, at, 2, 1.0)
    assert surface.get_buffer().raw != before.get_buffer().raw
    glass.lift(surface)
    assert surface.get_buffer().raw == before.get_buffer().raw


def test_the_magnifier_follows_the_pointer_where_nothing_else_happens(stand: Stand) -> None:
    stand.services.settings.magnifier = "double"
    wall = Wall()
    stand.manager.begin(wall)
    stand.frames(0.5)
    surface = stand.manager.window.surface
    stand.manager.frame(0.02, [moved((600, 300))])
    assert surface.get_at((644, 300))[:3] == (30, 30, 90)
    assert surface.get_at((636, 300))[:3] == (90, 30, 30)
    assert surface.get_at((630, 600))[:3] == (30, 30, 90)
    stand.manager.frame(0.02, [moved((900, 300))])
    assert surface.get_at((625, 300))[:3] == (30, 30, 90)
    assert surface.get_at((600, 300))[:3] == (90, 30, 30)


def test_with_keys_or_outside_the_window_there_is_no_magnifier(stand: Stand) -> None:
    stand.services.settings.magnifier = "double"
    stand.manager.begin(Wall())
    stand.manager.frame(0.02, [moved((600, 300))])
    stand.frames(0.5)
    surface = stand.manager.window.surface
    stand.manager.frame(0.02, [pygame.event.Event(pygame.WINDOWLEAVE)])
    assert surface.get_at((625, 300))[:3] == (30, 30, 90)
    stand.manager.frame(0.02, [moved((600, 300))])
    assert surface.get_at((625, 300))[:3] == (90, 30, 30)
    stand.services.device = Device.KEYBOARD
    stand.manager.frame(0.02, [])
    assert surface.get_at((625, 300))[:3] == (30, 30, 90)


def test_a_click_through_the_magnifier_meets_what_lies_under_the_pointer(stand: Stand) -> None:
    met: list[object] = []

    class Noting(Wall):
        def handle(self, item: object) -> None:
            met.append(item)

    stand.services.settings.magnifier = "triple"
    stand.manager.begin(Noting())
    stand.frames(0.5)
    stand.manager.frame(0.02, [moved((600, 300))])
    pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(600, 300), button=1)
    stand.manager.frame(0.02, [pressed])
    assert met[-1] == Pointer("down", (600.0, 300.0), 1)
