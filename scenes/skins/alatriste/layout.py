"""Where things lie on the table of Alatriste, in design pixels.

Pieces and the names that they carry:

- `box:n`, `seat:i`: boxes of the board and plates of the seats; they have no picture of their own.
- `pawn:i`, `patrol:0`: whoever stands somewhere; side by side on the picture of the box.
- `card:n`: a card that whoever looks may know. The open hand lies on the layer HAND and shows backs where
  its owner does not look; cards on the own board and in its attack zone lie lower and smaller.
- `deck:0`, `pile:0`: the pack and the discards, with their size as a badge.
- `signs:0`: the key of the signs on the boxes.
- `boards:0`: the mark that opens the boards of all players.

Madrid is seen at the left of the window, below the track of Fame and down to the own board, with a tray for
dice and piles beside it; the seats, the chronicle and the answers stand at the right. What is told of boxes
and figures is in units of the board, of which the camera shows one as `camera.zoom` design pixels.
"""

from __future__ import annotations

import pygame

from game.alatriste.signs import Stat
from scenes.stage.prompt_panel import Hook

Point = tuple[float, float]

BOX = (100.0, 84.0)
"""What of a box can be touched, its ring included."""
PLATE = (92.0, 77.0)
PICTURE, LIFT, DRAWN = (82.0, 47.0), 11.5, 96.0
"""The part that is seen of the picture of a box, how far above the middle of the box its own middle lies, and
how wide the whole picture is drawn: its edges, and what lies below the name, are cut off."""
NAME, DROP = (85.0, 14.0), 10.5
"""The room for the name, over the foot of the picture, and how far below the middle of the box it lies."""
SIGNS = 20.0
"""The size of the signs that tell what a box does."""
MAP = pygame.FRect(0, 2, 1020, 550)
"""What of the board is Madrid."""
PORT = pygame.FRect(4, 38, 954, 516)
"""Where Madrid is seen."""
CLOSEST = 1.45
"""The zoom at which a box is as large as it gets."""
TITLE = pygame.FRect(526, 394, 178, 52)
"""Where on the board the name of the city stands."""
QUARTERS = (
    ((662, 140), "heading", 60.0),
    ((782, 140), "heading", 80.0),
    ((381, 420), "heading", 84.0),
    ((662, 500), "poster", 260.0),
    ((880, 322), "heading", 120.0),
)
"""Where on the board the words of the quarters stand, their style, and the room of each."""
FAME = pygame.FRect(4, 3, 1014, 32)
"""The track of Fame."""

TRAY = pygame.FRect(961, 38, 58, 516)
PACK, DISCARDS, PILE = (990.0, 412.0), (990.0, 502.0), (48.0, 74.6)
DIE, PATROL_DIE, DIE_SIZE = (990.0, 70.0), (990.0, 122.0), 42.0
"""The die of the present move lies at the top of the tray, that of the Patrol below it."""

SLIP_OF_SIGNS = pygame.FRect(969, 150, 42, 156)
"""The key of the signs on the boxes lies below the dice."""
BOARDS = pygame.FRect(968, 313, 44, 44)
"""The mark that opens the boards of all players lies between that and the piles."""

PAWN, ASPECT = 30.0, 167 / 126
"""Width of a pawn, unless many stand together, and the height of all in their widths: that of a picture."""
FEET, HATS, AHEAD = -6.0, 2.0, 2.0
"""How far below the middle of a box its pawns stand: upon its name, also in large letters; how far hats stay
below the edge of Madrid; and how far before the others that of whoever looks stands."""
CARD_SIGN, ZONE_SIGN = (-36.0, -27.0, 21.0), (38.0, -30.0, 20.0)
"""Where from the middle of a box the signs in its corners lie, and how wide they are."""

