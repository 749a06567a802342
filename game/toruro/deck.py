"""The forty Spanish cards, what they are called, and which of two is the higher one.

A card is a number from 0 to 39: ten times its suit, plus the place of its number in NUMBERS. Its code is the
number printed on it and the first letter of its suit: `12c` is the king of cups, `1o` the ace of coins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Card: TypeAlias = int

SUITS = ("oros", "copas", "espadas", "bastos")
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
PER_SUIT = len(NUMBERS)
DECK = tuple(range(len(SUITS) * PER_SUIT))
NO_CARD = -1
"""Stands for the exposed card while none is turned up."""

LOW_TO_HIGH = (2, 4, 5, 6, 7, 10, 11, 12, 3, 1)
ACE, THREE, KING = LOW_TO_HIGH.index(1), LOW_TO_HIGH.index(3), LOW_TO_HIGH.index(12)
"""Ranks, from 0 for a 2 to 9 for the ace."""

SEVEN = NUMBERS.index(7)
STANDS_IN_FOR = (10, 11, 12, 3, 1)
"""Numbers that the 7 of their suit stands in for when they are exposed: a sota or higher."""

CODES = tuple(f"{number}{suit[0]}" for suit in SUITS for number in NUMBERS)
SUIT_OF = tuple(suit for suit, _ in enumerate(SUITS) for _ in NUMBERS)
"""By card, the place of its suit in SUITS."""
OWN_RANK = tuple(LOW_TO_HIGH.index(number) for _ in SUITS for number in NUMBERS)
"""By card, its rank when nothing stands in for anything."""


def card(code: str) -> Card:
    """Return the card with that code, such as `12c`.

    Raises ValueError: no card has it.
    """
    return CODES.index(code)


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the hand without that card.

    Raises ValueError: it is not in it.
    """
    left = list(hand)
    left.remove(card)
    return tuple(left)


def highest(cards: Sequence[Card], values: Sequence[int]) -> Card:
    """The first card of the greatest value; for so few cards a loop is twice as fast as `max` with a key."""
    found = cards[0]
    for card in cards:
        if values[card] > values[found]:
            found = card
    return found


def lowest(cards: Sequence[Card], values: Sequence[int]) -> Card:
    """Return the first card of the least value."""
    found = cards[0]
    for card in cards:
        if values[card] < values[found]:
            found = card
    return found


def suit(card: Card) -> int:
    """Return the index of a card's suit in SUITS."""
    return card // PER_SUIT


def number(card: Card) -> int:
    """Return the number printed on a card."""
    return NUMBERS[card % PER_SUIT]


def stand_in(exposed: Card) -> Card:
    """Return the 7 of trumps if it stands in for the exposed card, otherwise NO_CARD (Rule 2.3)."""
    if exposed == NO_CARD or number(exposed) not in STANDS_IN_FOR:
        return NO_CARD
    return suit(exposed) * PER_SUIT + SEVEN


def _ranks(exposed: Card) -> tuple[int, ...]:
    ranks = list(OWN_RANK)
    if stand_in(exposed) != NO_CARD:
        ranks[stand_in(exposed)] = OWN_RANK[exposed]
    return tuple(ranks)


RANKS = tuple(map(_ranks, DECK))
"""By exposed card, the rank of every card."""


def rank(card: Card, exposed: Card) -> int:
    """A card's rank, from 0 for a 2 to 9 for an ace; the 7 of trumps may have that of the exposed card."""
    return RANKS[exposed][card]
