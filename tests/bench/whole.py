"""How long the frames of whole games take, and how much memory they need, with what the slowest made anew.

    python -m tests.bench.whole --game toruro --size 1920x1080 --worst 10

One person sits among bots: whenever they are asked they look at a card of their hand, think for a while and
answer as a regular would. A frame counts if it was drawn, or left its picture to the next one; it is
told by the time that the machine gives us, and by the clock. What bots think, and what is read beside the
frames, has the time that it has in the window.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from array import array
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from heapq import nlargest
from pathlib import Path
from time import perf_counter, sleep, thread_time
from typing import Any, NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import GAMES, find
from game.bots.worker_pool import Answer, WorkerPool
from game.storage.settings import Settings
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.stage.pieces import HAND
from scenes.ui.input import Act, Key, Pointer
from scenes.ui.surface_cache import LruCache
from scenes.window.app import App
from scenes.window.gc_tuning import GcTuning
from scenes.window.scene_manager import REST_AFTER, SceneManager
from scenes.window.window import Window
from tests.bench.report import at_most, heading, middle, note, percentile

SIZES = {"1280x720": 8.0, "1920x1080": 16.0}
"""How many milliseconds one frame in a hundred may take at most, by the size of the window."""
WORST, MEMORY = 20.0, 200.0
"""Milliseconds of the longest frame and megabytes, at most, of a whole game at the largest size."""
SEATS, SEED, SPEED = {"bulls": 4, "toruro": 5, "alatriste": 4}, 1, "fast"
STEP, LOOKS, PATIENCE = 1 / 60, 40, 20
"""Seconds of a frame, for how many of them somebody looks before they answer, and before they go on."""
FRAMES, PATIENT = 200_000, 60.0
"""No game takes so many; how often the time that it has a thought may take here."""


class Made(NamedTuple):
    """A surface that was made: its name, and milliseconds without those that it was made of."""

    name: Hashable
    took: float


class Frame(NamedTuple):
    """A frame that counts: milliseconds of the machine and of the clock, when, and all that it made."""

    took: float
    passed: float
    when: str
    made: Sequence[Made]


class Watch:
    """Notes every surface that a cache has made for it."""

    def __init__(self) -> None:
        self.made: list[Made] = []
        self._inner = [0.0]
        plain, watch = LruCache.get, self

        def get(
            self: LruCache,
            key: Hashable,
            make: Callable[[], pygame.Surface],
            keep: bool = True,
            takes: float = 0.0,
        ) -> pygame.Surface:
            return plain(self, key, lambda: watch.time(key, make), keep, takes)

        LruCache.get = get  # type: ignore[method-assign]

    def time(self, name: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Make a surface and note what it took."""
        start = thread_time()
        self._inner.append(0.0)
        made = make()
        passed, inner = thread_time() - start, self._inner.pop()
        self._inner[-1] += passed
        self.made.append(Made(name, 1000 * (passed - inner)))
        return made

    def take(self) -> list[Made]:
        """Return what was noted since the last time."""
        taken, self.made = self.made, []
        return taken


class Thinkers(WorkerPool):
    """A worker process that is waited for between two frames, which costs none of them any time."""

    def __init__(self) -> None:
        super().__init__(1)
        self._open: set[int] = set()
        self._thought: list[Answer] = []

    def ask(self, timeout: float, work: Callable[..., object], *arguments: object) -> int:
        """Take a question; return its ticket."""
        ticket = super().ask(PATIENT * timeout, work, *arguments)
        self._open.add(ticket)
        return ticket

    def think(self) -> None:
        """Wait until all that was asked has been thought about."""
        while self._open:
            answers = super().poll()
            self._open -= {answer.ticket for answer in answers}
            self._thought += answers
            sleep(0.001)

    def poll(self) -> list[Answer]:
        """Return what has been thought."""
        thought, self._thought = self._thought, []
        return thought

    def cancel(self, ticket: int) -> None:
        """Forget a question."""
        super().cancel(ticket)
        self._open.discard(ticket)


class Shown(Window):
    """A window that counts the pictures that it shows."""

    flips = 0

    def flip(self) -> None:
        self.flips += 1
        super().flip()


