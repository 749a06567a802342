"""A game in one line, on a sheet: its letters in groups, as a QR code, and to be copied."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from textwrap import wrap

import pygame

from game.core.record import Record
from game.translation import tr, trn
from scenes.menus.menu import MenuChoice, MenuScene, back_choice, edge_buttons
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.clipboard import copy, is_copy
from scenes.ui.controls import Toggle
from scenes.ui.input import Key
from scenes.ui.scene import Push, Transition
from scenes.ui.widgets import Label, Panel, Scroll, Widget

QUIET = 4
"""Squares that are left free around a QR code, as its standard wants."""
GROUP = 5
"""So many letters are read out in one breath."""
SIDE, GAP = 300.0, 34.0
"""Side of the QR code, and what is free beside it."""
WIDE, HIGH = 964.0, 522.0
"""The room on the sheet; it is lower where less is written."""
SPLIT = 0.8
"""The share of a switch that its words take."""


class QrCode(Widget):
    """A text as a QR code, dark on white."""

    def __init__(self, rect: Area, text: str) -> None:
        import segno  # late, as few games are shown in one

        super().__init__(rect)
        self._text = text
        self._rows = [bytes(row) for row in segno.make(text, micro=False).matrix]

    @property
    def spoken_text(self) -> str:
        return tr("The same line as a QR code, for the camera of a telephone.")

    def draw(self, canvas: Canvas) -> None:
        left, top, side, _ = canvas.to_pixels(self.rect)
        count = len(self._rows) + 2 * QUIET
        square = max(1, side // count)  # in whole pixels, so that all of them are equal
        drawn = canvas.art.cached(("qr", self._text, square), lambda: self._drawn(square))
        free = side - drawn.get_width()
        canvas.blit_at_pixel(drawn, (left + free // 2, top + free // 2))

    def _drawn(self, square: int) -> pygame.Surface:
        count = len(self._rows) + 2 * QUIET
        drawn = pygame.Surface((count * square, count * square))
        drawn.fill(theme.WHITE)
        for y, row in enumerate(self._rows, QUIET):
            for x, dark in enumerate(row, QUIET):
                if dark:
                    drawn.fill(theme.BLACK, (x * square, y * square, square, square))
        return drawn


def spaced(line: str) -> str:
    """Return a line in groups of letters, as one reads it out; it is read back with its spaces.

    >>> spaced("BULLS-1Q7M0V3C00K9T2#31")
    'BULLS-1Q7M0 V3C00 K9T2 #31'
    """
    name, dash, rest = line.partition("-")
    letters, mark, decision = rest.partition("#")
    return " ".join([f"{name}{dash}{' '.join(wrap(letters, GROUP))}", *([mark + decision] if mark else [])])


class LineScene(MenuScene):
    """Shows the game of a record in one line; with `at` it points to that decision.

    If it was `asked_to_copy`, the line is copied at once.

    Raises UserError: the game cannot be played by these rules.
    """

    overlay = True
    music = None
    first = "copy"

    def __init__(
        self, services: Services, record: Record, at: int | None = None, asked_to_copy: bool = False
    ) -> None:
        super().__init__(services)
        self._record, self._at = record, at
        self.line, self.named, self.message = self._written(named=False), False, ""
        if asked_to_copy:
            self._copy()

    def _written(self, named: bool) -> str:
        line = self.services.write_line(self._record, named)
        return line if self._at is None else f"{line}#{self._at}"

    def key(self, item: Key) -> Transition | None:
        if is_copy(item):
            self.copy()
            return None
        return super().key(item)

    def copy(self) -> None:
        """Copy the line, and show a message that it was."""
        self._copy()
        self.relayout()

    def _copy(self) -> None:
        self.attempt(partial(copy, self.line), tr("Copied."))

    def name(self, on: bool) -> None:
        """Write what people have called themselves into the line, or leave it out."""
        self.named, self.line, self.message = on, self._written(on), ""
        self.relayout()

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        words, press = tr("The game in one line"), MenuChoice("copy", tr("Copy"), self.copy, "gold")
        above, below = canvas.measure(words, "title")[1] + 12, press.size(canvas)[1] + 14
        inner = pygame.FRect(0, 0, WIDE, 0)
        area = pygame.FRect(SIDE + GAP, above, WIDE - SIDE - GAP, 0)
        high = max(SIDE, self._body(canvas, area)[-1].rect.bottom - above + 8)
        inner.h = above + min(high, HIGH - above - below) + below
        inner.center = theme.WIDTH / 2, theme.HEIGHT / 2 - 10
        paper = inner.inflate(96, 68)
        title = Label.measured(canvas, inner.topleft, inner.w, words, "title", theme.ALMAGRE_DK)
        buttons = edge_buttons(canvas, inner, [back_choice()], [press])
        back, right = (button.rect for button in buttons)
        top, bottom = inner.top + above, back.top - 14
        side = min(SIDE, bottom - top)
        code = QrCode((inner.left, top, side, side), self.line)
        body = pygame.FRect(inner.left + side + GAP, top, inner.w - side - GAP, bottom - top)
        told = (back.right + 20, back.top, right.left - back.right - 40, back.h)
        return [
            Panel(paper, "paper", theme.LIFTED),
            title,
            code,
            Scroll(body, self._body(canvas, body)),
            Label(told, self.message, "strong", theme.OLIVE_DK, anchor="center middle"),
            *buttons,
        ]

    def _body(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        wide = area.w - 20
        letters = Label.measured(canvas, (area.left, area.top), wide, spaced(self.line), "small number")
        count = trn("1 letter.", "{n} letters.", len(self.line))
        words = tr(
            "There is no I, L, O or U among them. Whoever pastes it at the title has the whole game, hidden "
            "hands and dice too: to watch, to go on with, or to do better from the same chair."
        )
        about = Label.measured(
            canvas, (area.left, letters.rect.bottom + 12), wide, f"{count} {words}", "body", theme.INK_2
        )
        made: list[Widget] = [letters, about]
        if self._record.nameless().seats != self._record.seats:
            said = tr("With the names of people")
            row = area.left, about.rect.bottom + 12, wide, Toggle.height(canvas, said, wide, SPLIT)
            made.append(Toggle(row, said, self.named, self.name, key="named", split=SPLIT))
        return made


def line_sheet(
    services: Services, record: Record, at: int | None = None, asked_to_copy: bool = False
) -> Push:
    """Lead to the sheet with a game in one line; see LineScene. Raises UserError: it cannot be played."""
    return Push(LineScene(services, record, at, asked_to_copy))
