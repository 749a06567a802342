"""Where a hint lies over the table: where it hides least of what is asked about."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.core.action import Token
from scenes.stage.odds_gauge import HintPanel
from scenes.stage.sprites import Mark
from scenes.table.session import TableSession
from scenes.ui.canvas import Canvas


def draw_panel(
    canvas: Canvas, panel: HintPanel, session: TableSession, marks: Mapping[Token, Mark]
) -> pygame.FRect:
    """Draw a hint beside what can be chosen and belongs to it, what lies open, and what the skin spares.

    Return its area. Where a form lies over the board, the hint lies where no board is instead.
    """
    stage, skin = session.stage, session.skin
    form = session.turn.form if session.turn is not None else None
    is_covered = form is not None and form.area(canvas) is not None
    shown = [piece for piece in stage.pieces.values() if piece.picture]
    open_to = stage.find(name for name in marks if marks[name] is not Mark.DIM)
    kept = {tuple(area) for piece in open_to for area in skin.kept_in_sight(piece)}
    taken = [*(piece.rect for piece in (*shown, *open_to)), *map(pygame.FRect, kept)]
    corners = session.odds_gauge.corners((skin.off_board,) if is_covered else skin.corners)
    return panel.draw(canvas, corners, [*taken, *skin.spared], skin.hint_rooms)
