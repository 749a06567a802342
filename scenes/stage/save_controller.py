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
from game.core.record import Record
from game.core.table import Table
from game.review.decisive_moments import earned
from game.review.holders import holders, unshared
from game.storage.autosave import Autosave, SaveFailure
from game.storage.evenings import EVENING
from game.storage.house_rules import HOUSE
from game.storage.match_history import FACES, FirstEarned, Match, Player, add_match
from game.storage.practice import clear_slot, is_practice
from game.storage.saves import ELSEWHERE, ROUNDS, TURN, SlotLock, copy_game, finish
from maps.reader import graph_of


class SaveController:
    """Saves `table` in the slot that `lock` holds (None: nowhere); `complain` hears where that fails.

    `history` are the events before the game was gone on with.
    """

    def __init__(
        self,
        table: Table[Any, Any],
        lock: SlotLock | None,
        complain: Callable[[UserError], None],
        history: Iterable[Event] = (),
    ) -> None:
        self._table, self._lock, self._complain = table, lock, complain
        self.whose: Callable[[str], str] = str
        """Returns who has a name: the same for all names of one person."""
        self.achievements: Mapping[str, FirstEarned] = {}
        """What whoever did it has done for the first time, once the game is over."""
        self._faces: Counter[int] = Counter()
        self._count(history)
        self._autosave = Autosave(lock, complain) if lock is not None else None
        self._closed = lock is None

    def keep(self, events: Iterable[Event] = ()) -> None:
        """Have the game written soon, as it is now after these events."""
        self._count(events)
        if self._autosave is not None and not self._closed:
            self._autosave.save(self._record())

    @property
    def slot(self) -> str:
        """The name of the slot under which the game is kept once it is over, "" where it is not."""
        if self._lock is None or is_practice(self._table.record):
            return ""
        return self._lock.slot.stem

    @property
    def is_behind(self) -> bool:
        """True while the last decision is not yet on the disk; whoever waits loses no more than one."""
        return self._autosave is not None and self._autosave.is_behind

    @property
    def failure(self) -> SaveFailure | None:
        """Since when, and why, the game cannot be saved; None while it can."""
        return self._autosave.failure if self._autosave is not None else None

    def try_again(self) -> SaveFailure | None:
        """Save the game now, waiting for the disk; return why that fails, if it does."""
        self.keep()
        return self._autosave.settle() if self._autosave is not None else None

    def copy_to(self, folder: Path) -> Path:
        """Write the game into another folder, and return its file. Raises UserError: that fails, too."""
        return copy_game(self._record(), folder)

    def close(self) -> None:
        """Write what is left; move a game that is over to the finished ones."""
        if self._closed or self._autosave is None or self._lock is None:
            return
        self._closed = True
        self._autosave.close()
        if self._table.ask is None:
            slot = self._lock.slot
            try:
                if is_practice(self._table.record):
                    clear_slot(slot)
                    return
                # Noted first: whoever is killed between both comes back here, and it is noted only once.
                self.achievements = add_match(self._finished(slot.stem), self.whose)
                finish(slot, self._table.snapshot())
            except UserError as fault:
                self._complain(fault)

    def let_go(self) -> Path | None:
        """Write what is left and let others have the slot; return it, None if the game is saved nowhere."""
        self.close()
        return self._lock.slot if self._lock is not None else None

    def _record(self) -> Record:
        """Return the game as it is now, with whose turn it is noted, and after how many rounds."""
        record, ask = self._table.snapshot(), self._table.ask
        if ask is not None:
            record.notes |= {TURN: str(ask.seat), ROUNDS: str(self._table.rounds)}
        return record

    def _count(self, events: Iterable[Event]) -> None:
        """Count which faces fell: the match history shows that the dice are fair."""
        for event in events:
            if isinstance(event, Rolled):
                self._faces.update(event.faces)

    def _finished(self, slot: str) -> Match:
        table = self._table
        achievements: Mapping[int, tuple[str, ...]] = {}
        board, counting = graph_of(table.game), unshared(table.record)
        with suppress(UserError):  # begun by other rules: nobody can tell any more what happened
            counting = holders(table.game, table.record, board)
            if ELSEWHERE not in table.record.notes:
                found = earned(table.game, table.record, board)
                achievements = {seat: won for seat, won in found.items() if seat in counting}
        players = tuple(
            Player(
                seat.name,
                seat.bot,
                row.place,
                row.points,
                achievements.get(seat.index, ()),
                seat.index in counting,
            )
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
            evening=table.record.notes.get(EVENING, ""),
            house=table.record.notes.get(HOUSE, ""),
        )
