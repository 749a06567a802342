"""Autosave: the newest text of a game reaches the disk without the window ever waiting for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from threading import Condition, Thread

from game.core.errors import UserError
from game.core.record import Record
from game.storage.logs import log
from game.storage.paths import reason_of
from game.storage.saves import SlotLock, write_generation


@dataclass(frozen=True, slots=True)
class SaveFailure:
    """Saving has failed at every try `since` that moment; `reason` is why it failed the last time."""

    since: datetime
    reason: str

    @property
    def error(self) -> UserError:
        """The same in a sentence."""
        return UserError("The game cannot be saved: {reason}.", reason=self.reason)


class Autosave:
    """Writes a game into a slot in a thread of its own; texts that come faster than the disk are skipped.

    The slot is let go when it is closed. `complain` is called by `save` and `close`, in the caller's thread:
    once for each time that saving begins to fail, and not again before it has worked. `failure` stays as long
    as saving fails.
    """

    def __init__(self, lock: SlotLock, complain: Callable[[UserError], None]) -> None:
        self.failure: SaveFailure | None = None
        self._lock = lock
        self._complain = complain
        self._next: str | None = None
        self._complained = False
        self._writing = False
        self._closed = False
        self._changed = Condition()
        self._writer = Thread(target=self._write_all, name="autosave", daemon=True)
        self._writer.start()

    def save(self, record: Record) -> None:
        """Have the game as it is now written soon."""
        text = record.guarded()
        with self._changed:
            self._next = text
            self._changed.notify_all()
        self._report()

    @property
    def is_behind(self) -> bool:
        """True while the game as it is now is still on its way to the disk."""
        with self._changed:
            return self._writing or self._next is not None

    def settle(self) -> SaveFailure | None:
        """Wait until the game as it is now is on the disk; return why it is not, if it is not."""
        with self._changed:
            self._changed.wait_for(lambda: not self._writing and self._next is None)
        return self.failure

    def close(self) -> None:
        """Write what is left, end the thread, and let others have the slot."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._writer.join()
        self._lock.release()
        self._report()

    def _report(self) -> None:
        failure = self.failure
        if failure is not None and not self._complained:
            self._complain(failure.error)
        self._complained = failure is not None

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
                self._changed.notify_all()

    def _write(self, text: str) -> None:
        slot = self._lock.slot
        try:
            write_generation(slot, text)
        except OSError as error:
            since = self.failure.since if self.failure else datetime.now()
            if self.failure is None:
                log.error("%s cannot be saved: %s", slot.name, reason_of(error))
            self.failure = SaveFailure(since, reason_of(error))
        else:
            if self.failure is not None:
                log.warning("%s is saved again, as it was not since %s", slot.name, self.failure.since)
            self.failure = None
