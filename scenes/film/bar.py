"""The bar of a film: a scrubber with rounds and what was great, and buttons to go to and fro."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.translation import tr
from scenes.film.film_session import FilmSession, Great
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.curves import draw_pin
from scenes.ui.input import Cursor, Pointer
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Button, Press, Widget

HIGH = 96.0
"""Height of the bar, at any text size."""
LARGEST = 1.25
"""The text size beyond which its words would have no room."""
SIZES = (1.25, 1.15, 1.0, 0.9, 0.8)
"""The text sizes of the words on its buttons, of which the largest one that fits is taken."""
EDGE, TRACK, REACH = 34.0, 23.0, 22.0
"""From the edges of the window to the track, from the upper edge of the bar to it, and where it is hit."""
KNOB, STEP, ROW, LEFT = 44.0, 50.0, 70.0, 80.0
"""Size of a button, from one to the next, and from the upper edge of the bar to their middle.

They lie by so much left of the middle, since there are more words at the right.
"""
THUMB, GAP = 9.0, 4.0


class Pin(NamedTuple):
    """A place that is marked above the track: great for all, a rise of luck, or a costly choice."""

    place: int
    text: str
    up: bool | None = None


class Scrubber(Widget):
    """The course of a film from left to right: a press or a drag goes there.

    Small ticks are rounds, whose names `when` tells; pins are what was great. Pointing at one tells it.
    """

    def __init__(
        self, rect: Area, session: FilmSession, pins: Sequence[Pin], when: Callable[[int], str]
    ) -> None:
        super().__init__(rect, key="scrubber", focusable=True)
        self._session, self._pins, self._when = session, tuple(pins), when
        self._mouse: float | None = None

    @property
    def spoken_text(self) -> str:
        return f"{tr('Course of the game')}\n{self._when(self._session.place)}"

    @property
    def explanation(self) -> str:
        """What happened where the mouse is: a pin near it, else the round."""
        if self._mouse is None:
            return ""
        place = self.place(self._mouse)
        near = [pin for pin in self._pins if abs(self.x(pin.place) - self._mouse) <= 7]
        return near[0].text if near else self._when(place)

    @property
    def cursor(self) -> Cursor:
        return Cursor.HAND

    @property
    def around(self) -> pygame.FRect:
        x = self._mouse if self._mouse is not None else self.rect.centerx
        return pygame.FRect(x - 20, self.rect.top - 4, 40, self.rect.h)

    def x(self, place: int) -> float:
        """Where a place lies on the track."""
        return self.rect.left + self.rect.w * place / max(1, self._session.film.last)

    def place(self, x: float) -> int:
        """The place that lies there."""
        share = min(1.0, max(0.0, (x - self.rect.left) / self.rect.w))
        return round(share * self._session.film.last)

    def is_hit(self, pos: tuple[float, float]) -> bool:
        hit = self.rect.inflate(2 * THUMB, 0).collidepoint(pos)
        self._mouse = pos[0] if hit else None
        return hit

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind in ("down", "move"):
            self._mouse = item.pos[0]
            self._session.run(0)
            near = [pin.place for pin in self._pins if abs(self.x(pin.place) - item.pos[0]) <= 7]
            place = near[0] if near and item.kind == "down" else self.place(item.pos[0])
            if self._session.nearest(place) != self._session.place:
                self._session.go(place)
        return STAY

    def draw(self, canvas: Canvas) -> None:
        y, session = self.rect.centery + 1, self._session
        track = pygame.FRect(self.rect.left, y - 3, self.rect.w, 6)
        canvas.fill(track.inflate(4, 4), theme.INK, radius=5)
        canvas.fill(track, theme.PAPER_DK, radius=3)
        done = pygame.FRect(track.left, track.top, self.x(session.place) - track.left, track.h)
        canvas.fill(done, theme.OCHRE_LT, radius=3)
        for place in session.rounds[1:]:
            canvas.line((self.x(place), y - 8), (self.x(place), y + 8), theme.PAPER_HI, 2)
        for pin in self._pins:
            centre = self.x(pin.place), y - 13
            if pin.up is not None:
                draw_pin(canvas, centre, pin.up)
            else:
                canvas.disc(centre, 4.2, theme.INK)
                canvas.disc(centre, 3.0, theme.OCHRE_LT)
        thumb = self.x(session.place), y
        canvas.disc(thumb, THUMB + 2, theme.INK)
        canvas.disc(thumb, THUMB, theme.PAPER_HI)
        canvas.ring(thumb, THUMB - 2, theme.ALMAGRE_DK, 2.4)


class StepButton(Button):
    """A round button with triangles on it: so many, forwards or (-1) backwards, before a `bar` or none.

    Without triangles it shows two bars, which is to rest.
    """

    radius = 23.0
    ringed = True

    def __init__(
        self, rect: Area, count: int, way: int, press: Press, key: str, tip: str, *, bar: bool = False
    ) -> None:
        super().__init__(rect, "", press, key=key, tip=tip)
        self.count, self.way, self.bar = count, way, bar
        self.lit = False

    def draw(self, canvas: Canvas) -> None:
        x, y = self.rect.center
        radius = self.rect.w / 2 - 3
        bright = self.lit or self.hovered
        canvas.disc((x + 1, y + 2), radius + 1.5, theme.INK)
        canvas.disc((x, y), radius, theme.OCHRE_LT if bright else theme.PAPER)
        canvas.ring((x, y), radius + 1, theme.INK, 2.2)
        size = radius * (0.56 if self.count == 1 and not self.bar else 0.42)
        if not self.count:
            for side in (-1, 1):
                canvas.fill((x + side * size * 0.6 - 2.5, y - size, 5, 2 * size), theme.INK, radius=1)
        wide = 1.1 * size
        start = x - self.way * (wide * self.count + (4 if self.bar else 0)) / 2
        for place in range(self.count):
            back = start + self.way * wide * place
            canvas.polygon([(back, y - size), (back, y + size), (back + self.way * wide, y)], theme.INK)
        if self.bar:
            at = start + self.way * (wide * self.count + 3)
            canvas.fill((at - 1.8, y - size, 3.6, 2 * size), theme.INK, radius=1)


class WordButton(NamedTuple):
    """A button of the bar to be: its key and words, what it does, and its tooltip."""

    key: str
    words: str
    press: Press
    tip: str


class BarButton(Button):
    """A button of the bar with words on it, in a text size of `most` at most."""

    most = LARGEST

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(self.most):
            super().draw(canvas)


def word_buttons(
    canvas: Canvas, rows: Sequence[WordButton], left: float, right: float, y: float
) -> list[Widget]:
    """Return buttons that end at `right`, the last one gold, in the largest text with room from `left`."""
    for most in SIZES:
        with canvas.lettering.at_most(most):
            widths = [max(KNOB, canvas.measure(row.words, "strong")[0] + 34) for row in rows]
        if sum(widths) + GAP * (len(rows) - 1) <= right - left:
            break
    made: list[Widget] = []
    x = right
    for row, wide in zip(reversed(rows), reversed(widths), strict=True):
        x -= wide
        kind = "paper" if made else "gold"
        button = BarButton(
            (x, y, wide, KNOB + 2), row.words, row.press, kind=kind, style="strong", key=row.key, tip=row.tip
        )
        button.most = most
        made.insert(0, button)
        x -= GAP
    return made


class Where(Widget):
    """Says where the film stands, in two short lines."""

    def __init__(self, rect: Area, first: str, second: str) -> None:
        super().__init__(rect)
        self.first, self.second = first, second

    @property
    def spoken_text(self) -> str:
        return f"{self.first}\n{self.second}"

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        with canvas.lettering.at_most(LARGEST):
            high = canvas.measure("A", "strong")[1] + canvas.measure("A", "caption")[1]
            top = box.centery - high / 2
            room = box.w * canvas.k
            for words, style, colour in (
                (self.first, "strong", theme.OCHRE_LT),
                (self.second, "caption", theme.PAPER),
            ):
                short = canvas.lettering.shorten(words, style, canvas.k, room)
                top = canvas.text(short, box.left, top, style, colour, box=box.inflate(4, 20)).bottom


def great_pins(great: Sequence[Great]) -> list[Pin]:
    """Return a pin for each great place."""
    return [Pin(found.place, found.text) for found in great]
