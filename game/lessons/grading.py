"""Grades: how good a free decision was, by the chance of what the chapter is about.

A chance is exact where only dice decide; else it stands in the rows: the share of determinized games, gone on
with by action values, in which the goal is met. It knows no more than the player did.
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
from game.lessons.course import Goal, event_line, parse_line
from game.lessons.exact import exact_chance

MEMBERS, FEW = 2, 10
"""Larger subsets are looked at as long as all answers are that few: else they are many, and seldom better."""
LONGEST = 400
"""Decisions after which a determinized game is given up."""


class Grade(NamedTuple):
    """Two chances from 0 to 1, or two averages: of what was played, and of the best that could have been."""

    yours: float
    best: float


def grade(game: AnyGame, goal: Goal, view: View, line: Sequence[Action]) -> Grade | None:
    """Return what an answer made of these Actions is worth beside the best one; None if that is not known.

    It is exact, or as it was counted beforehand: nothing is the best of several uncertain figures.
    """
    if goal.worths:
        begun = (", ".join(map(str, line[:most])) for most in range(len(line), 0, -1))
        yours = next((goal.worths[answer] for answer in begun if answer in goal.worths), None)
        return Grade(yours, max(goal.worths.values())) if yours is not None else None
    found = [exactly(game, goal, view, one) for one in (line, parse_line(goal.best))]
    return Grade(found[0], max(found[0], found[1])) if found[0] is not None and found[1] is not None else None


def exactly(game: AnyGame, goal: Goal, view: View, line: Sequence[Action]) -> float | None:
    """Return the exact chance or average of an answer made of these Actions; None if not only dice decide."""
    search = exact_chance(game, goal, view, line)
    try:
        while True:
            next(search)
    except StopIteration as found:
        return None if found.value is None else float(found.value)


def count(game: AnyGame, goal: Goal, view: View, line: Sequence[Action], seed: int, games: int) -> float:
    """Return the average result of so many determinized games after these Actions."""
    rng = Rng(seed)
    return sum(goal_result(game, goal, view, line, rng) for _ in range(games)) / games


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
