"""Cards on the own board as small plaques: the picture, the name, and what the card adds."""

from __future__ import annotations

from functools import partial

import pygame

from game.alatriste.rows import CARD_KINDS, CARDS, Card
from game.translation import language, tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.card_faces import PRINT, RIMS, tile, values
from scenes.ui.art import Art
from scenes.ui.text import Lettering, card_lettering, set_words, signed
from scenes.ui.theme import INK, PAPER_HI

K, ROUND = 3, 14
"""Pixels of a picture for each design pixel, and the radius of its corners."""
MARGIN, SIGN, NUMBER = 5, 30, 46
"""What is left free around words, the width of a sign, and that of the number behind it."""
NAME_SIZES = (1.15, 1.05, 0.98, 0.91, 0.84, 0.78, 0.73, 0.68)
ROWS = 3
"""The columns in which only signs have room: they stand below one another."""


def picture(card: int, beside: int) -> str:
    """Return the name of the plaque of a card where so many lie beside one another."""
    size = "large" if PRINT.is_large else "usual"
    return f"alatriste/{language()}/plaque_{CARDS[card].key} {beside} {size}"


def register(art: Art) -> None:
    """Tell the art how to paint every plaque."""
    lettering = card_lettering(art)
    for row in CARD_KINDS:
        for beside in sorted({*layout.COLUMNS}):
            name = picture(row.numbers[0], beside)
            art.compose(name, partial(_paint, art, lettering, row, beside), (tile(row.numbers[0]),))


def rooms(row: Card, beside: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Return where on its plaque the name of a card stands, and below that what it adds."""
    wide, high = (round(K * length) for length in layout.tile_size(beside))
    name = pygame.Rect(high + MARGIN, MARGIN, wide - high - 2 * MARGIN, high - 2 * MARGIN)
    name.h -= SIGN if values(row) else 0
    name.w -= MARGIN  # the rim
    return name, pygame.Rect(name.left, name.bottom, name.w, SIGN)


def _paint(art: Art, lettering: Lettering, row: Card, beside: int) -> pygame.Surface:
    wide, high = (round(K * length) for length in layout.tile_size(beside))
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    area, signs, (name, foot) = made.get_rect(), values(row), rooms(row, beside)
    for grow, colour in ((0, INK), (-4, RIMS[row.kind]), (-12, PAPER_HI)):
        pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=ROUND + grow // 2)
    made.blit(art.picture(tile(row.numbers[0]), high, high), (0, 0))
    if signs and (beside == ROWS or PRINT.is_large):
        _print(art, lettering, made, signs, name.union(foot), is_row=beside < ROWS)
        return made
    if signs:
        _print(art, lettering, made, signs, foot, is_row=True)
    set_words(lettering, made, tr(row.name), name, "key", INK, NAME_SIZES, wrap=True)
    return made


def _print(
    art: Art,
    lettering: Lettering,
    made: pygame.Surface,
    signs: list[tuple[str, int]],
    room: pygame.Rect,
    is_row: bool,
) -> None:
    """Print what a card adds, each sign with its number: in a row, or below one another."""
    count = len(signs)
    wide, high = (room.w // count, room.h) if is_row else (room.w, room.h // count)
    side = min(SIGN * 3 // 2, high, wide // 2)
    for place, (icon, value) in enumerate(signs):
        cell = pygame.Rect(
            room.left + is_row * wide * place, room.top + (not is_row) * high * place, wide, high
        )
        left = cell.centerx - (side + NUMBER * side // SIGN) // 2
        sign = art.picture(f"alatriste/icon_{icon}", side)
        made.blit(sign, sign.get_rect(center=(left + side // 2, cell.centery)))
        number = pygame.Rect(left + side + 2, cell.top, NUMBER * side // SIGN, cell.h)
        set_words(lettering, made, signed(value), number, "number", INK, (1.0, 0.85, 0.7, 0.6, 0.5))
