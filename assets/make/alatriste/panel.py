"""The individual board, the rings that show where one may go, and the slots that wait for cards.

The board holds no words and no numbers; the program writes them beside the signs that are printed on it.
"""

from __future__ import annotations

from assets.make.alatriste.board_plan import BOX
from assets.make.alatriste.cards import FRAMES
from assets.make.alatriste.icons import ICONS
from assets.make.drawing.palette import (
    ALMAGRE,
    INK,
    MASTER,
    OCHRE_LT,
    OLIVE_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    clip,
    edged,
    ellipse,
    group,
    ink,
    line,
    notched,
    path,
    petals,
    polygon,
    rounded,
    svg,
)

BOARD = (742.0, 156.0)
FACE = (58.0, 62.0, 42.0)
"""Middle and radius of the portrait's place; the name stands below it."""
STATS = {"fame": (112.0, 14.0), "vigour": (220.0, 14.0), "fencing": (112.0, 66.0), "ducats": (220.0, 66.0)}
"""Left and top of the plates of the four characteristics, `PLATE` in size."""
PLATE = (102.0, 46.0)
LOST = (124.0, 134.0, 24.0)
"""The middle of the first place of the track of lost turns, and the step to each of the next seven."""
SLOT = (66.0, 103.0)
ATTACKS = ((340.0, 38.0), (411.0, 38.0), (482.0, 38.0))
"""Left and top of the three places of the attack zone."""
PEOPLE, GOODS = (558.0, 10.0, 84.0, 136.0), (648.0, 10.0, 84.0, 136.0)
"""Left, top, width and height of the zones of Characters and of Possessions."""


def board() -> str:
    """The individual board, an old sheet with the places of chips and cards."""
    wide, high = BOARD
    sheet = notched(4, 4, wide - 8, high - 8, 10)
    drawn = group(path(sheet, INK, opacity=0.3), 2, 4) + ink(sheet, "#F0E0BA", 2.4)
    drawn += line(notched(9, 9, wide - 18, high - 18, 9), 1, SEPIA)
    for x, y in ((11, 11), (wide - 11, 11), (11, high - 11), (wide - 11, high - 11)):
        drawn += path(polygon([(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)]), ALMAGRE, INK, 0.8)
    x, y, r = FACE
    drawn += ink(circle(x, y, r), PAPER_LO, 2) + line(circle(x, y, r - 4), 1, SEPIA)
    drawn += "".join(_stat(name, *place) for name, place in STATS.items())
    drawn += "".join(_hour(LOST[0] + k * LOST[2], LOST[1], k) for k in range(8))
    drawn += line(f"M330 16V{high - 16}", 1.4, SEPIA, 0.8, "3 4")
    drawn += "".join(group(_slot(FRAMES["attack"].colour), *place) for place in ATTACKS)
    drawn += line("M348 24H424M466 24H542", 1.2, ALMAGRE) + group(FRAMES["attack"].emblem(), 445, 24)
    for (left, top, width, height), kind, colour in (
        (PEOPLE, "character", INK),
        (GOODS, "possession", OLIVE_DK),
    ):
        drawn += path(rounded(left, top, width, height, 6), "#E6D3A4", colour, 1.3)
        drawn += line(rounded(left + 3, top + 3, width - 6, height - 6, 4), 0.8, SEPIA)
        drawn += group(FRAMES[kind].emblem(), left + width / 2, top + 13)
    return svg(wide, high, drawn)


def _stat(name: str, x: float, y: float) -> str:
    """A plate with its sign at the left; the number stands beside it."""
    drawn = ink(rounded(x, y, *PLATE, 8), PAPER_HI, 2)
    drawn += line(rounded(x + 3, y + 3, PLATE[0] - 6, PLATE[1] - 6, 6), 0.8, PAPER_LO)
    return drawn + group(ICONS[name](), x + 22, y + PLATE[1] / 2, 1.25)


def _hour(x: float, y: float, k: int) -> str:
    """A place of the track of lost turns."""
    return path(circle(x, y, 9), PAPER_HI if k % 2 else "#E6D3A4", SEPIA, 1.2) + group(
        ICONS["turn"](), x, y, 0.42
    )


def _slot(colour: str) -> str:
    wide, high = SLOT
    dashed = line(rounded(1, 1, wide - 2, high - 2, 6), 1.6, colour, 0.9, "5 4")
    return path(rounded(1, 1, wide - 2, high - 2, 6), "#E3CE9C") + dashed


def slot() -> str:
    """An empty place for a card, on its own."""
    return svg(*SLOT, _slot(SEPIA))


def ring(colour: str) -> str:
    """A hollow ring around a box: gold where one may go, red where danger waits."""
    (wide, high), edge = BOX, 9.0
    outer = rounded(edge - 4, edge - 4, wide + 8, high + 8, 11)
    drawn = edged(outer, 7, 4.4, colour)
    for x, y in (
        (edge - 3, edge - 3),
        (wide + edge + 3, edge - 3),
        (edge - 3, high + edge + 3),
        (wide + edge + 3, high + edge + 3),
    ):
        drawn += ink(polygon([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]), colour, 1.5)
    return svg(wide + 2 * edge, high + 2 * edge, drawn)


def arrow() -> str:
    """Three chevrons that point to the right along a street."""
    chevrons = "".join(ink(f"M{x} 3L{x + 9} 12L{x} 21L{x + 4} 12Z", ALMAGRE, 1.6) for x in (4, 15, 26))
    return svg(40, 24, chevrons)


def seal() -> str:
    """A red seal: pressed on the board when a card takes hold."""
    drawn = ink(petals(32, 32, 30, 14, 1.3), ALMAGRE, 2.6) + ink(circle(32, 32, 20), "#D9664F", 2)
    return svg(
        66,
        66,
        drawn
        + group(FRAMES["attack"].emblem(), 32, 32, 1.3)
        + clip(circle(32, 32, 20), path(ellipse(26, 22, 9, 5), PAPER_HI, opacity=0.25)),
    )


_FINE = {"rough": 0.2, "salt": 0.06}
SPRITES = {
    "alatriste/board": Sprite(board, int(BOARD[0]) * MASTER, {"rough": 0.24, "salt": 0.08}),
    "alatriste/slot": Sprite(slot, int(SLOT[0]) * MASTER, _FINE),
    "alatriste/ring_open": Sprite(lambda: ring(OCHRE_LT), 116 * MASTER, _FINE),
    "alatriste/ring_danger": Sprite(lambda: ring(ALMAGRE), 116 * MASTER, _FINE),
    "alatriste/arrow": Sprite(arrow, 30 * MASTER, _FINE),
    "alatriste/seal": Sprite(seal, 48 * MASTER, _FINE),
}
