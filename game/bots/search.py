"""Information-set Monte Carlo tree search: what comes of each option, in many states behind one view.

Each iteration takes a determinization of the view, follows the tree to its edge, each seat maximising its own
result, plays on by action values or the rollout policy until the round is over or another has begun, and
updates the tree with the estimate of that position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, log, sqrt
from time import perf_counter
from typing import Generic

from game.bots.characters import Character, urged_values
from game.bots.imagined import ImaginedStates
from game.core.action import Action
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask, advance

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

HORIZON_ROUNDS = 1
"""So many more rounds must have begun before a position is evaluated: then options have had their effects. In
a game that can tell whether it is `over`, it is evaluated as soon as its round has ended."""
MAX_ROLLOUT_DECISIONS = 300
"""Decisions after which a position is evaluated in any case."""
MIN_SPREAD = 1e-3
"""The least spread of the results, so that there is always a bonus to explore for."""


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


class Search(Generic[S, V]):
    """The search for the answer to one question, with the urges and the spite of a character.

    Equal arguments find equal answers after equally many iterations. It knows nothing but `view`, and never
    changes it; it does not promise to stop by itself, which is what `run` and `run_for` are for.

    >>> from game import find
    >>> from game.bots.characters import find_character
    >>> from game.core.game import new_state, resolve_options
    >>> game = find("toruro")
    >>> state = new_state(game, 3, 1, resolve_options(game.meta, {}), None)
    >>> ask = advance(state)
    >>> search = Search(game, game.view(state, ask.seat), ask, Rng(1), find_character("master", "toruro"))
    >>> search.run(20)
    >>> search.chosen.action in ask.options
    True
    >>> sum(edge.visits for edge in search.edges) == search.iterations
    True
    """

    def __init__(self, game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character) -> None:
        self.game, self.view, self.ask, self.character = game, view, ask, character
        self.imagined = ImaginedStates(game, view, rng.split().word)
        self.root = Node(PRIOR_VISITS_ROOT)
        state = self.imagined.state(0)
        self.horizon = game.rounds(state) + HORIZON_ROUNDS
        self.root.expand(ask.for_bots, self._action_values(state, ask))
        self.edges = self.root.legal_edges(ask.for_bots)
        self._grudges = dict.fromkeys(self.edges, 0.0)
        self.iterations = 0
        self._squares = 0.0

    def run(self, iterations: int) -> None:
        """Iterate so often, or less where the rest could not make another edge the most visited."""
        while self.iterations < iterations and self.lead_in_visits() <= iterations - self.iterations:
            self.iterate()

    def run_for(self, seconds: float) -> None:
        """Iterate for that time, at least once; less where `run` would stop, at the pace so far."""
        start = perf_counter()
        self.iterate()
        while (passed := perf_counter() - start) < seconds:
            if self.lead_in_visits() > self.iterations * (seconds / passed - 1):
                break
            self.iterate()

    @property
    def chosen(self) -> Edge:
        """The edge that was visited most often; of several the one with the best action value."""
        return max(self.edges, key=lambda edge: (edge.visits, edge.value))

    @property
    def values(self) -> list[float]:
        """The expected result of each edge, as a share of the victory less the character's spite."""
        return self.root.values(self.edges, self.spread)

    @property
    def shares(self) -> list[float]:
        """The expected share of the victory of each edge, from 0 to 1, without any spite."""
        usual = sum(self._grudges.values()) / max(self.iterations, 1)
        found = (
            value + (self._grudges[edge] / edge.visits if edge.visits else usual)
            for edge, value in zip(self.edges, self.values, strict=True)
        )
        return [min(max(share, 0.0), 1.0) for share in found]

    @property
    def spread(self) -> float:
        """The standard deviation of the results so far, for the seat that thinks."""
        if not self.iterations:
            return MIN_SPREAD
        mean = self.root.total / self.iterations
        return max(sqrt(max(self._squares / self.iterations - mean * mean, 0.0)), MIN_SPREAD)

    def iterate(self) -> None:
        """Go once down the tree and back.

        1. The n-th visit of every edge of the root begins in the same state with the same dice: what differs
           between edges is the option alone.
        2. Where a game has a fast rollout, no node grows below an edge before its results weigh as much as
           its prior: until then the rollout is many times as fast and decides as well.
        """
        game, node, spread = self.game, self.root, self.spread
        first = edge = node.select(self.edges, spread)
        path = [(node, edge, self.ask.seat)]
        state = self.imagined.state(edge.visits)
        ask = advance(state, edge.action)
        decisions = 0
        while ask is not None and decisions < MAX_ROLLOUT_DECISIONS and game.rounds(state) < self.horizon:
            if edge.visits < PRIOR_VISITS and (open_one := game.fast_rollout(state, ask)) is not ask:
                ask = open_one
                continue
            options = ask.for_bots
            if len(options) == 1:
                ask = advance(state, options[0])
                continue
            decisions += 1
            if edge.visits:
                node = edge.child(ask.seat, ask.prompt)
                if not node.has_expanded(options):
                    node.expand(options, self._priors(state, ask))
                edge = node.select(node.legal_edges(options), spread)
                path.append((node, edge, ask.seat))
                ask = advance(state, edge.action)
            else:
                values = self._action_values(state, ask)
                ask = advance(state, options[max(range(len(options)), key=values.__getitem__)])
        self._backpropagate(path, self._evaluate(state, first))

    def lead_in_visits(self) -> int:
        """Return by how many visits the most visited edge is ahead of all others.

        1. An iteration adds a visit to one edge, so with fewer iterations left than this lead no other can
           become the most visited: the answer is certain, and `run` and `run_for` stop.
        2. A tie is no lead, even if action values would break it: the next visit decides.
        3. A single edge has nothing to be compared with; its lead is out of reach as soon as there is a
           result.
        """
        visits = sorted([edge.visits for edge in self.edges])
        return visits[-1] - visits[-2] if len(visits) > 1 else self.iterations * MAX_ROLLOUT_DECISIONS

    def _action_values(self, state: S, ask: Ask) -> Sequence[float]:
        """Return the action values for bots; those of the own seat include its character's urges."""
        if ask.seat == self.ask.seat:
            return urged_values(self.game, state, ask, self.character)
        return self.game.action_values(state, ask)[: len(ask.for_bots)]

    def _priors(self, state: S, ask: Ask) -> Sequence[float]:
        """Return the action values of a node inside the tree, in points of the game.

        1. Where the rollout policy has an answer, action values are slow: all that is known is that this
           answer is the best.
        2. The others get one spread less (POINTS_PER_SPREAD), which keeps them above PRUNE_MARGIN.
        """
        action = self.game.rollout_policy(state, ask)
        if action is None:
            return self._action_values(state, ask)
        return [0.0 if option == action else -POINTS_PER_SPREAD for option in ask.for_bots]

    def _evaluate(self, state: S, edge: Edge) -> list[float]:
        """Return the result of each seat in a position that an edge of the root has led to."""
        me, results = self.ask.seat, self.imagined.shares(state)
        if self.character.spite:
            best = max([share for seat, share in enumerate(results) if seat != me])
            grudge = self.character.spite * best
            results[me] -= grudge
            self._grudges[edge] += grudge
        return results

    def _backpropagate(self, path: Sequence[tuple[Node, Edge, int]], results: Sequence[float]) -> None:
        """Add the results to every node and edge that led to them, each for the seat that decided there."""
        for node, edge, seat in path:
            edge.visits += 1
            edge.total += results[seat]
            node.visits += 1
            node.total += results[seat]
        self.iterations += 1
        self._squares += results[self.ask.seat] ** 2
