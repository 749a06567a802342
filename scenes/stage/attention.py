"""Which part of what others do deserves the time of people here, and when their waiting begins anew."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import pygame

from game.core.event import Event
from game.core.script import Ask


class Attention:
    """Says of one game how long its people wait gladly; `patience` is for how many seconds.

    `pace` is how much faster than ever all goes from the first of them on that is not savoured. A game
    overrides what differs: nothing but patience without end is the default.
    """

    patience = inf
    pace = 1.0

    @property
    def is_hushed(self) -> bool:
        """True while a moment is so grave that words of characters wait until it is over."""
        return False

    @property
    def kept_free(self) -> Sequence[Sequence[pygame.FRect]]:
        """Return where no words of characters lie if there is room elsewhere, what matters most first."""
        return ()

    def offer(self) -> str:
        """Return what the button says that leaves out what the people here only look on at; "" for none."""
        return ""

    def leave_out(self) -> None:
        """Leave it out: all of it goes at once, up to what takes its own time."""

    def is_savoured(self, event: Event) -> bool:
        """Return whether an event takes its own time, however long people have waited."""
        return False

    def is_opening(self, event: Event) -> bool:
        """Return whether something begins with an event that nothing which was said before is about."""
        return False

    def briskness(self, event: Event | None) -> float:
        """Return how many times faster an event of others goes that nobody has to wait for; None: a pause."""
        return 1.0

    def is_own_turn(self, ask: Ask) -> bool:
        """Return whether a question to a person is of their own turn: no mere answer to what others do."""
        return True
