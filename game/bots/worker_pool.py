"""A pool of processes that bots think in, so that the window never waits for a thought.

What a worker is asked is a function of this package with its arguments; the answer is polled, never waited
for. A worker that dies or takes too long is replaced, and whoever asked gets an error: the game goes on
without that answer.
"""

from __future__ import annotations

import io
import os
import pickle
import signal
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from time import monotonic
from traceback import format_exc
from typing import Any

from game.core.game import Game

MOST = 4
"""Most workers of a pool: more would have nothing to do, since a table asks one seat at a time."""
TRIES = 3
"""After so many workers in a row that died before they were ready, no more are started."""
COLD = 20.0
"""Seconds that a worker may take to get ready, or to unpickle a question of a game that is new to it."""
FAREWELL = 0.05
"""Seconds that are waited at most for a process that was killed."""
NICE = 10
"""The niceness of workers: other programs that want the same core come first."""
_CONTEXT = get_context("spawn")
READY, STARTED = "ready", "started"  # what a worker sends besides its answers


@dataclass(frozen=True, slots=True)
class SharedPickle:
    """Something pickled, and by their names the `shared` objects that the pickle refers to."""

    data: bytes
    shared: dict[str, object]

    def without(self, known: Container[str]) -> SharedPickle:
        """Return the same for a receiver that has those objects already."""
        return replace(self, shared={name: thing for name, thing in self.shared.items() if name not in known})


def dump(thing: object) -> SharedPickle:
    """Pickle a thing. Functions travel by name, so they must be found in a module."""
    file = io.BytesIO()
    pickler = _Pickler(file, pickle.HIGHEST_PROTOCOL)
    pickler.dump(thing)
    return SharedPickle(file.getvalue(), pickler.shared)


class SharedLoader:
    """Unpickles, and keeps the shared objects that came so far: each is the same one in all that it loads."""

    def __init__(self) -> None:
        self._shared: dict[str, object] = {}

    def load(self, pickled: SharedPickle) -> Any:
        """Return what was pickled."""
        self._shared |= pickled.shared
        return _Unpickler(io.BytesIO(pickled.data), self._shared).load()


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, protocol: int) -> None:
        super().__init__(file, protocol)
        self.shared: dict[str, object] = {}

    def persistent_id(self, thing: object) -> str | None:
        """Return the name of what travels once; None for everything else."""
        if isinstance(thing, Game):
            name = thing.meta.id
        elif isinstance(digest := getattr(thing, "digest", None), str):  # a Graph
            name = digest
        else:
            return None
        self.shared[name] = thing
        return name


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, shared: dict[str, object]) -> None:
        super().__init__(file)
        self._shared = shared

    def persistent_load(self, name: str) -> object:
        return self._shared[name]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question: its `value`, or None and the `error` in words."""

    ticket: int
    value: Any = None
    error: str = ""


@dataclass(slots=True)
class _Question:
    """What is asked. `deadline` is when an error is sent instead of an answer; None: no answer is wanted."""

    ticket: int
    pickled: SharedPickle
    timeout: float
    deadline: float | None


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    pipe: Connection
    known: set[str] = field(default_factory=set)
    """The names of the shared objects that were sent already."""
    ready: bool = False
    busy: _Question | None = None
    started: bool = False
    """True once it has unpickled what it is busy with."""
    deadline: float = field(default_factory=lambda: monotonic() + COLD)
    """When it must have sent something: what counts for unpickling does not count for thinking."""

    def stop(self) -> None:
        """Kill it, and wait a moment so that it does not stay in the system's list of processes."""
        self.process.kill()
        self.process.join(FAREWELL)
        self.pipe.close()


def cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkerPool:
    """A pool of `count` workers, or of one for each core less the one that the window needs.

    It does not promise an answer, nor answers in the order of the questions.
    """

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, min(MOST, cores() - 1))
        self._workers: list[_Worker] = []
        self._waiting: list[_Question] = []
        self._tickets = 0
        self._failures = 0
        self._started = False

    def start(self) -> None:
        """Start the workers, unless that was done before. They are ready about a fifth of a second later."""
        if not self._started:
            self._started = True
            self._fill()

    def ask(self, timeout: float, work: Callable[..., object], *arguments: object) -> int:
        """Have a worker call `work` within `timeout` seconds; return the ticket that its Answer will have."""
        self.start()
        self._tickets += 1
        deadline = monotonic() + timeout
        self._waiting.append(_Question(self._tickets, dump((work, arguments)), timeout, deadline))
        self._dispatch()
        return self._tickets

    def cancel(self, ticket: int) -> None:
        """Take a question back: no Answer will come. A worker that thinks about it is replaced."""
        self._waiting = [question for question in self._waiting if question.ticket != ticket]
        for worker in [*self._workers]:
            if worker.busy is not None and worker.busy.ticket == ticket:
                worker.busy.deadline = None
                if worker.started:
                    self._discard(worker)
        self._fill()

    def poll(self) -> Sequence[Answer]:
        """Return the answers that have come in since the last call; never wait for any. Call it often."""
        answers = [answer for worker in [*self._workers] for answer in self._receive(worker)]
        answers += self._expire(monotonic())
        self._fill()
        self._dispatch()
        if not self._workers:
            answers += [Answer(question.ticket, error="no worker") for question in self._waiting]
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
        """The ids of the worker processes that run now."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    # --- the workers ---

    def _fill(self) -> None:
        """Start as many workers as are missing."""
        while len(self._workers) < self._count and self._failures < TRIES:
            ours, theirs = _CONTEXT.Pipe()
            process = _CONTEXT.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
            try:
                process.start()
            except OSError:
                self._failures = TRIES
                return
            finally:
                theirs.close()
            self._workers.append(_Worker(process, ours))

    def _discard(self, worker: _Worker) -> None:
        """End that worker."""
        self._workers.remove(worker)
        self._failures = 0 if worker.ready else self._failures + 1
        worker.stop()

    def _receive(self, worker: _Worker) -> list[Answer]:
        """Return the answers that a worker has sent, and note whether it is ready or has started to think."""
        answers = []
        try:
            while worker.pipe.poll():
                message = worker.pipe.recv()
                if message == READY:
                    worker.ready, self._failures = True, 0
                elif message == STARTED:
                    assert worker.busy is not None
                    worker.started, worker.deadline = True, monotonic() + worker.busy.timeout
                else:
                    answers += _answers(worker, *message)
                    worker.busy, worker.started = None, False
        except (EOFError, OSError):
            self._discard(worker)
            answers += _answers(worker, None, "the worker died")
        return answers

    def _expire(self, now: float) -> list[Answer]:
        """Return an error for each question past its deadline; discard workers past theirs."""
        asked = [*self._waiting, *(worker.busy for worker in self._workers if worker.busy is not None)]
        late = [question for question in asked if question.deadline is not None and question.deadline < now]
        for question in late:
            question.deadline = None
        self._waiting = [question for question in self._waiting if question.deadline is not None]
        for worker in [*self._workers]:
            if worker.deadline < now and not (worker.ready and worker.busy is None):
                self._discard(worker)
        return [Answer(question.ticket, error="too late") for question in late]

    def _dispatch(self) -> None:
        """Send waiting questions to workers that have nothing to do."""
        for worker in self._workers:
            if self._waiting and worker.ready and worker.busy is None:
                worker.busy, worker.deadline = self._waiting.pop(0), monotonic() + COLD
                with suppress(OSError):  # it has died, which `_receive` notices next time
                    worker.pipe.send(worker.busy.pickled.without(worker.known))
                worker.known |= worker.busy.pickled.shared.keys()


def _answers(worker: _Worker, value: object, error: str) -> list[Answer]:
    """Return the answer to what that worker is busy with, if it is still wanted."""
    question = worker.busy
    if question is None or question.deadline is None:
        return []
    return [Answer(question.ticket, value, error)]


# --- in the worker ---


def serve(pipe: Connection) -> None:
    """Run a worker: answer questions until the pool closes its end of the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl+C means the program
    Thread(target=_follow_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    loader = SharedLoader()
    with suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            pickled = pipe.recv()
            try:
                work, arguments = loader.load(pickled)
                pipe.send(STARTED)
                message = work(*arguments), ""
            except Exception:
                message = None, format_exc()
            pipe.send(message)


def _follow_parent() -> None:
    """End this process as soon as its parent has ended, however that ended."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
