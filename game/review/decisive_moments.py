"""A finished game looked at again: its moments that decided it, and what people earned in it.

The record is played again from its first decision, and after each one every seat's share of the victory is
estimated out of all that there is, hidden things too. What people decided is kept with what they knew then:
whether it was good is for `game.review.audit` to say, who looks at nothing else.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence, Set
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.achievement import Memory
from game.core.errors import UserError
from game.core.event import Drew, Event, Rolled, seen
from game.core.game import Game, Graph, S, V, new_state
from game.core.record import Record
from game.core.script import Ask, advance
from game.core.table import Table, replay
from game.estimate import estimate
from game.review.decisions import Balance, Balances, Decision, Decisions

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

    `points` has one for the start, one for each round that began, and as the last one what everybody got;
    `balances` has one for each seat. `luck` is the greatest rise of a share when dice were rolled, or one
    seat alone drew cards. `fall` is the greatest fall of a person's own share over what they decided without
    any chance in it, having a choice (of a bot's where there are no people); it blames nobody. `decisions`
    are those of people, who had a choice. What was decided by somebody who has passed their seat on since is
    in neither.
    """

    points: tuple[Point, ...]
    balances: tuple[Balance, ...]
    luck: Moment | None
    fall: Moment | None
    decisions: tuple[Decision[Any], ...]


def review(
    game: Game[S, V], record: Record, board: Graph | None, audience: int | None
) -> Generator[float, None, Review]:
    """Play a record again, yielding after each decision the part of them that is done; return the Review.

    The events of its moments are those that the `audience` saw. Raises UserError: the record is of other
    rules, or cannot be played, or the game is not over: what it is worth is told by what nobody may know.
    """
    if record.version != game.meta.version:
        raise UserError("This game was begun by other rules: nobody can tell any more how it went.")
    state = new_state(game, len(record.seats), record.seed, record.options, board)
    state.events = []
    ask = advance(state)
    now = Point(0, game.rounds(state), tuple(estimate(game, state)))
    points = [now]
    people = frozenset(seat.index for seat in record.seats if seat.human)
    moments = _Moments(audience, people or frozenset(range(len(record.seats))))
    decisions = Decisions(game, people)
    balances = Balances(game, now.shares, record.seed)
    for number, action in enumerate(record.actions, 1):
        if ask is None or action not in ask.options:
            raise UserError(
                "Decision {number}, '{action}', is not possible where it stands.",
                number=number, action=str(action)[:80],
            )  # fmt: skip
        is_own = record.sitter(ask.seat, number - 1) == record.seats[ask.seat]
        if is_own:
            decisions.add(state, number - 1, ask, action)
        was = game.clone(state)
        state.events.clear()
        following = advance(state, action)
        before, now = now, Point(number, game.rounds(state), tuple(estimate(game, state)))
        has_chance = state.rng.word != was.rng.word
        moments.add(_Step(ask, before, now, has_chance, is_own, tuple(state.events)))
        balances.add(ask, now.shares, (was, action) if has_chance else None)
        decisions.go_on(following)
        if now.rounds != points[-1].rounds:
            points.append(now)
        ask = following
        yield number / len(record.actions)
    if ask is not None:
        raise UserError("This game is not over.")
    if points[-1] is not now:
        points.append(now)
    return Review(tuple(points), balances.found(), moments.luck, moments.fall(), decisions.found())


class _Step(NamedTuple):
    """One decision, how all stood around it, whether chance had a part in it, and all that happened.

    It `is_own` if whoever sits in the seat at the end of the game has made it.
    """

    ask: Ask
    before: Point
    after: Point
    chance: bool
    is_own: bool
    events: tuple[Event, ...]


class _Moments:
    """Finds the moments that matter, step by step."""

    def __init__(self, audience: int | None, seats: Set[int]) -> None:
        self._audience, self._seats = audience, seats
        self.luck: Moment | None = None
        """The luckiest one so far."""
        self._fall: Moment | None = None
        self._turn: list[_Step] = []
        """What one seat has decided in a row so far, without chance."""

    def add(self, step: _Step) -> None:
        """Take in the next step."""
        if self._turn and self._turn[-1].ask.seat != step.ask.seat:
            self._end_turn()
        if step.chance:
            self._turn.clear()  # what was decided first was decided for what the dice might bring
            self._wonder(step)
        else:
            self._turn.append(step)

    def fall(self) -> Moment | None:
        """Return the greatest fall, when all steps were taken in."""
        self._end_turn()
        return self._fall

    def _wonder(self, step: _Step) -> None:
        """Keep the step if it was the luckiest so far for somebody."""
        rolled = any(isinstance(event, Rolled) for event in step.events)
        drew = {event.seat for event in step.events if isinstance(event, Drew)}
        if not rolled and len(drew) != 1:
            return
        for seat in range(len(step.after.shares)) if rolled else drew:
            found = self._moment([step], seat)
            if found.gain >= max(LEAST, self.luck.gain if self.luck else 0.0):
                self.luck = found

    def _end_turn(self) -> None:
        """Keep what one of these seats has decided in a row if no share has fallen as low so far."""
        turn, self._turn = self._turn, []
        is_theirs = all(step.is_own and step.ask.seat in self._seats for step in turn)
        if is_theirs and any(len(step.ask.for_bots) > 1 for step in turn):
            found = self._moment(turn, turn[0].ask.seat)
            if -found.gain >= max(LEAST, -self._fall.gain if self._fall else 0.0):
                self._fall = found

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
