"""A limit to the time that one frame spends on its picture: what is then still to be made waits for the next.

Where nothing moves nobody sees that a picture comes a frame later, but everybody feels a window that is deaf
for two frames. What was made by then is cached, so each attempt comes farther than the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import thread_time


class OverLimitError(Exception):
    """The time of a picture is up, and something of it is not made yet: it is drawn in the next frame."""


class TimeLimit:
    """Ends a picture that takes too long, unless nothing was made for it, so that trying again is no use."""

    def __init__(self) -> None:
        self._until: float | None = None
        self._has_made = False

    @property
    def is_set(self) -> bool:
        """True while a picture is drawn that may come in a later frame."""
        return self._until is not None

    @contextmanager
    def until(self, moment: float | None) -> Iterator[None]:
        """Within the context pictures end at that moment of this thread's time, with None at none."""
        before = self._until, self._has_made
        self._until, self._has_made = moment, False
        try:
            yield
        finally:
            self._until, self._has_made = before

    def note(self) -> None:
        """Take note that something was made and is kept."""
        self._has_made = True

    def check(self, grace: float = 0.0) -> None:
        """Raise OverLimitError if the picture has to end, `grace` seconds after its time."""
        if self._until is not None and self._has_made and thread_time() > self._until + grace:
            raise OverLimitError


LIMIT = TimeLimit()
"""That of the frame that is being drawn: there is one window, and it is drawn by one thread."""


def is_done_within(seconds: float, work: Callable[[], object]) -> bool:
    """Do work for about so long; return False if it must be done again, which goes on from what was made."""
    try:
        with LIMIT.until(thread_time() + seconds):
            work()
    except OverLimitError:
        return False
    return True
