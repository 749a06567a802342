"""Skins: how each game looks on the stage. SKINS is the explicit list, by the game's id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.seat import Seat
from scenes.services import Services
from scenes.skins.bulls.skin import BullsSkin
from scenes.skins.toruro.skin import ToruroSkin
from scenes.stage.skin import Skin
from scenes.stage.stage import Stage

MakeSkin = Callable[[Services, Any, Sequence[Seat], Sequence[str], Stage], Skin]
"""What comes second is the board, None for a game that is played without one."""

SKINS: dict[str, MakeSkin] = {"bulls": BullsSkin, "toruro": ToruroSkin}
