"""Flags beside the plates: what the attack that is chosen would take, or what speaks against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.alatriste import odds, signs
from game.alatriste.rows import CARDS
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import Token
from game.core.script import Ask
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.words.characteristics import total
from scenes.skins.alatriste.words.explain import warning
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, ALMAGRE_DK, INK, OCHRE, PAPER_HI

WIDE, HIGH, LARGEST = 230.0, 27.0, 1.15
ICONS: dict[odds.Caution, str] = {"shield": "vigour_bonus", "nothing": "vigour_lost", "promise": "promise"}


class Flag(NamedTuple):
    """What a flag says, with an icon; a warning is red."""

    icon: str
    words: str
    is_warning: bool = False


def chosen_attack(ask: Ask | None, chosen: Sequence[Token]) -> int:
    """Return the attack card that is chosen and wants a target, or 0."""
    if ask is None or ask.prompt != "alatriste.play":
        return 0
    return next((name.id for name in chosen if name.kind == "card" and CARDS[name.id].kind == "attack"), 0)


def draw(canvas: Canvas, view: AlatristeView, ask: Ask, chosen: Sequence[Token]) -> None:
    """Draw flags at the left of each plate: every warning, or else each loss as before and after."""
    card = chosen_attack(ask, chosen)
    targets = [option.picks[1].id for option in ask.options if card and option.picks[:1] == (_name(card),)]
    for seat in targets if card else ():
        area = layout.plate(seat, len(view.players))
        warnings = [
            Flag(ICONS[why], warning(why, friend), True)
            for why, friend in odds.attack_warnings(view, ask.seat, card, seat)
        ]
        found = warnings or _losses(view.players[seat], card)
        for place, flag in enumerate(found):
            middle = area.centery + HIGH * (place - (len(found) - 1) / 2)
            _draw_flag(canvas, (area.left + 8, middle), flag)


def _name(card: int) -> Token:
    return Token("card", card)


def _losses(player: PlayerView, card: int) -> list[Flag]:
    """Return what a plate says now and what it would say after the card, for all that it surely takes."""
    return [
        Flag(stat, f"{total(player, stat)} → {total(player, stat) - min(n, getattr(player, stat))}")
        for stat, n in signs.losses(card)
    ]


def _draw_flag(canvas: Canvas, tip: tuple[float, float], flag: Flag) -> None:
    """Draw a pennant whose point lies at the plate."""
    cloth, ink = (ALMAGRE, ALMAGRE_DK) if flag.is_warning else (OCHRE, INK)
    with canvas.lettering.at_most(LARGEST):
        words = canvas.lettering.shorten(flag.words, "strong", canvas.k, WIDE * canvas.k)
        wide = canvas.measure(words, "strong")[0] + 44
        area = pygame.FRect(tip[0] - 10 - wide, tip[1] - HIGH / 2 + 1, wide, HIGH - 2)
        edge = area.inflate(4, 4)
        canvas.fill(edge, INK, radius=8)
        right = edge.right - 4
        canvas.polygon([(right, edge.top + 2), (right, edge.bottom - 2), (tip[0] + 3, tip[1])], INK)
        canvas.fill(area, PAPER_HI, radius=7)
        canvas.polygon([(right, area.top + 3), (right, area.bottom - 3), (tip[0] - 1, tip[1])], cloth)
        canvas.picture(f"alatriste/icon_{flag.icon}", area.left + 15, area.centery, 18, anchor="center")
        canvas.text(words, area.left + 29, area.centery, "strong", ink, anchor="left middle")
