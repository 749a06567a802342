"""Colours by role, seats' colours and marks, shadows, sizes in design pixels and times in seconds."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour of a `#RRGGBB` code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def lighter(colour: Colour, share: float) -> Colour:
    """The colour moved toward white by `share` (0..1)."""
    return tuple(round(channel + (255 - channel) * share) for channel in colour)  # type: ignore[return-value]


INK, INK_2, SEPIA = rgb("#2A1E1A"), rgb("#4A362C"), rgb("#7A5C3E")
PAPER_HI, PAPER, PAPER_LO, PAPER_DK = rgb("#FBF4E2"), rgb("#F4E8CF"), rgb("#E3D0A8"), rgb("#C9AE7C")
COBALT_DK, COBALT, COBALT_LT = rgb("#15325E"), rgb("#1F4E8C"), rgb("#6E9CCB")
OCHRE_DK, OCHRE, OCHRE_LT = rgb("#96621A"), rgb("#D99A2B"), rgb("#F2C65E")
ALMAGRE_DK, ALMAGRE, ALMAGRE_LT = rgb("#7E1F1A"), rgb("#B5352A"), rgb("#D9664F")
OLIVE_DK, OLIVE, OLIVE_LT = rgb("#3C5526"), rgb("#5E7F35"), rgb("#94AE5C")
TERRACOTTA_DK, TERRACOTTA, TERRACOTTA_LT = rgb("#98482A"), rgb("#C8693A"), rgb("#E09A6C")
BAIZE_DK, BAIZE, BAIZE_LT = rgb("#12322A"), rgb("#1F4D3A"), rgb("#2F6A4E")
WALNUT_DK, WALNUT, WALNUT_LT = rgb("#2C1A12"), rgb("#4A2E1E"), rgb("#7A4F32")
SEA_DK, SEA, SEA_LT = rgb("#1D5A7A"), rgb("#2F7F9E"), rgb("#7DBFCB")
SAND, SAND_DK = rgb("#EBD6A4"), rgb("#D2B578")
STEEL_HI, STEEL, STEEL_DK = rgb("#E8EEF0"), rgb("#B9C4CC"), rgb("#6F808E")
NIGHT = rgb("#1A1720")
SHADOW = rgb("#140A06")
GROUND, ROAD = rgb("#D9BB7C"), rgb("#F2DFB4")
BULL, BULL_DK = rgb("#C5370C"), rgb("#86220A")

QUIET_ON_WOOD = rgb("#B59A7A")
WARNING_ON_WOOD = rgb("#F08A6E")
GOOD_ON_WOOD = rgb("#A9C96E")
DISABLED = rgb("#8A765C")


class SeatColour(NamedTuple):
    """How one seat is told from the others: colour and mark, never colour alone."""

    main: Colour
    edge: Colour
    mark: str
    pip: Colour
    on_paper: Colour


SEATS: dict[str, SeatColour] = {
    "yellow": SeatColour(rgb("#EBC91F"), rgb("#A88708"), "circle", INK, rgb("#7A6206")),
    "blue": SeatColour(rgb("#2488D2"), rgb("#12578F"), "square", PAPER_HI, rgb("#12578F")),
    "green": SeatColour(rgb("#236358"), rgb("#123D36"), "triangle", PAPER_HI, rgb("#236358")),
    "white": SeatColour(rgb("#F9F4EB"), rgb("#B9AC97"), "diamond", INK, INK_2),
    "purple": SeatColour(rgb("#452187"), rgb("#271052"), "star", PAPER_HI, rgb("#452187")),
    "pink": SeatColour(rgb("#FA7B96"), rgb("#B8405C"), "cross", INK, rgb("#A8324E")),
}


class Shadow(NamedTuple):
    """A soft shadow: offset, blur radius (design pixels) and strength (0..1)."""

    dx: float
    dy: float
    blur: float
    alpha: float


RESTING = Shadow(2, 4, 5, 0.5)
LIFTED = Shadow(3, 10, 9, 0.6)
POSTER = Shadow(2, 14, 16, 0.7)

WIDTH, HEIGHT = 1280, 720
CORNER = 24
"""Width of the fixed corner of a nine-slice picture."""
MASTER = 3
"""Pictures are stored this many times larger than their largest resting size."""
TARGET = 44
"""Smallest width and height of anything that can be clicked."""
GAP = 12
MARGIN = 32

HOVER_LIFT = 0.110
FLIP = 0.180
DEAL = 0.220
DEAL_STAGGER = 0.060
PRESS_DOWN, PRESS_UP = 0.060, 0.090
PANEL_IN, PANEL_OUT = 0.200, 0.140
SCENE_CHANGE = 0.350
CROSS_FADE = 0.120
INPUT_GUARD = 0.300
TOOLTIP_DELAY = 0.400
RESIZE_QUIET = 0.150
