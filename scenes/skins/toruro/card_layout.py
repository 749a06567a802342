"""The cards of the round as this screen knows them: in hands, on the piles, in the trick that is played.

Views fill it when the stage settles; events change it while they are shown, so that each card always has a
place to go to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.action import Token, token
from game.toruro.deck import LOW_TO_HIGH, NO_CARD, Card, number, rank, suit
from game.toruro.tokens import CARD
from game.toruro.view import Play, ToruroView
from scenes.skins.toruro.drawing.card_faces import BACK as BACKSIDE
from scenes.skins.toruro.drawing.card_faces import picture
from scenes.skins.toruro.layout import (
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
from scenes.skins.toruro.layout import CARD as LARGE
from scenes.stage.pieces import BOARD, HAND, Piece

STOCK_PILE, DISCARD_PILE = token("stock", 0), token("discard", 0)
PILES, TRUMP, TRICK, BACKS = BOARD + 4, BOARD + 5, BOARD + 6, BOARD + 4
"""The layers of cards on the cloth."""


class Finished(NamedTuple):
    """A trick that was taken: which of the round it was, from 0, its cards in order, and who took it."""

    number: int
    plays: tuple[Play, ...]
    taker: int


@dataclass
class Deal:
    """`own` is the seat whose hand lies at the foot of the window, if one does; `hand` are its cards.

    `hands` are all seats' numbers of cards. `tricks` are those of this round, `takers` who took them;
    `players` seats play. `last` is the trick that was finished last, in this round or in the one before.
    """

    places: Places
    watched: bool = False
    """Several people share the screen."""
    own: int | None = None
    face_up: bool = True
    hand: list[Card] = field(default_factory=list)
    hands: list[int] = field(default_factory=list)
    stock: int = 0
    discard: int = 0
    exposed: Card = NO_CARD
    tricks: list[list[Play]] = field(default_factory=list)
    takers: list[int] = field(default_factory=list)
    players: int = 0
    last: Finished | None = None

    def read(self, view: ToruroView, places: Places, face_up: bool) -> None:
        """Lay everything where a view has it."""
        self.places, self.own, self.face_up = places, view.seat, face_up
        self.hand, self.hands = list(view.hand), list(view.hands)
        self.stock, self.discard = view.stock, sum(view.discarded) + view.waiting
        self.exposed = view.exposed
        self.players = sum(bool(goes) for goes in view.goes)
        self.tricks, self.takers = [list(trick) for trick in view.tricks], list(view.takers)
        self._remember()

    def recall(self, before: Deal) -> None:
        """Lay everything where another one has it."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(before, name))

    def gather(self) -> None:
        """All cards go back to the stock, which is shuffled for the next round."""
        self.hand, self.hands = [], [0] * len(self.hands)
        self.stock, self.discard, self.exposed = 40, 0, NO_CARD
        self.tricks, self.takers, self.players = [], [], 0

    def play(self, seat: int, card: Card) -> None:
        """A card is laid to the trick, or begins one."""
        if len(self.tricks) == len(self.takers):
            self.tricks.append([])
        self.tricks[-1].append(Play(seat, card))
        self.hands[seat] -= 1
        if card in self.hand:
            self.hand.remove(card)

    def take(self, seat: int) -> None:
        """The trick is taken, and gathered."""
        self.takers.append(seat)
        self._remember()

    def _remember(self) -> None:
        done = len(self.takers)
        if done and len(self.tricks) >= done:
            self.last = Finished(done - 1, tuple(self.tricks[done - 1]), self.takers[-1])

    @property
    def trick(self) -> list[Play]:
        """What lies in the trick that is being played."""
        return self.tricks[-1] if len(self.tricks) > len(self.takers) else []

    # --- where each lies ---

    def arranged(self) -> list[Card]:
        """The hand from left to right: trumps first, then suit by suit, the highest first.

        Where others look on it lies as it was dealt, or the place of a card would tell about the rest.
        """
        if self.watched:
            return list(self.hand)
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
