"""What counts of a card, in a few words: how many may beat it, what it stands in for, why it wins."""

from __future__ import annotations

from collections.abc import Sequence

from game.toruro.deck import DECK, NO_CARD, Card, rank, stand_in, suit
from game.toruro.view import Play, ToruroView
from game.translation import tr, trn
from scenes.skins.toruro.card_layout import card_name, short, suits, title


def promoted(view: ToruroView) -> str:
    """Return what the 7 of trumps counts as, such as "= sota"; "" where it stands in for nothing."""
    if stand_in(view.exposed) == NO_CARD:
        return ""
    return tr("= {card}", card=short(view.exposed))


def ranking(of: int, exposed: Card) -> list[Card]:
    """Return the cards of a suit, the highest first, without the one that is exposed: it is in no hand."""
    held = (card for card in DECK if suit(card) == of and card != exposed)
    return sorted(held, key=lambda card: -rank(card, exposed))


def fact(view: ToruroView, card: Card, counts: bool) -> str:
    """Return one line about a card of the hand that may be played next.

    It `counts` the cards that others may still hold, for players who want numbers.
    """
    if view.exposed == NO_CARD:
        return title(card).strip("*")
    if view.strict and view.phase == "play" and view.turn == view.seat and card in view.forbidden_cards:
        return duty_call(view.forbidden_cards[card])
    if any(play.seat == view.seat for play in view.trick):  # it is for a later trick
        said = _alone(view, card, counts=False)
    else:
        said = _in_trick(view, card, counts) if view.trick else _alone(view, card, counts)
    if card == stand_in(view.exposed):
        return tr("Counts as {card}: {fact}", card=short(view.exposed), fact=said)
    return said


def _alone(view: ToruroView, card: Card, counts: bool) -> str:
    """Return what a card is worth that leads, or is not played yet."""
    rivals = view.rivals(card)
    is_trump, same = suit(card) == suit(view.exposed), [c for c in rivals if suit(c) == suit(card)]
    if not counts:
        return tr("a trump") if is_trump else tr("no trump")
    if is_trump:
        if not rivals:
            return tr("trump: nothing beats it")
        return trn("trump: 1 card beats it", "trump: {n} cards beat it", len(rivals))
    trumps = len(rivals) - len(same)
    if not rivals:
        return tr("nothing beats it")
    if not same:
        return trn("1 trump beats it", "{n} trumps beat it", trumps)
    of = suits()[suit(card)]
    if not trumps:
        return trn("1 higher of {suit} beats it", "{n} higher of {suit} beat it", len(same), suit=of)
    return tr("{m} trumps and {n} higher of {suit} beat it", n=len(same), m=trumps, suit=of)


def is_lost(view: ToruroView, card: Card) -> bool:
    """Return whether a card that is played now cannot take the trick any more."""
    return not view.can_take(card)


def is_won(view: ToruroView, card: Card) -> bool:
    """Return whether a card that is played now is sure to take the trick."""
    return not is_lost(view, card) and (is_last_to_play(view) or not view.rivals(card))


def is_last_to_play(view: ToruroView) -> bool:
    """Return whether the next card completes the trick."""
    return len(view.trick) == view.goes.count(True) - 1


def _in_trick(view: ToruroView, card: Card, counts: bool) -> str:
    """Return what comes of a card that is played to the trick as it lies."""
    best, rivals = view.best, view.rivals(card)
    if best is not None and is_lost(view, card):
        return tr("loses to {card}", card=card_name(best.card))
    if is_last_to_play(view):
        return tr("takes the trick")
    if not counts:
        return tr("takes the lead")
    if not rivals:
        return tr("takes the trick: nothing beats it")
    return trn("takes the lead: 1 card beats it", "takes the lead: {n} cards beat it", len(rivals))


def reason(trick: Sequence[Play], exposed: Card, best: Card) -> str:
    """Return why a card takes a trick."""
    alike = [play.card for play in trick if suit(play.card) == suit(best)]
    if suit(best) == suit(exposed):
        return tr("the highest trump") if len(alike) > 1 else tr("the only trump")
    of = suits()[suit(best)]
    return tr("the highest of {suit}", suit=of) if len(alike) > 1 else tr("nobody has {suit}", suit=of)


def missed(trick: Sequence[Play], exposed: Card, best: Card) -> Card:
    """Return the card of a trick that is beaten by the next rank of its own suit; NO_CARD if none is."""
    close = rank(best, exposed) - 1
    near = (
        play.card for play in trick if suit(play.card) == suit(best) and rank(play.card, exposed) == close
    )
    return next(near, NO_CARD)


def duty_call(code: str) -> str:
    """Return a duty in the few words in which it is called out."""
    return {
        "lead_ace": tr("The ace leads!"),
        "lead_3_king": tr("3 or king leads!"),
        "lead_highest_trump": tr("Highest trump leads!"),
        "follow_suit": tr("Follow suit!"),
        "must_trump": tr("Play a trump!"),
        "beat_trump": tr("Beat the trump!"),
    }[code]


def trumps(exposed: Card) -> str:
    """Return in words what trumps are, "" while no card tells that."""
    return tr("Trumps are {suit}", suit=suits()[suit(exposed)]) if exposed != NO_CARD else ""
