"""The cards of the round as this screen knows them: in hands, on the piles, in the trick that is played.

Views fill it when the stage settles; events change it while they are shown, so that each card always has a
place to go to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.core.action import Token, token
from game.toruro.cards import LOW_TO_HIGH, NO_CARD, Card, number, rank, suit
from game.toruro.tokens import CARD
from game.toruro.view import ToruroView
from scenes.skins.toruro.cards import BACK as BACKSIDE
from scenes.skins.toruro.cards import picture
from scenes.skins.toruro.places import (
    BACK,
    DISCARD,
    EXPOSED,
    PILE,
    SMALL,
    STOCK,
    Places,
    back,
    fan,
    trick,
)  # fmt: skip
from scenes.skins.toruro.places import CARD as LARGE
from scenes.stage.pieces import BOARD, HAND, Piece

STOCK_PILE, DISCARD_PILE = token("stock", 0), token("discard", 0)
PILES, TRUMP, TRICK, BACKS = BOARD + 4, BOARD + 5, BOARD + 6, BOARD + 4
"""The layers of cards on the cloth."""


@dataclass
class Deal:
    """`own` is the seat whose hand lies at the foot of the window, if one does; `hand` are its cards.

    `hands` are all seats' numbers of cards. `trick` are the seats and cards of the trick that is played by
    `players` seats, or was until it is gathered.
    """

    places: Places
    own: int | None = None
    face_up: bool = True
    hand: list[Card] = field(default_factory=list)
    hands: list[int] = field(default_factory=list)
    stock: int = 0
    discard: int = 0
    exposed: Card = NO_CARD
    trick: list[tuple[int, Card]] = field(default_factory=list)
    players: int = 0

    def read(self, view: ToruroView, places: Places, face_up: bool) -> None:
        """Lay everything where a view has it."""
        self.places, self.own, self.face_up = places, view.seat, face_up
        self.hand, self.hands = list(view.hand), list(view.hands)
        self.stock, self.discard = view.stock, sum(view.discarded) + view.waiting
        self.exposed = view.exposed
        self.players = sum(bool(goes) for goes in view.goes)
        going_on = len(view.tricks) > len(view.takers)
        self.trick = [(play.seat, play.card) for play in view.tricks[-1]] if going_on else []

    def recall(self, before: Deal) -> None:
        """Lay everything where another one has it."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(before, name))

    def gather(self) -> None:
        """All cards go back to the stock, which is shuffled for the next round."""
        self.hand, self.hands = [], [0] * len(self.hands)
        self.stock, self.discard, self.exposed = 40, 0, NO_CARD
        self.trick, self.players = [], 0

    # --- where each lies ---

    def arranged(self) -> list[Card]:
        """The open hand from left to right: trumps first, then suit by suit, the highest first."""
        trumps = suit(self.exposed) if self.exposed != NO_CARD else -1
        return sorted(self.hand, key=lambda card: (suit(card) != trumps, suit(card), -self._rank(card)))

    def pieces(self) -> Iterator[Piece]:
        """A sprite for every card that is seen, and for the piles."""
        if self.stock:
            yield pile(STOCK_PILE, self.stock)
        if self.discard:
            yield pile(DISCARD_PILE, self.discard)
        if self.exposed != NO_CARD:
            yield Piece(CARD[self.exposed], picture(self.exposed), *EXPOSED, *SMALL, TRUMP, shadow=True)
        yield from self.played()
        for seat in range(len(self.hands)):
            yield from self.held(seat)

    def played(self) -> Iterator[Piece]:
        """The trick, each card where it was laid."""
        for place, (_, card) in enumerate(self.trick):
            x, y, angle = trick(place, max(self.players, len(self.trick)))
            yield Piece(CARD[card], picture(card), x, y, *SMALL, TRICK + place / 100, angle, shadow=True)

    def held(self, seat: int) -> Iterator[Piece]:
        """The cards of one hand."""
        if seat == self.own:
            for card, (x, y, angle) in zip(self.arranged(), fan(len(self.hand)), strict=True):
                shown = picture(card) if self.face_up else BACKSIDE
                yield Piece(CARD[card], shown, x, y, *LARGE, HAND, angle, shadow=True)
            return
        count = self.hands[seat]
        for place, (x, y, angle) in enumerate(self.places.backs(seat, count)):
            yield Piece(back(seat, place), BACKSIDE, x, y, *BACK, BACKS, angle, shadow=True)

    def _rank(self, card: Card) -> int:
        if self.exposed == NO_CARD:
            return LOW_TO_HIGH.index(number(card))
        return rank(card, self.exposed)


def pile(name: Token, count: int) -> Piece:
    """The stock, or what was laid aside, with the number of its cards."""
    place, size = (STOCK, SMALL) if name == STOCK_PILE else (DISCARD, PILE)
    return Piece(name, BACKSIDE, *place, *size, PILES, badge=str(count), shadow=True)
