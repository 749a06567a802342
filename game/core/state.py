"""What the state of every game has: the stack of frames, the generator, and the events."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.event import Event
from game.core.rng import Rng
from game.core.script import Frame


@dataclass(slots=True)
class State:
    """Plain data. `events` collects what happens, for whoever listens; it is None while searching.

    The state of a game adds its own fields and a hand-written `clone()`. The graph that it is played on, if
    any, is its field `board`, which is never written to disk with it.
    """

    stack: list[Frame]
    rng: Rng
    events: list[Event] | None

    def emit(self, event: Event) -> None:
        """Add an event, if anybody listens; the state must already be as the event leaves it.

        In hot paths ask `events is None` before making one.
        """
        if self.events is not None:
            self.events.append(event)
