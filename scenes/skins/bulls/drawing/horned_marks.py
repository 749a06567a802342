"""The horned marks that Runners in danger wear: a chance in words on a small red plate."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, PAPER_HI

BESIDE = 2.0
"""From the words of a mark to its sides."""
HIGH, STYLE = 14.0, "key"
"""The height of a mark in letters of the usual size, and its letters."""
EDGE, SHARP_EDGE = 1.5, 3.0
"""How wide the ink around a mark is, and with high contrast, where no paper may come near its words."""
HORNS = (
    (-7.0, -4.6), (-6.6, -1.8), (-4.5, 1.0), (4.5, 1.0), (6.6, -1.8), (7.0, -4.6), (4.4, -2.4), (2.0, -1.6),
    (-2.0, -1.6), (-4.4, -2.4),
)  # fmt: skip
EDGE_OF_HORNS = (
    (-7.9, -7.4), (-8.5, -1.4), (-6.0, 2.0), (6.0, 2.0), (8.5, -1.4), (7.9, -7.4), (3.8, -4.0), (1.8, -3.1),
    (-1.8, -3.1), (-3.8, -4.0),
)  # fmt: skip
"""The outline of the horns, from the middle of the upper edge of a plate, and of the ink around them."""
ICON, DIE = 15.0, 13.0
"""The room for a picture after the words, and for each die before them, in letters of the usual size."""


class Mark(NamedTuple):
    """What a Runner wears: its chance in words, and whether that rises (1) or falls (-1) with an answer.

    `before` is what it was without that answer; "" where none is thought of.
    """

    words: str
    trend: int = 0
    before: str = ""
    icon: str = ""
    """The picture of what is counted, after the words; a chance has none."""

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


def mark_width(canvas: Canvas, mark: Mark, dice: int = 0) -> float:
    """Return how wide the plate of a mark with so many dice is, without its edge and its horns."""
    pictures = (ICON if mark.icon else 0.0) + DIE * dice
    return canvas.measure(mark.words, STYLE)[0] + pictures * canvas.lettering.factor + 2 * BESIDE


def draw_mark(canvas: Canvas, x: float, y: float, mark: Mark, dice: Sequence[str] = ()) -> None:
    """Draw a small red plate with the horns of a bull in its middle.

    A green one, where it is safer, has none. Before its
    words are the pictures of those `dice` that it is about.
    """
    wide, high = mark_width(canvas, mark, len(dice)), HIGH * canvas.lettering.factor
    top, side = y - high / 2, wide / 2
    colour = OLIVE_DK if mark.trend < 0 else ALMAGRE_DK
    for grow, paint in ((SHARP_EDGE if canvas.sharp else EDGE, INK), (0.0, colour)):
        if mark.trend >= 0:
            horns = HORNS if not grow else EDGE_OF_HORNS
            canvas.polygon([(x + across, top + down) for across, down in horns], paint)
        canvas.fill((x - side - grow, top - grow, wide + 2 * grow, high + 2 * grow), paint, radius=5 + grow)
    factor = canvas.lettering.factor
    left, die, icon = x - side + BESIDE, DIE * factor, ICON * factor
    for place, picture in enumerate(dice):
        canvas.picture(picture, left + (place + 0.5) * die, y, die - 1, anchor="center")
    if mark.icon:
        canvas.picture(mark.icon, x + side - BESIDE - icon / 2, y, icon, anchor="center")
    canvas.text(mark.words, left + die * len(dice), y, STYLE, PAPER_HI, anchor="left middle")
