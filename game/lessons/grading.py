"""Grades: how good a free decision was, by the chance of what the chapter is about.

A chance is exact where only dice decide; else it is the share of determinized games, gone on with by action
values, in which the goal is met. It knows no more than the player did.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from game.core.action import Action, Token
from game.core.event import Event
from game.core.game import AnyGame, View
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from game.lessons.course import Goal, event_line
from game.lessons.exact import exact_chance

CLOSE, SOUND = 0.03, 0.15
"""How far below the best chance a choice counts as equal to it, and as sound."""
NEAR, FAIR = 0.25, 1.0
"""The same for averages."""
LEAST = 20
"""Games of each answer that must be counted."""
MEMBERS, FEW = 2, 10
"""Larger subsets are looked at as long as all answers are that few: else they are many, and seldom better."""
LONGEST = 400
"""Decisions after which a determinized game is given up."""


class Grade(NamedTuple):
    """Two chances from 0 to 1, or two averages: of what was played, and of the best that could have been."""

    yours: float
    best: float


class ChanceCounter:
    """Finds the chance of each answer to one question: exactly, else in rounds of one game each."""

    def __init__(self, game: AnyGame, goal: Goal, view: View, ask: Ask, seed: int) -> None:
        self._game, self._goal, self._view = game, goal, view
        self._lines = answer_lines(ask)
        self._exact: dict[tuple[Action, ...], float] = {}
        self._sums: dict[tuple[Action, ...], float] = {}
        self._search = self._searched()
        self._is_searching = bool(self._lines)
        self._rng = Rng(seed)
        self._games = 0

    def _searched(self) -> Iterator[None]:
        """Look for the exact chance of each answer, one way of the dice after another."""
        for line in self._lines:
            found = yield from exact_chance(self._game, self._goal, self._view, line)
            if found is None:
                self._sums[line] = 0.0
            else:
                self._exact[line] = found
        self._is_searching = False

    @property
    def is_over(self) -> bool:
        """True if all chances are exact or have all their samples; without a choice there are none."""
        return not self._is_searching and self._games >= self._goal.samples * len(self._sums)

    @property
    def is_rough(self) -> bool:
        """True if too little is known to be told, or a round is not full."""
        count = len(self._sums)
        return self._is_searching or self._games < LEAST * count or (count > 0 and self._games % count > 0)

    def step(self) -> None:
        """Go one way of the dice, or play one more game."""
        if self._is_searching:
            next(self._search, None)
            return
        line = [*self._sums][self._games % len(self._sums)]
        self._sums[line] += goal_result(self._game, self._goal, self._view, line, self._rng)
        self._games += 1

    def shares(self) -> dict[tuple[Action, ...], float]:
        """Return the chance or average of each answer; where too little is known, find more first."""
        while self.is_rough:
            self.step()
        rounds = self._games // max(1, len(self._sums))
        return {**self._exact, **{line: total / rounds for line, total in self._sums.items()}}


def answer_lines(ask: Ask) -> list[tuple[Action, ...]]:
    """Return all answers to a question, of a subset those of few things; none where there is only one."""
    if len(ask.for_bots) == 1:
        return []
    if ask.subset is None:
        return [(option,) for option in ask.for_bots]
    *picks, done = ask.options
    clusters = [[option for option in picks if _is_in(cluster, option)] for cluster in ask.subset.clusters]
    found: set[tuple[Action, ...]] = set()
    for size in range(ask.subset.most + 1):
        more = {(*chosen, done) for cluster in clusters for chosen in combinations(cluster, size)}
        if size > MEMBERS and len(found | more) > FEW:
            break
        found |= more
    return sorted(found)


def _is_in(cluster: tuple[tuple[Token, ...], ...], option: Action) -> bool:
    return any(name in group for group in cluster for name in option.picks)


def chance(game: AnyGame, goal: Goal, view: View, line: Sequence[Action], seed: int) -> float:
    """Return the chance of an answer that is made of these Actions: the exact one, or counted roughly."""
    search = exact_chance(game, goal, view, line)
    try:
        while True:
            next(search)
    except StopIteration as found:
        if found.value is not None:
            return float(found.value)
    rng = Rng(seed)
    return sum(goal_result(game, goal, view, line, rng) for _ in range(2 * LEAST)) / (2 * LEAST)


def goal_result(game: AnyGame, goal: Goal, view: View, line: Sequence[Action], rng: Rng) -> float:
    """Return the result of one game after these Actions: 1 where it meets the goal, or what it gains."""
    total = 0
    for words in _event_lines(game, view, line, rng):
        if goal.is_average:
            total += sum(_number(pattern, words) for pattern in goal.gains)
            total -= sum(_number(pattern, words) for pattern in goal.losses)
        elif re.match(goal.met, words):
            return float(not goal.avoid)
        if re.match(goal.ends, words):
            break
    return float(total) if goal.is_average else float(goal.avoid)


def _number(pattern: str, words: str) -> int:
    found = re.match(pattern, words)
    return int(found[1]) if found else 0


def _event_lines(game: AnyGame, view: View, line: Sequence[Action], rng: Rng) -> Iterator[str]:
    """Yield the events of a determinized game, in which everybody follows their action values."""
    state = game.determinize(view, rng)
    events: list[Event] = []
    state.events = events
    ask = pending(state)
    waiting = [*line]
    for _ in range(LONGEST):
        if ask is None:
            return
        ask = advance(state, waiting.pop(0) if waiting else game.favourite(state, ask))
        yield from map(event_line, events)
        events.clear()
