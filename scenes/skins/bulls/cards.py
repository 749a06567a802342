"""Printed cards: the pictures of assets with their words set into them, in the player's language."""

from __future__ import annotations

import pygame

from game.bulls.rows import DESTINATION_KINDS, KINDS, Card, Destination
from game.words import language, tr
from scenes.ui.art import Art
from scenes.ui.text import Lettering
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, PAPER_HI, Colour

TITLE = pygame.Rect(126, 36, 444, 84)
TITLE_PLAIN = pygame.Rect(30, 36, 540, 84)
TEXT = pygame.Rect(48, 574, 504, 206)
NAME = pygame.Rect(22, 224, 310, 56)
BADGE = (294, 58)
K = 3.0
"""Device pixels of a master for each design pixel of a card at reading size."""


def action_card(kind: str) -> str:
    """The name of an action card's picture in the present language."""
    return f"cards/{language()}/{kind}"


def destination_card(kind: str) -> str:
    """The name of a destination card's picture in the present language."""
    return f"destinations/{language()}/{kind}"


def register(art: Art) -> None:
    """Tell the art how to print every card."""
    lettering = Lettering(art)
    for card in KINDS:
        art.compose(action_card(card.id), lambda card=card: _action(art, lettering, card))
    for destination in DESTINATION_KINDS:
        art.compose(
            destination_card(destination.id), lambda kind=destination: _destination(art, lettering, kind)
        )


def _action(art: Art, lettering: Lettering, card: Card) -> pygame.Surface:
    sheet = art.picture(f"bulls/action_{card.id}", *art.size(f"bulls/action_{card.id}")).copy()
    title = TITLE if card.bull_icon else TITLE_PLAIN
    _set(lettering, sheet, tr(card.name), title, "card", PAPER_HI, (1.3, 1.2, 1.1, 1.0, 0.9))
    _set(lettering, sheet, tr(card.text), TEXT, "body", INK, (1.05, 1.0, 0.94, 0.88, 0.82), wrap=True)
    return sheet


def _destination(art: Art, lettering: Lettering, kind: Destination) -> pygame.Surface:
    sheet = art.picture(f"bulls/destination_{kind.id}", *art.size(f"bulls/destination_{kind.id}")).copy()
    badge = pygame.Rect(0, 0, 70, 70)
    badge.center = BADGE
    _set(lettering, sheet, str(kind.points), badge, "number", INK, (0.95,))
    effect = effect_words(kind)
    name = NAME.copy()
    if effect:
        name.width = NAME.width
        _set(
            lettering,
            sheet,
            tr(kind.name),
            name.move(0, -14).inflate(0, -18),
            "card",
            INK,
            (0.82, 0.74, 0.66, 0.6),
        )
        _set(
            lettering,
            sheet,
            effect,
            name.move(0, 17).inflate(0, -24),
            "caption",
            ALMAGRE_DK,
            (0.8, 0.74, 0.68),
        )
    else:
        _set(lettering, sheet, tr(kind.name), name, "card", INK, (0.95, 0.86, 0.78, 0.7))
    return sheet


def effect_words(kind: Destination) -> str:
    """What a destination changes tomorrow, as short as on its card."""
    tomorrow = kind.next_day
    if tomorrow.runners:
        sign = f"{tomorrow.runners:+d}".replace("-", "−")
        return (
            tr("{sign} Runner tomorrow", sign=sign)
            if abs(tomorrow.runners) == 1
            else tr("{sign} Runners tomorrow", sign=sign)
        )
    if tomorrow.cards:
        return tr("{sign} card tomorrow", sign=f"{tomorrow.cards:+d}".replace("-", "−"))
    if tomorrow.points:
        return tr("{sign} points tomorrow", sign=f"{tomorrow.points:+d}")
    return ""


def _set(
    lettering: Lettering,
    sheet: pygame.Surface,
    words: str,
    box: pygame.Rect,
    style: str,
    colour: Colour,
    sizes: tuple[float, ...],
    wrap: bool = False,
) -> None:
    """Set words into the middle of a box, at the largest of the sizes at which they fit."""
    for size in sizes:
        block = lettering.set(words, style, K * size, box.width if wrap else None)
        if block.width <= box.width and block.height <= box.height + 12:
            break
    top = (
        box.centery
        - (block.ascent + (len(block.lines) - 1) * block.leading - block.capital) // 2
        - (block.capital // 2)
    )
    top = box.centery - block.height // 2
    for row, line in enumerate(block.lines):
        width = sum(span.width for span in line)
        surface = lettering.line(line, style, colour, K * size)
        sheet.blit(surface, (box.centerx - width // 2, top + row * block.leading))


SHOUT_COLOUR = OCHRE_LT
