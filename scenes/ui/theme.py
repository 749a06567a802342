"""Colours by role, seats' colours and marks, shadows, sizes in design pixels and times in seconds."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour of a `#RRGGBB` code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


INK, INK_2, SEPIA = rgb("#2A1E1A"), rgb("#4A362C"), rgb("#7A5C3E")
OLIVE_DK = rgb("#3C5526")
PAPER_HI, PAPER, PAPER_DK = rgb("#FBF4E2"), rgb("#F4E8CF"), rgb("#C9AE7C")
COBALT_DK, COBALT, COBALT_LT = rgb("#15325E"), rgb("#1F4E8C"), rgb("#709ECC")
OCHRE, OCHRE_LT = rgb("#D99A2B"), rgb("#F2C65E")
ALMAGRE_DK, ALMAGRE, ALMAGRE_LT = rgb("#7E1F1A"), rgb("#B5352A"), rgb("#D9664F")
OLIVE_LT = rgb("#94AE5C")
WALNUT_DK = rgb("#2C1A12")
NIGHT, SHADOW = rgb("#1A1720"), rgb("#140A06")
SHADE = rgb("#55504D")  # multiplied into what cannot be chosen
GREY = rgb("#625E60")  # multiplied into its grey, which is added to it

QUIET_ON_WOOD = rgb("#BDA384")
DISABLED, DISABLED_LIGHT = rgb("#74614A"), rgb("#A3968A")


class SeatColour(NamedTuple):
    """What tells one seat from the others: colours and a mark, never colour alone."""

    main: Colour
    edge: Colour
    mark: str
    pip: Colour
    on_paper: Colour


SEATS: dict[str, SeatColour] = {
    "yellow": SeatColour(rgb("#EBC91F"), rgb("#A88708"), "circle", INK, rgb("#735C05")),
    "blue": SeatColour(rgb("#2488D2"), rgb("#12578F"), "square", PAPER_HI, rgb("#12578F")),
    "green": SeatColour(rgb("#236358"), rgb("#123D36"), "triangle", PAPER_HI, rgb("#236358")),
    "white": SeatColour(rgb("#F9F4EB"), rgb("#B9AC97"), "diamond", INK, INK_2),
    "purple": SeatColour(rgb("#452187"), rgb("#271052"), "star", PAPER_HI, rgb("#452187")),
    "pink": SeatColour(rgb("#FA7B96"), rgb("#B8405C"), "cross", INK, rgb("#A8324E")),
    "sky": SeatColour(rgb("#7AD7F0"), rgb("#3A93B0"), "hexagon", INK, rgb("#156485")),
    "maroon": SeatColour(rgb("#6E1216"), rgb("#43090C"), "crescent", PAPER_HI, rgb("#6E1216")),
}


class Shadow(NamedTuple):
    """A soft shadow: offset and blur radius in design pixels, and opacity (0 to 1)."""

    dx: float
    dy: float
    blur: float
    alpha: float


RESTING = Shadow(2, 4, 5, 0.5)
LIFTED = Shadow(3, 10, 9, 0.6)
POSTER = Shadow(2, 14, 16, 0.7)

WIDTH, HEIGHT = 1280, 720
CORNER = 24
"""Width of the corners of a nine-slice picture, which do not stretch."""
MASTER = 3
"""How many times larger pictures are stored than they are drawn at most while nothing moves."""
TARGET = 44
"""Smallest width and height of anything that can be clicked."""

HOVER_LIFT = 0.110
PRESS_UP = 0.090
SCENE_CHANGE = 0.350
CROSS_FADE = 0.120
INPUT_GUARD = 0.300
TOOLTIP_DELAY = 0.400
RESIZE_QUIET = 0.150


BLACK, WHITE = rgb("#0B0807"), rgb("#FFFFFF")
BETWEEN = 0.22
"""The luminance from which on words count as light, and lie on something dark."""


class Look(NamedTuple):
    """A plain board: the colours of its face and its edge, and whether it has the ring of the focus."""

    face: Colour
    edge: Colour
    ringed: bool = False


_FACES = {"gold": OCHRE_LT, "primary": COBALT_DK, "paper": PAPER_HI, "red": ALMAGRE_DK}
_LIT = {"gold": rgb("#FFDF94"), "primary": INK, "paper": WHITE, "red": INK}
_EDGES = {"gold": BLACK, "primary": OCHRE_LT, "paper": BLACK, "red": OCHRE_LT}

LOOKS: dict[str, Look] = {
    "ui/panel_paper": Look(PAPER_HI, BLACK),
    "ui/field": Look(WHITE, BLACK),
    "ui/tip": Look(WHITE, BLACK),
    "ui/panel_wood": Look(NIGHT, OCHRE_LT),
    "ui/bar_top": Look(NIGHT, OCHRE_LT),
    "ui/seat_plate": Look(WALNUT_DK, PAPER_DK),
    "ui/seat_plate_active": Look(NIGHT, OCHRE_LT),
    **{f"ui/button_{kind}_normal": Look(face, _EDGES[kind]) for kind, face in _FACES.items()},
    **{f"ui/button_{kind}_focus": Look(face, _EDGES[kind], True) for kind, face in _FACES.items()},
    **{f"ui/button_{kind}_hover": Look(face, _EDGES[kind]) for kind, face in _LIT.items()},
    **{f"ui/button_{kind}_down": Look(face, _EDGES[kind]) for kind, face in _LIT.items()},
    **{f"ui/button_{kind}_off": Look(PAPER_HI, SEPIA) for kind in _FACES},
}
"""The plain boards by the names of the pictures that they replace."""


def luminance(colour: Colour) -> float:
    """Relative luminance of a colour, from 0 (black) to 1 (white), as WCAG defines it."""
    parts = (part / 255 for part in colour)
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Colour, other: Colour) -> float:
    """Contrast ratio of two colours, from 1 (equal) to 21 (black and white), as WCAG defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def sharpened(colour: Colour) -> Colour:
    """Black for the colours of words on something bright, white for those on something dark."""
    return WHITE if luminance(colour) >= BETWEEN else BLACK


