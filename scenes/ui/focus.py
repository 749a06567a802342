"""Focus: which of all buttons, cards and spaces of the board the keys act on, and how it moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

import pygame

from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT


class Target(Protocol):
    """Something that can have the focus."""

    @property
    def rect(self) -> pygame.FRect:
        """Its area in design space."""

    @property
    def focusable(self) -> bool:
        """True if it can be chosen now."""

    @property
    def walkable(self) -> bool:
        """True if Tab and directions stop here."""

    @property
    def legible(self) -> bool:
        """True if directions stop here at least, so that it can be read."""


T = TypeVar("T", bound=Target)


class FocusRing(Generic[T]):
    """The target that keys act on; `shown` while the player uses keys or a gamepad."""

    def __init__(self, targets: Sequence[T] = ()) -> None:
        self.targets: Sequence[T] = targets
        self.current: T | None = None
        self.shown = False

    def reachable(self) -> list[T]:
        """The targets that Tab stops at, in its order."""
        return [t for t in self.targets if t.focusable and t.walkable]

    def around(self) -> list[T]:
        """The targets that directions stop at."""
        return [t for t in self.targets if t.focusable and (t.walkable or t.legible)]

    def keep(self) -> None:
        """Drop a current target that is gone or can no longer be chosen."""
        if self.current is not None and not any(self.current is target for target in self.around()):
            self.current = None

    def step(self, by: int) -> T | None:
        """Move to the next (1) or previous (-1) target in Tab order, round and round, and return it."""
        order = self.reachable()
        if not order:
            return None
        place = next((n for n, target in enumerate(order) if target is self.current), None)
        if place is None:
            self.current = order[0 if by > 0 else -1]
        else:
            self.current = order[(place + by) % len(order)]
        return self.current

    def move(self, direction: tuple[int, int]) -> T | None:
        """Move to the nearest target in a direction and return it; None, and no move, if there is none."""
        order = self.around()
        if self.current is None:
            self.current = next(iter(self.reachable() or order), None)
            return self.current
        start = self.current.rect
        best = min(
            (target for target in order if target is not self.current),
            key=lambda target: _distance(start, target.rect, direction),
            default=None,
        )
        if best is None or _distance(start, best.rect, direction) == float("inf"):
            return None
        self.current = best
        return best


def draw_focus_ring(canvas: Canvas, area: pygame.FRect, radius: float = 13) -> None:
    """Draw a gold ring with a dark edge, seen on paper, wood and tiles; wider with high contrast."""
    if canvas.sharp:
        canvas.frame(area.inflate(20, 20), INK, 11, radius + 6)
        canvas.frame(area.inflate(16, 16), OCHRE_LT, 7, radius + 4)
        return
    canvas.frame(area.inflate(12, 12), INK, 6, radius + 3)
    canvas.frame(area.inflate(10, 10), OCHRE_LT, 4, radius + 2)


def _distance(start: pygame.FRect, end: pygame.FRect, direction: tuple[int, int]) -> float:
    """Distance of `end` in a direction, with 2.5 times that to the side; infinite if it lies elsewhere.

    It is measured between edges, so that a wide row is near to everything above and below it. Only what
    starts beyond the middle of `start` lies in that direction.
    """
    (dx, dy), far = direction, float("inf")
    if dx:
        along = end.left - start.right if dx > 0 else start.left - end.right
        side, skew = _gap(start.top, start.bottom, end.top, end.bottom), abs(end.centery - start.centery)
        half = start.w / 2
    else:
        along = end.top - start.bottom if dy > 0 else start.top - end.bottom
        side, skew = _gap(start.left, start.right, end.left, end.right), abs(end.centerx - start.centerx)
        half = start.h / 2
    return far if along < -half else max(0.0, along) + 2.5 * side + 0.05 * skew


def _gap(start_low: float, start_high: float, end_low: float, end_high: float) -> float:
    return max(0.0, end_low - start_high, start_low - end_high)
