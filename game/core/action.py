"""Tokens name the things on the table, Actions say what a seat does with them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.errors import UserError


class Token(NamedTuple):
    """The name of one thing: `card:31`, `runner:7`, `space:4`. Sprites carry the same names."""

    kind: str
    id: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.id}"


class Action(NamedTuple):
    """One decision: a verb and the tokens that it is about. Its text form is `take card:31`."""

    verb: str
    picks: tuple[Token, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.picks)))


@lru_cache(maxsize=4096)
def token(kind: str, id: int) -> Token:
    """Return the shared Token of that name."""
    return Token(kind, id)


@lru_cache(maxsize=65536)
def action(verb: str, *picks: Token) -> Action:
    """Return the shared Action of that verb and these tokens; to offer it again costs nothing."""
    return Action(verb, picks)


def parse_action(text: str) -> Action:
    """Return the Action that `str` wrote. It need not be possible in any game.

    Raises UserError: a word is not `kind:number`.

    >>> parse_action("take card:31")
    Action(verb='take', picks=(Token(kind='card', id=31),))
    >>> str(parse_action("take card:31"))
    'take card:31'
    """
    verb, *words = text.split()
    return action(verb, *map(parse_token, words))


def parse_token(word: str) -> Token:
    """Return the Token that `str` wrote. Raises UserError: the word is not `kind:number`."""
    kind, colon, number = word.partition(":")
    if not (kind.isidentifier() and colon and number.isascii() and number.isdigit() and len(number) < 10):
        raise UserError("'{word}' is not the name of a thing (such as card:31).", word=word[:80])
    return token(kind, int(number))
