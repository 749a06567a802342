"""Presets in the window: one press, and everything is so; another one, and it is as it was."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pygame
import pytest

from game.storage.presets import Preset, presets
from game.translation import use
from scenes.menus.settings import PresetsScene, SettingsScene
from scenes.ui.input import Act
from scenes.ui.keymap import NEEDED_KEYS
from scenes.ui.widgets import Button
from tests.menus.conftest import EVERY_LANGUAGE, SMALL_AND_LARGE, OnSurface, Stand
from tests.menus.test_menus import focus, press, shown
from tests.narrow import as_a

HANDS = {
    "left_hand": {*map(ord, "qwertasdfgzxcvb"), pygame.K_TAB, pygame.K_SPACE, pygame.K_ESCAPE,
                  *range(pygame.K_F1, pygame.K_F10)},
    "right_hand": {*map(ord, "yuiophjklnm,."), pygame.K_RETURN, pygame.K_HOME, pygame.K_END,
                   pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT,
                   *range(pygame.K_F6, pygame.K_F13)},
}  # fmt: skip
"""What lies under one hand."""
PLAYED = (
    *NEEDED_KEYS, Act.BACK, Act.NEXT, Act.PEEK, Act.HURRY, Act.SKIP, Act.REPLAY, Act.UNDO, Act.HINT, Act.WHY,
    Act.LOG, Act.LAST, Act.HOLD, Act.SPEED, Act.CHANCES, Act.DANGERS, Act.HELP, Act.FULLSCREEN,
    Act.STANDING, Act.TABLE, Act.AGAIN, Act.COPY, Act.VOICE,
)  # fmt: skip

each_preset = pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.id)


def opened(stand: Stand) -> PresetsScene:
    """The page of presets, on the screen."""
    scene = PresetsScene(stand.services)
    stand.manager.begin(scene)
    return scene


@each_preset
def test_a_preset_counts_at_once_and_can_be_taken_back(stand: Stand, preset: Preset) -> None:
    settings = stand.services.settings
    settings.volume_music, settings.text_size = 77, 125
    scene, before = opened(stand), deepcopy(settings)
    focus(stand, preset.id)
    press(stand, Act.OK)
    assert settings == preset.of(before) == stand.kept[-1]
    assert stand.services.canvas.lettering.factor == settings.text_size / 100
    assert stand.services.canvas.sharp == (settings.contrast == "high")
    button = scene.page.find(preset.id)
    assert as_a(Button, button).kind == "gold"
    focus(stand, "before")
    press(stand, Act.OK)
    assert settings == before
    assert stand.services.bindings.keys.changes() == {}
    assert not stand.services.complaints


@pytest.mark.parametrize("hand", HANDS)
def test_all_that_is_needed_at_a_table_lies_under_one_hand(stand: Stand, hand: str) -> None:
    scene = opened(stand)
    scene.press(next(preset for preset in presets() if preset.id == hand))
    keys = stand.services.bindings.keys
    assert not stand.services.complaints
    assert [act.name for act in PLAYED if not HANDS[hand].intersection(keys.of(act))] == []


def test_presets_are_taken_back_one_after_another(stand: Stand) -> None:
    scene, settings = opened(stand), stand.services.settings
    start = deepcopy(settings)
    chosen = {preset.id: preset for preset in presets()}
    scene.press(chosen["calm"])
    scene.press(chosen["left_hand"])
    assert settings.speed == "slow" and settings.keys
    scene.press(chosen["left_hand"])  # it holds already: nothing to be taken back
    scene.put_back()
    assert settings.speed == "slow" and not settings.keys
    scene.put_back()
    assert settings == start


def test_presets_are_one_press_from_the_settings(stand: Stand) -> None:
    stand.manager.begin(SettingsScene(stand.services))
    focus(stand, "presets")
    press(stand, Act.OK)
    scene = stand.manager.stack.top
    assert isinstance(scene, PresetsScene)
    button = scene.page.find("before")
    assert as_a(Button, button).off == "Nothing has been changed here yet."


@EVERY_LANGUAGE
@SMALL_AND_LARGE
def test_every_sentence_stays_in_its_box(
    stand: Stand, on_surface: OnSurface, size: tuple[int, int], percent: int, speech: str
) -> None:
    use(speech)
    canvas = on_surface(size, percent)
    shown(PresetsScene(replace(stand.services, canvas=canvas)), canvas)
    assert not canvas.spills
