"""Where things lie on the table of Running with the Bulls, in design pixels."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple, TypeVar

import pygame

from scenes.stage.pieces import Piece
from scenes.stage.prompt_panel import Hook

Point = tuple[float, float]
K = TypeVar("K", bound=Hashable)

PLAZA = (150.0, 92.0)
DIE, SMALL_DIE = 27.0, 20.0
BULL = 44.0
SIGN = (56.0, 30.0)
MARKER = (30.0, 30.0)
DESTINATION = (117.0, 97.0)
CARD = (116.0, 163.0)
BEACH = 1178.0
"""x of the beach, where dice that reached a destination stand beside its card."""
TRAY: Point = (592.0, 334.0)
"""Where dice are rolled at dawn, and where those that show a 1 wait."""
DECK: Point = (976.0, 672.0)
DISCARD: Point = (1042.0, 672.0)
PILE = (60.0, 84.0)
IN_PLAY: Point = (338.0, 660.0)
"""Where the card that is being resolved lies."""
HAND: Point = (642.0, 708.0)
HAND_WIDTH = 575.0
HOOK = Hook(628.0, 612.0, 600.0, highest=62.0)
"""So high that the lowest roundabouts can be seen and pressed above it."""
PAPER = pygame.FRect(12, 592, 280, 124)
"""The chronicle."""
KNOBS = 72.0
"""Where the knobs begin."""
SHOUT: Point = (592.0, 330.0)
BAR = 62.0
PLATES = (380.0, 1274.0)

CROWDED = 12
"""More dice than this on one place are shown as one for each colour and face, with their number."""


class Cell(NamedTuple):
    """Where one die of a place stands, and how large it is."""

    x: float
    y: float
    size: float


def plates(seats: int) -> list[tuple[float, float]]:
    """Return left edge and width of each seat's plate in the top bar."""
    left, right = PLATES
    width = min(230.0, (right - left) / seats - 6)
    start = right - seats * (width + 6)
    return [(start + seat * (width + 6), width) for seat in range(seats)]


def plate(seat: int, seats: int) -> Point:
    """Return the middle of a seat's plate."""
    left, width = plates(seats)[seat]
    return left + width / 2, 30.0


def fan(count: int) -> list[tuple[float, float, float]]:
    """Return x, lift and angle of each card of a hand."""
    gap = min(118.0, HAND_WIDTH / max(1, count))
    cards = []
    for place in range(count):
        off = place - (count - 1) / 2
        cards.append((HAND[0] + off * gap, -5 * abs(off), -2.2 * off))
    return cards


def bull_cells(middle: Point, count: int, beach: bool) -> list[Cell]:
    """Return a cell for each Bull of a place: they stand side by side behind the Runners."""
    size = 32.0 if beach else BULL
    room = 92.0 if beach else 168.0
    gap = min(size * 0.95, (room - size) / max(1, count - 1)) if count > 1 else 0.0
    y = middle[1] - (30.0 if beach else 34.0)
    return [Cell(middle[0] + (place - (count - 1) / 2) * gap, y, size) for place in range(count)]


def runner_cells(middle: Point, count: int, bulls: bool, beach: bool) -> list[Cell]:
    """Return a cell for each Runner of a place: they stand in rows, in front of any Bulls."""
    if beach:
        size, across = (21.0, 4) if count <= 12 else (17.0, 5)
    elif count <= 10:
        size, across = DIE, 5
    elif count <= 18:
        size, across = 23.0, 6
    else:
        size, across = SMALL_DIE, 7
    rows = [range(start, min(start + across, count)) for start in range(0, count, across)]
    low = middle[1] + (12.0 if bulls else 0.0)
    cells: list[Cell] = []
    for number, row in enumerate(rows):
        left = middle[0] - (len(row) - 1) / 2 * (size + 2)
        y = low + (number - (len(rows) - 1) / 2) * (size + 1)
        cells.extend(Cell(left + place * (size + 2), y, size) for place in range(len(row)))
    return cells


def tray_cells(count: int) -> list[Cell]:
    """Return a cell for each die on the tray, in rows of six."""
    rows = [range(start, min(start + 6, count)) for start in range(0, count, 6)]
    return [
        Cell(TRAY[0] + (place - (len(row) - 1) / 2) * 34, TRAY[1] + (number - (len(rows) - 1) / 2) * 34, 30.0)
        for number, row in enumerate(rows)
        for place in range(len(row))
    ]


def put(piece: Piece, cell: Cell) -> Piece:
    """Let a piece stand in a cell; return it."""
    piece.x, piece.y, piece.width, piece.height = cell.x, cell.y, cell.size, cell.size
    return piece


def group(keys: Sequence[K]) -> list[tuple[K, list[int]]]:
    """Return each key with its places, in the order in which they first come."""
    found: dict[K, list[int]] = {}
    for place, key in enumerate(keys):
        found.setdefault(key, []).append(place)
    return list(found.items())
