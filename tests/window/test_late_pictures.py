"""A picture that takes too long comes in a later frame where nobody sees that it is late, nowhere else."""

from __future__ import annotations

from functools import partial
from time import thread_time

import pytest

from scenes.ui.canvas import Canvas
from scenes.window.scene_manager import ATTEMPTS, FULL, LONG
from tests.menus.conftest import Stand
from tests.window.test_scene_manager import Probe


class Slow(Probe):
    """Needs layers that take longer than a frame has, a few at a time."""

    def __init__(self, is_patient: bool, moves: bool = False) -> None:
        super().__init__()
        self.is_patient, self.key, self.moves = is_patient, 0, moves

    @property
    def busy(self) -> bool:
        return self.moves

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for place in range(2):
            area = (100.0 * place, 0.0, 50.0, 50.0)
            canvas.layer(f"slow {place}", self.key, area, partial(spend, LONG))


def spend(seconds: float) -> None:
    end = thread_time() + seconds
    while thread_time() < end:
        pass


@pytest.mark.parametrize(("is_patient", "frames"), [(True, 2), (False, 1)])
def test_a_still_picture_that_takes_too_long_is_drawn_in_the_next_frame(
    stand: Stand, is_patient: bool, frames: int
) -> None:
    slow = Slow(is_patient)
    stand.manager.begin(slow)
    stand.frames(0.1)
    assert slow.drawn == 1, "the first picture of a scene is never late"
    slow.key, slow.dirty = 1, True
    stand.frames(0.1)
    assert slow.drawn == 1 + frames
    assert not (slow.dirty or stand.manager.attempts)


def test_a_picture_that_takes_too_long_for_all_its_frames_is_drawn_nevertheless(stand: Stand) -> None:
    slow = Slow(is_patient=True)
    stand.manager.begin(slow)
    stand.frames(0.1)
    plain = slow.draw

    def never_ready(canvas: Canvas) -> None:
        slow.key += 1
        plain(canvas)

    slow.draw = never_ready  # type: ignore[method-assign]
    slow.dirty = True
    stand.frames(0.8)
    assert slow.drawn == 1 + ATTEMPTS + 1
    assert not slow.dirty


@pytest.mark.parametrize("is_patient", [True, False])
def test_after_long_work_a_still_picture_is_left_to_the_next_frame_as_a_whole(
    stand: Stand, is_patient: bool
) -> None:
    scene, works = Slow(is_patient), [FULL]
    stand.manager.begin(scene)
    stand.frames(0.1)
    scene.update = lambda dt: spend(works.pop() if works else 0.0)  # type: ignore[method-assign]
    scene.dirty = True
    stand.manager.frame(0.02, [])
    assert (scene.drawn, stand.manager.attempts) == ((1, 1) if is_patient else (2, 0))
    stand.manager.frame(0.02, [])
    assert (scene.drawn, stand.manager.attempts) == (2, 0)


@pytest.mark.parametrize(("is_between", "pictures"), [(False, 1), (True, 0)])
def test_what_moves_has_a_picture_in_each_frame_but_between_two_motions(
    stand: Stand, is_between: bool, pictures: int
) -> None:
    slow = Slow(is_patient=True, moves=True)
    stand.manager.begin(slow)
    stand.manager.frame(0.02, [])
    slow.key, slow.is_between = 1, is_between
    stand.manager.frame(0.02, [])
    assert stand.manager.attempts == 1 - pictures
    stand.manager.frame(0.02, [])
    assert not (slow.is_between or stand.manager.attempts)


def test_a_motion_goes_on_only_once_its_first_picture_is_shown(stand: Stand) -> None:
    slow, passed = Slow(is_patient=True, moves=True), list[float]()
    stand.manager.begin(slow)
    stand.manager.frame(0.02, [])
    slow.update = passed.append  # type: ignore[assignment, method-assign]
    slow.key, slow.is_between = 1, True
    for _ in range(3):
        stand.manager.frame(0.02, [])
    assert slow.drawn == 4
    assert passed == [0.02, 0.0, 0.02]


class Parts(Slow):
    """Shows parts that are new together, each of which takes as long as a frame has."""

    def draw(self, canvas: Canvas) -> None:
        Probe.draw(self, canvas)
        with canvas.dirty_redraw():
            canvas.fill(canvas.window, (0, 0, 0))
            for place in range(3):
                area = (100.0 * place, 0.0, 50.0, 50.0)
                paint = partial(spend, LONG)
                canvas.draw_in_time(
                    place, self.key, partial(canvas.layer, f"part {place}", self.key, area, paint)
                )


def test_what_is_new_in_a_motion_comes_with_its_next_pictures_and_is_whole_when_it_ends(stand: Stand) -> None:
    parts = Parts(is_patient=True, moves=True)
    stand.manager.begin(parts)
    stand.frames(0.2)
    parts.key = 1
    stand.manager.frame(0.02, [])
    before, parts.moves = parts.drawn, False
    assert stand.manager.stack.dirty, "two parts are still to come"
    stand.frames(0.2)
    assert parts.drawn > before and not (stand.manager.stack.dirty or stand.manager.attempts)
