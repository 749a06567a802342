"""Processes that share the work of the lab, and end with it whatever happens."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TypeVar

from game.core.errors import UserError

R = TypeVar("R")


@contextmanager
def map_parallel(work: Callable[[int], R], numbers: Sequence[int], jobs: int) -> Iterator[Iterator[R]]:
    """Give the results of `work` for all numbers, in their order, found by `jobs` processes.

    With one job the work is done in this process. Raises UserError: a process has died.
    """
    if jobs == 1 or len(numbers) < 2:
        yield map(work, numbers)
        return
    context = get_context("spawn")
    pipes, processes = [], []
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)  # they leave interrupts to this process
    try:
        for _ in range(min(jobs, len(numbers))):
            ours, theirs = context.Pipe()
            processes.append(context.Process(target=_serve, args=(work, theirs), daemon=True))
            processes[-1].start()
            theirs.close()
            pipes.append(ours)
    finally:
        signal.signal(signal.SIGINT, handler)
    try:
        yield _dispatch(numbers, pipes)
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _dispatch(numbers: Sequence[int], pipes: Sequence[Connection[int, R]]) -> Iterator[R]:
    """Send every process that has nothing to do the next number; yield the results in order."""
    left = iter(numbers)
    busy: dict[Connection[int, R], int] = {}
    found: dict[int, R] = {}

    def send_next(pipe: Connection[int, R]) -> None:
        number = next(left, None)
        if number is not None:
            pipe.send(number)
            busy[pipe] = number

    try:
        for pipe in pipes:
            send_next(pipe)
        for number in numbers:
            while number not in found:
                ready = wait(list(busy))
                for pipe in [pipe for pipe in busy if pipe in ready]:
                    found[busy.pop(pipe)] = pipe.recv()
                    send_next(pipe)
            yield found.pop(number)
    except (EOFError, OSError):
        raise UserError("A process that played along has died.") from None


def _serve(work: Callable[[int], R], pipe: Connection[R, int]) -> None:
    """Do the work for each number that comes, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(work(pipe.recv()))
