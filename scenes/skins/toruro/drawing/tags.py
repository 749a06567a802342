"""Tags: a few words on a strip of gold or ink, fixed to a card, and where on it they hang."""

from __future__ import annotations

from math import cos, radians, sin

import pygame

from scenes.skins.toruro.layout import Point
from scenes.stage.pieces import Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, PAPER_HI, Colour

LARGEST = 1.25
"""The text size beyond which a tag would hide its card."""
ABOVE_CARD = 1.7
"""The same for a tag that stands above its card."""
PADDING, HIGH = 8.0, 5.0
"""From the words to the ends of the strip, and to its edges."""
ABOVE, UPWARD = (0.1, -0.6), 18.0
"""Where a tag above a card hangs, and how much higher for each 100 % that its letters are larger."""
GOLD = OCHRE_LT, INK
NOTE = PAPER_HI, ALMAGRE_DK
DARK = INK, OCHRE_LT
"""Strip and words."""


def draw_tag(
    canvas: Canvas,
    words: str,
    at: Point,
    look: tuple[Colour, Colour] = GOLD,
    style: str = "key",
    largest: float = LARGEST,
) -> pygame.FRect:
    """Write on a strip whose middle lies at a point, but within the window; return its area.

    The text size is `largest` at most.
    """
    ground, colour = look
    with canvas.lettering.at_most(largest):
        area = tag_area(canvas, words, at, style)
        canvas.fill(area.inflate(3, 3), INK, radius=area.h / 2 + 1.5)
        canvas.fill(area, ground, radius=area.h / 2)
        canvas.text(words, *area.center, style, colour, anchor="center middle", box=area)
    return area


def tag_area(canvas: Canvas, words: str, at: Point, style: str) -> pygame.FRect:
    """Return where a strip lies on which that is written as large as letters are now."""
    wide, high = canvas.measure(words, style)
    area = pygame.FRect(0, 0, wide + 2 * PADDING, high + HIGH)
    area.center = at
    area.clamp_ip(canvas.window)
    return area


def above(canvas: Canvas, card: Piece) -> Point:
    """Return the middle of a strip above a card, which leaves its number free."""
    x, y = spot_on(card, *ABOVE)
    return x, y - UPWARD * max(0.0, min(ABOVE_CARD, canvas.lettering.factor) - LARGEST)


def spot_on(card: Piece, across: float, down: float) -> Point:
    """Return a point of a card as it lies: so far right of and below its middle, as shares of its size."""
    turn = radians(card.angle)
    right, low = across * card.width * card.scale, down * card.height * card.scale
    x, y = right * cos(turn) + low * sin(turn), low * cos(turn) - right * sin(turn)
    return card.x + x, card.y - card.lift + y
