"""The duties of whoever leads or follows (Rule 5), and who takes a trick."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias

from game.toruro.deck import ACE, DECK, KING, PER_SUIT, RANKS, SUIT_OF, SUITS, THREE, Card, highest

Duty: TypeAlias = tuple[str, Sequence[Card]]
"""The name of a duty, one of DUTIES, and the cards of a hand that it allows, in their order."""

DUTIES = ("lead_ace", "lead_3_king", "lead_highest_trump", "follow_suit", "must_trump", "beat_trump")


def playable(
    hand: Sequence[Card], table: Sequence[Card], trick: int, exposed: Card, overtrump: bool = False
) -> Sequence[Card]:
    """Return the cards of `hand` that may be played in trick 1, 2 or 3, in their order.

    `table` are the cards that lie in it already, in order; none: the hand leads. With the house's option
    `overtrump` a plain lead that was trumped must be trumped higher, if possible.
    """
    duties = _duties(hand, table, trick, exposed, overtrump)
    return duties[-1][1] if duties else hand


def forbidden(
    hand: Collection[Card], table: Sequence[Card], trick: int, exposed: Card, overtrump: bool = False
) -> Mapping[Card, str]:
    """The cards of `hand` that may not be played, each with the duty (one of DUTIES) that it would break."""
    broken: dict[Card, str] = {}
    left = hand
    for duty, allowed in _duties(hand, table, trick, exposed, overtrump):
        broken |= {card: duty for card in left if card not in allowed}
        left = allowed
    return broken


def _duties(
    hand: Collection[Card], table: Sequence[Card], trick: int, exposed: Card, overtrump: bool
) -> tuple[Duty, ...]:
    """The duties that bind a player, in order; each holds within the cards that the one before allows."""
    if len(hand) == 1:
        return ()  # every duty leaves a card to play
    trumps = SUIT_OF[exposed]
    led = SUIT_OF[table[0]] if table else trumps
    same: list[Card] = []
    own = same if led == trumps else []
    for card in hand:
        if SUIT_OF[card] == led:
            same.append(card)
        elif SUIT_OF[card] == trumps:
            own.append(card)
    if led != trumps and same:
        return (("follow_suit", same),)
    if not own:
        return ()
    ranks = RANKS[exposed]
    if not table:
        return _duties_of_leader(own, trick, ranks)
    first = "follow_suit" if led == trumps else "must_trump", own
    if led == trumps or overtrump:
        best = max([ranks[card] for card in table if SUIT_OF[card] == trumps], default=-1)
        higher = [card for card in own if ranks[card] > best]
        if higher:
            return first, ("beat_trump", higher)
    return (first,)


def _duties_of_leader(own: Sequence[Card], trick: int, ranks: Sequence[int]) -> tuple[Duty, ...]:
    """Duties of a leader: the ace of trumps, else 3 or king with both, in trick 1; the highest trump in 2."""
    if trick == 1:
        strong = [card for card in own if ranks[card] in (ACE, THREE, KING)]
        aces = [card for card in strong if ranks[card] == ACE]
        if aces:
            return (("lead_ace", aces),)
        return (("lead_3_king", strong),) if len(strong) == 2 else ()
    if trick == 2:
        return (("lead_highest_trump", [highest(own, ranks)]),)
    return ()


def _powers(exposed: Card, led: int) -> tuple[int, ...]:
    ranks, trumps = RANKS[exposed], SUIT_OF[exposed]
    return tuple(
        ranks[card] + PER_SUIT if suit == trumps else ranks[card] if suit == led else -1
        for card, suit in enumerate(SUIT_OF)
    )


POWERS = tuple(tuple(_powers(exposed, led) for led in range(len(SUITS))) for exposed in DECK)
"""By exposed card and suit led, how strong every card is in a trick; one that cannot take it has -1."""


def winner(table: Sequence[Card], exposed: Card) -> int:
    """Return the index in `table` of the card that takes the trick: the highest trump, or of the suit led."""
    return table.index(highest(table, POWERS[exposed][SUIT_OF[table[0]]]))
