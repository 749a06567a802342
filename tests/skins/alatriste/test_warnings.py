"""Once an attack is chosen, the plates say on whom it would be wasted, before anybody is clicked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.alatriste.tokens import CARD, SEAT
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.hud import _draw_plate
from scenes.skins.alatriste.screenshots import warning
from scenes.ui.canvas import Canvas
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


@pytest.mark.parametrize("seats", [2, 6])
def test_promises_stand_on_every_plate_however_many_seats_there_are(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    scene, drawn = warning(windowless((1280, 720), "en"), 1), list[tuple[str, float, float]]()
    show = Canvas.picture

    def picture(canvas: Canvas, name: str, x: float, y: float, *rest: Any, **how: Any) -> None:
        drawn.append((name, x, y))
        show(canvas, name, x, y, *rest, **how)

    monkeypatch.setattr(Canvas, "picture", picture)
    area, who, player = layout.plate(1, seats), scene.table.seats[1], scene.table.view(0).players[1]
    _draw_plate(scene.services.canvas, who, "faces/teo", area, player, False, False, (2, 1))
    knots = [(x, y) for name, x, y in drawn if name == "alatriste/icon_promise"]
    assert len(knots) == 2 and all(area.collidepoint(knot) for knot in knots)
