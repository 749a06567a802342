"""Once an attack is chosen, the plates say on whom it would be wasted, before anybody is clicked."""

from __future__ import annotations

from dataclasses import replace

from game.alatriste.tokens import CARD, SEAT
from scenes.skins.alatriste.screenshots import warning
from scenes.window.app import windowless
from tests.skins.alatriste.conftest import skin_of

EMBARGO = 74


def test_a_chosen_attack_is_warned_of_on_its_targets_and_an_unchosen_one_is_not() -> None:
    scene = warning(windowless((1280, 720), "en"), 1)
    skin, plate = skin_of(scene), scene.stage.piece(SEAT[1])
    assert plate is not None and "wards it off" in skin.explain(plate)
    scene.draw(scene.services.canvas)
    turn = scene.turn
    assert turn is not None and turn.chosen == [CARD[EMBARGO]]
    scene.session.take_back()
    assert "wards it off" not in skin.explain(plate)


def test_a_plate_counts_the_promises_that_bind_and_those_that_were_broken() -> None:
    scene = warning(windowless((1280, 720), "en"), 1)
    view = scene.table.view(0)
    skin_of(scene)._hud.read(replace(view, promises=((1, 0, 0, -1, 2),), broken=(0, 0, 1, 0)))
    assert skin_of(scene)._hud.words == ((0, 0), (1, 0), (0, 1), (0, 0))
    scene.draw(scene.services.canvas)
