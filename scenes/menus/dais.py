"""The ground on which winners stand: a stage of planks with bunting."""

from __future__ import annotations

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.theme import rgb

PLANK, JOINT, LIP, FRONT = rgb("#96683F"), rgb("#6E4829"), rgb("#BC8A57"), rgb("#54341F")
"""The planks of the floor, the joints between them, their front edge, and the boards below it."""
BACK, NEAR = 12.0, 10.0
"""How far the floor reaches behind the line on which people stand, and before it."""
NARROWER = 26.0
"""By how much the floor is narrower at its back, on either side."""
BOARDS = 12
PENNANT, HANGS = 26.0, 15.0
"""The width of a pennant and how far it hangs down."""
COLOURS = (theme.ALMAGRE, theme.OCHRE_LT, theme.COBALT, theme.PAPER_HI, theme.OLIVE_LT)


def draw_dais(canvas: Canvas, area: Area) -> None:
    """Draw a stage whose front fills an area; people stand at its upper edge."""
    front = pygame.FRect(area)
    edge = front.top + NEAR
    canvas.fill((front.left - 6, front.bottom - 10, front.w + 12, 20), theme.INK, 110, 10)
    back = front.left + NARROWER, front.right - NARROWER
    corners = [
        (back[0], front.top - BACK),
        (back[1], front.top - BACK),
        (front.right, edge),
        (front.left, edge),
    ]
    canvas.polygon(corners, PLANK)
    for board in range(1, BOARDS):
        share = board / BOARDS
        far = back[0] + share * (back[1] - back[0])
        canvas.line((far, front.top - BACK), (front.left + share * front.w, edge), JOINT, 1.5)
    canvas.fill((front.left, edge, front.w, front.bottom - edge), FRONT, radius=3)
    for board in range(1, BOARDS):
        x = front.left + board * front.w / BOARDS
        canvas.line((x, edge + 4), (x, front.bottom - 2), theme.WALNUT_DK, 2)
    canvas.fill((front.left - 3, edge - 2, front.w + 6, 7), LIP, radius=2)
    _draw_pennants(canvas, front, edge + 5)


def _draw_pennants(canvas: Canvas, front: pygame.FRect, top: float) -> None:
    """Draw pennants in a row, as many as there is room for."""
    number = int(front.w / PENNANT)
    left = front.centerx - number * PENNANT / 2
    for place in range(number):
        x = left + place * PENNANT
        corners = [(x + 2, top), (x + PENNANT - 2, top), (x + PENNANT / 2, top + HANGS)]
        canvas.polygon(corners, COLOURS[place % len(COLOURS)])
