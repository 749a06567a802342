"""Tell a game as its chronicle does, without a window: what one seat saw, or everything."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.event import Event
from game.core.game import AnyGame
from game.core.record import Record
from game.core.table import replay
from maps.reader import graph_of
from scenes.voice.stream import plain
from scenes.window.app import windowless


def tell(game: AnyGame, record: Record, seat: int | None, language: str) -> Iterator[str]:
    """Yield the lines of a game's chronicle, each with the paragraph that made it happen.

    They are told as that seat saw them; for None nothing is hidden.

    Raises UserError: the game cannot be played by these rules.
    """
    events: list[Event] = []
    table = replay(
        game,
        record,
        graph_of(game),
        lambda made: events.extend(made.events(seat) if seat is not None else made.open_events()),
    )
    session = windowless((1280, 720), language).session(table, history=events)
    for line in session.chronicle.lines:
        rule = line.rule.partition(".")[2]
        yield f"{plain(line.text)} ({rule})" if rule else plain(line.text)
