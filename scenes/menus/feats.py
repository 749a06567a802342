"""Achievements as a row of tiles: each shows picture and name, and tells the rest when pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.achievement import Achievement, Row
from game.storage.match_history import FirstEarned
from scenes.menus.match_history import TILE, AchievementTile
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Cursor, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition

WIDE, GAP = 104.0, 6.0
"""The width of a tile with its name, and what is free around it."""


class FeatTile(AchievementTile):
    """An achievement as a tile with its name below it; what it was stands in its tip."""

    def __init__(self, rect: Area, row: Row, first: FirstEarned | None) -> None:
        super().__init__(rect, row, first)
        self.key, self.focusable, self.tip = f"feat {row.id}", True, self.spoken_text

    @property
    def cursor(self) -> Cursor:
        return Cursor.ARROW

    def pointer(self, item: Pointer) -> Transition | None:
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        x, y = self.rect.centerx, self.rect.top + TILE / 2
        canvas.picture("ui/tile", x, y, TILE, anchor="center")
        self.paint(canvas, x, y, 255)
        canvas.text(
            self.name, x, self.rect.top + TILE + 4, "caption", theme.ALMAGRE_DK,
            anchor="center top", width=self.rect.w, box=self.rect,
        )  # fmt: skip


def lay_feats(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    achievements: Sequence[Achievement],
    firsts: Mapping[str, FirstEarned],
) -> list[FeatTile]:
    """Return tiles in rows, as many in each as the width has room for."""
    across = max(1, int((width + GAP) // (WIDE + GAP)))
    made: list[FeatTile] = []
    for start in range(0, len(achievements), across):
        tiles = [
            FeatTile((x + place * (WIDE + GAP), y, WIDE, TILE), one.row, firsts.get(one.row.id))
            for place, one in enumerate(achievements[start : start + across])
        ]
        high = TILE + 8 + max(canvas.measure(tile.name, "caption", WIDE)[1] for tile in tiles)
        for tile in tiles:
            tile.rect.h = high
        made += tiles
        y += high + GAP
    return made
