"""How likely a seat is to take a trick if it goes: counted over rounds played to their end in the head."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rng import Rng
from game.toruro.bots.determinization import determinize
from game.toruro.bots.rollout import play_round
from game.toruro.view import ToruroView


@dataclass(frozen=True, slots=True)
class Chance:
    """In `taken` of `rolls` rounds the seat took a trick; a lulo would cost it `cost` chips.

    Chances add up, so that whoever shows them can count a few rounds at a time.
    """

    rolls: int
    taken: int
    cost: int

    @property
    def share(self) -> float:
        """The chance to take at least one trick; 0 before anything is counted."""
        return self.taken / self.rolls if self.rolls else 0.0

    def __add__(self, other: Chance) -> Chance:
        return Chance(self.rolls + other.rolls, self.taken + other.taken, other.cost)


def chance(view: ToruroView, rng: Rng, rolls: int) -> Chance:
    """The chance of the seat of the view if it goes, or now that it has gone, over so many rounds.

    It must hold cards, or have played them. What it cannot see is dealt anew for each round, and everybody
    plays as the regulars of the house would. `rng` is the caller's own.
    """
    assert view.seat is not None
    taken = sum([view.seat in play_round(determinize(view, rng), view.seat) for _ in range(rolls)])
    return Chance(rolls, taken, view.lulo)
