"""The curtain: it opens for who holds it, falls again when let go, and behind it there is only the night."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.seat import Seat
from game.translation import use
from scenes.table.handover import OPENING, SECONDS, CurtainRise, HandoverScene
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Focus, Key, Pointer
from scenes.ui.scene import Pop, Push, Scene
from scenes.ui.theme import NIGHT
from tests.menus.conftest import EVERY_LANGUAGE, SMALL_AND_LARGE, OnSurface, Stand

AMAYA = Seat(0, "Maximilianooo", "yellow")


@pytest.fixture
def curtain(stand: Stand) -> HandoverScene:
    """A curtain before the first player."""
    return HandoverScene(stand.services, AMAYA, lambda: None, Scene)


@pytest.mark.parametrize("held", [Key(Act.OK), Key(Act.PEEK), Pointer("down", (10, 10), 1)])
def test_it_opens_for_whoever_holds_it_long_enough(curtain: HandoverScene, held: Key | Pointer) -> None:
    assert curtain.update(10.0) is None
    curtain.handle(held)
    assert curtain.update(SECONDS * 0.9) is None
    assert isinstance(curtain.update(SECONDS * 0.2), Pop)


@pytest.mark.parametrize("let_go", [Key(Act.OK, down=False), Focus(False)])
def test_let_go_too_early_it_closes_again(curtain: HandoverScene, let_go: Key | Focus) -> None:
    curtain.handle(Key(Act.OK))
    curtain.update(SECONDS * 0.9)
    curtain.handle(let_go)
    assert curtain.busy
    assert curtain.update(SECONDS * 0.2) is None
    assert curtain.update(SECONDS) is None
    assert not curtain.busy


@pytest.mark.parametrize("key", [Act.BACK, Act.MENU])
def test_escape_leads_to_the_pause_and_lets_the_curtain_fall(curtain: HandoverScene, key: Act) -> None:
    curtain.handle(Key(Act.OK))
    assert isinstance(curtain.handle(Key(key)), Push)
    curtain.enter()
    assert curtain.update(SECONDS * 2) is None


RED = (250, 0, 20)


def seen(canvas: Canvas, x: float) -> tuple[int, ...]:
    """What is seen so far from the left edge, below all words."""
    return tuple(canvas.surface.get_at(canvas.to_pixel(x, 560))[:3])


def test_while_it_is_held_it_stays_closed(curtain: HandoverScene, canvas: Canvas) -> None:
    canvas.fill(canvas.window, RED)
    curtain.draw(canvas)
    before = [seen(canvas, x) for x in (540, 640, 740)]
    assert RED not in before
    assert NIGHT not in before
    curtain.handle(Key(Act.OK))
    curtain.update(SECONDS * 0.9)
    canvas.fill(canvas.window, RED)
    curtain.draw(canvas)
    assert [seen(canvas, x) for x in (540, 640, 740)] == before


def test_it_opens_from_the_middle_onto_what_is_seen_next_and_takes_its_words_along(
    curtain: HandoverScene, canvas: Canvas
) -> None:
    table = canvas.surface.copy()
    table.fill(RED)
    rise = curtain.change(lambda: table)
    rise.draw(canvas)
    assert seen(canvas, 640) != RED
    rise.update(OPENING / 2)
    rise.draw(canvas)
    assert seen(canvas, 640) == RED != seen(canvas, 20)
    assert canvas.surface.get_at(canvas.to_pixel(640, 400))[:3] == RED
    rise.update(OPENING / 2)
    rise.draw(canvas)
    assert rise.finished
    assert {seen(canvas, x) for x in range(10, 1280, 90)} == {RED}


def test_no_tiles_flip_over_the_curtain(stand: Stand, curtain: HandoverScene) -> None:
    stand.manager.stack.go(Push(curtain))
    stand.frames(1.0)
    curtain.handle(Key(Act.OK))
    stand.frames(SECONDS + 0.1)
    assert isinstance(stand.manager.stack.flip, CurtainRise)
    stand.frames(OPENING)
    assert stand.manager.stack.flip is None


@EVERY_LANGUAGE
@SMALL_AND_LARGE
def test_its_words_stay_in_their_boxes(
    stand: Stand, on_surface: OnSurface, size: tuple[int, int], percent: int, speech: str
) -> None:
    use(speech)
    canvas = on_surface(size, percent)
    curtain = HandoverScene(replace(stand.services, canvas=canvas), AMAYA, lambda: None, Scene)
    curtain.layout(canvas)
    curtain.draw(canvas)
    assert not canvas.spills
