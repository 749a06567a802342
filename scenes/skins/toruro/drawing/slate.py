"""The slate: every open lulo in the order of payment, as far as there is room."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import groupby, product
from math import ceil
from typing import NamedTuple

import pygame

from game.core.action import token
from game.core.seat import Seat
from game.toruro.tokens import POTS
from game.toruro.view import Debt
from game.translation import language, tr, trn
from scenes.skins.toruro.layout import SLATE
from scenes.skins.toruro.words.dues import order
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import NIGHT, OCHRE_LT, PAPER_HI, Look, rgb

CHALK, WIPED, STAKE = rgb("#EDE7D4"), rgb("#A3ADA6"), rgb("#F29A80")
PLAIN = Look(NIGHT, PAPER_HI)
"""What stands in for the slate with high contrast."""
INNER = pygame.FRect(SLATE.left + 22, SLATE.top + 20, SLATE.w - 44, SLATE.h - 48)
MANY = 5
"""So many debts are told by faces beside each amount: the slate keeps its look while more come."""
SIZES = (1.3, 1.15, 1.0)
"""Text sizes that the slate has room for: as large as leaves a line for every debt."""
MOST = 99
FACES, APART = ((34.0, 4), (30.0, 4), (27.0, 5), (27.0, MOST)), 4.0
"""How wide the face of a debtor is, and how many stand side by side: as large and as few as leave room for
all lines. And how far those who owe the same stand from the next ones."""
DASH = 8
"""The length of a dash."""
FADED, OLD, OLD_NAME, CLEAR = rgb("#A8B2AC"), 1.15, 120.0, 4.0
"""The chalk of what was paid, its text size at most, the room for a name in it, and how far it stands below
what is owed."""
NOBODY, LAST = -1, 10**9
"""The seat and the serial of a lulo that nobody has committed yet."""


TIGHT = 6.0
"""How much nearer to its title the first line stands than letters would have it."""
HEADING_SIZES = (1.3, 1.15, 1.0, 0.9)
EXPLAINED, BELOW = (1.5, 1.35, 1.2, 1.1, 1.0, 0.9), 14.0
"""Text sizes of what the slate is for, and how far it stands below the only line."""

Debts = tuple[Debt, ...]
Item = Debts | str
"""A line of the slate, or a heading."""


class Row(NamedTuple):
    """One line on the slate: a debt, or all debts of the same amount where there are too many of them.

    The debt of nobody tells how the next lulo would stand. Where several share it, it has faces so wide.
    """

    debts: Debts
    area: pygame.FRect
    face: float = 0.0


class Heading(NamedTuple):
    """Words that tell what the lines below them are; gold ones tell what a person here owes."""

    words: str
    area: pygame.FRect
    is_own: bool = False


class Measures(NamedTuple):
    """How high the title is, a line, a heading and a line of what was paid.

    In a line of several debts faces are so wide, and so many stand side by side.
    """

    head: float
    step: float
    caption: float
    old: float
    face: float = 0.0
    abreast: int = 1

    def high(self, item: Item) -> float:
        """Return how high a heading is, or a line."""
        if isinstance(item, str):
            return self.caption
        return max(self.step, self.face * ceil(len(item) / self.abreast) + APART)

    def spare(self, items: Sequence[Item]) -> float:
        """Return how much room is left below these lines; less than none where they have no room."""
        return INNER.h - self.head - sum(map(self.high, items))


class Writing(NamedTuple):
    """All that is written on the slate below its title, its text size, and the `old` lines below."""

    rows: list[Row]
    headings: list[Heading]
    size: float
    old: Sequence[Row] = ()


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
    """What was paid in this partida: it stays at the foot, pale and struck through, as far as it has room."""
    next: int = 0
    """How much a lulo of this round would cost, 0 where nobody can commit one now."""
    may_fail: bool = False
    """The person here may be the one who commits it."""
    due: Collection[int] = ()
    """The serials of those of which the next is paid."""
    is_paying: bool = False
    """One of them is paid now."""
    pays: int = 1
    """How many of them are paid then at most."""
    is_awaiting: bool = False
    """Those stand in the dark whose lulos are chalked up next: it does not say that nobody owes anything."""
    reckoning: tuple[int, ...] = ()
    """What lay on the pots, one after the other, while it is added up to what a lulo costs."""

    @property
    def order(self) -> list[Debt]:
        """The debts in the order of payment: the least first, and of equal ones the oldest."""
        return sorted(self.debts, key=order)

    def rows(self, canvas: Canvas) -> list[Row]:
        """Return the lines of what is owed, as far as there is room, the next to be paid on top."""
        owed = set(self.debts)
        return [row for row in self.writing(canvas).rows if owed.intersection(row.debts)]

    def writing(self, canvas: Canvas) -> Writing:
        """Return all that is written; where there are many debts, equal ones share a line.

        Headings rather have small letters than no room; what was paid stands there as far as is left.
        """
        if len(self.debts) >= MANY:
            return self._shared(canvas)
        single: list[Debts] = [(debt,) for debt in self.order]
        for has_headings in (True, False):
            items = self._sections(single, has_headings=has_headings)
            if not items and self.paid and not self.is_awaiting:
                items = [tr("Nobody owes anything.")]
            for size in SIZES:
                measures = _measures(canvas, size)
                spare = measures.spare(items)
                if spare >= 0:
                    rows, headings = _laid(items, measures)
                    above = CLEAR + (measures.caption if has_headings else 0.0)
                    old = self._old(INNER.bottom - spare, spare, measures.old, above)
                    if old and has_headings:
                        area = pygame.FRect(
                            INNER.left, old[0].area.top - above + CLEAR, INNER.w, above - CLEAR
                        )
                        headings.append(Heading(tr("Paid"), area))
                    return Writing(rows, headings, size, old)
        return self._shared(canvas)

    def _old(self, top: float, room: float, step: float, above: float) -> list[Row]:
        """Return lines of what was paid, the last on top, below all that is owed and a heading so high."""
        count = min(len(self.paid), int(max(0.0, room - above) // step))
        return [
            Row((debt,), pygame.FRect(INNER.left, top + above + step * place, INNER.w, step))
            for place, debt in enumerate(reversed(self.paid[len(self.paid) - count :]))
        ]

    def _shared(self, canvas: Canvas) -> Writing:
        """Return lines of equal debts, those with many debtors taller, as far as there is room for them."""
        shared = [tuple(debts) for _, debts in groupby(self.order, key=lambda debt: debt.amount)]
        for has_headings in (True, False):
            items = self._sections(shared, has_headings=has_headings)
            for (face, abreast), size in product(FACES, SIZES):
                measures = _measures(canvas, size)._replace(face=face, abreast=abreast)
                foot = measures.caption if has_headings and self._owed else 0.0
                if measures.spare(items) >= foot:
                    rows, headings = _laid(items, measures)
                    if foot:
                        area = pygame.FRect(INNER.left, INNER.bottom - foot, INNER.w, foot)
                        headings.append(Heading(self._owed, area, is_own=True))
                    return Writing(rows, headings, size)
        room = int((INNER.h - measures.head) // measures.step)
        return Writing(*_laid(shared[: room - 1], measures._replace(abreast=MOST)), size)

    def _sections(self, debts: Sequence[Debts], *, has_headings: bool) -> list[Item]:
        """Return the lines of these debts, and of the lulo that nobody has committed yet, below headings."""
        ghost = [(Debt(LAST, NOBODY, self.next),)] if self.next else []
        laid = sorted([*debts, *ghost], key=lambda debts: order(debts[0]))
        due = [place for place, item in enumerate(laid) if item[0].serial in self.due]
        if not (has_headings and due):
            return [*laid]
        first, last = due[0], due[-1] + 1
        later: list[Item] = [tr("Later")] if any(item not in ghost for item in laid[last:]) else []
        return [*laid[:first], self._due_words(), *laid[first:last], *later, *laid[last:]]

    def _due_words(self) -> str:
        """Return what stands over the debts that may be paid next: of equal ones perhaps not all are."""
        if self.pays >= len(self.due):
            return tr("Due now") if self.is_paying else tr("Due next round")
        if self.is_paying:
            return trn("1 of these pays", "{n} of these pay", self.pays)
        return trn("1 of these pays next", "{n} of these pay next", self.pays)

    @property
    def _owed(self) -> str:
        """What the person here owes, in words; "" for nothing."""
        amounts = [str(debt.amount) for debt in self.order if debt.seat == self.own]
        return tr("You owe {amounts}", amounts=" + ".join(amounts)) if amounts else ""

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
        key = (
            *written,
            self.own,
            tuple(sorted(self.due)),
            self.is_paying,
            self.pays,
            self.may_fail,
            self.is_awaiting,
            self.reckoning,
            language(),
        )
        canvas.layer("ui/slate", key, SLATE.inflate(12, 12), lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/slate", SLATE, plain=PLAIN)
        if self.reckoning:
            self._reckon(canvas)
            return
        rows, headings, size, old = self.writing(canvas)
        with canvas.lettering.at_most(OLD):
            for row in old:
                self._paid(canvas, row)
        with canvas.lettering.at_most(size):
            canvas.text(tr("Lulos"), SLATE.centerx, INNER.top - 4, "title", CHALK, anchor="center top")
            owed, has_all = set(self.debts), self.has_all_lines(canvas)
            for words, area, is_own in headings:
                self._heading(canvas, words, area, is_own)
            for row in rows:
                if row.debts[0].seat == NOBODY:
                    self._next(canvas, row.area)
                elif has_all:
                    self._single(canvas, row)
                else:
                    self._grouped(canvas, row)
                if row.debts[0].serial in self.due:
                    _point(canvas, row.area)
            hidden = len(self.debts) - sum(len(row.debts) for row in rows if owed.intersection(row.debts))
            if hidden:
                words = tr("and {n} more", n=hidden)
                canvas.text(words, SLATE.centerx, INNER.bottom, "caption", CHALK, anchor="center bottom")
            if not (rows or old or self.is_awaiting):
                words = tr("Nobody owes anything.")
                canvas.text(words, *INNER.center, "aside", WIPED, anchor="center middle", width=INNER.w)
        if not (self.debts or self.paid) and rows:
            self._explain(canvas, rows[-1].area.bottom + BELOW)

    def _reckon(self, canvas: Canvas) -> None:
        """Write large what lay on the pots so far; all three below one another, and then their sum."""
        with canvas.lettering.at_most(SIZES[0]):
            canvas.text(tr("Lulos"), SLATE.centerx, INNER.top - 4, "title", CHALK, anchor="center top")
        with canvas.lettering.at_most(1.0):
            words = " + ".join(map(str, self.reckoning))
            styles = "poster", "title", "number"
            style = next((one for one in styles if canvas.fits(words, one, INNER.w)), styles[-1])
            canvas.text(words, SLATE.centerx, SLATE.centery - 4, style, CHALK, anchor="center middle")
            if len(self.reckoning) == POTS:
                total = f"= {sum(self.reckoning)}"
                canvas.text(total, SLATE.centerx, SLATE.centery + 66, "shout", STAKE, anchor="center middle")

    def _explain(self, canvas: Canvas, top: float) -> None:
        """Write on a slate that nobody is on yet what it is for."""
        words = tr("Whoever goes and wins no pot commits a lulo: they owe as much as lay on all three.")

        def has_room() -> bool:
            return canvas.measure(words, "body", INNER.w)[1] <= INNER.bottom - top

        with canvas.lettering.fitting(EXPLAINED, has_room):
            canvas.text(words, INNER.left, top, "body", WIPED, width=INNER.w)

    def _heading(self, canvas: Canvas, words: str, area: pygame.FRect, is_own: bool) -> None:
        """Write what lines are, with a thin line of chalk as far as the slate is wide."""
        style, colour = ("strong", OCHRE_LT) if is_own else ("key", WIPED)
        with canvas.lettering.fitting(HEADING_SIZES, lambda: canvas.measure(words, style)[0] <= area.w):
            end = canvas.text(words, area.left, area.centery, style, colour, anchor="left middle").right
        if not is_own and end + 8 < area.right:
            canvas.line((end + 8, area.centery + 1), (area.right, area.centery + 1), WIPED, 1.0)

    def _single(self, canvas: Canvas, row: Row) -> None:
        (debt, *_), area, _ = row
        struck = debt.serial in self.struck
        colour = WIPED if struck else OCHRE_LT if debt.seat == self.own else CHALK
        amount = canvas.text(
            str(debt.amount), area.right, area.centery, "card", colour, anchor="right middle"
        )
        room = amount.left - area.left - 8
        whose = tr("You owe") if debt.seat == self.own and not struck else self.seats[debt.seat].name
        name = canvas.lettering.shorten(whose, "aside", canvas.k, room * canvas.k)
        canvas.text(name, area.left, area.centery, "aside", colour, anchor="left middle")
        if struck:
            canvas.picture("toruro/strike", *area.center, area.w + 8, anchor="center")

    def _paid(self, canvas: Canvas, row: Row) -> None:
        """Write a debt of which nobody needs to think any more: small, pale, and struck through."""
        (debt, *_), area, _ = row
        name = canvas.lettering.shorten(self.seats[debt.seat].name, "caption", canvas.k, OLD_NAME * canvas.k)
        left = canvas.text(name, area.left + 10, area.centery, "caption", FADED, anchor="left middle")
        right = area.right - 10
        canvas.text(str(debt.amount), right, area.centery, "caption", FADED, anchor="right middle")
        canvas.line((left.left - 3, area.centery + 1), (right + 3, area.centery - 1), FADED, 1.2)

    def _next(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Write where a lulo of this round would stand, between two dashed lines."""
        amount = canvas.text(str(self.next), area.right, area.centery, "card", STAKE, anchor="right middle")
        words = canvas.lettering.shorten(
            tr("with no pot") if self.may_fail else tr("a new lulo"),
            "aside",
            canvas.k,
            (amount.left - area.left - 8) * canvas.k,
        )
        canvas.text(words, area.left, area.centery, "aside", STAKE, anchor="left middle")
        for start in range(round(area.left), round(area.right), DASH):
            canvas.line((start, area.bottom - 1), (start + DASH / 2, area.bottom - 1), STAKE, 1.2)

    def _grouped(self, canvas: Canvas, row: Row) -> None:
        """Write a sum beside the faces of all who owe it, from the oldest debt on."""
        debts, area, width = row
        own = any(debt.seat == self.own for debt in debts)
        colour = OCHRE_LT if own else CHALK
        words = canvas.text(
            str(debts[0].amount), area.right, area.centery, "number", colour, anchor="right middle"
        )
        lines = max(1, int(area.h // width))
        abreast = ceil(len(debts) / lines)
        face = min(width, area.h)
        step = min(face + 1, (words.left - 8 - area.left - face) / max(1, abreast - 1))
        for place, debt in enumerate(debts):
            line, across = divmod(place, abreast)
            middle = area.left + face / 2 + across * step, area.centery + face * (line - (lines - 1) / 2)
            if debt.seat == self.own:
                canvas.disc(middle, face / 2 + 1.5, OCHRE_LT)
            draw_face(canvas, self.faces[debt.seat], self.seats[debt.seat].colour, middle, face)
            if debt.serial in self.struck:
                canvas.picture("toruro/strike", *middle, face, anchor="center")


def _point(canvas: Canvas, area: pygame.FRect) -> None:
    """Point with chalk at a line that may be paid next."""
    x, y = area.left - 7, area.centery
    canvas.polygon([(x - 6, y - 6), (x, y), (x - 6, y + 6)], CHALK)


def _measures(canvas: Canvas, size: float) -> Measures:
    """Return what a slate measures on which each debt has its line, in letters of that size."""
    with canvas.lettering.at_most(size):
        head = canvas.measure(tr("Lulos"), "title")[1] - TIGHT
        step = max(24.0, canvas.measure("0", "card")[1] - 1)
        caption = canvas.measure("0", "key")[1] - 2
    with canvas.lettering.at_most(OLD):
        return Measures(head, step, caption, canvas.measure("0", "caption")[1] - 1)


def _laid(items: Sequence[Item], measures: Measures) -> tuple[list[Row], list[Heading]]:
    """Return lines and headings, one below the other, under the title."""
    rows, headings, top = list[Row](), list[Heading](), INNER.top + measures.head
    for item in items:
        area = pygame.FRect(INNER.left, top, INNER.w, measures.high(item))
        if isinstance(item, str):
            headings.append(Heading(item, area))
        else:
            rows.append(Row(item, area, measures.face))
        top += area.h
    return rows, headings
