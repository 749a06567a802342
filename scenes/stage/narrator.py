"""The narrator puts what is shown into words: on the plaque while it happens, in the chronicle for good."""

from __future__ import annotations

from collections.abc import Callable

from game.core.event import Event
from scenes.stage.chronicle import Chronicle
from scenes.stage.plaque import Plaque
from scenes.stage.skin import Line


class Narrator:
    """Tells events with the lines that `line` has for them; what is shown once more is not written again."""

    def __init__(self, line: Callable[[Event], Line | None], plaque: Plaque, chronicle: Chronicle) -> None:
        self._line, self._plaque, self._chronicle = line, plaque, chronicle

    def begin(self, event: Event, again: bool) -> None:
        """Say what happens now; write it, unless that would give away how it ends."""
        line = self._line(event)
        if line is None:
            return
        self._plaque.narrate(line.meanwhile or line.text)
        if not (line.meanwhile or again):
            self._chronicle.add(line)

    def end(self, event: Event, again: bool) -> None:
        """Write how it ended."""
        line = self._line(event)
        if line is not None and line.meanwhile and not again:
            self._chronicle.add(line)
