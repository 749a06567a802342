"""Achievements as tiles: large ones tell what was done, small ones tell it when they are pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.achievement import Achievement, Row
from game.storage.match_history import FirstEarned
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Cursor, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Widget

TILE, GAP = 72.0, 14.0
INSIDE = 54.0
"""Side of the square within the border of a tile."""
SKETCHED = 70
"""How strong the picture of something not done yet is drawn."""
WIDE, BESIDE = 104.0, 6.0
"""The width of a small tile with its name, and what is free around it."""


class Columns(NamedTuple):
    """How many columns there are, how wide each is, and what is free beside and below what stands in them."""

    across: int
    width: float
    beside: float
    below: float


class AchievementTile(Widget):
    """An achievement: its tile, its name, and what it was; who earned it first, and when, if anybody did."""

    def __init__(self, rect: Area, row: Row, first: FirstEarned | None) -> None:
        super().__init__(rect)
        self.row, self.first = row, first

    @classmethod
    def columns(cls, canvas: Canvas, width: float) -> Columns:
        """Return in which columns tiles stand on a page of that width."""
        count = 2 if canvas.lettering.factor < 1.5 else 1
        return Columns(count, (width - 2 * GAP * (count - 1)) / count, 2 * GAP, GAP)

    @classmethod
    def height(cls, canvas: Canvas, row: Row, first: FirstEarned | None, width: float) -> float:
        """Height of a tile at that width."""
        inner = width - TILE - GAP
        return max(TILE, sum(canvas.measure(words, style, inner)[1] for words, style in _lines(row, first)))

    @property
    def name(self) -> str:
        """Its name in the present language."""
        return tr(self.row.name)

    @property
    def spoken_text(self) -> str:
        state = [] if self.first else [tr("Not done yet.")]
        return "\n".join([*(words for words, _ in _lines(self.row, self.first)), *state])

    def draw(self, canvas: Canvas) -> None:
        done, box = self.first is not None, self.rect
        middle = box.left + TILE / 2, box.top + TILE / 2
        canvas.picture("ui/tile" if done else "ui/tile_bare", *middle, TILE, anchor="center")
        self.paint(canvas, *middle, 255 if done else SKETCHED)
        left, y = box.left + TILE + GAP, box.top
        for words, style in _lines(self.row, self.first):
            colour = theme.ALMAGRE_DK if style == "strong" and done else theme.INK_2
            y = canvas.text(words, left, y, style, colour, width=box.right - left, box=box).bottom

    def paint(self, canvas: Canvas, x: float, y: float, alpha: int) -> None:
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


class FeatTile(AchievementTile):
    """An achievement as a tile with its name below it; what it was stands in its tip."""

    def __init__(self, rect: Area, row: Row, first: FirstEarned | None) -> None:
        super().__init__(rect, row, first)
        self.key, self.focusable, self.tip = f"feat {row.id}", True, self.spoken_text

    @classmethod
    def columns(cls, canvas: Canvas, width: float) -> Columns:
        return Columns(max(1, int((width + BESIDE) // (WIDE + BESIDE))), WIDE, BESIDE, BESIDE)

    @classmethod
    def height(cls, canvas: Canvas, row: Row, first: FirstEarned | None, width: float) -> float:
        return TILE + 8 + canvas.measure(tr(row.name), "caption", width)[1]

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


def lay_achievements(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    achievements: Sequence[Achievement],
    firsts: Mapping[str, FirstEarned],
    kind: type[AchievementTile] = AchievementTile,
) -> list[Widget]:
    """Return tiles of that kind beside and below one another."""
    columns = kind.columns(canvas, width)
    made: list[Widget] = []
    for start in range(0, len(achievements), columns.across):
        tall = 0.0
        for place, achievement in enumerate(achievements[start : start + columns.across]):
            first = firsts.get(achievement.row.id)
            high = kind.height(canvas, achievement.row, first, columns.width)
            left = x + place * (columns.width + columns.beside)
            made.append(kind((left, y, columns.width, high), achievement.row, first))
            tall = max(tall, high)
        y += tall + columns.below
    return made
