"""A card in play: its effects are resolved one after another, then it goes to the discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.bulls.dice import Flipping, Moving, Releasing, Rerolling, RerollingAll, Turning
from game.bulls.effect import Resolving
from game.bulls.flags import Placing, Removing
from game.bulls.rows import CARDS, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.bulls.state import Bulls
from game.bulls.tokens import CARD
from game.core.action import Action
from game.core.event import Discarded, Paid
from game.core.script import AGAIN, Outcome


@dataclass(slots=True)
class CardPlay(Resolving):
    """Resolves a card on the table; `part` is the effect that comes next."""


def resolve(state: Bulls, frame: CardPlay, answer: Action | None) -> Outcome:
    """Resolve the effects in printed order; each is chosen for when the one before is over. Rule 7.1."""
    part, deeds = frame.part, _DEEDS[frame.card]
    if part == len(deeds):
        return None
    frame.part = part + 1
    deed = deeds[part]
    if isinstance(deed, type):
        state.stack.append(deed(0, frame.seat, frame.card, part))
        return AGAIN
    match deed:
        case Draw(n=count):
            state.draw(frame.seat, count, "bulls.9.6")
        case Score(n=points):
            state.gain(frame.seat, points)
            if state.events is not None:
                state.emit(Paid("bulls.9.7", frame.seat, points, (CARD[frame.card],)))
        case _:
            assert_never(deed)
    return AGAIN


def lay_aside(state: Bulls, frame: CardPlay, answer: Action | None) -> Outcome:
    """Lay the finished card face up on the discard pile. Rule 7.1."""
    state.discard.append(frame.card)
    if state.events is not None:
        state.emit(Discarded("bulls.7.1", frame.seat, (CARD[frame.card],)))
    return None


def play_of(state: Bulls) -> CardPlay | None:
    """Return the script of the card that is being resolved."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, CardPlay)), None)


def _deed(effect: Effect) -> type[Resolving] | Draw | Score:
    """Return the script that resolves an effect in which somebody chooses, and any other effect as it is."""
    match effect:
        case Reroll(n="all"):
            return RerollingAll
        case Reroll():
            return Rerolling
        case Turn(to="any"):
            return Turning
        case Turn():
            return Flipping
        case Move():
            return Moving
        case Sign(do="place"):
            return Placing
        case Sign():
            return Removing
        case Release():
            return Releasing
        case Draw() | Score():
            return effect
        case _:
            assert_never(effect)


_DEEDS = tuple(tuple(map(_deed, card.effects)) for card in CARDS)
CardPlay.steps = (resolve, lay_aside)
