"""A sheet of paper in the middle of the window: what it says, which can be scrolled, and buttons below."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.menus.menu import MenuChoice, foot
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Button, Panel, Scroll, Widget

PAPER, WIDEST, EDGE = 760.0, 1100.0, 44.0
"""Width of the paper at text size 100 %, and at most, and its margin."""
HIGHEST, ABOVE = 14.0, 6.0
"""How far from the upper edge of the window, and from the hints of keys, a sheet ends at least."""
BUTTONS, GAP = 1000.0, 16.0
"""A line of buttons that is wider is broken, and the gap between two of them."""


def sheet_width(canvas: Canvas) -> float:
    """Return the width of a sheet; what it says has EDGE left free at both sides of it."""
    growth: float = canvas.lettering.factor**0.6
    return min(WIDEST, PAPER * growth)


def lay_sheet(
    canvas: Canvas, wide: float, rows: Sequence[Widget], choices: Sequence[MenuChoice]
) -> list[Widget]:
    """Return the widgets of a sheet; `rows` were laid from (0, 0) downward."""
    buttons = _in_lines(canvas, choices)
    below, lowest = sum(line[0].rect.h + 8 for line in buttons), foot(canvas) - ABOVE
    shown = min(rows[-1].rect.bottom + 6, lowest - HIGHEST - below - 84)
    paper = pygame.FRect(0, 0, wide, shown + below + 84)
    paper.center = theme.WIDTH / 2, theme.HEIGHT / 2
    paper.bottom = min(paper.bottom, lowest)  # the hints of keys cover no corner of it
    for row in rows:
        row.rect.move_ip(paper.left + EDGE, paper.top + 30)
    body = Scroll((paper.left + EDGE, paper.top + 30, wide - 2 * EDGE, shown), rows)
    top, laid = body.rect.bottom + 16, list[Widget]()
    for line in buttons:
        x = paper.centerx - (sum(button.rect.w + GAP for button in line) - GAP) / 2
        for button in line:
            button.rect.topleft = x, top
            x += button.rect.w + GAP
        laid += line
        top += line[0].rect.h + 8
    return [Panel(paper, "paper", theme.LIFTED), body, *laid]


def _in_lines(canvas: Canvas, choices: Sequence[MenuChoice]) -> list[list[Button]]:
    """Return the buttons, in as many lines as they need."""
    lines: list[list[Button]] = [[]]
    for choice in choices:
        size = choice.size(canvas)
        if lines[-1] and sum(button.rect.w + GAP for button in lines[-1]) + size[0] > BUTTONS:
            lines.append([])
        lines[-1].append(choice.button((0, 0, *size)))
    return lines
