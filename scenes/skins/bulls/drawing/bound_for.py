"""Where Runners are bound for: small dice on each pier, as they will likely stand, and one's own points.

Of a seat that is looked at its own alone are shown. What each Runner scores is told there while it is scored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from math import inf
from typing import NamedTuple, TypeAlias

import pygame

from game.bulls.forecast import Coming
from game.bulls.odds import bound_for
from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from game.core.action import Token, token
from game.translation import language, tr
from maps.board import Board
from scenes.skins.bulls.crowd import Point, even_rows
from scenes.skins.bulls.drawing.card_faces import EFFECT_ICONS, caption
from scenes.skins.bulls.drawing.morning import is_morning
from scenes.skins.bulls.layout import PIER, pier
from scenes.skins.bulls.words.averages import in_halves, to_halves
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, ALMAGRE_LT, INK, OCHRE_LT, OLIVE_DK, OLIVE_LT, PAPER_HI, Colour

SIZES, APART = (26.0, 24.0, 22.0, 20.0, 18.0, 16.0, 14.0, 12.0, 10.0), 3.0
"""How large the dice of a pier are at most, and the room between two."""
PALE, OWN_PALE, RIM = 175, 220, 2.0
"""How solid those of rivals are, and one's own, and how wide the edge of gold of these is."""
ROOM, MIDDLE = (128.0, 62.0), -5.0
"""The room for them, and how far below the middle of a pier its middle lies."""
WORTH, WIDEST, CAPTIONS = 46.0, 150.0, (1.35, 1.2, 1.1, 1.0, 0.9)
"""How far below the middle of a pier stands what a Runner scores, the room for that, and its letters."""
POINTS, HIGH, SUN, BESIDE = (1.3, 1.2, 1.1, 1.0), 25.0, 18.0, 8.0
"""The letters of one's points, how high they are at most, their picture, and the room at the ends."""
BELOW_WORTH = 24.0
"""From there to what is said of all numbers, below the lowest pier."""
FRESH = 1.0
"""Seconds for which it is seen that a number has grown or fallen."""
Counts: TypeAlias = Mapping[int, Counter[int]]
NOBODY: Counter[int] = Counter()


class Bound(NamedTuple):
    """What a `seat` is bound to score, in words, and whether that is more (1) or less (-1) than before.

    `is_meant`: so much as it would be with the answer that is thought of.
    """

    seat: int
    words: str
    trend: int
    is_meant: bool = False


class Crowd(NamedTuple):
    """The seats of the Runners that will likely come to a pier, one's own first, and what these score."""

    seats: tuple[int, ...]
    points: Bound | None
    """None for whoever scores nothing there."""


