"""What thinking costs the window, and what the window costs the thinking.

A table is drawn anew in every frame while a master thinks in a worker, and while nobody does, in turn; the
same question is thought about beside the window and by itself, in turn.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game import GAMES
from game.bots.characters import find_character
from game.bots.think import think
from game.bots.worker_pool import Answer, WorkerPool
from game.core.rng import Rng
from tests.bench.report import at_least, at_most, heading, middle, note, percentile
from tests.bots.toil import loaded, memory

if TYPE_CHECKING:
    from scenes.table.play import PlayScene

SIZE = (1280, 720)
SECONDS, TURNS = 1.0, 6
"""How long one thought takes, and how many there are with the window and without."""
QUESTIONS = 100
LATE = 25.0
"""Milliseconds after which a frame is late."""


def frames(scene: PlayScene, over: Callable[[], bool]) -> list[float]:
    """Milliseconds from frame to frame, at the loop's own pace, under a moving mouse."""
    import pygame

    from scenes.ui.input import Pointer

    canvas, clock = scene.services.canvas, pygame.time.Clock()
    clock.tick(60)
    found: list[float] = []
    last = time.perf_counter()
    while not over():
        place = len(found)
        scene.handle(Pointer("move", (37.0 * place % 1000, 53.0 * place % 500)))
        scene.update(1 / 60)
        scene.draw(canvas)
        pygame.display.flip()
        clock.tick(60)
        now = time.perf_counter()
        found.append((now - last) * 1000)
        last = now
    return found


def late(intervals: list[float]) -> float:
    """How many of a hundred frames come late."""
    return 100 * sum(interval > LATE for interval in intervals) / len(intervals)


def answer(pool: WorkerPool) -> Answer:
    """The next answer, while nothing else goes on here."""
    while not (answers := pool.poll()):
        time.sleep(0.005)
    return answers[0]


def costs(pool: WorkerPool, ask: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds of its own time that the window spends on a question, and on one look for its answer."""
    asking: list[float] = []
    polling: list[float] = []
    for _ in range(QUESTIONS):
        start = time.thread_time()
        ask()
        asking.append(time.thread_time() - start)
        answers: Sequence[Answer] = ()
        while not answers:
            start = time.thread_time()
            answers = pool.poll()
            polling.append(time.thread_time() - start)
            time.sleep(0.001)
    return percentile(asking, 0.99) * 1000, percentile(polling, 0.99) * 1000


def is_past(end: float) -> bool:
    """The clock has come to that moment."""
    return time.perf_counter() > end


def hears(pool: WorkerPool, heard: list[Answer]) -> bool:
    """There is an answer; it is kept."""
    heard += pool.poll()
    return bool(heard)


def measure(name: str, pool: WorkerPool) -> None:
    """All figures at a table of that game."""
    import pygame

    from game.storage.settings import Settings
    from scenes.screenshots.arrange import play_until
    from scenes.screenshots.arrange import table as any_table
    from scenes.window.app import App

    screen = pygame.display.set_mode(SIZE)
    scene = any_table(App(screen, Settings(language="en"), keep=False), GAMES[name], 1, 4)
    play_until(scene, lambda scene, ask: len(scene.table.record.actions) > 20 and len(ask.options) > 2)
    game, ask = scene.table.game, scene.table.ask
    assert ask is not None
    master, view = find_character("master", name), scene.table.view(ask.seat)
    instinctive = find_character("regular", name)

    def begin() -> None:
        pool.ask(60.0, think, game, view, ask, Rng(1), master, SECONDS)

    begin()
    answer(pool)
    asking, polling = costs(pool, lambda: pool.ask(60.0, think, game, view, ask, Rng(1), instinctive))
    still: list[float] = []
    busy: list[float] = []
    alone: list[float] = []
    beside: list[float] = []
    for _ in range(TURNS):
        begin()
        alone.append(answer(pool).value.iterations)
        end = time.perf_counter() + SECONDS
        still += frames(scene, partial(is_past, end))
        begin()
        heard: list[Answer] = []
        busy += frames(scene, partial(hears, pool, heard))
        beside.append(heard[0].value.iterations)

    heading(f"{game.meta.name}, {SIZE[0]}x{SIZE[1]}")
    at_most("asking, of the window's own time", asking, 2, "ms")
    at_most("looking for an answer", polling, 0.5, "ms")
    note("from frame to frame without a bot, median", middle(still), "ms")
    note("  one frame in a hundred", percentile(still, 0.99), "ms")
    note("  late frames", late(still), "%")
    note("while a master thinks, median", middle(busy), "ms")
    at_most("  one frame in a hundred", percentile(busy, 0.99), percentile(still, 0.99) + 5, "ms")
    at_most("  late frames", late(busy), 1, "%")
    note("iterations a second by itself", middle(alone) / SECONDS)
    at_least("  beside the window, of that", middle(beside) / middle(alone), 0.8)
    pool.ask(60.0, memory)
    at_most("memory of the worker", answer(pool).value, 40, "MB")
    pool.ask(60.0, loaded, "pygame")
    assert not answer(pool).value


def main() -> None:
    """How soon workers are there, then every game."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    began, pool = time.perf_counter(), WorkerPool(1)
    pool.start()
    heading("A worker")
    note("the window waits for its birth", (time.perf_counter() - began) * 1000, "ms")
    pool.ask(60.0, memory)
    answer(pool)
    at_most("its first message", (time.perf_counter() - began) * 1000, 200, "ms")
    for name in GAMES:
        measure(name, pool)
    pool.close()


if __name__ == "__main__":
    main()
