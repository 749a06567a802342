"""Contrast: the ratio of two colours, and the plain look of boards and words with high contrast.

With high contrast words are black or white, papers and woods have one colour without a grain, and words over
a picture stand on a plate.
"""

from __future__ import annotations

from typing import NamedTuple

from scenes.ui.theme import COBALT_DK, INK, NIGHT, OCHRE_LT, PAPER_DK, PAPER_HI, SEPIA, WALNUT_DK, Colour, rgb

BLACK, WHITE = rgb("#0B0807"), rgb("#FFFFFF")
BETWEEN = 0.22
"""The luminance from which on words count as light, and lie on something dark."""


class Look(NamedTuple):
    """A plain board: the colours of its face and its edge, and whether it has the ring of the focus."""

    face: Colour
    edge: Colour
    ringed: bool = False


_FACES = {"gold": OCHRE_LT, "primary": COBALT_DK, "paper": PAPER_HI}
_LIT = {"gold": rgb("#FFDF94"), "primary": INK, "paper": WHITE}
_EDGES = {"gold": BLACK, "primary": OCHRE_LT, "paper": BLACK}

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
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Colour, other: Colour) -> float:
    """Contrast ratio of two colours, from 1 (equal) to 21 (black and white), as WCAG defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def sharpened(colour: Colour) -> Colour:
    """Black for the colours of words on something bright, white for those on something dark."""
    return WHITE if luminance(colour) >= BETWEEN else BLACK


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