class Sitting:
    """One game in a window of that size, from its first deal to its results."""

    def __init__(self, game: str, size: tuple[int, int], speed: str, watch: Watch) -> None:
        self.watch, self.thinkers, self.tuning = watch, Thinkers(), GcTuning()
        self.window = Shown("Sobremesa")
        self.window.size = size
        settings = Settings(language="en", speed=speed)
        self.app = App(self.window.surface, settings, keep=False, workers=True)
        self.thinkers.start()
        self.app._pool = self.thinkers
        rules = find(game)
        self.manager = SceneManager(self.window, self.app.services, self.app.home)
        self.scene = self.app.begin(NewGame(rules, seats(rules, SEATS[game]), {}), SEED)
        self.manager.begin(self.scene)
        self._rested, self._looked, self._waited = 0.0, 0, 0
        self.most = 0.0
        """Megabytes of memory at most so far."""
        self.left, self.latest = 0, 0
        """How many pictures were left to a later frame, and to how many frames one of them at most."""

    def play(self) -> Iterator[Frame]:
        """Play on to the end; yield every frame that counts."""
        for number in range(FRAMES):
            if self.scene.session.over:
                break
            assert self.scene in self.manager.stack.scenes, "the game was left"
            act = self._act()
            self.watch.take()
            flips, start, clock = self.window.flips, thread_time(), perf_counter()
            act()
            self.manager.frame(STEP, [])
            took, passed = 1000 * (thread_time() - start), 1000 * (perf_counter() - clock)
            self.left += self.manager.attempts == 1
            self.latest = max(self.latest, self.manager.attempts)
            if self.window.flips > flips or self.manager.attempts:
                event = self.scene.director.event
                what = type(event).__name__ if event is not None else "nothing happens"
                what += ", not drawn yet" * (self.manager.attempts > 0)
                yield Frame(took, passed, f"{number}, {what}", self.watch.take())
            self._between(passed)
        self.manager.stack.leave_all()
        self.thinkers.close()
        self.window.destroy()

    def _act(self) -> Callable[[], object]:
        """Return what the person does before this frame."""
        scene, session, send = self.scene, self.scene.session, self.manager.send
        self._waited = self._waited + 1 if session.director.waiting else 0
        if self._waited > PATIENCE:
            self._waited = 0
            return lambda: send(Key(Act.OK)) if self.manager.stack.top is scene else None
        turn = scene.turn
        self._looked = 0 if turn is None or session.director.busy else self._looked + 1
        cards = [piece for piece in scene.stage.pieces.values() if piece.layer == HAND]
        if turn is not None and self._looked == LOOKS // 4 and cards:
            card = cards[len(self.app.table.record.actions if self.app.table else ()) % len(cards)]
            return lambda: send(Pointer("move", (card.x, card.y)))
        if turn is None or self._looked < LOOKS:
            return lambda: None
        action = session._job_for(turn.ask).thought().action

        def answer() -> None:
            send(Pointer("move", (640.0, 2.0)))
            session.play((action,))

        return answer

    def _between(self, passed: float) -> None:
        """Do what is not done for a frame; what is being read has the rest of its time, as in the window."""
        self.thinkers.think()
        art, left = self.app.services.canvas.art, STEP - passed / 1000
        read = [*art._coming.values(), *art._covering.values(), *art._sized.values()]
        read += art._sheets_coming.values()
        while left > 0 and not all(future.done() for future in read):
            sleep(0.001)
            left -= 0.001
        rests = self.manager._resting
        if rests >= REST_AFTER > self._rested:
            self.tuning.collect()
        self._rested = rests
        self.most = max(self.most, resident())


def resident() -> float:
    """Megabytes of memory that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / (1 << 20)


def told(made: Made) -> str:
    """A surface in a few words."""
    parts: list[Any] = list(made.name) if isinstance(made.name, tuple) else [made.name]
    return f"{' '.join(str(part) for part in parts)[:48]} {made.took:.1f}"


def noted(frames: Iterable[Frame], times: array[float], clock: array[float]) -> Iterator[Frame]:
    """The same frames, whose milliseconds are noted meanwhile."""
    for frame in frames:
        times.append(frame.took)
        clock.append(frame.passed)
        yield frame


def measure(game: str, size: str, speed: str, worst: int, watch: Watch) -> None:
    """One whole game at one size."""
    wide, high = map(int, size.split("x"))
    heading(f"{size}, a game of {find(game).meta.name}, {SEATS[game]} seats, {speed}")
    start, sitting = perf_counter(), Sitting(game, (wide, high), speed, watch)
    frames = sitting.play()
    first = next(frames)
    times, clock = array("d"), array("d")
    slowest = nlargest(max(1, worst), noted(frames, times, clock))[:worst]  # all would take more than a game
    largest = size == max(SIZES, key=lambda name: int(name.split("x")[0]))
    note("the first frame, before the game begins", first.took, "ms")
    note("frames after it", len(times))
    note("  median", middle(times), "ms")
    at_most("  one in a hundred", percentile(times, 0.99), SIZES[size], "ms")
    note("    by the clock", percentile(clock, 0.99), "ms")
    limit = at_most if largest else lambda what, figure, _, unit: note(what, figure, unit)
    limit("  the worst", max(times), WORST, "ms")
    note("    by the clock", max(clock), "ms")
    note("  above the limit of the worst", sum(time > WORST for time in times))
    note("pictures left to a later frame", sitting.left)
    note("  to so many frames at most", sitting.latest)
    limit("memory, at most", sitting.most, MEMORY, "MB")
    note("all of it", perf_counter() - start, "s")
    for frame in slowest:
        made = sorted(frame.made, key=lambda made: -made.took)
        names = "; ".join(told(each) for each in made[:6] if each.took >= 0.3)
        rest = frame.took - sum(each.took for each in made)
        print(f"  {frame.took:5.1f} ms ({frame.passed:.0f}) at {frame.when}: {names}; the rest {rest:.1f}")


def main() -> None:
    """Each game at each size, unless one is named."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), help="this one alone")
    parser.add_argument("--size", choices=SIZES, help="this one alone")
    parser.add_argument("--speed", choices=("slow", "normal", "fast", "faster"), default=SPEED)
    parser.add_argument("--worst", type=int, default=10, metavar="N", help="how many frames are told (10)")
    asked = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    watch = Watch()
    for size in [asked.size] if asked.size else SIZES:
        for game in [asked.game] if asked.game else GAMES:
            measure(game, size, asked.speed, asked.worst, watch)


if __name__ == "__main__":
    main()
