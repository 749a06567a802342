"""Disclosure: how much of what a bot thought may be told before the game is over.

Whoever looks at the screen must not learn from a thought what the bot knows and they do not. So:

1. Nothing is told of a question that hidden cards put, or of an answer that is still sealed. A question is
   open if it would be the same in every determinization of the audience's view, and was the one that was put
   (an offer that is still being written is not determinized); an answer is open if any other one would have
   left the table looking different to the audience.
2. Of an open answer to an open question the bot's own thought is told only if the bot knew nothing but what
   everybody knows.
3. Otherwise it is told what the audience itself could have thought: the question is searched anew, from the
   audience's view alone.

The bot's own thought is told when the game is over and nothing is left to hide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic

from game.bots.characters import Character
from game.bots.reasons import Reason, compare, reason
from game.bots.think import Thought, think
from game.core.action import Action
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask, advance, pending

DETERMINIZATIONS = 12
"""So many states behind the view of the audience must ask the same question."""


@dataclass(frozen=True, slots=True)
class SeenDecision(Generic[V]):
    """A decision, and what three sides knew when it was asked for.

    `audience`, `public` and `own` are the views of whoever looks on, of everybody, and of the seat that was
    asked; `thought` is how that seat decided.
    """

    audience: V
    public: V
    own: V
    ask: Ask
    thought: Thought


@dataclass(frozen=True, slots=True)
class Disclosure:
    """What is told of the decision at that `place` of several, and whether it is the bot's `own` thought."""

    place: int
    reason: Reason
    own: bool


def disclose(
    game: Game[S, V],
    decisions: Sequence[SeenDecision[V]],
    rng: Rng,
    character: Character,
    seconds: float | None = None,
) -> Disclosure | None:
    """Return what may be told of the last decision of which anything may; None: of none.

    Where the bot's own thought may not be told, `character` thinks for the audience.
    """
    for place in range(len(decisions) - 1, -1, -1):
        decision = decisions[place]
        ask = decision.ask
        if len(ask.for_bots) < 2 or not is_open(game, decision.audience, ask, decision.thought.action, rng):
            continue
        own = replace(decision.own, seat=None) == decision.public
        taken = decision.thought.action
        if own:
            why = reason(decision.thought)
        else:
            thought = think(game, decision.audience, ask, rng, character, seconds)
            because = compare(game, decision.audience, ask, rng, thought, taken)
            why = reason(thought, taken, because)
        if why.is_contested:
            return Disclosure(place, why, own)
    return None


def is_open(game: Game[S, V], audience: V, ask: Ask, action: Action, rng: Rng) -> bool:
    """Return whether both the question and the answer to it are open to whoever has that view."""
    states = [game.determinize(audience, rng) for _ in range(DETERMINIZATIONS)]
    if any(pending(state) != ask for state in states):
        return False
    appearance = _after(game, states[0], action, audience.seat)
    rest = (option for option in ask.options if option != action)
    return all(_after(game, states[0], other, audience.seat) != appearance for other in rest)


def _after(game: Game[S, V], state: S, answer: Action, seat: int | None) -> V:
    """Return the view of that seat after an answer."""
    copy = game.clone(state)
    advance(copy, answer)
    return game.view(copy, seat)
