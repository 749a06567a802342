"""Tooltips: words about something, on a slip beside it."""

from __future__ import annotations

import pygame

from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, RESTING

WIDEST = 320
"""Width at which a tooltip breaks its lines, at text size 100 %."""
RIM, GAP = (14.0, 10.0), 8.0
"""What is free around its words, and how far it lies from what it is about."""


def size(canvas: Canvas, text: str) -> tuple[float, float]:
    """Return how wide and high a tooltip is."""
    width = min(canvas.measure(text, "caption")[0], WIDEST * canvas.lettering.factor**0.5)
    return width + 2 * RIM[0], canvas.measure(text, "caption", width + 1)[1] + 2 * RIM[1]


def tooltip(canvas: Canvas, text: str, about: pygame.FRect) -> pygame.FRect:
    """Draw a tooltip below an area, or above it where there is no room; return its own area."""
    area = pygame.FRect((0, 0), size(canvas, text))
    area.midtop = (about.centerx, about.bottom + GAP)
    if area.bottom > canvas.window.bottom - GAP:
        area.midbottom = (about.centerx, about.top - GAP)
    area.clamp_ip(canvas.window.inflate(-2 * GAP, -2 * GAP))
    canvas.nine("ui/tip", area, shadow=RESTING)
    wide = area.w - 2 * RIM[0] + 1
    canvas.text(text, area.left + RIM[0], area.top + RIM[1], "caption", INK, width=wide, box=area)
    return area
