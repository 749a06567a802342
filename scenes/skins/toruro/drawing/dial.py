"""The dial above the hand: how likely that is to win a pot; and what it brings to go, or to pass."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, floor, pi, sin, sqrt

import pygame

from game.core.action import Action
from game.core.rng import Rng
from game.toruro.odds import Chance, chance
from game.toruro.tokens import PASS
from game.toruro.view import ToruroView
from game.translation import language, tr, trn
from scenes.skins.toruro.layout import COLUMN, GROUP, HINT, PADDING, Point
from scenes.stage.odds_gauge import Figure
from scenes.stage.results import amount
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, INK, OCHRE, OCHRE_LT, OLIVE_LT, PAPER_HI, Colour
from scenes.voice.stream import join_sentences

AREA = pygame.FRect(GROUP.left + PADDING, GROUP.bottom - PADDING - 236, COLUMN, 236)
"""Where it lies on the cloth, at the foot of it: on the board of the question, left of the answers."""
RADIUS, INNER = 72.0, 55.0
"""How far the half ring reaches out and in: all the rest is for words."""
GAP = 6.0
"""From the half ring to the words."""
SIZES = (2.0, 1.85, 1.7, 1.55, 1.4, 1.25, 1.1, 1.0, 0.9)
"""Text sizes of the words: the first is taken in which they fit."""
PERCENT, FIGURE = (2.0, 1.75, 1.5, 1.25, 1.0), 0.62
"""Text sizes of the number within the half ring, and the height of a figure to that of its line."""
AT_A_TIME, BEFOREHAND, ENOUGH = 24, 8, 480
"""Rollouts in each frame, in each before the question is put, while others still move, and in all: before it
has run all of them, it tells nothing that may change."""
SWING, STILL = 0.2, 0.003
"""The part of its way that the needle goes in each frame when all is counted, and how near to its goal it
rests."""
NEEDLE = (INK, 9.0, 0.0), (PAPER_HI, 4.5, 2.0)
"""Colour and width of what the needle is drawn with, and by how much that is shorter."""
UNKNOWN = "…"
"""Stands for a number that is not known yet."""
SHARES = ((0.0, 0.4, ALMAGRE), (0.4, 0.65, OCHRE), (0.65, 1.0, OLIVE_LT))
"""Where the dial is red, gold and green: below 40 % a lulo is likelier than a pot is worth."""


class Dial:
    """A gauge (see `scenes.stage.odds_gauge`) for the seat of a view that is asked whether it goes."""

    aside, area, has_numbers = HINT, AREA, True

    def __init__(self, view: ToruroView, is_calm: bool = False) -> None:
        self._view, self._is_calm = view, is_calm
        self._needle = 0.0
        self._rng = Rng(view.round * 31 + (view.seat or 0)).split()
        self.chance = Chance(0, 0, view.lulo)

    @property
    def percent(self) -> int:
        """The chance to take at least one trick, in percent."""
        return round(100 * self.chance.share)

    @property
    def spoken(self) -> list[tuple[int, bool | None]]:
        """All seats in the order in which they speak, and whether they go; None for who has not spoken."""
        view = self._view
        step = view.house.turn_step
        order = [(view.first + step * turn) % view.seats for turn in range(view.seats)]
        return [(seat, view.goes[seat]) for seat in order]

    @property
    def turn(self) -> str:
        """When the seat speaks, in words: the later, the more it has heard."""
        assert self._view.seat is not None
        place = [seat for seat, _ in self.spoken].index(self._view.seat)
        after = sum(went is None for _, went in self.spoken[place + 1 :])
        if not after:
            return tr("You speak last.")
        if not place:
            return trn("You speak first, 1 after you.", "You speak first, {n} after you.", after)
        return trn("1 speaks after you.", "{n} speak after you.", after)

    @property
    def is_settled(self) -> bool:
        """True when all rollouts have been run: only then a number is told, and it stays."""
        return self.chance.rolls >= ENOUGH

    def step(self) -> bool:
        """Run a few more rollouts, or let the needle go on; return whether it shows something else now."""
        if not self.is_settled:
            self.count(AT_A_TIME)
            return self.is_settled
        way = self.chance.share - self._needle
        if not way:
            return False
        self._needle += way if self._is_calm or abs(way) < STILL else way * SWING
        return True

    def count(self, most: int) -> None:
        """Run so many more rollouts at most; however they are cut, the same view leads to the same number."""
        rolls = min(most, ENOUGH - self.chance.rolls)
        if rolls:
            self.chance += chance(self._view, self._rng, rolls)

    def is_of(self, view: ToruroView) -> bool:
        """Return whether it tells the chances in that view."""
        return self._view == view

    @property
    def spoken_text(self) -> str:
        if not self.is_settled:
            return ""
        mean, cost = in_halves(self.chance.mean), self.chance.cost
        words = tr("{n} % to win a pot; a lulo costs {cost}.", n=self.percent, cost=cost)
        return join_sentences(words, tr("To go brings {mean} chips on average.", mean=mean), self.turn)

    def draw(self, canvas: Canvas) -> None:
        """Draw the dial on its board: without a number and a needle until it is settled."""
        told = (self.percent, self.chance.mean) if self.is_settled else None
        key = told, self._view.goes, language()
        canvas.layer("toruro/dial", key, AREA.inflate(8, 8), lambda: self._draw(canvas))
        centre = self._centre(canvas)
        for colour, width, less in NEEDLE if self.is_settled else ():
            ends = (
                _at(centre, self._needle, INNER - 12 + less),
                _at(centre, self._needle, RADIUS + 4 - less),
            )
            canvas.path(ends, colour, width)

    def brings(self, answer: Action) -> Sequence[Figure]:
        """Return what going brings on average, and if no pot is won; or that passing brings nothing."""
        if answer == PASS:
            return (Figure(in_halves(0.0), tr("in any case")),)
        mean = in_halves(self.chance.mean) if self.is_settled else UNKNOWN
        is_good = {"+": True, "−": False}.get(mean[0])
        no_pot = Figure(f"−{self.chance.cost}", tr("with no pot"), is_good=False)
        return Figure(mean, tr("on average"), is_good), no_pot

    def height(self, canvas: Canvas) -> float:
        """Return how high it is, as large as its letters have room."""
        with canvas.lettering.fitting(SIZES, lambda: self.has_room(canvas)):
            return self._height(canvas)

    def _draw(self, canvas: Canvas) -> None:
        x, y = self._centre(canvas)
        _ring(canvas, (x, y))
        with canvas.lettering.fitting(PERCENT, lambda: _has_percent(canvas)):
            middle = y + _hanging(canvas) - _high(canvas) / 2
            percent = tr("{n} %", n=self.percent) if self.is_settled else UNKNOWN
            canvas.text(percent, x, middle, "poster", PAPER_HI, anchor="center middle", shade=INK)
            y += _hanging(canvas) + GAP
        with canvas.lettering.fitting(SIZES, lambda: self.has_room(canvas)):
            for words, colour in self._lines:
                y = canvas.text(
                    words, x, y, "strong", colour, anchor="center top", width=AREA.w, box=AREA
                ).bottom

    @property
    def _lines(self) -> tuple[tuple[str, Colour], ...]:
        """What stands below the half ring, and in which colour."""
        return (tr("to win a pot"), PAPER_HI), (self.turn, OCHRE_LT)

    def _centre(self, canvas: Canvas) -> Point:
        """Return the middle of the half ring: the more words stand below it, the higher it lies."""
        return AREA.centerx, AREA.bottom - self.height(canvas) + RADIUS

    def _height(self, canvas: Canvas) -> float:
        """Return how high it is in letters as large as they are now."""
        words = sum(canvas.measure(words, "strong", AREA.w)[1] for words, _ in self._lines)
        with canvas.lettering.fitting(PERCENT, lambda: _has_percent(canvas)):
            return RADIUS + _hanging(canvas) + GAP + words

    def has_room(self, canvas: Canvas) -> bool:
        """Return whether the words have room as large as they are now."""
        parts = (part for words, _ in self._lines for part in words.split())
        is_whole = all(canvas.measure(part, "strong")[0] <= AREA.w for part in parts)
        return is_whole and self._height(canvas) <= AREA.h


def _high(canvas: Canvas) -> float:
    """Return how high the figures of the number are."""
    return FIGURE * canvas.measure("0", "poster")[1]


def _has_percent(canvas: Canvas) -> bool:
    """Return whether the number has room between both ends of the half ring."""
    return canvas.measure(tr("{n} %", n=88), "poster")[0] < 2 * INNER - 8


def _hanging(canvas: Canvas) -> float:
    """Return how far below the ends of the half ring the number reaches, as its corners do not touch that."""
    half = canvas.measure(tr("{n} %", n=88), "poster")[0] / 2 + 4
    return max(0.0, _high(canvas) - sqrt(max(0.0, INNER**2 - half**2)))


def in_halves(number: float) -> str:
    """Return a mean with its sign, as exactly as so many rollouts know it: in halves.

    >>> in_halves(-0.7), in_halves(0.2), in_halves(2.4), in_halves(-3.1)
    ('−½', '±0', '+2½', '−3')
    """
    halves = floor(2 * abs(number) + 0.5)
    if not halves:
        return "±0"
    return f"{'+' if number > 0 else '−'}{amount(halves / 2)}"


def _ring(canvas: Canvas, centre: Point) -> None:
    """Draw half a ring with a red, a gold and a green field."""
    for start, end, colour in ((0.0, 1.0, INK), *SHARES):
        rim = 3 if colour is INK else 0
        steps = [start + (end - start) * step / 24 for step in range(25)]
        outer = [_at(centre, share, RADIUS + rim) for share in steps]
        inner = [_at(centre, share, INNER - rim) for share in reversed(steps)]
        canvas.polygon([*outer, *inner], colour)


def _at(centre: Point, share: float, radius: float) -> Point:
    """Return the point of the dial at that share: 0 lies to the left, 1 to the right."""
    return centre[0] - radius * cos(pi * share), centre[1] - radius * sin(pi * share)
