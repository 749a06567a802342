"""What the words of a command line mean for a game: who plays or meets whom, by which options."""

from __future__ import annotations

from collections.abc import Sequence

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
