"""A camera over a board: how much of it is seen through a part of the screen, and how it moves there.

Points of the board are in its own design units, points of the screen in design pixels. What is laid on the
board has the camera's `port` as its `window`, and lies on the stage where it is seen when the camera rests:
while it moves, only what is drawn moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from scenes.stage.pieces import Piece, Point
from scenes.ui.anim import ease_in_out, mix

SECONDS = 0.45
"""How long the camera takes from one sight to another."""
MARGIN = 6.0
"""How far what must be seen stays from the edge of the port, in design pixels."""


class Sight(NamedTuple):
    """What is seen: the point of the board in the middle, and design pixels for each of its units."""

    x: float
    y: float
    zoom: float


class Camera:
    """Shows `board`, a part of a picture, through `port`; `closest` is its largest zoom."""

    def __init__(self, board: pygame.FRect, port: pygame.FRect, closest: float) -> None:
        self.board, self.port, self.closest = board, port, closest
        self.whole = Sight(*board.center, min(port.w / board.w, port.h / board.h))
        """All of the board."""
        self.sight = self._start = self.whole
        """What is seen when the camera rests."""
        self.rested = self.whole
        """What was seen when it rested last, or is now."""
        self._passed = SECONDS
        self._dragged: Sight | None = None
        self.signposts: Sequence[tuple[pygame.FRect, Point]] = ()
        """Areas of the screen that lead to points of the board which are out of sight."""
        self.by_hand = False
        """Somebody has chosen the sight, who does not want it changed before the next question."""

    @property
    def moving(self) -> bool:
        """True until its sight is reached."""
        return self._dragged is not None or (self._passed < SECONDS and self._start != self.sight)

    @property
    def shown(self) -> Sight:
        """What is seen now, which differs while the camera moves."""
        if self._dragged is not None or not self.moving:
            return self._dragged or self.sight
        share = ease_in_out(self._passed / SECONDS)
        start, end = self.area(self._start), self.area(self.sight)
        x, y = (mix(a, b, share) for a, b in zip(start.center, end.center, strict=True))
        return Sight(x, y, self.port.w / mix(start.w, end.w, share))

    # --- points ---

    def to_screen(self, point: Point, sight: Sight | None = None) -> Point:
        """Return where on the screen a point of the board is seen."""
        x, y, zoom = sight or self.sight
        return self.port.centerx + (point[0] - x) * zoom, self.port.centery + (point[1] - y) * zoom

    def to_board(self, point: Point) -> Point:
        """Return the point of the board that is seen at a point of the screen."""
        x, y, zoom = self.sight
        return x + (point[0] - self.port.centerx) / zoom, y + (point[1] - self.port.centery) / zoom

    def area(self, sight: Sight) -> pygame.FRect:
        """Return the part of the board that is seen in a sight."""
        wide, high = self.port.w / sight.zoom, self.port.h / sight.zoom
        return pygame.FRect(sight.x - wide / 2, sight.y - high / 2, wide, high)

    def moved(self, piece: Piece) -> Piece:
        """Return a piece as it is seen while the camera moves."""
        shown = self.shown
        x, y = self.to_screen(self.to_board((piece.x, piece.y)), shown)
        return replace(piece, x=x, y=y, scale=piece.scale * shown.zoom / self.sight.zoom)

    def unmoved(self, area: pygame.FRect) -> pygame.FRect:
        """Return where an area of the screen is seen while all of the board is."""
        zoom = self.whole.zoom / self.sight.zoom
        seen = pygame.FRect(0, 0, area.w * zoom, area.h * zoom)
        seen.center = self.to_screen(self.to_board(area.center), self.whole)
        return seen

    # --- sights ---

    def near(self, point: Point) -> Sight:
        """Return the closest sight, with a point of the board as near to its middle as may be."""
        return self.inside(Sight(*point, self.closest))

    def fit(self, areas: Iterable[pygame.FRect]) -> Sight:
        """Return the closest sight in which all of these parts of the board are seen."""
        parts = list(areas)
        whole = parts[0].unionall(parts[1:])
        across = (self.port.w - 2 * MARGIN) / whole.w
        down = (self.port.h - 2 * MARGIN) / whole.h
        zoom = max(self.whole.zoom, min(across, down, self.closest))
        return self.inside(Sight(*whole.center, zoom))

    def turn(self, pos: Point, closer: bool) -> Sight:
        """Return what somebody wants to see: what is at a point of the screen from near, or all there is."""
        return self.near(self.to_board(pos)) if closer else self.whole

    def signposted(self, pos: Point) -> Sight | None:
        """Return the sight to which a signpost at a point of the screen leads, if any; as near as now."""
        led = next((point for area, point in self.signposts if area.collidepoint(pos)), None)
        return self.inside(Sight(*led, self.sight.zoom)) if led is not None else None

    def reveal(self, piece: Piece) -> Sight:
        """Return the present sight, moved so that a piece is seen in it."""
        if piece.is_seen:
            return self.sight
        return self.inside(Sight(*self.to_board((piece.x, piece.y)), self.sight.zoom))

    def inside(self, sight: Sight) -> Sight:
        """Return a sight moved so that nothing beyond the board is seen."""
        seen, board = self.area(sight), self.board
        x = between(sight.x, board.left + seen.w / 2, board.right - seen.w / 2)
        y = between(sight.y, board.top + seen.h / 2, board.bottom - seen.h / 2)
        return Sight(x, y, sight.zoom)

    # --- motion ---

    def aim(self, sight: Sight, at_once: bool = False) -> None:
        """Show a sight from now on: the camera begins to move there, unless it is to be there `at_once`."""
        if sight != self.sight:
            self._depart()
            self._start, self.sight, self._passed = self.shown, sight, 0.0
        if at_once:
            self.finish()

    def drag(self, across: float, down: float) -> None:
        """Let what is drawn follow a hand that has moved so far on the screen, until it lets go."""
        self._depart()
        x, y, zoom = self._dragged or self.sight
        self._dragged = self.inside(Sight(x - across / zoom, y - down / zoom, zoom))

    def _depart(self) -> None:
        """Note from where the camera goes on."""
        if not self.moving:
            self.rested = self.sight

    def let_go(self) -> Sight:
        """Let it stand again as before it was dragged; return the sight to which it was."""
        found, self._dragged = self._dragged or self.sight, None
        return found

    def update(self, seconds: float) -> bool:
        """Let time pass; return True if the camera has moved in it."""
        moved = self.moving
        self._passed += seconds
        return moved

    def finish(self) -> None:
        """End the motion."""
        self._passed, self._dragged = SECONDS, None


def between(place: float, low: float, high: float) -> float:
    """Return the place nearest to `place` between two others, or their middle if they have changed sides."""
    return (low + high) / 2 if low >= high else min(max(place, low), high)
