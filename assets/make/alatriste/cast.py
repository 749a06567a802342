"""Who walks through the pictures of Madrid, and what they wear."""

from __future__ import annotations

from typing import NamedTuple

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT_DK,
    INK2,
    OCHRE_LT,
    OLIVE_DK,
    PAPER_HI,
    SKIN,
)
from assets.make.drawing.people import BLACK, CHESTNUT, GREY, TAN

BLACK_CLOTH, BROWN_CLOTH, BUFF, FELT = "#3A333A", "#6B4A2E", "#B98F55", "#43352B"


class Look(NamedTuple):
    """What tells one person from another."""

    coat: str
    cloak: str = ""
    hat: str = ""  # felt, cap, hood, tonsure, veil, comb, helm, crown, cone
    felt: str = FELT
    plume: str = ""
    hair: str = BLACK
    long: bool = True
    beard: str = ""  # moustache, goatee, full
    collar: str = "band"  # band, ruff, cowl, none
    skirt: str = ""  # gown, habit
    hose: str = "#4E4038"
    skin: str = SKIN


CAPTAIN = Look("#5C4A2E", "#6B4A2C", "felt", "#3A2A20", ALMAGRE, BLACK, True, "goatee", "band", "", "#4E4038")
RIVAL = Look(
    "#3C4630", "#2A2733", "felt", "#2A1E1A", "#6E7A84", BLACK, True, "goatee", "band", "", "#3A3438", TAN
)
GALLANT = Look(
    "#1F4E8C", ALMAGRE, "felt", "#4A362C", OCHRE_LT, CHESTNUT, True, "goatee", "ruff", "", COBALT_DK
)
DANDY = Look(
    ALMAGRE_DK, COBALT_DK, "felt", "#3A2A20", PAPER_HI, "#7A4A28", True, "moustache", "ruff", "", "#6E2A24"
)
CONSTABLE = Look(
    BLACK_CLOTH, "#2A2430", "felt", "#2A1E1A", "", BLACK, True, "moustache", "band", "", "#2F2A2C"
)
FRIAR = Look("#EFE6D0", "#3A333A", "tonsure", FELT, "", INK2, False, "", "cowl", "habit")
FRANCISCAN = Look("#8A6B48", "", "tonsure", FELT, "", INK2, False, "full", "cowl", "habit")
LADY = Look("#7E1F4A", "", "comb", FELT, "", BLACK, False, "", "ruff", "gown")
VEILED = Look("#2F2A33", "", "veil", "#2A2430", "", BLACK, False, "", "none", "gown")
NUN = Look("#3A333A", "", "hood", "#2A2430", "", BLACK, False, "", "cowl", "habit")
SOLDIER = Look(BUFF, "", "helm", FELT, "", CHESTNUT, False, "goatee", "band", "", ALMAGRE_DK)
POOR = Look(BROWN_CLOTH, "", "cap", OLIVE_DK, "", CHESTNUT, True, "full", "none", "", "#5A4A38", TAN)
POET = Look(BLACK_CLOTH, "", "", FELT, "", CHESTNUT, True, "goatee", "band", "", "#2F2A2C")
SERVANT = Look(OLIVE_DK, "", "cap", "#4A362C", "", CHESTNUT, True, "", "band", "", "#5A4A38")
CLERK = Look("#4A4048", "", "cap", "#2A2430", "", GREY, True, "goatee", "ruff", "habit")
