"""The score on a plate: in words, or where these have no room as a number behind a laurel."""

from __future__ import annotations

import pygame

from game.alatriste.view import PlayerView
from game.translation import tr
from scenes.stage.pieces import Point
from scenes.stage.results import amount
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, NIGHT, OCHRE_LT, PAPER_HI

SIZES = (1.36, 1.25, 1.12, 1.0, 0.9)
"""The text sizes that are tried for the score below a face."""
BESIDE = 8.0
"""The room on its plaque beside it."""
SMALL = 0.9
"""The text size beyond which it leaves no room for the name on a low plate."""
LAUREL = 16.0
"""The width of the laurel before a number without words."""


def in_words(player: PlayerView) -> str:
    """Return what decides the game where nobody wins it before, in words."""
    return tr("Score {n}", n=amount(player.score))


def size_within(canvas: Canvas, player: PlayerView, room: float) -> float:
    """Return the largest text size at which the score has room on a plaque, the smallest if it has none."""
    for size in SIZES:
        with canvas.lettering.at_most(size):
            if canvas.fits(in_words(player), "key", room - BESIDE):
                break
    return size


def draw(canvas: Canvas, player: PlayerView, area: pygame.FRect, leads: bool) -> None:
    """Write the score on a plaque, on gold for whoever leads; without words where these have no room."""
    canvas.fill(area, OCHRE_LT if leads else NIGHT, 255 if leads else 200, area.h / 2)
    ink = INK if leads else PAPER_HI
    with canvas.lettering.at_most(size_within(canvas, player, area.w)):
        if canvas.fits(in_words(player), "key", area.w - BESIDE / 2):
            canvas.text(in_words(player), *area.center, "key", ink, anchor="center middle")
            return
        number = amount(player.score)
        left = area.centerx - (LAUREL + 2 + canvas.measure(number, "key")[0]) / 2
        canvas.picture("ui/laurel", left + LAUREL / 2, area.centery, LAUREL, anchor="center")
        canvas.text(number, left + LAUREL + 2, area.centery, "key", ink, anchor="left middle")


def draw_small(canvas: Canvas, player: PlayerView, at: Point, room: float, leads: bool) -> float:
    """Write the score so that it ends there, in words if they are no wider than `room`.

    Return where it begins.
    """
    with canvas.lettering.at_most(SMALL):
        wide, high = canvas.measure(in_words(player), "key")
        if wide > room:
            wide = LAUREL + 2 + canvas.measure(amount(player.score), "key")[0]
        area = pygame.FRect(at[0] - wide - 6, at[1] - high / 2, wide + 10, high)
        draw(canvas, player, area, leads)
    return area.left - 3
