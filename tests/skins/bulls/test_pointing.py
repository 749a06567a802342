"""Whoever points at something of the town hides nothing by it that is shown or asked."""

from __future__ import annotations

from game.core.action import token
from scenes.screenshots.arrange import showing
from scenes.stage.spots import Spot
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
