"""The master at the hand of the day, whose game is worked out by workers while the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.core.record import Record
from game.daily.hand import Hand
from game.daily.master import Outcome, play_on

if TYPE_CHECKING:
    from game.bots.worker_pool import WorkerPool
    from game.core.game import AnyGame, Graph

SECONDS = 60.0
"""How long a worker may think about one decision before that is given up."""
TRIES = 3


class MasterJob:
    """Has the master play the hand that `begun` is the record of, from its deal on; `then` gets the points.

    It never waits for a worker, and goes on only while somebody asks for more.
    """

    def __init__(
        self,
        game: AnyGame,
        hand: Hand,
        begun: Record,
        board: Graph | None,
        then: Callable[[tuple[int, ...]], object],
    ) -> None:
        self._game, self._hand, self._board, self._then = game, hand, board, then
        self._record = replace(begun, actions=[], position="", notes={})
        self.points: tuple[int, ...] | None = None
        """What everybody has at the end of it; None while that is not known."""
        self._failures = 0
        self._ticket: int | None = None

    @property
    def is_wanted(self) -> bool:
        """True while there is something to be worked out, and workers do not fail at it."""
        return self.points is None and self._failures < TRIES

    @property
    def question(self) -> tuple[Callable[..., Outcome], *tuple[object, ...]]:
        """What a worker is asked next: a function with its arguments."""
        return play_on, self._game, self._hand, self._record, self._board

    def take(self, found: Any) -> None:
        """Take what a worker has found; None: nothing."""
        if found is None:
            self._failures += 1
            return
        self._record = replace(self._record, actions=[*found.actions])
        if found.points is not None:
            self.points = found.points
            self._then(found.points)

    def step(self, pool: WorkerPool | None) -> None:
        """Take what a worker of `pool` has found, and ask for what comes next."""
        if pool is None or not self.is_wanted:
            return
        for answer in pool.poll():
            if answer.ticket == self._ticket:
                self._ticket = None
                self.take(answer.value)
        if self._ticket is None and self.is_wanted:
            self._ticket = pool.ask(SECONDS, *self.question)

    def rest(self, pool: WorkerPool | None) -> None:
        """Stop: workers are free for others. The next step asks again."""
        if pool is not None and self._ticket is not None:
            pool.cancel(self._ticket)
        self._ticket = None
