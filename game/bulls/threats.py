"""What a rival is likeliest to score at one destination, and which cards could change that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from game.bulls.odds import likeliest_ends
from game.bulls.rows import CARDS, DESTINATIONS, Dice
from game.bulls.stampede import street_taken, ways_of
from game.bulls.view import BullsView, Runner


class Threat(NamedTuple):
    """So many `points` that the `runners` of a seat are bound for at the destination in a slot.

    `streets` are those by which they get there if none of them rolls again.
    """

    points: int
    slot: int
    seat: int
    runners: tuple[Runner, ...]
    streets: frozenset[int]


def greatest_threat(view: BullsView, seat: int) -> Threat | None:
    """Return the most that any rival of a seat is bound for at one destination; None if none is for any."""
    found = defaultdict[tuple[int, int], list[Runner]](list)
    ends = likeliest_ends(view)
    for die in view.runners:
        if die.seat != seat and die.id in ends:
            found[ends[die.id], die.seat].append(die)
    scored = {
        (slot, rival): len(dice) * DESTINATIONS[view.slots[slot]].points
        for (slot, rival), dice in found.items()
    }
    if not scored:
        return None
    slot, rival = max(scored, key=lambda one: (scored[one], one[0], -one[1]))
    dice = found[slot, rival]
    streets = frozenset(street for die in dice for street in _streets(view, die))
    return Threat(scored[slot, rival], slot, rival, tuple(dice), streets)


def is_for_rivals(card: int) -> bool:
    """Return whether a card can be used on Runners of rivals."""
    return any(isinstance(one, Dice) and one.owner in ("rival", "any") for one in CARDS[card].effects)


def _streets(view: BullsView, die: Runner) -> Iterator[int]:
    """Yield the streets that a Runner takes today if it never rolls."""
    town, space = view.town, die.space
    ways = ways_of(town, view.flags, die.seat)
    while town.exits[space] is not None:
        yield street_taken(town, ways, space, die.face)
        space = ways[space][die.face]
