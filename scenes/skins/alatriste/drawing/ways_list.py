"""The ways that are open, as a list beside the map: where each of them ends, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import NamedTuple

import pygame

from game.alatriste import odds
from game.alatriste.rows import BOX as BOXES_BY_NAME
from game.alatriste.tokens import BOX
from game.alatriste.view import AlatristeView
from game.core.action import Token, token
from game.core.script import Ask
from game.translation import language
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.open_ways import WAYS
from scenes.skins.alatriste.drawing.way_row import (
    ABOVE_TEXT,
    COUNTED,
    GAP,
    SMALLEST,
    TIGHT,
    TRIED,
    Detail,
    height,
    least,
    paint,
)
from scenes.skins.alatriste.words.ways import WayWords
from scenes.stage.pieces import BOARD, Piece
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas

PATROL, FAVOURITE = "alatriste.patrol", BOXES_BY_NAME["el_valido"]
"""The question where the Patrol goes, and the box that is told of first at every other one."""
WAY = "way"
"""The kind of what names a row: it has the number of its box."""
ABOVE = BOARD + 6
"""The layer of rows: keys come to the boxes first."""


class Row(NamedTuple):
    """The box where a way ends, what happens there, where the row lies, and how much it tells."""

    box: int
    words: WayWords
    area: pygame.FRect
    detail: Detail


def box_of(name: Token) -> Token:
    """Return the box that a row stands for; every other thing stands for itself."""
    return BOX[name.id] if name.kind == WAY else name


def ends(ask: Ask, view: AlatristeView) -> list[int]:
    """Return the boxes of the open ways, the nearest first; none at another question.

    Before them come the Favourite, and where the Patrol goes all with somebody on them.
    """
    if ask.prompt not in WAYS:
        return []
    found = [name.id for option in ask.options for name in option.picks if name.kind == "box"]
    steps = {walk[-1]: len(walk) for walk in view.walks}

    def is_first(box: int) -> bool:
        return bool(odds.others_at(view, box, None)) if ask.prompt == PATROL else box == FAVOURITE

    return sorted(found, key=lambda box: (not is_first(box), steps.get(box, 0)))


def together(ask: Ask, view: AlatristeView) -> dict[Token, Sequence[Token]]:
    """Return the box that touching each row chooses."""
    return {token(WAY, box): (BOX[box],) for box in ends(ask, view)}


class WaysList:
    """The rows of the present question, none while nobody is asked where to go."""

    def __init__(self, seats: int) -> None:
        self._room = layout.ways(seats)
        self.rows: Sequence[Row] = ()
        self._size = TRIED[0][0]

    @property
    def top(self) -> float:
        """The upper edge of the rows; without any all room above is free."""
        return min((row.area.top for row in self.rows), default=inf)

    def lay(self, canvas: Canvas, boxes: Sequence[int], told: Callable[[int], WayWords]) -> None:
        """Lay a row for each of these boxes, in letters as large and with as much as they have room for."""
        ways, room = [(box, told(box)) for box in boxes], self._room
        laid, fewest = list[tuple[float, Detail]](), len(ways) + 1
        for size, detail in _tried(canvas.lettering.factor):
            with canvas.lettering.at_most(size):
                found = _laid(canvas, ways, room, detail)
            counted = sum(row is COUNTED for _, row in found)
            has_room = _sum(found) <= room.h
            if (has_room and counted < fewest) or fewest > len(ways):
                self._size, laid, fewest = size, found, counted if has_room else fewest
            if not fewest:
                break
        laid = _raised(laid, room)
        top = room.bottom - _sum(laid)
        rows = list[Row]()
        for way, (high, told_so) in zip(ways, laid, strict=True):
            rows.append(Row(*way, pygame.FRect(room.left, top, room.w, high), told_so))
            top += high + GAP
        self.rows = rows

    def close(self, stage: Stage | None = None) -> None:
        """Show no rows, as the question is answered, and take them off the table."""
        if stage is not None:
            for row in self.rows:
                stage.remove(token(WAY, row.box))
        self.rows = ()

    def pieces(self) -> list[Piece]:
        """Return each row as something to be chosen."""
        return [Piece(token(WAY, row.box), "", *row.area.center, *row.area.size, ABOVE) for row in self.rows]

    def draw(self, canvas: Canvas, pointed: int | None) -> None:
        """Draw all rows; that of the box which is pointed at stands out."""
        for place, row in enumerate(self.rows):
            look = row.box == pointed, row.detail
            draw = partial(self._paint, canvas, row.box, row.words, row.area, *look)
            key = row.box, row.words, *look, language()
            canvas.layer(f"alatriste/way {place}", key, row.area.inflate(8, 8), draw)

    def _paint(
        self, canvas: Canvas, box: int, words: WayWords, area: pygame.FRect, is_lit: bool, detail: Detail
    ) -> None:
        with canvas.lettering.at_most(self._size):
            paint(canvas, box, words, area, is_lit, detail)


def _tried(factor: float) -> list[tuple[float, Detail]]:
    """Return the sizes and details that are tried in a text size, those too small for it last."""
    tried = dict.fromkeys((min(size, factor), detail) for size, detail in TRIED if size < factor + ABOVE_TEXT)
    return sorted(tried, key=lambda one: one[0] < SMALLEST * factor)


def _laid(
    canvas: Canvas, ways: Sequence[tuple[int, WayWords]], room: pygame.FRect, detail: Detail
) -> list[tuple[float, Detail]]:
    """Return how high each row is, and how much it tells: of those that are counted as much as has room."""
    laid = [(height(canvas, *way, room.w, detail), detail) for way in ways]
    if detail is COUNTED:
        for place, way in enumerate(ways):
            tight = [*laid]
            tight[place] = height(canvas, *way, room.w, TIGHT), TIGHT
            if _sum(tight) <= room.h:
                laid = tight
    return laid


def _raised(laid: Sequence[tuple[float, Detail]], room: pygame.FRect) -> list[tuple[float, Detail]]:
    """Return rows that are as high as the least is, or as there is room for."""
    share = (room.h + GAP) / max(1, len(laid)) - GAP
    raised = [(max(high, min(share, least(detail))), detail) for high, detail in laid]
    return raised if _sum(raised) <= room.h else [*laid]


def _sum(laid: Sequence[tuple[float, Detail]]) -> float:
    """Return how much room rows take together."""
    return sum(high + GAP for high, _ in laid)
