"""Where things lie on the table of Alatriste, in design pixels.

Pieces and the names that they carry:

- `box:n`, `seat:i`: boxes of the board and plates of the seats; they have no picture of their own.
- `pawn:i`, `patrol:0`: whoever stands somewhere; side by side on the picture of the box.
- `card:n`: a card that whoever looks may know. The open hand lies on the layer HAND and shows backs where
  its owner does not look; cards on the own board and in its attack zone lie lower and smaller.
- `deck:0`, `pile:0`: the pack and the discards, with their size as a badge.

Madrid fills the left of the window down to the own board; the seats, the chronicle and the answers stand
at the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pygame

from scenes.stage.prompt_panel import Hook

Point = tuple[float, float]

BOX = (106.0, 84.0)
"""What of a box can be touched, its ring included."""
PLATE = (104.0, 82.0)
PICTURE, LIFT = (90.0, 44.0), 12.0
"""The picture of a box, and how far above the middle of the box its own middle lies."""
NAME, DROP = (86.0, 20.0), 22.5
"""The room for the name, and how far below the middle of the box it lies."""
TAG = -40.0
"""How far from the middle of a box the tag lies that tells what it does."""
MAP = pygame.FRect(2, 2, 1020, 552)
"""What is seen of Madrid."""

PACK, DISCARDS, PILE = (592.0, 500.0), (664.0, 500.0), (56.0, 87.0)
DIE, PATROL_DIE, DIE_SIZE = (722.0, 526.0), (722.0, 484.0), 38.0
"""The die of the present move lies beside the discards, that of the Patrol above it."""

PAWN, ASPECT = 36.0, 167 / 126
"""Width of a pawn that stands alone, and the height of every pawn in its widths."""
FEET = 12.0
"""How far below the middle of a box its pawns stand."""

BOARD = pygame.FRect(6, 560, 742, 156)
FACE: Point = (58.0, 58.0)
FACE_WIDTH = 88.0
STATS = {"fame": (112.0, 14.0), "vigour": (220.0, 14.0), "fencing": (112.0, 66.0), "ducats": (220.0, 66.0)}
STAT = (102.0, 46.0)
LOST = (124.0, 134.0, 24.0)
"""The middle of the first place of the track of lost turns, and the step to each of the next seven."""
TRACK = 8
ATTACKS = ((373.0, 89.5), (444.0, 89.5), (515.0, 89.5))
"""The middles of the places of the attack zone, and of the sheets of allies and goods their edges below."""
ATTACK = (62.0, 96.4)
ALLIES, GOODS = (563.0, 26.0, 74.0, 116.0), (653.0, 26.0, 74.0, 116.0)
SHEET = 600 / 933
"""Width of a card in its heights."""

HAND: Point = (886.0, 686.0)
CARD = (96.0, 96.0 / SHEET)
HAND_WIDTH = 266.0
READING = 240.0
BOX_READING = (308.0, 319.0)

COLUMN = pygame.FRect(1026, 6, 248, 706)
SIGN = pygame.FRect(1026, 6, 202, 58)
STRIP = pygame.FRect(1028, 67, 198, 23)
"""The phases of the turn."""
SEATS = pygame.FRect(1026, 93, 200, 312)
"""The room for the plates of all seats."""
TALLEST = 84.0
PAPER = pygame.FRect(1026, 408, 250, 138)
"""The chronicle."""
KNOBS = 9.0
"""Where the knobs begin, which need all the height beside the sign and the seats."""
SLIP = pygame.FRect(872, 276, 146, 104)
"""The keys of the moment: where the map has no boxes."""
ANSWERS = 1036.0
"""Where answers begin, below the chronicle."""
HOOK = Hook(752.0, 609.0, 204.0, "bottomleft", 1.25, 64.0)
"""The plaque: above the hand, beside the column."""
AIR: Point = (512.0, 262.0)
LARGE = (150.0, 150.0 / SHEET)
"""Where a card lies over the board that everybody is shown, and how large."""
SPREAD: Point = (512.0, 300.0)
"""Where cards lie that are chosen from another board."""


def plate(seat: int, seats: int) -> pygame.FRect:
    """Return the area of the plate of a seat; seats stand from the top."""
    step = min(TALLEST + 4, SEATS.h / seats)
    return pygame.FRect(SEATS.left, SEATS.top + seat * step, SEATS.w, step - 3)


def crowd(x: float, y: float, count: int) -> list[tuple[float, float, float]]:
    """Return the middle and the width of each of so many figures on the box at (x, y), from the left."""
    width = PAWN if count < 3 else 31.0 if count < 5 else 26.0
    step = min(width - 4, (BOX[0] - width) / max(1, count - 1))
    start = x - step * (count - 1) / 2
    return [(start + step * place, y + FEET - width * ASPECT / 2, width) for place in range(count)]


def hand(count: int) -> list[Point]:
    """Return the middles of the cards of the open hand, from the left."""
    gap = min(CARD[0] + 6, (HAND_WIDTH - CARD[0]) / max(1, count - 1))
    return [(HAND[0] + gap * (place - (count - 1) / 2), HAND[1]) for place in range(count)]


def laid(area: Sequence[float], count: int) -> list[tuple[float, float, float]]:
    """Return the middle and the width of each of so many cards in an area of the own board, row by row."""
    left, top, width, height = area
    rows, size = 1, 0.0
    for many in range(1, max(1, count) + 1):
        across = ceil(max(1, count) / many)
        fits = min((width - 2 * (across - 1)) / across, (height - 2 * (many - 1)) / many * SHEET)
        if fits > size:
            rows, size = many, fits
    across = ceil(max(1, count) / rows)
    high = size / SHEET
    found = []
    for place in range(count):
        row, column = divmod(place, across)
        here = min(across, count - row * across)
        x = left + width / 2 + (column - (here - 1) / 2) * (size + 2)
        y = top + height / 2 + (row - (rows - 1) / 2) * (high + 2)
        found.append((BOARD.left + x, BOARD.top + y, size))
    return found


def spread(count: int) -> list[Point]:
    """Return the middles of cards that are laid over the board to choose from."""
    gap = min(150.0, 900.0 / max(1, count))
    return [(SPREAD[0] + gap * (place - (count - 1) / 2), SPREAD[1]) for place in range(count)]
