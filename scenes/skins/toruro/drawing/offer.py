"""What it means to pay a lulo now or to leave it to another: in figures, with shades of chips."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.seat import Seat
from game.toruro.view import ToruroView
from game.translation import language, tr
from scenes.skins.toruro.drawing.cloth import BAIZE_DK, FRONT, LARGEST_SUM, PILL, SUM, TALL, THICK
from scenes.skins.toruro.drawing.hud import DEBT, GOOD, PURSE
from scenes.skins.toruro.layout import CHIP, POTS, STACK, Point
from scenes.stage.odds_gauge import CORNER
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, Colour
from scenes.voice.stream import join_sentences

AREA = pygame.FRect(386, 150, 304, 240)
"""Where it stands on the cloth, between head and tail."""
VEIL, ROUND, PADDING, APART = 150, 26.0, 12.0, 10.0
"""How opaque the ground of the words is and how round, and the room around them and between both sides."""
SIZES = (1.9, 1.75, 1.6, 1.45, 1.3, 1.15, 1.0, 0.9, 0.8)
"""Text sizes of the words: the first is taken in which they fit."""
PALE, ASIDE, ABOVE = 130, 38.0, 9.0
"""How opaque the shade of a chip is, how far beside a plate's middle it lies where that holds many, and how
far it floats above what lies there."""

SUMS, BESIDE_SUM = (150.0, 50.0), 24.0
"""The room for what lies on a plate and would lie there, and what its ground is wider than these words."""

Side = tuple[str, str, str, Colour]
"""A heading, a number, the words below it, and the colour of the number."""


def next_debtors(view: ToruroView, seat: int, amount: int) -> list[int]:
    """Return who is offered such a lulo once a seat has left it to another, in turn; the last must pay."""
    order = [(view.dealer + view.house.turn_step * turn) % view.seats for turn in range(view.seats)]
    owing = {debt.seat for debt in view.debts if debt.amount == amount}
    return [other for other in order[order.index(seat) + 1 :] if other in owing]


class Offer:
    """A gauge (see `scenes.stage.odds_gauge`) for the seat of a view that is asked to pay an amount."""

    aside, area, has_numbers = CORNER, AREA, False

    def __init__(self, view: ToruroView, seats: tuple[Seat, ...], amount: int) -> None:
        assert view.seat is not None
        self._amount, self._pots = amount, view.pots
        others = next_debtors(view, view.seat, amount)
        name, before = seats[others[0]].name, PURSE + view.net[view.seat]
        left = tr("{name} must pay", name=name) if len(others) == 1 else tr("{name} is asked", name=name)
        paid = f"{before} → {before - amount}".replace("-", "−")
        self.sides: tuple[Side, Side] = (
            (tr("Pay now"), paid, tr("spread as you like"), DEBT),
            (tr("Leave it"), str(before).replace("-", "−"), left, GOOD),
        )
        self.total = tr("On the pots then: {n}", n=sum(view.pots) + amount)

    def step(self) -> bool:
        """Everything is known."""
        return False

    @property
    def spoken_text(self) -> str:
        told = (f"{heading}: {number}, {words}." for heading, number, words, _ in self.sides)
        return join_sentences(*told, f"{self.total}.")

    @property
    def shades(self) -> tuple[int, ...]:
        """How many chips would come onto each pot, if they were spread evenly."""
        share, over = divmod(self._amount, len(POTS))
        return tuple(share + (pot < over) for pot in range(len(POTS)))

    def draw(self, canvas: Canvas) -> None:
        """Draw both sides, and shades of the chips on the plates with how many these would be."""
        for pot, ((x, y), lying, more) in enumerate(zip(POTS, self._pots, self.shades, strict=True)):
            is_high = lying + more > STACK
            at, floor = (x + ASIDE, 0) if is_high else (x, lying)
            for level in range(floor, floor + min(more, STACK)):
                top = y - 4 - ABOVE - level * THICK
                canvas.picture("toruro/chip_1", at, top, CHIP, anchor="center", alpha=PALE)
            if more:
                area = pygame.FRect(x - SUMS[0] / 2, y + FRONT - SUMS[1] / 2, *SUMS)
                paint = partial(_draw_sums, canvas, area.center, lying, more)
                canvas.layer(f"toruro/offer {pot}", (lying, more), area, paint)
        key = *self.sides, self.total, language()
        canvas.layer("toruro/offer", key, AREA.inflate(8, 8), lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        with canvas.lettering.fitting(SIZES, lambda: self.has_room(canvas)):
            ground = pygame.FRect(0, 0, AREA.w, self._height(canvas) + 2 * PADDING)
            ground.center = AREA.center
            canvas.fill(ground, BAIZE_DK, VEIL, ROUND)
            foot = ground.top + PADDING
            for place, (heading, number, words, colour) in enumerate(self.sides):
                x, y = ground.left + ground.w * (0.25 + 0.5 * place), ground.top + PADDING
                for said, style, ink in ((heading, "card", PAPER_HI), (number, "score", colour)):
                    y = canvas.text(said, x, y, style, ink, anchor="center top", shade=INK).bottom
                wide = AREA.w / 2 - APART
                told = canvas.text(words, x, y, "lead", PAPER_HI, anchor="center top", width=wide, shade=INK)
                foot = max(foot, told.bottom)
            canvas.text(
                self.total, ground.centerx, foot + 4, "button", OCHRE_LT, anchor="center top", shade=INK
            )

    def _height(self, canvas: Canvas) -> float:
        """Return how high all lines are together."""
        wide = AREA.w / 2 - APART
        lines = sum(canvas.measure("0", style)[1] for style in ("card", "score", "button"))
        return lines + max(canvas.measure(words, "lead", wide)[1] for _, _, words, _ in self.sides) + 4

    def has_room(self, canvas: Canvas) -> bool:
        """Return whether all of it has room as large as letters are now, and no word is broken."""
        wide = AREA.w / 2 - APART
        said = [(heading, "card") for heading, *_ in self.sides] + [(side[1], "score") for side in self.sides]
        said += [(word, "lead") for side in self.sides for word in side[2].split()]
        is_wide = all(canvas.measure(words, style)[0] <= wide for words, style in said)
        is_wide = is_wide and canvas.measure(self.total, "button")[0] <= AREA.w - 2 * APART
        return is_wide and self._height(canvas) + 2 * PADDING <= AREA.h


def _draw_sums(canvas: Canvas, middle: Point, lying: int, more: int) -> None:
    """Write before a plate what lies there, and in gold what would lie there."""
    with canvas.lettering.at_most(LARGEST_SUM):
        before, after = f"{lying} → ", str(lying + more)
        wide = canvas.measure(before, SUM)[0]
        whole = wide + canvas.measure(after, SUM)[0]
        taller = TALL * max(1.0, canvas.lettering.factor / PILL)
        ground = pygame.FRect(0, 0, whole + BESIDE_SUM, taller)
        ground.center = middle
        canvas.nine("ui/seat_plate", ground)
        left = middle[0] - whole / 2
        canvas.text(before, left, middle[1], SUM, PAPER_HI, anchor="left middle")
        canvas.text(after, left + wide, middle[1], SUM, OCHRE_LT, anchor="left middle")
