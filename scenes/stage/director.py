"""The director plays events one after another. However fast, they end where the rules already are."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from game.core.event import Event
from scenes.stage.clock import Clock
from scenes.stage.cues import Cue
from scenes.stage.pieces import Piece
from scenes.stage.stage import Stage

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "faster": 4.0, "instant": 0.0}
HURRY = 4.0

Stager = Callable[[Event], "Cue | None"]


class Director:
    """A queue of batches: the events of one play, the cue for each, and what is done when all are shown."""

    def __init__(self, stage: Stage, clock: Clock, cue: Stager, tell: Callable[[Event], None]) -> None:
        self.stage = stage
        self.clock = clock
        self.speed = 1.0
        self.hurry = False
        self.paused = False
        self._cue = cue
        self._tell = tell
        self._queue: deque[Event] = deque()
        self._running: Cue | None = None
        self._then: Callable[[], None] | None = None
        self._last: tuple[list[Piece], tuple[Event, ...]] | None = None
        self._silent = False

    @property
    def busy(self) -> bool:
        """Something is still being shown."""
        return self._then is not None

    def show(self, events: Iterable[Event], then: Callable[[], None]) -> None:
        """Play these events, then call `then`, which settles the stage and goes on."""
        told = tuple(events)
        if told:
            self._last = (self.stage.snapshot(), told)
        self._start(told, then, silent=False)

    def replay(self, then: Callable[[], None]) -> bool:
        """Show the last events once more, then call `then`. False where there are none, or one is on."""
        if self.busy or self._last is None:
            return False
        pieces, events = self._last
        self.stage.settle(pieces)
        self._last = (self.stage.snapshot(), events)
        self._start(events, then, silent=True)
        return True

    def update(self, milliseconds: float) -> None:
        """Let that much time go by."""
        if not self.busy or self.paused:
            return
        if not self.speed:
            self.finish()
            return
        self.clock.now += milliseconds * self.speed * (HURRY if self.hurry else 1.0)
        self._step()

    def skip(self) -> None:
        """End what is moving now; what comes after it is still shown."""
        self.clock.rushing = True
        self._exhaust()
        self.clock.rushing = False
        self._step()

    def finish(self) -> None:
        """Show the end of everything that is queued, at once."""
        self.clock.rushing = True
        while self.busy:
            self._step()
        self.clock.rushing = False

    def _start(self, events: tuple[Event, ...], then: Callable[[], None], silent: bool) -> None:
        self._queue.extend(events)
        self._then = then
        self._silent = silent
        self._step()

    def _exhaust(self) -> None:
        for _ in self._running or ():
            pass
        self._running = None

    def _step(self) -> None:
        """Run the present cue for one frame; begin the next where it ends; at the end of all, go on."""
        while True:
            if self._running is not None:
                if next(self._running, self) is not self:
                    return
                self._running = None
            if not self._queue:
                break
            event = self._queue.popleft()
            if not self._silent:
                self._tell(event)
            self._running = self._cue(event)
        then, self._then = self._then, None
        if then is not None:
            then()
