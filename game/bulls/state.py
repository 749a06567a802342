"""The state of a game: all that is on the table and in the hands, as flat lists of ints; who leads in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, TypeAlias

import msgspec

from game.bulls.events import Reshuffled
from game.bulls.rows import DESTINATIONS, RULES, Tomorrow
from game.bulls.tokens import CARD, FLAGS_PER_SEAT, NOWHERE, RUNNERS_PER_SEAT
from game.bulls.town import Town
from game.core.event import Drew
from game.core.rng import Rng
from game.core.script import State, share
from game.core.seat import Standing, rank_seats

Face: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
"""What a die shows; a position in which one shows anything else is refused."""


@dataclass(slots=True)
class Bulls(State):
    """The state of a game.

    The Runners in play are three parallel lists in order of id: runner 16 * seat + k, its space, its face.
    The Bulls on the board are two, their place in them is their id. `flags[marker]` is the sign on which
    Direction token 3 * seat + k lies. `row` is where the dice stand: 0 to 3 while cards are played, 4 at the
    destinations.
    """

    board: Town
    seats: int
    days: int
    day: int
    row: int
    first: int  # the seat that holds the first-player token

    runners: list[int]
    spaces: list[int]
    faces: list[Face]
    trampled: list[int]  # the Runners of today that are out
    bull_spaces: list[int]
    bull_faces: list[Face]
    flags: list[int]

    hands: list[list[int]]
    deck: list[int]  # a pool without order: cards are drawn from it at random
    discard: list[int]
    chosen: list[int]  # what has been picked for the effect that is being resolved
    sealed: list[int]  # cards of any hand that are picked to be discarded, secret until all have decided

    slots: list[int]  # the destination card on each slot, from left to right
    aside: list[int]
    noted: list[tuple[int, ...]]  # by seat, the destination cards that change its next day
    points: list[list[int]]  # by seat, the points of each day

    ran: list[int]  # how many Runners set out, by day
    lost: list[int]  # how many of them were trampled, by day
    arrived: list[int]  # how many reached the destinations, by slot
    reshuffles: int

    def clone(self) -> Bulls:
        """Return an independent equal state, without events."""
        return Bulls(
            share(self.stack),
            Rng(self.rng.word),
            None,
            self.board,
            self.seats,
            self.days,
            self.day,
            self.row,
            self.first,
            self.runners[:],
            self.spaces[:],
            self.faces[:],
            self.trampled[:],
            self.bull_spaces[:],
            self.bull_faces[:],
            self.flags[:],
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.discard[:],
            self.chosen[:],
            self.sealed[:],
            self.slots[:],
            self.aside[:],
            self.noted[:],
            [days[:] for days in self.points],
            self.ran[:],
            self.lost[:],
            self.arrived[:],
            self.reshuffles,
        )

    def order(self) -> list[int]:
        """Return the seats clockwise from the first player."""
        return [*range(self.first, self.seats), *range(self.first)]

    def total(self, seat: int) -> int:
        """Return all points of a seat so far."""
        return sum(self.points[seat])

    def gain(self, seat: int, points: int) -> None:
        """Add points to those of today."""
        self.points[seat][self.day - 1] += points

    def earned_effects(self, seat: int) -> list[Tomorrow]:
        """Return the effects that a seat earned yesterday, one for each card. Rule 8.2."""
        return [DESTINATIONS[card].next_day for card in self.noted[seat]]

    def starting_runners(self, seat: int) -> range:
        """Return the Runners with which a seat begins the day: as its effects say, but at least one."""
        number = RULES.runners[self.seats] + sum([effect.runners for effect in self.earned_effects(seat)])
        return range(RUNNERS_PER_SEAT * seat, RUNNERS_PER_SEAT * seat + max(RULES.min_runners, number))

    def supply(self, seat: int) -> int:
        """Return a Direction token that a seat may still lay, or NOWHERE where all lie on the board."""
        for marker in range(FLAGS_PER_SEAT * seat, FLAGS_PER_SEAT * seat + FLAGS_PER_SEAT):
            if self.flags[marker] == NOWHERE:
                return marker
        return NOWHERE

    def draw(self, seat: int, count: int, rule: str) -> None:
        """Draw cards while there are any; an empty deck is made anew of the discard pile. Rule 6.3."""
        while count > 0 and (self.deck or self.discard):
            if not self.deck:
                self.deck, self.discard = self.discard, []
                self.reshuffles += 1
                self.emit(Reshuffled("bulls.6.3", len(self.deck)))
            cards = self.rng.deal(self.deck, min(count, len(self.deck)))
            self.hands[seat] += cards
            count -= len(cards)
            if self.events is not None:
                self.emit(Drew(rule, seat, len(cards), tuple([CARD[card] for card in cards])))


def standings(state: Bulls) -> tuple[Standing, ...]:
    """Return how each seat stands; the payoff is its share of the victory."""
    ranked = ranks(state.points, state.day)
    return rank_seats(ranked, (rank[0] for rank in ranked))


def ranks(points: Sequence[Sequence[int]], day: int) -> list[tuple[int, int]]:
    """Return what seats are compared by: all points, then those of the last day. Rule 8.5.

    `points` are those of each seat by day, `day` is the last one that has begun.
    """
    return [(sum(days), days[max(day, 1) - 1]) for days in points]


def rounds(state: Bulls) -> int:
    """Return how many steps, of all days, were played."""
    return max(state.day - 1, 0) * (len(state.board.rows) - 1) + state.row


def metrics(state: Bulls) -> dict[str, float]:
    """Return the game's own measures: fates of Runners, points by day, tokens and Bulls at the end."""
    totals = sorted((state.total(seat) for seat in range(state.seats)), reverse=True)
    found: dict[str, float] = {}
    for day in range(state.days):
        found[f"trampled on day {day + 1}"] = state.lost[day] / max(state.ran[day], 1)
        found[f"points on day {day + 1}"] = sum(days[day] for days in state.points) / state.seats
    for slot, count in enumerate(state.arrived, 1):
        found[f"survivors at D{slot}"] = count / max(sum(state.arrived), 1)
    found["reshuffles"] = state.reshuffles
    found["winning margin"] = totals[0] - totals[1]
    found["shared victory"] = float([standing.place for standing in standings(state)].count(1) > 1)
    found["Direction tokens at the end"] = len(state.flags) - state.flags.count(NOWHERE)
    found["Bulls at the end"] = len(state.bull_faces)
    return found
