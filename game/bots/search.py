"""Information-set Monte Carlo tree search: what comes of each option, in many states behind one view.

Each iteration takes an imagined state, follows the tree to its edge, everybody for the sake of its own seat,
plays on by instinct or reflex until the round is over or another has begun, and remembers how the seats stand
there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Generic

from game.bots.characters import Character
from game.bots.style import inclined
from game.bots.tree import DOUBT, POINTS, TRUST, Branch, Node
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask, Frame, advance
from game.estimate import estimate

ROUNDS = 1
"""So many more rounds must have begun before a position is judged: then options have had their effects. In a
game that can tell whether it is `over`, it is judged as soon as its round has ended."""
FAR = 300
"""Decisions after which a position is judged in any case."""
WORLDS = 256
"""So many states are imagined for a question; later visits find them again, and other chance in them."""
NARROW = 1e-3
"""The least spread of the results, so that there is always something to be curious about."""


class Search(Generic[S, V]):
    """The search for the answer to one question, with the tastes of a character."""

    def __init__(self, game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character) -> None:
        self.game, self.view, self.ask, self.character = game, view, ask, character
        self.seed = rng.split().word
        self.root = Node(DOUBT)
        self._worlds: list[S] = []
        self._whole: list[Frame] = []
        state = self._world(0)
        self.until = game.rounds(state) + ROUNDS
        self.root.learn(ask.for_bots, self._worths(state, ask))
        self.branches = self.root.able(ask.for_bots)
        self._grudges = dict.fromkeys(self.branches, 0.0)
        self.count = 0
        self._squares = 0.0

    def run(self, iterations: int) -> None:
        """So many iterations, or fewer where the rest could not make another branch the most visited."""
        while self.count < iterations and self._lead() <= iterations - self.count:
            self.iterate()

    def run_for(self, seconds: float) -> None:
        """As many iterations as begin within that time, at least one; fewer where `run` would stop, too."""
        start = perf_counter()
        self.iterate()
        while (passed := perf_counter() - start) < seconds:
            if self._lead() > self.count * (seconds / passed - 1):
                break
            self.iterate()

    @property
    def chosen(self) -> Branch:
        """The branch that was visited most often."""
        return max(self.branches, key=lambda branch: (branch.visits, branch.worth))

    @property
    def values(self) -> list[float]:
        """What each branch seems worth, as a share of the victory."""
        return self.root.values(self.branches, self.spread)

    @property
    def shares(self) -> list[float]:
        """What each branch promises of the victory itself, without any spite."""
        usual = sum(self._grudges.values()) / max(self.count, 1)
        found = (
            value + (self._grudges[branch] / branch.visits if branch.visits else usual)
            for branch, value in zip(self.branches, self.values, strict=True)
        )
        return [min(max(share, 0.0), 1.0) for share in found]

    @property
    def spread(self) -> float:
        """The standard deviation of the results so far, for the seat that thinks."""
        if not self.count:
            return NARROW
        mean = self.root.total / self.count
        return max(sqrt(max(self._squares / self.count - mean * mean, 0.0)), NARROW)

    def iterate(self) -> None:
        """Once down the tree and back.

        The n-th visit of every option begins in the same state: what differs is the option alone. Where
        reflex can play on, no tree grows below an answer until its results count as much as instinct.
        """
        game, node, spread = self.game, self.root, self.spread
        first = branch = node.select(self.branches, spread)
        trail = [(node, branch, self.ask.seat)]
        state = self._world(branch.visits)
        ask = advance(state, branch.action)
        decisions = 0
        while ask is not None and decisions < FAR and game.rounds(state) < self.until:
            if branch.visits < TRUST and (open_one := game.fast_rollout(state, ask)) is not ask:
                ask = open_one
                continue
            options = ask.for_bots
            if len(options) == 1:
                ask = advance(state, options[0])
                continue
            decisions += 1
            if branch.visits:
                node = branch.follow(ask.seat, ask.prompt)
                if not node.knows(options):
                    node.learn(options, self._guess(state, ask))
                branch = node.select(node.able(options), spread)
                trail.append((node, branch, ask.seat))
                ask = advance(state, branch.action)
            else:
                worths = self._worths(state, ask)
                ask = advance(state, options[max(range(len(options)), key=worths.__getitem__)])
        self._remember(trail, self._judge(state, first))

    def _world(self, number: int) -> S:
        """The state with that number among all that could lie behind the view, up to the end of its round."""
        worlds, place = self._worlds, number % WORLDS
        if place == len(worlds):
            world = self.game.determinize(self.view, Rng(self.seed + place).split())
            if self.game.over is not None:
                self._whole = [world.stack.pop(0)]
            worlds.append(world)
        state = self.game.clone(worlds[place])
        if number >= WORLDS:
            state.rng = Rng(self.seed + number)
        return state

    def _worths(self, state: S, ask: Ask) -> Sequence[float]:
        """What instinct says of each option; the own seat has its character's urges."""
        if ask.seat == self.ask.seat:
            return inclined(self.game, state, ask, self.character)
        return self.game.action_values(state, ask)[: len(ask.for_bots)]

    def _guess(self, state: S, ask: Ask) -> Sequence[float]:
        """The worths of options inside the tree: where reflex has an answer, the others are worse than it."""
        action = self.game.rollout_policy(state, ask)
        if action is None:
            return self._worths(state, ask)
        return [0.0 if option == action else -POINTS for option in ask.for_bots]

    def _judge(self, state: S, branch: Branch) -> list[float]:
        """What each seat makes of a position that a branch has led to."""
        if not state.stack and self.game.over is not None and not self.game.over(state):
            state.stack = self._whole  # between two rounds
        me, results = self.ask.seat, estimate(self.game, state)
        if self.character.spite:
            best = max([share for seat, share in enumerate(results) if seat != me])
            grudge = self.character.spite * best
            results[me] -= grudge
            self._grudges[branch] += grudge
        return results

    def _remember(self, trail: Sequence[tuple[Node, Branch, int]], results: Sequence[float]) -> None:
        """Note the results in all that led to them."""
        for node, branch, seat in trail:
            branch.visits += 1
            branch.total += results[seat]
            node.visits += 1
            node.total += results[seat]
        self.count += 1
        self._squares += results[self.ask.seat] ** 2

    def _lead(self) -> int:
        """By how many visits one branch is ahead of all others; of a single one there is nothing to learn."""
        visits = sorted([branch.visits for branch in self.branches])
        return visits[-1] - visits[-2] if len(visits) > 1 else self.count * FAR
