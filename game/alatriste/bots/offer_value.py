"""What offers and their answers are worth, piece by piece, in points of Fame."""

from __future__ import annotations

from game.alatriste.bots import values
from game.alatriste.bots.trade_search import EDGE, PROMISE, Bargain, best_bargain, edge, trust
from game.alatriste.player import Player
from game.alatriste.state import Alatriste, Offer
from game.alatriste.tokens import (
    ACCEPT,
    DEAR,
    FEW,
    NEED,
    NO_ATTACK,
    REFUSE,
    USELESS,
    WINNING,
    WORD,
    count,
    kind,
    refuse,
)
from game.alatriste.trade import fitting_reasons
from game.core.action import Action, action
from game.core.script import Ask

SILLY = -20.0
"""Anything to put into an offer that one has no reason for."""
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
        return 1.0 if option.verb == "send" and bargain else 0.0
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
    return 1.0 if right.get(option.verb) else SILLY


def replying(state: Alatriste, ask: Ask, option: Action) -> float:
    """Return the value of an answer: a trade must be worth its edge and not help who is about to win."""
    offer = state.offer
    assert offer is not None
    if option == ACCEPT:
        return _gain(state, offer) - edge(state, offer.sender)
    if option == REFUSE:
        return 0.0
    return REASON if option == refuse(_reason(state, offer)) else -REASON if option.picks else SILLY


def _gain(state: Alatriste, offer: Offer) -> float:
    """Return what the receiver gains by an offer."""
    player = state.players[offer.receiver]
    if state.players[offer.sender].is_about_to_win:
        return SILLY
    ducats = values.stat_value(player, "ducats", offer.ducats - offer.want_ducats)
    promises = PROMISE * trust(state, offer.sender) * len(offer.promises)
    return _goods(player, offer) + ducats + promises - _loss(player, offer)


def _goods(player: Player, offer: Offer) -> float:
    return sum(values.card(player, held) for held in offer.cards)


def _loss(player: Player, offer: Offer) -> float:
    """Return the value of the wanted cards; where the receiver names them, of the cheapest."""
    if offer.want_card:
        return values.card(player, offer.want_card)
    return sum(sorted(values.card(player, held) for held in player.hand)[: offer.want_count])


def _reason(state: Alatriste, offer: Offer) -> int:
    """Return the reason that weighs most against an offer, of those that fit it."""
    player, gain = state.players[offer.receiver], _gain(state, offer)
    loss = _loss(player, offer)
    weights = {
        WINNING: 99.0,
        WORD: 50.0 if gain >= EDGE else 0.0,
        NEED: loss if loss >= DEAR_TO_ME else 0.0,
        FEW: 1.0,
        USELESS: 2.0 if _goods(player, offer) < EDGE else 0.0,
        DEAR: 1.5,
    }
    return max(fitting_reasons(state, offer), key=lambda reason: weights[reason], default=FEW)