BOARD = pygame.FRect(6, 559, 330, 157)
NUMBERS = pygame.FRect(BOARD.topleft, (BOARD.w, 72))
"""The part of it where the numbers stand."""
FACE: Point = (44.0, 46.0)
FACE_WIDTH = 70.0
STATS: dict[Stat, Point] = {
    "fame": (81.0, 14.0),
    "vigour": (140.0, 14.0),
    "fencing": (198.0, 14.0),
    "ducats": (266.0, 14.0),
}
STAT = (56.0, 50.0)
TILES = pygame.FRect(84, 72, 234, 74)
"""The room on the own board for what lies there."""
TILE, TILE_GAP = 35.0, 4.0
"""How large an icon gets, and how far it lies from the next."""
COLUMNS = 1, 1, 2, 2, 3, 3
"""So many icons with their words stand beside one another, by how many there are; more are icons alone."""
SHEET = 600 / 933
"""Width of a card in its heights."""
FOLDED, TALL = 600 / 650, 600 / 800
"""Width of a card of the hand in its heights: less of its picture is seen than of a whole card. Where more
lie than have room in their full width, each is narrow and `TALL`."""

HAND, WIDE_HAND = pygame.FRect(342, 558, 464, 160), pygame.FRect(342, 558, 674, 160)
"""The room for the hand, and that for a large one in its owner's turn: the question hangs elsewhere."""
CARD = (96.0, 96.0 / SHEET)
WIDEST, HAND_GAP, LOWER = 147.0, 5.0, 0.01
"""The width of a card of the hand at most; the gap between two; and how much lower a card lies than the one
at its left, of which it covers the right edge alone."""
FEW, SIDE_BY_SIDE, SIDE_BY_SIDE_WIDE = 3, 4, 6
"""So many have their full width in the usual room; so many lie side by side there, and in the wide one."""
READING = 240.0
BOX_READING, WORDS_READING = (308.0, 319.0), (308.0, 178.0)

COLUMN = pygame.FRect(1026, 6, 248, 706)
SIGN = pygame.FRect(1026, 6, 202, 58)
STRIP = pygame.FRect(1028, 67, 198, 23)
"""The phases of the turn."""
SEATS = pygame.FRect(1026, 93, 200, 312)
"""The room for the plates of all seats."""
TALLEST = 84.0
PAPER = pygame.FRect(1026, 408, 250, 138)
"""The chronicle."""
WAYS = pygame.FRect(1029, 410, 243, 255)
"""The room for the list of open ways above a button, with most seats; the chronicle has what it leaves."""
KNOBS = 9.0
"""Where the knobs begin, which need all the height beside the sign and the seats."""
SLIP, SLIP_ABOVE = pygame.FRect(818, 556, 196, 50), pygame.FRect(756, 500, 196, 50)
"""The keys of the moment: at the corner of the map, below it or, where a large hand lies, within it."""
ANSWERS = 1036.0
"""Where answers begin, below the chronicle."""
HOOK = Hook(812.0, 638.0, 146.0, "midleft", 1.25, 150.0)
"""The plaque: between the hand and the column."""
ABOVE_ANSWERS = Hook(PAPER.left, PAPER.top + 66, 222.0, "topleft", 1.25, 88.0)
"""The plaque while a large hand lies in its place: above the answers, below what is left of the chronicle."""
ON_MADRID = Hook(PORT.right - 8, PORT.bottom - 8, 170.0, "bottomright", 1.25, 120.0)
"""The same where answers need all the room there."""
COUNSEL = tuple((left + 304.0, PORT.bottom - 6) for left in (646.0, 486.0, 326.0, 166.0, 6.0))
"""Where a hint may have its lower right corner: at the foot of Madrid."""
SPARED = (COLUMN, BOARD, pygame.FRect(HOOK.x, HOOK.y - 60, COLUMN.left - HOOK.x, 120))
"""What a sheet hides only where it must: the seats, the own board and the question."""
CAPTIONS = BOARD.top - 6
"""The height above which captions of sounds are written: above the own board."""
AIR: Point = (512.0, 262.0)
LARGE = (150.0, 150.0 / SHEET)
"""Where a card lies over the board that everybody is shown, and how large."""
SCENE, SCENE_RIM = (640.0, 360.0), 9.0
"""The size of a painted scene that opens over the board, and of the frame around it."""
SCENE_PLACE = pygame.FRect(AIR[0] - SCENE[0] / 2, AIR[1] - SCENE[1] / 2, *SCENE)
FRAMED_PLACE = SCENE_PLACE.inflate(2 * SCENE_RIM, 2 * SCENE_RIM)
"""Where it lies, without and with its frame."""
SPREAD: Point = (512.0, 300.0)
"""Where cards lie that are chosen from another board."""


