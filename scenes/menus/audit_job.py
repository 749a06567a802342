"""The audit of a finished game, carried out by workers while the window goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any

from game.core.game import AnyGame
from game.review.audit import Findings, Task, audit
from game.review.decisions import Decision

if TYPE_CHECKING:
    from scenes.services import Pool

SECONDS = 26.0
"""How long it may take; what is not done by then is left out."""
SHARE = 0.65
"""How much of the time that is left the next tasks may take, so that some is left for the others."""
PATIENCE = 20.0
"""Seconds after which a task is lost."""
AHEAD = 2
"""So many tasks are out at once for each worker, so that none waits for the next frame."""
AWAY = 1.0
"""Seconds without a `step` after which nobody can tell what became of the tasks that are out."""
PARTS = (0.0, 0.02, 0.7, 0.9, 1.0)
"""How much is done when the glance, the search, the proofs and their confirmation begin, and at the end."""


class AuditJob:
    """Has `decisions` of people audited by the workers of `pool`.

    It goes on only while somebody calls `step`, and stops at once with `rest`; the next `step` goes on, and
    nothing is lost but what the workers were busy with.
    """

    def __init__(
        self,
        game: AnyGame,
        decisions: Sequence[Decision[Any]],
        seed: int,
        pool: Callable[[], Pool | None],
    ) -> None:
        self.findings: Findings | None = None
        """What was found, when all is done."""
        self._pool = pool
        self._work = audit(game, decisions, seed)
        self._tasks: Sequence[Task] = ()
        self._results: list[Any] = []
        self._waiting: list[int] = []
        self._out: dict[int, int] = {}
        self._batches = -1
        self._seconds, self._until = 0.0, 0.0
        self._last: float | None = None
        self._send(None)

    @property
    def progress(self) -> float:
        """How much of it is done, from 0 to 1."""
        begun, ended = PARTS[min(self._batches, 3)], PARTS[min(self._batches + 1, 4)]
        done = len(self._tasks) - len(self._waiting) - len(self._out)
        return begun + (ended - begun) * done / max(len(self._tasks), 1)

    @property
    def busy(self) -> bool:
        """True while something is left to be done, and there are workers to do it."""
        return self.findings is None and self._pool() is not None

    def step(self) -> None:
        """Take what workers have found, and give them what comes next; never wait for them."""
        pool = self._pool()
        if self.findings is not None or pool is None:
            return
        now = monotonic()
        if self._last is not None and now - self._last > AWAY:
            self.rest()
        self._seconds += now - self._last if self._last is not None else 0.0
        self._last = now
        for answer in pool.poll():
            if (place := self._out.pop(answer.ticket, None)) is not None:
                self._results[place] = answer.value
        if self._seconds > self._until:
            self._waiting.clear()
        while self._waiting and len(self._out) < AHEAD * max(len(pool.pids), 1):
            task = self._tasks[place := self._waiting.pop(0)]
            self._out[pool.ask(PATIENCE, task.work, *task.arguments)] = place
        if not (self._waiting or self._out):
            self._send(self._results)

    def rest(self) -> None:
        """Stop at once: workers are free for others."""
        pool = self._pool() if self._out else None
        if pool is not None:
            for ticket in self._out:
                pool.cancel(ticket)
        self._waiting = [*self._out.values(), *self._waiting]
        self._out.clear()
        self._last = None

    def finish(self) -> None:
        """Do all that is left here and now, however long it takes."""
        while self.findings is None:
            self._send([task.carry_out() for task in self._tasks])

    def _send(self, results: Sequence[Any] | None) -> None:
        """Send the results of all tasks, and take the next ones."""
        try:
            self._tasks = next(self._work) if results is None else self._work.send(results)
        except StopIteration as over:
            self.findings, self._tasks = over.value, ()
        self._results = [None] * len(self._tasks)
        self._waiting = list(range(len(self._tasks)))
        self._batches += 1
        self._until = self._seconds + SHARE * (SECONDS - self._seconds)
