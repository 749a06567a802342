"""Pages that list what is kept: rows of words, with the buttons of each at its right, or below large text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.menus.menu import MenuChoice, back_choice, edge_buttons, heading, line_width, paper_below
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Button, Label, Scroll, Widget

SMALL, GAP = "small button", 14.0
"""The style of the buttons of a row, and the gap between two of them."""


def list_page(
    canvas: Canvas,
    words: str,
    choice: MenuChoice,
    message: str,
    rows: Callable[[Canvas, pygame.FRect], Sequence[Widget]],
) -> list[Widget]:
    """Return a page of rows under a title, with a way back, a message and a choice at its foot."""
    title = heading(canvas, words)
    paper = paper_below(canvas, title)
    inner = paper.rect.inflate(-56, -44)
    back, right = edge_buttons(canvas, inner, [back_choice()], [choice])
    area = pygame.FRect(inner.topleft, (inner.w, back.rect.top - 10 - inner.top))
    told = (back.rect.right + 20, back.rect.top, right.rect.left - back.rect.right - 40, back.rect.h)
    return [
        title,
        paper,
        Scroll(area, rows(canvas, area)),
        back,
        right,
        Label(told, message, "caption", theme.INK_2, anchor="left middle"),
    ]


class RowButtons:
    """The buttons of a row whose words begin at `left`: beside these, or below where they take half of it."""

    def __init__(
        self, canvas: Canvas, choices: Sequence[MenuChoice], area: pygame.FRect, left: float | None = None
    ) -> None:
        self._choices, self._right = choices, area.right
        self._left = area.left if left is None else left
        self._sizes = [choice.size(canvas, SMALL) for choice in choices]
        self._width = line_width(self._sizes, GAP)
        self.beside = self._width < area.w / 2
        """True if they stand beside the words."""
        self.wide = area.right - self._left - (self._width + GAP if self.beside else 0)
        """The width that is left for the words."""
        self.high = self._sizes[0][1]
        """The height of one line of them."""

    def laid(self, top: float) -> list[Button]:
        """Return them from there down, in as many lines as they need."""
        x, made = self._right - self._width if self.beside else self._left, list[Button]()
        for choice, (width, height) in zip(self._choices, self._sizes, strict=True):
            if x + width > self._right + 1:
                x, top = self._left, top + height + 6
            made.append(choice.button((x, top, width, height), SMALL))
            x += width + GAP
        return made
