"""The recap: as a person's turn begins, a paper shows what has touched that person since the last one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.alatriste import events, events_combat
from game.alatriste.tokens import NOBODY
from game.core.event import Event
from game.core.seat import Seat
from game.translation import language, tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.stage.skin import Line
from scenes.ui.anim import Cue, until_read, wait, wait_for
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED, SEPIA

PAPER = pygame.FRect(192, 60, 640, 452)
ROOM = PAPER.inflate(40, 40)
LARGEST = 1.4
"""The text size beyond which too few lines would fit."""
PICTURE, GAP = 34.0, 6.0
"""How large pictures are before a line, and how far one lies from the next."""
PATIENCE = 1.2
"""Seconds that the paper waits at most until it has been painted ahead; they pass faster where all does."""
ICONS: dict[type[Event], str] = {
    events.MustMiss: "turn",
    events.DucatsPaid: "ducats",
    events.Traded: "deal",
    events.Promised: "promise",
    events.PromiseSettled: "promise",
    events_combat.Challenged: "duel",
    events_combat.CombatBegun: "duel",
    events_combat.Clashed: "fencing",
    events_combat.Jailed: "jail",
    events_combat.Freed: "jail",
    events_combat.Wanted: "wanted",
    events_combat.Died: "dead",
    events_combat.FellWounded: "wounded",
}
"""The icon of what happens, where neither a card nor a number tells it."""


class Row(NamedTuple):
    """What is told of an event: its pictures, and a sentence."""

    pictures: tuple[str, ...]
    text: str


class Recap:
    """What has touched the people at this table since their last turns.

    `line` has the chronicle's line for an event, `touches` tells whether it befalls a seat, and `portrait`
    names the picture of a seat's face.
    """

    def __init__(
        self,
        seats: Sequence[Seat],
        line: Callable[[Event], Line | None],
        touches: Callable[[Event, int], bool],
        portrait: Callable[[int], str],
    ) -> None:
        self._line, self._touches, self._portrait = line, touches, portrait
        self._gathered: dict[int, list[Event]] = {seat.index: [] for seat in seats if seat.human}
        self._due: dict[int, list[Event]] = {}
        self._known: dict[int, Event] = {}
        self._active = NOBODY
        self.shown: tuple[str, ...] = ()
        """What stands on the paper; nothing where none is shown."""
        self._rows: tuple[Row, ...] = ()
        self._painted: tuple[Row, ...] = ()

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

    def rows(self, event: Event) -> tuple[Row, ...]:
        """Return what is told when a turn begins by that event, a row for each that it tells of."""
        if not isinstance(event, events.TurnBegan):
            return ()
        due = ((past, self._line(past)) for past in self._due.get(id(event), ()))
        return tuple(
            Row(self._pictures(past, event.seat), line.text) for past, line in due if line is not None
        )

    def _pictures(self, event: Event, whose: int) -> tuple[str, ...]:
        """Return the face of whoever did it to that seat, if anybody did, and a sign of what it was."""
        seat = getattr(event, "seat", None)
        pair = [other for other in getattr(event, "seats", ()) if other != whose]
        others = [seat] if seat is not None and seat not in (whose, NOBODY) else pair[:1]
        card = getattr(event, "card", None)
        sign = ICONS.get(type(event), getattr(event, "stat", ""))
        signs = [card_faces.tile(card.id)] if card is not None else [f"alatriste/icon_{sign}"] if sign else []
        return (*map(self._portrait, others), *signs)

    def cue(self, event: Event) -> Cue:
        """Show the paper of the turn that begins by that event, if one does, until the player goes on."""
        self._rows = self.rows(event)
        if self._rows:
            yield from wait(0.1)
            yield from wait_for(lambda: self._painted == self._rows, PATIENCE)
            self.shown = tuple(row.text for row in self._rows)
            yield from until_read()
        self.shown = ()

    def pictures(self, event: Event) -> list[str]:
        """Return the pictures on the paper of a turn, if such an event begins one."""
        return [picture for row in self.rows(event) for picture in row.pictures]

    def expect(self, canvas: Canvas, event: Event) -> None:
        """Have these pictures made ready."""
        canvas.expect(self.pictures(event), (PICTURE, PICTURE))

    def ahead(self, canvas: Canvas, event: Event) -> list[Callable[[], object]]:
        """Return what can be done before the paper of a turn is shown: to paint it."""
        rows = self.rows(event)
        return [partial(self._paint, canvas, rows)] if rows else []

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper, if it is shown."""
        if self.shown:
            painted = self._paint(canvas, self._rows)
            canvas.blit_at_pixel(painted, canvas.to_pixels(ROOM).topleft)

    def _paint(self, canvas: Canvas, rows: tuple[Row, ...]) -> pygame.Surface:
        """Return the picture of the paper, in device pixels."""
        with canvas.lettering.at_most(LARGEST):
            paint = partial(_draw, canvas, rows)
            painted = canvas.prepare_layer("alatriste/recap", (rows, language()), ROOM, paint)
        self._painted = rows
        return painted


def _draw(canvas: Canvas, rows: Sequence[Row]) -> None:
    """Draw the newest rows, as many as there is room for, on a paper as high as they need."""
    indent = 2 * (PICTURE + GAP) + 6
    wide = PAPER.w - 72 - indent
    title = canvas.measure(tr("Since your last turn"), "heading")[1] + 12
    foot = canvas.measure("A", "caption")[1] + 6
    room = PAPER.h - 64 - title - foot
    lines: list[tuple[Row, float]] = []
    for row in reversed(rows):
        high = max(PICTURE, canvas.measure(row.text, "body", wide)[1]) + 5
        if high > room:
            break
        room -= high
        lines.insert(0, (row, high))
    left_out = len(rows) - len(lines)
    high = 64 + title + sum(high for _, high in lines) + (foot if left_out else 0.0)
    paper = pygame.FRect(PAPER.left, PAPER.centery - high / 2, PAPER.w, high)
    canvas.nine("ui/panel_paper", paper, shadow=LIFTED)
    y = paper.top + 30
    canvas.text(tr("Since your last turn"), paper.centerx, y, "heading", ALMAGRE_DK, anchor="center top")
    y += title
    for row, high in lines:
        middle, x = y + (high - 5) / 2, paper.left + 36 + indent - 6 - (PICTURE + GAP) * len(row.pictures)
        for picture in row.pictures:
            canvas.picture(picture, x + PICTURE / 2, middle, PICTURE, anchor="center")
            x += PICTURE + GAP
        left = paper.left + 36 + indent
        canvas.text(row.text, left, middle, "body", INK, anchor="left middle", width=wide, box=paper)
        y += high
    if left_out:
        words = trn(
            "1 thing more stands in the chronicle.", "{n} things more stand in the chronicle.", left_out
        )
        canvas.text(words, paper.left + 36, y + 2, "caption", SEPIA, box=paper)
