"""Where Runners are bound for: on each pier, while it is empty, how many of every seat will likely come.

Where nobody will, and everywhere before the first run of a game, stands what each of them would score.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame

from game.bulls.forecast import Coming
from game.bulls.odds import bound_for
from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from game.core.action import token
from game.translation import decimal, trn
from maps.board import Board
from scenes.skins.bulls.layout import PIER, pier
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, ALMAGRE_LT, INK, OCHRE_LT, OLIVE_DK, OLIVE_LT, PAPER_HI

FEW, NARROW, WIDE, ROW = 4, 43.0, 60.0, 42.0
"""Up to so many seats stand in twos, more in threes; the room for each of three and of two, and for a row."""
DIE, SEEN, RIM = 24.0, 190, 3.0
"""The size of the die of a seat, which is only a shade of those that will stand there, and the edge of gold
that one's own has, which is all there."""
WORTH = 46.0
"""How far below the middle of a pier stands what a Runner scores there."""
LARGEST, LONGEST = 1.45, 1.1
"""The largest letters of a number, and of one with a fraction, which would hide its die."""
Counts: TypeAlias = Mapping[int, Counter[int]]
NOBODY: Counter[int] = Counter()


class Bound(NamedTuple):
    """How many Runners of a `seat` are bound for a destination, and whether that is more (1) or fewer (-1).

    `is_meant`: so many as would be with the answer that is thought of.
    """

    seat: int
    words: str
    trend: int
    is_meant: bool = False


class BoundFor:
    """Draws at a table what `read` has found last, in the `colours` of the seats.

    What is different since it was something else the last time has an arrow.
    """

    def __init__(self, board: Board, colours: Sequence[str]) -> None:
        self._heights = [board.points[token("space", slot)][1] for slot in board.graph.destinations]
        self._colours = tuple(colours)
        self.worth: Sequence[int] = ()
        """What a Runner scores at each destination."""
        self.is_first_run = False
        self.own: int | None = None
        """The seat of whoever looks, which comes first."""
        self.counts: Counts = {}
        self.before: Counts = {}
        self.ahead: Coming | None = None
        """Who would come where with the answer that is thought of, if that is known."""
        self._told_of: tuple[object, ...] = (None,) * 4
        self._told: list[list[Bound]] = []

    def read(self, view: BullsView | None, anew: bool = False) -> None:
        """Count what a view has, if there is one; `anew` where nobody has seen how it came to that."""
        found = bound_for(view) if view is not None else self.counts
        if view is not None:
            self.is_first_run, self.own = (view.day, view.row) == (1, 0), view.seat
            self.worth = [DESTINATIONS[card].points for card in view.slots]
        if anew:
            self.counts = self.before = found
        if found != self.counts:
            self.before, self.counts = self.counts if any(self.counts.values()) else found, found

    def shown(self, slot: int) -> list[Bound]:
        """Return all who are, were, or would be on their way to a destination."""
        now, before = self.counts.get(slot, NOBODY), self.before.get(slot, NOBODY)
        then = self.ahead.get(slot, {}) if self.ahead is not None else now
        seats = sorted({*+now, *+before, *then}, key=lambda seat: (seat != self.own, seat))
        return [_bound(seat, before[seat], now[seat], Fraction(then.get(seat, 0))) for seat in seats]

    def draw(self, canvas: Canvas) -> None:
        """Draw the counts on all piers, unless nobody is on their way."""
        if any(self.counts.values()):
            now = self.counts, self.before, self.ahead, self.own
            if any(one is not other for one, other in zip(now, self._told_of, strict=True)):
                self._told_of, self._told = now, [self.shown(slot) for slot in range(len(self._heights))]
            for slot, (height, found) in enumerate(zip(self._heights, self._told, strict=True)):
                self._draw_worth(canvas, slot, pier(height), not found)
                for place, bound in zip(_cells(len(found), pier(height) - 2), found, strict=True):
                    told = f"bulls/die_{self._colours[bound.seat]}_5", bound, bound.seat == self.own
                    paint = partial(_draw_count, canvas, *told, *place)
                    canvas.draw_cached(("bulls/bound for", slot, bound.seat), (told, place), paint)

    def _draw_worth(self, canvas: Canvas, slot: int, middle: float, is_empty: bool) -> None:
        """Draw what a Runner scores there, at the foot of the pier."""
        if slot < len(self.worth) and (is_empty or self.is_first_run):
            points = self.worth[slot]
            words = trn("{n} point each", "{n} points each", points)
            paint = partial(_draw_points, canvas, words, middle + WORTH)
            canvas.draw_cached(("bulls/worth", slot), (words, middle), paint)


def _draw_points(canvas: Canvas, words: str, y: float) -> None:
    with canvas.lettering.at_most(LONGEST):
        wide, high = canvas.measure(words, "key")
        tag = pygame.FRect(0, 0, wide + 14, high)
        tag.center = PIER, y
        canvas.fill(tag.inflate(2.4, 2.4), INK, radius=6)
        canvas.fill(tag, PAPER_HI, radius=5)
        canvas.text(words, *tag.center, "key", INK, anchor="center middle", box=tag)


def _bound(seat: int, before: int, now: int, then: Fraction) -> Bound:
    """Return what is told of a seat: what would be if that is different, else what has changed last."""
    old, new = (now, then) if then != now else (before, Fraction(now))
    words = str(new) if new.denominator == 1 else decimal(float(new))
    return Bound(seat, words, (new > old) - (new < old), then != now)


def _draw_count(canvas: Canvas, die: str, bound: Bound, is_own: bool, x: float, y: float) -> None:
    """Draw a die and a number, on gold if it is only thought of, with an arrow that says how it changes."""
    words, turn = bound.words, bound.trend
    if is_own:
        canvas.rim(die, x - 11, y, DIE, DIE, RIM, OCHRE_LT)
    canvas.picture(die, x - 11, y, DIE, anchor="center", alpha=255 if is_own else SEEN)
    with canvas.lettering.at_most(LARGEST if words.isdigit() else LONGEST):
        wide, high = canvas.measure(words, "strong")
        tag = pygame.FRect(0, 0, wide + 11, high + 1)
        tag.center = x + 10, y
        canvas.fill(tag.inflate(2.4, 2.4), INK, radius=6)
        canvas.fill(tag, OCHRE_LT if bound.is_meant else PAPER_HI, radius=5)
        colour = (INK, OLIVE_DK, ALMAGRE_DK)[turn]
        canvas.text(words, *tag.center, "strong", colour, anchor="center middle", box=tag)
    if turn:
        edge, tip = (tag.top, -5) if turn > 0 else (tag.bottom, 5)
        for grow, paint in ((2.0, INK), (0.0, OLIVE_LT if turn > 0 else ALMAGRE_LT)):
            far = tip + grow * (1 if tip > 0 else -1)
            canvas.polygon([(x + 10, edge + far), (x + 5 - grow, edge), (x + 15 + grow, edge)], paint)


def _cells(count: int, middle: float) -> Iterator[tuple[float, float]]:
    across, wide = (2, WIDE) if count <= FEW else (3, NARROW)
    rows = [range(start, min(start + across, count)) for start in range(0, count, across)]
    for number, row in enumerate(rows):
        for place in range(len(row)):
            x = PIER + (place - (len(row) - 1) / 2) * wide
            yield x, middle + (number - (len(rows) - 1) / 2) * ROW
