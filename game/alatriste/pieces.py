"""Where everything is that must never be lost or doubled."""

from __future__ import annotations

from itertools import chain

from game.alatriste.attack import Attack
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, PATROL, PAWN
from game.core.action import Token


def attack_of(state: Alatriste) -> Attack | None:
    """The attack card that is between a hand and its fate."""
    attacks = (frame for frame in reversed(state.stack) if isinstance(frame, Attack))
    return next((frame for frame in attacks if frame.pc < len(frame.steps) - 1), None)


def pieces(state: Alatriste) -> list[Token]:
    """All cards in pack, hands, boards, attack zones, discards and in play; all pawns and the Patrol."""
    played = attack_of(state)
    held = chain(*((*player.hand, *player.board) for player in state.players))
    waiting = (card for player in state.players for card, _ in player.attacks)
    cards = [*state.pack, *state.discard, *held, *waiting, *([played.card] if played else [])]
    return [*(CARD[card] for card in cards), *(PAWN[seat] for seat in range(state.seats)), PATROL]
