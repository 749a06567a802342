"""Forms: rows of controls under headings, in one column or two, whichever the text size leaves room for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.controls import ARROWS, Control
from scenes.ui.scroll import Scroll
from scenes.ui.widgets import Label, Widget

GAP = 6.0


class Row(NamedTuple):
    """One control: its words, the share of the row that they take, and how it is made in a rectangle.

    `values` are the texts that may stand on its right; the words give way to the longest word of them.
    """

    text: str
    split: float
    make: Callable[[pygame.FRect], Control[Any]]
    values: Sequence[str] = ()


class Note(NamedTuple):
    """A sentence between the rows."""

    text: str


Line: TypeAlias = Row | Note


class Section(NamedTuple):
    """Rows and notes under a heading."""

    heading: str
    rows: Sequence[Line]


def lay_form(canvas: Canvas, area: pygame.FRect, columns: Sequence[Sequence[Section]]) -> Scroll:
    """The sections in a scroll: in columns side by side, or below one another where the text is large."""
    beside = len(columns) if canvas.lettering.factor < 1.5 else 1
    width = (area.w - 24 - 40 * (beside - 1)) / beside
    children: list[Widget] = []
    y = [area.top + 4] * beside
    for place, sections in enumerate(columns):
        column = place % beside
        left = area.left + 4 + column * (width + 40)
        for section in sections:
            made, y[column] = _section(canvas, section, left, y[column], width)
            children += made
    return Scroll(area, children)


def _section(
    canvas: Canvas, section: Section, left: float, y: float, width: float
) -> tuple[list[Widget], float]:
    children: list[Widget] = []
    if section.heading:
        height = canvas.measure(section.heading, "heading", width)[1]
        children.append(Label((left, y, width, height), section.heading, "heading", theme.ALMAGRE_DK))
        y += height + GAP
    for row in section.rows:
        if isinstance(row, Note):
            height = canvas.measure(row.text, "body", width - 12)[1]
            children.append(Label((left + 6, y, width - 12, height), row.text, "body", theme.SEPIA))
        else:
            split = min(row.split, 1 - _widest(canvas, row.values) / width)
            height = Control.height(canvas, row.text, width, split, row.values)
            control = row.make(pygame.FRect(left, y, width, height))
            control.split = split
            children.append(control)
        y += height + GAP
    return children, y + 14


def _widest(canvas: Canvas, values: Sequence[str]) -> float:
    """What a control needs at least for the longest word of its values."""
    words = (canvas.measure(word, "strong")[0] for value in values for word in value.split())
    return max(words, default=0.0) + ARROWS + 2
