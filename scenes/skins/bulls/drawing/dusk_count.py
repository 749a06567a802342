"""The pictures that make up the sheet at dusk: its paper, and what comes onto it pier by pier."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from scenes.skins.bulls.drawing.dusk_sheet import (
    EDGE,
    HEAD,
    LOST,
    NAME,
    PLACES,
    RANK,
    TODAY,
    TOMORROW,
    TOTAL,
    WIDE,
    DuskSheets,
    K,
    SeatDay,
    arrived_step,
    row_area,
    seat_days,
    sheet_area,
)
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.theme import CORNER, HEIGHT, INK_2, PAPER_DK, WIDTH
from scenes.ui.time_limit import LIMIT

PAPER = "ui/panel_paper"
START = -1
"""The slot of points that somebody had before anything was paid: those of cards."""
BESIDE = 6.0
"""How far what stands in a column reaches to the left of it."""
CAPTIONS = 34.0
"""The height at the foot of the head in which the captions of the columns stand."""


class Part(NamedTuple):
    """A picture on the sheet, and its area, from the upper left corner of the sheet."""

    picture: str
    area: pygame.FRect


@dataclass(frozen=True)
class RowCount:
    """What comes onto the row of a seat.

    While it is counted the row lies `below` the place that it has in the end. `still` is there from the
    beginning, what `arrived` and the `points` of the day come slot by slot, and the `result` at last.
    """

    seat: int
    below: float
    still: tuple[Part, ...]
    arrived: dict[int, Part]
    points: dict[int, Part]
    result: tuple[Part, ...]

    @property
    def parts(self) -> list[Part]:
        """All of them."""
        return [*self.still, *self.arrived.values(), *self.points.values(), *self.result]


class DuskCounts:
    """Cuts the sheet of a day into what comes onto it one after another."""

    def __init__(self, sheets: DuskSheets) -> None:
        self.art, self.sheets = sheets.art, sheets
        self._painted: dict[str, pygame.Surface] = {}
        """The rows of the day that was asked for last, by the names of their pictures."""

    def bare(self, view: BullsView) -> Part:
        """Return the sheet without any row, its laurels empty: nothing there tells how the day ends."""
        area = sheet_area(view)

        def paint(canvas: Canvas) -> None:
            canvas.nine(PAPER, area)
            self.sheets.draw_title(canvas, view)
            for place in range(view.seats):
                row = row_area(view, place)
                canvas.line((row.left, row.top), (row.right, row.top), PAPER_DK, 1.5)

        return self._part(f"{self.sheets.name(view)} bare", area, paint)

    def crown(self, view: BullsView) -> Part:
        """Return the faces of the heroes for their laurels, and the words beside them."""
        area = pygame.FRect(EDGE, 0, WIDE - 2 * EDGE, HEAD - CAPTIONS)
        return self._part(
            f"{self.sheets.name(view)} crown", area, lambda canvas: self.sheets.draw_heroes(canvas, view)
        )

    def rows(self, view: BullsView) -> list[RowCount]:
        """Return the rows from the highest of the end on; they begin in yesterday's order."""
        days = seat_days(view)
        before = sorted(days, key=lambda day: (day.before or 0, day.seat))
        return [self._row(view, day, place, before.index(day)) for place, day in enumerate(days)]

    def first(self, view: BullsView) -> list[str]:
        """Return what is painted before it rises: the sheet, and a part of each row, which makes the row."""
        return [self.bare(view).picture, *(row.still[0].picture for row in self.rows(view))]

    def expect(self, view: BullsView) -> None:
        """Have all of it painted, picture by picture, after all that is shown before."""
        bare, rows = self.bare(view), [row.parts for row in self.rows(view)]
        names = [[part.picture for part in parts] for parts in ([bare], [self.crown(view)], *rows)]
        width, height = (round(side * K) for side in bare.area.size)
        self.art.fetch_stretched(PAPER, width, height, round(CORNER * K))
        needed = [partial(self.art.expect, them) for them in (self.sheets.needed(view), *names)]
        self.art.do_later(needed)
        for place, day in enumerate(seat_days(view)):  # what is expected last comes first: before the rows
            for picture, wide, high in self.sheets.pictures(day, row_area(view, place)):
                size = round(wide * K), None if high is None else round(high * K)
                self.art.expect([picture], [self.art.size_at(picture, *size)])

    def _row(self, view: BullsView, day: SeatDay, place: int, start: int) -> RowCount:
        row = row_area(view, place)
        name = f"{self.sheets.name(view)} row {day.seat}"
        parts = [part for part, _, _ in self.sheets.pictures(day, row)]

        def cut(left: float, right: float) -> Part:
            area = pygame.FRect(row.left + left, row.top + 2, right - left, row.h - 2)
            picture = f"{name} {left:.0f} {right:.0f}"
            self.art.compose_once(picture, partial(self._cut, name, view, day, row, area), parts)
            return Part(picture, area)

        columns = NAME, PLACES - BESIDE, LOST - BESIDE, TODAY - BESIDE, TOTAL - BESIDE, TOMORROW - BESIDE
        who, _, lost, _, total = (cut(*ends) for ends in pairwise(columns))
        _, step = arrived_step(row, len(day.arrived))
        slots = [view.slots.index(card) for card, _ in day.arrived]
        lefts = [PLACES - BESIDE + step * number for number in range(len(slots))]
        arrived = {slot: cut(left, left + step) for slot, left in zip(slots, lefts, strict=True)}
        worth = [DESTINATIONS[card].points * count for card, count in day.arrived]
        sums, points = day.points - sum(worth), dict[int, Part]()
        for slot, more in zip((START, *slots), (0, *worth), strict=True):
            sums += more
            points[slot] = self._number(view, sums, row)
        return RowCount(
            seat=day.seat,
            below=row_area(view, start).top - row.top,
            still=(who, lost),
            arrived=arrived,
            points=points,
            result=(cut(RANK - BESIDE, NAME), total, cut(TOMORROW - BESIDE, row.w)),
        )

    def _number(self, view: BullsView, points: int, row: pygame.FRect) -> Part:
        """Return the points of the day in their column."""
        area = pygame.FRect(row.left + TODAY - BESIDE, row.top + 2, TOTAL - TODAY, row.h - 2)
        at = row.left + TODAY, row.centery

        def paint(canvas: Canvas) -> None:
            canvas.text(signed(points), *at, "number", INK_2, anchor="left middle")

        return self._part(f"{self.sheets.name(view)} number {points} {row.top}", area, paint)

    def _part(self, name: str, area: pygame.FRect, draw: Callable[[Canvas], object]) -> Part:
        """Return a part of the sheet that is drawn by itself."""

        def paint() -> pygame.Surface:
            canvas = self.sheets.canvas(_window())
            with LIMIT.until(None):  # what is half drawn cannot be drawn again
                return canvas.paint_aside(canvas.to_pixels(area), lambda: draw(canvas), opaque=False)

        self.art.compose_once(name, paint)
        return Part(name, area)

    def _cut(
        self, name: str, view: BullsView, day: SeatDay, row: pygame.FRect, area: pygame.FRect
    ) -> pygame.Surface:
        """Return a part of a row, which is painted once for all of its parts."""
        canvas = self.sheets.canvas(_window())
        if name not in self._painted:
            today = self.sheets.name(view)
            self._painted = {key: kept for key, kept in self._painted.items() if key.startswith(today)}
            with LIMIT.until(None):  # what is half drawn cannot be drawn again
                paint = partial(self.sheets.draw_row, canvas, day, row)
                self._painted[name] = canvas.paint_aside(canvas.to_pixels(row), paint, opaque=False)
        whole, pixels = canvas.to_pixels(row), canvas.to_pixels(area)
        inside = pixels.move(-whole.left, -whole.top).clip(self._painted[name].get_rect())
        return self._painted[name].subsurface(inside)


def _window() -> pygame.Surface:
    """Return a surface as large as a window on which nothing is drawn: it says how large all is."""
    return pygame.Surface((round(WIDTH * K), round(HEIGHT * K)), depth=8)
