"""Where everything is that must never be lost or doubled."""

from __future__ import annotations

from itertools import chain

from game.bulls.card_play import CardPlay
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, CARD, CROWD, DESTINATION, MARKER, RUNNER
from game.core.action import Token


def play_of(state: Bulls) -> CardPlay | None:
    """The card that is being resolved."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, CardPlay)), None)


def pieces(state: Bulls) -> list[Token]:
    """All cards in deck, hands, play and discard pile; all dice on the board, out and at home; all tokens."""
    play = play_of(state)
    cards = [*state.deck, *state.discard, *chain(*state.hands), *([play.card] if play else [])]
    away = [*state.runners, *state.trampled]
    runners = [*away, *set(range(CROWD * state.seats)).difference(away)]
    bulls = [bull for bull, _ in enumerate(state.bull_faces)]
    return [
        *(CARD[card] for card in cards),
        *(DESTINATION[card] for card in (*state.slots, *state.aside)),
        *(RUNNER[runner] for runner in runners),
        *(BULL[bull] for bull in (*bulls, *set(range(len(BULL))).difference(bulls))),
        *(MARKER[marker] for marker, _ in enumerate(state.flags)),
    ]
