"""Tell a game as its chronicle does, without a window: what one seat saw, or everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.errors import UserError
from game.core.event import Event
from game.core.table import Table
from scenes.voice.stream import plain
from scenes.window.app import windowless


class Witness:
    """Collects the events of a game that is stepped, as that seat saw them; for None nothing is hidden."""

    def __init__(self, seat: int | None) -> None:
        self.events: list[Event] = []
        self._seat = seat

    def watch(self, table: Table[Any, Any]) -> None:
        """Add what happened in the last play. Raises UserError: nobody has that seat."""
        seat = self._seat
        if seat is not None and seat >= len(table.seats):
            raise UserError("This game has {count} seats.", count=len(table.seats))
        self.events.extend(table.events(seat) if seat is not None else table.open_events())


def tell(table: Table[Any, Any], events: Sequence[Event], language: str) -> Iterator[str]:
    """Yield the lines of a game's chronicle, each with the paragraph that made it happen."""
    session = windowless((1280, 720), language).session(table, history=events)
    for line in session.chronicle.lines:
        rule = line.rule.partition(".")[2]
        yield f"{plain(line.text)} ({rule})" if rule else plain(line.text)
