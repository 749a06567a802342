"""Digits at a question: of the hand where it is asked about, else of the answers, as key caps say."""

from __future__ import annotations

import pygame
import pytest

from game.core.script import Ask
from game.storage.settings import Settings
from scenes.screenshots.arrange import play_until
from scenes.screenshots.catalogue import SHOTS
from scenes.skins.bulls.screenshots import is_first_card
from scenes.stage.pieces import HAND
from scenes.stage.spots import Spot
from scenes.table.buttons import Answer
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.ui.input import Act, Device, Key
from scenes.window.app import App
from tests.stage.conftest import Begin


def shown(art: Art, name: str) -> PlayScene:
    app = App(pygame.Surface((1280, 720)), Settings(language="en"), keep=False, art=art)
    scene = SHOTS[name](app, 1)
    assert isinstance(scene, PlayScene)
    app.services.device = Device.KEYBOARD
    scene.enter()
    scene.layout(app.services.canvas)
    return scene


def is_about_a_place(scene: PlayScene, ask: Ask) -> bool:
    return ask.prompt in ("bulls.place_one", "bulls.choose_sign", "bulls.choose_roundabout")


def press(scene: PlayScene, digit: int) -> None:
    scene.handle(Key(Act.SLOT, slot=digit))


def labels(scene: PlayScene) -> dict[int, str]:
    return {digit: button.label for digit, button in scene.input.answer_keys.buttons().items()}


def test_where_no_card_is_asked_about_digits_press_the_answers_from_the_top(art: Art) -> None:
    scene = shown(art, "toruro-go")
    assert scene.turn is not None
    asked, decisions = scene.turn.ask, len(scene.table.record.actions)
    assert labels(scene) == {1: "Voy: I go", 2: "Paso: I pass"}
    press(scene, 3)
    press(scene, 0)
    assert len(scene.table.record.actions) == decisions
    press(scene, 2)
    assert scene.table.record.actions[decisions] == asked.options[1]


def test_where_cards_are_asked_about_digits_choose_them_and_nought_ends_it(begin: Begin) -> None:
    seen: set[str] = set()
    scene = begin(1, 2, humans=1)
    while scene.table.ask is not None and len(seen) < 3:
        scene.director.finish()
        ask = scene.table.ask
        if scene.turn is not None and ask is not None:
            slots = [piece for token in scene.skin.slots() if (piece := scene.stage.piece(token)) is not None]
            hand = [piece for piece in slots if piece.layer == HAND]
            if any(map(scene.turn.can_touch, hand)):
                assert set(labels(scene)) <= {0}
                seen |= {ask.prompt} if ask.subset is None or labels(scene) else set()
        if scene.table.ask is not None:
            scene.session.think(scene.table.ask)
    assert seen >= {"bulls.play_card", "bulls.keep_cards"}


def test_nought_ends_a_choice_of_cards(begin: Begin) -> None:
    scene = play_until(begin(1, 2, humans=1), lambda _, ask: ask.prompt == "bulls.keep_cards")
    assert labels(scene) == {0: "Keep all cards"}
    press(scene, 1)
    assert labels(scene) == {0: "Discard 1 card"}
    decisions = len(scene.table.record.actions)
    press(scene, 0)
    assert len(scene.table.record.actions) == decisions + 2


def test_while_others_play_no_digit_presses_anything(begin: Begin) -> None:
    scene = play_until(begin(1, 2, humans=1), is_first_card)
    press(scene, 1)
    assert scene.director.busy and labels(scene) == {}


@pytest.mark.parametrize("name", ["toruro-go", "toruro-exchange", "alatriste-2", "play"])
def test_who_plays_by_the_keyboard_sees_the_digits_on_the_answers(art: Art, name: str) -> None:
    scene = shown(art, name)
    canvas = scene.services.canvas
    found = scene.input.answer_keys.buttons().values()
    scene.draw(canvas)
    with_caps = canvas.surface.copy()
    scene.services.device = Device.MOUSE
    scene.layout(canvas)
    scene.redraw()
    scene.draw(canvas)
    for button in (one for one in found if isinstance(one, Answer)):
        edge = canvas.to_pixel(button.rect.left + 4, button.rect.centery)
        around = pygame.Rect(0, 0, 8, 8)
        around.center = edge
        before, after = with_caps.subsurface(around), canvas.surface.subsurface(around)
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


def test_what_was_chosen_by_keys_does_not_keep_the_focus_while_others_play(begin: Begin) -> None:
    scene = play_until(begin(1, 2, humans=1), is_about_a_place)
    scene.page.lead_to(next(one for one in scene.page.widgets if isinstance(one, Spot) and one.walkable))
    scene.handle(Key(Act.OK))
    assert scene.director.busy and scene.page.ring.current is None
