"""The Action cards: a sheet in the colour of its kind of deed, a picture, and room for words in any language.

Nothing is written on them: the program sets the title into the band and the text into the field below.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from assets.make.bulls import card_bulls, card_cunning, card_rivals, card_runners, card_signs
from assets.make.bulls.card_scenery import HEIGHT, WIDTH
from assets.make.drawing.beasts import bull_head
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    BULL,
    COBALT,
    COBALT_DK,
    INK,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEA,
    SEA_DK,
    SEPIA,
    TERRA,
    TERRA_DK,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    clip,
    group,
    ink,
    line,
    notched,
    path,
    petals,
    rounded,
    star,
    svg,
)

SHEET = (270, 380)
_WINDOW = (17.0, 63.0)


class Family(NamedTuple):
    """The two colours of one kind of deed: of the sheet, and of the band for the title."""

    main: str
    dark: str


OWN, CUNNING, RIVALS = Family(OCHRE, OCHRE_DK), Family(OLIVE, OLIVE_DK), Family(TERRA, TERRA_DK)
STREETS, POINTS, BULLS = Family(COBALT, COBALT_DK), Family(SEA, SEA_DK), Family(ALMAGRE, ALMAGRE_DK)

KINDS: dict[str, tuple[Family, Callable[[], str]]] = {
    "quick_feet": (OWN, card_runners.quick_feet),
    "huddle_up": (OWN, card_runners.huddle_up),
    "change_of_plans": (OWN, card_runners.change_of_plans),
    "second_wind": (OWN, card_runners.second_wind),
    "postcard_home": (POINTS, card_runners.postcard_home),
    "local_knowledge": (CUNNING, card_cunning.local_knowledge),
    "about_face": (CUNNING, card_cunning.about_face),
    "side_alley": (CUNNING, card_cunning.side_alley),
    "spilled_sangria": (RIVALS, card_rivals.spilled_sangria),
    "firecrackers": (RIVALS, card_rivals.firecrackers),
    "jostle": (RIVALS, card_rivals.jostle),
    "wrong_turn": (RIVALS, card_rivals.wrong_turn),
    "street_sweeper": (STREETS, card_signs.street_sweeper),
    "follow_the_flag": (STREETS, card_signs.follow_the_flag),
    "show_off": (BULLS, card_bulls.show_off),
    "red_cape": (BULLS, card_bulls.red_cape),
    "stampede": (BULLS, card_bulls.stampede),
    "cowbell": (BULLS, card_bulls.cowbell),
    "loose_bull": (BULLS, card_bulls.loose_bull),
}


def action(kind: str) -> str:
    """The whole card of that kind."""
    family, picture = KINDS[kind]
    width, height = SHEET
    left, top = _WINDOW
    drawn = path(rounded(1.5, 1.5, width - 3, height - 3, 15), PAPER_HI, PAPER_DK, 2)
    drawn += ink(rounded(9, 9, width - 18, height - 18, 9), family.main, 2.4)
    drawn += ink(notched(17, 16, 236, 41, 6), family.dark, 2.2) + line(
        notched(20.6, 19.6, 228.8, 33.8, 5), 1.2, OCHRE_LT, 0.9
    )
    window = notched(left, top, WIDTH, HEIGHT, 10)
    drawn += path(window, PAPER) + clip(window, group(picture(), left, top)) + line(window, 3)
    drawn += line(notched(left + 3.4, top + 3.4, WIDTH - 6.8, HEIGHT - 6.8, 9), 1, PAPER_HI, 0.8)
    field = notched(17, 234, 236, 129, 8)
    drawn += ink(field, PAPER_HI, 2.2) + line(notched(21, 238, 228, 121, 7), 1, SEPIA, 0.9)
    drawn += "".join(_tile(x, 235, family.main) for x in (17 + 118 - 15, 17 + 118, 17 + 118 + 15))
    if family is BULLS:
        drawn += ink(circle(40, 38, 26.5), PAPER_HI, 2.8) + line(circle(40, 38, 23), 1.4, BULL)
        drawn += group(bull_head(), 40, 38.5, 0.33)
    return svg(width, height, drawn)


def _tile(x: float, y: float, colour: str) -> str:
    """A small painted tile on the seam between picture and text."""
    drawn = ink(rounded(x - 7, y - 7, 14, 14, 2), PAPER_LO, 1.6)
    return drawn + path(petals(x, y, 6.4, 8, 0.9), colour) + path(star(x, y, 2.6, 1.4, 8), INK)


SPRITES = {
    f"bulls/action_{kind}": Sprite(
        partial(action, kind), 200 * MASTER, {"keep_alpha": True, "rough": 0.36, "salt": 0.22}
    )
    for kind in KINDS
}