DARK = 0.16
"""The luminance of a ground below which dark words on it are written in a light ink instead."""
DARK_LOOK, DARK_FIELD = Look(BLACK, PAPER_HI), Look(BLACK, OCHRE_LT)
_SHEET, _BUTTON, _LIT_BUTTON = rgb("#36302D"), rgb("#5C5450"), rgb("#80766F")

DARK_PAPERS: dict[str, Colour] = {
    "ui/panel_paper": _SHEET,
    "ui/tip": _SHEET,
    "ui/field": rgb("#26211F"),
    "ui/button_paper_normal": _BUTTON,
    "ui/button_paper_focus": _BUTTON,
    "ui/button_paper_hover": _LIT_BUTTON,
    "ui/button_paper_down": _LIT_BUTTON,
    **{f"ui/button_{kind}_off": _SHEET for kind in _FACES},
}
"""What the pictures of papers are multiplied by where paper is dark."""


def is_dark_ground(ground: Colour) -> bool:
    """Return whether words on that ground are written in a light ink where papers are dark."""
    return luminance(ground) < DARK


def lightened(colour: Colour) -> Colour:
    """Return the light ink that stands on dark paper for a dark one on bright paper: its hue is kept."""
    if colour == DISABLED:
        return DISABLED_LIGHT
    peak = max(*colour, 1)
    pure = [255 * part / peak for part in colour]
    shares = (share / 10 for share in range(4, 11))
    mixed = ([round(pure[n] + (PAPER_HI[n] - pure[n]) * share) for n in range(3)] for share in shares)
    return next((red, green, blue) for red, green, blue in mixed if luminance((red, green, blue)) >= 0.45)