def plate(seat: int, seats: int) -> pygame.FRect:
    """Return the area of the plate of a seat; seats stand from the top."""
    step = min(TALLEST + 4, SEATS.h / seats)
    return pygame.FRect(SEATS.left, SEATS.top + seat * step, SEATS.w, step - 3)


def ways(seats: int) -> pygame.FRect:
    """Return the room for the list of open ways: all below the plates of so many seats."""
    top = plate(seats - 1, seats).bottom + 6
    return pygame.FRect(WAYS.left, top, WAYS.w, WAYS.bottom - top)


def crowd(x: float, y: float, count: int) -> list[tuple[float, float, float]]:
    """Return the middle and the width of each of so many figures on the box at (x, y), from the left.

    They stand in one row within its picture: no hat reaches the signs of the box above, no foot its name.
    """
    width = 26.0 if count > 4 else PAWN
    step = min(width - 3, (BOX[0] - width) / max(1, count - 1))
    start, half = x - step * (count - 1) / 2, width * ASPECT / 2
    middle = max(y + FEET - half, MAP.top + HATS + half)
    return [(start + step * place, middle, width) for place in range(count)]


def side_by_side(is_wide: bool) -> int:
    """Return how many cards of the hand lie side by side."""
    return SIDE_BY_SIDE_WIDE if is_wide else SIDE_BY_SIDE


def _width(count: int, is_wide: bool) -> float:
    """Return the width of each of so many cards of the open hand."""
    beside = max(1, min(count, side_by_side(is_wide)))
    room = WIDE_HAND if is_wide else HAND
    return min(WIDEST, (room.w - HAND_GAP * (beside - 1)) / beside)


def is_tall(count: int, is_wide: bool = False) -> bool:
    """Return whether so many cards of the open hand are narrow and tall."""
    return _width(count, is_wide) / TALL <= HAND.h


def hand(count: int, is_wide: bool = False) -> list[tuple[float, float, float, float]]:
    """Return the middle, width and height of each of so many cards of the open hand, from the left."""
    room, width = WIDE_HAND if is_wide else HAND, _width(count, is_wide)
    step = min(width + HAND_GAP, (room.w - width) / max(1, count - 1))
    high = width / (TALL if is_tall(count, is_wide) else FOLDED)
    left, y = room.centerx - step * (count - 1) / 2, room.bottom - high / 2
    return [(left + step * place, y + LOWER * place, width, high) for place in range(count)]


def columns(count: int) -> int:
    """Return how many of so many icons on the own board stand beside one another with words; 0 without."""
    return COLUMNS[count - 1] if 0 < count <= len(COLUMNS) else 0


def tile_size(beside: int) -> Point:
    """Return the size of an icon with its words where so many stand beside one another."""
    return (TILES.w - TILE_GAP * (beside - 1)) / beside, TILE


def tiles(count: int) -> list[tuple[float, float, float, float]]:
    """Return the middle and the size of each of so many icons on the own board, row by row."""
    across, (wide, high) = columns(count), (TILE, TILE)
    if across:
        wide, high = tile_size(across)
    else:
        while wide > TILE_GAP and _across(wide) * int((TILES.h + TILE_GAP) / (wide + TILE_GAP)) < count:
            wide = high = wide - 1.0
        across = _across(wide)
    left, top = BOARD.left + TILES.left + wide / 2, BOARD.top + TILES.top + high / 2
    return [
        (
            left + (wide + TILE_GAP) * (place % across),
            top + (high + TILE_GAP) * (place // across),
            wide,
            high,
        )
        for place in range(count)
    ]


def _across(size: float) -> int:
    """Return how many icons of that size stand beside one another without words."""
    return int((TILES.w + TILE_GAP) / (size + TILE_GAP))


def spread(count: int) -> list[Point]:
    """Return the middles of cards that are laid over the board to choose from."""
    gap = min(150.0, 900.0 / max(1, count))
    return [(SPREAD[0] + gap * (place - (count - 1) / 2), SPREAD[1]) for place in range(count)]
