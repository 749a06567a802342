"""Skins: how each game looks on the screen. SKINS is the explicit list, by the game's id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.core.seat import Seat
    from scenes.services import Services, SkinInfo
    from scenes.stage.skin import Skin
    from scenes.stage.stage import Stage

SKINS = {
    "bulls": "scenes.skins.bulls",
    "toruro": "scenes.skins.toruro",
    "alatriste": "scenes.skins.alatriste",
}
"""The package of each skin: its INFO is all that the menus need; its modules are loaded when used."""


def skin_infos() -> dict[str, SkinInfo]:
    """Return how the menus show each game, by its id."""
    return {game: import_module(package).INFO for game, package in SKINS.items()}


def load_skin(game: str) -> Callable[[Services, Any, Sequence[Seat], Sequence[str], Stage], Skin]:
    """Return the class SKIN from the module `skin` of that game's package.

    It takes the board second (None for a game without one), and the portraits of the seats fourth.
    """
    made: Callable[..., Skin] = import_module(f"{SKINS[game]}.skin").SKIN
    return made