class BoundFor:
    """Draws at a table what `read` has found last, in the `colours` of the seats.

    For a moment a number has a colour and a point that says how it has changed.
    """

    def __init__(self, board: Board, colours: Sequence[str]) -> None:
        self._heights = [board.points[token("space", slot)][1] for slot in board.graph.destinations]
        self._colours = tuple(colours)
        self.worth: Sequence[int] = ()
        """What a Runner scores at each destination."""
        self.own: int | None = None
        """The seat of whoever looks, which comes first."""
        self.counts: Counts = {}
        self.before: Counts = {}
        self.ahead: Coming | None = None
        """Who would come where with the answer that is thought of, if that is known."""
        self.looked: int | None = None
        """The seat that is looked at: while it is, its Runners are shown instead of all others."""
        self._age = inf
        """Seconds since anything has changed."""
        self._told_of: tuple[object, ...] = (None,) * 6
        self._told: list[Crowd] = []
        self._totals: dict[int, Bound] = {}

    def read(self, view: BullsView | None, anew: bool = False) -> None:
        """Count what a view has, if there is one; `anew` where nobody has seen how it came to that."""
        found = bound_for(view) if view is not None else self.counts
        if view is not None:
            self.own = view.seat
            self.worth = [] if is_morning(view) else [DESTINATIONS[card].points for card in view.slots]
        if anew:
            self.counts = self.before = found
        if found != self.counts:
            self.before, self.counts = self.counts if any(self.counts.values()) else found, found
            self._age = 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; return True when a change has been seen for long enough."""
        was_fresh, self._age = self._is_fresh, self._age + seconds
        return was_fresh and not self._is_fresh

    def look(self, thing: Token | None, ahead: Coming | None) -> None:
        """Take note of what is looked at, and of what comes `ahead` with the answer that is thought of."""
        self.ahead, self.looked = ahead, thing.id if thing is not None and thing.kind == "seat" else None

    def shown(self, slot: int) -> Crowd:
        """Return who is shown at a destination: with the answer that is thought of, if there is one."""
        then: Mapping[int, int | Fraction] = self.counts.get(slot, NOBODY)
        if self.ahead is not None:
            then = self.ahead.get(slot, {})
        first = self._first
        seats = [first] if self.looked is not None else sorted(then, key=lambda seat: (seat != first, seat))
        coming = (seat for seat in seats if seat is not None for _ in range(round(then.get(seat, 0))))
        return Crowd(tuple(coming), None if first is None else self._points(slot, first))

    def _points(self, slot: int, seat: int) -> Bound | None:
        """Return what a seat scores at a destination; nothing only where that would be new."""
        found = self._bound(seat, [slot])
        return found if found.words != "0" or found.is_meant else None

    @property
    def _first(self) -> int | None:
        """Return whose points are told."""
        return self.own if self.looked is None else self.looked

    @property
    def _is_fresh(self) -> bool:
        return self._age < FRESH

    @property
    def totals(self) -> Mapping[int, Bound]:
        """Return by seat what it scores at all piers, while anybody is on their way."""
        return self._totals if any(self.counts.values()) else {}

    def _bound(self, seat: int, slots: Sequence[int]) -> Bound:
        """Return what a seat scores at some destinations: what it would if that is different."""
        would = self.counts if self.ahead is None else self.ahead
        was, are, then = (
            sum(
                to_halves(Fraction(counts.get(slot, {}).get(seat, 0)) * self.worth[slot])
                for slot in slots
                if slot < len(self.worth)
            )
            for counts in (self.before, self.counts, would)
        )
        old, new = (are, then) if then != are else (was, are)
        trend = (new > old) - (new < old) if then != are or self._is_fresh else 0
        return Bound(seat, in_halves(Fraction(new)), trend, then != are)

    def draw(self, canvas: Canvas, full: Collection[int] = ()) -> None:
        """Draw at all piers who will come, or once they are there what each scores.

        On those of `full` slots others stand.
        """
        if not any(self.counts.values()):
            for slot, (points, height) in enumerate(zip(self.worth, self._heights, strict=False)):
                paint = partial(_draw_tag, canvas, caption(points, False), pier(height) + WORTH)
                canvas.draw_cached(("bulls/worth", slot), (points, height, language()), paint)
            return
        slots = range(len(self._heights))
        now = self.counts, self.before, self.ahead, self.own, self.looked, self._is_fresh
        if any(one is not other for one, other in zip(now, self._told_of, strict=True)):
            self._told_of = now
            self._told = [self.shown(slot) for slot in slots]
            self._totals = {seat: self._bound(seat, slots) for seat in range(len(self._colours))}
        at = pier(max(self._heights)) + WORTH + BELOW_WORTH
        canvas.draw_cached("bulls/expected", (at, language()), partial(_draw_heading, canvas, at))
        for slot, height in enumerate(self._heights):
            crowd = self._told[slot] if slot not in full else self._told[slot]._replace(seats=())
            paint = partial(self._draw_crowd, canvas, crowd, pier(height))
            canvas.draw_cached(("bulls/bound for", slot), (crowd, height, self._first), paint)

    def _draw_crowd(self, canvas: Canvas, crowd: Crowd, middle: float) -> None:
        """Draw the dice of a pier, which are only shades of those that will stand there, and the points."""
        size, places = cells(len(crowd.seats), (PIER, middle + MIDDLE))
        for seat, (x, y) in zip(crowd.seats, places, strict=True):
            die, is_own = f"bulls/die_{self._colours[seat]}_5", seat == self._first
            if is_own:
                canvas.rim(die, x, y, size, size, RIM, OCHRE_LT)
            canvas.picture(die, x, y, size, anchor="center", alpha=OWN_PALE if is_own else PALE)
        if crowd.points is not None:
            _draw_points(canvas, crowd.points, middle + WORTH - 4)


def cells(count: int, middle: Point) -> tuple[float, list[Point]]:
    """Return how large so many dice are on a pier, and their middles."""
    (wide, high), (x, y) = ROOM, middle
    for size in SIZES:
        step = size + APART
        rows = -(-count // int((wide + APART) // step))
        if rows * step <= high + APART:
            break
    return size, list(_rows(count, rows, step, x, y))


def _rows(count: int, rows: int, step: float, x: float, y: float) -> Iterator[Point]:
    """Yield the middles of dice in so many rows around a point."""
    for number, row in enumerate(even_rows(count, rows) if rows else ()):
        for place in range(len(row)):
            across, down = place - (len(row) - 1) / 2, number - (rows - 1) / 2
            yield x + across * step, y + down * step


def _draw_heading(canvas: Canvas, y: float) -> None:
    """Draw below all piers under which condition their numbers hold."""
    _draw_tag(canvas, tr("If nothing changes"), y)


def _draw_tag(canvas: Canvas, words: str, y: float) -> None:
    with canvas.lettering.fitting(CAPTIONS, lambda: canvas.fits(words, "key", WIDEST - 14)):
        wide, high = canvas.measure(words, "key")
        tag = pygame.FRect(0, 0, wide + 14, high)
        tag.center = PIER, y
        canvas.fill(tag.inflate(2.4, 2.4), INK, radius=6)
        canvas.fill(tag, PAPER_HI, radius=5)
        canvas.text(words, *tag.center, "key", INK, anchor="center middle", box=tag)


def _draw_points(canvas: Canvas, bound: Bound, y: float) -> None:
    """Draw one's points at the foot of a pier: on gold if they are only thought of."""
    room = WIDEST - SUN - 2 * BESIDE
    with canvas.lettering.fitting(POINTS, lambda: canvas.fits(bound.words, "number", room)):
        wide, high = canvas.measure(bound.words, "number")
        tag = pygame.FRect(0, 0, wide + SUN + 2 * BESIDE, min(high, HIGH))
        tag.center = PIER, y
        colour: Colour = (INK, OLIVE_DK, ALMAGRE_DK)[bound.trend]
        if bound.trend:
            _draw_trend(canvas, tag, bound.trend)
        canvas.fill(tag.inflate(2.4, 2.4), INK, radius=7)
        canvas.fill(tag, OCHRE_LT if bound.is_meant else PAPER_HI, radius=6)
        box = pygame.FRect(tag.left + BESIDE - 2, tag.top, wide + 2, tag.h)
        canvas.text(bound.words, *box.center, "number", colour, anchor="center middle", box=box)
        sun = tag.right - BESIDE - SUN / 2 + 3
        canvas.picture(EFFECT_ICONS["points"], sun, tag.centery, SUN, anchor="center")


def _draw_trend(canvas: Canvas, tag: pygame.FRect, turn: int) -> None:
    """Draw a point above a number that grows, and below one that falls."""
    edge, tip = (tag.top, -5) if turn > 0 else (tag.bottom, 5)
    x = tag.left + BESIDE
    for grow, paint in ((2.0, INK), (0.0, OLIVE_LT if turn > 0 else ALMAGRE_LT)):
        far = tip + grow * (1 if tip > 0 else -1)
        canvas.polygon([(x, edge + far), (x - 5 - grow, edge), (x + 5 + grow, edge)], paint)
