"""Processes that are killed without warning, and what they told before that."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from random import Random
from typing import Any


def killed(
    play: Callable[..., object], words: tuple[object, ...], chance: Random, longest: float
) -> list[Any]:
    """Return what a process told of that is killed within `longest` seconds of its first word.

    It runs `play` with the end of a pipe that it tells into, and `words`.
    """
    spawn = multiprocessing.get_context("spawn")  # a fork would take over locks of threads that it has not
    ours, theirs = spawn.Pipe(duplex=False)
    child = spawn.Process(target=play, args=(theirs, *words))
    child.start()
    theirs.close()
    told = [ours.recv()]
    time.sleep(chance.uniform(0, longest))
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)
    child.join()
    while ours.poll():
        try:
            told.append(ours.recv())
        except (EOFError, OSError):
            break
    return told
