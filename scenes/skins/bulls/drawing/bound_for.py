"""Where Runners are bound for: at each pier what a Runner scores there, and how many will likely come.

While they run each number stands beside its colour, one's own large with what it scores; at large tables
one's own, and the sum of the rivals; of a seat that is looked at its own alone. Nobody's number is told where
it is none and has not changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame

from game.bulls.forecast import Coming
from game.bulls.odds import bound_for
from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from game.core.action import Token, token
from game.translation import language, tr
from maps.board import Board
from scenes.skins.bulls.drawing.card_faces import caption
from scenes.skins.bulls.drawing.morning import is_morning
from scenes.skins.bulls.layout import PIER, pier
from scenes.skins.bulls.words.averages import in_halves, to_halves
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, ALMAGRE_LT, INK, OCHRE_LT, OLIVE_DK, OLIVE_LT, PAPER_HI, Colour

FEW, NARROW, WIDE, ROW = 4, 43.0, 60.0, 42.0
"""Up to so many seats have numbers of their own, in twos; where nobody looks who could be told apart more
have, too, in threes. The room for each of three and of two, and for a row."""
DIE, SEEN, RIM = 24.0, 190, 3.0
"""The size of the die of a seat, which is only a shade of those that will stand there, and the edge of gold
that one's own has, which is all there."""
WORTH, ROOM = 46.0, 150.0
"""How far below the middle of a pier stands what a Runner scores there, and the room for it."""
LARGEST, NUMBERS, CLOSE = 1.45, (1.3, 1.15, 1.0), 1.0
"""The largest letters of a number, those of one with its die that has no room for these, and of those in
threes."""
STYLE = "small number"
"""The letters of a number, whose digits are all as high."""
OWN_DIE, OWN_HIGH, OWN_ROOM, OWN_SIZES = 30.0, 30.0, 136.0, (1.3, 1.2, 1.1, 1.0, 0.9, 0.8)
"""The size of one's own die, how high a number is at most, the room for both, and the letters of it."""
OWN_UP, OTHERS_DOWN = 20.0, 17.0
"""How far above the middle of a pier one's own number stands, and below it those of others."""
BELOW_WORTH = 24.0
"""From what a Runner scores at the lowest pier to what is said of all their numbers."""
BESIDE = 37.0
"""The room for a number between its die and the next one."""
EDGE = 3.0
"""How far a long number reaches over its die."""
CAPTIONS = (1.35, 1.2, 1.1, 1.0, 0.9)
"""Those of what a Runner scores: it takes the largest at which it has the room."""
RIVALS = -1
"""In place of a seat: everybody but whoever looks."""
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
    points: str = ""
    """What they score; told of whoever looks alone."""

    @property
    def is_told(self) -> bool:
        """True unless nobody is bound for there, nor was, nor would be."""
        return self.words != "0" or self.trend != 0 or self.is_meant


