"""The slate that is held up between two partidas: who stands how, and what was owed and paid for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.seat import Seat
from game.toruro.view import Debt, ToruroView
from game.translation import language, tr, trn
from scenes.skins.toruro.drawing.hud import PURSE
from scenes.skins.toruro.drawing.slate import CHALK, PLAIN, WIPED
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import LIFTED, OCHRE_LT

MIDDLE, WIDE = (640.0, 346.0), 580.0
HEAD, OVER, ROW, FOOT = 136.0, 122.0, 46.0, 40.0
"""The room for the heading and the words over the columns, the height of these, the room for each seat, and
below them."""
HIGHEST = 470.0
"""How high the slate is at most: rows of many seats are lower."""
FACE, SUM, MOST, APART = 36.0, 78.0, 5, 10.0
"""The size of a face, the room for a sum, how many lulos are named one by one at most, and how far apart."""
LARGEST = 1.4
"""The text size beyond which names would leave the slate."""
LAUREL = 1.3
"""Width of the laurel of who stands first alone, to that of the face."""


class Account(NamedTuple):
    """What was owed and paid in a partida, and the `chips` of each seat after it.

    If its last round was won by somebody `alone`, that brought so much `spoil`.
    """

    partida: int
    debts: tuple[Debt, ...]
    chips: tuple[int, ...]
    alone: int | None = None
    spoil: int = 0

    @classmethod
    def of(cls, partida: int, view: ToruroView) -> Account:
        """Return the account of a partida that has just ended."""
        goers = [seat for seat, goes in enumerate(view.goes) if goes]
        alone = goers[0] if len(goers) == 1 else None
        return cls(partida, view.struck, tuple(PURSE + net for net in view.net), alone, sum(view.taken))

    def cause(self, seats: Sequence[Seat]) -> str:
        """Return how the last round has left the slate empty."""
        if self.alone is not None:
            return tr("{name} went alone: +{n}", name=seats[self.alone].name, n=self.spoil)
        return tr("No new lulo, and all is paid")

    @property
    def rows(self) -> list[tuple[int, tuple[int, ...]]]:
        """Each seat with its lulos; who has most chips stands on top."""
        order = sorted(range(len(self.chips)), key=lambda seat: (-self.chips[seat], seat))
        return [(seat, self._owed(seat)) for seat in order]

    @property
    def payers(self) -> list[int]:
        """The seats that owed something; who paid most comes first."""
        seats = {debt.seat for debt in self.debts}
        return sorted(seats, key=lambda seat: (-sum(self._owed(seat)), seat))

    def _owed(self, seat: int) -> tuple[int, ...]:
        return tuple(debt.amount for debt in self.debts if debt.seat == seat)

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
    def board(self) -> pygame.FRect:
        """Where it is held up."""
        board = pygame.FRect(0, 0, WIDE, min(HIGHEST, HEAD + ROW * len(self.chips) + FOOT))
        board.center = MIDDLE
        return board

    @property
    def _row(self) -> float:
        return (self.board.h - HEAD - FOOT) / len(self.chips)

    @property
    def _room(self) -> pygame.FRect:
        """The slate with its shadow."""
        return self.board.inflate(60, 60)

    def _draw(
        self,
        canvas: Canvas,
        seats: Sequence[Seat],
        faces: Sequence[str],
        own: int | None,
    ) -> None:
        board = self.board
        canvas.nine("ui/slate", board, shadow=LIFTED, plain=PLAIN)
        left, right = board.left + 40, board.right - 40
        most = max(self.chips)
        columns = (tr("Lulos"), right - 2 * SUM), (tr("Paid"), right - SUM), (tr("Chips"), right)
        with canvas.lettering.at_most(LARGEST):
            x, title = board.centerx, tr("Partida {partida}", partida=self.partida)
            canvas.text(title, x, board.top + 46, "poster", CHALK, anchor="center middle")
            canvas.text(self.cause(seats), x, board.top + 82, "key", OCHRE_LT, anchor="center middle")
            for words, at in columns:
                canvas.text(words, at, board.top + OVER, "key", WIPED, anchor="right middle")
            for place, (seat, amounts) in enumerate(self.rows):
                y = board.top + HEAD + self._row * (place + 0.5)
                colour, face = OCHRE_LT if seat == own else CHALK, min(FACE, self._row - 6)
                middle = left + FACE / 2, y
                if self.chips[seat] == most and self.chips.count(most) == 1:
                    canvas.picture("ui/laurel", *middle, face * LAUREL, anchor="center")
                draw_face(canvas, faces[seat], seats[seat].colour, middle, face)
                chips = str(self.chips[seat]).replace("-", "−")
                canvas.text(chips, right, y, "number", colour, anchor="right middle")
                paid = str(sum(amounts)) if amounts else "–"
                canvas.text(paid, right - SUM, y, "aside", CHALK, anchor="right middle")
                end = right - 2 * SUM
                if amounts:
                    told = [*map(str, amounts)] if len(amounts) <= MOST else []
                    for words in told[::-1] or [trn("1 lulo", "{n} lulos", len(amounts))]:
                        lulo = canvas.text(words, end, y, "aside", CHALK, anchor="right middle")
                        canvas.line((lulo.left - 2, y + 3), (lulo.right + 2, y - 2), WIPED, 1.2)
                        end = lulo.left - APART
                room = (end - left - FACE - 18) * canvas.k
                name = canvas.lettering.shorten(seats[seat].name, "lead", canvas.k, room)
                canvas.text(name, left + FACE + 12, y, "lead", colour, anchor="left middle")
