"""The slip with the keys of the moment lies over no knob, box or slate, however large its words are."""

from __future__ import annotations

import pygame
import pytest

from game.storage.settings import Settings
from scenes.screenshots.catalogue import SHOTS
from scenes.skins.alatriste.layout import DISCARDS, PILE
from scenes.skins.toruro.layout import SLATE
from scenes.stage.pieces import BOARD
from scenes.stage.spots import Spot
from scenes.table.buttons import FOOT, LARGEST, Knob
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.input import Device
from scenes.ui.keymap import Hint
from scenes.window.app import App

SIZES = (1.0, 1.5, 2.0)
EDGE = 6.0
"""What of a box's ring may lie under it."""


def is_in_sight(scene: PlayScene, spot: Spot) -> bool:
    """A thing of the table lies where the camera shows it, if there is one."""
    camera = scene.skin.camera
    return camera is None or spot.piece.layer != BOARD or camera.port.collidepoint(spot.rect.center)


@pytest.mark.parametrize("name", ["play", "toruro-go", "alatriste-2"])
def test_the_keys_of_the_moment_hide_neither_knobs_nor_boxes(art: Art, name: str) -> None:
    app = App(pygame.Surface((1280, 720)), Settings(language="es"), keep=False, art=art)
    canvas, scene = app.services.canvas, SHOTS[name](app, 1)
    assert isinstance(scene, PlayScene)
    app.services.device = Device.KEYBOARD
    scene.enter()
    for size in SIZES:
        canvas.lettering.factor = size
        scene.layout(canvas)
        top = scene.answers_top
        with canvas.lettering.at_most(LARGEST):
            hints, area = scene.key_slip.lay(canvas, scene.toolbar.low, top)
        assert hints
        answers = [answer.rect for answer in scene.answers()]
        assert canvas.window.contains(area) and area.collidelist(answers) < 0
        widgets = scene.page.widgets
        boxes = [w for w in widgets if isinstance(w, Spot) and name != "play" and is_in_sight(scene, w)]
        hidden = [w.rect for w in (*boxes, *(w for w in widgets if isinstance(w, Knob)))]
        assert not any(area.colliderect(rect.inflate(-2 * EDGE, -2 * EDGE)) for rect in hidden)
        assert name != "toruro-go" or not area.colliderect(SLATE)


def by_keys(art: Art, name: str, language: str) -> tuple[Canvas, PlayScene]:
    """A table of the catalogue that is played by keys, and the canvas on which it is laid."""
    app = App(pygame.Surface((1280, 720)), Settings(language=language), keep=False, art=art)
    canvas, scene = app.services.canvas, SHOTS[name](app, 1)
    assert isinstance(scene, PlayScene)
    app.services.device = Device.KEYBOARD
    scene.enter()
    scene.layout(canvas)
    return canvas, scene


@pytest.mark.parametrize("name", ["alatriste-targets", "alatriste-challenge", "alatriste-option"])
def test_the_keys_of_the_moment_leave_the_piles_of_madrid_free(art: Art, name: str) -> None:
    canvas, scene = by_keys(art, name, "es")
    hints, area = scene.key_slip.lay(canvas, scene.toolbar.low, scene.answers_top)
    assert hints and not area.colliderect(scene.session.prompt_panel.place)
    pile = pygame.FRect(0, 0, *PILE)
    pile.center = DISCARDS
    assert not area.colliderect(pile)


@pytest.mark.parametrize("name", ["play", "toruro-go", "alatriste-2"])
def test_the_keys_stay_the_same_from_one_action_of_a_bot_to_the_next(art: Art, name: str) -> None:
    canvas, scene = by_keys(art, name, "en")
    seen: dict[tuple[Hint, ...], int] = {}
    quiet = 0
    for _ in range(4000):
        if scene.turn is not None:
            scene.session.play((scene.turn.ask.options[0],))
        scene.update(0.03)
        ask = scene.table.ask
        if ask is None or scene.table.seats[ask.seat].human or scene.director.waiting:
            continue
        keys, _ = scene.key_slip.lay(canvas, scene.toolbar.low, FOOT)
        seen[tuple(keys)] = seen.get(tuple(keys), 0) + 1
        quiet += not scene.director.busy
        if quiet > 10:
            break
    assert quiet > 10
    assert len(seen) == 1
