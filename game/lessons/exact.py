"""Exact chances: every way in which the dice can fall after an answer, each with its probability.

They are known where nothing hidden matters and nobody else decides any more. What the player decides
meanwhile is decided as well as can be.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Generator, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

from game.core.action import Action
from game.core.event import Event
from game.core.game import AnyGame, View
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from game.lessons.course import Goal, event_line

MOST = 3_000
"""Ways that are gone at most; where there are more the chance is better counted."""
LONGEST = 60
"""Numbers on a way at most: some rules roll until they are satisfied."""
LOOKS = 2
"""So many possible states must agree, or something hidden matters."""


class UnknownError(Exception):
    """There is no exact chance: something hidden matters, somebody else decides, or the ways are too many."""


class DecidedError(Exception):
    """The goal is met or missed; `result` is what that is worth."""

    def __init__(self, result: float) -> None:
        super().__init__()
        self.result = result


@dataclass(slots=True)
class Fate(Rng):
    """A generator that gives the numbers on a `path`, and after its end the lowest ones.

    `sizes` says of how many each of them was one. What is dealt or picked comes from `word`, as ever.
    """

    path: list[int] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def below(self, n: int) -> int:
        place = len(self.sizes)
        if n > MOST or place == LONGEST:
            raise UnknownError
        self.sizes.append(n)
        if place == len(self.path):
            self.path.append(0)
        return self.path[place]

    def die(self) -> int:
        return 1 + self.below(6)

    def dice(self, count: int) -> list[int]:
        return [self.die() for _ in range(count)]

    @property
    def probability(self) -> float:
        """The probability of this path."""
        whole = 1
        for size in self.sizes:
            whole *= size
        return 1 / whole

    def following(self) -> list[int] | None:
        """Return the next path in order, None after the last one."""
        path = self.path[: len(self.sizes)]
        while path and path[-1] == self.sizes[len(path) - 1] - 1:
            path.pop()
        return [*path[:-1], path[-1] + 1] if path else None


class Watch(list[Event]):
    """Events that are weighed as they come. Raises DecidedError: the goal is met, or cannot be any more."""

    def __init__(self, goal: Goal, names: Collection[str], total: float) -> None:
        super().__init__()
        self.goal, self.names, self.total = goal, names, total

    def append(self, event: Event) -> None:
        goal = self.goal
        if type(event).__name__ not in self.names:
            return  # to write every event as a line takes most of the time
        words = event_line(event)
        if goal.is_average:
            for patterns, sign in ((goal.gains, 1), (goal.losses, -1)):
                found = (re.match(pattern, words) for pattern in patterns)
                self.total += sign * sum(int(match[1]) for match in found if match)
        elif re.match(goal.met, words):
            raise DecidedError(float(not goal.avoid))
        if re.match(goal.ends, words):
            raise DecidedError(self.result)

    @property
    def result(self) -> float:
        """What it is worth if nothing more comes."""
        return self.total if self.goal.is_average else float(self.goal.avoid)


class Ways:
    """Goes all ways after an answer of `seat`."""

    def __init__(self, game: AnyGame, goal: Goal, seat: int) -> None:
        self._game, self._goal, self._seat = game, goal, seat
        patterns = " ".join((goal.met, goal.ends, *goal.gains, *goal.losses))
        self._names = re.findall(r"\b[A-Z]\w+", patterns)  # what begins so in a pattern names an event
        self._count = 0

    def expected(self, state: Any, line: Sequence[Action], total: float) -> Generator[None, None, float]:
        """Return what is to be expected after these Actions; at each `yield` one more way is gone."""
        path: list[int] | None = []
        expected = 0.0
        while path is not None:
            self._count += 1
            if self._count > MOST:
                raise UnknownError
            copy = self._game.clone(state)
            copy.rng, copy.events = fate, watch = Fate(0, path), Watch(self._goal, self._names, total)
            ask, result = None, 0.0
            try:
                ask = advance(copy, line[0])
                result = watch.result
            except DecidedError as decided:
                result = decided.result
            if fate.word:
                raise UnknownError  # something was dealt, and nobody goes all ways of that
            if ask is not None:
                result = yield from self._best(copy, ask, line[1:], watch.total)
            yield
            expected += fate.probability * result
            path = fate.following()
        return expected

    def _best(
        self, state: Any, ask: Ask, line: Sequence[Action], total: float
    ) -> Generator[None, None, float]:
        options = line[:1] or ask.for_bots
        if len(options) > 1 and ask.seat != self._seat:
            raise UnknownError
        best = -inf
        for option in options:
            best = max(best, (yield from self.expected(state, [option, *line[1:]], total)))
        return best


def exact_chance(
    game: AnyGame, goal: Goal, view: View, line: Sequence[Action]
) -> Generator[None, None, float | None]:
    """Return the exact chance (or average) of an answer made of these Actions; None where none is known.

    It is worked out one way at a time, so that a screen can go on meanwhile.
    """
    found = []
    try:
        for look in range(LOOKS):
            state = game.determinize(view, Rng(look))
            ask = pending(state)
            assert ask is not None
            found.append((yield from Ways(game, goal, ask.seat).expected(state, line, 0.0)))
    except UnknownError:
        return None
    return found[0] if max(found) - min(found) < 1e-9 else None
