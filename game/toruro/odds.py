"""The chances of seats and cards to take tricks, by rollouts, and what a hand would have taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.rng import Rng
from game.toruro.bots.determinization import determinize
from game.toruro.bots.rollout import play_on, play_round, play_tricks
from game.toruro.deck import Card, without
from game.toruro.round import HAND
from game.toruro.tokens import POTS
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


def tricks_taken(view: ToruroView, cards: Sequence[Card], rng: Rng, rolls: int) -> list[tuple[int, int]]:
    """Return in how many of so many rollouts each of these cards takes the present trick, and others a later.

    They are cards of the view's seat, which plays one of them now, and then those that it has left. In each
    rollout what it cannot see is dealt anew, the same for all of them. `rng` is advanced.
    """
    assert view.seat is not None
    taken, trick = [(0, 0)] * len(cards), len(view.takers)
    for _ in range(rolls):
        state = determinize(view, rng)
        for place, card in enumerate(cards):
            state.hands[view.seat] = without(view.hand, card)
            now, *later = (seat == view.seat for seat in play_on(state, [*view.plays, card])[trick:])
            before = taken[place]
            taken[place] = before[0] + now, before[1] + any(later)
    return taken


def has_hands(view: ToruroView) -> bool:
    """Return whether all have spoken, several go, and each of these has all cards that it plays with."""
    goers = [seat for seat, goes in enumerate(view.goes) if goes]
    held = all(view.hands[seat] + view.players.count(seat) >= HAND for seat in goers)
    return None not in view.goes and len(goers) > 1 and held


def pots_taken(view: ToruroView, rng: Rng, rolls: int) -> list[list[int]]:
    """Return by pot in how many of so many rollouts each seat takes it, as far as the whole table may know.

    The view must be one that `has_hands`. What its seat alone knows counts for nothing. `rng` is advanced.
    """
    public = replace(view, seat=None, hand=(), discards=(), chosen=(), aside=(), bookmarks=())
    taken = [[0] * view.seats for _ in range(POTS)]
    for _ in range(rolls):
        for pot, seat in enumerate(play_round(determinize(public, rng), view.first)):
            taken[pot][seat] += 1
    return taken


def had_gone(view: ToruroView, hand: Sequence[Card]) -> tuple[int, ...]:
    """Return by pot who would have taken it, had the view's seat gone with a hand with which it has passed.

    That is told after the last trick, when all who went have shown their cards: they play these again, and
    the hand is played as it was dealt, all by the bots' policy.
    """
    order = [(view.first + view.house.turn_step * turn) % view.seats for turn in range(view.seats)]
    shown = {
        seat: [play.card for trick in view.tricks for play in trick if play.seat == seat] for seat in order
    }
    goers = [seat for seat in order if view.goes[seat] or seat == view.seat]
    hands = [[*hand] if seat == view.seat else shown[seat] for seat in goers]
    takers = play_tricks(hands, [], 0, [], view.exposed, view.house.overtrump)
    return tuple(goers[place] for place in takers)
