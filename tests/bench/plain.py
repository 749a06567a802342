"""A plain information-set Monte Carlo tree search, as the books have it, to compare ours with.

Random deals of what is hidden, UCB1 with counts of availability, random playouts to the end. `OnFloor` plays
the little card game of the floor, `OnGame` any game by its rules, and neither knows what is good in it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, TypeVar

from game.core.game import AnyGame
from game.core.rng import Rng
from game.core.script import Ask, advance
from tests.bench import floor
from tests.bench.floor import CARDS, HAND, SEATS, Tricks

EXPLORATION = 0.7
M = TypeVar("M", bound=Hashable)


class Node:
    """What came of a move for the seat that made it."""

    def __init__(self, parent: Node | None = None, seat: int = 0) -> None:
        self.parent, self.seat = parent, seat
        self.visits, self.available, self.total = 0, 1, 0.0
        self.children: dict[Any, Node] = {}

    def untried(self, moves: Sequence[M]) -> list[M]:
        """The moves that have no child yet."""
        return [move for move in moves if move not in self.children]

    def select(self, moves: Sequence[M]) -> M:
        """The move with the highest UCB1; all of them were available once more."""
        able = [(self.children[move], move) for move in moves]
        for child, _ in able:
            child.available += 1
        return max(able, key=lambda pair: pair[0].bound())[1]

    def bound(self) -> float:
        """UCB1, with how often the move was available in place of the visits of the parent."""
        return self.total / self.visits + EXPLORATION * sqrt(log(self.available) / self.visits)

    def add(self, move: Hashable, seat: int) -> Node:
        """A new child."""
        self.children[move] = Node(self, seat)
        return self.children[move]

    def back_up(self, results: Sequence[float]) -> None:
        """Note the results of a playout here and in all that led here."""
        node: Node | None = self
        while node is not None:
            node.visits += 1
            node.total += results[node.seat]
            node = node.parent

    def most_visited(self) -> Any:
        """The move to make."""
        return max(self.children, key=lambda move: self.children[move].visits)


class OnFloor:
    """The search for the card of the seat in turn, which sees its own hand and what lies on the table."""

    def __init__(self, state: Tricks, random: Random) -> None:
        self.state, self.random = state, random
        self.seat = (state.leader + len(state.trick)) % SEATS
        self.root = Node()
        seen = {*state.hands[self.seat], *state.trick}
        self.unseen = [card for card in range(CARDS) if card not in seen]

    def determinize(self) -> Tricks:
        """The state with the other hands dealt anew."""
        copy, pool = self.state.clone(), self.unseen[:]
        self.random.shuffle(pool)
        for seat, hand in enumerate(copy.hands):
            if seat != self.seat:
                hand[:], pool = pool[: len(hand)], pool[len(hand) :]
        return copy

    def iterate(self) -> None:
        """Select, expand, play out, back up."""
        state, node, random = self.determinize(), self.root, self.random
        fresh: list[int] = []
        while state.left and not fresh:
            seat = (state.leader + len(state.trick)) % SEATS
            cards = floor.options(state)
            fresh = node.untried(cards)
            card = random.choice(fresh) if fresh else node.select(cards)
            node = node.add(card, seat) if fresh else node.children[card]
            floor.lay(state, card)
        while state.left:
            floor.lay(state, random.choice(floor.options(state)))
        node.back_up([won / HAND for won in state.won])


class OnGame:
    """The same for the question of any game."""

    def __init__(self, game: AnyGame, view: Any, ask: Ask, rng: Rng) -> None:
        self.game, self.view, self.ask, self.rng = game, view, ask, rng
        self.root = Node()

    def iterate(self) -> None:
        """Select, expand, play out, back up."""
        state, node, rng = self.game.determinize(self.view, self.rng), self.root, self.rng
        ask: Ask | None = self.ask
        fresh: list[Any] = []
        while ask is not None and not fresh:
            options = ask.for_bots
            fresh = node.untried(options)
            action = rng.pick(fresh) if fresh else node.select(options)
            node = node.add(action, ask.seat) if fresh else node.children[action]
            ask = advance(state, action)
        while ask is not None:
            ask = advance(state, rng.pick(ask.for_bots))
        node.back_up([row.payoff for row in self.game.standings(state)])
