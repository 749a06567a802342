"""Where Runners are bound for: on each pier, while it is empty, how many of every seat will likely come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from game.bulls.odds import bound_for
from game.bulls.view import BullsView
from game.core.action import token
from maps.board import Board
from scenes.skins.bulls.layout import PIER, PIER_SIZE, pier
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK

ACROSS, CELL = 3, (42.0, 32.0)
"""So many seats stand beside each other, and the room for each."""
DIE, SEEN = 25.0, 150
"""The size of the die of a seat, which is only a shade of those that will stand there."""
LARGEST = 1.15


class BoundFor:
    """Draws at a table what `read` has found last, in the `colours` of the seats."""

    def __init__(self, board: Board, colours: Sequence[str]) -> None:
        self._heights = [board.points[token("space", slot)][1] for slot in board.graph.destinations]
        self._colours = tuple(colours)
        self.counts: Mapping[int, Counter[int]] = {}

    def read(self, view: BullsView) -> None:
        """Count what a view has."""
        self.counts = bound_for(view)

    def draw(self, canvas: Canvas) -> None:
        """Draw the counts on all piers."""
        now = tuple((slot, tuple(sorted(count.items()))) for slot, count in self.counts.items())
        if any(count for _, count in now):
            wide, high = PIER_SIZE
            area = PIER - wide / 2, 0, wide, pier(max(self._heights)) + high / 2
            with canvas.lettering.at_most(LARGEST):
                canvas.layer("bulls/bound for", (now, self._colours), area, lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        for slot, height in enumerate(self._heights):
            counts = sorted((seat, n) for seat, n in self.counts.get(slot, Counter()).items() if n)
            for (x, y), (seat, n) in zip(_cells(len(counts), pier(height) - 2), counts, strict=True):
                die = f"bulls/die_{self._colours[seat]}_5"
                canvas.picture(die, x - 9, y, DIE, anchor="center", alpha=SEEN)
                canvas.text(str(n), x + 10, y, "number", INK, anchor="center middle")


def _cells(count: int, middle: float) -> Iterator[tuple[float, float]]:
    rows = [range(start, min(start + ACROSS, count)) for start in range(0, count, ACROSS)]
    for number, row in enumerate(rows):
        for place in range(len(row)):
            across = (place - (len(row) - 1) / 2) * CELL[0]
            yield PIER + across, middle + (number - (len(rows) - 1) / 2) * CELL[1]
