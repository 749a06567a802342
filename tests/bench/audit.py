"""How soon the choices of a game are thought through after its end, and what the window costs meanwhile.

A game of El Capitán Alatriste with three seats, one of them a person's, is over. Its results are there, then
the page that tells how it went; the mouse moves all the while, or else the loop would rest. Frames are
compared with those after all is known. A second time the player goes on in the middle of it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import find
from game.bots.worker_pool import WorkerPool
from game.core.record import Record
from game.storage.settings import Settings
from scenes.menus.results import ResultsScene
from scenes.menus.review import ReviewScene
from scenes.menus.review_job import ReviewJob
from scenes.ui.scene import Scene
from scenes.window.app import App
from scenes.window.replays import replayed
from scenes.window.scene_manager import FPS, SceneManager
from scenes.window.window import Window
from tests.bench.report import at_most, heading, middle, note, percentile
from tests.soak.blame import game_of

GAME, SIZE, GAMES = "alatriste", (1280, 720), 3
SOON = 30.0
"""Seconds in which all is thought through."""
LATE = 25.0
"""Milliseconds after which a frame is late."""
ON_RESULTS, AFTERWARDS, IN_THE_MIDDLE = 3.0, 10.0, 8.0
"""Seconds for which the results are looked at, and the page once all is known; and those after which the
player goes on the second time."""


class Watched:
    """A window in which a game is just over; milliseconds from frame to frame in it, and of each frame."""

    def __init__(self, app: App, manager: SceneManager, results: ResultsScene) -> None:
        self.app, self.manager, self.results = app, manager, results
        self.intervals: list[float] = []
        self.costs: list[float] = []
        self._clock = pygame.time.Clock()

    @property
    def job(self) -> ReviewJob:
        """What goes through the game again."""
        return self.results.review_job

    def show(self, scene: Scene) -> None:
        """Show a scene; the frame in which its pictures are read does not count."""
        self.manager.begin(scene)
        self.manager.frame(0.0, [])

    def look_on(self, seconds: float, over: Callable[[], bool] = lambda: False) -> None:
        """Frame after frame under a moving mouse, for so long or until it is `over`."""
        self._clock.tick(FPS)
        last = begun = time.perf_counter()
        while not over() and last - begun < seconds:
            place = len(self.intervals)
            spot = 300 + 37 * place % 600, 150 + 23 * place % 400
            event = pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(37, 23), buttons=(0, 0, 0))
            dt = self._clock.tick(FPS) / 1000
            start = time.thread_time()
            self.manager.frame(min(dt, 0.1), [event])
            self.costs.append(1000 * (time.thread_time() - start))
            now = time.perf_counter()
            self.intervals.append(1000 * (now - last))
            last = now


@contextmanager
def over(record: Record) -> Iterator[Watched]:
    """The results of a game, in a window with workers, as the program opens it."""
    window = Window("Sobremesa", SIZE)
    app = App(window.surface, Settings(language="en"), keep=False, workers=True)
    pool = app.worker_pool()
    assert pool is not None
    table, history = replayed(record)
    manager = SceneManager(window, app.services, app.home)
    results = app.show(table, history=history).results()
    watched = Watched(app, manager, results)
    watched.show(results)
    try:
        yield watched
    finally:
        manager.close()
        app.close()


def measure(record: Record) -> None:
    """One game: how soon all is thought through, and the frames meanwhile beside those afterwards."""
    with over(record) as watched:
        job, begun = watched.job, time.perf_counter()
        watched.look_on(ON_RESULTS)
        watched.show(ReviewScene(watched.app.services, job, watched.results.results.picture))
        watched.look_on(2 * SOON, lambda: not job.busy)
        note("the game is gone through after", time.perf_counter() - begun, "s")
        watched.look_on(2 * SOON, lambda: job.findings is not None)
        at_most("all is thought through after", time.perf_counter() - begun, SOON, "s")
        meanwhile, watched.intervals = watched.intervals, []
        at_most("a frame's own time, one in a hundred", percentile(watched.costs, 0.99), 1000 / FPS, "ms")
        note("  the longest", max(watched.costs), "ms")
        watched.look_on(AFTERWARDS)
        note("from frame to frame, median", middle(meanwhile), "ms")
        note("  afterwards", middle(watched.intervals), "ms")
        note("  frames a second", 1000 * len(meanwhile) / sum(meanwhile))
        note("  afterwards", 1000 * len(watched.intervals) / sum(watched.intervals))
        at_most("late frames", late(meanwhile), late(watched.intervals) + 1, "%")


def late(intervals: list[float]) -> float:
    """How many of a hundred frames come late."""
    return 100 * sum(interval > LATE for interval in intervals) / len(intervals)


def milliseconds_to_be_free(record: Record) -> tuple[float, float]:
    """What the frame takes in which the player goes on, and how long another question waits then."""
    with over(record) as watched:
        watched.look_on(IN_THE_MIDDLE)
        assert watched.job.audit_job is not None and watched.job.audit_job.busy
        pool = watched.app.worker_pool()
        assert isinstance(pool, WorkerPool)
        begun = time.perf_counter()
        watched.manager.begin(watched.app.home())
        gone = time.perf_counter()
        ticket, answers = pool.ask(SOON, abs, -1), list[int]()
        while ticket not in answers:
            answers += [answer.ticket for answer in pool.poll()]
        return 1000 * (gone - begun), 1000 * (time.perf_counter() - gone)


def main() -> None:
    """Some games."""
    pygame.font.init()
    for number in range(1, GAMES + 1):
        record, _ = game_of(find(GAME), Random(number), plant=False)
        heading(f"{find(GAME).meta.name}, {len(record.seats)} seats, {len(record.actions)} decisions")
        measure(record)
        leaving, waiting = milliseconds_to_be_free(record)
        at_most("leaving in the middle of it", leaving, LATE, "ms")
        note("  until a new worker has answered a question", waiting, "ms")


if __name__ == "__main__":
    main()
