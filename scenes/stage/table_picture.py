"""Draws a table from the board up to what a skin lays over everything: of a game, and of its film."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.action import Token
from scenes.stage.chronicle import Chronicle
from scenes.stage.pieces import BOARD, EFFECT, HAND
from scenes.stage.skin import Skin
from scenes.stage.sprites import Mark
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas


def draw_table(
    canvas: Canvas, skin: Skin, stage: Stage, chronicle: Chronicle, marks: Mapping[Token, Mark]
) -> None:
    """Draw board, pieces with their marks, bar and chronicle, and hands and what moves over them."""
    skin.draw_board(canvas)
    stage.draw(canvas, marks, (BOARD, HAND), skin.camera)
    skin.draw_hud(canvas)
    chronicle.draw(canvas)
    stage.draw(canvas, marks, (HAND, EFFECT + 1))
    skin.draw_front(canvas)
