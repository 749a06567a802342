"""The recap: when a person's turn begins, a paper tells what has touched that person since the last one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.alatriste import events
from game.alatriste.tokens import NOBODY
from game.core.event import Event
from game.core.seat import Seat
from game.translation import language, tr, trn
from scenes.stage.skin import Line
from scenes.ui.anim import Cue, until_read, wait
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED, SEPIA

PAPER = pygame.FRect(192, 96, 640, 380)
LARGEST = 1.4
"""The text size beyond which too few lines would fit."""


class Recap:
    """What has touched the people at this table since their last turns.

    `line` has the chronicle's line for an event, `touches` tells whether it befalls a seat.
    """

    def __init__(
        self,
        seats: Sequence[Seat],
        line: Callable[[Event], Line | None],
        touches: Callable[[Event, int], bool],
    ) -> None:
        self._line, self._touches = line, touches
        self._gathered: dict[int, list[Event]] = {seat.index: [] for seat in seats if seat.human}
        self._due: dict[int, list[Event]] = {}
        self._known: dict[int, Event] = {}
        self._active = NOBODY
        self.shown: tuple[str, ...] = ()
        """What stands on the paper; nothing where none is shown."""

    def hear(self, event: Event) -> None:
        """Keep an event that has happened; one that is shown again has been kept before."""
        if id(event) in self._known:
            return
        self._known[id(event)] = event
        if isinstance(event, events.TurnBegan):
            self._active = event.seat
            if event.seat in self._gathered:
                self._due[id(event)], self._gathered[event.seat] = self._gathered[event.seat], []
        for seat, gathered in self._gathered.items():
            if seat != self._active and self._touches(event, seat):
                gathered.append(event)

    def sentences(self, event: Event) -> tuple[str, ...]:
        """Return what is told when that turn begins, a sentence for each event."""
        lines = map(self._line, self._due.get(id(event), ()))
        return tuple(line.text for line in lines if line is not None)

    def cue(self, event: Event) -> Cue:
        """Show the paper of that turn until the player goes on."""
        self.shown = self.sentences(event)
        if self.shown:
            yield from wait(0.1)
            yield from until_read()
        self.shown = ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper, if it is shown."""
        if self.shown:
            with canvas.lettering.at_most(LARGEST):
                paint = partial(_draw, canvas, self.shown)
                canvas.layer("alatriste/recap", (self.shown, language()), PAPER.inflate(40, 40), paint)


def _draw(canvas: Canvas, sentences: Sequence[str]) -> None:
    """Draw the newest sentences, as many as there is room for, on a paper as high as they need."""
    wide = PAPER.w - 72
    title = canvas.measure(tr("Since your last turn"), "heading")[1] + 12
    foot = canvas.measure("A", "caption")[1] + 6
    room = PAPER.h - 64 - title - foot
    lines: list[tuple[str, float]] = []
    for text in reversed(sentences):
        high = canvas.measure(text, "body", wide)[1] + 5
        if high > room:
            break
        room -= high
        lines.insert(0, (text, high))
    left_out = len(sentences) - len(lines)
    high = 64 + title + sum(high for _, high in lines) + (foot if left_out else 0.0)
    paper = pygame.FRect(PAPER.left, PAPER.centery - high / 2, PAPER.w, high)
    canvas.nine("ui/panel_paper", paper, shadow=LIFTED)
    y = paper.top + 30
    canvas.text(tr("Since your last turn"), paper.centerx, y, "heading", ALMAGRE_DK, anchor="center top")
    y += title
    for text, high in lines:
        canvas.text(text, paper.left + 36, y, "body", INK, width=wide, box=paper)
        y += high
    if left_out:
        words = trn(
            "1 thing more stands in the chronicle.", "{n} things more stand in the chronicle.", left_out
        )
        canvas.text(words, paper.left + 36, y + 2, "caption", SEPIA, box=paper)
