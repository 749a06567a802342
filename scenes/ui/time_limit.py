"""A limit to the time that one frame spends on its picture: what is then still to be made waits for the next.

Where nothing moves nobody sees that a picture comes a frame later, but everybody feels a window that is deaf
for two frames. What was made by then is cached, so each attempt comes farther than the last one. Where
something moves all frames are drawn, and only what is new in one of them may come with the next.
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
        self._spare: float | None = None
        self._has_spent = False
        self.has_left = False
        """True if something was left out of the last picture that is drawn with the next one."""

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

    @contextmanager
    def sparing(self, moment: float | None) -> Iterator[None]:
        """Within the context what is drawn `in_time` is left out after that moment of this thread's time."""
        self._spare, self._has_spent, self.has_left = moment, False, False
        try:
            yield
        finally:
            self._spare = None

    @contextmanager
    def in_time(self) -> Iterator[None]:
        """Leave what is drawn within the context out if the picture has no time left for what it needs.

        As something is made for each picture, all of it is seen in the end.
        """
        if self._spare is None:
            yield
            return
        before = self._until, self._has_made
        self._until, self._has_made = self._spare, self._has_spent
        try:
            yield
        except OverLimitError:
            self.has_left = True
        finally:
            self._has_spent = self._has_made
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
