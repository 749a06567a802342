"""Expected points of a day if nobody plays another card, and what every change would gain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp

from game.bulls.rows import DESTINATIONS
from game.bulls.runner_values import Values, runner_values
from game.bulls.stampede import faces_to_come, flags_of
from game.bulls.state import Bulls
from game.bulls.tokens import NOWHERE, RUNNERS_PER_SEAT

RUNNER_TOMORROW = 2.0  # points that one Runner more is worth
CARD_TOMORROW = 1.0  # and one card more
SHARE = 0.3  # of a destination's effect, for one Runner that may not be the first of its colour to reach it
RIVALRY = 6.0  # points: a rival that is so far behind another counts for a third of it


class ExpectedPoints:
    """What a seat may expect; a gain is in points of its own, less those of its rivals by their weight.

    `dice` are the (space, face) of all Runners on the board, by id. `values[seat][space][face]` is that of a
    Runner which stands there with that face, before it runs on; `totals` are the points that each seat may
    expect by dusk. `weights[seat]` is 1 for the seat itself; its rivals share -1, the leaders most of it.
    """

    def __init__(self, state: Bulls, seat: int) -> None:
        self.state = state
        self.town = state.board
        self.seat = seat
        self._prizes = prizes(state)
        self._perils = tuple(faces_to_come(self.town, state.bull_spaces, state.bull_faces))
        self._flags = [flags_of(state.flags, other) for other in range(state.seats)]
        self.values = self._tables(self._perils)
        self.dice = {
            id: (space, face)
            for id, space, face in zip(state.runners, state.spaces, state.faces, strict=True)
            if space != NOWHERE
        }
        self.totals = [float(state.total(other)) for other in range(state.seats)]
        for id, (space, face) in self.dice.items():
            self.totals[id // RUNNERS_PER_SEAT] += self.values[id // RUNNERS_PER_SEAT][space][face]
        self.weights = _weights(self.totals, seat)
        crowds = Counter((id // RUNNERS_PER_SEAT, space, face) for id, (space, face) in self.dice.items())
        self._crowds = [(*like, count * self.weights[like[0]]) for like, count in crowds.items()]
        self._now = self._sum(self.values)
        self._known: dict[tuple[int, ...], float] = {}
        self._others: dict[int, list[int]] = {}  # by Bull, the perils of all but that one

    def gain_if_rolled(self, id: int, space: int, face: int) -> float:
        """Return the expected gain if a Runner were rolled."""
        owner = id // RUNNERS_PER_SEAT
        values = self.values[owner][space]
        return self.weights[owner] * (sum(values) / 6 - values[face])

    def gain_if_changed(self, id: int, space: int, face: int, to: int, shown: int) -> float:
        """Return the gain if a Runner stood elsewhere in its row, or showed another face."""
        owner = id // RUNNERS_PER_SEAT
        return self.weights[owner] * (self.values[owner][to][shown] - self.values[owner][space][face])

    def gain_of_bull(self, id: int, space: int, face: int) -> float:
        """Return the gain if a Bull stood there with that face; `id` may be the next one in the reserve."""
        if id not in self._others:
            spaces, faces = self.state.bull_spaces[:], self.state.bull_faces[:]
            del spaces[id : id + 1], faces[id : id + 1]
            self._others[id] = faces_to_come(self.town, spaces, faces)
        sets = self._others[id][:]
        for passed in self.town.courses[space][face]:
            sets[passed] |= 1 << face
        dangers = tuple(sets)
        if dangers not in self._known:
            self._known[dangers] = self._sum(self._tables(dangers)) - self._now
        return self._known[dangers]

    def gain_of_flags(self, flags: Sequence[int]) -> float:
        """Return today's gain if the Direction tokens lay so."""
        values = list(self.values)
        for seat, before in enumerate(self._flags):
            own = flags_of(flags, seat)
            if own != before:
                values[seat] = runner_values(self.town, self._prizes, self._perils, own)
        return self._sum(values) - self._now

    def values_at_starts(self, face: int) -> list[float]:
        """Return, by space, the value of a Runner of this seat there, over all starts of the last Bull."""
        spaces, faces = self.state.bull_spaces, self.state.bull_faces
        sums = [0.0] * len(self.town.spaces)
        for number, start in self.town.starts.items():
            dangers = tuple(faces_to_come(self.town, [*spaces, start], [*faces, number]))
            values = runner_values(self.town, self._prizes, dangers, self._flags[self.seat])
            sums = [total + worth[face] for total, worth in zip(sums, values, strict=True)]
        return [total / len(self.town.starts) for total in sums]

    def _sum(self, values: Sequence[Values]) -> float:
        return sum([weight * values[owner][space][face] for owner, space, face, weight in self._crowds])

    def _tables(self, perils: tuple[int, ...]) -> list[Values]:
        return [runner_values(self.town, self._prizes, perils, own) for own in self._flags]


def expected_today(state: Bulls) -> list[float]:
    """Return, by seat, the points that its Runners on the board may expect today."""
    dangers = tuple(faces_to_come(state.board, state.bull_spaces, state.bull_faces))
    rewards, flags = prizes(state), state.flags
    values = [
        runner_values(state.board, rewards, dangers, flags_of(flags, seat)) for seat in range(state.seats)
    ]
    points = [0.0] * state.seats
    for id, space, face in zip(state.runners, state.spaces, state.faces, strict=True):
        if space != NOWHERE:
            points[id // RUNNERS_PER_SEAT] += values[id // RUNNERS_PER_SEAT][space][face]
    return points


def prizes(state: Bulls) -> tuple[float, ...]:
    """Return the value of each destination to one Runner, from left to right."""
    last = state.day == state.days
    return tuple([_prize(card, last) for card in state.slots])


def _prize(card: int, last: bool) -> float:
    """Return the value of a destination to a Runner: points and, if a day follows, a share of its effect."""
    kind = DESTINATIONS[card]
    tomorrow = kind.next_day
    effect = RUNNER_TOMORROW * tomorrow.runners + CARD_TOMORROW * tomorrow.cards + tomorrow.points
    return kind.points + (0.0 if last else SHARE * effect)


def _weights(totals: Sequence[float], seat: int) -> list[float]:
    best = max(total for other, total in enumerate(totals) if other != seat)
    shares = [exp((total - best) / RIVALRY) if other != seat else 0.0 for other, total in enumerate(totals)]
    return [1.0 if other == seat else -share / sum(shares) for other, share in enumerate(shares)]
