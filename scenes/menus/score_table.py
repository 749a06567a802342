"""The table of the results: a row of numbers for each seat."""

from __future__ import annotations

from contextlib import AbstractContextManager

import pygame

from game.core.seat import audience_of
from game.translation import tr
from scenes.menus.entrance import Entrance
from scenes.menus.epilogue import faces_at_the_end
from scenes.stage.results import Results, amount
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_face
from scenes.ui.widgets import Widget

ROW, SHORT = 54.0, 44.0
"""The least height of a row, and where there are more than a few seats."""
FACED, NAMES = 0.76, 0.4
"""How large a face is, to its row, and the share of its width that the names have."""
CLOSE, SHARES = 0.78, (1.0, 0.85, 0.75, 0.65, 0.57, 0.5)
"""How close rows may lie in large letters, to the height of a score, and how large the letters of a table may
be, to the text size: the first at which all its rows have room."""
HEADS, BETWEEN = (1.0, 0.92, 0.85, 0.77, 0.7, 0.62, 0.55, 0.48), 10.0
"""How large words over columns and their numbers may be, to the text size: the first at which all have room;
and what is at least between two numbers."""
SIGN, SIGN_UP, BESIDE_SIGN = 18.0, 0.55, 4.0
"""How wide the sign of what decided is, and how many of these it lies above the middle of its row."""
OWN_EDGE, CLEAR = 3.0, 4.0
"""How wide the gold edge of the own row is, and how far beyond the row it runs at the side of the scores."""


def own_place(results: Results) -> dict[int, str]:
    """Return by seat what the only person is told of a place below the winners; nobody else is told any."""
    own = audience_of(results.seats)
    if own is None or own in results.winners:
        return {}
    first, place, count = results.order[0], results.place(own), len(results.seats)
    behind = results.rows[first][-1] - results.rows[own][-1]
    if results.decided_by or behind <= 0:
        return {own: tr("Place {place} of {count}.", place=place, count=count)}
    return {
        own: tr(
            "Place {place} of {count}, {points} behind {name}.",
            place=place, count=count, points=amount(behind), name=results.seats[first].name,
        )
    }  # fmt: skip


