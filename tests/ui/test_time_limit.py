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
