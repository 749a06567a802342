"""The slate to be read: every open lulo with the round in which it is due, and what its marks mean."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.seat import Seat
from game.toruro.view import Debt, ToruroView
from game.translation import tr
from scenes.menus.menu import MenuScene, close_button
from scenes.services import Services
from scenes.skins.toruro.drawing.slate import CHALK, PLAIN, WIPED
from scenes.skins.toruro.words.dues import due_rounds, order
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import OCHRE_LT
from scenes.ui.widgets import Label, Scroll, Widget

PAGE = pygame.FRect(340, 40, 600, 620)
FACE, GAP = 32.0, 8.0
"""How wide the face of a debtor is, and how far what explains the lines stands from them."""


class Board(Widget):
    """The slate itself, larger than on the wall."""

    def draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/slate", self.rect, shadow=theme.LIFTED, plain=PLAIN)


class DebtLine(Widget):
    """One debt, with its place in the order of payment, and in which round it is `due`."""

    def __init__(
        self, rect: Area, place: int, debt: Debt, seat: Seat, face: str, due: str, *, is_own: bool
    ) -> None:
        super().__init__(rect)
        self._place, self._debt, self._seat = place, debt, seat
        self._face, self._due, self._is_own = face, due, is_own

    @property
    def spoken_text(self) -> str:
        words = tr("{place}. A lulo of {name}: {amount}, due in {rounds}")
        return words.format(
            place=self._place, name=self._seat.name, amount=self._debt.amount, rounds=self._due
        )

    def draw(self, canvas: Canvas) -> None:
        left, right, y = self.rect.left, self.rect.right, self.rect.centery
        colour = OCHRE_LT if self._is_own else CHALK
        canvas.text(f"{self._place}.", left + 34, y, "body", CHALK, anchor="right middle")
        face = min(FACE, self.rect.h - 2)
        draw_face(canvas, self._face, self._seat.colour, (left + 60, y), face)
        amount = canvas.text(str(self._debt.amount), right - 6, y, "number", colour, anchor="right middle")
        due = canvas.text(self._due, amount.left - 14, y, "key", WIPED, anchor="right middle")
        room = due.left - left - 96
        whose = tr("You owe") if self._is_own else self._seat.name
        name = canvas.lettering.shorten(whose, "aside", canvas.k, room * canvas.k)
        canvas.text(name, left + 86, y, "aside", colour, anchor="left middle")


def due_words(first: int, last: int) -> str:
    """Return in words in which rounds a debt may be paid."""
    return tr("round {n}", n=first) if first == last else tr("rounds {n} to {m}", n=first, m=last)


class LedgerScene(MenuScene):
    """Lies over the table until it is closed; `own` is the seat whose debts are gold, if any is."""

    overlay = True
    music = None
    first = "close"

    def __init__(
        self,
        services: Services,
        view: ToruroView,
        seats: Sequence[Seat],
        faces: Sequence[str],
        own: int | None,
    ) -> None:
        super().__init__(services)
        self._view, self._seats, self._faces, self._own = view, tuple(seats), tuple(faces), own

    def widgets(self, canvas: Canvas) -> list[Widget]:
        inner = PAGE.inflate(-90, -70)
        words = tr("The lulos, in the order in which they are paid")
        title = canvas.measure(words, "heading", inner.w)[1]
        close = close_button(canvas, *inner.bottomright)
        top = inner.top + title + 8
        body = pygame.FRect(inner.left, top, inner.w, close.rect.top - top - 10)
        heading = Label((*inner.topleft, inner.w, title), words, "heading", theme.OCHRE_LT)
        return [Board(PAGE), heading, Scroll(body, self._lines(canvas, body)), close]

    def _lines(self, canvas: Canvas, body: pygame.FRect) -> list[Widget]:
        """Return what is due when, line by line, and then how it is paid."""
        wide, y = body.w - 22, body.top
        step, rounds = max(36.0, canvas.measure("0", "heading")[1] + 4), due_rounds(self._view)
        lines = list[Widget]()
        for place, debt in enumerate(sorted(self._view.debts, key=order), 1):
            seat, due = self._seats[debt.seat], due_words(*rounds[debt.serial])
            area = pygame.FRect(body.left, y, wide, step)
            is_own = debt.seat == self._own
            lines.append(DebtLine(area, place, debt, seat, self._faces[debt.seat], due, is_own=is_own))
            y += step
        for words in (
            tr("A lulo is paid into the pots when its round begins, spread as its debtor likes."),
            tr("A new one that is smaller comes before it; among equal ones the debtors agree."),
            tr("The number in the square by a name counts its lulos of the evening."),
        ):
            y += GAP
            tall = canvas.measure(words, "body", wide)[1]
            lines.append(Label((body.left, y, wide, tall), words, "body", WIPED))
            y += tall
        return lines
