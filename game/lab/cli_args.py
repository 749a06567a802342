"""What the words of a command line mean: sizes and numbers, who plays or meets whom, by which options."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence

from game.bots.characters import Character, find_character
from game.core.errors import UserError
from game.core.game import Meta, Option, Value


def parse_bots(meta: Meta, names: Sequence[str], seats: int | None) -> tuple[Character, ...]:
    """Return one character a seat, from one name for all seats or from one for each.

    Without a number of seats there are as many as names, or for one name the fewest that the game can have.

    Raises UserError: nobody has such a name, or the two numbers differ.
    """
    bots = [find_character(name, meta.id) for name in names]
    if len(bots) == 1:
        bots *= seats if seats is not None else meta.seats[0]
    elif seats is not None and seats != len(bots):
        raise UserError(
            "{names} bots cannot sit on {seats} seats; name one, or one a seat.", names=len(bots), seats=seats
        )
    return tuple(bots)


def parse_options(meta: Meta, words: Sequence[str]) -> dict[str, Value]:
    """Return the options in words `key=value`; whether a game has them is not checked.

    Raises UserError: a word of another form.
    """
    options: dict[str, Value] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not (key and sign):
            raise UserError("An option is written KEY=VALUE, not '{word}'.", word=word)
        named = next((option for option in meta.options if option.key == key), None)
        options[key] = _read(named, value) if named else value
    return options


def _read(option: Option, word: str) -> Value:
    """Return the value that is written so; a word that is none stays one."""
    if option.per_seat and word.isascii() and word.isdigit() and len(word) < 10:
        return int(word)
    return next((choice for choice, _ in option.choices if str(choice).lower() == word.lower()), word)


def parse_size(word: str) -> tuple[int, int]:
    """Return the width and height in a word such as `1280x720`.

    Raises ArgumentTypeError: it is none.
    """
    width, cross, height = word.lower().partition("x")
    if not (
        cross and all(part.isascii() and part.isdigit() and 0 < int(part) <= 9999 for part in (width, height))
    ):
        raise ArgumentTypeError(f"'{word}' is not a size such as 1280x720")
    return int(width), int(height)


def number_from(least: int) -> Callable[[str], int]:
    """Return a function that reads a whole number, `least` or more, and raises ArgumentTypeError else."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 20 and int(word) >= least):
            raise ArgumentTypeError(f"'{word}' is not a whole number from {least} on")
        return int(word)

    return read
