"""What it means to pay a lulo now or to leave it to another: in figures on both answers, and on the pots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.core.action import Action
from game.core.seat import Seat
from game.toruro.tokens import DEFER
from game.toruro.view import ToruroView
from game.translation import language, tr
from scenes.skins.toruro.drawing.cloth import FRONT, PLAQUE, SUM, THICK, Sum, draw_plaque, names
from scenes.skins.toruro.drawing.hud import PURSE
from scenes.skins.toruro.layout import CHIP, HINT, POTS, STACK
from scenes.stage.odds_gauge import Figure
from scenes.ui.canvas import Canvas
from scenes.ui.theme import OCHRE_LT, PAPER_HI
from scenes.voice.stream import join_sentences

AREA = pygame.FRect(349, 417, 150, 50)
"""The sum of the pot beside which hints lie."""
PALE, ASIDE, ABOVE = 130, 38.0, 9.0
"""How opaque the shade of a chip is, how far beside a plate's middle it lies where that holds many, and how
far it floats above what lies there."""

SUMS = PLAQUE + 4, 56.0
"""The room for what lies on a plate and would lie there."""


def next_debtors(view: ToruroView, seat: int, amount: int) -> list[int]:
    """Return who is offered such a lulo once a seat has left it to another, in turn; the last must pay."""
    order = [(view.dealer + view.house.turn_step * turn) % view.seats for turn in range(view.seats)]
    owing = {debt.seat for debt in view.debts if debt.amount == amount}
    return [other for other in order[order.index(seat) + 1 :] if other in owing]


class Offer:
    """A gauge (see `scenes.stage.odds_gauge`) for the seat of a view that is asked to pay an amount."""

    aside, area, has_numbers = HINT, AREA, False

    def __init__(self, view: ToruroView, seats: tuple[Seat, ...], amount: int) -> None:
        assert view.seat is not None
        self._amount, self._pots = amount, view.pots
        others = next_debtors(view, view.seat, amount)
        name, before = seats[others[0]].name, PURSE + view.net[view.seat]
        left = tr("{name} must pay", name=name) if len(others) == 1 else tr("{name} is asked", name=name)
        self._paid = f"{before} → {before - amount}".replace("-", "−")
        self._kept, self._left = str(before).replace("-", "−"), left
        self._stakes = f"{sum(view.pots)} → {sum(view.pots) + amount}"

    def brings(self, answer: Action) -> Sequence[Figure]:
        """Return what is left of the chips, and how many lie on the pots then; or who is offered it next.

        Neither is good nor bad: whoever leaves a lulo to another owes it still.
        """
        if answer == DEFER:
            return Figure(self._kept, tr("chips, {n} owed", n=self._amount)), Figure("", self._left)
        return Figure(self._paid, tr("chips")), Figure(self._stakes, tr("on the pots"))

    def step(self) -> bool:
        """Everything is known."""
        return False

    @property
    def spoken_text(self) -> str:
        paid = tr("Pay now: {chips} chips, and {stakes} on the pots.", chips=self._paid, stakes=self._stakes)
        kept = tr(
            "Leave it: {chips} chips, {n} owed, {who}.", chips=self._kept, n=self._amount, who=self._left
        )
        return join_sentences(paid, kept)

    @property
    def shades(self) -> tuple[int, ...]:
        """How many chips would come onto each pot, if they were spread evenly."""
        share, over = divmod(self._amount, len(POTS))
        return tuple(share + (pot < over) for pot in range(len(POTS)))

    def draw(self, canvas: Canvas) -> None:
        """Draw shades of the chips on the plates, with how many these would be."""
        for pot, ((x, y), lying, more) in enumerate(zip(POTS, self._pots, self.shades, strict=True)):
            is_high = lying + more > STACK
            at, floor = (x + ASIDE, 0) if is_high else (x, lying)
            for level in range(floor, floor + min(more, STACK)):
                top = y - 4 - ABOVE - level * THICK
                canvas.picture("toruro/chip_1", at, top, CHIP, anchor="center", alpha=PALE)
            if more:
                area = pygame.FRect(x - SUMS[0] / 2, y + FRONT - SUMS[1] / 2, *SUMS)
                says = (
                    Sum(names()[pot], OCHRE_LT),
                    Sum(f"{lying} →", PAPER_HI, SUM),
                    Sum(str(lying + more), OCHRE_LT, SUM),
                )
                paint = partial(draw_plaque, canvas, area.center, says)
                canvas.layer(f"toruro/offer {pot}", (says, language()), area, paint)
