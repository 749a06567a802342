"""What hangs on the wall beside the posters: a leaf of a calendar, and a slip with a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pygame

from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.theme import Colour
from scenes.ui.widgets import Button, Press

LARGEST = 1.25
"""The text size beyond which there would be no room for the words beside the posters."""
LARGE = ("leaf", "score", "strong")
"""The styles of what is large on a note; the first one that fits is taken."""
SLATE = theme.Look(theme.NIGHT, theme.PAPER_HI)
"""What stands in for a slate with high contrast."""
HEAD, PIN, LIFT = 24.0, 22.0, 3.0
"""Height of the coloured head of a note, width of its pin, and how far it lifts."""


def month_names() -> Sequence[str]:
    """Return the names of the months in three or four letters, January first."""
    return (
        tr("Jan"), tr("Feb"), tr("Mar"), tr("Apr"), tr("May"), tr("Jun"),
        tr("Jul"), tr("Aug"), tr("Sep"), tr("Oct"), tr("Nov"), tr("Dec"),
    )  # fmt: skip


class WallNote(Button):
    """A small sheet on a pin: a coloured head with a word, something large, and words below."""

    radius = 7.0
    ringed = True

    def __init__(
        self, rect: Area, head: str, large: str, words: str, colour: Colour, press: Press, key: str, tip: str
    ) -> None:
        super().__init__(rect, words, press, key=key, tip=tip)
        self._head, self._large, self._colour = head, large, colour

    @property
    def label(self) -> str:
        return self.tip

    @property
    def spoken_text(self) -> str:
        return f"{self.tip}: {self.role}" + (f"\n{self._head} {self._large}" if self._head else "")

    def draw(self, canvas: Canvas) -> None:
        lifted = (self.hovered or self.focused) and self.state != "down"
        area = self.rect.move(0, -LIFT if lifted else 0)
        canvas.fill(area.move(2, 5), theme.SHADOW, 120, 8)
        canvas.fill(area, theme.PAPER_HI, radius=7)
        canvas.frame(area, theme.INK, 2, 7)
        with canvas.lettering.fitting((LARGEST, 1.0), lambda: self._has_room(canvas, area.w - 8)):
            self._write(canvas, area)
        canvas.picture("title/pin", area.centerx, area.top + 1, PIN, anchor="center")

    def _has_room(self, canvas: Canvas, width: float) -> bool:
        """Return whether the longest of its words does."""
        return canvas.measure(self.text, "strong", width)[0] <= width

    def _write(self, canvas: Canvas, area: pygame.FRect) -> None:
        high = max(HEAD, canvas.measure(self._head, "key")[1] + 6)
        head = pygame.FRect(area.left + 3, area.top + 3, area.w - 6, high + 4)
        canvas.fill(head, self._colour, radius=5)
        if self._head:
            canvas.text(self._head, *head.center, "key", theme.PAPER_HI, anchor="center middle", box=head)
        low = canvas.measure(self.text, "strong", area.w - 8)[1]
        line = area.bottom - low - 8
        room = line - head.bottom - 4
        fitting = (style for style in LARGE if canvas.measure(self._large, style)[1] <= room)
        style, middle = next(fitting, LARGE[-1]), (head.bottom + line) / 2
        canvas.text(self._large, area.centerx, middle, style, theme.INK, anchor="center middle")
        canvas.line((area.left + 10, line), (area.right - 10, line), theme.PAPER_DK, 1)
        canvas.text(self.text, area.centerx, area.bottom - 5, "strong", theme.ALMAGRE_DK,
                    anchor="center bottom", width=area.w - 8, box=area)  # fmt: skip


def day_leaf(rect: Area, day: date, press: Press) -> WallNote:
    """Return the leaf of a calendar that leads to the hand of the day."""
    month = month_names()[day.month - 1]
    return WallNote(rect, month, str(day.day), tr("Hand of the day"), theme.ALMAGRE_DK, press, "day",
                    tr("The hand of the day"))  # fmt: skip


def puzzle_slip(rect: Area, press: Press) -> WallNote:
    """Return the slip of paper that leads to the puzzles."""
    return WallNote(rect, tr("Which"), "?", tr("Puzzles"), theme.OLIVE_DK, press, "puzzles",
                    tr("Puzzles"))  # fmt: skip


CHALK = theme.rgb("#EDE7D4")


class EveningSlate(WallNote):
    """A small slate with a candle, on a pin."""

    def draw(self, canvas: Canvas) -> None:
        lifted = (self.hovered or self.focused) and self.state != "down"
        area = self.rect.move(0, -LIFT if lifted else 0)
        canvas.nine("ui/slate", area, shadow=theme.RESTING, plain=SLATE)
        x = area.centerx
        with canvas.lettering.at_most(LARGEST):
            high = canvas.measure(self.text, "strong", area.w - 30)[1]
            foot = area.bottom - 17
            canvas.text(self.text, x, foot, "strong", CHALK, anchor="center bottom", width=area.w - 30,
                        box=area)  # fmt: skip
            wide = min(54.0, area.w * 0.52)
            base = foot - high
            canvas.picture("ui/glow", x, base - 1.15 * wide, 2 * wide, anchor="center", alpha=170)
            canvas.picture("ui/candle", x, base, wide, anchor="midbottom")
            canvas.picture("ui/flame_1", x, base - 1.05 * wide, 0.4 * wide, anchor="midbottom")
        canvas.picture("title/pin", x, area.top + 1, PIN, anchor="center")


def evening_slate(rect: Area, press: Press) -> EveningSlate:
    """Return the slate that leads to the evening."""
    words = tr("An evening")
    return EveningSlate(
        rect, "", "", words, theme.NIGHT, press, "evening", tr("An evening with several games")
    )
