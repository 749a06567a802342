"""Plays events one after another. At any speed, the pieces end where the rules already have them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import inf
from typing import Protocol

from game.core.event import Event
from game.core.game import View
from scenes.stage.pieces import Piece
from scenes.stage.skin import Motion
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, Pause, advance_cue, start_cue

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "faster": 4.0, "instant": inf}
HURRY = 4.0
THROWN_BY_HAND = SPEEDS["fast"]
"""The highest speed at which dice wait to be thrown."""
LINGERS = {"short": 1.0, "medium": 2.0, "long": 4.0, "seen": inf}
"""How many seconds that which must be seen stays, whatever the speed; `seen` is until the player goes on."""
REST = 0.35
"""How many seconds each change rests on the screen where motion is reduced."""


PATIENCE = 24
"""In how many frames an event waits at most until the pictures have been read that it is soon to show."""
AHEAD = 5
"""How many events are foreseen at a time: those of a long move would take longer than a frame may."""


class Tell(Protocol):
    """Puts events into words as each begins and ends; `again` is True for what has been shown before."""

    def begin(self, event: Event, again: bool) -> None:
        """Tell that the motion of an event is about to begin."""

    def end(self, event: Event, again: bool) -> None:
        """Tell that the motion of an event is over, or that it had none."""


class Director:
    """Shows the events of one play after another: `show` makes their motion, `tell` their words."""

    def __init__(self, stage: Stage, show: Motion, tell: Tell) -> None:
        self.stage = stage
        self.speed = 1.0
        self.hurry = False
        self.paused = False
        self.reduced = False
        self.linger = LINGERS["medium"]
        self.patient = True
        """What has to be read waits for the player; else it is shown like what can be looked at."""
        self.rushing = False
        """Everything now ends at once; whoever makes sounds stays silent."""
        self.are_read: Callable[[Sequence[str]], bool] = lambda pictures: True
        """Tells whether pictures have been read, without which an event does not begin at once."""
        self.event: Event | None = None
        """What is being shown."""
        self.view: View | None = None
        """The table after all that has been shown."""
        self._show = show
        self._tell = tell
        self._queue: deque[tuple[Event, View]] = deque()
        self._running: Cue | None = None
        self._rest = 0.0
        self._looking = 0.0
        self._then: Callable[[], None] | None = None
        self._last: tuple[list[Piece], View, tuple[tuple[Event, View], ...]] | None = None
        self._again = False
        self._pause: Pause | None = None
        self._told = False
        """The next event has been told, and its motion has not begun."""
        self._waited = 0

    @property
    def busy(self) -> bool:
        """True while something is being shown."""
        return self._then is not None

    @property
    def _is_held(self) -> bool:
        """True while no motion may begin."""
        return self.paused and not self.rushing

    @property
    def waiting(self) -> bool:
        """True while nothing goes on before the player does something."""
        return self.busy and (self.paused or self._looking == inf)

    @property
    def is_throw_awaited(self) -> bool:
        """True while dice wait to be thrown."""
        return self.waiting and not self.paused and self._pause is Pause.THROWN

    def show(
        self,
        events: Iterable[tuple[Event, View]],
        before: View,
        then: Callable[[], None],
        goes_on: bool = False,
    ) -> None:
        """Show these events, each with the view after it; then call `then`, which settles the stage.

        The table is as in `before` now. While it is paused, nothing of this begins. If it `goes_on`, these
        events belong to the move that was shown last, and are shown again with it.
        """
        pairs = tuple(events)
        if pairs and goes_on and self._last is not None:
            pieces, start, earlier = self._last
            self._last = (pieces, start, (*earlier, *pairs))
        elif pairs:
            self._last = (self.stage.snapshot(), before, pairs)
        for event, view in reversed(pairs[:AHEAD]):  # what is foreseen last is read first
            self._show.foresee(event, view)
        self._queue.extend(pairs)
        self._then, self._again, self.view = then, False, before
        self._waited = 0
        if not self.paused:
            self._step(0.0)

    def forget(self) -> None:
        """Forget what was shown last, which has been taken back."""
        self._last = None

    def replay(self, then: Callable[[], None]) -> bool:
        """Show the last move once more, then call `then`; return False if there is none, or while busy."""
        if self.busy or self._last is None:
            return False
        pieces, before, events = self._last
        self.stage.settle(replace(piece) for piece in pieces)
        self._show.rewind(before)
        self._queue.extend(events)
        self._then, self._again = then, True
        self._step(0.0)
        return True

    def update(self, seconds: float) -> None:
        """Let `seconds` pass."""
        if not self.busy or self.paused:
            return
        haste = HURRY if self.hurry else 1.0
        self._waited += 1
        if self._looking > 0:
            self._looking -= seconds * haste
            if self._looking > 0:
                return
            seconds = 0.0
        if self.speed == inf:
            then = self._then
            self._rush(lambda: self._then is then and self.busy and self._looking <= 0)
        else:
            self._step(seconds * self.speed * haste)

    def skip(self) -> None:
        """End what is moving, or what the player looks at; what comes after it is still shown."""
        if self._looking > 0:
            self._looking = 0.0
            self._step(0.0)
        elif self.busy:
            self._rush(lambda: self._running is not None and self._looking <= 0)
            self._waited = PATIENCE  # who skips waits for nothing
            self._step(0.0)

    def finish(self) -> None:
        """Show the end of everything that is queued, at once."""
        then = self._then
        while self._then is then and self.busy:
            self._looking = 0.0
            self._rush(lambda: self._then is then and self.busy and self._looking <= 0)

    def _rush(self, unfinished: Callable[[], bool]) -> None:
        self.rushing, self._rest = True, 0.0
        while unfinished():
            self._step(inf)
        self.rushing = False

    def _step(self, seconds: float) -> None:
        """Give the running cue that time; begin the next where it ends; at the end of all, call `then`."""
        self._rest -= seconds
        while self._rest <= 0 and self._looking <= 0:
            if self._running is not None:
                if self.reduced and not self.rushing:
                    self._cut(self._running)
                    continue
                if self._can_go_on(advance_cue(self._running, seconds)):
                    return
                self._running = None
                self._end()
                if self.rushing and self._queue:
                    return
            if not self._queue:
                then, self._then, self.event = self._then, None, None
                if then is not None:
                    then()
                return
            if not (self._told or self._is_held):
                self._told, self.event = True, self._queue[0][0]
                self._tell.begin(self.event, self._again)
            if self._is_held or self._has_to_wait(*self._queue[0]):  # whoever is told may hold the table
                return
            self._begin(*self._queue.popleft())
            seconds = 0.0

    def _has_to_wait(self, event: Event, view: View) -> bool:
        """Return whether the next event waits for its pictures."""
        if self.rushing or self._waited >= PATIENCE:
            return False
        if not self._waited:
            self._show.foresee(event, view)  # what was ready by then may be gone
        return not self.are_read(self._show.at_once(event, view))

    def _begin(self, event: Event, view: View) -> None:
        self._told, self.event, self.view = False, event, view
        if len(self._queue) >= AHEAD:
            self._show.foresee(*self._queue[AHEAD - 1])
        cue = self._show.cue(event, view)
        if cue is None or not self._can_go_on(start_cue(cue)):
            self._end()
        else:
            self._running = cue

    def _cut(self, cue: Cue) -> None:
        """Go to the end of a cue, or to where the player looks, without any motion."""
        while self._looking <= 0:
            if not self._can_go_on(advance_cue(cue, inf)):
                self._running, self._rest = None, REST
                self._end()
                return

    def _end(self) -> None:
        assert self.event is not None
        self._waited = 0
        self._tell.end(self.event, self._again)

    def _can_go_on(self, paused: Pause | None) -> bool:
        """Return False if the cue has ended. If it stopped to be seen, let the player look."""
        seen = paused in (Pause.SEEN, Pause.READ) and (self.speed < inf or self.linger == inf)
        if seen or paused is Pause.ASKED:
            self._looking = inf if paused is Pause.READ and self.patient else self.linger
        if paused is Pause.THROWN and not (self._again or self.rushing or self.hurry):
            self._looking = inf if self.speed <= THROWN_BY_HAND else 0.0
        self._pause = paused
        return paused is not Pause.OVER
