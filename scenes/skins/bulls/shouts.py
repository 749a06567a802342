"""Shouts: words printed large for a moment, on a burst of paper."""

from __future__ import annotations

import pygame

from scenes.ui.art import Art
from scenes.ui.text import Lettering
from scenes.ui.theme import ALMAGRE_DK

K = 3.0


class Shouts:
    """Prints each shout once; call it with the words to get the name of their picture."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._lettering = Lettering(art)

    def __call__(self, words: str) -> str:
        name = f"shouts/{words}"
        self._art.compose(name, lambda: self._paint(words))
        return name

    def _paint(self, words: str) -> pygame.Surface:
        block = self._lettering.set(words, "shout", K)
        width, height = block.width + 150, block.height + 60
        sheet = pygame.Surface((width, height), pygame.SRCALPHA)
        sheet.blit(self._art.picture("bulls/burst", width, height), (0, 0))
        line = self._lettering.line(block.lines[0], "shout", ALMAGRE_DK, K)
        sheet.blit(line, ((width - line.get_width()) // 2, (height - block.height) // 2))
        return sheet
