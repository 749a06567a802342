"""The hand of whoever looks at the screen: its cards in a row, with strips that say what each does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

import pygame

from game.bulls.rows import CARDS
from game.bulls.tokens import CARD
from game.bulls.view import BullsView
from game.core.action import Token
from game.core.script import Ask
from scenes.skins.bulls import layout
from scenes.skins.bulls.crowd import Cell
from scenes.skins.bulls.drawing.card_faces import (
    NARROW_RIBBON,
    RIBBON,
    action_card,
    gist_plate,
    gist_size,
    name_ribbon,
)
from scenes.skins.bulls.drawing.dangers import offered
from scenes.skins.bulls.drawing.deed_strips import CARD as WIDE
from scenes.skins.bulls.drawing.deed_strips import HIGH, DeedStrips
from scenes.skins.bulls.drawing.morning import TALL_HAND, draw_fates, hand_cells, is_morning
from scenes.stage.pieces import HAND, Piece
from scenes.ui.canvas import Canvas

UNCOVERED = 0.06
"""How far right of its place on a covered card, in widths of one, lies what says what a whole one does."""


class Hand:
    """Lays the cards of a view out; `factor` is the size of the letters.

    Those who read large ones have the words of a card in the place of its picture and its signs. In a hand of
    many cards all that is on one is as narrow as what the next one leaves of it.
    """

    def __init__(self, strips: DeedStrips, factor: Callable[[], float]) -> None:
        self._strips, self._factor = strips, factor

    def pieces(
        self, view: BullsView, face_up: bool, pointed: Token | None, is_low: bool = False
    ) -> Iterator[Piece]:
        """Yield the cards with what lies on them; the one that is pointed at is raised.

        They stand upright: letters that are turned a little lose their strokes. A hand that `is_low` lies at
        the edge of the table, also in the morning.
        """
        is_large, is_read = self._factor() >= layout.RIBBONED, is_morning(view) and not is_low
        is_narrow = len(view.kept) >= layout.MANY and not is_read
        for card, (x, y, wide) in zip(view.kept, _cells(view, is_read), strict=True):
            picture = action_card(CARDS[card].id) if face_up else "bulls/card_back"
            at = x, y, wide, wide * TALL_HAND
            raised = layout.RISE * (CARD[card] == pointed)
            piece = Piece(CARD[card], picture, *at, HAND, lift=raised, shadow=True)
            yield piece
            if face_up and (is_large or is_narrow):
                yield _ribbon(piece, is_narrow)
            if face_up and not is_large and view.seat is not None and not is_read:
                yield self._strip(piece, view.seat, is_narrow)
            if face_up and is_large:
                gist = _gist(piece, is_narrow)
                yield replace(gist, x=gist.x + UNCOVERED * piece.width) if is_read else gist

    def draw(
        self, canvas: Canvas, view: BullsView | None, ask: Ask | None, chosen: Collection[Token]
    ) -> None:
        """Draw what becomes of each card of an open hand while some can be discarded from it."""
        if view is not None and ask is not None and ask.prompt == "bulls.keep_cards":
            draw_fates(canvas, view, chosen)

    def _strip(self, card: Piece, seat: int, is_narrow: bool) -> Piece:
        """Return what a card does, in signs at the foot of what is seen of it."""
        picture, high = self._strips(card.token.id, seat, is_narrow), card.width * HIGH / WIDE
        return _on(card, layout.strip(card.token), picture, high, layout.STRIP)


def dock(view: BullsView, ask: Ask | None, card: Piece | None, width: float, height: float) -> pygame.FRect:
    """Return where a card of the hand is read, of that size: in the morning where it lies.

    While something else has to be chosen it is as low as it can be, and aside of the dice.
    """
    if card is not None and is_morning(view):
        area = pygame.FRect(0, 0, width, height)
        area.center = card.x, card.y
        return area
    if ask is not None and not any(thing.kind == "card" for thing in offered(ask)):
        return layout.low_dock(view.row, width, height)
    return layout.dock(view.row, card.x if card is not None else layout.HAND[0], width, height)


def _cells(view: BullsView, is_read: bool) -> list[Cell]:
    """Return middle and width of each card: in a row, or large in the middle of the town to be read."""
    count = len(view.kept)
    if is_read:
        return hand_cells(count)
    is_playing = view.card is not None and view.player == view.seat
    return [Cell(x, layout.HAND[1], layout.CARD[0]) for x in layout.fan(count, is_playing)]


def _ribbon(card: Piece, is_narrow: bool) -> Piece:
    """Return the name of a card of the hand in large letters, across its top."""
    wide, tall = NARROW_RIBBON if is_narrow else RIBBON
    picture = name_ribbon(CARDS[card.token.id].id, is_narrow)
    return _on(card, layout.ribbon(card.token), picture, card.width * tall / wide, 0.0)


def _gist(card: Piece, is_narrow: bool) -> Piece:
    """Return what a card of the hand does, in large letters in the place of picture and signs."""
    wide, tall = gist_size(is_narrow)
    picture, high = gist_plate(CARDS[card.token.id].id, is_narrow), card.width * tall / wide
    return _on(card, layout.gist(card.token), picture, high, layout.gist_top(is_narrow))


def _on(card: Piece, name: Token, picture: str, high: float, down: float) -> Piece:
    """Return what lies on a card, as wide as that, so far below its top where it is of the usual size."""
    lift = card.lift + (card.height - high) / 2 - down * card.width / layout.CARD[0]
    at = card.x, card.y, card.width, high
    return Piece(name, picture, *at, HAND + 0.5, lift=lift, target=False)
