"""Tiles of achievements: glazed where it was earned, bare clay where it was not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.achievement import Achievement, Row
from game.storage.match_history import FirstEarned
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.widgets import Widget

TILE, GAP = 72.0, 14.0
INSIDE = 54.0
"""Side of the square within the border of a tile."""
SKETCHED = 70
"""How strong the picture of something not done yet is drawn."""


class AchievementTile(Widget):
    """An achievement: its tile, its name, and what it was; who earned it first, and when, if anybody did."""

    def __init__(self, rect: Area, row: Row, first: FirstEarned | None) -> None:
        super().__init__(rect)
        self.row, self.first = row, first

    @staticmethod
    def height(canvas: Canvas, row: Row, first: FirstEarned | None, width: float) -> float:
        """Height of a tile at that width."""
        inner = width - TILE - GAP
        return max(TILE, sum(canvas.measure(words, style, inner)[1] for words, style in _lines(row, first)))

    @property
    def spoken_text(self) -> str:
        state = [] if self.first else [tr("Not done yet.")]
        return "\n".join([*(words for words, _ in _lines(self.row, self.first)), *state])

    def draw(self, canvas: Canvas) -> None:
        done, box = self.first is not None, self.rect
        middle = box.left + TILE / 2, box.top + TILE / 2
        canvas.picture("ui/tile" if done else "ui/tile_bare", *middle, TILE, anchor="center")
        self._paint(canvas, *middle, 255 if done else SKETCHED)
        left, y = box.left + TILE + GAP, box.top
        for words, style in _lines(self.row, self.first):
            colour = theme.ALMAGRE_DK if style == "strong" and done else theme.INK_2
            y = canvas.text(words, left, y, style, colour, width=box.right - left, box=box).bottom

    def _paint(self, canvas: Canvas, x: float, y: float, alpha: int) -> None:
        """Draw the picture on the tile whose middle that is."""
        wide, high = canvas.art.size(self.row.picture)
        if not self.row.fills:
            across = INSIDE * wide / max(wide, high)
            canvas.picture(self.row.picture, x, y, across, anchor="center", alpha=alpha)
            return
        with canvas.clip((x - INSIDE / 2, y - INSIDE / 2, INSIDE, INSIDE)):
            across = INSIDE * max(1.0, wide / high)
            canvas.picture(self.row.picture, x, y - INSIDE / 2, across, anchor="midtop", alpha=alpha)


def _lines(row: Row, first: FirstEarned | None) -> list[tuple[str, str]]:
    """What is written beside a tile, with its styles."""
    lines = [(tr(row.name), "strong"), (tr(row.text), "body")]
    if first is not None:
        lines.append((tr("{name}, {day}", name=first.name, day=first.when[:10]), "caption"))
    return lines


def lay_achievements(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    achievements: Sequence[Achievement],
    firsts: Mapping[str, FirstEarned],
) -> list[Widget]:
    """Achievements beside and below one another, in as many columns as the text size leaves room for."""
    columns = 2 if canvas.lettering.factor < 1.5 else 1
    wide = (width - 2 * GAP * (columns - 1)) / columns
    made: list[Widget] = []
    for start in range(0, len(achievements), columns):
        tall = 0.0
        for place, achievement in enumerate(achievements[start : start + columns]):
            first = firsts.get(achievement.row.id)
            high = AchievementTile.height(canvas, achievement.row, first, wide)
            left = x + place * (wide + 2 * GAP)
            made.append(AchievementTile((left, y, wide, high), achievement.row, first))
            tall = max(tall, high)
        y += tall + GAP
    return made
