"""The error that is shown to people: what is wrong with something that came from outside."""

from __future__ import annotations


class UserError(Exception):
    """Bad input, in words: the English message `text` with `{named}` places, and the `values` that fill them.

    Whoever shows it to a player translates `text` first; `str(error)` is the English sentence.
    """

    def __init__(self, text: str, /, **values: object) -> None:
        super().__init__(text)
        self.text = text
        self.values = values

    def __str__(self) -> str:
        return self.text.format(**self.values)


class NotHereError(UserError):
    """The same of what is right, but belongs to a game, a board or a bot that this program does not have."""
