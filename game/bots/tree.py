"""The tree of a search: what was tried after what, and how it went for whoever tried it.

One tree over actions serves all states that lie behind a view. A node is a question that somebody is asked
after certain answers, whatever chance has done between them; which of its branches can be taken differs from
state to state. Results are shares of the victory.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, log, sqrt

from game.core.action import Action

WIDTH = 8
"""Of more options than that the best by instinct are looked at."""
POINTS = 4.0
"""Points of the game that promise one spread of the results more."""
DOUBT = 20
"""So many results of an option count as much as instinct, at the question itself."""
TRUST = 60
"""And so many further down, where everybody acts by instinct unless much speaks against it."""
CURIOSITY = 0.5
"""How much better an option may be than it has seemed, in spreads of the results."""
DEEP = 3 * POINTS
"""Options that are so many points worse than the best are not looked at."""


class Branch:
    """An option that is considered: its `worth` by instinct, how often it could be and was taken, its wins.

    `total` is the sum of the results for the seat that decides; `nodes` are the questions that followed, by
    seat and prompt.
    """

    __slots__ = ("action", "available", "nodes", "total", "visits", "worth")

    def __init__(self, action: Action, worth: float) -> None:
        self.action = action
        self.worth = worth
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.nodes: dict[tuple[int, str], Node] = {}

    def follow(self, seat: int, prompt: str) -> Node:
        """The node of that question after this option."""
        node = self.nodes.get((seat, prompt))
        if node is None:
            node = self.nodes[seat, prompt] = Node()
        return node


class Node:
    """A question in the tree, with a branch for each option that is worth a look, None for each other."""

    __slots__ = ("branches", "total", "trust", "visits")

    def __init__(self, trust: int = TRUST) -> None:
        self.trust = trust
        self.branches: dict[Action, Branch | None] = {}
        self.visits = 0
        self.total = 0.0

    def knows(self, options: Iterable[Action]) -> bool:
        """All of these have been weighed."""
        branches = self.branches
        return all(map(branches.__contains__, options))

    def learn(self, options: Sequence[Action], worths: Sequence[float]) -> None:
        """Note what instinct says of options; the best are worth a look."""
        least = max(worths) - DEEP
        if len(worths) > WIDTH:
            least = max(least, sorted(worths)[-WIDTH])
        for option, worth in zip(options, worths, strict=True):
            if self.branches.get(option) is None:
                self.branches[option] = Branch(option, worth) if worth >= least else None

    def able(self, options: Iterable[Action]) -> list[Branch]:
        """The branches among these options; where none seemed worth a look, that of the first does now."""
        branches = self.branches
        found = [branch for option in options if (branch := branches[option]) is not None]
        if not found:
            option = next(iter(options))
            branches[option] = branch = Branch(option, 0.0)
            found.append(branch)
        return found

    def select(self, able: Sequence[Branch], spread: float) -> Branch:
        """The branch to follow: the one that may turn out to be the best."""
        found = able[0]
        if len(able) == 1:
            return found
        trust, point = self.trust, spread / POINTS
        base = self._base(able, point)
        hope, most = CURIOSITY * spread, -inf
        for branch in able:  # `values`, and a bonus, without a call
            branch.available = available = branch.available + 1
            count = branch.visits + trust
            chance = (branch.total + trust * (base + point * branch.worth)) / count
            chance += hope * sqrt(log(available + 1) / count)
            if chance > most:
                most, found = chance, branch
        return found

    def values(self, able: Sequence[Branch], spread: float) -> list[float]:
        """What the branches seem worth: their results, and what instinct says while these are few."""
        trust, point = self.trust, spread / POINTS
        base = self._base(able, point)
        return [
            (branch.total + trust * (base + point * branch.worth)) / (branch.visits + trust)
            for branch in able
        ]

    def _base(self, able: Sequence[Branch], point: float) -> float:
        """What an option of no worth promises if the best by instinct promises the mean of the results."""
        mean = self.total / self.visits if self.visits else 0.0
        return mean - point * max([branch.worth for branch in able])
