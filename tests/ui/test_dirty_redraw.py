"""A picture that begins as the last one did is drawn from where it differs on; nobody sees that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scenes.ui.canvas import Canvas

Paint = Callable[[Canvas], object]
DOTS = [(100.0 + 90 * place, 200.0) for place in range(10)]


def ground(canvas: Canvas) -> None:
    """Fills the window, and has more on it than is drawn again for nothing."""
    canvas.fill(canvas.window, (40, 80, 60))
    for dot in DOTS:
        canvas.disc(dot, 30, (200, 160, 60))
        canvas.fill((*dot, 20, 60), (90, 30, 30), 120, 6)


def drawn(canvas: Canvas, paint: Paint) -> bytes:
    """How the window looks after a picture over the ground."""
    with canvas.dirty_redraw():
        ground(canvas)
        paint(canvas)
    return pygame.image.tobytes(canvas.shown, "RGB")


def plainly(canvas: Canvas, paint: Paint) -> bytes:
    """How it looks when everything is drawn anew."""
    ground(canvas)
    paint(canvas)
    return pygame.image.tobytes(canvas.shown, "RGB")


def ball(x: float) -> Paint:
    return lambda canvas: canvas.disc((x, 240), 25, (240, 240, 240))


@pytest.fixture
def strokes(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """All discs that are really drawn from now on."""
    found: list[object] = []
    disc = pygame.draw.aacircle

    def noted(*details: Any) -> pygame.Rect:
        found.append(details)
        return disc(*details)

    monkeypatch.setattr(pygame.draw, "aacircle", noted)
    return found


def test_what_moves_leaves_nothing_behind(canvas: Canvas) -> None:
    moving = [drawn(canvas, ball(300 + 40 * step)) for step in range(6)]
    assert moving == [plainly(canvas, ball(300 + 40 * step)) for step in range(6)]
    assert len(set(moving)) == 6


def test_what_lies_still_is_not_drawn_again(canvas: Canvas, strokes: list[object]) -> None:
    for x in (300, 340):
        drawn(canvas, ball(x))
    strokes.clear()
    drawn(canvas, ball(380))
    assert len(strokes) == 2, "the ball, and of ten dots the one that it touches"


def test_what_comes_below_a_light_over_all_of_it_has_nothing_else_drawn_again(
    canvas: Canvas, strokes: list[object]
) -> None:
    def lit(below: int, above: int) -> Paint:
        def paint(canvas: Canvas) -> None:
            for place in range(below):
                canvas.disc((150 + 90 * place, 500), 10, (250, 250, 250))
            canvas.fill(canvas.window, (60, 40, 0), 40)
            for place in range(above):
                canvas.disc((150 + 90 * place, 600), 10, (250, 250, 250))

        return paint

    drawn(canvas, lit(1, 1))
    for below, above in ((2, 3), (5, 2), (4, 0), (0, 6)):
        strokes.clear()
        shown = drawn(canvas, lit(below, above))
        assert len(strokes) <= 9, "what came or went above and below, and what that touches"
        assert shown == plainly(canvas, lit(below, above))
        drawn(canvas, lit(below, above))


def test_what_changes_below_is_seen_at_once(canvas: Canvas) -> None:
    for _ in range(3):
        drawn(canvas, ball(300))
    moved = DOTS.pop(0)
    try:
        assert drawn(canvas, ball(300)) == plainly(canvas, ball(300))
    finally:
        DOTS.insert(0, moved)
    assert drawn(canvas, ball(300)) == plainly(canvas, ball(300))


def test_who_looks_before_its_end_sees_the_picture_so_far(canvas: Canvas) -> None:
    for _ in range(3):
        with canvas.dirty_redraw():
            ground(canvas)
            before = pygame.image.tobytes(canvas.shown, "RGB")
            ball(300)(canvas)
        assert before != pygame.image.tobytes(canvas.shown, "RGB") == plainly(canvas, ball(300))


def test_a_part_of_the_window_is_never_kept_for_the_whole(canvas: Canvas) -> None:
    canvas.surface.fill((0, 0, 0))
    with canvas.clip((0, 0, 200, 200)):
        for _ in range(3):
            drawn(canvas, ball(300))
    assert drawn(canvas, ball(300)) == plainly(canvas, ball(300))


def test_what_is_drawn_alike_is_painted_once_as_long_as_every_picture_has_it(canvas: Canvas) -> None:
    painted: list[str] = []

    def cached(name: str) -> Paint:
        def paint() -> None:
            painted.append(name)
            canvas.disc((500, 240), 25, (240, 240, 240))

        return lambda canvas: canvas.draw_cached(name, "white", paint)

    pictures = [drawn(canvas, cached(name)) for name in ("hat", "hat", "cap", "hat", "hat")]
    assert painted == ["hat", "cap", "hat"]
    assert len(set(pictures)) == 1
