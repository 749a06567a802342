"""UserError: what is wrong with something that came from outside, in one clear sentence."""

from __future__ import annotations


class UserError(Exception):
    """Bad input, in words. `text` is the English message with `{named}` places; `values` fill them.

    Whoever shows it to a player translates `text` first; `str(fault)` is the English sentence.
    """

    def __init__(self, text: str, /, **values: object) -> None:
        super().__init__(text)
        self.text = text
        self.values = values

    def __str__(self) -> str:
        return self.text.format(**self.values)
