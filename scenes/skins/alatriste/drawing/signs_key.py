"""The key of the signs on the boxes: a slip in the tray beside the map tells what each of them means."""

from __future__ import annotations

import pygame

from game.core.action import token
from game.translation import tr
from scenes.skins.alatriste.layout import SLIP_OF_SIGNS
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.art import Art
from scenes.ui.text import card_lettering, set_words
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE, PAPER_HI

SIGNS = token("signs", 0)
PICTURE = "alatriste/signs_key"
STATS = ("ducats", "fame", "vigour", "fencing")
"""The icons of what one has, which are seen on the slip above its question mark."""
K, ICON, HEADED = 3, 21, (1.4, 1.25, 1.1, 1.0, 0.9, 0.8)
"""Pixels of the slip for each design pixel, the size of an icon, and the text sizes of its heading."""


def register(art: Art) -> None:
    """Tell the art how to make the slip."""
    art.compose(PICTURE, lambda: _slip(art), tuple(f"alatriste/icon_{icon}" for icon in STATS))


def _slip(art: Art) -> pygame.Surface:
    made = pygame.Surface((round(K * SLIP_OF_SIGNS.w), round(K * SLIP_OF_SIGNS.h)), pygame.SRCALPHA)
    area = made.get_rect()
    for grow, colour in ((0, INK), (-5, OCHRE), (-9, PAPER_HI)):
        pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=26 + grow)
    step, letters = area.h / (len(STATS) + 2), card_lettering(art)
    heading = pygame.Rect(12, 8, area.w - 24, round(step) - 8)
    set_words(letters, made, tr("Signs"), heading, "key", ALMAGRE_DK, HEADED)
    for place, icon in enumerate(STATS, 1):
        sign = art.picture(f"alatriste/icon_{icon}", ICON * K)
        made.blit(sign, sign.get_rect(center=(area.centerx, round(step * (place + 0.5)))))
    last = pygame.Rect(0, round(area.h - step), area.w, round(step) - 10)
    set_words(letters, made, "?", last, "number", ALMAGRE_DK, (1.5,))
    return made


def piece() -> Piece:
    """Return the slip as something to be pointed at."""
    return Piece(SIGNS, PICTURE, *SLIP_OF_SIGNS.center, *SLIP_OF_SIGNS.size, BOARD + 5, shadow=True)


def explain() -> list[str]:
    """Return what the signs on the boxes and on their edges mean, one a line."""
    rows = [
        (STATS, tr("Ducats, Fame, Vigour, Fencing: +2 brings 2, −1 costs 1.")),
        ((), tr("−2…+4: the die tells, from the worst to the best.")),
        ((), tr("| and more: only if you like, for its price; this / or that.")),
        (("dice",), tr("A die decides: at the foot its six faces, good (+) or bad (−).")),
        (("draws",), tr("Whoever ends there draws a card.")),
        (("turn",), tr("So many turns are lost there.")),
        (("jail",), tr("A jail: bail, or luck with the die.")),
        (("refuge",), tr("A church, where the wanted may hide.")),
        (("no_fight",), tr("Nobody may fight there.")),
        (("transport",), tr("A horse can be bought.")),
        (("valido",), tr("The King's Favourite: with enough Fame he lets you win.")),
        (("zone_light", "zone_cream", "zone_brown"), tr("Zones: to enter II and III takes Fame.")),
        (("duel",), tr("Duels are fought there.")),
        (("fencing",), tr("In the corner of a box: somebody to cross swords with.")),
        ((), tr("A face at the edge of the map: their pawn is out of sight. Click it to go there.")),
    ]
    told = [" ".join((*(f"[alatriste/icon_{icon}]" for icon in icons), words)) for icons, words in rows]
    title = tr("What the signs mean")
    return [f"**{title}**", *told]
