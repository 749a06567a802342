"""What tells one portrait from another: a row of parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from assets.make.drawing.svg import Point
from assets.make.ui.portraits import Skin

BLACK, BROWN, CHESTNUT, AUBURN, FAIR_HAIR, GREY, WHITE = (
    "#2B211E", "#4A3226", "#6B4326", "#8A4A26", "#B98A45", "#8E867E", "#D8D2C6",
)  # fmt: skip
FACES: dict[str, Sequence[Point]] = {
    "long": [(0, -24), (11, -21), (17, -9), (16.6, 6), (13, 19), (6, 29), (0, 32)],
    "square": [(0, -23), (14, -20), (20, -8), (20, 8), (18, 19), (11, 27), (4, 30), (0, 30)],
    "round": [(0, -25), (13, -23), (21, -12), (22, 4), (20, 17), (14, 26), (7, 30), (0, 31)],
    "oval": [(0, -24), (12, -20), (18, -8), (18, 5), (14, 17), (6, 26), (0, 28.5)],
    "gaunt": [(0, -25), (11, -22), (16, -10), (14, 5), (10, 19), (5, 30), (0, 33)],
    "young": [(0, -22), (13, -18), (19, -6), (19, 7), (14, 18), (7, 24), (0, 26)],
}


class Bust(NamedTuple):
    """What tells one face from another."""

    skin: Skin
    face: str
    hair: str
    style: str  # long, short, receding, tonsure, curls, bun, wild, cropped
    dress: str
    collar: str  # golilla, ruff, band, cowl, open, gorget
    beard: str = ""  # goatee, full, moustache, stubble, grand
    hat: str = ""  # felt, cap, helm, skullcap, comb, coif
    felt: str = "#3A2A20"
    plume: str = ""
    badge: str = ""  # santiago, chain, sash, scapular, apron, slashes
    look: float = 1.2
    frown: float = 0.3
    iris: str = "#4A2F1E"
    mouth: str = "calm"  # calm, smile, laugh, lips, smirk
    glasses: bool = False
