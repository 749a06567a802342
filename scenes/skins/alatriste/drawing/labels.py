"""Labels over the board of Madrid: words, with an icon before them, on a dark plate with a golden edge."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.translation import language
from scenes.ui.art import Art
from scenes.ui.text import card_lettering
from scenes.ui.theme import INK, OCHRE, PAPER_HI, WALNUT_DK

K = 3.0
"""Pixels of a label for each design pixel."""
HIGH, ICON, ROUND, GAP = 30, 22, 9, 10.0


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

    def row(self, parts: Sequence[tuple[str, str]], size: float = 1.0) -> tuple[str, float, float]:
        """Print several icons on one label, each with the words after it."""
        widths = [(ICON + 6) + self._lettering.set(words, "strong", K).width / K for _, words in parts]
        width, high = (sum(widths) + GAP * (len(parts) - 1) + 24) * size, HIGH * size
        name = f"alatriste/{language()}/note {' '.join(map(' '.join, parts))} {size}"

        def paint() -> pygame.Surface:
            made = _plate(width, high, size)
            left = 12.0 * size
            for (icon, words), wide in zip(parts, widths, strict=True):
                self._write(made, words, icon, left, size)
                left += (wide + GAP) * size
            return made

        self._art.compose_once(name, paint)
        return name, width, high

    def _paint(self, words: str, icon: str, width: float, high: float, size: float) -> pygame.Surface:
        made = _plate(width, high, size)
        self._write(made, words, icon, 12 * size, size)
        return made

    def _write(self, made: pygame.Surface, words: str, icon: str, left: float, size: float) -> None:
        """Write words from there on, an icon before them."""
        middle = made.get_height() // 2
        if icon:
            sign = self._art.picture(f"alatriste/icon_{icon}", round(ICON * size * K))
            made.blit(sign, sign.get_rect(midleft=(round(left * K), middle)))
            left += (ICON + 6) * size
        block = self._lettering.set(words, "strong", K * size)
        line = self._lettering.line(block.lines[0], "strong", PAPER_HI, K * size)
        made.blit(line, (round(left * K), middle + block.capital // 2 - block.ascent))


def _plate(width: float, high: float, size: float) -> pygame.Surface:
    """Return a dark plate with a golden edge."""
    made = pygame.Surface((round(width * K), round(high * K)), pygame.SRCALPHA)
    edge = round(ROUND * size * K)
    for grow, colour in ((0, INK), (-6, OCHRE), (-12, WALNUT_DK)):
        area = made.get_rect().inflate(grow, grow)
        pygame.draw.rect(made, colour, area, border_radius=edge + grow // 2)
    return made
