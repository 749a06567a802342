"""Processes that think: whatever becomes of a worker, whoever asked is told, and nobody waits."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import psutil
import pytest

from game import GAMES
from game.bots.characters import find_character
from game.bots.think import choose
from game.bots.worker_pool import Answer, SharedLoader, WorkerPool, dump
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table
from maps.reader import graph_of
from tests.bots.toil import double, loaded, memory, stumble, toil, where
from tests.processes import alive

ROOT = Path(__file__).parents[2]
LONG = 60.0
"""Seconds after which a test gives up."""
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc, or kills")


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkerPool]:
    """Two workers whom nobody harms."""
    yield from workers()


@pytest.fixture
def doomed() -> Iterator[WorkerPool]:
    """Two workers of one test alone, awake before anything happens to them."""
    yield from workers()


def workers() -> Iterator[WorkerPool]:
    """A pool of two that has answered, and its end."""
    worker_pool = WorkerPool(2)
    worker_pool.ask(LONG, where)
    answer(worker_pool)
    yield worker_pool
    worker_pool.close()


def until(condition: Callable[[], Any]) -> Any:
    """What the condition says once it says anything."""
    end = time.monotonic() + LONG
    while not (found := condition()):
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.005)
    return found


def answer(pool: WorkerPool) -> Answer:
    """The next answer."""
    answers: Sequence[Answer] = until(pool.poll)
    (found,) = answers
    return found


def until_begun(pool: WorkerPool, *signs: Path) -> None:
    """Workers toil, and have said so; nothing has been answered meanwhile."""

    def begun() -> bool:
        assert pool.poll() == []
        return all(map(Path.exists, signs))

    until(begun)


def table(name: str) -> Table[Any, Any]:
    """A game of three that has just begun."""
    game = GAMES[name]
    seats = [Seat(place, f"Bot {place}", game.meta.colours[place], "teo") for place in range(3)]
    return Table(game, seats, 11, {}, graph_of(game))


@pytest.mark.parametrize("name", GAMES)
def test_a_worker_answers_as_one_would_here(pool: WorkerPool, name: str) -> None:
    play, rng = table(name), Rng(5)
    game, teo = play.game, find_character("teo", name)
    for _ in range(12):
        ask = play.ask
        assert ask is not None
        view, seed = play.view(ask.seat), rng.split().word
        ticket = pool.ask(LONG, choose, game, view, ask, Rng(seed), teo)
        there = answer(pool)
        assert there == Answer(ticket, choose(game, view, ask, Rng(seed), teo))
        play.play(ask.seat, there.value)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_comes_out_of_a_parcel_as_it_went_in(name: str) -> None:
    play = table(name)
    assert play.ask is not None
    sent = play.game, play.view(play.ask.seat), play.ask
    assert SharedLoader().load(dump(sent)) == sent


def test_games_and_boards_travel_once() -> None:
    play = table("bulls")
    loader, pickled = SharedLoader(), dump((play.game, play.view(0)))
    board = play.view(0).town
    assert set(pickled.shared) == {"bulls", board.digest}
    assert pickled.without({"bulls", board.digest}).shared == {}
    first = loader.load(pickled)[1]
    again = loader.load(pickled.without(pickled.shared))[1]
    assert first == again == play.view(0)
    assert first.town is again.town


@LINUX
def test_a_worker_that_is_killed_while_it_thinks_is_replaced(doomed: WorkerPool, tmp_path: Path) -> None:
    ticket = doomed.ask(LONG, toil, tmp_path / "sign")
    until_begun(doomed, tmp_path / "sign")
    before = set(doomed.pids)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    assert answer(doomed) == Answer(ticket, None, "the worker died")
    until(lambda: doomed.poll() == [] and len(set(doomed.pids) - before) == 2)
    assert not before & set(doomed.pids)
    doomed.ask(LONG, double, 21)
    assert answer(doomed).value == 42


def test_a_worker_that_takes_too_long_is_replaced(doomed: WorkerPool, tmp_path: Path) -> None:
    before = set(doomed.pids)
    ticket = doomed.ask(2.0, toil, tmp_path / "sign")
    assert answer(doomed) == Answer(ticket, None, "too late")
    until(lambda: doomed.poll() == [] and len(set(doomed.pids) - before) == 1)
    assert not any(map(psutil.pid_exists, before - set(doomed.pids)))
    doomed.ask(LONG, double, 4)
    assert answer(doomed).value == 8


def test_a_question_that_nobody_has_time_for_is_too_late_as_well(doomed: WorkerPool, tmp_path: Path) -> None:
    signs = tmp_path / "one", tmp_path / "other"
    for sign in signs:
        doomed.ask(LONG, toil, sign)
    until_begun(doomed, *signs)
    ticket = doomed.ask(0.1, double, 1)
    assert answer(doomed) == Answer(ticket, None, "too late")


def test_a_question_that_is_cancelled_is_never_answered(doomed: WorkerPool, tmp_path: Path) -> None:
    signs = tmp_path / "one", tmp_path / "other"
    busy = [doomed.ask(LONG, toil, sign) for sign in signs]
    waiting, last = doomed.ask(LONG, double, 1), doomed.ask(LONG, double, 2)
    until_begun(doomed, *signs)
    for ticket in (waiting, *busy):
        doomed.cancel(ticket)
    assert answer(doomed) == Answer(last, 4)


def test_a_worker_that_stumbles_says_so_and_goes_on(pool: WorkerPool) -> None:
    pool.ask(LONG, where)
    answer(pool)
    before = set(pool.pids)
    pool.ask(LONG, stumble)
    said = answer(pool)
    assert said.value is None
    assert "ZeroDivisionError: a worker stumbled" in said.error
    pool.ask(LONG, where)
    assert answer(pool).value in before


@pytest.mark.parametrize("name", GAMES)
def test_a_worker_needs_no_pygame_and_little_memory(pool: WorkerPool, name: str) -> None:
    play = table(name)
    assert play.ask is not None
    pool.ask(LONG, choose, play.game, play.view(play.ask.seat), play.ask, Rng(1), find_character("teo", name))
    answer(pool)
    for package in ("pygame", "pytmx", "scenes"):
        pool.ask(LONG, loaded, package)
        assert answer(pool).value is False
    if sys.platform == "linux":
        pool.ask(LONG, memory)
        assert answer(pool).value <= 40


def test_where_no_process_can_be_had_every_question_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: SpawnProcess) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    pool = WorkerPool(2)
    ticket = pool.ask(LONG, double, 1)
    assert pool.poll() == [Answer(ticket, None, "no worker")]


@LINUX
def test_closing_leaves_no_worker_behind(tmp_path: Path) -> None:
    pool = WorkerPool(2)
    pool.ask(LONG, toil, tmp_path / "sign")
    until_begun(pool, tmp_path / "sign")
    pids = pool.pids
    assert len(pids) == 2
    pool.close()
    assert not any(map(alive, pids))
    assert pool.pids == []
    ticket = pool.ask(LONG, double, 1)
    assert pool.poll() == [Answer(ticket, None, "no worker")]


PROGRAM = """
from pathlib import Path
from time import sleep
from game.bots.worker_pool import WorkerPool
from tests.bots.toil import toil
if __name__ == "__main__":
    pool = WorkerPool(2)
    pool.ask(60, toil, Path("{sign}"))
    while not Path("{sign}").exists():
        pool.poll()
        sleep(0.01)
    print(*pool.pids, flush=True)
    sleep(60)
"""


@LINUX
@pytest.mark.parametrize("by", ["SIGKILL", "SIGTERM"])
def test_a_program_that_is_killed_leaves_no_worker_behind(tmp_path: Path, by: str) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(sign=tmp_path / "sign"))
    with subprocess.Popen(
        [sys.executable, program],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:
        assert process.stdout is not None
        pids = [int(word) for word in process.stdout.readline().split()]
        assert len(pids) == 2
        process.send_signal(signal.Signals[by])
        until(lambda: not any(map(alive, pids)))
