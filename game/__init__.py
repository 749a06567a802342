"""The games: everything that needs no window."""

from __future__ import annotations

from game.bulls import GAME as BULLS
from game.core.fault import Fault
from game.core.game import AnyGame

VERSION = "0.1.0"

GAMES: tuple[AnyGame, ...] = (BULLS,)


def find(name: str) -> AnyGame:
    """The game with that id. Fault: there is none, and which there are."""
    for game in GAMES:
        if game.meta.id == name:
            return game
    known = ", ".join(game.meta.id for game in GAMES)
    raise Fault("There is no game '{name}'; there are: {known}.", name=name, known=known)
