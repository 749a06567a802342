"""The mark of the boards: a small slip in the tray, with two boards on it, that opens all of them."""

from __future__ import annotations

import pygame

from game.core.action import token
from scenes.skins.alatriste import layout
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.art import Art
from scenes.ui.theme import ALMAGRE, COBALT_DK, INK, OCHRE, PAPER, PAPER_HI, SEPIA, Colour

BOARDS = token("boards", 0)
PICTURE = "alatriste/boards_mark"
K = 3
"""Pixels of the mark for each design pixel."""


def register(art: Art) -> None:
    """Tell the art how to make the mark."""
    art.compose(PICTURE, _mark, ())


def _mark() -> pygame.Surface:
    made = pygame.Surface((round(K * layout.BOARDS.w), round(K * layout.BOARDS.h)), pygame.SRCALPHA)
    area = made.get_rect()
    for grow, colour in ((0, INK), (-5, OCHRE), (-9, PAPER_HI)):
        pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=26 + grow)
    for corner, whose in (((38, 24), COBALT_DK), ((16, 48), ALMAGRE)):
        _board(made, pygame.Rect(*corner, 78, 56), whose)
    return made


def _board(made: pygame.Surface, area: pygame.Rect, whose: Colour) -> None:
    """Draw a board: a face in the colour of whose it is, its numbers and what lies there."""
    pygame.draw.rect(made, INK, area, border_radius=9)
    pygame.draw.rect(made, PAPER, area.inflate(-6, -6), border_radius=7)
    pygame.draw.circle(made, INK, (area.left + 20, area.top + 20), 13)
    pygame.draw.circle(made, whose, (area.left + 20, area.top + 20), 10)
    pygame.draw.rect(made, SEPIA, (area.left + 40, area.top + 14, 28, 8), border_radius=4)
    for place in range(3):
        pygame.draw.rect(made, whose, (area.left + 12 + 19 * place, area.top + 36, 15, 12), border_radius=3)


def piece() -> Piece:
    """Return the mark as something to be pressed."""
    return Piece(BOARDS, PICTURE, *layout.BOARDS.center, *layout.BOARDS.size, BOARD + 5, shadow=True)
