"""The bargains that bots look for, and what offers and their answers are worth, in points of Fame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.alatriste.bots import values
from game.alatriste.rows import CARDS, RULES
from game.alatriste.state import Alatriste, Offer, Player
from game.alatriste.tokens import ACCEPT, NO_ATTACK, REFUSE, count, kind, refuse
from game.alatriste.trade import fitting_reasons
from game.alatriste.view import goes_back
from game.core.action import Action, action
from game.core.script import Ask

EDGE = 0.5
"""What a trade must be worth to either side."""
GRUDGE = 2.0
"""What it must be worth in addition with somebody who keeps no promise."""
HOMELESS = 0.3
"""Value of a card that cannot be placed: an equal one or an enemy lies there."""
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
    """Yield sales of any own card, and purchases of transports that one has seen and needs.

    Nobody is offered anything twice between two turns of theirs, nor what they have sold before, nor asked
    for what they were sold.
    """
    own = state.players[seat]
    for partner in state.after(seat):
        other = state.players[partner]
        if not other.alive or other.is_about_to_win or partner in state.courted:
            continue
        least, most = edge(state, partner), edge(state, seat)
        sweet = most - PROMISE * trust(state, seat)
        known = [
            card
            for card in other.hand
            if CARDS[card].transport
            and state.seen[card] >> seat & 1
            and (card, seat, partner) not in state.sales
        ]
        spare = _spare(own)
        for card in own.hand:
            if (card, partner, seat) in state.sales:
                continue
            if deal := _fair(own, other, card, least, most, 0.0 if card == spare else None):
                yield Bargain(partner, card, *deal)
        for card in known if not own.is_mounted else ():
            deal = _fair(other, own, card, most, least)
            peace = deal is None
            if deal := deal or _fair(other, own, card, sweet, least + PEACE):
                gain = values.card(own, card) + values.stat_value(own, "ducats", -deal[0]) - PEACE * peace
                yield Bargain(partner, card, deal[0], gain, True, peace)


def _fair(
    seller: Player, buyer: Player, card: int, seller_edge: float, buyer_edge: float, kept: float | None = None
) -> tuple[int, float] | None:
    """Return the most even price at which both gain their edge, and what the seller gains; or None.

    `kept` is what the card is worth to the seller, if that is not its usual worth.
    """
    own, theirs = _worth(seller, card) if kept is None else kept, _worth(buyer, card)
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


def _worth(player: Player, card: int) -> float:
    """Return what a card of a hand is worth to a player: little if it has no place on their board."""
    if CARDS[card].is_laid and not player.can_place(card):
        return HOMELESS
    return values.card(player, card)


def _spare(player: Player) -> int:
    """Return the card of a hand that is too large which its owner misses least, or 0."""
    if len(player.hand) <= RULES.hand:
        return 0
    return min(player.hand, key=lambda card: _worth(player, card))


RIGHT, SILLY = 20.0, -20.0
"""What belongs to a bargain, and anything to put into an offer, or to accept, that one has no reason for."""
PEACE_FOR_A_TURN = action("promise", kind(NO_ATTACK), count(1))
DEAR_TO_ME = 2.0
"""From this worth on one needs a card oneself."""
REASON = 0.01
"""To say why one refuses is worth a little."""


def proposing(state: Alatriste, seat: int) -> float:
    """Return the value of making an offer: once in a window of one's own turn, if a trade gains anything."""
    bargain = best_bargain(state, seat) if seat == state.active and not state.offers[seat] else None
    return bargain.gain if bargain else SILLY


def offering(state: Alatriste, ask: Ask) -> list[float]:
    """Return the value of each piece of an offer: those of the best bargain are right, else the way out."""
    bargain = best_bargain(state, ask.seat)
    return [_piece(bargain, ask.prompt, option) for option in ask.options]