class ScoreTable(Widget):
    """A row for each seat, best first; those of the winners are gold, with a laurel.

    That of the only person has a gold edge, and their place is told over the names. The first three come
    when they stand on the podium, all others before, as the `entrance` says.
    """

    entrance = Entrance()

    def __init__(self, rect: Area, results: Results, size: float | None = None) -> None:
        """`size` limits the size of its letters, so that all rows have room."""
        super().__init__(rect)
        self._size = size
        self.results = results
        self._faces = faces_at_the_end(results)
        self._own = audience_of(results.seats)

    @property
    def spoken_text(self) -> str:
        shown = self.results
        rows = [*own_place(shown).values()]
        for seat in shown.order:
            name, reason = shown.seats[seat].name, shown.decided_by if seat in shown.winners else ""
            counted = zip(shown.columns, shown.rows[seat], strict=True)
            facts = [f"{column} {amount(number)}" for column, number in counted]
            told = ", ".join([*facts, reason] if reason else facts)
            won = tr("{name} has won: {numbers}", name=name, numbers=told)
            rows.append(won if seat in shown.winners else f"{name}: {told}")
        return "\n".join(rows)

    @staticmethod
    def row_height(canvas: Canvas, low: bool) -> float:
        """Height of a row, or of the head; of a `low` one where there are many seats."""
        high = canvas.measure("0", "score")[1]
        return max(SHORT, high + 2) if low else max(ROW, high + 8)

    @staticmethod
    def size_for(canvas: Canvas, rows: int, room: float) -> tuple[float, float]:
        """Return the largest text size at which so many rows and the head have room, else the least.

        With it comes how high the whole table is then.
        """
        for share in SHARES:
            size = max(1.0, canvas.lettering.factor * share)
            with canvas.lettering.at_most(size):
                high = (rows + 1) * CLOSE * canvas.measure("0", "score")[1]
            if high <= room:
                break
        return size, high

    def draw(self, canvas: Canvas) -> None:
        """Draw it, in letters no larger than there is room for."""
        with canvas.lettering.at_most(canvas.lettering.factor if self._size is None else self._size):
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        shown = self.results
        height = self.rect.h / (len(shown.seats) + 1)
        columns = len(shown.columns)
        names = self.rect.w * NAMES
        step = (self.rect.w - names) / columns
        self._draw_heads(canvas, names, step, height)
        for place in range(len(shown.seats)):
            if self.entrance.has_come(place, len(shown.seats)):
                self._row(canvas, place, self.rect.top + (place + 1) * height, height, names, step)

    def _draw_heads(self, canvas: Canvas, names: float, step: float, height: float) -> None:
        """Write what stands over each column, at a size at which all of it fits."""
        heads = self.results.columns
        sizes = [canvas.lettering.factor * share for share in HEADS]

        def fits() -> bool:
            found = (canvas.measure(words, "key", step) for words in heads)
            return all(wide <= step - BETWEEN and high <= height for wide, high in found)

        is_known = self.entrance.has_come(0, len(self.results.seats))
        told = "".join(own_place(self.results).values()) if is_known else ""
        box = pygame.FRect(self.rect.left + OWN_EDGE, self.rect.top, names, height)
        with canvas.lettering.fitting(sizes, lambda: canvas.fits(told, "strong", box.w)):
            canvas.text(
                told, box.left, box.centery, "strong", theme.ALMAGRE_DK, anchor="left middle",
                width=box.w, box=box,
            )  # fmt: skip
        with canvas.lettering.fitting(sizes, fits):
            style = "key" if fits() else "caption"
            for place, words in enumerate(heads):
                middle = self.rect.left + names + step * (place + 0.5)
                canvas.text(
                    words, middle, self.rect.top + height / 2, style, theme.SEPIA,
                    anchor="center middle", width=step, box=(middle - step / 2, self.rect.top, step, height),
                )  # fmt: skip

    def _numbers(self, canvas: Canvas, step: float) -> AbstractContextManager[None]:
        """The largest text size at which all numbers have room in their columns."""
        numbers = {amount(number) for row in self.results.rows for number in row}
        sizes = [canvas.lettering.factor * share for share in HEADS]
        return canvas.lettering.fitting(
            sizes, lambda: all(canvas.fits(number, "number", step - BETWEEN) for number in numbers)
        )

    def _row(self, canvas: Canvas, place: int, y: float, height: float, names: float, step: float) -> None:
        shown, left = self.results, self.rect.left
        seat = shown.order[place]
        won = seat in shown.winners
        area = pygame.FRect(left, y + 2, self.rect.w, height - 4)
        if won:
            canvas.fill(area, theme.OCHRE_LT, 85, 9)
        canvas.line((left + 6, y), (self.rect.right - 6, y), theme.PAPER_DK, 1)
        if seat == self._own:
            around = pygame.FRect(area.left, area.top, area.w + CLEAR, area.h)
            canvas.frame(around, theme.OCHRE, OWN_EDGE, 9)
        who = shown.seats[seat]
        side = min(44.0, FACED * height)
        draw_face(canvas, self._faces[seat], who.colour, (left + 34, area.centery), side, laurel=won)
        at = left + 70
        name = canvas.lettering.shorten(who.name, "strong", canvas.k, (left + names - at) * canvas.k)
        canvas.text(
            name, at, area.centery, "strong", theme.SEATS[who.colour].on_paper,
            anchor="left middle", box=(left, y, names, height),
        )  # fmt: skip
        *others, score = shown.rows[seat]
        first, y = left + names + step / 2, area.centery
        last = first + step * len(others)
        with self._numbers(canvas, step):
            for column, number in enumerate(others):
                x = first + step * column
                canvas.text(amount(number), x, y, "number", theme.INK_2, anchor="center middle")
            if not shown.decided_by:
                style = self._score_style(canvas, step)
                canvas.text(amount(score), last, y, style, theme.INK, anchor="center middle")
            elif won:
                self._signed(canvas, amount(score), (last, y), step)
            else:
                canvas.text(amount(score), last, y, "number", theme.INK_2, anchor="center middle")

    def _signed(self, canvas: Canvas, score: str, at: tuple[float, float], step: float) -> None:
        """Write a score that did not decide, beside the sign of what did, or under it where it is wide."""
        x, y = at
        side, wide = min(SIGN, step / 2), canvas.measure(score, "number")[0]
        if self.results.sign and wide / 2 + side + BESIDE_SIGN <= step / 2:
            left = x - wide / 2 - BESIDE_SIGN - side / 2
            canvas.picture(self.results.sign, left, y, side, anchor="center")
        elif self.results.sign:
            canvas.picture(self.results.sign, x, y - SIGN_UP * side, side, anchor="center")
            y += SIGN_UP * side
        canvas.text(score, x, y, "number", theme.INK, anchor="center middle")

    def _score_style(self, canvas: Canvas, step: float) -> str:
        """Return the style of the column that decides: the large one, if all its numbers fit."""
        scores = (amount(row[-1]) for row in self.results.rows)
        return "score" if all(canvas.fits(score, "score", step - 16) for score in scores) else "number"
