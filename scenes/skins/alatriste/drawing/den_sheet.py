"""The table of the gaming den while stakes are laid: who has staked, and what lies in the pot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.alatriste.tokens import NOBODY
from game.alatriste.view import AlatristeView
from game.core.seat import Seat
from game.translation import language, tr, trn
from scenes.skins.alatriste.drawing import contest_grounds, large_sheet
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.contest_grounds import GROUNDS
from scenes.skins.alatriste.drawing.fight_odds import draw_line
from scenes.skins.alatriste.drawing.scene_frames import FRAME
from scenes.skins.alatriste.layout import FRAMED_PLACE, Point
from scenes.skins.alatriste.layout import SCENE_PLACE as PLACE
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE, PAPER_HI, WALNUT_DK

POT_Y, COIN, HEAP = 66.0, 17.0, ((0.0, 0.0), (-13.0, 3.0), (13.0, 3.0), (0.0, 7.0))
"""How far below the upper edge of the cloth the pot lies; how wide a coin is, and where its piles stand."""
PILED = 4.0
"""How far each coin of a pile lies above the one below it."""
MOST = 24
"""So many coins are drawn at most."""
LARGEST = 1.4
"""The largest letters there."""


def is_open(view: AlatristeView, staked: Mapping[int, int]) -> bool:
    """Return whether a game of dice has begun, and stakes are still being laid."""
    return bool(staked) and any(name == "Dicing" for name, _ in view.bookmarks)


def pot(staked: Mapping[int, int]) -> int:
    """Return what lies in the pot: all stakes, and one of the bank."""
    return sum(staked.values()) + max(staked.values(), default=0)


def pot_place(count: int) -> Point:
    """Return where the pot lies on the cloth, between the dice of so many."""
    aside = contest_grounds.room(count) / 2 if count % 2 else 0.0
    return PLACE.centerx + aside, PLACE.top + GROUNDS["garito"].rail + POT_Y


def heap(n: int, at: Point) -> list[Point]:
    """Return the middles of so many coins in a heap there, the uppermost last."""
    count = min(n, MOST)
    places = [(HEAP[k % len(HEAP)], k // len(HEAP)) for k in range(count)]
    return sorted(
        [(at[0] + x, at[1] + y - PILED * row) for (x, y), row in places], key=lambda place: -place[1]
    )


def draw(canvas: Canvas, staked: Mapping[int, int], seats: Sequence[Seat], cast: Cast) -> None:
    """Draw the table, and the banker behind it after everybody who has staked, in that order."""
    key = tuple(staked.items()), tuple(cast.portrait(seat) for seat in staked), language()
    area = large_sheet.grown(FRAMED_PLACE)
    canvas.layer("alatriste/den", key, area, partial(_draw_large, canvas, staked, seats, cast))


def _draw_large(canvas: Canvas, staked: Mapping[int, int], seats: Sequence[Seat], cast: Cast) -> None:
    with large_sheet.larger(canvas, sparse=True):
        _draw(canvas, staked, seats, cast)


def _draw(canvas: Canvas, staked: Mapping[int, int], seats: Sequence[Seat], cast: Cast) -> None:
    frame, ground, n = FRAMED_PLACE, GROUNDS["garito"], pot(staked)
    canvas.picture(FRAME, *frame.center, frame.w, height=frame.h, anchor="center")
    canvas.picture(contest_grounds.picture(ground), *PLACE.center, PLACE.w, height=PLACE.h, anchor="center")
    throwers = [*staked, NOBODY]
    columns = [PLACE.centerx + contest_grounds.column(k, len(throwers)) for k in range(len(throwers))]
    wide, high = contest_grounds.size(ground.unit)
    for x, seat in zip(columns, throwers, strict=True):
        at = contest_grounds.standing(x, PLACE.top + ground.feet, ground.unit)
        figure = contest_grounds.thrower(cast, seat, "at ease")
        canvas.picture(figure, *at, wide, height=high, anchor="center")
    front, place = contest_grounds.front(canvas, ground), contest_grounds.front_place(ground)
    at = place.move(PLACE.topleft).center
    canvas.picture(front, *at, place.w, height=place.h, anchor="center")
    for coin in heap(n, pot_place(len(throwers))):
        canvas.picture("alatriste/icon_ducats", *coin, COIN, anchor="center")
    with canvas.lettering.at_most(LARGEST):
        _plate(canvas, tr("The game of dice"), "dice", pygame.FRect(PLACE.left + 190, PLACE.top + 4, 260, 38))
        words = trn("1 Ducat in the pot", "{n} Ducats in the pot", n)
        _plate(canvas, words, "ducats", pygame.FRect(PLACE.centerx - 138, PLACE.bottom - 44, 276, 38))
        room = contest_grounds.room(len(throwers))
        for x, seat in zip(columns, throwers, strict=True):
            name = seats[seat].name if seat >= 0 else tr("The bank")
            at = x, PLACE.top + ground.names
            draw_line(canvas, name, at, "strong", PAPER_HI, room - 6, "center middle")
            bet, y = staked.get(seat, max(staked.values())), PLACE.top + ground.dice
            canvas.picture("alatriste/icon_ducats", x - 16, y, 30, anchor="center")
            canvas.text(str(bet), x + 4, y, "number", PAPER_HI, anchor="left middle")


def _plate(canvas: Canvas, words: str, icon: str, area: pygame.FRect) -> None:
    """Draw words with an icon on a dark plate with a golden edge."""
    for grow, colour in ((0, INK), (-4, OCHRE), (-8, WALNUT_DK)):
        canvas.fill(area.inflate(grow, grow), colour, radius=9)
    canvas.picture(f"alatriste/icon_{icon}", area.left + 24, area.centery, 26, anchor="center")
    draw_line(canvas, words, (area.left + 44, area.centery), "strong", PAPER_HI, area.w - 56, "left middle")
