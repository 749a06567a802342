"""What people decided in a finished game, with what they knew; and what chance and choices brought all."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from game.bots.judge import Reply, is_continued
from game.core.action import Action
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask, advance
from game.estimate import estimate

OTHER_DICE = 4
"""So many other ways that dice and cards might have fallen are looked at, to tell luck from a decision."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[V]):
    """What a person decided: the view that they had, the question, and the reply.

    `place` is the number of decisions of the game before it, `rounds` that of the rounds.
    """

    place: int
    rounds: int
    view: V
    ask: Ask
    reply: Reply

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return self.ask.seat


class Decisions(Generic[S, V]):
    """Collects the decisions of people out of a game that is stepped through.

    Left out is where there was no choice, and a reply that no bot may give: what it is worth depends on
    people.
    """

    def __init__(self, game: Game[S, V], people: Set[int]) -> None:
        self._game, self._people = game, people
        self._made: list[Decision[V]] = []
        self._open: Decision[V] | None = None
        self._asked: Ask | None = None

    def add(self, state: S, place: int, ask: Ask, action: Action) -> None:
        """Take in the next answer, while the question is on the table."""
        self._asked = ask
        if self._open is not None:
            made = self._open
            self._open = Decision(made.place, made.rounds, made.view, made.ask, (*made.reply, action))
        elif ask.seat in self._people and len(ask.for_bots) > 1 and action in ask.for_bots:
            view = self._game.view(state, ask.seat)
            self._open = Decision(place, self._game.rounds(state), view, ask, (action,))

    def go_on(self, following: Ask | None) -> None:
        """Note the question that followed: a decision is complete unless it asks for more of a subset."""
        made, asked = self._open, self._asked
        if made is not None and asked is not None:
            if made.reply[-1].picks and is_continued(asked, following):
                return
            self._made.append(made)
            self._open = None

    def found(self) -> tuple[Decision[V], ...]:
        """Return all that are complete, in the order of the game."""
        return tuple(self._made)


class Balance(NamedTuple):
    """How a seat came from its share of the victory at the `start` to its `result`, which is the sum of all.

    `chance` is what dice and cards brought beyond what could be expected, and what happened without a choice;
    `own` is what changed when it decided, `others` what changed when somebody else did.
    """

    start: float
    chance: float
    own: float
    others: float

    @property
    def result(self) -> float:
        """The share at the end."""
        return sum(self)


class Balances(Generic[S, V]):
    """Adds up the balances of all seats while a game is stepped through."""

    def __init__(self, game: Game[S, V], shares: Sequence[float], seed: int) -> None:
        self._game = game
        self._shares = list(shares)
        self._rng = Rng(seed).split()
        self._rows = [[share, 0.0, 0.0, 0.0] for share in shares]

    def add(self, ask: Ask, shares: Sequence[float], chance: tuple[S, Action] | None) -> None:
        """Take in an answer to that question, and the shares that it led to.

        Where `chance` had a part in it, that is the state before and the Action.
        """
        expected: Sequence[float] = shares
        if len(ask.options) == 1:
            expected = self._shares  # nobody has decided anything
        elif chance is not None:
            expected = self._expected(*chance)
        steps = zip(self._rows, self._shares, expected, shares, strict=True)
        for seat, (row, before, between, after) in enumerate(steps):
            row[1] += after - between
            row[2 if seat == ask.seat else 3] += between - before
        self._shares = list(shares)

    def found(self) -> tuple[Balance, ...]:
        """Return the balance of each seat."""
        return tuple(Balance(*row) for row in self._rows)

    def _expected(self, before: S, action: Action) -> list[float]:
        """Return the mean shares after an Action, however dice and cards fall."""
        sums = [0.0] * len(self._shares)
        for _ in range(OTHER_DICE):
            state: Any = self._game.clone(before)
            state.rng = self._rng.split()
            advance(state, action)
            sums = [total + share for total, share in zip(sums, estimate(self._game, state), strict=True)]
        return [total / OTHER_DICE for total in sums]
