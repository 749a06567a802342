"""A picture ends when its time is up, keeps what was made for it, and is whole in the end."""

from __future__ import annotations

from functools import partial
from time import thread_time

import pygame
import pytest

from scenes.ui.canvas import Canvas
from scenes.ui.surface_cache import LruCache
from scenes.ui.time_limit import LIMIT, OverLimitError

PAST = 0.0
"""A moment of this thread that is over."""


def small() -> pygame.Surface:
    return pygame.Surface((4, 4))


def test_what_is_made_is_kept_for_the_next_attempt() -> None:
    cache = LruCache(1000)
    made: list[int] = []

    def draw(number: int) -> pygame.Surface:
        made.append(number)
        return small()

    attempts = 0
    while True:
        attempts += 1
        try:
            with LIMIT.until(PAST):
                for number in range(3):
                    cache.get(number, partial(draw, number))
            break
        except OverLimitError:
            continue
    assert (attempts, made) == (3, [0, 1, 2])


def test_nothing_ends_while_there_is_time_or_no_limit() -> None:
    for moment in (thread_time() + 100, None):
        cache = LruCache(1000)
        with LIMIT.until(moment):
            for number in range(3):
                cache.get(number, small)
        assert len(cache) == 3


def test_what_takes_long_is_not_begun_in_a_frame_with_less_time_left_unless_nothing_else_was_made() -> None:
    cache = LruCache(1000)
    with LIMIT.until(thread_time() + 100):
        cache.get("large", small, takes=200)
        with pytest.raises(OverLimitError):
            cache.get("larger", small, takes=200)
        cache.get("quick", small, takes=1)
    assert "large" in cache and "larger" not in cache and "quick" in cache


def test_what_is_not_kept_is_no_reason_to_try_again() -> None:
    cache = LruCache(1000)
    with LIMIT.until(PAST):
        for _ in range(2):
            cache.get("passing", small, keep=False)


def test_a_picture_that_ends_early_leaves_the_last_one_as_it_is(canvas: Canvas) -> None:
    def paint(*places: int) -> None:
        with canvas.dirty_redraw():
            canvas.fill(canvas.window, (0, 0, 0))
            for place in places:
                area = (place, 10, 20, 20)
                canvas.layer(f"part {place}", place, area, partial(canvas.fill, area, (200, 0, 0)))

    paint(10)
    before = canvas.surface.copy()
    with pytest.raises(OverLimitError), LIMIT.until(PAST):
        paint(10, 40, 70)
    assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(before, "RGB")
    paint(10, 40, 70)
    for place in (10, 40, 70):
        assert canvas.surface.get_at(canvas.to_pixel(place + 10, 20))[0] == 200


def test_no_picture_ends_after_the_context(canvas: Canvas) -> None:
    with pytest.raises(RuntimeError), LIMIT.until(PAST):
        raise RuntimeError
    LIMIT.note()
    LIMIT.check()


def in_time(canvas: Canvas, number: int, colour: int) -> None:
    """Draw a part of a picture that has to be made if it has not had that colour yet."""
    area = (10 + 30 * number, 10, 20, 20)
    layer = partial(canvas.layer, f"part {number}", colour, area, partial(canvas.fill, area, (colour, 0, 0)))
    canvas.draw_in_time(number, colour, layer)


def moving(canvas: Canvas, colour: int) -> list[int]:
    """Draw the next picture of a motion, with no time left; return the colours of its three parts."""
    with LIMIT.sparing(PAST), canvas.dirty_redraw():
        canvas.fill(canvas.window, (0, 0, 0))
        for number in range(3):
            in_time(canvas, number, colour)
    return [canvas.surface.get_at(canvas.to_pixel(20 + 30 * number, 20))[0] for number in range(3)]


def test_of_what_is_new_in_a_motion_one_part_comes_with_each_picture_and_the_rest_is_drawn_as_before(
    canvas: Canvas,
) -> None:
    seen = [moving(canvas, colour) for colour in (100, 100, 100, 200, 200, 200)]
    assert seen[:3] == [[100, 0, 0], [100, 100, 0], [100, 100, 100]]
    assert seen[3:] == [[200, 100, 100], [200, 200, 100], [200, 200, 200]]
    assert not LIMIT.has_left


def test_a_picture_from_which_something_was_left_out_says_so(canvas: Canvas) -> None:
    left = []
    for _ in range(3):
        moving(canvas, 50)
        left.append(LIMIT.has_left)
    assert left == [True, True, False]


def test_where_nothing_is_spared_all_that_is_new_is_drawn(canvas: Canvas) -> None:
    with canvas.dirty_redraw():
        for number in range(3):
            in_time(canvas, number, 70)
    assert canvas.surface.get_at(canvas.to_pixel(80, 20))[0] == 70
