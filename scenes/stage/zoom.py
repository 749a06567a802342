"""Zoom: the card under the cursor or the focus, large enough to be read."""

from __future__ import annotations

from collections.abc import Callable

from game.core.action import Token
from scenes.stage.pieces import HAND, Piece
from scenes.ui.anim import ease_out_cubic, mix
from scenes.ui.canvas import Canvas
from scenes.ui.theme import HEIGHT, HOVER_LIFT, LIFTED, WIDTH

READING = 200.0
"""Width at which the text of a card can be read."""
PATIENCE = 0.25


class Zoom:
    """Shows `picture_of(token)` for the piece looked at: at once for a hand, after a moment for the rest."""

    def __init__(self, picture_of: Callable[[Token], str | None]) -> None:
        self._picture_of = picture_of
        self.piece: Piece | None = None
        self._time = 0.0
        self._asked = False

    @property
    def moving(self) -> bool:
        """The card is on its way, or waits to be."""
        return self.piece is not None and self._picture is not None and self._time < PATIENCE + HOVER_LIFT

    @property
    def _picture(self) -> str | None:
        return self._picture_of(self.piece.token) if self.piece is not None else None

    def look(self, piece: Piece | None) -> bool:
        """Look at another piece; True if it is another one."""
        before = self.piece.token if self.piece is not None else None
        if before == (piece.token if piece is not None else None):
            self.piece = piece
            return False
        self.piece, self._time = piece, 0.0
        return True

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._time += dt

    def draw(self, canvas: Canvas) -> None:
        """Draw the card as large as it has grown so far."""
        piece, picture = self.piece, self._picture
        if piece is None or picture is None:
            return
        in_hand = piece.layer == HAND
        late = 0.0 if in_hand else PATIENCE
        share = ease_out_cubic(min(1.0, max(0.0, (self._time - late) / HOVER_LIFT)))
        if share <= 0:
            return
        width = mix(piece.width, READING, share)
        height = width * piece.height / piece.width
        if in_hand:
            x, y = piece.x, HEIGHT - 4 - height / 2
        else:
            x, y = piece.x + (-1 if piece.x > WIDTH / 2 else 1) * (piece.width + READING) / 2, piece.y
        x = min(max(x, width / 2 + 4), WIDTH - width / 2 - 4)
        y = min(max(y, height / 2 + 66), HEIGHT - height / 2 - 4)
        canvas.picture(picture, x, y, width, height=height, anchor="center", shadow=LIFTED)
