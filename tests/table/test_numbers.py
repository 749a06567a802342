"""How many numbers a player wants: in a story no chance is told."""

from __future__ import annotations

import pytest

from tests.stage.conftest import Begin


@pytest.mark.parametrize(("numbers", "told"), [("story", False), ("table", True), ("lab", True)])
def test_the_odds_of_a_runner_are_told_unless_it_is_a_story(begin: Begin, numbers: str, told: bool) -> None:
    scene = begin(1, 2, numbers=numbers)
    while not any(piece.token.kind == "runner" for piece in scene.stage.pieces.values()):
        scene.director.finish()
        assert scene.table.ask is not None
        scene.session.think(scene.table.ask)
    while scene.table.ask is not None and scene.table.ask.prompt != "bulls.play_card":
        scene.session.think(scene.table.ask)
        scene.director.finish()
    runners = [piece for piece in scene.stage.pieces.values() if piece.token.kind == "runner"]
    assert any("%" in scene.skin.explain(runner) for runner in runners) == told
