"""The judge: two answers to one question, played on in the same imagined states, and what they differ by.

It knows what the seat could know: its view. Both answers begin in the same state with the same dice, and from
then on everybody goes by instinct, so that the answer alone makes the difference.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Generic, TypeAlias

from game.bots.imagined import ImaginedStates
from game.bots.search import HORIZON_ROUNDS, MAX_ROLLOUT_DECISIONS
from game.core.action import Action
from game.core.game import Game, S, V
from game.core.script import Ask, advance

Reply: TypeAlias = tuple[Action, ...]
"""What a seat answers to one question: one Action, or several where a subset is asked for one by one."""

LEAST = 0.01
"""What two answers differ by less of the victory is not worth a word."""
STANDARD_ERRORS = 2.0
"""So many of them a difference must be beyond LEAST before it is called sure."""
BATCH, FEWEST = 25, 100
"""So many states are played between two looks at the figures, and before anything is called sure."""
LONGEST_GAME = 20_000
"""Decisions after which a game that is played to its end is estimated where it stands."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two answers came to in so many `states`: means of the share of the victory, from 0 to 1.

    `error` is the standard error of their difference.
    """

    states: int
    one: float
    other: float
    error: float

    @property
    def gain(self) -> float:
        """How much more of the victory the first answer is worth."""
        return self.one - self.other

    def turned(self) -> Comparison:
        """Return the same with the second answer first."""
        return Comparison(self.states, self.other, self.one, self.error)

    def is_surely_better(self, least: float = LEAST, errors: float = STANDARD_ERRORS) -> bool:
        """Return whether the first answer is surely better by more than `least`."""
        return self.gain - errors * self.error > least

    def is_surely_not_better(self, least: float = LEAST, errors: float = STANDARD_ERRORS) -> bool:
        """Return whether the first answer is surely not better by as much as `least`."""
        return self.gain + errors * self.error < least


class Judge(Generic[S, V]):
    """Compares answers to the question `ask`, which was put to the seat of `view`.

    States are played on until so many `rounds` are over, or to the end of the game if it is None. Equal
    arguments give equal figures; another `seed` gives other states.

    >>> from game import find
    >>> from game.core.game import new_state, resolve_options
    >>> game = find("toruro")
    >>> state = new_state(game, 3, 1, resolve_options(game.meta, {}), None)
    >>> ask = advance(state)
    >>> judge = Judge(game, game.view(state, ask.seat), ask, seed=1)
    >>> one, other = ((option,) for option in ask.options[:2])
    >>> judge.compare(one, other, 20).gain == -judge.compare(other, one, 20).gain
    True
    """

    def __init__(
        self, game: Game[S, V], view: V, ask: Ask, seed: int, rounds: int | None = HORIZON_ROUNDS
    ) -> None:
        self._game, self._ask, self._rounds = game, ask, rounds
        self._imagined = ImaginedStates(game, view, seed, within_round=rounds == HORIZON_ROUNDS)

    def share(self, reply: Reply, number: int) -> float:
        """Return the share of the victory that the seat can expect after a reply in the state `number`."""
        game, seat, state = self._game, self._ask.seat, self._imagined.state(number)
        horizon = LONGEST_GAME if self._rounds is None else game.rounds(state) + self._rounds
        most = LONGEST_GAME if self._rounds is None else MAX_ROLLOUT_DECISIONS * self._rounds
        ask: Ask | None = self._ask
        for place, action in enumerate(reply):
            if ask is None or (place and (ask.seat != seat or action not in ask.options)):
                break
            ask = advance(state, action)
        decisions = 0
        while ask is not None and decisions < most and game.rounds(state) < horizon:
            decisions += 1
            following = game.fast_rollout(state, ask)
            ask = advance(state, instinctive(game, state, ask)) if following is ask else following
        return self._imagined.shares(state)[seat]

    def compare(self, one: Reply, other: Reply, states: int) -> Comparison:
        """Return what two replies come to in so many states, which are the first ones."""
        tally = _Tally()
        self._play(one, other, states, tally)
        return tally.comparison

    def settle(
        self, one: Reply, other: Reply, most: int, least: float = LEAST, errors: float = STANDARD_ERRORS
    ) -> Comparison:
        """Return the same in as many states as it takes to be sure, or in `most`.

        Sure is that the first reply is better by more than `least`, or that it is not.
        """
        tally = _Tally()
        while tally.states < most:
            self._play(one, other, min(BATCH, most - tally.states), tally)
            found = tally.comparison
            if tally.states >= FEWEST and (
                found.is_surely_better(least, errors) or found.is_surely_not_better(least, STANDARD_ERRORS)
            ):
                break
        return tally.comparison

    def _play(self, one: Reply, other: Reply, states: int, tally: _Tally) -> None:
        for number in range(tally.states, tally.states + states):
            tally.add(self.share(one, number), self.share(other, number))


class _Tally:
    """Sums of the results of two replies."""

    def __init__(self) -> None:
        self.states = 0
        self._one = self._other = self._squares = 0.0

    def add(self, one: float, other: float) -> None:
        """Add the results in one more state."""
        self.states += 1
        self._one += one
        self._other += other
        self._squares += (one - other) ** 2

    @property
    def comparison(self) -> Comparison:
        """The means so far, and the standard error of their difference."""
        count = self.states
        gain = (self._one - self._other) / count
        spread = max(self._squares / count - gain * gain, 0.0)
        return Comparison(count, self._one / count, self._other / count, sqrt(spread / max(count - 1, 1)))


def instinctive(game: Game[S, V], state: S, ask: Ask) -> Action:
    """Return the only answer, or what instinct takes."""
    options = ask.for_bots
    if len(options) == 1:
        return options[0]
    return game.rollout_policy(state, ask) or game.favourite(state, ask)


def complete(game: Game[S, V], view: V, ask: Ask, first: Action, seed: int) -> Reply:
    """Return the whole reply that begins with an Action; what is left of a subset is picked by instinct."""
    reply, step = [first], ask
    if ask.subset is not None:
        state = ImaginedStates(game, view, seed).state(0)
        while reply[-1].picks:
            following = advance(state, reply[-1])
            if not is_continued(step, following):
                break
            assert following is not None
            step = following
            reply.append(instinctive(game, state, step))
    return tuple(reply)


def is_continued(ask: Ask, following: Ask | None) -> bool:
    """Return whether the question after an answer asks the same seat for more of the same subset."""
    return (
        ask.subset is not None
        and following is not None
        and following.subset is not None
        and (following.seat, following.prompt) == (ask.seat, ask.prompt)
    )
