"""The duties of whoever leads or follows, and who takes a trick."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.toruro.cards import ACE, KING, PER_SUIT, RANKS, THREE, Card

DUTIES = ("lead_ace", "lead_3_king", "lead_highest_trump", "follow_suit", "must_trump", "beat_trump")


def legal(
    hand: Collection[Card], table: Sequence[Card], trick: int, exposed: Card, overtrump: bool = False
) -> set[Card]:
    """The cards of `hand` that may be played in trick 1, 2 or 3.

    `table` are the cards that lie in it already, in order; none: the hand leads. With the house's option
    `overtrump` a plain lead that was trumped must be trumped higher, if possible.
    """
    return set(hand).difference(forbidden(hand, table, trick, exposed, overtrump))


def forbidden(
    hand: Collection[Card], table: Sequence[Card], trick: int, exposed: Card, overtrump: bool = False
) -> Mapping[Card, str]:
    """The cards of `hand` that may not be played, each with the duty (one of DUTIES) that it would break."""
    if len(hand) == 1:
        return {}  # every duty leaves a card to play
    trumps = exposed // PER_SUIT
    led = table[0] // PER_SUIT if table else trumps
    if led != trumps:
        same = [card for card in hand if card // PER_SUIT == led]
        if same:
            return _all_but(same, hand, "follow_suit")
    ranks = RANKS[exposed]
    own = [card for card in hand if card // PER_SUIT == trumps]
    if not table:
        return _forbidden_to_lead(hand, own, trick, ranks)
    if not own:
        return {}
    broken = _all_but(own, hand, "follow_suit" if led == trumps else "must_trump")
    if led == trumps or overtrump:
        best = max([ranks[card] for card in table if card // PER_SUIT == trumps], default=-1)
        higher = [card for card in own if ranks[card] > best]
        if higher:
            broken |= _all_but(higher, own, "beat_trump")
    return broken


def _forbidden_to_lead(
    hand: Collection[Card], own: Sequence[Card], trick: int, ranks: Sequence[int]
) -> dict[Card, str]:
    """The first trick: the ace of trumps, else the 3 or the king with both; the second: the highest trump."""
    if not own:
        return {}
    if trick == 1:
        strong = {ranks[card]: card for card in own}
        if ACE in strong:
            return _all_but([strong[ACE]], hand, "lead_ace")
        if THREE in strong and KING in strong:
            return _all_but([strong[THREE], strong[KING]], hand, "lead_3_king")
        return {}
    if trick == 2:
        return _all_but([max(own, key=ranks.__getitem__)], hand, "lead_highest_trump")
    return {}


def _all_but(allowed: Collection[Card], hand: Collection[Card], duty: str) -> dict[Card, str]:
    return {card: duty for card in hand if card not in allowed}


def winner(table: Sequence[Card], exposed: Card) -> int:
    """The place in `table` of the card that takes the trick: the highest trump, or of the suit led."""
    trumps, led = exposed // PER_SUIT, table[0] // PER_SUIT
    ranks = RANKS[exposed]
    best, strength = 0, -1
    for place, card in enumerate(table):
        suit = card // PER_SUIT
        power = ranks[card] + PER_SUIT if suit == trumps else ranks[card] if suit == led else -1
        if power > strength:
            best, strength = place, power
    return best
