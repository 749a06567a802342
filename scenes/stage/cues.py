"""Cues: short scripts of motion. A cue is a generator; each `yield` is one frame on the stage's clock."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from scenes.stage.clock import Clock
from scenes.stage.pieces import Piece
from scenes.ui.anim import ease_in_out, ease_out_back, ease_out_cubic

Cue = Iterator[None]
Ease = Callable[[float], float]
Point = tuple[float, float]


def wait(clock: Clock, length: float) -> Cue:
    """Nothing, for `length` milliseconds."""
    for _ in clock.during(length):
        yield


def call(action: Callable[[], object]) -> Cue:
    """Do something between two cues; takes no time."""
    action()
    return
    yield


def sequence(*cues: Cue) -> Cue:
    """One after another."""
    for cue in cues:
        yield from cue


def together(*cues: Cue) -> Cue:
    """All at once; ends with the last of them."""
    running = list(cues)
    while running:
        running = [cue for cue in running if _alive(cue)]
        if running:
            yield


def staggered(clock: Clock, gap: float, cues: Iterable[Cue]) -> Cue:
    """All of them, each `gap` milliseconds after the one before."""
    return together(*(sequence(wait(clock, gap * turn), cue) for turn, cue in enumerate(cues)))


def slide(clock: Clock, piece: Piece, to: Point, length: float, ease: Ease = ease_out_cubic) -> Cue:
    """Straight to a place."""
    x, y = piece.x, piece.y
    for t in clock.during(length):
        share = ease(t)
        piece.x, piece.y = x + (to[0] - x) * share, y + (to[1] - y) * share
        yield


def change(clock: Clock, piece: Piece, length: float, ease: Ease = ease_out_cubic, **goals: float) -> Cue:
    """Any of a piece's numbers (x, y, width, height, angle, alpha, scale, lift) to new values."""
    starts = {name: getattr(piece, name) for name in goals}
    for t in clock.during(length):
        share = ease(t)
        for name, goal in goals.items():
            setattr(piece, name, starts[name] + (goal - starts[name]) * share)
        yield


def follow(
    clock: Clock, piece: Piece, path: Sequence[Point], length: float, hops: int = 0, ease: Ease = ease_in_out
) -> Cue:
    """Along a polyline, at a speed that does not depend on how its points are spaced, hopping on the way."""
    lengths = [math.dist(a, b) for a, b in pairwise(path)]
    whole = sum(lengths) or 1.0
    for t in clock.during(length):
        piece.x, piece.y = _along(path, lengths, whole * ease(t))
        piece.lift = 6 * abs(math.sin(math.pi * hops * t)) if hops else 0.0
        yield
    piece.lift = 0.0


def tumble(
    clock: Clock, piece: Piece, faces: Sequence[str], result: str, length: float, arc: float = 40.0
) -> Cue:
    """A die thrown up in an arc: `faces` flash by ever slower, two bounces, and it settles on `result`."""
    changes, shown = max(3, round(length / 75)), -1
    for t in clock.during(length):
        step = int(changes * (1 - (1 - t) ** 1.8))
        if step != shown:
            shown = step
            piece.picture = faces[step % len(faces)]
        piece.lift = arc * _bounce(t)
        piece.angle = 0.0 if t > 0.8 else 40 * math.sin(t * 19)
        yield
    piece.picture, piece.lift, piece.angle = result, 0.0, 0.0


def pop(clock: Clock, piece: Piece, length: float = 140.0, start: float = 1.6) -> Cue:
    """A stamp: from large to its own size."""
    for t in clock.during(length):
        piece.scale = start + (1 - start) * ease_out_back(t)
        piece.alpha = min(1.0, 0.3 + t)
        yield
    piece.scale, piece.alpha = 1.0, 1.0


def flip(clock: Clock, piece: Piece, picture: str, length: float = 180.0) -> Cue:
    """Turn a card over: narrow to nothing, change the picture, and widen again."""
    width = piece.width
    for t in clock.during(length):
        if t >= 0.5:
            piece.picture = picture
        piece.width = max(1.0, width * abs(1 - 2 * t))
        yield
    piece.width, piece.picture = width, picture


def _alive(cue: Cue) -> bool:
    try:
        next(cue)
    except StopIteration:
        return False
    return True


def _along(path: Sequence[Point], lengths: Sequence[float], distance: float) -> Point:
    for (a, b), length in zip(pairwise(path), lengths, strict=True):
        if distance <= length and length:
            share = distance / length
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        distance -= length
    return path[-1]


def _bounce(t: float) -> float:
    """Height of a thrown die: one arc, then a bounce of a third and one of a tenth of it."""
    for begin, end, height in ((0.0, 0.62, 1.0), (0.62, 0.86, 0.32), (0.86, 1.0, 0.1)):
        if t <= end:
            share = (t - begin) / (end - begin)
            return height * 4 * share * (1 - share)
    return 0.0
