"""The panel behind cards of another board that are chosen from: whose board it is, by face and name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.alatriste.view import AlatristeView
from game.core.action import token
from game.core.script import Ask
from game.translation import language, tr
from scenes.skins.alatriste.drawing import laid_cards
from scenes.skins.alatriste.drawing.card_faces import TITLE_SIZES
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.offer_draft import is_trade
from scenes.skins.alatriste.drawing.prize_sheet import PRIZE
from scenes.stage.pieces import CHOICE, Piece
from scenes.ui.art import Art
from scenes.ui.text import card_lettering, set_words
from scenes.ui.theme import INK, OCHRE, PAPER_HI, WALNUT_DK

PANEL = token("panel", 0)
HEAD, RIM, NARROWEST = 62.0, 20.0, 330.0
"""How high its heading is, how far it reaches around the cards, and how wide it is at least."""
FACE, K = 54, 1.5
"""The width of the face, and the pixels of the picture for each design pixel: all of a large screen."""
SIZES = TITLE_SIZES[-3:]
"""The letters of its heading, of sizes that are there already."""


def spread(cast: Cast, ask: Ask, view: AlatristeView) -> list[Piece]:
    """Return the cards of other boards that lie over the table, and behind them whose they are."""
    if is_trade(ask) or ask.prompt == PRIZE:  # these lie on sheets of their own
        return []
    cards = laid_cards.spread(laid_cards.elsewhere(ask, view))
    owner = next((name.id for name in ask.about if name.kind == "seat"), None)
    return cards if owner is None or not cards else [_panel(cast, owner, cards), *cards]


def _panel(cast: Cast, owner: int, cards: Sequence[Piece]) -> Piece:
    """Return the panel of a seat behind these cards."""
    area = pygame.FRect(cards[0].rect).unionall([card.rect for card in cards]).inflate(2 * RIM, 2 * RIM)
    area.inflate_ip(max(0.0, NARROWEST - area.w), 0)
    area.top, area.h = area.top - HEAD, area.h + HEAD
    face, who = cast.portrait(owner), cast.seats[owner].name
    name = f"alatriste/{language()}/panel {face} {who} {area.size}"
    cast.art.compose_once(name, partial(_paint, cast.art, face, who, area.size))
    return Piece(PANEL, name, *area.center, *area.size, CHOICE - 1, target=False)


def _paint(art: Art, face: str, name: str, size: tuple[float, float]) -> pygame.Surface:
    made = pygame.Surface([round(K * length) for length in size], pygame.SRCALPHA)
    area = made.get_rect()
    for grow, colour in ((0, INK), (-4, OCHRE), (-8, WALNUT_DK)):
        pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=18 + grow)
    picture = art.picture(face, round(FACE * K))
    middle = round(K * (RIM + HEAD) / 2)
    made.blit(picture, picture.get_rect(center=(round(K * (RIM + FACE / 2)), middle)))
    left = round(K * (RIM + FACE + 12))
    room = pygame.Rect(left, 0, area.w - 2 * left, 2 * middle)
    words = tr("On the board of {name}", name=name)
    set_words(card_lettering(art), made, words, room, "card", PAPER_HI, SIZES)
    return made
