"""At a table somebody thinks beside the window: whatever becomes of the worker, the game goes on."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator

import pygame
import pytest

from game import find
from game.bots.characters import find_character
from game.bots.worker_pool import WorkerPool
from game.core.seat import Seat
from game.core.table import Table
from game.storage.settings import Settings
from game.translation import use
from scenes.services import NewGame
from scenes.skins.bulls.screenshots import BULLS
from scenes.table.bot_jobs import BotJobs, ThinkJob
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.ui.input import Act, Key
from scenes.window.app import App
from tests.bots.toil import double
from tests.needs import long, needs
from tests.processes import alive, children
from tests.table.screen import prepare, program, screen, settle_for
from tests.table.tables import regulars

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="it kills, or looks into /proc")
FRAME = 1 / 60
LONG = 60.0
"""Seconds after which a test gives up."""


@pytest.fixture(scope="module")
def thinking(window: object, art: Art) -> Iterator[App]:
    """The program with workers, in English, at the highest speed."""
    settings = Settings(language="en", speed="instant", mute=True)
    app = App(pygame.Surface((1280, 720)), settings, keep=False, art=art, workers=True)
    yield app
    app.close()
    use("en")


@pytest.fixture
def pool(thinking: App) -> WorkerPool:
    """Those who think for it."""
    found = thinking.worker_pool()
    assert found is not None
    return found


def masters(app: App, humans: int = 0) -> PlayScene:
    """A game of masters, some of whose seats are people."""
    colours = BULLS.meta.colours[:3]
    seats = [
        Seat(place, f"Seat {place}", colour, None if place < humans else "urraca")
        for place, colour in enumerate(colours)
    ]
    scene = app.begin(NewGame(BULLS, tuple(seats), {"days": 1}), 5)
    scene.layout(app.services.canvas)
    scene.enter()
    return scene


def live(scene: PlayScene, reached: Callable[[], object]) -> None:
    """Let time go by until something is reached."""
    end = time.monotonic() + LONG
    while not reached():
        assert time.monotonic() < end, "nothing happens"
        scene.update(FRAME)
        time.sleep(0.005)


def decisions(scene: PlayScene) -> int:
    return len(scene.table.record.actions)


def until_it_thinks(scene: PlayScene, pool: WorkerPool) -> None:
    """Go on until a worker that is warm thinks about a bot's answer."""
    live(
        scene, lambda: scene.session.bot_jobs.busy("bot") and any(worker.started for worker in pool._workers)
    )


def test_a_master_thinks_while_the_window_goes_on(thinking: App, pool: WorkerPool) -> None:
    scene = masters(thinking)
    until_it_thinks(scene, pool)
    before, frames = decisions(scene), 0
    while decisions(scene) == before:
        scene.update(FRAME)
        frames += 1
        time.sleep(0.005)
    assert frames > 20
    assert scene.hints.is_offered
    scene.leave()


@LINUX
def test_the_move_comes_though_the_worker_is_killed(thinking: App, pool: WorkerPool) -> None:
    scene = masters(thinking)
    until_it_thinks(scene, pool)
    before, pids = decisions(scene), pool.pids
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    live(scene, lambda: decisions(scene) > before)
    live(scene, lambda: pool.pids and not set(pids) & set(pool.pids))
    until_it_thinks(scene, pool)
    scene.leave()


def test_the_move_comes_though_the_worker_takes_too_long(
    thinking: App, pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = masters(thinking)
    monkeypatch.setattr("scenes.table.bot_jobs.timeout", lambda *_: 0.2)
    until_it_thinks(scene, pool)
    before, pids = decisions(scene), pool.pids
    live(scene, lambda: decisions(scene) > before)
    live(scene, lambda: set(pids) != set(pool.pids))
    scene.leave()


@pytest.mark.parametrize("is_open", [False, True])
def test_a_bot_without_a_choice_takes_the_time_of_a_choice_unless_all_can_tell(
    thinking: App, pool: WorkerPool, is_open: bool
) -> None:
    """How soon an answer comes says nothing of a hand. Each job is the second, when the workers are warm."""
    table = Table(find("toruro"), regulars(find("toruro"), 3, 0), 5)
    while table.ask is None or len(table.ask.for_bots) > 1:
        assert table.ask is not None
        table.play(table.ask.seat, table.ask.for_bots[0])
    jobs, job = BotJobs(pool), ThinkJob(table, table.ask, 1)
    job.character = find_character("urraca", "toruro")
    for _ in range(2):
        job.start(jobs, is_open, haste=1.0)
        began = time.monotonic()
        while jobs.busy("bot"):
            assert time.monotonic() < began + LONG
            jobs.update()
            time.sleep(0.005)
        taken = time.monotonic() - began
    assert (taken >= job.character.seconds) is not is_open
    assert job.thought().action in table.ask.options


def test_nobody_thinks_on_when_the_table_is_left(thinking: App, pool: WorkerPool) -> None:
    scene = masters(thinking)
    until_it_thinks(scene, pool)
    scene.leave()
    assert not scene.session.bot_jobs.busy("bot")
    before = decisions(scene)
    ticket = pool.ask(LONG, double, 3)
    end = time.monotonic() + LONG
    while not (answers := pool.poll()):
        assert time.monotonic() < end
    assert [(answer.ticket, answer.value) for answer in answers] == [(ticket, 6)]
    assert decisions(scene) == before


def test_a_hint_comes_out_of_a_worker_and_goes_deeper_with_each_press(
    thinking: App, pool: WorkerPool
) -> None:
    scene = masters(thinking, humans=1)
    live(scene, lambda: scene.turn is not None and len(scene.turn.ask.options) > 1)
    scene.handle(Key(Act.HINT))
    assert scene.hints.panel is not None
    assert scene.hints.panel.lines == ("Let me think…",)
    live(scene, lambda: not scene.session.bot_jobs.busy("hint"))
    nudge = scene.hints.panel
    assert nudge.lines[0].startswith("Look at")
    assert scene.hints.advised() == ()
    scene.handle(Key(Act.HINT))
    (action, *_) = scene.hints.advised()
    assert scene.turn is not None
    assert action in scene.turn.ask.options
    scene.handle(Key(Act.HINT))
    assert any("% to win" in line for line in scene.hints.panel.lines)
    scene.handle(Key(Act.HINT))
    assert scene.hints.panel is None
    scene.leave()


@LINUX
@needs("Xvfb")
@needs("xdotool")
@pytest.mark.parametrize("way", ["TERM", long("KILL")])
def test_quitting_leaves_no_process_behind(way: str) -> None:
    settle_for(speed="instant", language="en", mute=True)
    prepare("bulls", 3, 1)
    with screen() as display, program(display, (1280, 720)) as real:
        end = time.monotonic() + LONG
        while not (found := children(real.process.pid)):
            assert time.monotonic() < end, "nobody thinks"
            real.do("key", "Return")  # go on with that game
            time.sleep(1.0)
        real.process.send_signal(signal.Signals[f"SIG{way}"])
        real.process.wait(LONG)
        end = time.monotonic() + 10
        while any(map(alive, found)):
            assert time.monotonic() < end, "somebody is left behind"
            time.sleep(0.05)
