"""The keeper of one game on the disk: after every decision, and when it is over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.fault import Fault
from game.core.table import Table
from game.storage.autosave import Autosave
from game.storage.saves import finish


class Keeper:
    """Keeps `table` in the slot; without a slot it keeps nothing. Faults go to `complain`."""

    def __init__(self, table: Table[Any, Any], slot: Path | None, complain: Callable[[Fault], None]) -> None:
        self._table, self._slot, self._complain = table, slot, complain
        self._autosave = Autosave(slot, complain) if slot is not None else None

    def keep(self) -> None:
        """Have the game as it is now written soon."""
        if self._autosave is not None:
            self._autosave.save(self._table.snapshot())

    @property
    def behind(self) -> bool:
        """The last decision is not yet on the disk. Who waits until it is never loses more than one."""
        return self._autosave is not None and self._autosave.behind

    def close(self) -> None:
        """Write what is left; a game that is over moves to the finished ones."""
        autosave, self._autosave = self._autosave, None
        if autosave is None or self._slot is None:
            return
        autosave.close()
        if self._table.ask is None:
            try:
                finish(self._slot, self._table.snapshot())
            except Fault as fault:
                self._complain(fault)
