"""The bargains that bots think of: a card that is worth more to another player than to its owner."""

from __future__ import annotations

from typing import NamedTuple

from game.alatriste import worth
from game.alatriste.player import Player
from game.alatriste.rows import RULES
from game.alatriste.state import Alatriste

EDGE = 0.5
"""What a trade must be worth to either side."""
NEAR = 3
"""Nobody trades with a player who lacks no more Fame than this to be received at El Valido."""


class Bargain(NamedTuple):
    """To sell a card to a seat for so many Ducats, and what that is worth to the seller."""

    buyer: int
    card: int
    price: int
    gain: float


def best_bargain(state: Alatriste, seat: int) -> Bargain | None:
    """The best sale that both sides gain by, at the middle price. It depends only on what the seat sees."""
    seller = state.players[seat]
    found = []
    for buyer_seat in state.after(seat):
        buyer = state.players[buyer_seat]
        if buyer.alive and not about_to_win(buyer):
            for card in seller.hand:
                if bargain := _at_middle_price(seller, buyer, buyer_seat, card):
                    found.append(bargain)
    return max(found, key=lambda bargain: bargain.gain, default=None)


def about_to_win(player: Player) -> bool:
    """So near to El Valido that nobody should help him."""
    return player.transport and player.fame_total >= RULES.audience_fame - NEAR


def _at_middle_price(seller: Player, buyer: Player, seat: int, card: int) -> Bargain | None:
    own, theirs = worth.card(seller, card), worth.card(buyer, card)
    if theirs < own + 2 * EDGE:
        return None
    fair = []
    for price in range(1, buyer.ducats + 1):
        gain = worth.stat_worth(seller, "ducats", price) - own
        bought = theirs + worth.stat_worth(buyer, "ducats", -price)
        if min(gain, bought) >= EDGE:
            fair.append((abs(gain - bought), Bargain(seat, card, price, gain)))
    return min(fair)[1] if fair else None
