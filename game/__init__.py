"""The games: everything that needs no window."""

from __future__ import annotations

from collections import UserDict
from importlib import import_module
from typing import TYPE_CHECKING, Any

from game.core.errors import NotHereError

if TYPE_CHECKING:
    from game.core.game import AnyGame

VERSION = "0.1.1"


class Games(UserDict[str, Any]):
    """Games by their ids, each loaded when it is first asked for: the title needs the rules of none.

    `data` holds the module of each game, whose GAME it is.
    """

    def __getitem__(self, name: str) -> AnyGame:
        game: AnyGame = import_module(self.data[name]).GAME
        return game


GAMES = Games(
    {
        "bulls": "game.bulls",
        "toruro": "game.toruro",
        "alatriste": "game.alatriste",
    }
)


def find(name: str) -> AnyGame:
    """Return the game with that id. Raises NotHereError: there is none, and which there are."""
    if name not in GAMES:
        raise NotHereError(
            "There is no game '{name}'; there are: {known}.", name=name, known=", ".join(GAMES)
        )
    return GAMES[name]
