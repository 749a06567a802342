"""Skins: how each game looks on the stage. SKINS is the explicit list, by the game's id."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.seat import Seat
from scenes.services import Services
from scenes.stage.skin import Skin
from scenes.stage.stage import Stage

MakeSkin = Callable[[Services, Any, Sequence[Seat], Sequence[str], Stage], Skin]
"""What comes second is the board, None for a game that is played without one."""


def _bulls() -> MakeSkin:
    from scenes.skins.bulls.skin import BullsSkin

    return BullsSkin


def _toruro() -> MakeSkin:
    from scenes.skins.toruro.skin import ToruroSkin

    return ToruroSkin


def _alatriste() -> MakeSkin:
    from scenes.skins.alatriste.skin import AlatristeSkin

    return AlatristeSkin


def _madrid() -> Sequence[str]:
    from scenes.skins.alatriste.drawing.board_art import PICTURES

    return PICTURES


SKINS: Mapping[str, Callable[[], MakeSkin]] = {"bulls": _bulls, "toruro": _toruro, "alatriste": _alatriste}
"""A skin is loaded when it is called for: to play one game nobody should wait for the others."""
AHEAD: Mapping[str, Callable[[], Sequence[str]]] = {"alatriste": _madrid}
"""The pictures of boards that have many: they are fetched while the lobby is open."""
