"""Labels over the board of Madrid: words, with an icon before them, on a dark plate with a golden edge."""

from __future__ import annotations

import pygame

from game.translation import language
from scenes.ui.art import Art
from scenes.ui.text import card_lettering
from scenes.ui.theme import INK, OCHRE, PAPER_HI, WALNUT_DK

K = 3.0
"""Pixels of a label for each design pixel."""
HIGH, ICON, ROUND = 30, 22, 9


class Labels:
    """Printer of labels: call it with words and an icon for the name of the picture and its size."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._lettering = card_lettering(art)

    def __call__(self, words: str, icon: str = "", size: float = 1.0) -> tuple[str, float, float]:
        name = f"alatriste/{language()}/note {icon} {words} {size}"
        block = self._lettering.set(words, "strong", K * size)
        width = block.width / K + (ICON + 6 if icon else 0) * size + 24 * size
        high = HIGH * size
        self._art.compose_once(name, lambda: self._paint(words, icon, width, high, size))
        return name, width, high

    def _paint(self, words: str, icon: str, width: float, high: float, size: float) -> pygame.Surface:
        made = pygame.Surface((round(width * K), round(high * K)), pygame.SRCALPHA)
        area = made.get_rect()
        edge = round(ROUND * size * K)
        for grow, colour in ((0, INK), (-6, OCHRE), (-12, WALNUT_DK)):
            pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=edge + grow // 2)
        left = 12 * size * K
        if icon:
            sign = self._art.picture(f"alatriste/icon_{icon}", round(ICON * size * K))
            made.blit(sign, sign.get_rect(midleft=(round(left), area.centery)))
            left += (ICON + 6) * size * K
        block = self._lettering.set(words, "strong", K * size)
        line = self._lettering.line(block.lines[0], "strong", PAPER_HI, K * size)
        made.blit(line, (round(left), area.centery + block.capital // 2 - block.ascent))
        return made
