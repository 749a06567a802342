"""The panel above the hand: what is asked, and of whom, or for a moment why something cannot be done."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from math import inf
from typing import NamedTuple

import pygame

from game.core.seat import Seat
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import OCHRE_LT, PAPER_HI, RESTING, SEPIA

SECONDS = 4.0
SIZES = (1.4, 1.3, 1.2, 1.1, 1.0)
"""The text sizes in which it is set where its largest one would hide too much."""
CLEAR = 4
"""How much more room from the frame each line of words asks for."""
STEP = 8
"""Words of several lines are made narrower by so much at a time, as long as they need no more lines."""
GAP = 4.0
"""How far it hangs from a card that is shown, and from the upper edge of the window."""
DOTS, BEAT = 3, 0.35
"""While somebody thinks, so many dots light up one after another, each for so many seconds."""


class Hook(NamedTuple):
    """Where a panel hangs: its foot at (x, y) by the left end or the middle; its words, `widest` at most.

    Beyond the text size `largest` it would hide too much of the board, and so would words in large text that
    make it higher than `highest`: they are set smaller, but never smaller than at a text size of 100 %.
    """

    x: float
    y: float
    widest: float
    anchor: str = "midbottom"
    largest: float = 1.5
    highest: float = inf


class PromptPanel:
    """Shows one sentence at a time, on its hook. `seat` is who is asked.

    While `other` returns a hook it hangs on that one, near to what it tells of.
    """

    def __init__(self, hook: Hook, other: Callable[[], Hook | None] = lambda: None) -> None:
        self._usual, self._other, self._hung = hook, other, hook
        self.seat: int | None = None
        self._colour = ""
        self._question = ""
        self.notice = ""
        """What is said for a few seconds, if anything is."""
        self.notices = 0
        """How many have been said."""
        self._left = 0.0
        self._mused: float | None = None
        self._drawn = pygame.FRect()

    def set(self, question: str, seat: int | None, seats: Sequence[Seat]) -> None:
        """Show a question to that seat; None: to nobody."""
        if (question, seat) != (self._question, self.seat):
            self.notice = ""
        self._question, self.seat = question, seat
        self._colour = seats[seat].colour if seat is not None else ""

    def narrate(self, sentence: str) -> None:
        """Show what is happening, until the next question."""
        self._question, self._colour, self.notice = sentence, "", ""

    def say(self, notice: str) -> None:
        """Show a notice for a few seconds."""
        self.notice, self._left = notice, SECONDS
        self.notices += 1

    def muse(self, on: bool) -> None:
        """Show that somebody thinks about the question, or no longer."""
        if on != self.is_musing:
            self._mused = 0.0 if on else None

    @property
    def is_musing(self) -> bool:
        """True while it shows that somebody thinks."""
        return self._mused is not None

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the panel looks different now."""
        before = self._dot
        if self._mused is not None:
            self._mused += dt
        self._left -= dt
        if self.notice and self._left <= 0:
            self.notice = ""
            return True
        return self._dot != before

    @property
    def _dot(self) -> int | None:
        """Return which dot is lit, None if nobody thinks."""
        return int(self._mused / BEAT) % DOTS if self._mused is not None and not self.notice else None

    @property
    def _hook(self) -> Hook:
        return self._other() or self._usual

    @property
    def words(self) -> str:
        """Return what it says now."""
        return self.notice or self._question

    @property
    def place(self) -> pygame.FRect:
        """Where it hung when it was drawn last."""
        return self._drawn if self.words else pygame.FRect()

    def area(self, canvas: Canvas, card: pygame.FRect | None) -> pygame.FRect:
        """Return where it hangs, as wide as its words need; a `card` shown there lifts it up or aside."""
        with self._fitting(canvas):
            return self._area(canvas, card)

    def _area(self, canvas: Canvas, card: pygame.FRect | None) -> pygame.FRect:
        width, height = canvas.measure(self.words, "body", self._wide(canvas))
        dots = 12.0 * DOTS if self._dot is not None else 0.0
        lines = height / canvas.measure("A", "body")[1]
        high = max(40, height + 14 + CLEAR * lines)
        area = pygame.FRect(0, 0, width + self._margin + 20 + dots, high)
        setattr(area, self._hung.anchor, (self._hung.x, self._hung.y))
        area.left = max(canvas.window.left + GAP, min(area.left, canvas.window.right - GAP - area.w))
        if card is not None and card.colliderect(area):
            area.bottom = card.top - GAP
            if area.top < canvas.window.top + GAP:  # there is no room above it
                area.bottom, area.right = self._hung.y, card.left - GAP
        return area

    def _wide(self, canvas: Canvas) -> float:
        """Return how far the words may run: lines of one length look better than a last one of one word."""
        widest = self._hung.widest
        lines = canvas.measure(self.words, "body", widest)[1]
        widths = range(round(widest / 2), round(widest), STEP)
        place = bisect_left(
            widths, True, key=lambda width: canvas.measure(self.words, "body", width)[1] <= lines
        )
        return widths[place] if place < len(widths) else widest

    def draw(self, canvas: Canvas, card: pygame.FRect | None) -> pygame.FRect:
        """Draw it, above the `card` that is shown; return where, an empty area if it says nothing."""
        if not self.words:
            return pygame.FRect()

        def paint() -> None:
            with self._fitting(canvas):
                self._drawn = self._area(canvas, card)
                self._draw(canvas, self._drawn)

        now = self.words, self._colour, self.notice, self._dot, card, self._hook
        canvas.draw_cached(self, now, paint)
        return self._drawn

    def _fitting(self, canvas: Canvas) -> AbstractContextManager[None]:
        """Set words as large as they may be without hiding too much, on the hook for the player's letters."""
        self._hung = hook = self._hook
        sizes = [hook.largest, *(size for size in SIZES if size < hook.largest)]
        return canvas.lettering.fitting(sizes, lambda: self._area(canvas, None).h <= hook.highest)

    @property
    def _margin(self) -> float:
        """Return the room before the words: for the mark of the seat, if one is asked."""
        return 42.0 if self._colour else 16.0

    def _draw(self, canvas: Canvas, area: pygame.FRect) -> None:
        canvas.nine("ui/panel_wood", area, shadow=RESTING)
        if self._colour:
            draw_mark(canvas, self._colour, (area.left + 27, area.centery), 11)
        left = area.left + self._margin
        colour = OCHRE_LT if self.notice else PAPER_HI
        wide = self._wide(canvas)
        canvas.text(
            self.words, left, area.centery, "body", colour, anchor="left middle", width=wide, box=area
        )
        for place in range(DOTS if self._dot is not None else 0):
            bright = place == self._dot
            spot = area.right - 16 - 12 * (DOTS - 1 - place), area.centery + 4
            canvas.disc(spot, 4.0 if bright else 2.6, OCHRE_LT if bright else SEPIA)
