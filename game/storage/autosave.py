"""Autosave: the newest text of a game reaches the disk without the window ever waiting for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Condition, Thread

from game.core.errors import UserError
from game.core.record import Record
from game.storage.paths import reason_of
from game.storage.saves import SlotLock, write_generation


class Autosave:
    """Writes a game into its slot in a thread of its own; texts that come faster than the disk are skipped.

    Until it is closed nobody else may write there. `complain` is called by `save` and `close`, in the
    caller's thread: once for each time that saving begins to fail, and not again before it has worked.

    Raises UserError: somebody else writes there already.
    """

    def __init__(self, slot: Path, complain: Callable[[UserError], None]) -> None:
        self.slot = slot
        self._claim = SlotLock(slot)
        self._complain = complain
        self._next: str | None = None
        self._error: UserError | None = None
        self._failing = False
        self._writing = False
        self._closed = False
        self._changed = Condition()
        self._writer = Thread(target=self._write_all, name="autosave", daemon=True)
        self._writer.start()

    def save(self, record: Record) -> None:
        """Have the game as it is now written soon."""
        text = record.text()
        with self._changed:
            self._next = text
            self._changed.notify()
        self._report()

    @property
    def is_behind(self) -> bool:
        """True while the game as it is now is still on its way to the disk."""
        with self._changed:
            return self._writing or self._next is not None

    def close(self) -> None:
        """Write what is left, end the thread, and let others have the slot."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._writer.join()
        self._claim.release()
        self._report()

    def _report(self) -> None:
        with self._changed:
            error, self._error = self._error, None
        if error is not None:
            self._complain(error)

    def _write_all(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closed or self._next is not None)
                text, self._next = self._next, None
                self._writing = text is not None
            if text is None:
                return
            self._write(text)
            with self._changed:
                self._writing = False

    def _write(self, text: str) -> None:
        try:
            write_generation(self.slot, text)
        except OSError as error:
            if not self._failing:
                with self._changed:
                    self._error = UserError("The game cannot be saved: {reason}.", reason=reason_of(error))
            self._failing = True
        else:
            self._failing = False
