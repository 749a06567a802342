"""Why something cannot be picked, in words: by the code of the rules, and by what binds a player."""

from __future__ import annotations

from collections.abc import Sequence

from game.toruro.deck import Card, rank, stand_in, suit
from game.toruro.view import ToruroView
from game.translation import tr, trn
from scenes.skins.toruro.drawing.card_faces import card_name, short, suits


def refusal(code: str, view: ToruroView, face_up: bool) -> str:
    """The sentence for a code of `game.toruro.why_not`; a duty is told with its cards if the hand is open."""
    sentences = {
        "not_your_turn": tr("It is not your turn."),
        "choose_card": tr("Choose a card of your hand."),
        "choose_amount": tr("Spread your chips over the pots."),
        "choose_seat": tr("Choose the player whom you accuse, and a trick."),
        "choose_words": tr("Choose one of the answers below on the right."),
        "not_in_hand": tr("This card is not in your hand."),
        "exposed": tr("The card that was turned up belongs to nobody."),
        "already_picked": tr("This is picked already."),
        "in_order": tr("You decided to keep this card."),
        "one_after_another": tr("The pots are filled one after another."),
        "not_so_many": tr("You do not have so many chips to spread."),
        "yourself": tr("You cannot accuse yourself."),
        "not_playing": tr("Only who played a card of choice in that trick can be accused."),
        "found_out": tr("This player has been found out already."),
        "last_trick": tr("In the third trick nobody has a choice, so nobody can play wrong."),
    }
    duty = duty_text(view) if face_up else tr("You are bound to play another card.")
    return sentences.get(code.rpartition(".")[2]) or duty


def duty_text(view: ToruroView) -> str:
    """A sentence on the duty that binds the view's seat, which plays now; "" where any card will do."""
    table = [play.card for play in view.trick]
    broken = set(view.forbidden_cards.values())
    free = sorted(set(view.hand).difference(view.forbidden_cards), key=lambda card: -rank(card, view.exposed))
    if "beat_trump" in broken:
        return _beat(view, table, free)
    if not broken:
        return ""
    led = suits()[suit(table[0])] if table else ""
    sentences = {
        "lead_ace": tr("You must lead the ace of trumps in the first trick: {cards}."),
        "lead_3_king": tr("With the 3 and the king of trumps you must lead one of them: {cards}."),
        "lead_highest_trump": tr("You must lead your highest trump in the second trick: {cards}."),
        "follow_suit": tr("You must follow suit, and {suit} were led: {cards}."),
        "must_trump": tr("You have no {suit}, so you must play a trump: {cards}."),
    }
    return sentences[broken.pop()].format(suit=led, cards=either(view, free))


def _beat(view: ToruroView, table: Sequence[Card], higher: Sequence[Card]) -> str:
    trumps = [card for card in table if suit(card) == suit(view.exposed)]
    best = max(trumps, key=lambda card: rank(card, view.exposed))
    what = card_name(best)
    if best == stand_in(view.exposed):
        what = tr("{card}, which stands in for {other}", card=what, other=card_name(view.exposed))
    return trn(
        "You must beat {card}: **only {cards} is higher.**",
        "You must beat {card}: **{cards} are higher.**",
        len(higher),
        card=what,
        cards=yours(view, higher),
    )


def yours(view: ToruroView, cards: Sequence[Card]) -> str:
    """Cards of the own hand by their numbers: "your 3 and your king"."""
    *first, last = (_one(view, card) for card in cards)
    return tr("{several} and {last}", several=", ".join(first), last=last) if first else last


def either(view: ToruroView, cards: Sequence[Card]) -> str:
    """Cards to choose from: "your 3 or your king"."""
    *first, last = (_one(view, card) for card in cards)
    return tr("{several} or {last}", several=", ".join(first), last=last) if first else last


def _one(view: ToruroView, card: Card) -> str:
    if card == stand_in(view.exposed):
        return tr("your 7 (as {card})", card=short(view.exposed))
    return tr("your {card}", card=short(card))
