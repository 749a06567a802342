"""The bots' policy: what hands are worth by reference.toml, and which card to play."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from msgspec import Struct

from game.core.toml_rows import load_rows
from game.toruro.deck import ACE, LOW_TO_HIGH, OWN_RANK, RANKS, SUIT_OF, Card, highest, lowest
from game.toruro.trick_rules import POWERS, playable


class Reference(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in reference.toml."""

    trump: tuple[int, ...]
    side: tuple[int, ...]
    go: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        if not len(self.trump) == len(self.side) == len(LOW_TO_HIGH):
            raise ValueError("trump and side need a number for each rank")
        if not all(self.go):
            raise ValueError("every row of go needs a number")

    def bar(self, gone: int, waiting: int) -> int:
        """The least value of a hand that goes after `gone` seats have, with `waiting` still to speak."""
        row = self.go[min(gone, len(self.go) - 1)]
        return row[min(waiting, len(row) - 1)]


REFERENCE = load_rows(Path(__file__).parents[1] / "reference.toml", Reference)


def _worths(exposed: Card) -> tuple[int, ...]:
    ranks, trumps = RANKS[exposed], SUIT_OF[exposed]
    return tuple(
        REFERENCE.trump[rank] if SUIT_OF[card] == trumps else REFERENCE.side[rank]
        for card, rank in enumerate(ranks)
    )


WORTHS = tuple(_worths(exposed) for exposed in range(len(RANKS)))
"""By exposed card, what every card is worth in a hand, in hundredths."""


def hand_value(hand: Collection[Card], exposed: Card) -> int:
    """Return the value of a hand before the exchange, in hundredths."""
    worths = WORTHS[exposed]
    return sum([worths[card] for card in hand])


def would_go(hand: Collection[Card], exposed: Card, gone: int, waiting: int) -> bool:
    """True if the hand is good enough to go after `gone` seats have, with `waiting` still to speak."""
    return hand_value(hand, exposed) >= REFERENCE.bar(gone, waiting)


def keepers(hand: Collection[Card], exposed: Card) -> list[Card]:
    """Return the cards to keep in the exchange: trumps, and an ace beside two of them or on its own."""
    trumps = SUIT_OF[exposed]
    kept, aces = [], []
    for card in hand:
        if SUIT_OF[card] == trumps:
            kept.append(card)
        elif OWN_RANK[card] == ACE:
            aces.append(card)
    return kept + aces[:1] if len(kept) in (0, 2) else kept


def least(hand: Collection[Card], exposed: Card) -> Card:
    """Return the least valuable card."""
    return min(hand, key=WORTHS[exposed].__getitem__)


def play(
    hand: Sequence[Card], table: Sequence[Card], trick: int, exposed: Card, size: int, overtrump: bool
) -> Card:
    """Return the policy's card among those that the duties allow."""
    return sound(playable(hand, table, trick, exposed, overtrump), table, exposed, size)


def sound(allowed: Sequence[Card], table: Sequence[Card], exposed: Card, size: int) -> Card:
    """Return the policy's card for a trick of `size` cards: win as cheaply as is safe, or lose the least."""
    if len(allowed) == 1:
        return allowed[0]
    if not table:
        return highest(allowed, WORTHS[exposed])
    powers, ranks = POWERS[exposed][SUIT_OF[table[0]]], RANKS[exposed]
    best = powers[highest(table, powers)]
    winners = [card for card in allowed if powers[card] > best]
    if not winners:
        return lowest(allowed, ranks)
    if len(table) == size - 1 or SUIT_OF[winners[0]] == SUIT_OF[exposed]:
        return lowest(winners, ranks)
    return highest(winners, ranks)
