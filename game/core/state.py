"""What every game's state has: the stack of bookmarks, the generator, and the news."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.event import Event
from game.core.rng import Rng
from game.core.script import Frame


@dataclass(slots=True)
class State:
    """Plain data. `news` collects events for whoever listens; it is None while searching.

    A game's state adds its own fields and a hand-written `clone()`. The graph that it is played on, if any,
    is its field `board`, which is never written to disk with it.
    """

    stack: list[Frame]
    rng: Rng
    news: list[Event] | None

    def tell(self, event: Event) -> None:
        """Add an event to the news, if anybody listens. In hot paths ask `news is None` before making it."""
        if self.news is not None:
            self.news.append(event)
