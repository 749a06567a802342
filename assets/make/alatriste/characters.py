"""The Characters of El Capitán Alatriste: each a face before something of his or her own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.make.alatriste.busts import bust, folded, pearls, rings
from assets.make.alatriste.grounds import (
    WIDTH,
    altar,
    balcony,
    boards,
    boudoir,
    breda,
    cellar,
    circle_of_the_sword,
    cloister,
    counting_house,
    desk,
    garden,
    great_theatre,
    green_cross,
    indies,
    jail,
    pharmacy,
    shelf,
    siege,
    solitudes,
    studio,
    tourney,
    yard,
)
from assets.make.alatriste.hands import book, fan, paper
from assets.make.alatriste.sitter import AUBURN, BLACK, BROWN, CHESTNUT, FAIR_HAIR, GREY, WHITE, Bust
from assets.make.alatriste.things import jug
from assets.make.drawing.palette import ALMAGRE, ALMAGRE_DK, COBALT_DK, INK, INK2, OCHRE_LT, PAPER_HI
from assets.make.drawing.svg import group, ink, line, path
from assets.make.ui.portraits import FAIR, OLIVE_SKIN, ROSY, SALLOW, TAN

# fmt: off
SITTERS = {
    "quevedo": Bust(FAIR, "square", BROWN, "long", "#3A333A", "golilla", "goatee", badge="santiago",
        frown=1, glasses=True, mouth="smirk"),
    "pacheco": Bust(SALLOW, "gaunt", GREY, "receding", "#4A3A2E", "ruff", "grand", badge="chain", frown=1.4,
        look=-1),
    "bocanegra": Bust(SALLOW, "gaunt", INK2, "tonsure", "#EFE6D0", "cowl", frown=2.6, look=0,
        iris="#1F1A18"),
    "lope": Bust(FAIR, "long", CHESTNUT, "short", "#2F2A33", "band", "grand", frown=-0.6, look=1.4,
        mouth="smile"),
    "gongora": Bust(SALLOW, "gaunt", INK2, "receding", "#26222A", "band", "", frown=1.2, look=-1.4),
    "calderon": Bust(FAIR, "oval", BLACK, "long", "#4A2E3A", "golilla", "goatee", frown=0, look=-1,
        iris="#3E5566"),
    "tirso": Bust(ROSY, "round", BROWN, "tonsure", "#F3EAD6", "cowl", badge="scapular", frown=-0.8,
        mouth="laugh"),
    "alarcon": Bust(OLIVE_SKIN, "square", AUBURN, "wild", "#2E3A4A", "ruff", "full", frown=0.6, look=1.6),
    "velazquez": Bust(FAIR, "oval", BLACK, "wild", "#2A2628", "golilla", "grand", frown=0.1, look=0.2),
    "villamediana": Bust(FAIR, "long", FAIR_HAIR, "curls", "#1F4E8C", "ruff", "goatee", "felt", "#15325E",
        ALMAGRE, "slashes", -1.2, -0.4, "#3E6B8C", "smirk"),
    "spinola": Bust(ROSY, "long", GREY, "short", "#4A4E58", "gorget", "full", badge="sash", frown=0.2,
        look=1, iris="#3E5566"),
    "secretario": Bust(SALLOW, "long", BLACK, "cropped", "#26222A", "golilla", "moustache", badge="chain",
        frown=0.9, look=-1.6),
    "confesor": Bust(FAIR, "round", WHITE, "tonsure", "#5A4634", "cowl", "full", frown=-0.6, look=0.4),
    "dama": Bust(FAIR, "oval", AUBURN, "curls", "#7E1F4A", "ruff", "", "comb", look=-1.2, frown=-0.4,
        mouth="lips", badge="chain", iris="#4E6B3A"),
    "calderona": Bust(ROSY, "young", CHESTNUT, "bun", "#D99A2B", "open", "", look=1.4, frown=-0.6,
        mouth="lips", badge="slashes", iris="#3A5A7A"),
    "jusepa": Bust(OLIVE_SKIN, "oval", BLACK, "long", "#2F7F6E", "open", "", look=-1.4, frown=0.4,
        mouth="lips", badge="slashes"),
    "tabernera": Bust(ROSY, "round", CHESTNUT, "short", "#5E7F35", "open", "", "coif", PAPER_HI, look=0.8,
        frown=-0.8, mouth="laugh", badge="apron"),
    "medico": Bust(SALLOW, "long", WHITE, "receding", "#2E2A30", "ruff", "full", "skullcap", "#2A2430",
        frown=-0.2, glasses=True, look=0.6),
    "banquero": Bust(TAN, "round", BLACK, "cropped", "#5A2A22", "band", "goatee", "cap", "#26222A",
        badge="chain", look=1.6, frown=0.2, mouth="smirk"),
    "alguacil": Bust(TAN, "square", BROWN, "short", "#3A333A", "band", "moustache", "felt", "#2A1E1A", "",
        "", 1.6, 0.8),
    "veterano": Bust(TAN, "square", GREY, "cropped", "#B98F55", "gorget", "full", "helm", frown=1,
        look=-0.6),
    "paje": Bust(ROSY, "young", FAIR_HAIR, "short", "#B5352A", "band", "", "cap", COBALT_DK, look=-1.8,
        frown=-1, mouth="smile", iris="#3E6B8C"),
}
"""Who they are, part by part."""
# fmt: on
GROUNDS: dict[str, Callable[[], str]] = {
    "quevedo": shelf,
    "pacheco": circle_of_the_sword,
    "bocanegra": green_cross,
    "lope": garden,
    "gongora": solitudes,
    "calderon": great_theatre,
    "tirso": cloister,
    "alarcon": indies,
    "velazquez": studio,
    "villamediana": tourney,
    "spinola": breda,
    "secretario": desk,
    "confesor": altar,
    "dama": boudoir,
    "calderona": boards,
    "jusepa": yard,
    "tabernera": cellar,
    "medico": pharmacy,
    "banquero": counting_house,
    "alguacil": jail,
    "veterano": siege,
    "paje": balcony,
}
"""Where each is seen."""
PROPS = {
    "lope": group(paper(12), 160, 166, 1.5) + line("M150 150Q166 110 190 100", 3, PAPER_HI),
    "alarcon": group(book(-10), 168, 160, 1.7),
    "secretario": line("M150 190L168 128Q182 112 184 98Q164 110 162 128", 2.2, PAPER_HI),
    "dama": group(pearls(), 103, 84, 1.7),
    "calderona": group(rings(), 103, 84, 1.7),
    "jusepa": group(rings(), 103, 84, 1.7) + group(fan(), 168, 164, 1.7),
    "tabernera": jug(174, 186, 1.7),
    "medico": group(
        ink("M-8 -26H8V-8Q20 2 14 14Q0 22 -14 14Q-20 2 -8 -8Z", "#DDE6D2", 2)
        + path("M-14 6Q0 0 14 6Q14 14 0 17Q-14 14 -14 6Z", OCHRE_LT, INK, 1),
        172,
        160,
        1.2,
    ),
    "veterano": line("M122 88L128 110", 3.4, ALMAGRE_DK),
    "paje": group(folded(0, 0), 40, 158, 1.6, -10),
}
"""What some have beside them."""


def portrait(key: str) -> str:
    """The picture of a Character in the card's window; hats need room above."""
    who = SITTERS[key]
    high = 92 if who.hat in ("felt", "helm", "comb") else 84
    return GROUNDS[key]() + group(bust(who), WIDTH / 2, high, 1.7) + PROPS.get(key, "")


PICTURES: dict[str, Callable[[], str]] = {key: partial(portrait, key) for key in SITTERS}
