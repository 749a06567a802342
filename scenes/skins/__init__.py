"""Skins: how each game looks on the stage. SKINS is the explicit list, by the game's id."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.seat import Seat
from maps.board import Board
from scenes.services import Services
from scenes.skins.bulls.skin import BullsSkin
from scenes.stage.skin import Skin
from scenes.stage.stage import Stage

MakeSkin = Callable[[Services, Board, Sequence[Seat], Sequence[str], Stage], Skin]

SKINS: dict[str, MakeSkin] = {"bulls": BullsSkin}
