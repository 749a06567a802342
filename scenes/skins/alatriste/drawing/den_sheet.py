"""The table of the gaming den while stakes are laid: who has staked, and what lies in the pot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.alatriste.view import AlatristeView
from game.core.seat import Seat
from game.translation import language, tr, trn
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.fight_odds import draw_line
from scenes.skins.alatriste.layout import FRAMED_PLACE, Point
from scenes.skins.alatriste.layout import SCENE_PLACE as PLACE
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE, OCHRE_LT, PAPER_HI, WALNUT_DK

POT: Point = (PLACE.right - 118, PLACE.bottom - 92)
"""Where the coins lie."""
HEAD, FOOT, HIGHEST, LARGEST = 56.0, 52.0, 62.0, 1.4
"""The room above and below all rows, how high a row is at most, and the largest letters there."""


def is_open(view: AlatristeView, staked: Mapping[int, int]) -> bool:
    """Return whether a game of dice has begun, and stakes are still being laid."""
    return bool(staked) and any(name == "Dicing" for name, _ in view.bookmarks)


def pot(staked: Mapping[int, int]) -> int:
    """Return what lies in the pot: all stakes, and one of the bank."""
    return sum(staked.values()) + max(staked.values(), default=0)


def draw(canvas: Canvas, staked: Mapping[int, int], seats: Sequence[Seat], cast: Cast) -> None:
    """Draw the table, with a row for everybody who has staked in that order."""
    key = tuple(staked.items()), tuple(cast.portrait(seat) for seat in staked), language()
    canvas.layer("alatriste/den", key, FRAMED_PLACE, partial(_draw, canvas, staked, seats, cast))


def _draw(canvas: Canvas, staked: Mapping[int, int], seats: Sequence[Seat], cast: Cast) -> None:
    frame = FRAMED_PLACE
    canvas.picture("alatriste/table_garito", *frame.center, frame.w, height=frame.h, anchor="center")
    with canvas.lettering.at_most(LARGEST):
        _plate(canvas, tr("The game of dice"), "dice", pygame.FRect(PLACE.left + 190, PLACE.top + 8, 260, 38))
        n = pot(staked)
        words = trn("1 Ducat in the pot", "{n} Ducats in the pot", n)
        _plate(canvas, words, "ducats", pygame.FRect(PLACE.left + 14, PLACE.bottom - 46, 276, 38))
        step = min(HIGHEST, (PLACE.h - HEAD - FOOT) / len(seats))
        for place, (seat, bet) in enumerate(staked.items()):
            y, left = PLACE.top + HEAD + step * (place + 0.5), PLACE.left + 20
            canvas.picture(cast.portrait(seat), left + step / 2, y, step - 6, anchor="center")
            at = left + step + 8, y
            draw_line(canvas, seats[seat].name, at, "strong", PAPER_HI, 130, "left middle")
            canvas.picture("alatriste/icon_ducats", left + 222, y, 26, anchor="center")
            canvas.text(str(bet), left + 240, y, "number", OCHRE_LT, anchor="left middle")


def _plate(canvas: Canvas, words: str, icon: str, area: pygame.FRect) -> None:
    """Draw words with an icon on a dark plate with a golden edge."""
    for grow, colour in ((0, INK), (-4, OCHRE), (-8, WALNUT_DK)):
        canvas.fill(area.inflate(grow, grow), colour, radius=9)
    canvas.picture(f"alatriste/icon_{icon}", area.left + 24, area.centery, 26, anchor="center")
    draw_line(canvas, words, (area.left + 44, area.centery), "strong", PAPER_HI, area.w - 56, "left middle")
