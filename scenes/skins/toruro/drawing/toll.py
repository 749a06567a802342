"""The board below whoever commits a lulo: the how many-th it is, in strokes, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.seat import Seat
from game.toruro.events import LuloCommitted
from game.toruro.view import Debt, ToruroView
from game.translation import language, tr, trn
from scenes.skins.toruro.drawing.slate import CHALK, PLAIN
from scenes.ui.canvas import Canvas
from scenes.ui.theme import LIFTED, OCHRE_LT, rgb

RED = rgb("#F0715A")
"""The colour of the stroke that is new, and of what it costs."""
MIDDLE, TOP, WIDE, MARGIN = 562.0, 442.0, 368.0, 30.0
"""Where the board lies, right of the widest plaque, and how far words keep from its sides."""
HEAD, LINE, EDGE = 64.0, 31.0, 40.0
"""The room for the strokes and the sum, for a line below them, and for the frame."""
TALL, APART, GROUP, THICK = 42.0, 15.0, 78.0, 6.0
"""Height of a stroke, from one to the next, from one five to the next, and how thick they are."""
TALLER = 0.12
"""How much taller each next stroke of a five is than the first."""
MOST_STROKES = 14
"""More than these are told by a number."""
NAMED = 5
"""So many lulos of a partida are added up one by one at most."""
CHIP, LARGEST = 44.0, 1.5
"""The width of the chip beside the sum, and the text size of that at most."""
COINS = 50, 10, 5, 1
"""The values of chips: beside a sum lies the greatest that is in it."""
SIZES = (1.5, 1.3, 1.15, 1.0, 0.9)
"""Text sizes that may have room."""
CLIMAX = 3
"""Every lulo of a seat with a number that can be divided by it is worse than others."""


def weight(ordinal: int) -> int:
    """Return how bad the lulo of that number is: 1 the first, 3 the third, the sixth ..., 2 all others."""
    return 1 if ordinal == 1 else CLIMAX if ordinal % CLIMAX == 0 else 2


class Toll(NamedTuple):
    """What is told of a lulo. `strokes` of all its strokes are drawn so far.

    `amounts` are all lulos of its seat in this partida, paid or not; `next` is what will be paid next, None
    where that would be too much to read.
    """

    ordinal: int
    amount: int
    amounts: tuple[int, ...]
    next: Debt | None
    strokes: int

    @classmethod
    def of(cls, event: LuloCommitted, view: ToruroView) -> Toll:
        """Return what there is to tell of a lulo, by the table after it, before its strokes are drawn."""
        all_lulos = sorted((*view.struck, *view.debts), key=lambda debt: debt.serial)
        amounts = tuple(debt.amount for debt in all_lulos if debt.seat == event.seat)
        least = min(view.debts, key=lambda debt: (debt.amount, debt.serial), default=None)
        is_told = weight(event.ordinal) == CLIMAX and not view.last
        return cls(event.ordinal, event.amount, amounts, least if is_told else None, event.ordinal - 1)

    def draw(self, canvas: Canvas, seats: Sequence[Seat]) -> None:
        """Draw it on the table."""
        canvas.layer(*self._layer(canvas, seats))

    def prepare(self, canvas: Canvas, seats: Sequence[Seat]) -> None:
        """Paint what will be drawn, unless it is painted."""
        canvas.prepare_layer(*self._layer(canvas, seats))

    def _layer(
        self, canvas: Canvas, seats: Sequence[Seat]
    ) -> tuple[str, Hashable, pygame.FRect, Callable[[], None]]:
        paint = partial(self._draw, canvas, seats)
        return "toruro/toll", (self, language()), self._board.inflate(60, 60), paint

    @property
    def _board(self) -> pygame.FRect:
        high = EDGE + HEAD + LINE * (1 + (self.next is not None))
        return pygame.FRect(MIDDLE - WIDE / 2, TOP, WIDE, high)

    def lines(self, seats: Sequence[Seat]) -> list[str]:
        """Return in words what it costs altogether, and what comes next."""
        total = sum(self.amounts)
        if len(self.amounts) > NAMED:
            owed = tr("{count} lulos in this partida: {n} chips", count=len(self.amounts), n=total)
        elif len(self.amounts) > 1:
            amounts = " + ".join(map(str, self.amounts))
            owed = tr("In this partida: {amounts} = {n} chips", amounts=amounts, n=total)
        else:
            owed = trn("1 chip to pay into the pots", "{n} chips to pay into the pots", self.amount)
        if self.next is None:
            return [owed]
        name = seats[self.next.seat].name
        return [owed, tr("Next to pay: {name}, {n}", n=self.next.amount, name=name)]

    def _draw(self, canvas: Canvas, seats: Sequence[Seat]) -> None:
        board = self._board
        canvas.nine("ui/slate", board, shadow=LIFTED, plain=PLAIN)
        left, right = board.left + MARGIN, board.right - MARGIN
        y = board.top + EDGE / 2 + HEAD / 2
        with canvas.lettering.at_most(LARGEST):
            sum_ = canvas.text(str(self.amount), right, y, "poster", RED, anchor="right middle")
        coin = next(value for value in COINS if value <= max(1, self.amount))
        canvas.picture(f"toruro/chip_{coin}", sum_.left - CHIP / 2 - 10, y, CHIP, anchor="center")
        self._tally(canvas, left, y)
        lines = self.lines(seats)

        def has_room() -> bool:
            """Return whether all lines stand within the board."""
            sizes = [canvas.measure(line, "strong") for line in lines]
            return all(wide <= right - left and high <= LINE + EDGE / 4 for wide, high in sizes)

        with canvas.lettering.fitting(SIZES, has_room):
            for place, line in enumerate(lines):
                at = board.top + EDGE / 2 + HEAD + LINE * (place + 0.4)
                colour = OCHRE_LT if place else CHALK
                canvas.text(line, board.centerx, at, "strong", colour, anchor="center middle")

    def _tally(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw the strokes that are there, every fifth across the four before; the last of all is red."""
        if self.ordinal > MOST_STROKES:
            canvas.text(str(self.ordinal), x, y, "title", CHALK, anchor="left middle")
            return
        for stroke in range(self.strokes):
            group, place = divmod(stroke, 5)
            left = x + GROUP * group
            colour = RED if stroke == self.ordinal - 1 else CHALK
            if place == 4:
                ends = (left - 6, y + TALL / 3), (left + 3 * APART + 6, y - TALL / 3)
            else:
                half = TALL * (1 + TALLER * place) / 2
                ends = (left + APART * place + 2, y - half), (left + APART * place, y + half)
            canvas.path(ends, colour, THICK)
