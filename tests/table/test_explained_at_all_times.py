"""Whatever lies on a table can be pointed at, whatever moves just then."""

from __future__ import annotations

import pytest

from game import GAMES, find
from scenes.window.app import App
from tests.needs import mostly_long
from tests.table.tables import app, beginner

__all__ = ["app"]


@pytest.mark.parametrize("name", mostly_long(GAMES, ("toruro",)))
def test_every_piece_is_explained_in_the_middle_of_every_event_of_a_game(app: App, name: str) -> None:
    scene, events = beginner(app, find(name))(2, 4, 0), 0
    while (ask := scene.table.ask) is not None:
        scene.session.think(ask)
        while scene.director.busy:
            for seconds in (1 / 30, 1 / 2):
                scene.director.update(seconds)
                for piece in [*scene.stage.pieces.values()]:
                    assert isinstance(scene.skin.explain(piece), str)
                    assert isinstance(scene.skin.aloud(piece), str)
            scene.director.skip()
            events += 1
    assert events > 300
