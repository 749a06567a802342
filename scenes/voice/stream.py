"""The stream: every sentence that the program says, in order, for those who hear, read or copy it."""

from __future__ import annotations

import re
from collections import deque
from typing import NamedTuple, Protocol

from game.translation import tr

_PICTURE = re.compile(r"\[[a-z]+/([a-z0-9_/]+)(?::[0-9.]+)?\]")
_ENDS = (".", "!", "?", ":", ";", ",", "…", "—")


def plain(text: str) -> str:
    """The text as it is read aloud: without `**`, with names for pictures, each line a sentence."""
    return join_sentences(*(" ".join(line.split()) for line in strip_marks(text).split("\n")))


def strip_marks(text: str) -> str:
    """The text without `**` and with names for pictures, to be part of a sentence."""
    spread = re.sub(r"\]\s*\[", "], [", text).replace("**", "")
    return _PICTURE.sub(_picture_name, spread)


def join_sentences(*parts: str) -> str:
    """The parts in one text, each with a full stop unless it ends with a sign; empty ones are left out."""
    return " ".join(part if part.endswith(_ENDS) else f"{part}." for part in parts if part)


def _picture_name(found: re.Match[str]) -> str:
    """The words for a picture in a text: "die_green_3" is a green 3."""
    parts = re.split("[/_]", found[1])
    known = {**colour_names(), "bull": tr("Bull")}
    return " ".join(known.get(part, part if part.isdigit() else "") for part in parts).strip()


def colour_names() -> dict[str, str]:
    """The names of the seats' colours in the player's language, by their ids."""
    return {
        "yellow": tr("yellow"),
        "blue": tr("blue"),
        "green": tr("green"),
        "white": tr("white"),
        "purple": tr("purple"),
        "pink": tr("pink"),
        "sky": tr("sky blue"),
        "maroon": tr("maroon"),
    }


def people_names() -> dict[str, str]:
    """What people are called who have no name, by the colours of their seats."""
    return {colour: name.capitalize() for colour, name in colour_names().items()}


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
    """The sentences in their order. Each of `listeners` is given every sentence as it comes.

    `readers` are given all but those about what keys or the mouse lead to, which they know by themselves.
    """

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.readers: list[Listener] = []
        self._sentences: deque[Sentence] = deque(maxlen=HISTORY)

    def tell(self, text: str, private: bool = False) -> None:
        """Say a text of the window, without its marks."""
        self.point(text, private)
        words = plain(text)
        for reader in self.readers if words else ():
            reader.tell(words)

    def point(self, text: str, private: bool = False) -> None:
        """Say what keys or the mouse lead to."""
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
            for listener in (*self.listeners, *self.readers):
                listener.forget()

    def _pass_on(self, words: str) -> None:
        for listener in self.listeners:
            listener.tell(words)
