"""Workers: processes of their own that think, so that the window never waits for a thought.

A pool keeps a few of them warm. What they are asked is a function of this package with its arguments; the
answer comes back as an event that is polled, never waited for. A worker that dies or takes too long is
replaced, and whoever asked is told so: the game goes on without that answer.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from time import monotonic
from traceback import format_exc
from typing import Any

from game.bots.parcel import Parcel, Shelf, pack

MOST = 4
"""More workers than that would never have anything to do: a table asks one seat at a time."""
TRIES = 3
"""Workers that die one after another before they say a word; then no more are begun."""
NICE = 5
"""How far the thinking stands back where somebody else wants the same core."""
_CONTEXT = get_context("spawn")


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question: `value`, or None and the `trouble` that a worker had with it."""

    ticket: int
    value: Any = None
    trouble: str = ""


@dataclass(slots=True)
class _Question:
    ticket: int
    parcel: Parcel
    until: float


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    pipe: Connection
    known: set[str] = field(default_factory=set)
    """What was sent before and is not sent again."""
    ready: bool = False
    busy: _Question | None = None

    def stop(self) -> None:
        self.process.kill()
        self.pipe.close()


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Thinkers:
    """A pool of workers: `count` of them, or one for each core less the one that the window needs."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, min(MOST, cores() - 1))
        self._workers: list[_Worker] = []
        self._waiting: list[_Question] = []
        self._troubles: list[Answer] = []
        self._tickets = 0
        self._silent = 0
        self._started = False

    def start(self) -> None:
        """Begin the workers, unless that was done before. They are warm about a fifth of a second later."""
        if not self._started:
            self._started = True
            self._fill()

    def ask(self, patience: float, work: Callable[..., object], *arguments: object) -> int:
        """Have a worker do that, within so many seconds from now; the ticket that its Answer will have."""
        self.start()
        self._tickets += 1
        self._waiting.append(_Question(self._tickets, pack((work, arguments)), monotonic() + patience))
        self._hand_out()
        return self._tickets

    def cancel(self, ticket: int) -> None:
        """Nobody wants to know any more: no Answer will come. A worker that is busy with it is replaced."""
        self._waiting = [question for question in self._waiting if question.ticket != ticket]
        for worker in [*self._workers]:
            if worker.busy is not None and worker.busy.ticket == ticket:
                self._lose(worker)
        self._fill()

    def poll(self) -> Sequence[Answer]:
        """What has come in since; it never waits, and wants to be called often."""
        answers = [answer for worker in [*self._workers] for answer in self._hear(worker)]
        answers += self._late(monotonic())
        self._fill()
        self._hand_out()
        if not self._workers:
            answers += [Answer(question.ticket, trouble="no worker") for question in self._waiting]
            self._waiting.clear()
        return answers

    def close(self) -> None:
        """End all workers, whatever they are doing."""
        self._started, self._count = True, 0
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.process.join()
        self._waiting.clear()

    @property
    def pids(self) -> list[int]:
        """The processes at work now."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    # --- the workers ---

    def _fill(self) -> None:
        """Begin as many workers as are missing."""
        while len(self._workers) < self._count and self._silent < TRIES:
            ours, theirs = _CONTEXT.Pipe()
            process = _CONTEXT.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
            try:
                process.start()
            except OSError:
                self._silent = TRIES
                return
            finally:
                theirs.close()
            self._workers.append(_Worker(process, ours))

    def _lose(self, worker: _Worker) -> _Question | None:
        """Do without that worker from now on; the question that it leaves unanswered, if any."""
        self._workers.remove(worker)
        self._silent = 0 if worker.ready else self._silent + 1
        worker.stop()
        return worker.busy

    def _hear(self, worker: _Worker) -> list[Answer]:
        """What a worker has to say now."""
        try:
            if not worker.pipe.poll():
                return []
            said = worker.pipe.recv()
        except (EOFError, OSError):
            left = self._lose(worker)
            return [Answer(left.ticket, trouble="the worker died")] if left is not None else []
        question, worker.busy = worker.busy, None
        worker.ready, self._silent = True, 0
        return [Answer(question.ticket, *said)] if question is not None else []

    def _late(self, now: float) -> list[Answer]:
        """Those that should have been answered by now; whoever is busy with one is replaced."""
        late = [question for question in self._waiting if question.until < now]
        self._waiting = [question for question in self._waiting if question.until >= now]
        for worker in [*self._workers]:
            if worker.busy is not None and worker.busy.until < now:
                late.append(worker.busy)
                self._lose(worker)
        return [Answer(question.ticket, trouble="too late") for question in late]

    def _hand_out(self) -> None:
        """Give what waits to those that have nothing to do."""
        for worker in [*self._workers]:
            if not self._waiting:
                return
            if worker.ready and worker.busy is None:
                worker.busy = self._waiting.pop(0)
                with suppress(OSError):  # it has died: that is heard the next time
                    worker.pipe.send(worker.busy.parcel.without(worker.known))
                worker.known |= worker.busy.parcel.goods.keys()


# --- in the worker ---


def serve(pipe: Connection) -> None:
    """The life of a worker: it does what it is told until nobody is there to tell it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl+C means the program
    Thread(target=_follow_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    shelf = Shelf()
    with suppress(EOFError, OSError):
        pipe.send((None,))
        while True:
            parcel = pipe.recv()
            pipe.send(_do(parcel, shelf))


def _do(parcel: Parcel, shelf: Shelf) -> tuple[object, str]:
    try:
        work, arguments = shelf.unpack(parcel)
        return work(*arguments), ""
    except Exception:
        return None, format_exc()


def _follow_parent() -> None:
    """Nobody thinks on when the program is gone, not even if it had no time to say good-bye."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
