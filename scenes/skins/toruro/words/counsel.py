"""Why a hint advises what it does: half a line, from what the seat that is asked may know."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event, Played
from game.core.rng import Rng
from game.toruro.deck import Card, rank, suit
from game.toruro.events import GaveBack, LaidAside, LuloDeferred, LuloPaid, Passed, Went
from game.toruro.odds import chance
from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import decimal, tr, trn
from scenes.skins.toruro.card_layout import card_name
from scenes.skins.toruro.words.facts import fact, is_last_to_play, is_lost, is_won

ROLLS = 160
"""Rollouts after which it is told how often a hand wins a pot: in tens of them."""
TENTHS = 10


def reasons(view: ToruroView, told: Sequence[tuple[Event, ToruroView]]) -> str:
    """Return what speaks for an answer of the seat of a view that leads to what is `told`, "" if nothing."""
    own = [event for event, _ in told if getattr(event, "seat", None) == view.seat]
    for event in own:
        match event:
            case Played(card=card):
                return _play(view, card.id)
            case Went() | Passed():
                return _go(view, goes=isinstance(event, Went))
            case LaidAside(cards=cards):
                return _exchange(view, [card.id for card in cards])
            case GaveBack(cards=cards) if cards:
                return tr("It is the least of the four.")
            case LuloPaid():
                return tr("It has to be paid some time, and you may win it back at once.")
            case LuloDeferred():
                return tr("Whoever is asked last must pay: the chips lie there, and they are not yours.")
            case _:
                pass
    return ""


def in_chips(value: float) -> str:
    """Return what an action value comes to."""
    return tr("{n} chips", n=decimal(value))


def _play(view: ToruroView, card: Card) -> str:
    allowed = [one for one in view.hand if one not in view.forbidden_cards]
    if is_won(view, card):
        return _sure(view, card, allowed)
    if is_lost(view, card):
        kept = max((one for one in view.hand if one != card), key=lambda one: rank(one, view.exposed))
        if rank(kept, view.exposed) <= rank(card, view.exposed):
            return tr("No card of yours takes this trick.")
        if all(is_lost(view, other) for other in allowed):
            return tr("This trick is lost: {card} is kept for a later one.", card=card_name(kept))
        return tr("This trick is let go: {card} is kept for a later one.", card=card_name(kept))
    more = [len(view.rivals(other)) for other in allowed if other != card and not is_lost(view, other)]
    rivals = len(view.rivals(card))
    if more and min(more) > rivals:
        return tr("{n} may beat it, and {m} your next best.", n=rivals, m=min(more))
    return trn("1 card may still beat it.", "{n} cards may still beat it.", rivals)


def _sure(view: ToruroView, card: Card, allowed: Sequence[Card]) -> str:
    """Return why a card that is sure to take the trick is the one to play."""
    others = [other for other in allowed if other != card and is_won(view, other)]
    higher = [other for other in others if rank(other, view.exposed) > rank(card, view.exposed)]
    if higher:
        kept = card_name(max(higher, key=lambda other: rank(other, view.exposed)))
        return tr("{card} is enough: {other} is kept for a later trick.", card=_called(card), other=kept)
    if is_last_to_play(view):
        return tr("Nobody plays after you: {card} takes it.", card=card_name(card))
    gone = [
        other
        for other in (*view.plays, view.exposed)
        if suit(other) == suit(card) and rank(other, view.exposed) > rank(card, view.exposed)
    ]
    if gone:
        best = max(gone, key=lambda other: rank(other, view.exposed))
        return tr("{gone} is gone: {card} beats all that is left.", gone=_called(best), card=card_name(card))
    return tr("{card} beats all that is left.", card=_called(card))


def _called(card: Card) -> str:
    """Return a card as it begins a sentence."""
    words = card_name(card)
    return words[:1].upper() + words[1:]


def _go(view: ToruroView, *, goes: bool) -> str:
    """Return how often such a hand wins a pot, and what it costs if not."""
    found = chance(view, Rng(view.round), ROLLS)
    won = min(TENTHS - 1, max(1, round(TENTHS * found.share)))
    if goes:
        return tr("Such a hand wins a pot {n} times in 10; a lulo costs {cost}.", n=won, cost=view.lulo)
    lost = TENTHS - won
    return tr("Such a hand wins nothing {n} times in 10; a lulo costs {cost}.", n=lost, cost=view.lulo)


def _exchange(view: ToruroView, aside: Sequence[Card]) -> str:
    """Return what is kept and what it is worth, or why nothing is, or all."""
    kept = sorted(
        (card for card in view.hand if card not in aside), key=lambda card: -rank(card, view.exposed)
    )
    if len(kept) == POTS:
        return tr("Each of the three may take a trick.")
    if not kept:
        return tr("None of the three is likely to take a trick, and for three you draw four.")
    return tr("{card} stays ({fact}).", card=_called(kept[0]), fact=fact(view, kept[0], counts=True))
