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
from enum import Enum
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from time import monotonic
from traceback import format_exc
from typing import Any

from game.bots.shared_pickle import Parcel, Shelf, pack

MOST = 4
"""More workers than that would never have anything to do: a table asks one seat at a time."""
TRIES = 3
"""Workers that die one after another before they say a word; then no more are begun."""
COLD = 20.0
"""Seconds that a worker may take to get ready, or to unpack a question of a game that is new to it."""
NICE = 10
"""How far the thinking stands back where somebody else wants the same core."""
_CONTEXT = get_context("spawn")


class _Sign(Enum):
    """What a worker says besides what it thought."""

    READY = "ready"
    BEGUN = "begun"


READY, BEGUN = _Sign.READY, _Sign.BEGUN


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question: `value`, or None and the `trouble` that a worker had with it."""

    ticket: int
    value: Any = None
    trouble: str = ""


@dataclass(slots=True)
class _Question:
    """`until` is when whoever asked is told that it is too late; None: nobody wants to know any more."""

    ticket: int
    parcel: Parcel
    patience: float
    until: float | None


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    pipe: Connection
    known: set[str] = field(default_factory=set)
    """What was sent before and is not sent again."""
    ready: bool = False
    busy: _Question | None = None
    begun: bool = False
    """It has unpacked what it is busy with, and thinks about it."""
    until: float = field(default_factory=lambda: monotonic() + COLD)
    """When it must have spoken: a worker that unpacks slowly is not one that thinks too long."""

    def stop(self) -> None:
        self.process.kill()
        self.pipe.close()


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkerPool:
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
        until = monotonic() + patience
        self._waiting.append(_Question(self._tickets, pack((work, arguments)), patience, until))
        self._hand_out()
        return self._tickets

    def cancel(self, ticket: int) -> None:
        """Nobody wants to know any more: no Answer will come. A worker that thinks about it is replaced."""
        self._waiting = [question for question in self._waiting if question.ticket != ticket]
        for worker in [*self._workers]:
            if worker.busy is not None and worker.busy.ticket == ticket:
                worker.busy.until = None
                if worker.begun:
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

    def _lose(self, worker: _Worker) -> None:
        """Do without that worker from now on."""
        self._workers.remove(worker)
        self._silent = 0 if worker.ready else self._silent + 1
        worker.stop()

    def _hear(self, worker: _Worker) -> list[Answer]:
        """What a worker has to say: that it is ready, that it begins to think, and what it thought."""
        answers = []
        try:
            while worker.pipe.poll():
                said = worker.pipe.recv()
                if said is READY:
                    worker.ready, self._silent = True, 0
                elif said is BEGUN:
                    assert worker.busy is not None
                    worker.begun, worker.until = True, monotonic() + worker.busy.patience
                else:
                    answers += _told(worker, *said)
                    worker.busy, worker.begun = None, False
        except (EOFError, OSError):
            self._lose(worker)
            answers += _told(worker, None, "the worker died")
        return answers

    def _late(self, now: float) -> list[Answer]:
        """Those that should have been answered by now. A worker that thinks too long is replaced."""
        asked = [*self._waiting, *(worker.busy for worker in self._workers if worker.busy is not None)]
        late = [question for question in asked if question.until is not None and question.until < now]
        for question in late:
            question.until = None
        self._waiting = [question for question in self._waiting if question.until is not None]
        for worker in [*self._workers]:
            if worker.until < now and not (worker.ready and worker.busy is None):
                self._lose(worker)
        return [Answer(question.ticket, trouble="too late") for question in late]

    def _hand_out(self) -> None:
        """Give what waits to those that have nothing to do."""
        for worker in self._workers:
            if self._waiting and worker.ready and worker.busy is None:
                worker.busy, worker.until = self._waiting.pop(0), monotonic() + COLD
                with suppress(OSError):  # it has died: that is heard the next time
                    worker.pipe.send(worker.busy.parcel.without(worker.known))
                worker.known |= worker.busy.parcel.goods.keys()


def _told(worker: _Worker, value: object, trouble: str) -> list[Answer]:
    """The answer to what that worker is busy with, if somebody waits for it."""
    question = worker.busy
    if question is None or question.until is None:
        return []
    return [Answer(question.ticket, value, trouble)]


# --- in the worker ---


def serve(pipe: Connection) -> None:
    """The life of a worker: it does what it is told until nobody is there to tell it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl+C means the program
    Thread(target=_follow_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    shelf = Shelf()
    with suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            parcel = pipe.recv()
            try:
                work, arguments = shelf.unpack(parcel)
                pipe.send(BEGUN)
                said = work(*arguments), ""
            except Exception:
                said = None, format_exc()
            pipe.send(said)


def _follow_parent() -> None:
    """Nobody thinks on when the program is gone, not even if it had no time to say good-bye."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
