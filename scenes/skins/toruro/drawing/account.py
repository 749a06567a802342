"""The slate that is held up between two partidas: who committed how many lulos, and what was paid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.seat import Seat
from game.toruro.view import Debt
from game.translation import language, tr, trn
from scenes.skins.toruro.drawing.slate import CHALK, PLAIN, WIPED
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import LIFTED, OCHRE_LT

MIDDLE, WIDE = (480.0, 316.0), 520.0
HEAD, OVER, ROW, FOOT = 116.0, 100.0, 46.0, 44.0
"""The room for the heading and the words over the columns, the height of these, the room for each seat, and
below them."""
FACE, PAID, MOST = 36.0, 84.0, 6
"""The size of a face, the room for a sum, and how many lulos are named one by one at most."""
LARGEST = 1.2
"""The text size beyond which names would leave the slate."""


class Account(NamedTuple):
    """What was owed and paid in a partida."""

    partida: int
    debts: tuple[Debt, ...]

    @property
    def rows(self) -> list[tuple[int, tuple[int, ...]]]:
        """Each seat that owed something, with its lulos; who paid most stands on top."""
        owed = {seat: tuple(d.amount for d in self.debts if d.seat == seat) for _, seat, _ in self.debts}
        return sorted(owed.items(), key=lambda row: (-sum(row[1]), row[0]))

    def draw(self, canvas: Canvas, seats: Sequence[Seat], faces: Sequence[str], own: int | None) -> None:
        """Draw it in the middle of the table; what is one's `own` is gold."""
        painted = self.prepare(canvas, seats, faces, own)
        canvas.blit_at_pixel(painted, canvas.to_pixels(self._room).topleft)

    def prepare(
        self, canvas: Canvas, seats: Sequence[Seat], faces: Sequence[str], own: int | None
    ) -> pygame.Surface:
        """Paint what will be drawn, unless it is painted; return its picture."""
        paint = partial(self._draw, canvas, seats, faces, own)
        return canvas.prepare_layer("toruro/account", (self, own, language()), self._room, paint)

    @property
    def _board(self) -> pygame.FRect:
        board = pygame.FRect(0, 0, WIDE, HEAD + ROW * max(1, len(self.rows)) + FOOT)
        board.center = MIDDLE
        return board

    @property
    def _room(self) -> pygame.FRect:
        """The slate with its shadow."""
        return self._board.inflate(60, 60)

    def _draw(
        self,
        canvas: Canvas,
        seats: Sequence[Seat],
        faces: Sequence[str],
        own: int | None,
    ) -> None:
        board = self._board
        canvas.nine("ui/slate", board, shadow=LIFTED, plain=PLAIN)
        left, right = board.left + 40, board.right - 40
        with canvas.lettering.at_most(LARGEST):
            title = tr("Partida {partida}", partida=self.partida)
            canvas.text(title, board.centerx, board.top + 50, "poster", CHALK, anchor="center middle")
            for words, x in ((tr("Lulos"), right - PAID), (tr("Paid"), right)):
                canvas.text(words, x, board.top + OVER, "key", WIPED, anchor="right middle")
            for place, (seat, amounts) in enumerate(self.rows):
                y = board.top + HEAD + ROW * (place + 0.5)
                colour = OCHRE_LT if seat == own else CHALK
                draw_face(canvas, faces[seat], seats[seat].colour, (left + FACE / 2, y), FACE)
                canvas.text(str(sum(amounts)), right, y, "number", colour, anchor="right middle")
                told = "  ".join(map(str, amounts)) if len(amounts) <= MOST else None
                words = told or trn("1 lulo", "{n} lulos", len(amounts))
                lulos = canvas.text(words, right - PAID, y, "aside", CHALK, anchor="right middle")
                canvas.line((lulos.left - 5, y + 2), (lulos.right + 5, y - 1), WIPED, 1.2)
                room = (lulos.left - left - FACE - 18) * canvas.k
                name = canvas.lettering.shorten(seats[seat].name, "lead", canvas.k, room)
                canvas.text(name, left + FACE + 12, y, "lead", colour, anchor="left middle")
