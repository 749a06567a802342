"""The lulo list read line by line, for evenings on which the slate is too small for it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.seat import Seat
from game.toruro.view import Debt
from game.translation import tr
from scenes.menus.menu import MenuScene
from scenes.services import Services
from scenes.skins.toruro.drawing.slate import CHALK, PLAIN
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.scene import Pop
from scenes.ui.widgets import Button, Label, Scroll, Widget

BOARD = pygame.FRect(340, 40, 600, 620)


class Slate(Widget):
    """The slate itself, larger than on the wall."""

    def draw(self, canvas: Canvas) -> None:
        canvas.nine("toruro/slate", self.rect, shadow=theme.LIFTED, plain=PLAIN)


class DebtLine(Widget):
    """One debt, with its place in the order of payment."""

    def __init__(self, rect: Area, place: int, debt: Debt, seat: Seat) -> None:
        super().__init__(rect)
        self._place, self._debt, self._seat = place, debt, seat

    @property
    def spoken_text(self) -> str:
        words = tr("{place}. A lulo of {name}: {amount}")
        return words.format(place=self._place, name=self._seat.name, amount=self._debt.amount)

    def draw(self, canvas: Canvas) -> None:
        left, right, y = self.rect.left, self.rect.right, self.rect.centery
        canvas.text(f"{self._place}.", left + 44, y, "body", CHALK, anchor="right middle")
        draw_mark(canvas, self._seat.colour, (left + 68, y), 12)
        amount = canvas.text(str(self._debt.amount), right - 6, y, "heading", CHALK, anchor="right middle")
        room = amount.left - left - 98
        name = canvas.lettering.shorten(self._seat.name, "aside", canvas.k, room * canvas.k)
        canvas.text(name, left + 90, y, "aside", CHALK, anchor="left middle")


class LedgerScene(MenuScene):
    """Lies over the table until it is closed. `debts` come in the order in which they will be paid."""

    overlay = True
    music = None
    first = "close"

    def __init__(self, services: Services, debts: Sequence[Debt], seats: Sequence[Seat]) -> None:
        super().__init__(services)
        self._debts, self._seats = tuple(debts), tuple(seats)

    def widgets(self, canvas: Canvas) -> list[Widget]:
        inner = BOARD.inflate(-90, -70)
        words = tr("The lulos, in the order in which they are paid")
        title = canvas.measure(words, "heading", inner.w)[1]
        wide, high = Button.size(canvas, tr("Close"))
        close = Button((inner.right - wide, inner.bottom - high, wide, high), tr("Close"), Pop, key="close")
        top = inner.top + title + 8
        body = pygame.FRect(inner.left, top, inner.w, close.rect.top - top - 10)
        step = max(32.0, canvas.measure("0", "heading")[1] + 4)
        lines: list[Widget] = [
            DebtLine(
                (body.left, body.top + (place - 1) * step, body.w - 22, step),
                place,
                debt,
                self._seats[debt.seat],
            )
            for place, debt in enumerate(self._debts, 1)
        ]
        heading = Label((*inner.topleft, inner.w, title), words, "heading", theme.OCHRE_LT)
        return [Slate(BOARD), heading, Scroll(body, lines), close]
