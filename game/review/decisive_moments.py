"""A finished game looked at again: its moments that decided it, and what people earned in it.

The record is played again from its first decision, and after each one every seat's share of the victory is
estimated out of all that there is, hidden things too.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.achievement import Memory
from game.core.errors import UserError
from game.core.event import Drew, Event, Rolled, seen
from game.core.game import Game, Graph, S, V, new_state
from game.core.record import Record
from game.core.script import Ask, advance
from game.core.table import Table, replay
from game.estimate import estimate

LEAST = 0.005
"""A share that changed by less than that has not changed at all."""


class Point(NamedTuple):
    """How all seats stood after so many decisions, when so many rounds were played."""

    decisions: int
    rounds: int
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the share of a seat changed: how all stood before and after, and what was seen in between."""

    seat: int
    before: Point
    after: Point
    events: tuple[Event, ...]

    @property
    def shares(self) -> tuple[float, float]:
        """The share of that seat before and after."""
        return self.before.shares[self.seat], self.after.shares[self.seat]

    @property
    def gain(self) -> float:
        """By how much the share grew; less than 0 where it fell."""
        before, after = self.shares
        return after - before


@dataclass(frozen=True, slots=True)
class Review:
    """What a review found.

    `points` has one for the start, one for each round that began, and as the last one what everybody got.
    `luck` is the greatest rise of a share when dice were rolled, or one seat alone drew cards. `cost` is the
    greatest fall of a seat's own share over what they decided without any chance in it, having a choice.
    """

    points: tuple[Point, ...]
    luck: Moment | None
    cost: Moment | None


def review(
    game: Game[S, V], record: Record, board: Graph | None, audience: int | None
) -> Generator[float, None, Review]:
    """Play a record again, yielding after each decision the part of them that is done; return the Review.

    The events of its moments are those that the `audience` saw. Raises UserError: the record is of other
    rules, or cannot be played.
    """
    if record.version != game.meta.version:
        raise UserError("This game was begun by other rules: nobody can tell any more how it went.")
    state = new_state(game, len(record.seats), record.seed, record.options, board)
    state.events = []
    ask = advance(state)
    now = Point(0, game.rounds(state), tuple(estimate(game, state)))
    points = [now]
    moments = _Moments(audience)
    for number, action in enumerate(record.actions, 1):
        if ask is None or action not in ask.options:
            raise UserError(
                "Decision {number}, '{action}', is not possible where it stands.",
                number=number, action=str(action)[:80],
            )  # fmt: skip
        word = state.rng.word
        state.events.clear()
        following = advance(state, action)
        before, now = now, Point(number, game.rounds(state), tuple(estimate(game, state)))
        moments.add(_Step(ask, before, now, state.rng.word != word, tuple(state.events)))
        if now.rounds != points[-1].rounds:
            points.append(now)
        ask = following
        yield number / len(record.actions)
    if points[-1] is not now:
        points.append(now)
    return moments.review(points)


class _Step(NamedTuple):
    """One decision, how all stood around it, whether chance had a part in it, and all that happened."""

    ask: Ask
    before: Point
    after: Point
    chance: bool
    events: tuple[Event, ...]


class _Moments:
    """Finds the moments that matter, step by step."""

    def __init__(self, audience: int | None) -> None:
        self._audience = audience
        self._luck: Moment | None = None
        self._cost: Moment | None = None
        self._turn: list[_Step] = []
        """What one seat has decided in a row so far, without chance."""

    def add(self, step: _Step) -> None:
        """Take in the next step."""
        if self._turn and self._turn[-1].ask.seat != step.ask.seat:
            self._judge()
        if step.chance:
            self._turn.clear()  # what was decided first was decided for what the dice might bring
            self._wonder(step)
        else:
            self._turn.append(step)

    def review(self, points: Sequence[Point]) -> Review:
        """Return what was found in all."""
        self._judge()
        return Review(tuple(points), self._luck, self._cost)

    def _wonder(self, step: _Step) -> None:
        """Keep the step if it was the luckiest so far for somebody."""
        rolled = any(isinstance(event, Rolled) for event in step.events)
        drew = {event.seat for event in step.events if isinstance(event, Drew)}
        if not rolled and len(drew) != 1:
            return
        for seat in range(len(step.after.shares)) if rolled else drew:
            found = self._moment([step], seat)
            if found.gain >= max(LEAST, self._luck.gain if self._luck else 0.0):
                self._luck = found

    def _judge(self) -> None:
        """Keep what this seat has decided in a row if no choice has cost its seat more so far."""
        turn, self._turn = self._turn, []
        if any(len(step.ask.for_bots) > 1 for step in turn):
            found = self._moment(turn, turn[0].ask.seat)
            if -found.gain >= max(LEAST, -self._cost.gain if self._cost else 0.0):
                self._cost = found

    def _moment(self, steps: Sequence[_Step], seat: int) -> Moment:
        events = seen((event for step in steps for event in step.events), self._audience)
        return Moment(seat, steps[0].before, steps[-1].after, events)


def memories(game: Game[S, V], record: Record, board: Graph | None = None) -> Iterator[Memory]:
    """Yield a finished game as each person remembers it. Raises UserError: it cannot be played to its end."""
    people = [seat.index for seat in record.seats if seat.human]
    seen: dict[int, list[Event]] = {seat: [] for seat in people}

    def watch(table: Table[S, V]) -> None:
        for seat in people:
            seen[seat] += table.events(seat)

    table = replay(game, record, board, watch)
    if table.ask is not None:
        raise UserError("This game is not over.")
    for seat in people:
        yield Memory(seat, tuple(seen[seat]), table.view(seat), table.standings())


def earned(game: Game[S, V], record: Record, board: Graph | None = None) -> dict[int, tuple[str, ...]]:
    """Return the ids of the achievements that people earned, by seat. Raises UserError: as `memories`."""
    return {
        memory.seat: tuple(found.row.id for found in game.achievements if found.is_earned(memory))
        for memory in memories(game, record, board)
    }
