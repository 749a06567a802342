"""Bubbles with the last words of those who stand on the podium."""

from __future__ import annotations

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Canvas

LETTERS = (1.3, 1.15, 1.0, 0.92, 0.85, 0.78, 0.7)
"""The sizes of letters that are tried for them."""
EVEN = (0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0)
"""The widths that are tried for lines of one length, to the widest."""
ACROSS, DOWN, ROUND, RIM, ROOT = 10.0, 4.0, 11.0, 2.0, 7.0
"""The margins beside the words and above them, the radius of corners, the width of the edge, and half the
width of the tail where it begins."""


def draw_bubble(canvas: Canvas, area: pygame.FRect, tip: tuple[float, float], words: str, style: str) -> None:
    """Draw words in a bubble no larger than they need, where it is nearest to the tip of its tail."""
    most, high = area.w - 2 * ACROSS, area.h - 2 * DOWN
    with canvas.lettering.fitting(LETTERS, lambda: canvas.measure(words, style, most)[1] <= high):
        tall = canvas.measure(words, style, most)[1]
        room = next(most * share for share in EVEN if canvas.measure(words, style, most * share)[1] <= tall)
        bubble = pygame.FRect(0, 0, canvas.measure(words, style, room)[0] + 2 * ACROSS, tall + 2 * DOWN)
        is_beside = tip[0] <= area.left
        if is_beside:
            bubble.midleft = area.midleft
        elif tip[1] >= area.bottom:
            bubble.midbottom = area.midbottom
        else:
            bubble.midtop = area.midtop
        x = min(max(tip[0], bubble.left + 2 * ROOT), bubble.right - 2 * ROOT)
        for grow, colour in ((RIM, theme.INK), (0.0, theme.PAPER_HI)):
            half = ROOT + grow
            across, down = (0.0, half) if is_beside else (half, 0.0)
            root = (x - across, bubble.centery - down), (x + across, bubble.centery + down)
            canvas.polygon([*root, tip], colour)
            canvas.fill(bubble.inflate(2 * grow, 2 * grow), colour, radius=ROUND + grow)
        canvas.text(words, *bubble.center, style, theme.INK, anchor="center middle", width=room, box=bubble)
