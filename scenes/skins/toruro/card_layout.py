"""Cards: their pictures, what they are called, and where those of the round lie as this screen knows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.core.action import token
from game.toruro.deck import LOW_TO_HIGH, NO_CARD, SUITS, Card, number, rank, suit
from game.toruro.tokens import CARD
from game.toruro.view import Play, ToruroView
from game.translation import tr
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
    played_size,
)
from scenes.skins.toruro.layout import CARD as LARGE
from scenes.stage.pieces import BOARD, HAND, Piece
from scenes.ui import theme
from scenes.ui.theme import HEIGHT

BACKSIDE, GLOW = "toruro/card_back", "ui/glow"


def picture(card: Card, is_large: bool = False) -> str:
    """Return the picture of a card, or of one whose number is large (see `drawing.deck`)."""
    return f"toruro/card_{SUITS[suit(card)]}_{number(card)}{'_large' if is_large else ''}"


def card_name(card: Card) -> str:
    """Return a card with its article, as it stands within a sentence: "the king of cups"."""
    of = suits()[suit(card)]
    return {
        1: tr("the ace of {suit}", suit=of),
        2: tr("the 2 of {suit}", suit=of),
        3: tr("the 3 of {suit}", suit=of),
        4: tr("the 4 of {suit}", suit=of),
        5: tr("the 5 of {suit}", suit=of),
        6: tr("the 6 of {suit}", suit=of),
        7: tr("the 7 of {suit}", suit=of),
        10: tr("the sota of {suit}", suit=of),
        11: tr("the knight of {suit}", suit=of),
        12: tr("the king of {suit}", suit=of),
    }[number(card)]


def title(card: Card) -> str:
    """Return a card as a heading."""
    words = card_name(card)
    return f"**{words[:1].upper()}{words[1:]}**"


def short(card: Card) -> str:
    """Return a card by its number alone, where the suit is known: "your 3", "your king"."""
    printed = number(card)
    people = {1: tr("ace"), 10: tr("sota"), 11: tr("knight"), 12: tr("king")}
    return people.get(printed, str(printed))


def is_trump(card: Card, exposed: Card) -> bool:
    """Return True if a card is of the suit that was turned up, if one was."""
    return exposed != NO_CARD and suit(card) == suit(exposed)


def suits() -> tuple[str, str, str, str]:
    """Return what the suits are called, in the order of their cards."""
    return tr("coins"), tr("cups"), tr("swords"), tr("clubs")


STOCK_PILE, DISCARD_PILE = token("stock", 0), token("discard", 0)
PILES, TRUMP, TRICK, BEST, BACKS = BOARD + 4, BOARD + 5, BOARD + 6, BOARD + 7, BOARD + 4
"""The layers of cards on the cloth."""


class Finished(NamedTuple):
    """A trick that was taken: its round, its index in it from 0, its cards in order, and who took it.

    It brought so many `chips`; the suit of the card that was `exposed` was trumps.
    """

    round: int
    number: int
    plays: tuple[Play, ...]
    taker: int
    chips: int
    exposed: Card


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards in the view that is shown.

    `own` is the seat whose hand lies at the foot of the window, if one does; `hand` are its cards, as far as
    whoever looks may know. `watched`: several people share the screen. `colours` are those of the seats. The
    numbers of those that are played are large where `is_large`.
    """

    places: Places
    watched: bool
    view: ToruroView
    own: int | None
    face_up: bool
    hand: tuple[Card, ...]
    colours: tuple[str, ...]
    is_large: bool = False

    def after(self, view: ToruroView) -> Cards:
        """Return the cards in another view, with the same hand at the foot of the window."""
        hand = view.hand
        if view.seat != self.own:  # several people look: only what they all see changes it
            gathered = view.exposed == NO_CARD
            hand = () if gathered else tuple(card for card in self.hand if card not in view.plays)
        return replace(self, view=view, hand=hand)

    # --- where each lies ---

    def arranged(self) -> list[Card]:
        """Return the hand from left to right: trumps first, then suit by suit, the highest first.

        Where others look on it lies as it was dealt, or the place of a card would tell about the rest.
        """
        if self.watched:
            return list(self.hand)
        trumps = suit(self.view.exposed) if self.view.exposed != NO_CARD else -1
        return sorted(self.hand, key=lambda card: (suit(card) != trumps, suit(card), -self._rank(card)))

    def pieces(self) -> Iterator[Piece]:
        """Return a piece for every card that is seen, and for each pile."""
        yield from self.piles()
        exposed = self.view.exposed
        if exposed != NO_CARD:
            shown = picture(exposed, self.is_large)
            yield Piece(CARD[exposed], shown, *EXPOSED, *SMALL, TRUMP, shadow=True, gilt=True)
        yield from self.played()
        for seat in range(self.view.seats):
            yield from self.held(seat)

    def piles(self) -> Iterator[Piece]:
        """A piece for the stock and one for the discards; none for no card."""
        stock, aside = piled(self.view)
        if stock:
            yield Piece(STOCK_PILE, BACKSIDE, *STOCK, *SMALL, PILES, shadow=True)
        if aside:
            yield Piece(DISCARD_PILE, BACKSIDE, *DISCARD, *PILE, PILES, shadow=True)

    def played(self) -> list[Piece]:
        """Return a piece for each card of the trick that is being played, towards whoever played it.

        What lies nearer to the hand lies over what is farther, so that of each is seen what it is; the best
        one lies in front of all.
        """
        view, pieces = self.view, list[Piece]()
        for seat, card in view.trick:
            is_best = view.best is not None and view.best.card == card
            is_forward = is_best and len(view.trick) > 1
            (x, y), size = self.places.trick(seat, is_forward), played_size(view.seats, is_forward)
            layer = BEST if is_best else TRICK + y / HEIGHT
            piece = Piece(CARD[card], picture(card, self.is_large), x, y, *size, layer, shadow=True)
            piece.edge = theme.SEATS[self.colours[seat]].main
            show_best(piece, is_best)
            pieces.append(piece)
        return pieces

    def held(self, seat: int) -> Iterator[Piece]:
        """Return a piece for each card of one hand."""
        if seat == self.own:
            for card, (x, y, angle) in zip(self.arranged(), fan(len(self.hand)), strict=True):
                shown = picture(card, self.is_large) if self.face_up else BACKSIDE
                gilt = self.face_up and self.is_trump(card)
                yield Piece(CARD[card], shown, x, y, *LARGE, HAND, angle, shadow=True, gilt=gilt)
            return
        for place, (x, y, angle) in enumerate(self.places.backs(seat, self.view.hands[seat])):
            yield Piece(back(seat, place), BACKSIDE, x, y, *BACK, BACKS, angle, shadow=True)

    def is_trump(self, card: Card) -> bool:
        """Return True if a card is of the suit that was turned up."""
        return is_trump(card, self.view.exposed)

    def _rank(self, card: Card) -> int:
        if self.view.exposed == NO_CARD:
            return LOW_TO_HIGH.index(number(card))
        return rank(card, self.view.exposed)


def piled(view: ToruroView) -> tuple[int, int]:
    """Return how many cards are in the stock, and among the discards."""
    return view.stock, sum(view.discarded) + view.waiting


def show_best(piece: Piece, is_best: bool) -> None:
    """Let a card of the trick have light and an edge of gold, if it is the best there."""
    piece.gilt, piece.halo = is_best, GLOW if is_best else ""


def finished(view: ToruroView) -> Finished | None:
    """Return the last trick of this round that was taken; None before there is one."""
    number = len(view.takers) - 1
    if not 0 <= number < len(view.tricks):
        return None
    taken = view.takers[number], view.taken[number], view.exposed
    return Finished(view.round, number, view.tricks[number], *taken)
