"""Tables that are stepped from records: after all decisions, or gone back to where somebody decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game import find
from game.core.seat import audience_of
from game.storage.saves import SlotLock
from scenes.services import Rewind

if TYPE_CHECKING:
    from game.core.event import Event
    from game.core.record import Record
    from game.core.table import Table
    from scenes.table.play import PlayScene


def replayed(
    record: Record, watch: Callable[[Table[Any, Any]], object] = lambda _: None
) -> tuple[Table[Any, Any], list[Event]]:
    """Return the table after all decisions of a record, and the events before it, as this screen saw them.

    `watch` sees it at the start and after each decision. Raises UserError: they cannot be played by these
    rules.
    """
    from game.core.table import replay
    from maps.reader import graph_of
    from scenes.stage.sitters import happened

    game, audience, history = find(record.game), audience_of(record.seats), list["Event"]()

    def see(made: Table[Any, Any]) -> None:
        history.extend(happened(made, audience))
        watch(made)

    return replay(game, record, graph_of(game), see), history


def go_back(show: Callable[..., PlayScene], what: Rewind) -> PlayScene | None:
    """Return the table of a practice game where it stood, laid anew by `show`; None if it was nowhere before.

    What was decided later is forgotten. Raises UserError: it cannot be played by these rules.
    """
    place = what.place
    if place is None:
        earlier = [one for one in _own_decisions(what) if one < len(what.record.actions)]
        if not earlier:
            return None
        place = earlier[-1]
    table, history = replayed(replace(what.record, actions=what.record.actions[:place], position=""))
    slot = what.let_go()
    scene = show(table, SlotLock(slot) if slot is not None else None, history)
    scene.session.saves.keep()
    return scene


def _own_decisions(what: Rewind) -> list[int]:
    """Return after how many decisions the person had a choice, and something new before them."""
    found: list[int] = []

    def watch(table: Table[Any, Any]) -> None:
        ask, count = table.ask, len(table.record.actions)
        is_new = not count or bool(table.open_events())
        if ask is None or not is_new or len(ask.options) == 1:
            return
        if table.seats[ask.seat].human and what.is_own(ask):
            found.append(count)

    replayed(replace(what.record, position=""), watch)
    return found
