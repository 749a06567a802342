"""What nobody at the table may know changes no pixel of it: hands, the pack and the dice to come."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import pygame
import pytest

from game.alatriste.rows import BOXES
from game.alatriste.tokens import BOX, SEAT
from game.core.script import Ask
from scenes.skins.alatriste.drawing.hud import PHASE
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Key, Pointer
from tests.needs import long
from tests.pictures import same
from tests.skins.alatriste.conftest import Begin, play_on
from tests.table.test_hidden import imagine_hidden

DEALS = (1, 2)
"""Ways in which what is hidden may have been dealt."""


def choice(prompt: str) -> Callable[[Ask], bool]:
    """That is asked, with more than one answer."""
    return lambda ask: ask.prompt == f"alatriste.{prompt}" and len(ask.options) > 1


def picture(scene: PlayScene) -> bytes:
    """All pixels of the table as it rests."""
    scene.update(1.0)
    scene.draw(scene.services.canvas)
    return pygame.image.tobytes(scene.services.canvas.surface, "RGB")


def looks(scene: PlayScene) -> Iterable[bytes]:
    """Everything that somebody sees who points at things, walks about with keys, and opens the boards."""
    scene.handle(Pointer("leave", (0, 0)))
    yield picture(scene)
    for name in (*BOX[: len(BOXES) : 7], *SEAT[: len(scene.table.seats)], PHASE):
        piece = scene.stage.piece(name)
        assert piece is not None
        scene.handle(Pointer("move", (piece.x, piece.y)))
        yield picture(scene)
    for act in (Act.NEXT, Act.NEXT, Act.LEFT, Act.UP, Act.PREVIOUS):
        scene.handle(Key(act))
        yield picture(scene)
    boards = scene.skin.extras()[0].scene()
    boards.layout(scene.services.canvas)
    boards.enter()
    boards.draw(scene.services.canvas)
    yield pygame.image.tobytes(scene.services.canvas.surface, "RGB")


@pytest.mark.parametrize(
    ("prompt", "seed"), [("play", 3), ("move", 3), long("combat", 3), long("reply", 1), long("option", 3)]
)
def test_one_person_sees_nothing_of_what_others_hold(begin: Begin, prompt: str, seed: int) -> None:
    seen = []
    for deal in DEALS:
        scene = begin(seed, 5, 1, numbers="lab")
        play_on(scene, random.Random(seed), choice(prompt))
        before = scene.table._state.pack[:]
        imagine_hidden(scene, 0, deal)
        assert scene.table._state.pack != before
        seen.append([*looks(scene)])
    assert len(set(seen[0])) > 8
    assert all(same(seen[0], other) for other in seen[1:])


@pytest.mark.parametrize("prompt", ["play", long("move"), long("combat"), "hand"])
def test_who_looks_over_a_shoulder_sees_nothing_of_a_hand_that_lies_face_down(
    begin: Begin, prompt: str
) -> None:
    seen = []
    for deal in DEALS:
        scene = begin(5, 4, 4, privacy="peek", numbers="lab")
        play_on(scene, random.Random(5), choice(prompt))
        imagine_hidden(scene, None, deal)
        seen.append([*looks(scene)])
    assert len(set(seen[0])) > 8
    assert all(same(seen[0], other) for other in seen[1:])
