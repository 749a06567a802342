"""Buttons at the edge of a table: answers beside the deck, and small round ones with a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.translation import tr
from scenes.ui.canvas import Area, Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER, SEPIA, TARGET
from scenes.ui.widgets import Button, Press

FOOT = 712.0
LARGEST = 1.3
"""The text size beyond which answers would not fit between the deck and the edge of the window."""
LINES = 4.0
"""How much more room above and below its words a button has whose lines are drawn apart."""
FEWEST, LARGER = 2, (2.0, 1.75, 1.5)
"""So many answers have room for larger letters: for the first of these sizes in which each has one line."""


class Row(NamedTuple):
    """A button to be: its words and kind, what it does, why it is off; one `aside` answers nothing.

    Its `key` is its words unless they change while it is the same button. What is `drawn` stands on it in
    their place, if anything is.
    """

    words: str
    kind: str
    press: Press
    off: str = ""
    aside: bool = False
    key: str = ""
    drawn: str = ""

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
        height = self.height(canvas, row.shown, least, width, largest)
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
        for size in LARGER if len(rows) <= FEWEST else ():
            with canvas.lettering.at_most(size):
                if all(canvas.measure(row.shown, "small button")[0] <= width - 18 for row in rows):
                    return size
        return LARGEST

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(self._largest):
            super().draw(canvas)


SPEED_ICONS = {"slow": "play", "normal": "play", "fast": "fast_x2", "faster": "fast_x4", "instant": "instant"}
SMALL = 35.0
"""The size of a knob where they have a room of their own."""


def in_rows(room: pygame.FRect, place: int) -> pygame.FRect:
    """Return where the knob lies that has so many before it: in rows, from the right end of a room.

    Each has the whole of a target around it.
    """
    row, column = divmod(place, int(room.w // TARGET))
    knob = pygame.FRect(0, 0, SMALL, SMALL)
    knob.center = room.right - (column + 0.5) * TARGET, room.top + (row + 0.5) * TARGET
    return knob


class Knob(Button):
    """A button that shows a picture; it is `lit` while what it does is on."""

    radius = 22.0
    ringed = True

    def __init__(self, rect: Area, icon: str, press: Press, *, key: str, tip: str, lit: bool = False) -> None:
        super().__init__(rect, "", press, icon=icon, key=key, tip=tip)
        self.lit = lit

    @property
    def role(self) -> str:
        return tr("tool, on") if self.lit else tr("tool")

    def draw(self, canvas: Canvas) -> None:
        bright = self.lit or self.hovered
        canvas.layer(
            f"knob {self.key}",
            (self.icon, bright),
            self.rect.inflate(8, 8),
            lambda: self._draw(canvas, bright),
        )

    def _draw(self, canvas: Canvas, bright: bool) -> None:
        middle, radius = self.rect.center, self.rect.w / 2 - 2
        canvas.disc((middle[0] + 1, middle[1] + 2), radius + 1.5, INK)
        canvas.disc(middle, radius, OCHRE_LT if bright else PAPER)
        canvas.ring(middle, radius + 1, INK, 2.2)
        canvas.ring(middle, radius - 4, SEPIA, 1)
        assert self.icon is not None
        canvas.picture(self.icon, *middle, self.rect.w * 0.56, anchor="center")


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
