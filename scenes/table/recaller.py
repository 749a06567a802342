"""Has the chronicle recall, when a person is asked, what befell them since they answered last."""

from __future__ import annotations

from collections.abc import Set

from game.core.action import Token
from game.core.script import Ask
from scenes.table.driver import Listener
from scenes.table.session import TableSession


class Recaller(Listener):
    """Listens to a session, and knows how much of its chronicle each seat has seen."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self._seat: int | None = None
        self._told: dict[int, int] = {}

    def asked(self, ask: Ask) -> None:
        chronicle, self._seat = self._session.chronicle, ask.seat
        since = self._told.get(ask.seat)
        if self._session.turn is None or since is None:
            chronicle.recap = ()
            return
        chronicle.recap = self._session.skin.recap(chronicle.lines[since:], ask.seat)

    def answered(self, played: Set[Token]) -> None:
        chronicle = self._session.chronicle
        chronicle.recap = ()
        if self._seat is not None:
            self._told[self._seat] = len(chronicle.lines)
