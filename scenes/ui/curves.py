"""A chart of the shares of several seats over a game, each marked by colour and by shape."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.widgets import Widget

LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
STROKE, EDGE = 3.0, 2.0
MARK, SMALL = 10.0, 6.5
PIN, AWAY = 15.0, 7.0
"""Height of a pin, and its distance from its curve."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A seat's name and colour, and its points: where on the x axis, and the share (0 to 1) there."""

    name: str
    colour: str
    stops: Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Pin:
    """A moment on a curve: its number, where on the x axis, and whether the share rose."""

    curve: int
    along: float
    up: bool


class Curves(Widget):
    """A chart of curves over named `stations` at 0, 1, 2 ... of the x axis; "" names none.

    Each curve has its mark on its way and at its end, there with its name, so that nobody needs to tell
    colours; `pins` mark the moments that are described beside the chart.
    """

    def __init__(
        self, rect: Area, curves: Sequence[Curve], stations: Sequence[str], pins: Sequence[Pin]
    ) -> None:
        super().__init__(rect)
        self.curves, self.stations, self.pins = tuple(curves), tuple(stations), tuple(pins)

    @property
    def spoken_text(self) -> str:
        return "\n".join(f"{curve.name}: {', '.join(self._shares(curve))}" for curve in self.curves)

    def _shares(self, curve: Curve) -> list[str]:
        """The shares of a curve in words, at every named station."""
        stops = dict(curve.stops)
        named = [(place, name) for place, name in enumerate(self.stations) if name and place in stops]
        return [f"{name} {percent(stops[place])}" for place, name in named]

    @staticmethod
    def height(canvas: Canvas, count: int) -> float:
        """Height of a chart of `count` curves."""
        line = canvas.measure("0", "caption")[1]
        return max(250.0, count * _row(canvas) + 2 * line + 10)

    def draw(self, canvas: Canvas) -> None:
        line = canvas.measure("0", "caption")[1]
        wide = canvas.measure(percent(1), "caption")[0]
        names = max(canvas.measure(curve.name, "caption")[0] for curve in self.curves)
        plot = pygame.FRect(
            self.rect.left + wide + 10,
            self.rect.top + line / 2,
            self.rect.w - wide - names - 5 * MARK - 14,
            self.rect.h - 1.5 * line - 10,
        )
        self._grid(canvas, plot)
        self._names_of_stations(canvas, plot)
        for curve in self.curves:
            seat = theme.SEATS[curve.colour]
            points = [_place(along, share, self._end, plot) for along, share in curve.stops]
            canvas.path(points, seat.on_paper, STROKE + EDGE)
            canvas.path(points, seat.main, STROKE)
        for place, curve in enumerate(self.curves):
            part = (place + 1) / (len(self.curves) + 1)
            draw_mark(canvas, curve.colour, self._at(curve, part * self._end, plot), SMALL)
        for pin in self.pins:
            x, y = self._at(self.curves[pin.curve], pin.along, plot)
            over = y - AWAY - PIN / 2
            draw_pin(canvas, (x, over if over > plot.top else y + AWAY + PIN / 2), pin.up)
        self._ends(canvas, plot)

    def _grid(self, canvas: Canvas, plot: pygame.FRect) -> None:
        for level in LEVELS:
            y = plot.bottom - level * plot.h
            colour, width = (theme.SEPIA, 2) if level == 0 else (theme.PAPER_DK, 1)
            canvas.line((plot.left, y), (plot.right, y), colour, width)
            canvas.text(percent(level), plot.left - 8, y, "caption", theme.INK_2, anchor="right middle")

    def _names_of_stations(self, canvas: Canvas, plot: pygame.FRect) -> None:
        """Draw the names for which there is room, the last one in any case."""
        named = [place for place, name in enumerate(self.stations) if name]
        wide = max((canvas.measure(self.stations[place], "caption")[0] for place in named), default=0) + 16
        step = plot.w / self._end
        free = plot.right + wide
        for place in reversed(named):
            x = plot.left + place * step
            canvas.line((x, plot.bottom), (x, plot.bottom + 6), theme.SEPIA, 2)
            if x + wide / 2 <= free and (place == named[-1] or self._is_named(place, named, wide, step)):
                canvas.text(
                    self.stations[place], x, plot.bottom + 10, "caption", theme.INK_2, anchor="center top"
                )
                free = x - wide / 2

    def _is_named(self, place: int, named: Sequence[int], wide: float, step: float) -> bool:
        """True if the station is one of every 2, 5, 10 ... that have room for their names."""
        apart = min((b - a for a, b in pairwise(named)), default=1) * step
        every = next((count for count in (1, 2, 5, 10, 20, 50) if count * apart >= wide), len(named))
        return named.index(place) % every == 0

    @property
    def _end(self) -> int:
        """The x of the last station."""
        return max(len(self.stations) - 1, 1)

    def _at(self, curve: Curve, along: float, plot: pygame.FRect) -> tuple[float, float]:
        """The point of a curve at an x; where it jumps, the upper end."""
        shares = [
            start if right == left else start + (end - start) * (along - left) / (right - left)
            for (left, start), (right, end) in pairwise(curve.stops)
            if left <= along <= right
        ]
        return _place(along, max(shares), self._end, plot)

    def _ends(self, canvas: Canvas, plot: pygame.FRect) -> None:
        """Draw marks and names where the curves end, moved apart where they would overlap."""
        row = _row(canvas)
        order = sorted(range(len(self.curves)), key=lambda place: -self.curves[place].stops[-1][1])
        ys: list[float] = []
        for place in order:
            y = plot.bottom - self.curves[place].stops[-1][1] * plot.h
            ys.append(max(y, ys[-1] + row if ys else plot.top))
        lowest = plot.bottom + row / 2
        for place in reversed(range(len(ys))):
            ys[place] = min(ys[place], lowest - row / 2)
            lowest = ys[place] - row / 2
        for place, y in zip(order, ys, strict=True):
            curve = self.curves[place]
            end = plot.bottom - curve.stops[-1][1] * plot.h
            x = plot.right + 2.6 * MARK
            canvas.line((plot.right, end), (x, y), theme.SEATS[curve.colour].edge, 1.5)
            draw_mark(canvas, curve.colour, (x, y), MARK)
            canvas.text(
                curve.name, x + MARK + 6, y, "caption", theme.SEATS[curve.colour].on_paper,
                anchor="left middle", box=(x, y - row, self.rect.right - x + 2, 2 * row),
            )  # fmt: skip


def _place(along: float, share: float, end: float, plot: pygame.FRect) -> tuple[float, float]:
    return plot.left + along / end * plot.w, plot.bottom - share * plot.h


def percent(share: float) -> str:
    """A share as a percentage, for players."""
    return f"{100 * share:.0f} %"


def draw_pin(canvas: Canvas, centre: tuple[float, float], up: bool) -> None:
    """Draw a triangle, upward for a rise, downward for a fall."""
    x, y = centre
    rise = -PIN / 2 if up else PIN / 2
    for more, colour in ((2.0, theme.PAPER_HI), (0.0, theme.OLIVE_DK if up else theme.ALMAGRE)):
        half, tip, base = PIN * 0.58 + more, rise * (1 + more / 5), -rise * (1 + more / 7)
        canvas.polygon([(x, y + tip), (x - half, y + base), (x + half, y + base)], colour)


def _row(canvas: Canvas) -> float:
    """Distance between two names."""
    return max(2 * MARK + 2, canvas.measure("0", "caption")[1])
