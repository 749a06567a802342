"""The chance of a seat to take a trick if it goes, and of a card to take one, by rollouts of the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rng import Rng
from game.toruro.bots.determinization import determinize
from game.toruro.bots.rollout import play_on, play_round
from game.toruro.deck import Card, without
from game.toruro.view import ToruroView


@dataclass(frozen=True, slots=True)
class Chance:
    """The seat took a trick in `taken` of `rolls` rollouts; a lulo would cost it `cost` chips.

    `chips` are all that it won in them, less its lulos. Chances add up, so that whoever shows them can count
    a few rounds at a time.
    """

    rolls: int
    taken: int
    cost: int
    chips: int = 0

    @property
    def share(self) -> float:
        """The share of rollouts in which the seat took a trick; 0 before the first one."""
        return self.taken / self.rolls if self.rolls else 0.0

    @property
    def mean(self) -> float:
        """The mean of the chips that the seat won or owed in a rollout; 0 before the first one."""
        return self.chips / self.rolls if self.rolls else 0.0

    def __add__(self, other: Chance) -> Chance:
        sums = self.rolls + other.rolls, self.taken + other.taken
        return Chance(*sums, other.cost, self.chips + other.chips)


def chance(view: ToruroView, rng: Rng, rolls: int) -> Chance:
    """Return the chance of the view's seat to take a trick if it goes or has gone, by so many rollouts.

    The seat must hold cards, or have played them. What it cannot see is dealt anew for each rollout, in which
    everybody plays by the bots' policy. `rng` is advanced.
    """
    assert view.seat is not None
    stakes = (*view.taken, *view.pots[len(view.taken) :])
    taken = chips = 0
    for _ in range(rolls):
        won = [
            stakes[pot]
            for pot, seat in enumerate(play_round(determinize(view, rng), view.seat))
            if seat == view.seat
        ]
        taken += bool(won)
        chips += sum(won) if won else -view.lulo
    return Chance(rolls, taken, view.lulo, chips)


def tricks_taken(view: ToruroView, cards: Sequence[Card], rng: Rng, rolls: int) -> list[int]:
    """Return in how many of so many rollouts each of these cards takes the trick that is being played.

    They are cards of the view's seat, which plays one of them now. In each rollout what it cannot see is
    dealt anew, the same for all of them. `rng` is advanced.
    """
    assert view.seat is not None
    taken, trick = [0] * len(cards), len(view.takers)
    for _ in range(rolls):
        state = determinize(view, rng)
        for place, card in enumerate(cards):
            state.hands[view.seat] = without(view.hand, card)
            taken[place] += play_on(state, [*view.plays, card])[trick] == view.seat
    return taken
