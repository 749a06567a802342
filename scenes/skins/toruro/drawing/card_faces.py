"""Cards: their pictures, and what they are called."""

from __future__ import annotations

from game.toruro.deck import SUITS, Card, number, suit
from game.translation import tr

BACK = "toruro/card_back"


def picture(card: Card) -> str:
    """Return the picture of a card."""
    return f"toruro/card_{SUITS[suit(card)]}_{number(card)}"


def card_name(card: Card) -> str:
    """Return a card with its article, as it stands within a sentence: "the king of cups"."""
    of = suits()[suit(card)]
    return {
        1: tr("the ace of {suit}", suit=of),
        2: tr("the 2 of {suit}", suit=of),
        3: tr("the 3 of {suit}", suit=of),
        4: tr("the 4 of {suit}", suit=of),
        5: tr("the 5 of {suit}", suit=of),
        6: tr("the 6 of {suit}", suit=of),
        7: tr("the 7 of {suit}", suit=of),
        10: tr("the sota of {suit}", suit=of),
        11: tr("the knight of {suit}", suit=of),
        12: tr("the king of {suit}", suit=of),
    }[number(card)]


def title(card: Card) -> str:
    """Return a card as a heading."""
    words = card_name(card)
    return f"**{words[:1].upper()}{words[1:]}**"


def short(card: Card) -> str:
    """Return a card by its number alone, where the suit is known: "your 3", "your king"."""
    printed = number(card)
    people = {1: tr("ace"), 10: tr("sota"), 11: tr("knight"), 12: tr("king")}
    return people.get(printed, str(printed))


def suits() -> tuple[str, str, str, str]:
    """Return what the suits are called, in the order of their cards."""
    return tr("coins"), tr("cups"), tr("swords"), tr("clubs")
