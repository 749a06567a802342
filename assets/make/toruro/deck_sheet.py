"""The sheet every card of the deck is printed on: its edge, its frame with the pintas, its two corners."""

from __future__ import annotations

from assets.make.drawing.palette import INK, PAPER, PAPER_DK, PAPER_HI
from assets.make.drawing.svg import circle, group, line, num, path, petals, rounded, svg, text
from assets.make.toruro.deck_suits import SUITS

WIDTH, HEIGHT = 270, 420
FIELD = rounded(23, 23, 224, 374, 4)
"""Within the frame."""
_GAP, _BETWEEN = 15, 44  # a pinta's width, and from the middle of one to that of the next


def sheet(suit: str, number: int, picture: str, ground: str = "") -> str:
    """A whole card: the picture on its ground, the frame, and the index at top left and bottom right."""
    index = _corner(suit, number)
    return svg(
        WIDTH,
        HEIGHT,
        path(rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 15), PAPER_HI, PAPER_DK, 2)
        + ground
        + _frame(suit, 17, 3.2)
        + _frame(suit, 23, 1.1)
        + _buttons(suit)
        + picture
        + index
        + group(index, WIDTH, HEIGHT, 1, 180),
    )


def papered(suit: str) -> str:
    """A warm ground for the figures, strewn with the suit's colour."""
    flowers = "".join(
        path(petals(x, y, 4.4, 4, 0.6), SUITS[suit].frame, opacity=0.16)
        for row, y in enumerate(range(40, 380, 34))
        for x in range(40 + row % 2 * 17, 250, 34)
    )
    return path(FIELD, PAPER) + flowers


def _frame(suit: str, inset: float, width: float) -> str:
    """One rule of the frame; the pintas are gaps in its upper and lower side."""
    left, top, right, bottom = inset, inset, WIDTH - inset, HEIGHT - inset
    corner = 12
    gaps = [WIDTH / 2 + (k - (SUITS[suit].pintas - 1) / 2) * _BETWEEN for k in range(SUITS[suit].pintas)]
    ends = [left + corner, *(gap + side * _GAP / 2 for gap in gaps for side in (-1, 1)), right - corner]
    rules = "".join(
        f"M{num(ends[k])} {num(y)}H{num(ends[k + 1])}" for y in (top, bottom) for k in range(0, len(ends), 2)
    )
    sides = f"M{left} {top + corner}V{bottom - corner}M{right} {top + corner}V{bottom - corner}"
    return line(rules + sides, width, SUITS[suit].frame)


def _buttons(suit: str) -> str:
    """The hollow corners of the frame, with a bead in each."""
    colour = SUITS[suit].frame
    hollow = line("M0 12Q12 12 12 0", 3.2, colour) + path(circle(3.4, 3.4, 2.6), colour)
    places = ((17, 17, 0), (WIDTH - 17, 17, 90), (WIDTH - 17, HEIGHT - 17, 180), (17, HEIGHT - 17, 270))
    return "".join(group(hollow, x, y, 1, turn) for x, y, turn in places)


def _corner(suit: str, number: int) -> str:
    """The index: number above suit, in a window that breaks the frame."""
    wide = number > 9
    window = path(rounded(10, 10, 52, 104, 10), PAPER_HI)
    figure = text(
        str(number), 36, 57, 38 if wide else 51, "spectral", track=-2.6 if wide else 0, stroke=INK, width=1.5
    )
    edge = line("M62 19V104Q62 114 52 114H19", 1.6, SUITS[suit].frame)
    return window + figure + group(SUITS[suit].pip(), 36, 88, 0.46) + edge
