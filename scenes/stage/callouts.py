"""Prints words large on a burst of paper, for callouts that are shown for a moment."""

from __future__ import annotations

import pygame

from scenes.ui.art import Art
from scenes.ui.card_text import card_lettering
from scenes.ui.theme import ALMAGRE_DK

BURST = "ui/burst"
PROPORTION = 300 / 108
"""Width of a burst, in its heights."""
ROOM = 0.58
"""The share of its width that the points of the burst leave for words."""
SIZES = (3.4, 3.0, 2.6, 2.2, 1.9, 1.6, 1.3)


class Callouts:
    """Prints each callout once. Called with the words, it returns the name of their picture."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._lettering = card_lettering(art)

    def __call__(self, words: str) -> str:
        name = f"shouts/{words}"
        self._art.compose(name, lambda: self._paint(words))
        return name

    def _paint(self, words: str) -> pygame.Surface:
        sheet = self._art.picture(BURST, *self._art.size(BURST)).copy()
        width, height = sheet.get_size()
        for size in SIZES:
            block = self._lettering.set(words, "shout", size)
            if block.width <= ROOM * width:
                break
        line = self._lettering.line(block.lines[0], "shout", ALMAGRE_DK, size)
        sheet.blit(line, ((width - block.width) // 2, (height + block.capital) // 2 - block.ascent))
        return sheet
