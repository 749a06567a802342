"""Posters that come alive: after a minute without a touch, until the next one, and where nobody minds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pygame
import pytest

from game import GAMES
from game.core.errors import UserError
from scenes.menus.living_posters import CALM, FADE, REST
from scenes.menus.posters import HungPoster
from scenes.menus.title import TitleScene
from scenes.ui.input import Act, Input, Key, Pointer
from scenes.voice.voice import Voice
from scenes.window.app import App
from scenes.window.scene_manager import GLIMMER
from scenes.window.small_table import SmallTable
from scenes.window.window import Window
from tests.menus.conftest import Stand
from tests.narrow import as_a, there

LOOK = GLIMMER + 0.01
"""Seconds from one look of the title to the next, and a little more."""
ALL = 3 * CALM + 2 * CALM
"""So many looks until each poster shows a game, and some more."""


class Flag:
    """A table that shows one colour after another."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size, self.played = size, 0

    def play(self) -> None:
        self.played += 1

    def picture(self) -> pygame.Surface:
        made = pygame.Surface(self.size)
        made.fill((40 * self.played % 200, 200, 60))
        return made


@pytest.fixture
def title(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> TitleScene:
    """The title a minute after the last touch."""
    monkeypatch.setattr(Window, "focused", True)
    stand.services.small_table = lambda game, size: Flag(size)
    stand.frames(2.0)
    title = as_a(TitleScene, stand.manager.stack.top)
    title.living.rest(REST)
    return title


def looks(stand: Stand, count: int = ALL) -> bytes:
    """Let the title look otherwise that many times; return the window."""
    for _ in range(count):
        stand.manager.frame(LOOK, [])
    return pygame.image.tobytes(stand.window.surface, "RGB")


def posters(title: TitleScene) -> list[HungPoster]:
    return [widget for widget in title.page.all() if isinstance(widget, HungPoster)]


def middle(stand: Stand, title: TitleScene, poster: int) -> tuple[int, ...]:
    x, y = stand.services.canvas.to_pixel(*posters(title)[poster].window_area.center)
    return tuple(stand.window.surface.get_at((x, y)))[:3]


def test_after_a_minute_every_poster_shows_a_game_and_one_at_a_time_goes_on(
    stand: Stand, title: TitleScene
) -> None:
    looks(stand, CALM + 1)
    assert title.living.alive
    fading = middle(stand, title, 1)
    looks(stand, len(FADE))
    assert middle(stand, title, 1) != fading, "it fades in"
    looks(stand)
    before = [middle(stand, title, place) for place in range(3)]
    assert all(colour[1] == 200 for colour in before)
    looks(stand, CALM)
    assert sum(middle(stand, title, place) != before[place] for place in range(3)) == 1


def test_nothing_lives_before_a_minute_without_a_touch_has_passed(stand: Stand, title: TitleScene) -> None:
    stand.manager.send(Pointer("move", (640, 20)))
    title.living.rest(REST - 1.0)
    for _ in range(8):
        stand.manager.frame(0.1, [])
        assert not title.living.alive
    for _ in range(8):
        stand.manager.frame(0.1, [])
    assert title.living.alive


@pytest.mark.parametrize(
    "touch",
    [
        Pointer("move", (500, 300)), Pointer("down", (640, 380), 1), Key(Act.OK), Key(Act.OK, button="a"),
        Key(Act.FULLSCREEN), Key(Act.VOICE), Key(Act.BACK), Key(None, key=pygame.K_x),
    ],
)  # fmt: skip
def test_any_touch_ends_it_at_once_and_does_nothing_else(
    stand: Stand, title: TitleScene, touch: Input
) -> None:
    settings = asdict(stand.services.settings)
    looks(stand)
    stand.manager.send(touch)
    assert not title.living.alive and title.living.still("bulls") is None
    stand.manager.frame(0.02, [])
    assert middle(stand, title, 1)[1] != 200
    assert stand.manager.stack.scenes == [title] and asdict(stand.services.settings) == settings
    assert title.dirty is False and not title.page.ring.shown


def test_the_picture_after_it_is_that_of_before(stand: Stand, title: TitleScene) -> None:
    before = stand.window.surface.copy()
    looks(stand)
    stand.manager.send(Key(Act.OK))
    stand.manager.frame(0.02, [])
    lives = [hung.area_of(part) for hung in posters(title) for part in hung.info.living]
    for area in lives:
        for surface in (before, stand.window.surface):
            surface.fill((0, 0, 0), stand.services.canvas.to_pixels(area))
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(stand.window.surface, "RGB")


def muted(stand: Stand) -> None:
    stand.services.settings.mute = True


def still(stand: Stand) -> None:
    stand.services.settings.reduced_motion = True


def read(stand: Stand) -> None:
    stand.services.settings.voice_captions = True


def spoken(stand: Stand) -> None:
    stand.services.settings.voice_speech = True


def scanned(stand: Stand) -> None:
    stand.services.settings.switch = "key"


def read_by_another(stand: Stand) -> None:
    as_a(Voice, stand.services.voice).gives_way = True


@pytest.mark.parametrize("disturbed", [muted, still, read, spoken, scanned, read_by_another])
def test_nothing_lives_where_it_would_disturb(
    stand: Stand, title: TitleScene, disturbed: Callable[[Stand], None]
) -> None:
    disturbed(stand)
    for _ in range(ALL):
        assert not [glimmer for glimmer in title.glimmers() if glimmer.paint is not None]
    assert not title.living.alive


def test_another_scene_ends_it(stand: Stand, title: TitleScene) -> None:
    looks(stand)
    stand.manager.stack.go(there(title.back()))
    assert not title.living.alive


def test_a_table_that_cannot_be_drawn_leaves_the_posters_as_they_were(
    stand: Stand, title: TitleScene
) -> None:
    def damaged(game: str, size: tuple[int, int]) -> Flag:
        raise UserError("The picture '{name}' is missing or damaged.", name="x")

    stand.services.small_table = damaged
    looks(stand)
    assert not title.living.alive and stand.manager.stack.scenes == [title]
    assert not stand.services.complaints and not stand.reports


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_small_table_unheard_and_leave_nothing_behind(
    stand: Stand, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path))
    app = App(stand.window.surface, stand.services.settings)
    heard: list[str] = []
    monkeypatch.setattr(app.services.sound, "play", lambda name, *rest, **more: heard.append(name))
    settings, table = asdict(app.services.settings), app.small_table(game, (136, 149))
    assert isinstance(table, SmallTable)
    first = table.picture()
    for _ in range(6):
        table.play()
    assert first.get_size() == (136, 149)
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(table.picture(), "RGB")
    assert not heard and asdict(app.services.settings) == settings
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]
