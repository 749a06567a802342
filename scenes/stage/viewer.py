"""Who looks at the screen: what is shown openly, and when a hand lies face down.

One human among bots always sees their own hand. Several humans share the screen at one of three levels:
`open` shows the hand of the seat in turn, `peek` only while a key or button is held, `curtain` after that
player has opened the curtain.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.script import Ask
from game.core.seat import Seat


class Viewer:
    """Says who may see what, for the seats of one table."""

    def __init__(self, seats: Sequence[Seat], privacy: str) -> None:
        self.humans = [seat.index for seat in seats if seat.human]
        self.privacy = privacy
        self.peeking = False
        self._aside: int | None = None

    @property
    def shared(self) -> bool:
        """True if several humans look at this screen."""
        return len(self.humans) > 1

    @property
    def secret(self) -> bool:
        """True if those who look at this screen must not learn from it what another one holds."""
        return self.shared and self.privacy != "open"

    @property
    def audience(self) -> int | None:
        """Return the seat as which events are seen: the one human, or None for the public."""
        return self.humans[0] if len(self.humans) == 1 else None

    def owner(self, ask: Ask | None) -> int | None:
        """Return whose hand lies at the edge of the table now, None if nobody's does."""
        if not self.shared:
            return self.audience
        return ask.seat if ask is not None and ask.seat in self.humans else None

    def is_face_up(self, ask: Ask | None) -> bool:
        """Return True if that hand is turned up."""
        if not self.shared or self.privacy == "open" or self.peeking:
            return True
        return self.privacy == "curtain" and ask is not None and self._aside == ask.seat

    def is_curtained(self, ask: Ask | None) -> bool:
        """Return True if the curtain must fall before this question is shown."""
        if ask is None or not self.shared or self.privacy != "curtain":
            return False
        return ask.seat in self.humans and ask.seat != self._aside

    def draw_aside(self, seat: int | None) -> None:
        """Note that this seat looks at the screen now (None: everybody)."""
        self._aside = seat

    def can_peek(self, ask: Ask | None) -> bool:
        """Return True if holding the peek key would turn a hand up."""
        return self.shared and self.privacy == "peek" and self.owner(ask) is not None
