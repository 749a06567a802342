"""Every colour of the pictures, the players' colours with their marks, and the metrics all drawings share."""

from __future__ import annotations

from typing import NamedTuple

INK, INK2, SEPIA = "#2A1E1A", "#4A362C", "#7A5C3E"
PAPER_HI, PAPER, PAPER_LO, PAPER_DK = "#FBF4E2", "#F4E8CF", "#E3D0A8", "#C9AE7C"
COBALT_DK, COBALT, COBALT_LT, SKY = "#15325E", "#1F4E8C", "#709ECC", "#BFD9E6"
OCHRE_DK, OCHRE, OCHRE_LT = "#96621A", "#D99A2B", "#F2C65E"
ALMAGRE_DK, ALMAGRE, ALMAGRE_LT = "#7E1F1A", "#B5352A", "#D9664F"
OLIVE_DK, OLIVE, OLIVE_LT = "#3C5526", "#5E7F35", "#94AE5C"
TERRA_DK, TERRA, TERRA_LT = "#98482A", "#C8693A", "#E09A6C"
BAIZE_DK, BAIZE, BAIZE_LT = "#12322A", "#1F4D3A", "#2F6A4E"
WALNUT_DK, WALNUT, WALNUT_LT = "#2C1A12", "#4A2E1E", "#7A4F32"
SEA_DK, SEA, SEA_LT = "#1D5A7A", "#2F7F9E", "#7DBFCB"
STEEL_DK, STEEL, STEEL_HI = "#6F808E", "#B9C4CC", "#E8EEF0"
SAND, SAND_DK, SKIN, SKIN_SH = "#EBD6A4", "#D2B578", "#EFC8A0", "#D99F76"
GO, QUIET, WARNING, GOOD = "#4C6A2B", "#B59A7A", "#F08A6E", "#A9C96E"
BULL, BULL_DK = "#C5370C", "#86220A"

MASTER = 3
"""Pixels of a master for each design pixel (1280 x 720) of the largest size at which a sprite rests."""
ON_THE_WALL = 2
"""The same for what hangs on the title's wall: it is large, and should be there at once."""


class Seat(NamedTuple):
    """A player's colour: never told by colour alone, so each has a mark, and pips in the mark's shape."""

    main: str
    edge: str
    mark: str
    pip: str
    name: str  # the colour of the player's name, dark enough to be read on paper


SEATS = {
    "yellow": Seat("#EBC91F", "#A88708", "circle", INK, "#735C05"),
    "blue": Seat("#2488D2", "#12578F", "square", PAPER_HI, "#12578F"),
    "green": Seat("#236358", "#123D36", "triangle", PAPER_HI, "#236358"),
    "white": Seat("#F9F4EB", "#B9AC97", "diamond", INK, "#4A362C"),
    "purple": Seat("#452187", "#271052", "star", PAPER_HI, "#452187"),
    "pink": Seat("#FA7B96", "#B8405C", "cross", INK, "#A8324E"),
    "sky": Seat("#7AD7F0", "#3A93B0", "hexagon", INK, "#156485"),
    "maroon": Seat("#6E1216", "#43090C", "crescent", PAPER_HI, "#6E1216"),
}
RUNNERS = ("yellow", "blue", "green", "white", "purple", "pink")
"""The seats of Running with the Bulls, whose pieces are made in these colours alone."""

READABLE = [
    (INK, PAPER), (INK2, PAPER), (ALMAGRE_DK, PAPER), (SEPIA, PAPER), (COBALT, PAPER), (PAPER_HI, WALNUT_DK),
    (OCHRE_LT, WALNUT), (OCHRE_LT, BAIZE), (QUIET, WALNUT_DK), (WARNING, WALNUT), (GOOD, WALNUT_DK),
    (PAPER_HI, COBALT), (PAPER_HI, ALMAGRE), (PAPER_HI, GO), (INK, OCHRE_LT),
    *((PAPER_HI, band) for band in (OCHRE_DK, OLIVE_DK, TERRA_DK, SEA_DK, COBALT_DK, ALMAGRE_DK)),
    *((seat.name, PAPER) for seat in SEATS.values()),
]  # fmt: skip
"""The pairs of text and ground in use; each keeps a contrast of 4.5 to 1 at least."""


def mix(one: str, other: str, share: float) -> str:
    """The colour that lies `share` (0 to 1) of the way from one to the other."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def lighter(colour: str, share: float) -> str:
    """The colour moved toward white."""
    return mix(colour, "#FFFFFF", share)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255 each, of `#RRGGBB`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
