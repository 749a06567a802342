"""The pieces of El Capitán Alatriste: pawns, the Patrol, colour tokens, and dice of bone."""

from __future__ import annotations

from functools import partial

from assets.make.bulls.dice_and_signs import PIPS
from assets.make.drawing.palette import (
    ALMAGRE,
    INK,
    INK2,
    MASTER,
    OCHRE_LT,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEATS,
    SEPIA,
    SKIN,
    STEEL_DK,
    STEEL_HI,
    WALNUT_LT,
    lighter,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    clip,
    edged,
    ellipse,
    group,
    hatch,
    ink,
    line,
    mark,
    path,
    rounded,
    spline,
    svg,
)

_PAWN = 42
"""The width at which a pawn rests; on a crowded box it is smaller."""
_BRIM = "M7 17Q26 8 49 16Q51 21 45 20.6Q27 14 12 21.4Q5 21.6 7 17Z"
_CROWN = "M17 14Q17 2.6 28 2.6Q39 2.6 39 14Q28 10 17 14Z"
_PLUME = "M37 12Q53 9 54 2Q46 2 40 5Q36 9 37 12Z"
_HALBERD = "M50 2L53.4 15L60 14.6Q59 25 52 25L50 31L48 25L41.6 23.6L47 15Z"


def _edge(*outlines: str) -> str:
    """A pale edge round a piece, which lifts it off dark pictures, and its shadow."""
    pale = "".join(path(outline, PAPER_HI, PAPER_HI, 7) for outline in outlines)
    return path(ellipse(30, 71, 24, 6), INK, opacity=0.32) + pale


def pawn(colour: str) -> str:
    """A turned figure in a broad hat, its cloak in the player's colour and with the player's mark."""
    seat = SEATS[colour]
    rim = ("none", 0.0) if seat.pip == INK else (seat.edge, 1.2)
    cloak = spline("25 30, 19 40, 12 54, 7 68, 7 68, 28 74, 49 68, 49 68, 44 54, 37 40, 31 30")
    drawn = _edge(cloak, circle(28, 22, 10), _BRIM, _CROWN, _PLUME) + ink(cloak, seat.main, 3)
    shade, light = "M32 26Q39 50 36 76H54V26Z", "M16 50Q12 60 12 72H6V50Z"
    drawn += clip(
        cloak, path(shade, seat.edge, opacity=0.7) + path(light, lighter(seat.main, 0.5), opacity=0.6)
    )
    drawn += hatch(cloak, "M38 30H56V76H40Z", 70, 3.4, 0.9, INK, 0.5, (0, 20, 60, 60))
    drawn += path(mark(seat.mark, 27, 56, 8.4), seat.pip, *rim)
    drawn += ink("M14 34Q28 26 42 34L40 40Q28 34 16 40Z", PAPER_HI, 2)
    drawn += line("M20 35l1 3M28 32v3M36 35l-1 3", 1, SEPIA) + ink(circle(28, 22, 10), SKIN, 2.4)
    drawn += path(circle(24.4, 21.6, 1.5) + circle(31.6, 21.6, 1.5), INK)
    drawn += line("M22 25.6Q25 29 28 26.4Q31 29 34 25.6", 1.9) + path("M26.4 29h3.2l-1.6 4.4Z", INK)
    plume = ALMAGRE if colour in ("yellow", "white") else OCHRE_LT
    drawn += ink(_BRIM, seat.edge, 2.4) + ink(_CROWN, seat.edge, 2.2)
    drawn += path("M17 14Q28 9.6 39 14L39.4 16.6Q28 12.4 16.6 16.8Z", plume, INK, 0.8)
    return svg(62, 82, group(drawn + ink(_PLUME, plume, 1.7), 2, 3))


