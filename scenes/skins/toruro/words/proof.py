"""What proves that a card was played wrong: which one was held instead, as all can see when all lie open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.core.seat import Seat
from game.toruro.deck import Card, rank, suit
from game.toruro.events import Accused, Misplayed
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.card_layout import card_name, is_trump, suits


class Proof(NamedTuple):
    """What proves a misplay, in words, and the cards that the duty would have allowed."""

    words: str
    kept: tuple[Card, ...]


def proof(event: Misplayed, view: ToruroView, seats: Sequence[Seat]) -> Proof | None:
    """Return what proves a misplay; None while the card that does is in a hand that nobody else sees."""
    held = kept(event, view)
    if not held:
        return None
    name = seats[event.seat].name
    cards = {"card": card_name(event.card.id), "held": card_name(held[0])}
    return Proof(
        tr("{name} played {card} but held {held}: {duty}.", name=name, duty=broken(event.duty), **cards), held
    )


def acquittal(event: Accused, card: Card, view: ToruroView, seats: Sequence[Seat]) -> Proof:
    """Return what proves that a card was played rightly, as all cards of its hand have been seen since."""
    trick = view.tricks[event.trick.id]
    led, name = trick[0].card, seats[event.accused].name
    after = view.tricks[event.trick.id + 1 :]
    later = [play.card for one in after for play in one if play.seat == event.accused]
    if trick[0].seat == event.accused:
        reason = tr("{name} led, and had to lead no other card.", name=name)
    elif suit(card) == suit(led):
        reason = tr("{name} followed suit.", name=name)
    elif is_trump(card, view.exposed) or any(is_trump(held, view.exposed) for held in later):
        reason = tr("{name} held no {suit}.", name=name, suit=suits()[suit(led)])
    else:
        reason = tr("{name} held no {suit} and no trumps.", name=name, suit=suits()[suit(led)])
    return Proof(tr("Rightly played!") + " " + reason, ())


def kept(event: Misplayed, view: ToruroView) -> tuple[Card, ...]:
    """Return the cards that could have been played instead, the highest first, if all have seen them."""
    trick = event.trick.id
    hand = [play.card for later in view.tricks[trick:] for play in later if play.seat == event.seat]
    place = [play.seat for play in view.tricks[trick]].index(event.seat)
    before = view.tricks[trick][:place]
    tricks = (*view.tricks[:trick], before) if before else view.tricks[:trick]
    then = replace(view, seat=event.seat, hand=tuple(hand), tricks=tricks, takers=view.takers[:trick])
    allowed = (card for card in hand if card not in (event.card.id, *then.forbidden_cards))
    return tuple(sorted(allowed, key=lambda card: -rank(card, view.exposed)))


def broken(duty: str) -> str:
    """Return in words what a misplay left undone."""
    return {
        "lead_ace": tr("the ace of trumps should have led"),
        "lead_3_king": tr("the 3 or the king of trumps should have led"),
        "lead_highest_trump": tr("the highest trump should have led"),
        "follow_suit": tr("the suit could have been followed"),
        "must_trump": tr("it could have been trumped"),
        "beat_trump": tr("the trump could have been beaten"),
    }[duty]
