"""Printing: words set into the fields of a picture, as large as they fit. The cards of games are made so."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.ui.text import Block, Lettering
from scenes.ui.theme import Colour

K = 3.0
"""Pixels of a master for each design pixel at which it is written on."""


def signed(number: int) -> str:
    """A number with its sign, as it is printed."""
    return f"{number:+d}".replace("-", "−")


def set_words(
    lettering: Lettering,
    sheet: pygame.Surface,
    words: str,
    box: pygame.Rect,
    style: str,
    colour: Colour,
    sizes: Sequence[float],
    *,
    wrap: bool = False,
    shade: Colour | None = None,
) -> None:
    """Set words into the middle of a box, at the largest of the sizes at which they fit."""
    block, size = fitting(lettering, words, box, style, sizes, wrap)
    letters = block.capital + block.leading * (len(block.lines) - 1)
    top = box.centery + letters // 2 - block.leading * (len(block.lines) - 1) - block.ascent
    for row, line in enumerate(block.lines):
        left = box.centerx - sum(span.width for span in line) // 2
        for step, ink in ((3, shade), (0, colour)):
            if ink is not None:
                at = (left + step, top + row * block.leading + step)
                sheet.blit(lettering.line(line, style, ink, K * size), at)


def fitting(
    lettering: Lettering, words: str, box: pygame.Rect, style: str, sizes: Sequence[float], wrap: bool
) -> tuple[Block, float]:
    """The words as they are set at the largest of the sizes at which they fit, or else at the smallest."""
    for size in sizes:
        block = lettering.set(words, style, K * size, box.width if wrap else None)
        if block.width <= box.width and (not wrap or block.height <= box.height):
            break
    return block, size
