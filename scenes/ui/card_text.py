"""Words printed into the fields of a picture, as large as they fit: the cards of games are made so."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pygame

from scenes.ui.art import Art
from scenes.ui.text import Block, Lettering
from scenes.ui.theme import Colour

K = 3.0
"""Pixels of a master in each design pixel of its text."""
EVEN = 8
"""Pixels by which lines may differ and still look equally long."""
_AFTER_NUMBER = re.compile(r"(?<=\d) (?=\w)")


def card_lettering(art: Art) -> Lettering:
    """A lettering that caches no lines, because the picture that they are printed on is cached."""
    return Lettering(art, kept=0)


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
    """Print words into the middle of a box, at the largest of the sizes at which they fit."""
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
    """The text block at the largest of the sizes at which it fits, else at the smallest, and that size.

    With `wrap` no line ends with a number that belongs to the next word, and all lines are about as long.
    """
    if wrap:
        words = _AFTER_NUMBER.sub("\N{NO-BREAK SPACE}", words)
    for size in sizes:
        block = lettering.set(words, style, K * size, box.width if wrap else None)
        if block.width <= box.width and (not wrap or block.height <= box.height):
            break
    return (_evenly(lettering, words, style, K * size, block) if wrap else block), size


def _evenly(lettering: Lettering, words: str, style: str, k: float, block: Block) -> Block:
    """The words in as many lines as that block has, with the longest line as short as possible."""
    too_narrow = block.width // len(block.lines)
    while block.width - too_narrow > EVEN:
        middle = (too_narrow + block.width) // 2
        tried = lettering.set(words, style, k, middle)
        if tried.width > middle or len(tried.lines) > len(block.lines):
            too_narrow = middle
        else:
            block = tried
    return block
