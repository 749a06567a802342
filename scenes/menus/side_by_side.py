"""Two games of one deal, side by side: how each chair did then, and how it did now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.translation import tr
from scenes.menus.epilogue import faces_at_the_end
from scenes.stage.results import Results, amount
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_face
from scenes.ui.widgets import Label, Widget

EARLIER = "earlier"
"""The key of the note in a record that tells how the chairs did when this deal was played before."""
WON = "*"
FACE, LAUREL = 34.0, 26.0
COLUMN = 0.23
"""The share of the width that a column of numbers takes."""


class Earlier(NamedTuple):
    """How an earlier game of the same deal ended: what decided it, by chair, and which chairs won."""

    points: tuple[float, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, results: Results) -> Earlier:
        """Return what is kept of these results."""
        return cls(tuple(row[-1] for row in results.rows), results.winners)

    @property
    def note(self) -> str:
        """It as the words of a note in a record."""
        return " ".join(
            f"{points:g}{WON if seat in self.winners else ''}" for seat, points in enumerate(self.points)
        )


def earlier_in(notes: Mapping[str, str], seats: int) -> Earlier | None:
    """Return what the notes of a record tell of an earlier game of its deal; None if they tell of none."""
    words = notes.get(EARLIER, "").split()
    try:
        points = tuple(float(word.removesuffix(WON)) for word in words)
    except ValueError:
        return None
    winners = tuple(seat for seat, word in enumerate(words) if word.endswith(WON))
    return Earlier(points, winners) if len(points) == seats else None


def verdicts(results: Results, earlier: Earlier) -> list[str]:
    """Return a sentence for each person: whether they did better from their chair than was done before."""
    said = []
    for seat in results.seats:
        if not seat.human:
            continue
        now, then = results.rows[seat.index][-1], earlier.points[seat.index]
        values = {"name": seat.name, "now": amount(now), "then": amount(then)}
        if now > then:
            said.append(tr("{name} did better from this chair: {now}, where it was {then}.", **values))
        elif now < then:
            said.append(tr("{name} did not do better from this chair: {now}, where it was {then}.", **values))
        else:
            said.append(tr("{name} did as well from this chair as was done before: {now}.", **values))
    return said


class SideBySide(Widget):
    """A row for each chair, the best of this game first: its face, and what it had then and now.

    `heads` are what the two columns are called, if not so.
    """

    def __init__(
        self, rect: Area, results: Results, earlier: Earlier, heads: tuple[str, str] | None = None
    ) -> None:
        super().__init__(rect)
        self._heads = heads or (tr("Then"), tr("Now"))
        self._results, self._earlier = results, earlier
        self._faces = faces_at_the_end(results)

    @staticmethod
    def height(canvas: Canvas, results: Results) -> float:
        """Height with its heading."""
        return SideBySide._row(canvas) * (len(results.seats) + 1)

    @staticmethod
    def _row(canvas: Canvas) -> float:
        return max(FACE + 8, canvas.measure("0", "number")[1] + 6)

    @property
    def spoken_text(self) -> str:
        rows, seats = self._results.rows, self._results.seats
        then, now = self._heads
        return "\n".join(
            f"{seats[seat].name}: {then} {amount(self._earlier.points[seat])}, {now} {amount(rows[seat][-1])}"
            for seat in self._results.order
        )

    def draw(self, canvas: Canvas) -> None:
        high = self._row(canvas)
        columns = [self.rect.right - self.rect.w * COLUMN * share for share in (1.5, 0.5)]
        for middle, words in zip(columns, self._heads, strict=True):
            canvas.text(words, middle, self.rect.top + high / 2, "strong", theme.SEPIA,
                        anchor="center middle", box=self.rect)  # fmt: skip
        for line, seat in enumerate(self._results.order, 1):
            self._draw_row(canvas, seat, self.rect.top + line * high, high, columns)

    def _draw_row(self, canvas: Canvas, seat: int, y: float, high: float, columns: list[float]) -> None:
        who, left = self._results.seats[seat], self.rect.left
        if who.human:
            canvas.fill((left, y + 1, self.rect.w, high - 2), theme.OCHRE_LT, 120, 8)
        canvas.line((left, y), (self.rect.right, y), theme.PAPER_DK, 1)
        middle = y + high / 2
        draw_face(canvas, self._faces[seat], who.colour, (left + 6 + FACE / 2, middle), FACE)
        at = left + FACE + 18
        name = canvas.lettering.shorten(who.name, "strong", canvas.k, (columns[0] - 60 - at) * canvas.k)
        colour = theme.INK if who.human else theme.SEATS[who.colour].on_paper
        canvas.text(name, at, middle, "strong", colour,
                    anchor="left middle", box=(left, y, self.rect.w, high))  # fmt: skip
        ends = (
            (self._earlier.points[seat], self._earlier.winners),
            (self._results.rows[seat][-1], self._results.winners),
        )
        for x, (points, winners) in zip(columns, ends, strict=True):
            said = canvas.text(amount(points), x, middle, "number", theme.INK, anchor="center middle",
                               box=(left, y, self.rect.w, high))  # fmt: skip
            if seat in winners:
                canvas.picture("ui/laurel", said.left - LAUREL * 0.7, middle, LAUREL, anchor="center")


def side_by_side(canvas: Canvas, area: pygame.FRect, results: Results, earlier: Earlier) -> list[Widget]:
    """Return what is said of two games of one deal, and their numbers below that."""
    left, wide = area.left + 4, area.w - 24
    words = "\n".join(verdicts(results, earlier))
    said = Label.measured(canvas, (left, area.top + 4), wide, words, "lead", theme.ALMAGRE_DK)
    rows = left, said.rect.bottom + 8, wide, SideBySide.height(canvas, results)
    return [said, SideBySide(rows, results, earlier)]
