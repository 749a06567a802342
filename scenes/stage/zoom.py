"""Zoom: the card under the cursor or the focus, large enough to be read."""

from __future__ import annotations

from scenes.stage.pieces import HAND, Piece
from scenes.stage.skin import Skin
from scenes.stage.spots import Spot
from scenes.stage.stage import Stage
from scenes.ui.anim import ease_out_cubic, mix
from scenes.ui.canvas import Canvas
from scenes.ui.focus import FocusRing
from scenes.ui.input import Input, Pointer
from scenes.ui.theme import HEIGHT, HOVER_LIFT, LIFTED, WIDTH
from scenes.ui.widgets import Widget

READING = 200.0
"""Width at which the text of a card can be read."""
PATIENCE = 0.25


class Zoom:
    """The piece looked at. Its card is shown at once if it is in a hand, elsewhere after a moment."""

    def __init__(self, skin: Skin, stage: Stage) -> None:
        self._skin, self._stage = skin, stage
        self.piece: Piece | None = None
        self._time = 0.0

    @property
    def moving(self) -> bool:
        """The card is on its way, or waits to be."""
        return self._picture is not None and self._time < PATIENCE + HOVER_LIFT

    @property
    def _picture(self) -> str | None:
        return self._skin.zoom(self.piece.token) if self.piece is not None else None

    def follow(self, item: Input, ring: FocusRing[Widget]) -> bool:
        """Look where the mouse points, or at the focus if keys moved it; True if that is something else."""
        if isinstance(item, Pointer):
            return self._look(self._stage.at(item.pos) if item.kind != "leave" else None)
        if not ring.shown:
            return False
        return self._look(ring.current.piece if isinstance(ring.current, Spot) else None)

    def forget(self) -> None:
        """Look away from what is no longer on the table."""
        if self.piece is not None and self._stage.piece(self.piece.token) is None:
            self._look(None)

    def _look(self, piece: Piece | None) -> bool:
        before, now = (p.token if p is not None else None for p in (self.piece, piece))
        self.piece = piece
        if before == now:
            return False
        self._time = 0.0
        self._skin.point(now)
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
