"""What is shown between two partidas: everybody's chips as stacks side by side, and what lulos cost them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.seat import Seat
from game.toruro.view import Debt, ToruroView
from game.translation import language, tr, trn
from scenes.skins.toruro.drawing.hud import PURSE
from scenes.skins.toruro.drawing.slate import CHALK
from scenes.stage.faces import Mood, portrait
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, Colour

BOARD, VEIL, ROUND = pygame.FRect(206, 98, 780, 444), 205, 170.0
"""Where it is shown: on the cloth, between plates and slate; the veil under it, and how round that is."""
TITLE, SENTENCE, CAUSE = 34.0, 74.0, 102.0
"""How far below its upper edge the middles of the heading and of the two lines under it lie."""
GROUND, TALLEST, MARGIN = 292.0, 130.0, 44.0
"""How far below it the stacks stand, how high the highest is at most, and the margin at either side."""
CHIP, THICK, PICTURE = 46.0, 5.0, "toruro/chip_5"
"""How wide a chip is, how far each lies above the one below, and its picture."""
FACE, FIRST, FACES = 56.0, 86.0, 346.0
"""The sizes of faces and of the first one's, and how far below the upper edge their middles lie."""
NAMES, PAID = 398.0, 422.0
"""The same of names and of what was paid."""
SIZES = (1.4, 1.2, 1.0, 0.9, 0.8)
"""The text sizes that are tried for words below a stack."""


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

    def sentence(self, seats: Sequence[Seat]) -> str:
        """Return who paid most for lulos, if one did; else who has most chips; "" where all are alike."""
        sums = [sum(self._owed(seat)) for seat in range(len(self.chips))]
        if sums.count(max(sums)) == 1:
            return tr("{name} paid {n}: the dearest.", name=seats[sums.index(max(sums))].name, n=max(sums))
        most = max(self.chips)
        if self.chips.count(most) == 1:
            return tr("{name} has most chips: {n}.", name=seats[self.chips.index(most)].name, n=most)
        return ""

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

    def draw(
        self, canvas: Canvas, seats: Sequence[Seat], faces: Sequence[str], own: int | None, grown: float
    ) -> None:
        """Draw it on the table, its stacks grown to that share; what is one's `own` is gold."""
        if grown < 1:
            self._draw(canvas, seats, faces, own, grown)
            return
        painted = self.prepare(canvas, seats, faces, own)
        canvas.blit_at_pixel(painted, canvas.to_pixels(BOARD).topleft)

    def prepare(
        self, canvas: Canvas, seats: Sequence[Seat], faces: Sequence[str], own: int | None
    ) -> pygame.Surface:
        """Paint what will be drawn at last, unless it is painted; return its picture."""
        paint = partial(self._draw, canvas, seats, faces, own, 1.0)
        return canvas.prepare_layer("toruro/account", (self, own, language()), BOARD, paint)

    def _draw(
        self, canvas: Canvas, seats: Sequence[Seat], faces: Sequence[str], own: int | None, grown: float
    ) -> None:
        canvas.fill(BOARD, INK, VEIL, ROUND)
        x, top, room = BOARD.centerx, BOARD.top, BOARD.w - 2 * MARGIN
        title = tr("Partida {partida}", partida=self.partida)
        lines = (title, "poster", CHALK, TITLE), (self.cause(seats), "strong", CHALK, CAUSE)
        for words, style, colour, y in (*lines, (self.sentence(seats), "lead", OCHRE_LT, SENTENCE)):
            with canvas.lettering.fitting(SIZES[1:], partial(canvas.fits, words, style, room)):
                canvas.text(words, x, top + y, style, colour, anchor="center middle")
        wide = room / len(self.chips)
        for place, (seat, amounts) in enumerate(self.rows):
            middle = BOARD.left + MARGIN + wide * (place + 0.5)
            colour = OCHRE_LT if seat == own else PAPER_HI
            self._stack(canvas, seat, middle, colour, grown)
            is_first = self.chips.count(self.chips[seat]) == 1 and place == 0
            face = portrait(faces[seat], Mood.GLAD) if is_first else faces[seat]
            side = min(FIRST if is_first else FACE, wide - 12)
            draw_face(canvas, face, seats[seat].colour, (middle, top + FACES), side, laurel=is_first)
            count = trn("1 lulo: {sum}", "{n} lulos: {sum}", len(amounts), sum=sum(amounts))
            told = count if amounts else ""
            below = (seats[seat].name, "strong", colour, NAMES), (told, "key", CHALK, PAID)
            for words, style, ink, y in below:
                with canvas.lettering.fitting(SIZES, partial(canvas.fits, words, style, wide - 6)):
                    canvas.text(words, middle, top + y, style, ink, anchor="center middle")

    def _stack(self, canvas: Canvas, seat: int, middle: float, colour: Colour, grown: float) -> None:
        """Draw the chips of a seat as a stack, as high as they are many, and their number over it."""
        chips, most = round(self.chips[seat] * grown), max(1, *self.chips)
        height = max(0, chips) / most * TALLEST
        y = BOARD.top + GROUND
        for level in range(round(height / THICK)):
            canvas.picture(PICTURE, middle, y - level * THICK, CHIP, anchor="midbottom")
        wide, tall = canvas.art.size(PICTURE)
        over = y - (height - THICK + CHIP * tall / wide if height else 0.0) - 4
        with canvas.lettering.at_most(SIZES[1]):
            canvas.text(str(chips).replace("-", "−"), middle, over, "number", colour, anchor="center bottom")
