"""The hand of whoever looks at the screen: its cards in a fan, with strips that say what each does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.bulls.rows import CARDS
from game.bulls.tokens import CARD
from game.bulls.view import BullsView
from game.core.action import Token
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing.card_faces import RIBBON, action_card, name_ribbon
from scenes.skins.bulls.drawing.deed_strips import CARD as WIDE
from scenes.skins.bulls.drawing.deed_strips import HIGH, DeedStrips
from scenes.stage.pieces import HAND, Piece


class Hand:
    """Lays the cards of a view out; `factor` is the size of the letters."""

    def __init__(self, strips: DeedStrips, factor: Callable[[], float]) -> None:
        self._strips, self._factor = strips, factor

    def pieces(self, view: BullsView, face_up: bool, pointed: Token | None) -> Iterator[Piece]:
        """Yield the cards with what lies on them; the one that is pointed at is raised."""
        for card, (x, lift, angle) in zip(view.kept, layout.fan(len(view.kept)), strict=True):
            picture = action_card(CARDS[card].id) if face_up else "bulls/card_back"
            at = x, layout.HAND[1], *layout.CARD
            raised = lift + layout.RISE * (CARD[card] == pointed)
            piece = Piece(CARD[card], picture, *at, HAND, angle, lift=raised, shadow=True)
            yield piece
            if face_up:
                if self._factor() >= layout.RIBBONED:
                    yield _ribbon(piece)
                if view.seat is not None:
                    yield self._strip(piece, view.seat)

    def _strip(self, card: Piece, seat: int) -> Piece:
        """Return what a card does, in signs below its name."""
        picture, high = self._strips(card.token.id, seat), card.width * HIGH / WIDE
        lift = card.lift + card.height / 2 - layout.STRIP - high / 2
        at = card.x, card.y, card.width, high
        return Piece(layout.strip(card.token), picture, *at, HAND + 0.5, card.angle, lift=lift, target=False)


def _ribbon(card: Piece) -> Piece:
    """Return the name of a card of the hand in large letters, across its top."""
    high = card.width * RIBBON[1] / RIBBON[0]
    lift, picture = card.lift + (card.height - high) / 2, name_ribbon(CARDS[card.token.id].id)
    at = card.x, card.y, card.width, high
    return Piece(layout.ribbon(card.token), picture, *at, HAND + 0.5, card.angle, lift=lift, target=False)
