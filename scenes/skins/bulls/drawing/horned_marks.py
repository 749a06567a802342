"""The horned marks that Runners in danger wear: a chance in words on a small red plate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import inf
from typing import NamedTuple

from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, PAPER_HI

SIZES, SAME_ROW = (1.35, 1.2, 1.1, 1.0, 0.9, 0.8), 12.0
"""Text sizes of marks: more would hide the pips of the next row of dice, and each takes the largest at which
it touches no other one of its row, which lies so much higher or lower at most."""
BESIDE, BELOW = 2.0, 5.0
"""From the words of a mark to its sides, and how far below the foot of a die its middle lies: off the pips of
that die and of those of the next row."""
ABOVE = 3.0
"""How far above the head of a die that wears a mark the middle of its number lies, at its right edge."""
HIGH, LARGE = 14.0, 17.0
"""The height of a mark and of a large one, in letters of the usual size."""
ICON = 15.0
"""The room for a picture after the words, in letters of the usual size."""


class Mark(NamedTuple):
    """What a Runner wears: its chance in words, and whether that rises (1) or falls (-1) with an answer.

    `before` is what it was without that answer; "" where none is thought of.
    """

    words: str
    trend: int = 0
    before: str = ""
    icon: str = ""
    """The picture of what is counted, after the words; a chance has none."""
    is_large: bool = False

    @property
    def style(self) -> str:
        """The letters in which it is written."""
        return "strong" if self.is_large else "key"

    @property
    def in_full(self) -> Mark:
        """This mark with what it was before in its words."""
        before = self.before.removesuffix("%")
        told = f"{before} › {self.words}" if self.before not in ("", self.words) else self.words
        return self._replace(words=told, before="")


def in_words(chance: Fraction, numbers: bool = True) -> str:
    """Return a chance in per cent, so that any two can be compared: one that there is, is never none.

    Without `numbers` return only whether there is any.
    """
    if not numbers:
        return "!" if chance else "–"
    return f"{max(1, round(100 * chance)) if chance else 0}%"


def room_of(worn: Sequence[tuple[float, float, Mark]]) -> float:
    """Return how far the nearest two marks of a row are apart."""
    return min(
        (abs(x - left) for (x, y, _), (left, top, _) in combinations(worn, 2) if abs(y - top) < SAME_ROW),
        default=inf,
    )


def told_in_full(
    canvas: Canvas, worn: Sequence[tuple[float, float, Mark]]
) -> Iterator[tuple[float, float, Mark]]:
    """Yield the marks, within the window, with what was before where they touch no other one of their row."""
    for place, (x, y, mark) in enumerate(worn):
        others = [one for one in (*worn[:place], *worn[place + 1 :]) if abs(one[1] - y) < SAME_ROW]
        room = min((abs(x - left) for left, _, _ in others), default=inf)
        told = mark.in_full if width(canvas, mark.in_full) <= room else mark
        yield max(x, canvas.window.left + width(canvas, told) / 2), y, told


def width(canvas: Canvas, mark: Mark) -> float:
    """Return how wide a mark is with its edge."""
    return mark_width(canvas, mark) + 3


def mark_width(canvas: Canvas, mark: Mark) -> float:
    """Return how wide the plate of a mark is, without its edge and its horns."""
    icon = ICON * canvas.lettering.factor if mark.icon else 0.0
    return canvas.measure(mark.words, mark.style)[0] + icon + 2 * BESIDE


def draw_mark(canvas: Canvas, x: float, y: float, mark: Mark, least: float = 0.0) -> None:
    """Draw a small red plate with two horns, so wide at least; a green one without any where it is safer."""
    wide = max(mark_width(canvas, mark), least)
    high = (LARGE if mark.is_large else HIGH) * canvas.lettering.factor
    y += (high - HIGH) / 2  # it grows downwards, away from the pips
    top, side = y - high / 2, wide / 2
    for grow, horn in ((1.5, INK), (0.0, PAPER_HI)) if mark.trend >= 0 else ():
        for way in (-1, 1):
            outline = ((side + grow, 4), (side + 1 + grow, -5 - grow), (side - 4, -1 - grow), (side - 9, 1))
            canvas.polygon([(x + way * across, top + down) for across, down in outline], horn)
    canvas.fill((x - side - 1.5, top - 1.5, wide + 3, high + 3), INK, radius=6)
    canvas.fill((x - side, top, wide, high), OLIVE_DK if mark.trend < 0 else ALMAGRE_DK, radius=5)
    if mark.icon:
        size = ICON * canvas.lettering.factor
        canvas.picture(mark.icon, x + side - BESIDE - size / 2, y, size, anchor="center")
        x -= size / 2
    canvas.text(mark.words, x, y, mark.style, PAPER_HI, anchor="center middle")
