"""What lives by itself on a table that rests: few looks, each drawn once, and nothing else of the window."""

from __future__ import annotations

import pygame
import pytest

from scenes.skins.toruro.screenshots import at as asked
from scenes.skins.toruro.skin import ToruroSkin
from scenes.ui.anim import Timeline, wait
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Glimmer, Scene
from scenes.window.scene_manager import FPS_RESTING, REST_AFTER
from scenes.window.window import Window
from tests.menus.conftest import Stand
from tests.narrow import as_a

COLOURS = [(200, 40, 40), (40, 200, 40), (40, 40, 200)]


class Ember(Scene):
    """A square that glows in three colours on a ground that would be another one if it were drawn again."""

    def __init__(self) -> None:
        super().__init__()
        self.look = self.drawn = 0

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.fill(canvas.window, (10 * self.drawn, 0, 0))
        canvas.fill((600, 300, 50, 50), COLOURS[self.look])

    def glimmers(self) -> list[Glimmer]:
        self.look = (self.look + 1) % 3
        return [Glimmer((600, 300, 50, 50), str(self.look))]


@pytest.fixture
def ember(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> Ember:
    monkeypatch.setattr(Window, "focused", True)
    scene = Ember()
    stand.manager.begin(scene)
    stand.frames(0.04)
    return scene


def at(stand: Stand, x: int, y: int) -> tuple[int, int, int]:
    red, green, blue, _ = stand.window.surface.get_at((x, y))
    return red, green, blue


def test_only_the_part_that_lives_is_shown_anew(stand: Stand, ember: Ember) -> None:
    around, seen = at(stand, 100, 100), set()
    for _ in range(10):
        stand.frames(0.26)
        seen.add(at(stand, 620, 320))
        assert at(stand, 100, 100) == around
    assert seen == set(COLOURS)
    assert ember.drawn == 1 + len(COLOURS)


def test_the_loop_goes_on_resting_meanwhile(stand: Stand, ember: Ember) -> None:
    stand.frames(2.0)
    assert stand.manager._fps() == FPS_RESTING


def test_with_reduced_motion_and_behind_another_window_nothing_lives(
    stand: Stand, ember: Ember, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand.services.settings.reduced_motion = True
    stand.frames(2.0)
    stand.services.settings.reduced_motion = False
    monkeypatch.setattr(Window, "focused", False)
    stand.frames(2.0)
    assert ember.drawn == 1


def test_the_candle_of_toruro_flickers_while_the_table_rests_and_while_it_moves(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scenes.window.app import App

    monkeypatch.setattr(Window, "focused", True)
    app = App(stand.window.surface, stand.services.settings, keep=False)
    table = asked(app, 1, "exchange")
    stand.manager.begin(table)
    stand.frames(0.04)
    (whole,) = table.glimmers()
    flame = stand.services.canvas.to_pixels(whole.area)

    def burning() -> tuple[bytes, bytes]:
        window = stand.window.surface.copy()
        shown = pygame.image.tobytes(window.subsurface(flame), "RGB")
        window.fill((0, 0, 0), flame)
        return shown, pygame.image.tobytes(window, "RGB")

    looks = []
    for _ in range(6):
        stand.frames(0.26)
        looks.append(burning())
    assert len({shown for shown, _ in looks}) == 4 and len({rest for _, rest in looks}) == 1

    seen = set()
    motion = Timeline()
    room = as_a(ToruroSkin, table.skin)._room
    motion.add(room.lit(wait(1.0)))
    while motion.busy:
        motion.update(0.05)
        seen.add(room._flame)
    assert len(seen) == 4


def test_while_nothing_moves_frames_are_few_and_any_input_begins_one(stand: Stand) -> None:
    stand.manager._resting = 2 * REST_AFTER
    clock = pygame.time.Clock()
    pygame.event.get()
    passed, events = stand.manager._wait(clock)
    assert passed >= 0.9 / FPS_RESTING and not events
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F5, unicode="", mod=0, scancode=0))
    passed, events = stand.manager._wait(clock)
    assert passed < 0.5 / FPS_RESTING and [event.type for event in events] == [pygame.KEYDOWN]
