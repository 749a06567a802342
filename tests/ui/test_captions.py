"""Captions: what a sound tells stands in the window for a moment, over any scene, if that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame
import pytest

from game.storage.settings import CAPTION_SIZES, Settings
from game.translation import tr, use
from scenes.menus.lobby import LobbyScene
from scenes.menus.settings import SettingsScene
from scenes.screenshots.catalogue import SHOTS
from scenes.skins.alatriste import layout as alatriste
from scenes.skins.toruro import layout as toruro
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key
from scenes.ui.scene import Scene
from scenes.ui.sound import EFFECTS, SECONDS, Captions
from scenes.ui.theme import PAPER_HI
from scenes.window.app import App
from tests.menus.conftest import EVERY_LANGUAGE, SMALL_AND_LARGE, OnSurface, Stand
from tests.narrow import as_a
from tests.needs import mostly_long
from tests.stage.conftest import app
from tests.stands_for import often
from tests.ui.pages import page_on

__all__ = ["app"]

FOOT = Scene.captions_foot
TABLES = ("play", "play-6", "play-dusk", "play-talk", "toruro", "toruro-3", "toruro-8", "toruro-exchange",
          "toruro-give-back", "toruro-accuse", "toruro-debts", "alatriste", "alatriste-2", "alatriste-hint",
          "alatriste-targets")  # fmt: skip
OWN: dict[str, Sequence[pygame.FRect]] = {"bulls": (), "toruro": [toruro.OWN], "alatriste": [alatriste.BOARD]}
"""By game, where what is one's own lies at the left."""
TOLD = [effect.caption for effect in EFFECTS.values() if effect.caption]


@pytest.fixture
def wanted(stand: Stand) -> Stand:
    """The program in front of a player who wants captions."""
    stand.services.settings.captions = True
    return stand


def picture(stand: Stand) -> bytes:
    """What the window shows."""
    return pygame.image.tobytes(stand.window.surface, "RGB")


@pytest.mark.parametrize(
    "make", [SettingsScene, lambda services: LobbyScene(services, services.games["bulls"])]
)
def test_a_caption_is_shown_over_any_scene_and_goes_by_itself(
    wanted: Stand, make: Callable[..., Scene]
) -> None:
    wanted.manager.begin(make(wanted.services))
    wanted.frames(0.1)
    without = picture(wanted)
    wanted.services.sound.play("turn")
    wanted.frames(0.1)
    assert picture(wanted) != without
    wanted.frames(SECONDS)
    assert picture(wanted) == without


def test_captions_are_off_until_they_are_asked_for(stand: Stand) -> None:
    stand.manager.begin(SettingsScene(stand.services))
    stand.frames(0.1)
    without = picture(stand)
    stand.services.sound.play("turn")
    stand.frames(0.1)
    assert picture(stand) == without
    page = page_on(stand.manager.stack.top)
    while page.ring.current is None or page.ring.current.key != "captions":
        stand.manager.send(Key(Act.NEXT))
    stand.manager.send(Key(Act.OK))
    assert stand.kept[-1].captions


def test_a_sound_heard_again_is_told_once_and_longer(canvas: Canvas) -> None:
    captions = Captions(Settings(captions=True))
    captions.tell("Dice roll.")
    captions.update(SECONDS - 0.1)
    captions.tell("Dice roll.")
    captions.dirty = False
    captions.update(SECONDS - 0.1)
    assert not captions.dirty
    captions.update(0.2)
    assert captions.dirty


@EVERY_LANGUAGE
@SMALL_AND_LARGE
def test_captions_lie_beside_each_other(
    on_surface: OnSurface, size: tuple[int, int], percent: int, speech: str
) -> None:
    use(speech)
    canvas = on_surface(size, percent)
    for pair in pairwise(TOLD):
        captions = Captions(Settings(captions=True))
        for text in pair:
            captions.tell(text)
        captions.draw(canvas, FOOT)
        (words, newest), *others = captions.slips(canvas, FOOT)
        assert words == tr(pair[1])
        assert newest.bottom == pytest.approx(FOOT)
        assert not any(newest.colliderect(other) for _, other in others)
    assert not canvas.spills


@pytest.mark.parametrize(("percent", "speech"), [(100, "en"), (200, "es")])
@pytest.mark.parametrize("name", mostly_long(TABLES, often(TABLES)))
def test_captions_cover_neither_question_nor_chronicle_nor_what_is_ones_own(
    app: App, name: str, percent: int, speech: str
) -> None:
    use(speech)
    canvas = app.services.canvas
    canvas.lettering.factor = percent / 100
    scene = as_a(PlayScene, SHOTS[name](app, 1))
    scene.layout(canvas)
    scene.draw(canvas)
    free = [scene.session.prompt_panel.place, pygame.FRect(scene.skin.paper), *OWN[scene.table.game.meta.id]]
    for text in TOLD:
        captions = Captions(Settings(captions=True))
        captions.tell(text)
        ((_, slip),) = captions.slips(canvas, scene.captions_foot)
        assert slip.collidelist(free) < 0


def test_captions_have_the_letters_and_the_ground_that_are_chosen(canvas: Canvas) -> None:
    heights = []
    for size in CAPTION_SIZES:
        captions = Captions(Settings(captions=True, caption_size=size, caption_ground="paper"))
        captions.tell("Dice roll.")
        captions.draw(canvas, FOOT)
        ((_, slip),) = captions.slips(canvas, FOOT)
        heights.append(slip.h)
        corner = canvas.to_pixel(slip.left + 6, slip.centery)
        assert canvas.surface.get_at((round(corner[0]), round(corner[1])))[:3] == PAPER_HI[:3]
    assert heights[0] < heights[1] < heights[2]
