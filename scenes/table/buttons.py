"""Buttons at the edge of a table: answers beside the deck, and small round ones with a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.translation import tr
from scenes.stage.odds_gauge import Figure
from scenes.ui.canvas import Area, Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, OLIVE_DK, PAPER, PAPER_HI, SEPIA, TARGET
from scenes.ui.widgets import Button, Press

FOOT = 712.0
LARGEST = 1.3
"""The text size beyond which answers would not fit between the deck and the edge of the window."""
LINES = 4.0
"""How much more room above and below its words a button has whose lines are drawn apart."""
FIGURES, NUMBER = (1.2, 1.1, 1.0, 0.9, 0.8), "number"
"""Text sizes of what an answer brings, of which the first is taken in which it fits; the style of numbers."""
PITCH, APART, EDGES, LIP, SUNK, DROP = 21.0, 5.0, 22.0, 14.0, 4.0, 3.0
"""From line to line of it, from a number to its words, above and below all words, from its foot down; how far
it sinks when it is pressed; and how far the words stand below the middle of their room."""
FEWEST, LARGER = 2, (2.0, 1.75, 1.5)
"""So many answers have room for larger letters: for the first of these sizes in which each has one line."""


class Row(NamedTuple):
    """A button to be: its words and kind, what it does, why it is off; one `aside` answers nothing.

    Its `key` is its words unless they change while it is the same button. What is `drawn` stands on it in
    their place, if anything is. Below stands in figures what it `brings`.
    """

    words: str
    kind: str
    press: Press
    off: str = ""
    aside: bool = False
    key: str = ""
    drawn: str = ""
    brings: Callable[[], Sequence[Figure]] = tuple

    @property
    def shown(self) -> str:
        """What stands on the button."""
        return self.drawn or self.words


class Answer(Button):
    """A button beside the deck, as high as its words need and at least `least`; its foot lies at `foot`.

    It stands between `left` and `right`; its letters are as large as those of the player, up to `largest`.
    """

    def __init__(
        self, canvas: Canvas, foot: float, row: Row, least: float, left: float, right: float,
        largest: float = LARGEST,
    ) -> None:  # fmt: skip
        width, self._largest, self._words = right - left, largest, row.words
        self._brings = row.brings
        height = self.height(canvas, row.shown, least, width, largest)
        self._foot = 0.0
        if figures := row.brings():
            self._foot = len(figures) * _pitch(canvas)
            with canvas.lettering.at_most(largest):
                height = canvas.measure(row.shown, "small button", width - 18)[1] + self._foot + EDGES
        super().__init__(
            (left, foot - height, width, height),
            row.shown,
            row.press,
            kind=row.kind,
            style="small button",
            off=row.off,
            key=row.key or row.words,
        )
        self.aside = row.aside

    @property
    def label(self) -> str:
        return self._words

    @property
    def role(self) -> str:
        return super().role if self.aside else tr("answer")

    @staticmethod
    def height(canvas: Canvas, words: str, least: float, width: float, largest: float = LARGEST) -> float:
        """Return how high a button with those words is."""
        with canvas.lettering.at_most(largest):
            edges = least * 0.4 + (LINES if "\n" in words else 0.0)
            return max(least, canvas.measure(words, "small button", width - 18)[1] + edges)

    @staticmethod
    def largest(canvas: Canvas, rows: Sequence[Row], width: float) -> float:
        """Return up to which size the letters of all these buttons grow: farther where they are few."""
        is_brief = not any(row.brings() for row in rows)
        for size in (LARGER if is_brief else LARGER[-1:]) if len(rows) <= FEWEST else ():
            with canvas.lettering.at_most(size):
                if all(canvas.measure(row.shown, "small button")[0] <= width - 18 for row in rows):
                    return size
        return LARGEST

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(self._largest):
            if not self._foot:
                super().draw(canvas)
                return
            canvas.nine(f"ui/button_{self.kind}_{self.state}", self.rect)
            face = self.rect.move(0, SUNK if self.state == "down" else 0.0)
            face.h -= LIP - 2 + self._foot
            canvas.text(
                self.text,
                face.centerx,
                face.centery + DROP,
                self.style,
                INK,
                anchor="center middle",
                width=face.w - 18,
                box=self.rect,
            )
        self._draw_figures(canvas, face.bottom)

    def _draw_figures(self, canvas: Canvas, top: float) -> None:
        """Write below the words, one line each, what the answer brings."""
        figures, room = self._brings(), self.rect.w - 18

        def wide(figure: Figure) -> float:
            number, words = canvas.measure(figure.number, NUMBER)[0], canvas.measure(figure.words, "key")[0]
            return number + APART + words

        with canvas.lettering.fitting(FIGURES, lambda: max(map(wide, figures), default=0.0) <= room):
            y = top - 2 + _pitch(canvas) / 2
            for figure in figures:
                left = self.rect.centerx - wide(figure) / 2
                colour = {None: INK, True: OLIVE_DK, False: ALMAGRE_DK}[figure.is_good]
                end = canvas.text(
                    figure.number, left, y, NUMBER, colour, anchor="left middle", box=self.rect
                ).right
                canvas.text(figure.words, end + APART, y, "key", INK, anchor="left middle", box=self.rect)
                y += _pitch(canvas)


LINK = "link"
"""The kind of a row that is a small button."""


class Link(Answer):
    """An answer that is seldom given: words with a line below them, on no board."""

    LEAST, LINE = 40.0, 1.4
    """How high it is at least, and how wide its line."""

    def __init__(
        self, canvas: Canvas, foot: float, row: Row, least: float, left: float, right: float,
        largest: float = LARGEST,
    ) -> None:  # fmt: skip
        super().__init__(canvas, foot, row, min(least, self.LEAST), left, right, largest)

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(self._largest):
            colour = OCHRE_LT if self.hovered or self.held else PAPER
            words = canvas.text(self.text, *self.rect.center, "small button", colour, anchor="center middle")
            y = min(words.bottom - 2, self.rect.bottom - 2)
            canvas.line((words.left, y), (words.right, y), colour, self.LINE)


def _pitch(canvas: Canvas) -> float:
    """Return how far the lines of figures on an answer are apart."""
    with canvas.lettering.at_most(FIGURES[0]):
        return PITCH * max(1.0, canvas.lettering.factor)


SPEED_ICONS = {"slow": "play", "normal": "play", "fast": "fast_x2", "faster": "fast_x4", "instant": "instant"}
SMALL = 35.0
"""The size of a knob where they have a room of their own."""


NAMED, NAME = 1.2, 0.72
"""Pixels for each design pixel from which on knobs have their names, and the size of those letters."""
ABOVE_NAME, SMALLER, BELOW = 5.0, 4.5, 1.5
"""By how much a knob with a name lies higher and is smaller, and the middle of the name above its foot."""


def in_rows(room: pygame.FRect, place: int) -> pygame.FRect:
    """Return where the knob lies that has so many before it: in rows, from the right end of a room.

    Each has the whole of a target around it.
    """
    row, column = divmod(place, int(room.w // TARGET))
    knob = pygame.FRect(0, 0, SMALL, SMALL)
    knob.center = room.right - (column + 0.5) * TARGET, room.top + (row + 0.5) * TARGET
    return knob


class Knob(Button):
    """A button that shows a picture; it is `lit` while what it does is on.

    Where the window is so large that small letters can be read, its `name` stands below the picture.
    """

    radius = 22.0
    ringed = True

    def __init__(
        self, rect: Area, icon: str, press: Press, *, key: str, tip: str, lit: bool = False, name: str = ""
    ) -> None:
        super().__init__(rect, "", press, icon=icon, key=key, tip=tip)
        self.lit, self.name = lit, name

    @property
    def role(self) -> str:
        return tr("tool, on") if self.lit else tr("tool")

    def draw(self, canvas: Canvas) -> None:
        bright = self.lit or self.hovered
        canvas.layer(
            f"knob {self.key}",
            (self.icon, bright, self.name),
            self.rect.inflate(8, 8),
            lambda: self._draw(canvas, bright),
        )

    def _draw(self, canvas: Canvas, bright: bool) -> None:
        middle, radius = self.rect.center, self.rect.w / 2 - 2
        if self.name and canvas.k >= NAMED:
            middle, radius = (middle[0], middle[1] - ABOVE_NAME), radius - SMALLER
            with canvas.lettering.at_most(NAME):
                colour = OCHRE_LT if bright else PAPER_HI
                at = middle[0], self.rect.bottom - BELOW
                canvas.text(
                    self.name, *at, "key", colour, anchor="center middle", box=self.rect.inflate(6, 6)
                )
        canvas.disc((middle[0] + 1, middle[1] + 2), radius + 1.5, INK)
        canvas.disc(middle, radius, OCHRE_LT if bright else PAPER)
        canvas.ring(middle, radius + 1, INK, 2.2)
        canvas.ring(middle, radius - 4, SEPIA, 1)
        assert self.icon is not None
        canvas.picture(self.icon, *middle, (radius + 2) * 1.12, anchor="center")


def speed_text(speed: str) -> str:
    """Return what a speed of the settings is called on its knob."""
    words = {
        "slow": tr("Speed: slow"),
        "normal": tr("Speed: normal"),
        "fast": tr("Speed: twice as fast"),
        "faster": tr("Speed: four times as fast"),
        "instant": tr("Speed: at once"),
    }
    return words[speed]