def _piece(bargain: Bargain | None, prompt: str, option: Action) -> float:
    if not option.picks:
        return RIGHT if option.verb == "send" and bargain else 0.0
    if bargain is None:
        return SILLY
    named = option.picks[0]
    right = {
        "to": named.id == bargain.partner,
        "give": named == ("card", bargain.card) and not bargain.buys,
        "want": named == ("card", bargain.card) and bargain.buys,
    }
    if prompt == "alatriste.offer_ducats":
        right = {"give" if bargain.buys else "want": named.id == bargain.price}
    if option.verb == "promise":
        right = {"promise": bargain.peace and option == PEACE_FOR_A_TURN}
    return RIGHT if right.get(option.verb) else SILLY


def replying(state: Alatriste, ask: Ask, option: Action) -> float:
    """Return the value of an answer: a trade must be worth its edge and not help who is about to win."""
    offer = _offer(state)
    back = goes_back(state, offer)
    if option == ACCEPT:
        surplus = SILLY if back else _gain(state, offer) - edge(state, offer.sender)
        return surplus if surplus > REASON else SILLY
    if option == REFUSE:
        return 0.0
    is_right = not back and option == refuse(_reason(state, offer))
    return REASON if is_right else -REASON if option.picks else SILLY


def is_welcome(state: Alatriste) -> bool:
    """Return whether a bot would accept the offer on the table."""
    return not goes_back(state, _offer(state)) and surplus(state) > REASON


def surplus(state: Alatriste) -> float:
    """Return by how much a bot gains more by the offer on the table than it wants to gain."""
    offer = _offer(state)
    return _gain(state, offer) - edge(state, offer.sender)


def reason_against(state: Alatriste) -> str:
    """Return the reason for which a bot would refuse the offer on the table."""
    offer = _offer(state)
    return goes_back(state, offer) or _reason(state, offer)


def gain_of(state: Alatriste, sender: bool) -> float:
    """Return what the offer on the table is worth to its sender, or to its receiver."""
    offer = _offer(state)
    if not sender:
        return _balance(state, offer)
    player = state.players[offer.sender]
    wanted = _worth(player, offer.want_card) if offer.want_card else values.CARD * offer.want_count
    given = sum(_worth(player, held) for held in offer.cards if held != _spare(player))
    ducats = values.stat_value(player, "ducats", offer.want_ducats - offer.ducats)
    return wanted - given + ducats - PEACE * sum(turns for _, _, turns in offer.promises)


def _offer(state: Alatriste) -> Offer:
    assert state.offer is not None
    return state.offer


def _gain(state: Alatriste, offer: Offer) -> float:
    """Return what the receiver gains by an offer."""
    return SILLY if state.players[offer.sender].is_about_to_win else _balance(state, offer)


def _balance(state: Alatriste, offer: Offer) -> float:
    player = state.players[offer.receiver]
    ducats = values.stat_value(player, "ducats", offer.ducats - offer.want_ducats)
    promises = PROMISE * trust(state, offer.sender) * len(offer.promises)
    return _goods(player, offer) + ducats + promises - _loss(player, offer)


def _goods(player: Player, offer: Offer) -> float:
    return sum(_worth(player, held) for held in offer.cards)


def _loss(player: Player, offer: Offer) -> float:
    """Return the value of the wanted cards; where the receiver names them, of the cheapest."""
    if offer.want_card:
        return values.card(player, offer.want_card)
    return sum(sorted(values.card(player, held) for held in player.hand)[: offer.want_count])


def _reason(state: Alatriste, offer: Offer) -> str:
    """Return the reason that weighs most against an offer, of those that fit it."""
    player, gain = state.players[offer.receiver], _gain(state, offer)
    loss = _loss(player, offer)
    weights = {
        "winning": 99.0,
        "word": 50.0 if gain >= EDGE else 0.0,
        "need": loss if loss >= DEAR_TO_ME else 0.0,
        "few": 1.0,
        "useless": 2.0 if _goods(player, offer) < EDGE else 0.0,
        "dear": 1.5,
    }
    return max(fitting_reasons(state, offer), key=lambda reason: weights[reason], default="few")
