"""Shows the card under the mouse or the focus so large that it can be read."""

from __future__ import annotations

import pygame

from scenes.stage.pieces import FLYING, HAND, Piece
from scenes.stage.skin import Skin
from scenes.stage.spots import Spot
from scenes.stage.stage import Stage
from scenes.ui.anim import ease_out_cubic, mix
from scenes.ui.canvas import Canvas
from scenes.ui.focus import FocusRing, draw_focus_ring
from scenes.ui.input import Input, Pointer
from scenes.ui.page import tooltip
from scenes.ui.theme import HEIGHT, HOVER_LIFT, LIFTED, WIDTH
from scenes.ui.widgets import Widget

LARGEST = 1.6
"""How much larger a card gets for those who read large text."""
ROOM = pygame.FRect(4, 66, WIDTH - 8, HEIGHT - 70)
"""Where a card may be shown: below the bar on top."""
PATIENCE, PATIENCE_HAND = 0.25, 0.05
"""Seconds until a card is shown: long enough to have its picture by then."""


class CardZoom:
    """Shows the card of the piece that is looked at: almost at once in a hand, elsewhere later."""

    def __init__(self, skin: Skin, stage: Stage) -> None:
        self._skin, self._stage = skin, stage
        self.piece: Piece | None = None
        self._time = 0.0

    @property
    def moving(self) -> bool:
        """True while the card grows, or waits to be shown."""
        return self._picture is not None and self._time < PATIENCE + HOVER_LIFT

    @property
    def _picture(self) -> str | None:
        if self.piece is None or self.piece.layer == FLYING:  # a card that is being shown is large already
            return None
        return self._skin.zoom(self.piece.token)

    def follow(self, item: Input, focus: FocusRing[Widget]) -> bool:
        """Look at what the mouse or keys have come to; return True if it is another piece."""
        if isinstance(item, Pointer):
            return self._take(self._stage.at(item.pos) if item.kind != "leave" else None)
        if not focus.shown:
            return False
        return self._take(focus.current.piece if isinstance(focus.current, Spot) else None)

    def forget(self) -> None:
        """Look at nothing if the piece looked at is no longer on the table."""
        if self.piece is not None and self._stage.piece(self.piece.token) is None:
            self._take(None)

    def leave(self, focus: FocusRing[Widget]) -> None:
        """Look at nothing if keys looked at a piece and the focus is no longer on it."""
        current = focus.current
        kept = self.piece is not None and current is not None and current.key == str(self.piece.token)
        if focus.shown and not kept:
            self._take(None)

    def _take(self, piece: Piece | None) -> bool:
        before, now = (p.token if p is not None else None for p in (self.piece, piece))
        self.piece = piece
        if before == now:
            return False
        self._time = 0.0
        self._skin.point(now)
        return True

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the card has grown in them."""
        moved = self.moving
        self._time += dt
        return moved

    def area(self, factor: float) -> pygame.FRect | None:
        """Return where the card is shown, in design pixels; None if no card is.

        It is as large as it has grown so far, and larger where the text size is.
        """
        piece = self.piece
        if piece is None or self._picture is None:
            return None
        share = self._share(piece)
        if share <= 0:
            return None
        wide, high = self._skin.reading(piece)
        grown = min(factor, LARGEST, ROOM.h / high)
        wide, high = wide * grown, high * grown
        area = pygame.FRect(0, 0, mix(piece.width, wide, share), mix(piece.height, high, share))
        if piece.layer == HAND:
            area.midbottom = piece.x, HEIGHT - 4
        else:
            side = -1 if piece.x > WIDTH / 2 else 1
            area.center = piece.x + side * (piece.width + wide) / 2, piece.y
        return area.clamp(ROOM)

    def _share(self, piece: Piece) -> float:
        """Return how far the card has grown, from 0 to 1."""
        return ease_out_cubic(min(1.0, max(0.0, (self._time - _late(piece)) / HOVER_LIFT)))

    def draw(self, canvas: Canvas, by_keys: bool) -> None:
        """Draw the card, and beside it what there is to say about it; ringed if keys led to it."""
        piece, picture = self.piece, self._picture
        if piece is None or picture is None:
            return
        area = self.area(canvas.lettering.factor)
        if area is None:
            canvas.art.fetch([picture])
            if self._time > _late(piece) / 2:  # whoever only passes over it is not worth the work
                canvas.art.prepare(picture)
            return
        grown = self._share(piece) == 1
        canvas.picture(
            picture, *area.center, area.w, height=area.h, anchor="center", shadow=LIFTED, keep=grown
        )
        if by_keys:
            draw_focus_ring(canvas, area)
        words = self._skin.explain(piece)
        if words:
            tooltip(canvas, words, area)


def _late(piece: Piece) -> float:
    """Return how many seconds pass before the card of a piece begins to grow."""
    return PATIENCE_HAND if piece.layer == HAND else PATIENCE
