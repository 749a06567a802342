"""The chairs of a game that was played elsewhere: who sat there, how they did, and who sits there now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.core.seat import Seat
from game.translation import tr
from scenes.stage.results import amount
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_face, faces_of
from scenes.ui.widgets import Button, Press, Widget

FACE, EDGE, GAP = 56.0, 10.0, 8.0
"""Width of a face, and the room within and between chairs."""
LARGEST = 1.4
"""How many times as high as it must be a chair can be."""


class Chair(NamedTuple):
    """Who would sit in a chair and who sat there; what decided the game for them, and whether they won."""

    seat: Seat
    was: Seat
    points: float | None
    won: bool


class ChairTile(Button):
    """A chair: a press has a person take it, or leave it."""

    radius = 9.0
    ringed = True

    def __init__(self, rect: Area, chair: Chair, face: str, press: Press) -> None:
        super().__init__(rect, chair.seat.name, press, key=f"chair {chair.seat.index}")
        self.chair, self._face = chair, face
        self.tip = tr("Leave this chair to a bot") if chair.seat.human else tr("Take this chair")

    @staticmethod
    def height(canvas: Canvas) -> float:
        """Height of a tile."""
        return max(FACE + EDGE, canvas.measure("A", "strong")[1] + canvas.measure("A", "caption")[1] + EDGE)

    @property
    def who_plays(self) -> str:
        """Who sits there, and who sat there."""
        if self.chair.seat.human and self.chair.was.human:
            return tr("A person plays here")
        if self.chair.seat.human:
            return tr("A person plays in the place of {name}", name=self.chair.was.name)
        if self.chair.was.human:
            return tr("A bot plays in the place of a person")
        return tr("A bot")

    @property
    def spoken_text(self) -> str:
        end = f"\n{amount(self.chair.points)}" if self.chair.points is not None else ""
        won = f"\n{tr('won')}" if self.chair.won else ""
        return f"{self.text}: {self.role}\n{self.who_plays}{end}{won}\n{self.tip}"

    def draw(self, canvas: Canvas) -> None:
        here, lit = self.chair.seat.human, self.hovered or self.focused
        canvas.fill(self.rect, theme.OCHRE_LT if here or lit else theme.PAPER_HI, 190 if here else 150, 9)
        canvas.frame(self.rect, theme.OCHRE if here else theme.PAPER_DK, 2.5 if here else 1.5, 9)
        middle = self.rect.left + EDGE + FACE / 2, self.rect.centery
        draw_face(canvas, self._face, self.chair.seat.colour, middle, FACE - 6, laurel=False)
        left, right = self.rect.left + FACE + 2 * EDGE, self.rect.right - EDGE
        if self.chair.points is not None:
            number = canvas.text(
                amount(self.chair.points), right, self.rect.centery, "score", theme.INK,
                anchor="right middle", box=self.rect,
            )  # fmt: skip
            right = number.left - 6
        if self.chair.won:
            canvas.picture("ui/laurel", right - 16, self.rect.centery, 34, anchor="center")
            right -= 38
        room = (right - left) * canvas.k
        name = canvas.lettering.shorten(self.text, "strong", canvas.k, room)
        said = canvas.lettering.shorten(self.who_plays, "caption", canvas.k, room)
        top = self.rect.centery - (canvas.measure(name, "strong")[1] + canvas.measure(said, "caption")[1]) / 2
        below = canvas.text(name, left, top, "strong", theme.INK, box=self.rect).bottom
        canvas.text(said, left, below, "caption", theme.INK_2, box=self.rect)


def lay_chairs(
    canvas: Canvas,
    area: tuple[float, float, float],
    chairs: Sequence[Chair],
    sit: Callable[[int], None],
    room: float = 0.0,
) -> list[Widget]:
    """Return the chairs one below the other; `area` is left, top and width, `sit` takes or leaves one.

    Where there is `room` for more, the chairs are higher than they must be.
    """
    left, top, wide = area
    least = ChairTile.height(canvas)
    high = max(least, min(LARGEST * least, (room + GAP) / len(chairs) - GAP))
    faces = faces_of([chair.seat for chair in chairs])
    return [
        ChairTile((left, top + place * (high + GAP), wide, high), chair, faces[place], partial(sit, place))
        for place, chair in enumerate(chairs)
    ]
