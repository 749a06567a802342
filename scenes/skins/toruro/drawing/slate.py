"""The slate: every open lulo in the order of payment, as far as there is room, and the list to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import ceil
from typing import NamedTuple

import pygame

from game.core.action import token
from game.core.seat import Seat
from game.toruro.view import Debt
from game.translation import language, tr
from scenes.menus.menu import MenuScene
from scenes.services import Services
from scenes.skins.toruro.layout import SLATE
from scenes.stage.pieces import BOARD, Piece
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_face, draw_mark
from scenes.ui.scene import Pop
from scenes.ui.theme import NIGHT, OCHRE_LT, PAPER_HI, Look, rgb
from scenes.ui.widgets import Button, Label, Scroll, Widget

CHALK, WIPED, STAKE = rgb("#EDE7D4"), rgb("#A3ADA6"), rgb("#F29A80")
PLAIN = Look(NIGHT, PAPER_HI)
"""What stands in for the slate with high contrast."""
INNER = SLATE.inflate(-44, -40)
SIZES = (1.3, 1.15, 1.0)
"""Text sizes that the slate has room for: as large as leaves a line for every debt."""
FACE, APART = 28.0, 4.0
"""How wide the face of a debtor is, and how far those who owe the same stand from the next ones."""
ABREAST = (5, 9, 99)
"""How many faces stand side by side: as few as leave room for all lines."""
DASH, PALE = 8, 130
"""The length of a dash, and how opaque the line through a paid debt is."""
NOBODY, LAST = -1, 10**9
"""The seat and the serial of a lulo that nobody has committed yet."""
PAGE = pygame.FRect(340, 40, 600, 620)


Debts = tuple[Debt, ...]


class Row(NamedTuple):
    """One line on the slate: a debt, or all debts of the same amount where there are too many of them.

    The debt of nobody tells how the next lulo would stand.
    """

    debts: Debts
    area: pygame.FRect


@dataclass(slots=True)
class Slate:
    """The slate with `debts` on it; `struck` are the serials of debts crossed out just now."""

    seats: Sequence[Seat]
    faces: Sequence[str]
    debts: Sequence[Debt] = ()
    struck: set[int] = field(default_factory=set)
    own: int | None = None
    """Whose debts are gold."""
    paid: Sequence[Debt] = ()
    """What was paid in this partida: it stays there, struck through, as long as there is room."""
    next: int = 0
    """How much a lulo of this round would cost, 0 where nobody can commit one now."""

    @property
    def order(self) -> list[Debt]:
        """The debts in the order of payment: the least first, and of equal ones the oldest."""
        return sorted(self.debts, key=_order)

    def rows(self, canvas: Canvas) -> list[Row]:
        """Return the lines of what is owed, as far as there is room, the next to be paid on top."""
        owed = set(self.debts)
        return [row for row in self._set(canvas)[0] if owed.intersection(row.debts)]

    def _set(self, canvas: Canvas) -> tuple[list[Row], float]:
        """Return the lines and their text size; where there are too many, equal debts share one."""
        single: list[Debts] = [(debt,) for debt in self.order]
        shared = [tuple(debts) for _, debts in groupby(self.order, key=lambda debt: debt.amount)]
        ghost = [(Debt(LAST, NOBODY, self.next),)] if self.next else []
        for size in SIZES:
            head, step, room = _measures(canvas, size)
            if len(single) + len(ghost) <= room:
                left = room - len(single) - len(ghost)
                older = [(debt,) for debt in self.paid[len(self.paid) - min(left, len(self.paid)) :]]
                laid = sorted([*single, *ghost, *older], key=lambda debts: _order(debts[0]))
                return _rows([(debts, step) for debts in laid], head), size
        return self._share(canvas, shared, ghost)

    def _share(
        self, canvas: Canvas, shared: Sequence[Debts], ghost: Sequence[Debts]
    ) -> tuple[list[Row], float]:
        """Return lines of equal debts, those with many debtors taller, as far as there is room for them."""
        laid = sorted([*shared, *ghost], key=lambda debts: _order(debts[0]))
        for abreast in ABREAST:
            for size in SIZES:
                head, step, room = _measures(canvas, size)
                high = [max(step, FACE * ceil(len(debts) / abreast) + APART) for debts in laid]
                if sum(high) <= INNER.h - head:
                    return _rows([*zip(laid, high, strict=True)], head), size
        return _rows([(debts, step) for debts in shared[: room - 1]], head), size

    def has_all_lines(self, canvas: Canvas) -> bool:
        """True if every debt has a line of its own."""
        return len(self.rows(canvas)) == len(self.debts)

    def pieces(self, canvas: Canvas) -> list[Piece]:
        """Return a piece for the slate and one for each line, to be pointed at."""
        found = [Piece(token("slate", 0), "", *SLATE.center, *SLATE.size, BOARD)]
        for row in self.rows(canvas):
            names = tuple(token("lulo", debt.serial) for debt in row.debts)
            found.append(Piece(names[0], "", *row.area.center, *row.area.size, BOARD + 1, stack=names))
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw the slate and what is written on it."""
        written = tuple(self.debts), tuple(sorted(self.struck)), tuple(self.paid), self.next
        key = (*written, self.own, language())
        canvas.layer("ui/slate", key, SLATE.inflate(12, 12), lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/slate", SLATE, plain=PLAIN)
        rows, size = self._set(canvas)
        with canvas.lettering.at_most(size):
            canvas.text(tr("Lulos"), SLATE.centerx, INNER.top - 4, "title", CHALK, anchor="center top")
            owed, has_all = set(self.debts), self.has_all_lines(canvas)
            least = min((debt.amount for debt in self.debts), default=0)
            for row in rows:
                if row.debts[0].seat == NOBODY:
                    self._next(canvas, row.area)
                elif has_all:
                    self._single(canvas, row)
                else:
                    self._grouped(canvas, row)
                if owed.intersection(row.debts) and row.debts[0].amount == least:
                    _point(canvas, row.area)
            hidden = len(self.debts) - sum(len(row.debts) for row in rows if owed.intersection(row.debts))
            if hidden:
                words = tr("and {n} more", n=hidden)
                canvas.text(words, SLATE.centerx, INNER.bottom, "caption", CHALK, anchor="center bottom")
            if not rows:
                words = tr("Nobody owes anything.")
                canvas.text(words, *INNER.center, "aside", WIPED, anchor="center middle", width=INNER.w)

    def _single(self, canvas: Canvas, row: Row) -> None:
        (debt, *_), area = row
        struck = debt.serial in self.struck or debt in self.paid
        colour = WIPED if struck else OCHRE_LT if debt.seat == self.own else CHALK
        amount = canvas.text(
            str(debt.amount), area.right, area.centery, "card", colour, anchor="right middle"
        )
        room = amount.left - area.left - 8
        name = canvas.lettering.shorten(self.seats[debt.seat].name, "aside", canvas.k, room * canvas.k)
        canvas.text(name, area.left, area.centery, "aside", colour, anchor="left middle")
        if struck:
            alpha = PALE if debt in self.paid else 255
            canvas.picture("toruro/strike", *area.center, area.w + 8, anchor="center", alpha=alpha)

    def _next(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Write where a lulo of this round would stand, between two dashed lines."""
        amount = canvas.text(str(self.next), area.right, area.centery, "card", STAKE, anchor="right middle")
        words = canvas.lettering.shorten(
            tr("a new lulo"), "aside", canvas.k, (amount.left - area.left - 8) * canvas.k
        )
        canvas.text(words, area.left, area.centery, "aside", STAKE, anchor="left middle")
        for start in range(round(area.left), round(area.right), DASH):
            canvas.line((start, area.bottom - 1), (start + DASH / 2, area.bottom - 1), STAKE, 1.2)

    def _grouped(self, canvas: Canvas, row: Row) -> None:
        """Write a sum beside the faces of all who owe it, from the oldest debt on."""
        debts, area = row
        own = any(debt.seat == self.own for debt in debts)
        colour = OCHRE_LT if own else CHALK
        words = canvas.text(
            str(debts[0].amount), area.right, area.centery, "number", colour, anchor="right middle"
        )
        lines = max(1, int(area.h // FACE))
        abreast = ceil(len(debts) / lines)
        face = min(FACE, area.h)
        step = min(face + 1, (words.left - 8 - area.left - face) / max(1, abreast - 1))
        for place, debt in enumerate(debts):
            line, across = divmod(place, abreast)
            middle = area.left + face / 2 + across * step, area.centery + face * (line - (lines - 1) / 2)
            if debt.seat == self.own:
                canvas.disc(middle, face / 2 + 1.5, OCHRE_LT)
            draw_face(canvas, self.faces[debt.seat], self.seats[debt.seat].colour, middle, face)
            if debt.serial in self.struck:
                canvas.picture("toruro/strike", *middle, face, anchor="center")


def _order(debt: Debt) -> tuple[int, int]:
    """Return the key by which debts are paid."""
    return debt.amount, debt.serial


def _point(canvas: Canvas, area: pygame.FRect) -> None:
    """Point with chalk at a line that may be paid next."""
    x, y = area.left - 7, area.centery
    canvas.polygon([(x - 6, y - 6), (x, y), (x - 6, y + 6)], CHALK)


def _measures(canvas: Canvas, size: float) -> tuple[float, float, int]:
    """Height of the heading and of a line, and how many lines there is room for."""
    with canvas.lettering.at_most(size):
        head = canvas.measure(tr("Lulos"), "title")[1]
        step = max(24.0, canvas.measure("0", "card")[1] - 1)
    return head, step, int((INNER.h - head) // step)


def _rows(lines: Sequence[tuple[Debts, float]], head: float) -> list[Row]:
    """Return lines of these heights, one below the other, under a heading."""
    rows, top = list[Row](), INNER.top + head
    for debts, high in lines:
        rows.append(Row(debts, pygame.FRect(INNER.left, top, INNER.w, high)))
        top += high
    return rows


class Board(Widget):
    """The slate itself, larger than on the wall."""

    def draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/slate", self.rect, shadow=theme.LIFTED, plain=PLAIN)


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
        amount = canvas.text(str(self._debt.amount), right - 6, y, "number", CHALK, anchor="right middle")
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
        inner = PAGE.inflate(-90, -70)
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
        return [Board(PAGE), heading, Scroll(body, lines), close]