class BoundFor:
    """Draws at a table what `read` has found last, in the `colours` of the seats.

    What is different since it was something else the last time has an arrow.
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
        """The seat that is looked at: while it is, its numbers are told instead of all others."""
        self._told_of: tuple[object, ...] = (None,) * 5
        self._told: list[list[Bound]] = []
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

    def look(self, thing: Token | None, ahead: Coming | None) -> None:
        """Take note of what is looked at, and of what comes `ahead` with the answer that is thought of."""
        self.ahead, self.looked = ahead, thing.id if thing is not None and thing.kind == "seat" else None

    def shown(self, slot: int) -> list[Bound]:
        """Return whoever looks, and all others who are, were, or would be on their way to a destination.

        The others are told together where each by themselves would have no room.
        """
        now, before = self.counts.get(slot, NOBODY), self.before.get(slot, NOBODY)
        then = self.ahead.get(slot, {}) if self.ahead is not None else now
        if self.looked is not None:
            return [self._own(slot, self.looked, before, now, then)]
        others = sorted({*+now, *+before, *then} - {self.own})
        found = [] if self.own is None else [self._own(slot, self.own, before, now, then)]
        if self.own is not None and len(self._colours) > FEW:
            return [*found, self._bound(RIVALS, others, before, now, then)]
        return [*found, *(self._bound(seat, [seat], before, now, then) for seat in others)]

    def _own(
        self,
        slot: int,
        seat: int,
        before: Counter[int],
        now: Counter[int],
        then: Mapping[int, int | Fraction],
    ) -> Bound:
        """Return what is told of whoever looks, with what it scores where that is not next to nothing."""
        found, each = self._bound(seat, [seat], before, now, then), self.worth[slot : slot + 1]
        scored = Fraction(then.get(seat, 0)) * sum(each)
        return found._replace(points=in_halves(scored)) if scored >= 1 and found.words[0] != "<" else found

    @property
    def _first(self) -> int | None:
        """Return whose numbers are large."""
        return self.own if self.looked is None else self.looked

    @property
    def totals(self) -> Mapping[int, Bound]:
        """Return by seat what it scores by all numbers of the piers, while anybody is on their way."""
        return self._totals if any(self.counts.values()) else {}

    def _total(self, seat: int) -> Bound:
        """Add up what the numbers of a seat at the piers score, as they are told there."""
        would = self.counts if self.ahead is None else self.ahead
        was, are, then = (
            sum(
                to_halves(Fraction(counts.get(slot, {}).get(seat, 0)) * n)
                for slot, n in enumerate(self.worth)
            )
            for counts in (self.before, self.counts, would)
        )
        old, new = (are, then) if then != are else (was, are)
        return Bound(seat, in_halves(Fraction(new)), (new > old) - (new < old), then != are)

    @staticmethod
    def _bound(
        name: int,
        seats: Sequence[int],
        before: Counter[int],
        now: Counter[int],
        then: Mapping[int, int | Fraction],
    ) -> Bound:
        """Return what is told of seats: what would be if that is different, else what has changed last."""
        was, are = (sum(counts[seat] for seat in seats) for counts in (before, now))
        would = sum(Fraction(then.get(seat, 0)) for seat in seats)
        old, new = (are, would) if would != are else (was, Fraction(are))
        return Bound(name, in_halves(Fraction(new)), (new > old) - (new < old), would != are)

    def draw(self, canvas: Canvas, full: Collection[int] = ()) -> None:
        """Draw at all piers what a Runner scores and, while anybody is on their way, the counts.

        Those of `full` slots have no room for counts.
        """
        are_running = any(self.counts.values())
        now = self.counts, self.before, self.ahead, self.own, self.looked
        if are_running and any(one is not other for one, other in zip(now, self._told_of, strict=True)):
            self._told_of = now
            slots = range(len(self._heights))
            self._told = [[bound for bound in self.shown(slot) if bound.is_told] for slot in slots]
            self._totals = {seat: self._total(seat) for seat in range(len(self._colours))}
        for slot, (points, height) in enumerate(zip(self.worth, self._heights, strict=False)):
            self._draw_worth(canvas, slot, points, pier(height), are_running)
        if are_running and self._heights:
            at = pier(max(self._heights)) + WORTH + BELOW_WORTH
            canvas.draw_cached("bulls/expected", (at, language()), partial(_draw_heading, canvas, at))
        for slot, height in enumerate(self._heights if are_running else ()):
            found = self._told[slot] if slot not in full else []
            for bound, place in zip(found, _cells(found, pier(height) - 2, self._first), strict=True):
                self._draw_bound(canvas, slot, bound, place, len(found) > 2)

    def _draw_worth(self, canvas: Canvas, slot: int, points: int, middle: float, are_running: bool) -> None:
        """Draw what a Runner scores there, at the foot of the pier, and what the numbers on it are."""
        paint = partial(_draw_points, canvas, points, middle + WORTH, are_running)
        canvas.draw_cached(("bulls/worth", slot), (points, middle, are_running, language()), paint)

    def _draw_bound(
        self, canvas: Canvas, slot: int, bound: Bound, place: tuple[float, float], is_close: bool
    ) -> None:
        die = f"bulls/die_{self._colours[bound.seat]}_5" if bound.seat != RIVALS else ""
        largest = CLOSE if is_close else LARGEST
        paint = partial(_draw_count, canvas, die, bound, bound.seat == self._first, *place, largest)
        key = die, bound, place, language()
        canvas.draw_cached(("bulls/bound for", slot, bound.seat), key, paint)


def _draw_points(canvas: Canvas, points: int, y: float, are_running: bool) -> None:
    _draw_tag(canvas, caption(points, are_running), y)


def _draw_heading(canvas: Canvas, y: float) -> None:
    """Draw below all piers under which condition their numbers hold."""
    _draw_tag(canvas, tr("If nothing changes"), y)


def _draw_tag(canvas: Canvas, words: str, y: float) -> None:
    with canvas.lettering.fitting(CAPTIONS, lambda: canvas.fits(words, "key", ROOM - 14)):
        wide, high = canvas.measure(words, "key")
        tag = pygame.FRect(0, 0, wide + 14, high)
        tag.center = PIER, y
        canvas.fill(tag.inflate(2.4, 2.4), INK, radius=6)
        canvas.fill(tag, PAPER_HI, radius=5)
        canvas.text(words, *tag.center, "key", INK, anchor="center middle", box=tag)


def _draw_count(
    canvas: Canvas, die: str, bound: Bound, is_own: bool, x: float, y: float, largest: float
) -> None:
    """Draw a die, or nothing for all rivals, and a number with an arrow that says how it changes.

    It is on gold if it is only thought of.
    """
    words = bound.words if die else tr("rivals {n}", n=bound.words)
    if is_own:
        tag = _draw_own(canvas, die, bound, x, y)
    else:
        tag = _draw_other(canvas, die, bound, words, x, y, largest)
    if bound.trend:
        _draw_trend(canvas, tag, bound.trend)


def _draw_own(canvas: Canvas, die: str, bound: Bound, x: float, y: float) -> pygame.FRect:
    """Draw one's own die with a large number, and what that scores; return the place of the number."""
    words = f"{bound.words} = {bound.points} [ui/sun_lit]" if bound.points else bound.words
    with canvas.lettering.fitting(OWN_SIZES, lambda: canvas.fits(words, "number", OWN_ROOM - OWN_DIE)):
        wide, high = canvas.measure(words, "number")
        tag = pygame.FRect(0, 0, wide + 14, min(high, OWN_HIGH))
        tag.midleft = x - (OWN_DIE + tag.w) / 2 + OWN_DIE, y
        at = tag.left - OWN_DIE / 2 + EDGE, y
        canvas.rim(die, *at, OWN_DIE, OWN_DIE, RIM, OCHRE_LT)
        canvas.picture(die, *at, OWN_DIE, anchor="center")
        _draw_paper(canvas, tag, bound)
        canvas.text(words, *tag.center, "number", _colour(bound), anchor="center middle", box=tag)
    return tag