def patrol() -> str:
    """The Patrol: a black cape, a lantern and a halberd."""
    cape = spline("26 28, 13 38, 6 58, 4 68, 4 68, 25 74, 45 68, 45 68, 43 54, 36 36")
    brim = "M3 18Q24 8 46 17Q48 22 42 21.6Q24 15 9 22Q2 22 3 18Z"
    crown = "M14 15Q14 3.6 25 3.6Q36 3.6 36 15Q25 11 14 15Z"
    drawn = _edge(cape, circle(25, 23, 9.8), brim, crown, _HALBERD, "M49 14H51V74H49Z")
    drawn += edged("M50 74V14", 5.4, 2.8, WALNUT_LT) + ink(_HALBERD, STEEL_HI, 2)
    drawn += ink(cape, "#2A2430", 3) + hatch(cape, cape, 66, 4, 1, STEEL_DK, 0.5, (0, 20, 60, 60))
    drawn += line("M25 36V70", 1.6, STEEL_DK) + ink("M14 34Q25 27 36 34L34 40Q25 34 16 40Z", PAPER_HI, 1.9)
    drawn += ink(circle(25, 23, 9.8), SKIN, 2.3)
    drawn += path("M17 25Q25 21 33 25Q31 34 25 34Q19 34 17 25Z", "#2F211B")
    drawn += path(circle(21.6, 21.4, 1.4) + circle(28.6, 21.4, 1.4), INK)
    drawn += ink(brim, INK2, 2.3) + ink(crown, INK2, 2.1)
    drawn += path("M14 14.4Q25 10 36 14.4L36.4 17Q25 13 13.6 17.4Z", ALMAGRE, INK, 0.8)
    drawn += path(circle(12, 54, 13), OCHRE_LT, opacity=0.4) + line("M12 42V47", 1.6)
    drawn += ink("M7 48H17L18 60H6Z", OCHRE_LT, 1.8) + ink("M6 48Q12 42 18 48Z", INK2, 1.4)
    return svg(66, 82, group(drawn + line("M12 48V60", 1.1), 2, 3))


def token(colour: str) -> str:
    """What keeps a player's place on the board while the pawn is away: a round tile with the mark."""
    seat = SEATS[colour]
    rim = ("none", 0.0) if seat.pip == INK else (seat.edge, 1.4)
    drawn = path(circle(32, 34, 25), INK, opacity=0.3) + ink(circle(30, 32, 25), seat.edge, 2.8)
    drawn += ink(circle(30, 28, 25), seat.main, 2.8)
    drawn += line(circle(30, 28, 20), 1.6, seat.pip, 0.85)
    return svg(62, 62, drawn + path(mark(seat.mark, 30, 28, 11), seat.pip, *rim))


def die(face: int, bone: str = PAPER_HI, side: str = PAPER_DK, pip: str = INK) -> str:
    """A die of bone, seen from the front and a little above; its one is large and red."""
    front = rounded(6, 3, 56, 54, 9)
    drawn = path(rounded(9, 13, 55, 53, 10), INK, opacity=0.3) + ink(rounded(6, 9.5, 56, 54, 9), side, 3.2)
    drawn += ink(front, bone, 3.2)
    drawn += clip(front, path("M66 18V60H22Q54 55 66 18Z", side, opacity=0.5))
    drawn += line("M13 15Q15 10.5 22 9.5", 2.4, lighter(bone, 0.6))
    size, rows = {1: 10, 2: 7.4}.get(face, 6.4), 16.2 if face == 6 else 15
    for x, y in PIPS[face]:
        drawn += path(
            circle(34 + x * 15, 30 + y * rows, size), ALMAGRE if face == 1 and pip == INK else pip, side, 0.9
        )
        drawn += path(circle(33 + x * 15, 29 + y * rows, size * 0.4), "#FFFFFF", opacity=0.12)
    return svg(68, 68, drawn)


_SMALL = {"rough": 0.32, "salt": 0.14}
SPRITES = {
    f"alatriste/pawn_{colour}": Sprite(partial(pawn, colour), _PAWN * MASTER, _SMALL) for colour in SEATS
}
SPRITES |= {
    f"alatriste/token_{colour}": Sprite(partial(token, colour), 30 * MASTER, _SMALL) for colour in SEATS
}
SPRITES |= {f"alatriste/die_{face}": Sprite(partial(die, face), 56 * MASTER, _SMALL) for face in PIPS}
SPRITES |= {
    f"alatriste/patrol_die_{face}": Sprite(
        partial(die, face, "#3A3440", "#1F1A24", PAPER_LO), 56 * MASTER, _SMALL
    )
    for face in PIPS
}
SPRITES["alatriste/patrol"] = Sprite(patrol, _PAWN * MASTER, _SMALL)
