"""Work that is done ahead, in what is left of each frame, so that nothing waits for it later."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress

from game.core.errors import UserError
from scenes.ui.time_limit import is_done_within

PIECE, MOST = 0.006, 20
"""Seconds for which one work is done in a frame, and in how many frames at most: what its caches have lost by
the next one is not worth doing again and again."""
WAITING = 64
"""How much work may wait."""


class Ahead:
    """A queue of work. One that takes long goes on in the next frame from what it has made by then."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], object]] = deque(maxlen=WAITING)
        self._begun: Callable[[], object] | None = None
        self._attempts = 0

    @property
    def has_begun(self) -> bool:
        """True while some work goes on from the last frame."""
        return self._begun is not None

    @property
    def is_idle(self) -> bool:
        """True while there is nothing to be done."""
        return self._begun is None and not self._waiting

    def add(self, work: Iterable[Callable[[], object]]) -> None:
        """Have work done after all that waits."""
        self._waiting.extend(work)

    def begin(self, work: Callable[[], object]) -> None:
        """Have work done next."""
        self._begun, self._attempts = work, 0

    def go_on(self) -> None:
        """Do a piece of the work that comes next, if there is any."""
        if self._begun is None and self._waiting:
            self.begin(self._waiting.popleft())
        work, self._begun = self._begun, None
        if work is None:
            return
        self._attempts += 1
        with suppress(UserError):  # who draws it is told
            if not is_done_within(PIECE, work) and self._attempts < MOST:
                self._begun = work