def _draw_other(
    canvas: Canvas, die: str, bound: Bound, words: str, x: float, y: float, largest: float
) -> pygame.FRect:
    """Draw the die of somebody else, or nothing for all rivals, and a number; return the place of that."""
    if die:
        canvas.picture(die, x - 11, y, DIE, anchor="center", alpha=SEEN)
    sizes = (largest, *NUMBERS) if die and largest > CLOSE else (largest,)
    with canvas.lettering.fitting(sizes, lambda: canvas.fits(words, STYLE, BESIDE - 11)):
        wide, high = canvas.measure(words, STYLE)
        tag = pygame.FRect(0, 0, wide + 11, min(high + 1, OWN_HIGH))
        tag.center = x, y
        if die:
            tag.left = max(x + 10 - tag.w / 2, x + 1 - EDGE)
        _draw_paper(canvas, tag, bound)
        canvas.text(words, *tag.center, STYLE, _colour(bound), anchor="center middle", box=tag)
    return tag


def _draw_paper(canvas: Canvas, tag: pygame.FRect, bound: Bound) -> None:
    """Draw what a number stands on: gold where it is only thought of."""
    canvas.fill(tag.inflate(2.4, 2.4), INK, radius=6)
    canvas.fill(tag, OCHRE_LT if bound.is_meant else PAPER_HI, radius=5)


def _colour(bound: Bound) -> Colour:
    return (INK, OLIVE_DK, ALMAGRE_DK)[bound.trend]


def _draw_trend(canvas: Canvas, tag: pygame.FRect, turn: int) -> None:
    """Draw a point above a number that grows, and below one that falls."""
    edge, tip = (tag.top, -5) if turn > 0 else (tag.bottom, 5)
    x = tag.centerx
    for grow, paint in ((2.0, INK), (0.0, OLIVE_LT if turn > 0 else ALMAGRE_LT)):
        far = tip + grow * (1 if tip > 0 else -1)
        canvas.polygon([(x, edge + far), (x - 5 - grow, edge), (x + 5 + grow, edge)], paint)


def _cells(found: Sequence[Bound], middle: float, own: int | None = None) -> Iterator[tuple[float, float]]:
    """Yield the places of the counts of a pier: in rows, all others below one's own."""
    is_first = bool(found) and found[0].seat == own
    rest = len(found) - is_first
    if is_first:
        yield PIER, middle - (OWN_UP if rest else 0.0)
        yield from ((PIER + (place - (rest - 1) / 2) * NARROW, middle + OTHERS_DOWN) for place in range(rest))
        return
    across, wide = (2, WIDE) if len(found) <= FEW else (3, NARROW)
    rows = [range(start, min(start + across, len(found))) for start in range(0, len(found), across)]
    for number, row in enumerate(rows):
        for place in range(len(row)):
            x = PIER + (place - (len(row) - 1) / 2) * wide
            yield x, middle + (number - (len(rows) - 1) / 2) * ROW
