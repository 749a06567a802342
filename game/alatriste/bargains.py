"""What both sides of an offer think of it, from the view of one: a bot's word, and what it is worth."""

from __future__ import annotations

from typing import Literal, TypeAlias

from game.alatriste.bots import offer_value
from game.alatriste.bots.determinization import determinize
from game.alatriste.state import Alatriste, Offer, terms_of
from game.alatriste.view import AlatristeView, OfferView
from game.core.rng import Rng

Word: TypeAlias = tuple[Literal["", "accept", "more", "look", "refuse"], int | str]
"""What is said of an offer: nothing, that it is accepted, how many more Ducats it takes, that wanted cards
must be looked for first, or why it is refused: a reason of `tokens.REASONS`, that the card was "sold" to
whoever offers it, or "bought" of them, or ""."""


def word_of(view: AlatristeView, offer: OfferView) -> Word:
    """Return what a bot would say to an offer, from the view of whoever is about to make it.

    What it says it does, as long as nothing else happens before the offer comes.
    """
    gives = bool(offer.count or offer.ducats or offer.promises)
    if not gives and not (offer.want_ducats or offer.want_count or offer.want_card):
        return "", 0
    if offer.want_count:
        return "look", 0
    state = _state(view, offer)
    if offer_value.is_welcome(state):
        return "accept", 0
    for more in range(1, view.players[offer.sender].ducats - offer.ducats + offer.want_ducats + 1):
        if offer_value.is_welcome(_state(view, offer, more)):
            return "more", more
    return "refuse", offer_value.reason_against(state)


def worth_of(view: AlatristeView, offer: OfferView) -> float:
    """Return what an offer is worth to the seat of the view, which makes it or gets it, in points of Fame."""
    return offer_value.gain_of(_state(view, offer), view.seat == offer.sender)


def _state(view: AlatristeView, offer: OfferView, more: int = 0) -> Alatriste:
    """Return a state that may lie behind the view, in which that offer has been made with more Ducats."""
    state = determinize(view, Rng(0))
    ducats, want_ducats, kind, count = terms_of(offer)
    paid = ducats - want_ducats + more
    terms = max(paid, 0), max(-paid, 0), kind, count
    state.offer = Offer(
        offer.sender,
        offer.receiver,
        list(offer.cards),
        *terms,
        offer.want_card,
        list(offer.promises),
        sent=True,
    )
    return state
