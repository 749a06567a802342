"""Tags above the boxes that can be chosen: what each would do, in signs."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.alatriste import odds
from game.alatriste.view import AlatristeView
from scenes.skins.alatriste.layout import MAP, TAG, Point
from scenes.ui.canvas import Canvas
from scenes.ui.card_text import signed
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, PAPER_HI

HIGH, ICON = 19.0, 15.0
ICONS: dict[odds.Sign, str] = {"choice": "deal", "cards": "draws", "audience": "valido", "fight": "duel"}
"""The icons of signs that have one by another name."""


def tags(view: AlatristeView, box: int, seat: int) -> list[tuple[str, str]]:
    """Return the icons for a box on which that seat would end, and what stands beside each."""
    return [(ICONS.get(sign, sign), _beside(sign, n)) for sign, n in odds.signs(view, box, seat)]


def _beside(sign: odds.Sign, n: int) -> str:
    if not n:
        return ""
    return str(n) if sign == "away" else signed(n)


def draw(canvas: Canvas, at: Point, found: Sequence[tuple[str, str]]) -> None:
    """Draw the tag of the box at that point."""
    if not found:
        return
    with canvas.lettering.at_most(1.0):
        widths = [ICON + 3 + (canvas.measure(words, "key")[0] + 2 if words else 0) for _, words in found]
        wide = sum(widths) + 12
        tag = pygame.FRect(at[0] - wide / 2, at[1] + TAG - HIGH / 2, wide, HIGH).clamp(MAP)
        canvas.fill(tag.inflate(3, 3), INK, radius=9)
        canvas.fill(tag, PAPER_HI, radius=8)
        x = tag.left + 6
        for (icon, words), width in zip(found, widths, strict=True):
            canvas.picture(f"alatriste/icon_{icon}", x + ICON / 2, tag.centery, ICON, anchor="center")
            colour = ALMAGRE_DK if words.startswith("−") else OLIVE_DK if words.startswith("+") else INK
            canvas.text(words, x + ICON + 2, tag.centery, "key", colour, anchor="left middle")
            x += width
