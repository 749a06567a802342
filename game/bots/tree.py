"""The tree of a search: how often each option was tried at each question, and how well that went.

One tree over actions serves all states that lie behind a view. A node is a question that somebody is asked
after certain answers, whatever chance has done between them; which of its edges can be taken differs from
state to state. Results are shares of the victory, from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, log, sqrt

from game.core.action import Action

MAX_CHILDREN = 8
"""Of more options than that, those with the best action values become edges."""
POINTS_PER_SPREAD = 4.0
"""Points of the game that make a prior one spread of the results higher."""
PRIOR_VISITS_ROOT = 20
"""How many results of an edge weigh as much as its prior, at the root."""
PRIOR_VISITS = 60
"""The same for all other nodes, where everybody follows their action values unless much speaks against it."""
EXPLORATION = 0.5
"""The weight of the exploration bonus, in spreads of the results."""
PRUNE_MARGIN = 3 * POINTS_PER_SPREAD
"""Options whose action value is so many points below the best become no edges."""


class Edge:
    """An option that is considered, and the statistics of its visits.

    `value` is its action value, in points of the game; `available` counts how often it could be taken, and
    `total` is the sum of the results for the seat that decides. `children` are the nodes that followed, by
    seat and prompt.
    """

    __slots__ = ("action", "available", "children", "total", "value", "visits")

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[tuple[int, str], Node] = {}

    def child(self, seat: int, prompt: str) -> Node:
        """Return the node of that question after this option; it is made at its first visit."""
        node = self.children.get((seat, prompt))
        if node is None:
            node = self.children[seat, prompt] = Node()
        return node


class Node:
    """A question in the tree, with an edge for each option that is considered and None for each other.

    A prior counts as much as `prior_visits` results.
    """

    __slots__ = ("edges", "prior_visits", "total", "visits")

    def __init__(self, prior_visits: int = PRIOR_VISITS) -> None:
        self.prior_visits = prior_visits
        self.edges: dict[Action, Edge | None] = {}
        self.visits = 0
        self.total = 0.0

    def has_expanded(self, options: Iterable[Action]) -> bool:
        """True if `expand` has seen all of these options."""
        return all(map(self.edges.__contains__, options))

    def expand(self, options: Sequence[Action], values: Sequence[float]) -> None:
        """Make edges for the options with the best action values, and note that the others have none."""
        least = max(values) - PRUNE_MARGIN
        if len(values) > MAX_CHILDREN:
            least = max(least, sorted(values)[-MAX_CHILDREN])
        for option, value in zip(options, values, strict=True):
            if self.edges.get(option) is None:
                self.edges[option] = Edge(option, value) if value >= least else None

    def legal_edges(self, options: Iterable[Action]) -> list[Edge]:
        """Return the edges of these options; where none has one, the first gets it now."""
        edges = self.edges
        found = [edge for option in options if (edge := edges[option]) is not None]
        if not found:
            option = next(iter(options))
            edges[option] = edge = Edge(option, 0.0)
            found.append(edge)
        return found

    def select(self, legal: Sequence[Edge], spread: float) -> Edge:
        """Return the edge to follow: the one with the highest upper confidence bound.

        The bound of an edge is its value as in `values`, and a bonus that grows with how seldom it was
        visited among the times that it was available (Cowling, Powley and Whitehouse 2012).
        """
        found = legal[0]
        if len(legal) == 1:
            return found
        prior_visits, point = self.prior_visits, spread / POINTS_PER_SPREAD
        base = self._base(legal, point)
        bonus, most = EXPLORATION * spread, -inf
        for edge in legal:  # `values`, written out: a call for each edge would take longer than all the rest
            edge.available = available = edge.available + 1
            count = edge.visits + prior_visits
            bound = (edge.total + prior_visits * (base + point * edge.value)) / count
            bound += bonus * sqrt(log(available + 1) / count)
            if bound > most:
                most, found = bound, edge
        return found

    def values(self, legal: Sequence[Edge], spread: float) -> list[float]:
        """Return the expected result of each edge: the mean of its results and of its prior.

        1. A prior stands for `prior_visits` results. It is linear in the action value, since that is all
           that a game promises of its action values.
        2. Its slope is a spread of the results for each POINTS_PER_SPREAD, so that the priors fade where
           results differ little, as in a game that is as good as won.
        3. Its level is such that the best action value promises what the node has had on average so far:
           an option that was never tried is then neither feared nor hoped for.
        """
        prior_visits, point = self.prior_visits, spread / POINTS_PER_SPREAD
        base = self._base(legal, point)
        return [
            (edge.total + prior_visits * (base + point * edge.value)) / (edge.visits + prior_visits)
            for edge in legal
        ]

    def _base(self, legal: Sequence[Edge], point: float) -> float:
        """Return the prior of an action value of 0."""
        mean = self.total / self.visits if self.visits else 0.0
        return mean - point * max([edge.value for edge in legal])
