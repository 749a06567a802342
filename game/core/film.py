"""Film: a finished game, or one under way, that can be looked at where it stood after any decision."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, NamedTuple

from game.core.action import Action
from game.core.errors import UserError
from game.core.event import Event, seen
from game.core.game import Game, Graph, S, V
from game.core.record import Record
from game.core.script import Ask
from game.core.table import Table, replay

EVERY = 16
"""After so many decisions each a table is kept, from which the next ones are stepped."""


class Still(NamedTuple):
    """How a game stood: the question that came next, the rounds so far, and all that had just happened."""

    ask: Ask | None
    rounds: int
    events: tuple[Event, ...]


class Film(Generic[S, V]):
    """Steps a record once, and returns the table as it was after any number of its decisions.

    `stills` has one for the start and one for each decision that can be played; `fault` says why the others
    cannot, None where all can.

    >>> from game import find
    >>> from game.core.seat import Seat
    >>> seats = [Seat(place, name, "red") for place, name in enumerate(("Ana", "Bea", "Carmen"))]
    >>> table = Table(find("toruro"), seats, seed=1)
    >>> for _ in range(20):
    ...     table.play(table.ask.seat, table.ask.options[0])
    >>> film = Film(table.game, table.record)
    >>> film.last, film.at(20).ask == table.ask, film.at(7).record.actions == table.record.actions[:7]
    (20, True, True)
    """

    def __init__(self, game: Game[S, V], record: Record, board: Graph | None = None) -> None:
        """Step all of it. Raises UserError: not even its beginning can be shown."""
        self.game = game
        self.fault: UserError | None = None
        self.stills: list[Still] = []
        self._kept: list[Table[S, V]] = []

        def watch(table: Table[S, V]) -> None:
            if len(self.stills) % EVERY == 0:
                self._kept.append(table.branch())
            self.stills.append(Still(table.ask, table.rounds, table.open_events()))

        try:
            replay(game, replace(record, actions=[*record.actions], position=""), board, watch)
        except UserError as fault:
            if not self.stills:  # of another game, of other rules, on another board
                raise
            self.fault = fault
        self.actions: tuple[Action, ...] = tuple(record.actions[: self.last])
        """What was decided, as far as it can be played."""
        self._shown, self._at = self._kept[0].branch(), 0

    @property
    def last(self) -> int:
        """The number of decisions that can be shown."""
        return len(self.stills) - 1

    def at(self, decisions: int) -> Table[S, V]:
        """Return the table as it was after so many decisions, to be looked at until the next call.

        Whoever wants to play on from there takes a `branch` of it.
        """
        nearest = decisions // EVERY
        if not nearest * EVERY <= self._at <= decisions:
            self._shown, self._at = self._kept[nearest].branch(), nearest * EVERY
        for action in self.actions[self._at : decisions]:
            ask = self._shown.ask
            assert ask is not None
            self._shown.play(ask.seat, action)
        self._at = decisions
        return self._shown

    def events(self, decisions: int, seat: int | None) -> tuple[Event, ...]:
        """Return what the last of so many decisions led to, as that seat or the public saw it."""
        return seen(self.stills[decisions].events, seat)
