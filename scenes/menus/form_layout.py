"""Forms: rows of controls under headings, in two columns, or in one at large text sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.controls import ARROWS, Choice, Control, Fold, Tabs, Toggle
from scenes.ui.widgets import Label, Scroll, Widget

V = TypeVar("V")

GAP = 6.0


class Row(NamedTuple):
    """A control: its words, their share of the row, and a function that makes it for an area.

    `values` are the texts of its possible values; the words leave room for the longest word of them. Its
    height depends on its width; None: as high as its words and values are.
    """

    text: str
    split: float
    make: Callable[[pygame.FRect], Control[Any]]
    values: Sequence[str] = ()
    height: Callable[[Canvas, float], float] | None = None


class Note(NamedTuple):
    """A sentence between the rows."""

    text: str


Line: TypeAlias = Row | Note


class Section(NamedTuple):
    """Rows and notes under a heading."""

    heading: str
    rows: Sequence[Line]


def lay_form(canvas: Canvas, area: pygame.FRect, columns: Sequence[Sequence[Section]]) -> Scroll:
    """A scroll with the sections in columns, or below one another at large text sizes."""
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
        head = Label.measured(canvas, (left, y), width, section.heading, "heading", theme.ALMAGRE_DK)
        children.append(head)
        y = head.rect.bottom + GAP
    for row in section.rows:
        if isinstance(row, Note):
            note = Label.measured(canvas, (left + 6, y), width - 12, row.text, "body", theme.SEPIA)
            if children and isinstance(children[-1], Control):
                children[-1].note = note
            children.append(note)
        else:
            words = (word for value in row.values for word in value.split())
            longest = max((canvas.measure(word, "strong")[0] for word in words), default=0.0)
            split = min(row.split, 1 - (longest + ARROWS + 2) / width)
            if row.height is None:
                height = Control.height(canvas, row.text, width, split, row.values)
            else:
                height = row.height(canvas, width)
            control = row.make(pygame.FRect(left, y, width, height))
            control.split = split
            children.append(control)
        y = children[-1].rect.bottom + GAP
    return children, y + 14


def toggle_row(
    key: str, words: str, on: bool, act: Callable[[bool], None], tip: str = "", share: float = 0.8
) -> Row:
    """A row with a toggle."""
    return Row(words, share, lambda rect: Toggle(rect, words, on, act, key=key, tip=tip))


def fold_row(key: str, words: str, on: bool, act: Callable[[bool], None]) -> Row:
    """A row that unfolds more rows below it."""
    return Row(words, 0.8, lambda rect: Fold(rect, words, on, act, key=key))


def choice_row(
    key: str,
    text: str,
    choices: Sequence[tuple[V, str]],
    value: V,
    act: Callable[[V], None],
    tip: str = "",
    share: float = 0.45,
) -> Row:
    """A row with a choice."""
    values = [name for _, name in choices]
    return Row(text, share, lambda rect: Choice(rect, text, choices, value, act, key=key, tip=tip), values)


def tabs_row(
    key: str, name: str, choices: Sequence[tuple[V, str]], value: V, act: Callable[[V], None], tip: str = ""
) -> Row:
    """A row with a choice, all values of which are in sight."""
    return Row(
        "",
        0.0,
        lambda rect: Tabs(rect, "", choices, value, act, key=key, tip=tip, name=name),
        height=lambda canvas, width: Tabs.height_of(canvas, [words for _, words in choices], width),
    )
