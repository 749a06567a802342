"""The stream: every sentence that the program says, in order, for those who hear, read or copy it."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple, Protocol

from scenes.voice.plain import plain

HISTORY = 400
"""How many of the last sentences are kept."""
COPY_COUNT = 12
"""How many of the last sentences a player copies at once."""


class Sentence(NamedTuple):
    """A sentence that was said; a `private` one is meant for one of several people at the screen."""

    text: str
    private: bool = False


class Listener(Protocol):
    """Passes the stream on to the player, as captions or as speech."""

    def tell(self, text: str) -> None:
        """Pass on one more sentence, after those that wait."""

    def hush(self) -> None:
        """Drop the sentences that wait: the player goes on."""

    def forget(self) -> None:
        """Drop the current sentence, too: it was meant for somebody else."""


class Stream:
    """The sentences in their order. Each of `listeners` is given every sentence as it comes."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self._sentences: deque[Sentence] = deque(maxlen=HISTORY)

    def tell(self, text: str, private: bool = False) -> None:
        """Say a text of the window, without its marks."""
        words = plain(text)
        if words:
            self._sentences.append(Sentence(words, private))
            self._pass_on(words)

    def last(self, count: int) -> list[str]:
        """The last `count` sentences, the newest at the end."""
        return [sentence.text for sentence in self._sentences][-count:]

    def repeat(self, words: str) -> None:
        """Say a sentence once more, at once."""
        self.hush()
        self._pass_on(words)

    def hush(self) -> None:
        """Drop the sentences that wait."""
        for listener in self.listeners:
            listener.hush()

    def forget_private(self) -> None:
        """Forget all private sentences: whoever looks now must not read them."""
        if any(sentence.private for sentence in self._sentences):
            public = (sentence for sentence in self._sentences if not sentence.private)
            self._sentences = deque(public, maxlen=HISTORY)
            for listener in self.listeners:
                listener.forget()

    def _pass_on(self, words: str) -> None:
        for listener in self.listeners:
            listener.tell(words)
