"""Whoever points at something of the town hides nothing by it that is shown or asked."""

from __future__ import annotations

import pygame
import pytest

from game.core.action import token
from scenes.screenshots.arrange import play_until, showing
from scenes.stage.spots import Spot
from scenes.ui import tip
from tests.stage.conftest import Begin


def test_a_sheet_over_the_town_takes_away_what_keys_had_led_to_there_and_nothing_is_told_of_it(
    begin: Begin,
) -> None:
    scene = begin(1, 2, humans=1)
    scene.page.lead_to(scene.page.find(str(token("seat", 1))))
    for event in ("DestinationsDealt", "DayEnded"):
        showing(scene, event, 0.5)
        spots = {spot.piece.token.kind: spot for spot in scene.page.widgets if isinstance(spot, Spot)}
        scene.page.lead_to(spots["seat"])
        scene.update(0.0)
        assert scene.page.pointed is spots["seat"], "plates are seen beside it"
        scene.page.lead_to(spots["space"])
        scene.update(0.0)
        assert scene.page.pointed is None and scene.page.ring.current is None, event
        assert spots["space"].explanation == "", "what stood there has changed"


@pytest.mark.parametrize("percent", [100, 200])
def test_the_tip_of_what_can_be_chosen_hides_nothing_else_that_can_be_and_not_the_question(
    begin: Begin, percent: int
) -> None:
    scene = begin(1, 4, humans=1, text_size=percent)
    canvas = scene.services.canvas
    play_until(scene, lambda _, ask: ask.prompt == "bulls.place_one")
    scene.draw(canvas)
    spots = [spot for spot in scene.page.widgets if isinstance(spot, Spot) and spot.walkable]
    assert len(spots) == 5, "the corrals"
    for spot in spots:
        extent, kept = tip.size(canvas, spot.explanation), scene.page.kept(spot)
        found = tip.place(canvas.window, extent, spot.around, kept)
        assert canvas.window.contains(found) and not found.colliderect(scene.session.prompt_panel.place)
        assert found.collidelist([other.rect for other in spots if other is not spot]) < 0
        dice = [piece.rect for piece in scene.stage.pieces.values() if piece.inked]
        assert percent > 100 or found.collidelist(dice) < 0, "where there is room, no die"
        assert percent > 100 or not found.colliderect(spot.around), "nor what it is about"


def test_where_all_is_asked_about_a_tip_lies_in_the_lower_corner_that_is_farther() -> None:
    window, about = pygame.FRect(0, 0, 1280, 720), pygame.FRect(900, 300, 100, 80)
    found = tip.place(window, (200.0, 90.0), about, [[window.inflate(-20, -20)]])
    assert found.bottomleft == (tip.GAP, 720 - tip.GAP)
    assert tip.place(window, (200.0, 90.0), about, [[]]).midtop == (about.centerx, about.bottom + tip.GAP)
