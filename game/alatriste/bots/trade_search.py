"""The bargains that bots look for: a card that is worth more to one player than to its owner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.alatriste.bots import values
from game.alatriste.player import Player
from game.alatriste.rows import CARDS
from game.alatriste.state import Alatriste

EDGE = 0.5
"""What a trade must be worth to either side."""
GRUDGE = 2.0
"""What it must be worth in addition with somebody who keeps no promise."""
PROMISE, PEACE = 2.0, 0.5
"""Value of a promise by somebody who keeps all of them, and the cost of keeping peace for a turn."""


class Bargain(NamedTuple):
    """A card sold to a seat, or (`buys`) bought of it, for so many Ducats, and what oneself gains by it.

    Whoever has not enough Ducats for a fair price promises `peace` for a turn, too.
    """

    partner: int
    card: int
    price: int
    gain: float
    buys: bool = False
    peace: bool = False


def best_bargain(state: Alatriste, seat: int) -> Bargain | None:
    """Return the best trade that both sides gain by; it depends only on what the seat sees."""
    return max(_bargains(state, seat), key=lambda bargain: bargain.gain, default=None)


def trust(state: Alatriste, seat: int) -> float:
    """Return the share of promises that a seat keeps, from 0 to 1; it begins near 1."""
    kept, broken = state.kept[seat], state.broken[seat]
    return (1 + kept) / (1 + kept + broken)


def edge(state: Alatriste, partner: int) -> float:
    """Return what a trade with that seat must be worth: who breaks promises gets worse deals."""
    return EDGE + GRUDGE * (1 - trust(state, partner))


def _bargains(state: Alatriste, seat: int) -> Iterator[Bargain]:
    """Yield sales of any own card, and purchases of transports that one has seen and needs."""
    own = state.players[seat]
    for partner in state.after(seat):
        other = state.players[partner]
        if not other.alive or other.is_about_to_win:
            continue
        least, most = edge(state, partner), edge(state, seat)
        sweet = most - PROMISE * trust(state, seat)
        known = [card for card in other.hand if CARDS[card].transport and state.seen[card] >> seat & 1]
        for card in own.hand:
            if deal := _fair(own, other, card, least, most):
                yield Bargain(partner, card, *deal)
        for card in known if not own.has_transport else ():
            deal = _fair(other, own, card, most, least)
            peace = deal is None
            if deal := deal or _fair(other, own, card, sweet, least + PEACE):
                gain = values.card(own, card) + values.stat_value(own, "ducats", -deal[0]) - PEACE * peace
                yield Bargain(partner, card, deal[0], gain, True, peace)


def _fair(
    seller: Player, buyer: Player, card: int, seller_edge: float, buyer_edge: float
) -> tuple[int, float] | None:
    """Return the most even price at which both gain their edge, and what the seller gains; or None."""
    own, theirs = values.card(seller, card), values.card(buyer, card)
    if theirs < own + max(2 * EDGE, seller_edge + buyer_edge):
        return None
    found = None
    for price in range(1, buyer.ducats + 1):
        gain = values.ducats(seller.ducats + price) - values.ducats(seller.ducats) - own
        bought = theirs + values.ducats(buyer.ducats - price) - values.ducats(buyer.ducats)
        if bought < buyer_edge or (found is not None and gain > bought):
            break
        if gain >= seller_edge:
            found = price, gain
    return found
