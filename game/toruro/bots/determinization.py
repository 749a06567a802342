"""A possible state behind a view: the unseen cards are dealt anew."""

from __future__ import annotations

from game.core.rng import Rng
from game.toruro.bots.policy import keepers, would_go
from game.toruro.deck import Card
from game.toruro.go_or_pass import why_must_go
from game.toruro.round import HAND
from game.toruro.setup import SCRIPTS
from game.toruro.state import Toruro
from game.toruro.trick_rules import forbidden
from game.toruro.view import ToruroView, shared

TRIES = 40
"""How often the cards are dealt anew until they could have been played as they were."""
LIKELY = 4
"""How often a hand is dealt anew until it looks like one that goes, or passes, as its seat did."""

_SCRIPTS = {script.__name__: script for script in SCRIPTS}


def determinize(view: ToruroView, rng: Rng) -> Toruro:
    """A state that `view` could be of, with the stock and what the others hold or laid aside dealt anew.

    Seats that have gone, or kept cards, are more likely to hold good ones than those that have passed. At a
    strict table nobody is dealt a card that a duty would have made them play before, as far as `TRIES` deals
    allow. The counters that `metrics` reads start at 0.
    """
    pool, hands = _deal(view, rng)
    if view.strict and view.tricks:
        for _ in range(TRIES):
            if _is_possible(view, hands):
                break
            pool, hands = _deal(view, rng)
    discards = [
        view.discards if seat == view.seat else _draw(view, seat, count, pool, rng)
        for seat, count in enumerate(view.discarded)
    ]
    aside = view.aside or tuple(rng.deal(pool, view.waiting))
    return Toruro(
        stack=[_SCRIPTS[name](*numbers) for name, numbers in view.bookmarks],
        rng=rng.split(),
        events=None,
        net=list(view.net),
        stock=pool,
        hands=hands,
        discards=discards,
        chosen=view.chosen,
        aside=aside,
        plays=view.plays,
        players=view.players,
        **shared(view),
    )


def _deal(view: ToruroView, rng: Rng) -> tuple[list[Card], list[tuple[Card, ...]]]:
    """Return the unseen cards that are left as the stock, and the hands, dealt at random."""
    pool = list(view.unseen)
    hands = [
        view.hand if seat == view.seat else _draw(view, seat, count, pool, rng)
        for seat, count in enumerate(view.hands)
    ]
    return pool, hands


def _draw(view: ToruroView, seat: int, count: int, pool: list[Card], rng: Rng) -> tuple[Card, ...]:
    """`count` cards out of the pool; a whole hand likely is one with which the seat would do as it did."""
    if not count:
        return ()
    cards = rng.deal(pool, count)
    if count == HAND and view.goes[seat] is not None and not view.tricks:
        for _ in range(LIKELY):
            if _is_likely(view, seat, cards):
                break
            pool += cards
            cards = rng.deal(pool, count)
    return tuple(cards)


def _is_likely(view: ToruroView, seat: int, hand: list[Card]) -> bool:
    """True if the bots' policy would have done with this hand what the seat has done."""
    exchanged = view.exchanged[seat]
    if exchanged is not None:
        return exchanged == HAND or len(keepers(hand, view.exposed)) >= HAND - exchanged
    if why_must_go(view, seat) is not None:
        return True
    place = (seat - view.first) * view.house.turn_step % view.seats
    before = [view.goes[(view.first + view.house.turn_step * turn) % view.seats] for turn in range(place)]
    return would_go(hand, view.exposed, before.count(True), view.seats - 1 - place) == view.goes[seat]


def _is_possible(view: ToruroView, hands: list[tuple[Card, ...]]) -> bool:
    """True if, holding these hands, every seat has played as its duties demand."""
    left = [set(hand) for hand in hands]
    for number in range(len(view.tricks), 0, -1):
        trick = view.tricks[number - 1]
        table = [play.card for play in trick]
        for place, (seat, card) in enumerate(trick):
            left[seat].add(card)
            if card in forbidden(left[seat], table[:place], number, view.exposed, view.house.overtrump):
                return False
    return True
