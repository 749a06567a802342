"""The stream: everything that is said, sentence by sentence, for whoever hears, reads or copies it."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple, Protocol

from scenes.voice.plain import plain

KEPT = 400
"""So many of the last sentences can be read again."""
COPY_COUNT = 12
"""So many of them are copied."""


class Sentence(NamedTuple):
    """What is said. A `private` sentence is for one of several pairs of eyes only."""

    text: str
    private: bool = False


class Hearer(Protocol):
    """Whoever hands the stream on to the player."""

    def tell(self, text: str) -> None:
        """One more sentence, after those that are still to be told."""

    def hush(self) -> None:
        """The player goes on: what is still to be told need not be."""

    def forget(self) -> None:
        """What was told last is no longer meant for everybody who looks or listens."""


class Stream:
    """The sentences in their order. `listeners` are told each of them as it comes."""

    def __init__(self) -> None:
        self.listeners: list[Hearer] = []
        self._said: deque[Sentence] = deque(maxlen=KEPT)

    def tell(self, text: str, private: bool = False) -> None:
        """Say a text, as it is set in the window."""
        words = plain(text)
        if words:
            self._said.append(Sentence(words, private))
            self._pass_on(words)

    def last(self, count: int) -> list[str]:
        """The last sentences, the newest at the end."""
        return [sentence.text for sentence in self._said][-count:]

    def repeat(self, words: str) -> None:
        """Say a sentence once more."""
        self.hush()
        self._pass_on(words)

    def hush(self) -> None:
        """Leave what is still to be told."""
        for hearer in self.listeners:
            hearer.hush()

    def forget_private(self) -> None:
        """Whoever looks now must not read what another one was told."""
        if any(sentence.private for sentence in self._said):
            self._said = deque((said for said in self._said if not said.private), maxlen=KEPT)
            for hearer in self.listeners:
                hearer.forget()

    def _pass_on(self, words: str) -> None:
        for hearer in self.listeners:
            hearer.tell(words)
