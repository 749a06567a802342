"""A card in play: its effects one after another, then the discard pile."""

from __future__ import annotations

from dataclasses import dataclass

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
    """A card on the table. `part` is the effect that comes next."""


def resolve(state: Bulls, frame: CardPlay, answer: Action | None) -> Outcome:
    """The effects in printed order; each is chosen for when the one before is over."""
    part, scripts = frame.part, _SCRIPTS[frame.card]
    if part == len(scripts):
        return None
    frame.part = part + 1
    script = scripts[part]
    if script is not None:
        state.stack.append(script(0, frame.seat, frame.card, part))
        return AGAIN
    effect = CARDS[frame.card].effects[part]
    if isinstance(effect, Draw):
        state.draw(frame.seat, effect.n, "bulls.9.6")
    elif isinstance(effect, Score):
        state.gain(frame.seat, effect.n)
        if state.events is not None:
            state.emit(Paid("bulls.9.7", frame.seat, effect.n, (CARD[frame.card],)))
    return AGAIN


def lay_aside(state: Bulls, frame: CardPlay, answer: Action | None) -> Outcome:
    """When the card is finished it goes face up to the discard pile."""
    state.discard.append(frame.card)
    if state.events is not None:
        state.emit(Discarded("bulls.7.1", frame.seat, (CARD[frame.card],)))
    return None


def play_of(state: Bulls) -> CardPlay | None:
    """The card that is being resolved."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, CardPlay)), None)


def _script(effect: Effect) -> type[Resolving] | None:
    """The script that resolves an effect in which somebody chooses."""
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
    return None


_SCRIPTS = tuple(tuple(map(_script, card.effects)) for card in CARDS)
CardPlay.steps = (resolve, lay_aside)
