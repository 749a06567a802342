"""What must never be lost or doubled."""

from __future__ import annotations

from itertools import chain

from game.core.action import Token
from game.toruro.deck import NO_CARD
from game.toruro.state import Toruro
from game.toruro.tokens import CARD, POT


def pieces(state: Toruro) -> list[Token]:
    """All cards: stock, hands, laid down or aside, played and exposed; and the three pots."""
    cards = [*state.stock, *chain(*state.hands), *chain(*state.discards), *state.aside, *state.plays]
    if state.exposed != NO_CARD:
        cards.append(state.exposed)
    return [*(CARD[card] for card in cards), *POT]
