"""The games: everything that needs no window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from game.core.errors import UserError

if TYPE_CHECKING:
    from game.core.game import AnyGame

VERSION = "0.1.0"


def _bulls() -> AnyGame:
    from game.bulls import GAME

    return GAME


def _toruro() -> AnyGame:
    from game.toruro import GAME

    return GAME


def _alatriste() -> AnyGame:
    from game.alatriste import GAME

    return GAME


class Games(Mapping[str, "AnyGame"]):
    """Games by their ids. Each is loaded when it is first asked for: the title needs the rules of none."""

    def __init__(self, **load: Callable[[], AnyGame]) -> None:
        self._load = load

    def __getitem__(self, name: str) -> AnyGame:
        return self._load[name]()

    def __contains__(self, name: object) -> bool:
        return name in self._load

    def __iter__(self) -> Iterator[str]:
        return iter(self._load)

    def __len__(self) -> int:
        return len(self._load)


GAMES = Games(bulls=_bulls, toruro=_toruro, alatriste=_alatriste)


def find(name: str) -> AnyGame:
    """The game with that id. Raises UserError: there is none, and which there are."""
    if name not in GAMES:
        raise UserError("There is no game '{name}'; there are: {known}.", name=name, known=", ".join(GAMES))
    return GAMES[name]
