"""A picture of a table that is left to the next frame again and again looks in the end as if drawn in one."""

from __future__ import annotations

from time import sleep

import pygame
import pytest

from game import GAMES, find
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.ui.surface_cache import LayerCache
from scenes.ui.time_limit import LIMIT, OverLimitError
from tests.needs import mostly_long
from tests.table.conftest import Sit, Sitting

OTHER_SIZE = 960, 600
"""A window of this size needs its board painted anew."""
MOST = 2000
"""No table is made of more pieces."""


def table_of(sitting: Sitting, game: str) -> PlayScene:
    """A table of that game at which the first question is asked."""
    rules = find(game)
    scene = sitting.app.begin(NewGame(rules, seats(rules, 4, 1), {}), 7)
    sitting.manager.begin(scene)
    sitting.until(sitting.waits)
    return scene


def draw(scene: PlayScene, canvas: Canvas, until: float | None) -> int:
    """Draw it in frames that have time until that moment; return how many."""
    for frame in range(MOST):
        try:
            with LIMIT.until(until):
                scene.draw(canvas)
        except OverLimitError:
            continue
        return frame + 1
    raise AssertionError("it is never drawn")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_picture_in_many_frames_is_the_same_as_in_one(sit: Sit, game: str) -> None:
    sitting = sit()
    scene, canvas = table_of(sitting, game), sitting.app.services.canvas
    pictures = []
    for until in (None, 0.0):
        canvas.aim(pygame.Surface((1280, 720)))
        draw(scene, canvas, None)
        canvas.aim(pygame.Surface(OTHER_SIZE))
        canvas._layers = LayerCache()
        canvas._cached.clear()
        canvas.art._derived.clear()
        frames = draw(scene, canvas, until)
        assert (frames > 1) == (until is not None)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1], "it differs"


@pytest.mark.parametrize("game", mostly_long(sorted(GAMES), ("toruro", "alatriste")))
def test_the_picture_with_which_an_event_begins_may_come_a_frame_later(sit: Sit, game: str) -> None:
    sitting = sit(speed="fast")
    scene = table_of(sitting, game)
    begun = set[type]()
    while len(begun) < 5:
        if sitting.waits() and scene.turn is not None:
            scene.session.play((scene.turn.ask.options[0],))
        before, scene.is_between = scene.director.event, False
        scene.update(1 / 60)
        event = scene.director.event
        assert scene.is_between or event is before
        begun |= {type(event)}
        sleep(0.001 * scene.session.saves.is_behind)  # the disk, for which bots wait, has a time of its own
