"""Crew: processes that share the work of the lab, and end with it whatever happens."""

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
    """The results of `work` for all numbers, in their order, found by so many processes; one works here.

    Raises UserError: a process has died.
    """
    if jobs == 1 or len(numbers) < 2:
        yield map(work, numbers)
        return
    spawn = get_context("spawn")
    wires, crew = [], []
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # they leave interrupts to this process
    try:
        for _ in range(min(jobs, len(numbers))):
            near, far = spawn.Pipe()
            crew.append(spawn.Process(target=_serve, args=(work, far), daemon=True))
            crew[-1].start()
            far.close()
            wires.append(near)
    finally:
        signal.signal(signal.SIGINT, heard)
    try:
        yield _hand_out(numbers, wires)
    finally:
        for process in crew:
            process.terminate()
            process.join()


def _hand_out(numbers: Sequence[int], wires: Sequence[Connection[int, R]]) -> Iterator[R]:
    """Give every process that has nothing to do the next number, and sort what comes back."""
    left = iter(numbers)
    busy: dict[Connection[int, R], int] = {}
    found: dict[int, R] = {}

    def give(wire: Connection[int, R]) -> None:
        number = next(left, None)
        if number is not None:
            wire.send(number)
            busy[wire] = number

    try:
        for wire in wires:
            give(wire)
        for number in numbers:
            while number not in found:
                ready = wait(list(busy))
                for wire in [wire for wire in busy if wire in ready]:
                    found[busy.pop(wire)] = wire.recv()
                    give(wire)
            yield found.pop(number)
    except (EOFError, OSError):
        raise UserError("A process that played along has died.") from None


def _serve(work: Callable[[int], R], wire: Connection[R, int]) -> None:
    """Do what one is told until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            wire.send(work(wire.recv()))
