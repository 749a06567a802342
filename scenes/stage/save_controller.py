"""Saves one game after every decision, and files it when it is over."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.core.errors import UserError
from game.core.event import Event, Rolled
from game.core.table import Table
from game.review.decisive_moments import earned
from game.storage.autosave import Autosave
from game.storage.match_history import FACES, FirstEarned, Match, Player, add_match
from game.storage.saves import finish
from maps.reader import graph_of


class SaveController:
    """Saves `table` in `slot` (None: nowhere). Calls `complain` with a UserError where that fails.

    `history` are the events before the game was gone on with.
    """

    def __init__(
        self,
        table: Table[Any, Any],
        slot: Path | None,
        complain: Callable[[UserError], None],
        history: Iterable[Event] = (),
    ) -> None:
        self._table, self._slot, self._complain = table, slot, complain
        self.achievements: Mapping[str, FirstEarned] = {}
        """What was done at this screen for the first time, once the game is over."""
        self._faces: Counter[int] = Counter()
        self._count(history)
        self._autosave = Autosave(slot, complain) if slot is not None else None

    def keep(self, events: Iterable[Event] = ()) -> None:
        """Have the game written soon, as it is now after these events."""
        self._count(events)
        if self._autosave is not None:
            self._autosave.save(self._table.snapshot())

    @property
    def is_behind(self) -> bool:
        """True while the last decision is not yet on the disk; whoever waits loses no more than one."""
        return self._autosave is not None and self._autosave.is_behind

    def close(self) -> None:
        """Write what is left; move a game that is over to the finished ones."""
        autosave, self._autosave = self._autosave, None
        if autosave is None or self._slot is None:
            return
        autosave.close()
        if self._table.ask is None:
            try:
                finish(self._slot, self._table.snapshot())
                self.achievements = add_match(self._finished(self._slot.stem))
            except UserError as fault:
                self._complain(fault)

    def _count(self, events: Iterable[Event]) -> None:
        """Count which faces fell: the match history shows that the dice are fair."""
        for event in events:
            if isinstance(event, Rolled):
                self._faces.update(event.faces)

    def _finished(self, slot: str) -> Match:
        table = self._table
        achievements: Mapping[int, tuple[str, ...]] = {}
        with suppress(UserError):  # begun by other rules: nobody can tell any more what happened
            achievements = earned(table.game, table.record, graph_of(table.game))
        players = tuple(
            Player(seat.name, seat.bot, row.place, row.points, achievements.get(seat.index, ()))
            for seat, row in zip(table.seats, table.standings(), strict=True)
        )
        one, two, three, four, five, six = (self._faces[face] for face in FACES)
        return Match(
            slot=slot,
            when=time.strftime("%Y-%m-%dT%H:%M:%S"),
            game=table.game.meta.id,
            decisions=len(table.record.actions),
            players=players,
            dice=(one, two, three, four, five, six),
        )
