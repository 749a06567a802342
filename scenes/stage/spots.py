"""Pieces as targets of mouse, keys and gamepad, beside the buttons on the same page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import pygame

from scenes.stage.pieces import Piece
from scenes.ui.canvas import Canvas
from scenes.ui.cursor import Cursor
from scenes.ui.focus import draw_focus_ring
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Widget

Touch = Callable[[Piece, int], "Transition | None"]


class Spot(Widget):
    """A place where a piece can be touched. `touch` gets the piece and the mouse button (1 for keys).

    `ground` returns the place that a piece stands on. `explain` returns the words for whoever points at it,
    `tell` those for whoever does not see it.
    """

    radius = 7.0

    def __init__(
        self,
        piece: Piece,
        ground: Callable[[Piece], pygame.FRect],
        touch: Touch,
        explain: Callable[[Piece], str],
        tell: Callable[[Piece], str],
    ) -> None:
        super().__init__(piece.rect, key=str(piece.token), focusable=True)
        self.piece = piece
        self._ground = ground
        self._touch = touch
        self._explain, self._tell = explain, tell

    @property
    def tip(self) -> str:
        """Return what the piece is; it is worked out when somebody points at it."""
        return self._explain(self.piece)

    @tip.setter
    def tip(self, words: str) -> None:
        """Widgets set a tip when they are made; a spot's comes from its piece."""

    @cached_property
    def spoken_text(self) -> str:
        """What the piece is and what can be done with it, as long as this spot is laid."""
        return self._tell(self.piece)

    @property
    def around(self) -> pygame.FRect:
        """Who asks about a piece wants to see what else stands there."""
        return self._ground(self.piece)

    @property
    def cursor(self) -> Cursor:
        return Cursor.HAND if self.walkable else Cursor.ARROW

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "down":
            return self._touch(self.piece, item.button)
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._touch(self.piece, 1)
        return None

    def draw_focus(self, canvas: Canvas) -> None:
        draw_focus_ring(canvas, pygame.FRect(self.piece.rect), self.radius)
