"""Whoever plays in Madrid throws the dice: the first of a game, or all; bots throw theirs at once."""

from __future__ import annotations

import pygame
import pytest

from game.alatriste import GAME
from game.core.event import Rolled
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.stage.own_dice import CUP
from scenes.table.play import PlayScene
from scenes.ui.input import Act
from scenes.ui.keymap import glyph
from tests.skins.alatriste.conftest import Begin
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard


def cups(scene: PlayScene) -> int:
    return sum(effect.picture == CUP for effect in scene.stage.effects)


def around_the_cup(sitting: Sitting) -> bytes:
    """The pixels where the cup stands: elsewhere something may still fade."""
    (cup,) = [effect for effect in sitting.play.stage.effects if effect.picture == CUP]
    area = sitting.app.services.canvas.to_pixels(cup.rect)
    return pygame.image.tobytes(sitting.window.surface.subsurface(area), "RGB")


def at_the_first_throw(sit: Sit, **settings: str) -> Sitting:
    """A person and two bots have shared out their points, and dice are thrown for the first turn."""
    sitting = sit(**{"speed": "normal", "linger": "short", **settings})
    scene = sitting.app.begin(NewGame(GAME, seats(GAME, 3, 1), {}), 4)
    scene.director.finish()
    sitting.manager.begin(scene)
    ask = scene.table.ask
    assert ask is not None and ask.prompt == "alatriste.split"
    scene.session.play([ask.options[0]])
    return sitting


def test_the_first_die_of_a_person_waits_in_its_cup_and_a_click_throws_it(sit: Sit) -> None:
    sitting = at_the_first_throw(sit)
    scene = sitting.play
    sitting.until(lambda: scene.director.is_throw_awaited)
    event = scene.director.event
    assert isinstance(event, Rolled) and event.seat == 0 and cups(scene) == 1
    shown = around_the_cup(sitting)
    scene.redraw()
    sitting.frame()
    assert around_the_cup(sitting) == shown, "the cup stands there before it waits"
    key = glyph(Act.OK, sitting.app.services.device.KEYBOARD, sitting.app.services.bindings)
    assert any(key in remark.text and "Throw" in remark.text for remark in scene.remarks())
    sitting.rest(5.0)
    assert scene.director.is_throw_awaited, "nobody throws it for them"
    Keyboard(sitting).down()
    sitting.rest(0.6)
    assert not scene.director.is_throw_awaited and cups(scene) == 0


def throws(scene: PlayScene, decisions: int) -> list[int | None]:
    """Whose dice wait to be thrown, while so many decisions are taken and shown."""
    owners = []
    scene.director.finish()
    for _ in range(decisions):
        ask = scene.table.ask
        assert ask is not None
        scene.session.play([ask.options[0]])
        for _ in range(4000):
            scene.director.update(0.1)
            if scene.director.is_throw_awaited:
                event = scene.director.event
                owners.append(event.seat if isinstance(event, Rolled) else None)
            if scene.director.waiting:
                scene.director.skip()
            if not scene.director.busy:
                break
    return owners


@pytest.mark.parametrize(
    "settings",
    [{"dice": "none"}, {"dice": "every", "speed": "faster"}, {"dice": "every", "speed": "instant"}],
)
def test_it_waits_for_nobody_who_does_not_want_it_or_wants_it_fast(
    begin: Begin, settings: dict[str, str]
) -> None:
    assert not throws(begin(4, 3, 1, **settings), 6)


@pytest.mark.parametrize(("dice", "some"), [("first", False), ("every", True)])
def test_later_dice_wait_where_that_is_wanted_and_those_of_bots_never(
    begin: Begin, dice: str, some: bool
) -> None:
    owners = throws(begin(5, 3, 1, dice=dice), 40)
    assert set(owners) == {0} and (len(owners) > 1) == some
