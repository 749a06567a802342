"""What awaits the dice if nobody plays another card: exact, because faces persist between rerolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from game.bulls.rows import DESTINATIONS
from game.bulls.runner_values import Values, runner_values
from game.bulls.stampede import SAFE, Ways, faces_to_come, flags_of, street_taken, ways_of
from game.bulls.tokens import NOWHERE
from game.bulls.town import Town
from game.bulls.view import BullsView
from game.core.action import Token


@dataclass(frozen=True, slots=True)
class Odds:
    """What awaits a Runner today; chances are from 0 to 1.

    `street` is the id of the one that it takes next, None once it has arrived. `risk` is the chance to be
    trampled at the next charge, `trampled` that by the end of the day, `arrivals` those to reach each
    destination, from left to right.
    """

    street: int | None
    risk: float
    trampled: float
    arrivals: tuple[float, ...]

    @property
    def likeliest(self) -> int:
        """The destination, counted from the left, that the Runner reaches with the best chance."""
        return max(range(len(self.arrivals)), key=self.arrivals.__getitem__)


def odds(view: BullsView) -> dict[int, Odds]:
    """Return the odds of every Runner that stands on the board, by its id."""
    town = view.town
    ways = [ways_of(town, view.flags, seat) for seat in range(view.seats)]
    dangers = _dangers(view)
    found = {}
    for id, seat, space, face in [(die.id, die.seat, die.space, die.face) for die in view.runners]:
        if space == NOWHERE:
            continue
        arrivals = arrival_chances(town, ways[seat], dangers, space, face)
        street, risk = None, 0.0
        if town.exits[space] is not None:
            street = street_taken(town, ways[seat], space, face)
            risk = chance_to_be_trampled(dangers[ways[seat][space][face]], face)
        found[id] = Odds(street, risk, 1.0 - sum(arrivals), arrivals)
    return found


def likeliest_ends(view: BullsView) -> dict[int, int]:
    """Return by id of a Runner which destination it will most likely reach, if nobody plays a card.

    Those that will most likely be trampled before are not among them. Nothing once they have arrived.
    """
    if view.row >= len(view.town.rows) - 1:
        return {}
    return {
        die: known.likeliest
        for die, known in odds(view).items()
        if known.arrivals[known.likeliest] > known.trampled
    }


def bound_for(view: BullsView) -> Mapping[int, Counter[int]]:
    """Return by destination how many Runners of each seat will most likely reach it."""
    found: dict[int, Counter[int]] = {slot: Counter() for slot in range(len(view.town.destinations))}
    ends = likeliest_ends(view)
    for die in view.runners:
        if die.id in ends:
            found[ends[die.id]][die.seat] += 1
    return found


def values_of(view: BullsView) -> list[Values]:
    """Return by seat what its Runners score today on average by where they stand, if nobody plays a card."""
    perils = tuple(
        faces_to_come(view.town, [bull.space for bull in view.bulls], [bull.face for bull in view.bulls])
    )
    prizes = tuple(float(DESTINATIONS[card].points) for card in view.slots)
    return [
        runner_values(view.town, prizes, perils, flags_of(view.flags, seat)) for seat in range(view.seats)
    ]


def expected_points(view: BullsView) -> list[float]:
    """Return by seat what its Runners will score today on average, if nobody plays another card."""
    found, values = [0.0] * view.seats, values_of(view)
    for die in view.runners:
        if die.space != NOWHERE:
            found[die.seat] += values[die.seat][die.space][die.face]
    return found


def _dangers(view: BullsView) -> list[int]:
    return faces_to_come(view.town, [bull.space for bull in view.bulls], [bull.face for bull in view.bulls])


def bull_route(view: BullsView, bull: int) -> tuple[int, ...]:
    """Return the ids of the streets down which a Bull will run today."""
    town, face = view.town, view.bulls[bull].face
    spaces = (view.bulls[bull].space, *town.courses[view.bulls[bull].space][face])
    return tuple(street_taken(town, town.ways, space, face) for space in spaces[:-1])


def is_matched(view: BullsView, runner: Token) -> bool:
    """True if a Bull in the space of a Runner shows the same face. Rule 7.3."""
    die = view.die(runner)
    return die is not None and any((bull.space, bull.face) == (die.space, die.face) for bull in view.bulls)


def chance_to_be_trampled(horns: int, face: int) -> float:
    """Return the chance to be trampled by Bulls of these faces: who matches one rerolls, into k of six."""
    return horns.bit_count() / 6 if horns >> face & 1 else 0.0


def arrival_chances(town: Town, ways: Ways, perils: list[int], space: int, face: int) -> tuple[float, ...]:
    """Return the chance to reach each destination, from left to right; the rest is to be trampled."""
    chances = {(space, face): 1.0}
    for _ in range(len(town.rows) - 1 - town.spaces[space].row):
        following: dict[tuple[int, int], float] = {}
        for (here, shown), chance in chances.items():
            there = ways[here][shown]
            horns = perils[there]
            if not horns >> shown & 1:
                following[there, shown] = following.get((there, shown), 0.0) + chance
                continue
            for rolled in SAFE[horns]:
                following[there, rolled] = following.get((there, rolled), 0.0) + chance / 6
        chances = following
    return tuple(
        sum(chance for (end, _), chance in chances.items() if end == place) for place in town.destinations
    )
