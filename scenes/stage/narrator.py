"""Puts what is shown into words: on the prompt panel while it happens, aloud, and in the chronicle."""

from __future__ import annotations

from collections.abc import Callable

from game.core.event import Event
from scenes.stage.chronicle import Chronicle
from scenes.stage.prompt_panel import PromptPanel
from scenes.stage.skin import Line


class Narrator:
    """Tells events in the sentences of `line`. What is shown once more is not written again.

    `say` gets each sentence whenever it is shown.
    """

    def __init__(
        self,
        line: Callable[[Event], Line | None],
        panel: PromptPanel,
        chronicle: Chronicle,
        say: Callable[[str], object],
    ) -> None:
        self._line, self._panel, self._chronicle, self._say = line, panel, chronicle, say

    def begin(self, event: Event, again: bool) -> None:
        """Say what happens now, and write it unless that would give away how it ends."""
        line = self._line(event)
        if line is None:
            return
        self._panel.narrate(line.meanwhile or line.text)
        if not line.meanwhile:
            self._tell(line, again)

    def end(self, event: Event, again: bool) -> None:
        """Write how the event ended."""
        line = self._line(event)
        if line is not None and line.meanwhile:
            self._tell(line, again)

    def _tell(self, line: Line, again: bool) -> None:
        self._say(line.text)
        if not again:
            self._chronicle.add(line)
