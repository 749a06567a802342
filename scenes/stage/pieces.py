"""Pieces: sprites that carry the names of the things they show, and cues that move them.

Cues take seconds and design pixels, on the timeline of `scenes.ui.anim`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.core.action import Token
from scenes.ui.anim import Cue, Ease, ease_in_out, ease_out_back, ease_out_cubic, mix, tween

BOARD, DICE, HAND, CHOICE, FLYING, EFFECT = 0.0, 10.0, 20.0, 30.0, 40.0, 50.0
"""Layers, from the table upwards."""
LINE = 1.6
"""How wide the line of ink around a figure is."""
TILT = 8
"""Degrees by which a thrown die turns at a time, so that not too many turned pictures have to be made."""
Point = tuple[float, float]


@dataclass(slots=True)
class Piece:
    """One sprite. `x`, `y` is its centre and `width`, `height` its size in design pixels.

    A piece may stand for several like things: `stack` names them all, `token` is the first of them.
    Without a `picture` it is part of the board and drawn only when it is marked; so is one that is
    `painted` on the board. `outline` is the picture of its mark, which else is a frame, and `ring` of the
    mark of keys that have led there, unless that has to stand out most. What is `inked` has a thin line of
    ink around it, and one of paper where it is seen through, lies in a `window`, or may come to stand in the
    dark (`is_rimmed`); a `gilt` one has an edge of gold, another one may have an `edge` in the colour of
    whose it is. A badge lies at the upper right corner, at the lower one (`is_badge_low`), or as a number of
    times on a tail at the right (`is_badge_beside`). Within a layer, what lies further down the screen is
    drawn over the rest. What lies on a board that moves is seen through a `window` alone. What cannot be
    chosen is darker, but for what `is_paling`: darkened, a die would look like one of another colour. A card
    that goes on its way from one size to another is made for its `whole` size alone, and drawn from that.
    What is `magnified` is placed and measured on a stage of its own, which is drawn so much larger about a
    point.
    """

    token: Token
    picture: str
    x: float
    y: float
    width: float
    height: float
    layer: float = BOARD
    angle: float = 0.0
    alpha: float = 1.0
    scale: float = 1.0
    lift: float = 0.0
    stack: tuple[Token, ...] = ()
    badge: str = ""
    is_badge_low: bool = False
    is_badge_beside: bool = False
    shadow: bool = False
    halo: str = ""
    outline: str = ""
    ring: str = ""
    painted: bool = False
    inked: bool = False
    is_rimmed: bool = False
    is_paling: bool = False
    gilt: bool = False
    edge: tuple[int, int, int] | None = None
    target: bool = True
    window: pygame.FRect | None = None
    whole: tuple[float, float] | None = None
    magnified: tuple[float, Point] | None = None

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Return all the things that this sprite stands for."""
        return self.stack or (self.token,)

    @property
    def is_seen(self) -> bool:
        """True unless its inner half reaches out of its window."""
        return self.window is None or bool(self.window.contains(self.rect.scale_by(0.5)))

    def is_hit(self, pos: Point) -> bool:
        """Return whether it can be seen at a point, in design pixels."""
        return self.rect.collidepoint(pos) and (self.window is None or self.window.collidepoint(pos))

    @property
    def rect(self) -> pygame.FRect:
        """Return where it can be clicked, in design pixels."""
        width, height = self.width * self.scale, self.height * self.scale
        return pygame.FRect(self.x - width / 2, self.y - self.lift - height / 2, width, height)


class HeldCard(NamedTuple):
    """A card as whoever holds it sees it: its picture, how high that is for its width, and what it is."""

    token: Token
    picture: str
    tall: float
    words: str


def change(piece: Piece, seconds: float, ease: Ease = ease_out_cubic, **goals: float) -> Cue:
    """Change any numbers of a piece (x, y, width, height, angle, alpha, scale, lift) to new values."""
    starts = {name: getattr(piece, name) for name in goals}

    def apply(share: float) -> None:
        for name, goal in goals.items():
            setattr(piece, name, mix(starts[name], goal, share))

    return tween(seconds, apply, ease)


def slide(piece: Piece, to: Point, seconds: float, ease: Ease = ease_out_cubic) -> Cue:
    """Move a piece straight to a place."""
    return change(piece, seconds, ease, x=to[0], y=to[1])


def follow(
    piece: Piece, path: Sequence[Point], seconds: float, hops: int = 0, ease: Ease = ease_in_out
) -> Cue:
    """Move a piece along a polyline, hopping on the way, as fast wherever its points lie."""
    lengths = [math.dist(a, b) for a, b in pairwise(path)]
    whole = sum(lengths)

    def apply(share: float) -> None:
        piece.x, piece.y = _along(path, lengths, whole * ease(share))
        piece.lift = 6 * abs(math.sin(math.pi * hops * share))

    return tween(seconds, apply)


def tumble(piece: Piece, faces: Sequence[str], result: str, seconds: float, arc: float = 40.0) -> Cue:
    """Throw a die up in an arc: `faces` flash by ever slower, and after two bounces it shows `result`."""
    changes = max(3, round(seconds / 0.075))

    def apply(share: float) -> None:
        if share >= 1:
            piece.picture, piece.lift, piece.angle = result, 0.0, 0.0
            return
        piece.picture = faces[int(changes * (1 - (1 - share) ** 1.8)) % len(faces)]
        piece.lift = arc * _bounce(share)
        piece.angle = 0.0 if share > 0.8 else TILT * round(40 * math.sin(share * 19) / TILT)

    return tween(seconds, apply)


def pop(piece: Piece, seconds: float = 0.14, start: float = 1.6) -> Cue:
    """Shrink a piece from large to its own size, like a stamp."""

    def apply(share: float) -> None:
        piece.scale = mix(start, 1.0, ease_out_back(share))
        piece.alpha = min(1.0, 0.3 + share)

    return tween(seconds, apply)


def flip(
    piece: Piece,
    picture: str,
    seconds: float = 0.18,
    width: float | None = None,
    whole: tuple[float, float] | None = None,
) -> Cue:
    """Turn a card over: narrow it to nothing, change its picture, and widen it again to `width`.

    From then on it is drawn from its picture in its `whole` size, if that is given.
    """
    start, end = piece.width, piece.width if width is None else width

    def apply(share: float) -> None:
        if share >= 0.5:
            piece.picture, piece.whole = picture, whole or piece.whole
        piece.width = end if share >= 1 else max(1.0, mix(start, end, share) * abs(1 - 2 * share))

    return tween(seconds, apply)


def _along(path: Sequence[Point], lengths: Sequence[float], distance: float) -> Point:
    for (a, b), length in zip(pairwise(path), lengths, strict=True):
        if distance <= length and length:
            share = distance / length
            return mix(a[0], b[0], share), mix(a[1], b[1], share)
        distance -= length
    return path[-1]


def _bounce(t: float) -> float:
    """Return the height of a thrown die: an arc, then a bounce of a third and one of a tenth of it."""
    for begin, end, height in ((0.0, 0.62, 1.0), (0.62, 0.86, 0.32), (0.86, 1.0, 0.1)):
        if t <= end:
            share = (t - begin) / (end - begin)
            return height * 4 * share * (1 - share)
    return 0.0
