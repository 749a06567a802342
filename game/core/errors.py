"""The error that is shown to people: what is wrong with something that came from outside."""

from __future__ import annotations

MOST = 6000
"""Letters that are quoted of anything, enough for a list of all that there is; the rest is left out."""


def written_out(text: str) -> str:
    """Return the text with line ends, control codes and the like written out, as Python does."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def _quoted(value: object) -> object:
    """Return what stands in a sentence for a value: a number, or a text of bounded length."""
    if isinstance(value, int | float):
        return value
    text = str(value)
    return written_out(text if len(text) <= MOST else f"{text[:MOST]}…")


class UserError(Exception):
    """Bad input, in words: the English message `text` with `{named}` places, and the `values` that fill them.

    Whoever shows it to a player translates `text` first; `str(error)` is the English sentence.
    """

    def __init__(self, text: str, /, **values: object) -> None:
        super().__init__(text)
        self.text = text
        self.values = {name: _quoted(value) for name, value in values.items()}

    def __str__(self) -> str:
        return self.text.format(**self.values)


class NotHereError(UserError):
    """The same of what is right, but belongs to a game, a board or a bot that this program does not have."""
