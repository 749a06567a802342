"""The deck as it is read from afar: in large letters the number on each card is twice as large."""

from __future__ import annotations

from functools import partial

import pygame

from game.toruro.deck import DECK
from scenes.skins.toruro.card_layout import BACKSIDE, GLOW, picture
from scenes.stage.effect_sprites import BURST
from scenes.ui.art import Art
from scenes.ui.block_letters import keep_letters

DECK_BYTES = 16 << 20
"""What those cards may take together that were seen last, from which each of their sizes is made."""
NUMBER, SUIT = pygame.Rect(24, 36, 96, 88), pygame.Rect(34, 126, 82, 98)
"""Where both are printed on a card, in its own pixels, which are 540 by 840."""
LARGER, SUIT_LARGER = 2.0, 1.15
"""How much larger each is then."""
WINDOW, CORNER = pygame.Rect(10, 10, 240, 288), 22
"""The corner of the card where they stand, and how round its inner one is."""
PAPER, EDGE, LINE = (60, 30), (122, 150), 6
"""Where a card has the colour of its paper, and that of the edge round its number; how wide that is."""


def prepare(art: Art) -> None:
    """Keep the deck in memory, and have each card made with a large number when it is first needed."""
    art.pin((BACKSIDE, GLOW, BURST), DECK_BYTES)
    keep_letters(art)
    for card in DECK:
        name = picture(card)
        art.compose_once(picture(card, is_large=True), partial(_enlarged, art, name), (name,))


def _enlarged(art: Art, name: str) -> pygame.Surface:
    """Return a card with number and suit as large as half of its width, upright and upside down."""
    card = art.copy_of(name)
    corner = pygame.Surface(WINDOW.size, pygame.SRCALPHA)
    corner.fill(card.get_at(PAPER))
    number = _printed(art, name, NUMBER, LARGER)
    suit = _printed(art, name, SUIT, SUIT_LARGER)
    corner.blit(number, number.get_rect(midtop=(WINDOW.w // 2, 4)))
    corner.blit(suit, suit.get_rect(midbottom=(WINDOW.w // 2, WINDOW.h - 4)))
    edge = WINDOW.move(-WINDOW.x - LINE, -WINDOW.y - LINE).inflate(LINE, LINE)
    pygame.draw.rect(corner, card.get_at(EDGE), edge, LINE, border_bottom_right_radius=CORNER)
    card.blit(corner, WINDOW)
    turned = pygame.transform.rotate(corner, 180)
    card.blit(
        turned, turned.get_rect(bottomright=(card.get_width() - WINDOW.x, card.get_height() - WINDOW.y))
    )
    return card


def _printed(art: Art, name: str, area: pygame.Rect, larger: float) -> pygame.Surface:
    """Return what is printed in an area of a card, larger."""
    return pygame.transform.smoothscale_by(art.copy_of(name, area), larger)
