"""The hand of whoever looks at the screen: its cards in a row, with strips that say what each does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.bulls.rows import CARDS
from game.bulls.tokens import CARD
from game.bulls.view import BullsView
from game.core.action import Token
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing.card_faces import (
    GIST,
    LARGE_GIST,
    RIBBON,
    action_card,
    gist_plate,
    name_ribbon,
)
from scenes.skins.bulls.drawing.deed_strips import CARD as WIDE
from scenes.skins.bulls.drawing.deed_strips import HIGH, DeedStrips
from scenes.stage.pieces import HAND, Piece


class Hand:
    """Lays the cards of a view out; `factor` is the size of the letters.

    Those who read large ones have the words of a card in the place of its picture and its signs.
    """

    def __init__(self, strips: DeedStrips, factor: Callable[[], float]) -> None:
        self._strips, self._factor = strips, factor

    def pieces(self, view: BullsView, face_up: bool, pointed: Token | None) -> Iterator[Piece]:
        """Yield the cards with what lies on them; the one that is pointed at is raised.

        They stand upright: letters that are turned a little lose their strokes.
        """
        for card, x in zip(view.kept, layout.fan(len(view.kept)), strict=True):
            picture = action_card(CARDS[card].id) if face_up else "bulls/card_back"
            at = x, layout.HAND[1], *layout.CARD
            raised = layout.RISE * (CARD[card] == pointed)
            piece = Piece(CARD[card], picture, *at, HAND, lift=raised, shadow=True)
            yield piece
            is_large = self._factor() >= layout.RIBBONED
            if face_up and is_large:
                yield _ribbon(piece)
            elif face_up and view.seat is not None:
                yield self._strip(piece, view.seat)
            if face_up:
                yield _gist(piece, is_large)

    def _strip(self, card: Piece, seat: int) -> Piece:
        """Return what a card does, in signs below its name."""
        picture, high = self._strips(card.token.id, seat), card.width * HIGH / WIDE
        return _on(card, layout.strip(card.token), picture, high, layout.STRIP)


def _ribbon(card: Piece) -> Piece:
    """Return the name of a card of the hand in large letters, across its top."""
    picture, high = name_ribbon(CARDS[card.token.id].id), card.width * RIBBON[1] / RIBBON[0]
    return _on(card, layout.ribbon(card.token), picture, high, 0.0)


def _gist(card: Piece, is_large: bool) -> Piece:
    """Return what a card of the hand does, in words below the signs, or in large letters in their place."""
    (wide, tall), down = (LARGE_GIST, layout.LARGE_GIST) if is_large else (GIST, layout.GIST)
    picture, high = gist_plate(CARDS[card.token.id].id, is_large), card.width * tall / wide
    return _on(card, layout.gist(card.token), picture, high, down)


def _on(card: Piece, name: Token, picture: str, high: float, down: float) -> Piece:
    """Return what lies on a card, as wide as that, so far below its top."""
    lift = card.lift + (card.height - high) / 2 - down
    at = card.x, card.y, card.width, high
    return Piece(name, picture, *at, HAND + 0.5, lift=lift, target=False)
