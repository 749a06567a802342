"""What both sides of an offer think of it, from the view of one: a bot's word, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import Literal, TypeAlias

from game.alatriste import tokens
from game.alatriste.bots import offer_value
from game.alatriste.bots.determinization import determinize
from game.alatriste.rows import CARDS
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


KEEN, SULKY, STEPS = 3.0, 6.0, 4
"""The points of Fame by which an offer is as good, or as bad, as it matters; so many Ducats less than enough
are as far from it as one can be that is nearly there."""
LOATH = -0.55
"""What an offer must be worth to whoever makes it that is proposed to them."""


def leaning_of(view: AlatristeView, offer: OfferView, word: Word) -> float | None:
    """Return how a bot of that word leans: below −⅓ no, from ⅓ on yes; None if it does not tell."""
    what, about = word
    if what == "more":
        return 1 / 3 - 2 / 3 * min(1.0, (int(about) - 0.5) / STEPS)
    if what in ("", "look"):
        return None
    surplus = offer_value.surplus(_state(view, offer))
    more = min(1.0, surplus / KEEN) if what == "accept" else max(-1.0, min(0.0, surplus / SULKY))
    return (1 if what == "accept" else -1) / 3 + 2 / 3 * more


def ideas(view: AlatristeView, partners: Iterable[int], most: int = 3) -> list[OfferView]:
    """Return offers that bots would take as the view has it, and that are hardly against whoever makes them.

    Each sells a card of the own hand or buys one that is known, at the best price, perhaps with a promise of
    peace for a turn. They are those worth the most to the seat of the view, one for each kind of card.
    """
    assert view.seat is not None
    state, best = determinize(view, Rng(0)), dict[str, tuple[float, OfferView]]()
    for partner in partners:
        known = view.players[partner].hand
        for card, peace in product((*view.players[view.seat].hand, *known), (False, True)):
            offer = _at_best_price(state, view, partner, card, peace)
            if offer is None:
                continue
            state.offer = _laid(offer)
            worth = offer_value.gain_of(state, True)
            if worth > best.get(CARDS[card].key, (LOATH, offer))[0]:
                best[CARDS[card].key] = worth, offer
    ranked = sorted(best.values(), key=lambda row: -row[0])
    return [offer for _, offer in ranked[:most]]


def _at_best_price(
    state: Alatriste, view: AlatristeView, partner: int, card: int, peace: bool
) -> OfferView | None:
    """Return the offer for that card that a bot would just take, None if there is none."""
    assert view.seat is not None
    terms = OfferView(
        view.seat, partner, True, promises=((tokens.NO_ATTACK, tokens.NOBODY, 1),) if peace else ()
    )
    is_sale = card in view.players[view.seat].hand
    if is_sale:
        terms = replace(terms, cards=(card,), count=1)
        prices = (replace(terms, want_ducats=n) for n in range(view.players[partner].ducats, 0, -1))
    else:
        terms = replace(terms, wants_one=True, want_card=card)
        prices = (replace(terms, ducats=n) for n in range(1, view.players[view.seat].ducats + 1))
    for offer in prices:
        state.offer = _laid(offer)
        if offer_value.is_welcome(state):
            return offer
    return None


def worth_of(view: AlatristeView, offer: OfferView) -> float:
    """Return what an offer is worth to the seat of the view, which makes it or gets it, in points of Fame."""
    return offer_value.gain_of(_state(view, offer), view.seat == offer.sender)


def _state(view: AlatristeView, offer: OfferView, more: int = 0) -> Alatriste:
    """Return a state that may lie behind the view, in which that offer has been made with more Ducats."""
    state = determinize(view, Rng(0))
    state.offer = _laid(offer, more)
    return state


def _laid(offer: OfferView, more: int = 0) -> Offer:
    """Return an offer as it lies on the table, with more Ducats."""
    ducats, want_ducats, kind, count = terms_of(offer)
    paid = ducats - want_ducats + more
    terms = max(paid, 0), max(-paid, 0), kind, count
    return Offer(
        offer.sender,
        offer.receiver,
        list(offer.cards),
        *terms,
        offer.want_card,
        list(offer.promises),
        sent=True,
    )
