"""What whoever has passed looks on with: who is likely to win which pot, and what the hand would have won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.rng import Rng
from game.core.seat import Seat
from game.toruro.deck import Card
from game.toruro.odds import had_gone, has_hands, pots_taken
from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import language, tr, trn
from scenes.skins.toruro.card_layout import picture
from scenes.skins.toruro.drawing.cloth import names
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, QUIET_ON_WOOD, SEATS, Colour

AREA = pygame.FRect(446, 548, 316, 164)
"""Where the hand lay."""
AT_A_TIME, ENOUGH, EXACT = 15, 120, 5
"""Rollouts in each frame, and in all before a chance is told; percents are told in steps of so many."""
LATER = 2.0
"""Seconds after which it is told no more what a hand of the round before would have won."""
EDGE, TOP, GAP = 16.0, 9.0, 8.0
"""From the sides of the board to what stands there, from its top, and from one thing to the next."""
FACE, BAR = 30.0, 22.0
"""How wide a face is, and how high a bar."""
WIDE_ENOUGH = 0.15
"""The share of a bar from which a face has room on it."""
SIZES = (1.5, 1.35, 1.2, 1.1, 1.0, 0.9, 0.8)
"""Text sizes: the first is taken in which all has room."""
CARD, LEAN, APART = (62.0, 96.0), 7.0, 30.0
"""The size of a card of the hand that was laid down, how it leans, and how far the next one lies from it."""

Shares = tuple[tuple[int, ...], ...]
"""By pot, the percents of each seat."""


class Outcome(NamedTuple):
    """What a hand would have won: which pots, with their chips; `lulo` is what it cost to win none."""

    hand: tuple[Card, ...]
    pots: tuple[int, ...]
    chips: int
    lulo: int

    @classmethod
    def of(cls, view: ToruroView, hand: tuple[Card, ...]) -> Outcome:
        """Return what came of it, had the seat of a view gone with a hand in a round that is over."""
        won = tuple(pot for pot, seat in enumerate(had_gone(view, hand)) if seat == view.seat)
        return cls(hand, won, sum(view.taken[pot] for pot in won), view.lulo)

    def lines(self) -> tuple[str, str, tuple[str, Colour]]:
        """Return what it would have won, and whether it was well to pass."""
        heading = tr("With your hand as dealt")
        if not self.pots:
            return heading, tr("no pot"), (tr("Passing spared you a lulo of {n}.", n=self.lulo), GOOD)
        pots = ", ".join(names()[pot] for pot in self.pots)
        cost = trn("Passing cost you 1 chip.", "Passing cost you {n} chips.", self.chips)
        return heading, f"{pots}: +{self.chips}", (cost, DEBT)


class LookingOn:
    """The board in the place of the hand of a seat that has passed."""

    def __init__(self) -> None:
        self._view: ToruroView | None = None
        self._facts: tuple[object, ...] = ()
        self._hand: tuple[Card, ...] = ()
        self._counts = [[0]]
        self._rolls = ENOUGH
        self._rng = Rng(0)
        self._left = LATER
        self.shares: Shares = ()
        self.outcome: Outcome | None = None

    def leap(self, view: ToruroView, *, is_told: bool) -> None:
        """Look on at a view that may have nothing to do with what was seen before."""
        if facts(view) != self._facts:
            self._hand, self.shares, self.outcome = (), (), None
        self.consider(view, is_told=is_told)

    def consider(self, view: ToruroView, *, is_told: bool) -> None:
        """Look on at the view after the next event; what was told stays until there is more to tell.

        Who wants numbers is told who is likely to win. What the hand would have won is told from the last
        trick on until the next hand comes, or for a while after the next round has begun.
        """
        if facts(view) == self._facts:
            return
        self._view, self._facts, self._rolls = view, facts(view), ENOUGH
        has_passed = view.seat is not None and view.goes[view.seat] is False
        if view.hand or view.seat is None:
            self._hand, self.outcome = (), None
        if has_passed and len(view.discards) == POTS:  # a card for each pot
            self._hand = view.discards
        is_over = len(view.takers) == POTS
        if not has_passed or is_over or not is_told:
            self.shares = ()
        if has_passed and is_over and self._hand and len(view.tricks) == POTS:
            self.outcome, self._left = Outcome.of(view, self._hand), LATER
        if has_passed and is_told and not is_over and has_hands(view):
            self._counts, self._rolls = [[0] * view.seats for _ in range(POTS)], 0
            self._rng = Rng(view.round * 31 + len(view.plays)).split()

    def update(self, seconds: float) -> bool:
        """Let time pass, and run a few more rollouts; return whether something else is told now."""
        view = self._view
        if view is None:
            return False
        if self.outcome is not None and view.goes[view.seat or 0] is None:
            self._left -= seconds
            if self._left <= 0:
                self.outcome = None
                return True
        if self._rolls >= ENOUGH:
            return False
        taken = pots_taken(view, self._rng, AT_A_TIME)
        self._counts = [
            [sum(pair) for pair in zip(*both, strict=True)] for both in zip(self._counts, taken, strict=True)
        ]
        self._rolls += AT_A_TIME
        if self._rolls < ENOUGH:
            return False
        told, self.shares = self.shares, tuple(tuple(in_steps(pot)) for pot in self._counts)
        return told != self.shares

    def draw(self, canvas: Canvas, seats: Sequence[Seat], faces: Sequence[str]) -> None:
        """Draw what there is to tell."""
        view = self._view
        if view is None or not (self.outcome or self.shares):
            return
        if self.outcome is not None:
            key, paint = (self.outcome, language()), partial(_draw_outcome, canvas, self.outcome)
            canvas.layer("toruro/looking on", key, AREA.inflate(12, 12), paint)
            return
        told = self.shares, view.pots, view.takers, language()
        rows = [Row.of(view, pot, self.shares[pot]) for pot in range(POTS)]
        paint = partial(_draw_tally, canvas, rows, seats, faces)
        canvas.layer("toruro/looking on", told, AREA.inflate(12, 12), paint)


def facts(view: ToruroView) -> tuple[object, ...]:
    """Return all of a view on which it depends what is told."""
    said = view.goes, view.exchanged, view.hands, view.takers
    return (view.round, view.seat, view.hand, view.plays, *said)


def in_steps(counts: Sequence[int]) -> list[int]:
    """Return what share each count is, in whole steps of percent, which are 100 together.

    All is told of one only where no other has any.

    >>> in_steps([120, 58, 2, 0]), in_steps([179, 1]), in_steps([0, 9])
    ([65, 35, 0, 0], [95, 5], [0, 100])
    """
    steps, total = 100 // EXACT, sum(counts)
    exact = [steps * count / total for count in counts]
    told = [int(share) for share in exact]
    rest = sorted(range(len(counts)), key=lambda seat: (told[seat] - exact[seat], seat))
    for seat in rest[: steps - sum(told)]:
        told[seat] += 1
    first, second, *_ = sorted(range(len(counts)), key=lambda seat: -counts[seat])
    if counts[second] and not told[second]:
        told[first], told[second] = told[first] - 1, 1
    return [EXACT * share for share in told]


class Row(NamedTuple):
    """One pot: what it is called, the shares of the seats that may take it, and whether one `has_won` it."""

    words: str
    shares: tuple[tuple[int, int], ...]
    has_won: bool

    @classmethod
    def of(cls, view: ToruroView, pot: int, percents: Sequence[int]) -> Row:
        """Return the row of a pot of a view; who is likeliest to take it comes first."""
        if pot < len(view.takers):
            return cls(f"{names()[pot]} {view.taken[pot]}", ((view.takers[pot], 100),), has_won=True)
        found = sorted(((seat, n) for seat, n in enumerate(percents) if n), key=lambda one: (-one[1], one[0]))
        return cls(f"{names()[pot]} {view.pots[pot]}", tuple(found), has_won=False)

    @property
    def figure(self) -> str:
        """What stands at the end of its bar."""
        return tr("won") if self.has_won else tr("{n} %", n=self.shares[0][1])


def _draw_tally(canvas: Canvas, rows: Sequence[Row], seats: Sequence[Seat], faces: Sequence[str]) -> None:
    canvas.nine("ui/seat_plate", AREA)
    left, right, heading = AREA.left + EDGE, AREA.right - EDGE, tr("Who is likely to win")
    most = (right - left) * 0.62

    def has_room() -> bool:
        high = canvas.measure(heading, "key")[1]
        wide = _wide(canvas, [row.words for row in rows]) + _wide(canvas, [row.figure for row in rows])
        whole = canvas.measure(heading, "key")[0] <= right - left
        return whole and wide <= most and high <= AREA.h - 2 * TOP - POTS * FACE

    with canvas.lettering.fitting(SIZES, has_room):
        y = AREA.top + TOP
        y = canvas.text(heading, AREA.centerx, y, "key", QUIET_ON_WOOD, anchor="center top").bottom
        high = (AREA.bottom - TOP - y) / POTS
        start = left + _wide(canvas, [row.words for row in rows]) + GAP
        end = right - _wide(canvas, [row.figure for row in rows]) - GAP
        for place, row in enumerate(rows):
            middle = y + high * (place + 0.5)
            tint = OCHRE_LT if row.has_won else PAPER_HI
            canvas.text(row.words, left, middle, "strong", tint, anchor="left middle")
            canvas.text(row.figure, right, middle, "strong", tint, anchor="right middle")
            _draw_bar(canvas, pygame.FRect(start, middle - BAR / 2, end - start, BAR), row, seats, faces)


def _wide(canvas: Canvas, words: Sequence[str]) -> float:
    return max(canvas.measure(one, "strong")[0] for one in words)


def _draw_bar(
    canvas: Canvas, bar: pygame.FRect, row: Row, seats: Sequence[Seat], faces: Sequence[str]
) -> None:
    """Draw the share of each seat in its colour, with its face where that has room."""
    canvas.fill(bar.inflate(3, 3), INK, radius=5)
    x, middles = bar.left, list[tuple[int, float]]()
    for seat, percent in row.shares:
        wide = bar.w * percent / 100
        canvas.fill((x + 0.5, bar.top, max(1.0, wide - 1), bar.h), SEATS[seats[seat].colour].main, radius=3)
        if percent >= 100 * WIDE_ENOUGH:
            middles.append((seat, x + wide / 2))
        x += wide
    for seat, x in middles:
        draw_face(canvas, faces[seat], seats[seat].colour, (x, bar.centery), FACE)


def _draw_outcome(canvas: Canvas, outcome: Outcome) -> None:
    canvas.nine("ui/seat_plate", AREA)
    for place, card in enumerate(outcome.hand):
        x = AREA.left + EDGE + CARD[0] / 2 + 4 + APART * place
        canvas.picture(
            picture(card), x, AREA.centery, CARD[0], height=CARD[1], anchor="center", angle=LEAN * (1 - place)
        )
    left = AREA.left + EDGE + CARD[0] + APART * (POTS - 1) + 2 * GAP
    room = AREA.right - EDGE - left
    heading, won, (passing, tint) = outcome.lines()
    said = ((heading, "key", QUIET_ON_WOOD), (won, "number", PAPER_HI), (passing, "strong", tint))

    def has_room() -> bool:
        high = sum(canvas.measure(words, style, room)[1] for words, style, _ in said)
        whole = all(
            canvas.measure(word, style)[0] <= room for words, style, _ in said for word in words.split()
        )
        return whole and high <= AREA.h - 2 * TOP

    with canvas.lettering.fitting(SIZES, has_room):
        y = AREA.centery - sum(canvas.measure(words, style, room)[1] for words, style, _ in said) / 2
        for words, style, colour in said:
            y = canvas.text(words, left, y, style, colour, width=room, shade=INK).bottom
