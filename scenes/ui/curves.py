"""A chart of the shares of several seats over a game, each marked by colour and by shape."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act, Cursor, Key, Pointer, Typed
from scenes.ui.marks import draw_mark
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Widget

LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
STROKE, EDGE = 3.0, 2.0
MARK, SMALL = 10.0, 6.5
PIN, AWAY = 15.0, 1.5
"""Height of a pin, and its distance from its curve."""
DASHES = 4
"""A thin line of so many dashes leads from the end of a curve to its name: no part of the curve."""
AROUND = 24.0
"""By so much more than its own width and height a chart may be drawn on: marks lie over its edges."""
SAME = 0.02
"""The share of the x axis within which a second click means the same place."""


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
    colours; `pins` mark the moments that are described beside the chart, `axes` are the names of y and x. A
    click, or OK and the arrow keys, read all curves at one place, and so does the mouse that they `follow`.
    """

    def __init__(
        self,
        rect: Area,
        curves: Sequence[Curve],
        stations: Sequence[str],
        pins: Sequence[Pin],
        axes: tuple[str, str] = ("", ""),
        key: str = "curves",
    ) -> None:
        super().__init__(rect, key=key, focusable=True)
        self.curves, self.stations, self.pins = tuple(curves), tuple(stations), tuple(pins)
        self.axes = axes
        self.chosen: float | None = None
        """Where on the x axis a click or keys read the curves, None if nowhere."""
        self.looked: float | None = None
        """Where the mouse reads them."""
        self._plot = pygame.FRect(self.rect)

    @property
    def spoken_text(self) -> str:
        if self.chosen is not None:
            return "\n".join([self.station(self.chosen), *self._read(self.chosen)])
        return "\n".join(f"{curve.name}: {', '.join(self._shares(curve))}" for curve in self.curves)

    def _read(self, along: float) -> list[str]:
        """The shares at an x, the best first."""
        shares = sorted(((self._share(curve, along), curve.name) for curve in self.curves), reverse=True)
        return [f"{name} {self.said(share)}" for share, name in shares]

    def said(self, share: float) -> str:
        """A share in words."""
        return percent(share)

    def station(self, along: float) -> str:
        """The name of the time at an x."""
        named = [name for name in self.stations[: int(along + 0.5) + 1] if name]
        return named[-1] if named else ""

    def along(self, x: float) -> float:
        """The place on the x axis at an x of the window."""
        return min(1.0, max(0.0, (x - self._plot.left) / self._plot.w)) * self._end

    def follow(self, pos: tuple[float, float]) -> bool:
        """Read the curves where the mouse is, or nowhere; return True if that is another place."""
        before = self.looked
        self.looked = self.along(pos[0]) if self._plot.collidepoint(pos) else None
        return self.looked != before

    @property
    def cursor(self) -> Cursor:
        return Cursor.ARROW

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "down":
            here = self.along(item.pos[0])
            same = self.chosen is not None and abs(here - self.chosen) < SAME * self._end
            self.chosen = None if same or not self._plot.collidepoint(item.pos) else here
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if not isinstance(item, Key) or item.act not in (Act.LEFT, Act.RIGHT, Act.OK):
            return None
        if item.act is Act.OK:
            self.chosen = float(self._end) if self.chosen is None else None
        elif self.chosen is None:
            return None
        else:
            step = 1 if item.act is Act.RIGHT else -1
            self.chosen = min(float(self._end), max(0.0, round(self.chosen) + step))
        return STAY

    def _shares(self, curve: Curve) -> list[str]:
        """The shares of a curve in words, at every named station."""
        stops = dict(curve.stops)
        named = [(place, name) for place, name in enumerate(self.stations) if name and place in stops]
        return [f"{name} {percent(stops[place])}" for place, name in named]

    @staticmethod
    def height(canvas: Canvas, count: int) -> float:
        """Height of a chart of `count` curves."""
        line = canvas.measure("0", "caption")[1]
        return max(270.0, count * _row(canvas) + 4 * line + 14)

    @staticmethod
    def least_height(canvas: Canvas, count: int) -> float:
        """Height of the lowest chart without axes beside which the names of `count` curves stand clear."""
        return (count - 1) * _row(canvas) + 1.5 * canvas.measure("0", "caption")[1] + 10

    def draw(self, canvas: Canvas) -> None:
        line = canvas.measure("0", "caption")[1]
        wide = canvas.measure(percent(1), "caption")[0]
        names = max(canvas.measure(curve.name, "caption")[0] for curve in self.curves)
        head, low = (line + 4 if self.axes[0] else 0.0), (line if self.axes[1] else 0.0)
        plot = self._plot = pygame.FRect(
            self.rect.left + wide + 10,
            self.rect.top + line / 2 + head,
            self.rect.w - wide - names - 5 * MARK - 14,
            self.rect.h - 1.5 * line - 10 - head - low,
        )
        if self.drawn < 1:
            self._draw_chart(canvas, plot)
            return
        scale = [self.said(level) for level in LEVELS]
        key = self.curves, self.stations, self.pins, self.axes, scale
        canvas.layer(self.key, key, self.rect.inflate(AROUND, AROUND), lambda: self._draw_chart(canvas, plot))
        along = self.looked if self.looked is not None else self.chosen
        if along is not None:
            self._draw_reading(canvas, along, plot)

    def _draw_chart(self, canvas: Canvas, plot: pygame.FRect) -> None:
        """Draw all of the chart but what is read in it."""
        self._grid(canvas, plot)
        canvas.text(self.axes[0], self.rect.left, self.rect.top, "key", theme.INK_2)
        canvas.text(self.axes[1], plot.right, self.rect.bottom, "key", theme.INK_2, anchor="right bottom")
        self._names_of_stations(canvas, plot)
        with canvas.clip((plot.left - MARK, self.rect.top, plot.w * self.drawn + 2 * MARK, self.rect.h)):
            self._draw_curves(canvas, plot)
        if self.drawn < 1:
            return
        for pin in self.pins:
            x, y = self._at(self.curves[pin.curve], pin.along, plot)
            over = y - AWAY - PIN / 2
            draw_pin(canvas, (x, over if over > plot.top else y + AWAY + PIN / 2), pin.up)
        self._ends(canvas, plot)

    @property
    def drawn(self) -> float:
        """The share of the curves that is seen, from the left on."""
        return 1.0

    def _draw_curves(self, canvas: Canvas, plot: pygame.FRect) -> None:
        for curve in self.curves:
            seat = theme.SEATS[curve.colour]
            points = [_place(along, share, self._end, plot) for along, share in curve.stops]
            canvas.path(points, canvas.line_ink(seat.on_paper), STROKE + EDGE)
            canvas.path(points, seat.main, STROKE)
        for place, curve in enumerate(self.curves):
            part = (place + 1) / (len(self.curves) + 1)
            draw_mark(canvas, curve.colour, self._at(curve, part * self._end, plot), SMALL)

    def _draw_reading(self, canvas: Canvas, along: float, plot: pygame.FRect) -> None:
        """Draw a line at an x, and beside it a slip with the time and everybody's share there."""
        x = plot.left + along / self._end * plot.w
        canvas.line((x, plot.top), (x, plot.bottom), canvas.line_ink(theme.ALMAGRE_DK), 2)
        for curve in self.curves:
            draw_mark(canvas, curve.colour, self._at(curve, along, plot), SMALL)
        line = canvas.measure("0", "key")[1]
        shares = sorted(
            ((self._share(curve, along), curve) for curve in self.curves), key=lambda one: -one[0]
        )
        words = [self.station(along), *(f"{curve.name} {self.said(share)}" for share, curve in shares)]
        wide = max(canvas.measure(text, "key")[0] for text in words) + 44
        slip = pygame.FRect(0, plot.top + 6, wide, line * len(words) + 18)
        slip.left = x + 12 if x + 12 + wide < plot.right else x - 12 - wide
        canvas.nine("ui/tip", slip)
        y = slip.top + 9 + line / 2
        canvas.text(words[0], slip.left + 12, y, "key", theme.ALMAGRE_DK, anchor="left middle", box=slip)
        for (_, curve), text in zip(shares, words[1:], strict=True):
            y += line
            draw_mark(canvas, curve.colour, (slip.left + 18, y), SMALL)
            canvas.text(text, slip.left + 32, y, "key", theme.INK, anchor="left middle", box=slip)

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
        """The point of a curve at an x."""
        return _place(along, self._share(curve, along), self._end, plot)

    @staticmethod
    def _share(curve: Curve, along: float) -> float:
        """The share of a curve at an x; where it jumps, the upper end."""
        return max(
            start if right == left else start + (end - start) * (along - left) / (right - left)
            for (left, start), (right, end) in pairwise(curve.stops)
            if left <= along <= right
        )

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
            for dash in range(DASHES):
                ends = ((dash + 0.3) / DASHES, (dash + 0.8) / DASHES)
                from_, to = ((plot.right + part * (x - plot.right), end + part * (y - end)) for part in ends)
                canvas.line(from_, to, theme.SEPIA, 1.0)
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
