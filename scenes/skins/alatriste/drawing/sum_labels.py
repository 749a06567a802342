"""Labels of a fight: what a sum is made of, each with its picture, and what is fought for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import pygame

from game.alatriste.rows import CARDS
from game.alatriste.view import PlayerView
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.meeting import armed_with
from scenes.ui.art import Art
from scenes.ui.text import card_lettering, signed
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE, OCHRE_LT, PAPER_DK, PAPER_HI, WALNUT_DK, Colour

Parts: TypeAlias = Sequence[tuple[str, str]]
"""Pictures, each with what stands behind it."""
K = 3.0
"""Pixels of a label for each design pixel."""
HIGH, ICON, GAP, RIM, ROUND = 38, 24, 6, 10, 10
SIGN = (round(ICON * K), round(ICON * K))
"""The size of a picture on a label, in its pixels."""
TILES = 2
"""So many cards that add to a sum have a picture each; more are added up."""
THRUST = next(number for number, row in CARDS.items() if row.timing == "fight")


class Label(NamedTuple):
    """The name of a picture, and its size."""

    picture: str
    width: float
    height: float


def parts_of(player: PlayerView, duel: bool, dice: int) -> list[tuple[str, str]]:
    """Return what a sum of dice is made of: they, Fencing, cards that add to it, and a thrust."""
    cards = armed_with(player, duel)
    found = [(card_faces.tile(card), signed(CARDS[card].fencing)) for card in cards]
    if len(found) > TILES:
        found = [("alatriste/icon_draws", signed(sum(CARDS[card].fencing for card in cards)))]
    if player.fight:
        found.append((card_faces.tile(THRUST), signed(player.fight)))
    return [
        ("alatriste/icon_dice", str(dice)),
        ("alatriste/icon_fencing", signed(player.fencing)),
        *found,
    ]


def signs_of(player: PlayerView, duel: bool) -> list[str]:
    """Return the pictures on the label of such a sum."""
    return [picture for picture, _ in parts_of(player, duel, 0)]


class SumLabels:
    """Printer of such labels."""

    def __init__(self, art: Art) -> None:
        self._art, self._lettering = art, card_lettering(art)

    def __call__(
        self, parts: Parts, total: int | None = None, *, leads: bool = False, is_red: bool = False
    ) -> Label:
        """Print parts and, behind them, their `total`: larger and gold if that one `leads`; a loss is red."""
        told = " ".join(f"{picture.rpartition('_')[2]} {words}" for picture, words in parts)
        sum_told = "" if total is None else f" = {total}" + (" leads" if leads else "")
        ground = ALMAGRE_DK if is_red else WALNUT_DK
        widths = [ICON + 3 + self._wide(words, "strong") for _, words in parts]
        width = 2 * RIM + sum(widths) + GAP * (len(parts) - 1)
        if total is not None:
            width += GAP + self._wide(_told(parts, total), _style(leads))
        name = f"alatriste/tally {told}{sum_told}{' red' if is_red else ''}"
        pictures = tuple(picture for picture, _ in parts)
        self._art.compose_once(name, lambda: self._paint(parts, total, leads, width, ground), pictures)
        return Label(name, width, HIGH)

    def _wide(self, words: str, style: str) -> float:
        return self._lettering.set(words, style, K).width / K

    def _paint(
        self, parts: Parts, total: int | None, leads: bool, width: float, ground: Colour
    ) -> pygame.Surface:
        made = pygame.Surface((round(width * K), round(HIGH * K)), pygame.SRCALPHA)
        area, edge = made.get_rect(), round(ROUND * K)
        rim = OCHRE_LT if leads else OCHRE
        for grow, colour in ((0, INK), (-6, rim), (-18 if leads else -12, ground)):
            pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=edge + grow // 2)
        left, colour = RIM * K, PAPER_HI if total is None else PAPER_DK
        for picture, words in parts:
            sign = self._art.picture(picture, SIGN[0])
            made.blit(sign, sign.get_rect(midleft=(round(left), area.centery)))
            left = self._write(made, words, "strong", colour, left + (ICON + 3) * K) + GAP * K
        if total is not None:
            self._write(made, _told(parts, total), _style(leads), OCHRE_LT if leads else PAPER_HI, left)
        return made

    def _write(
        self, made: pygame.Surface, words: str, style: str, colour: tuple[int, int, int], left: float
    ) -> float:
        """Write words from there on; return where they end."""
        block = self._lettering.set(words, style, K)
        line = self._lettering.line(block.lines[0], style, colour, K)
        middle = made.get_rect().centery
        made.blit(line, (round(left), middle + block.capital // 2 - block.ascent))
        return left + block.width


def _told(parts: Parts, total: int) -> str:
    """Return how a total stands behind its parts, or alone."""
    return f"= {total}" if parts else str(total)


def _style(leads: bool) -> str:
    return "score" if leads else "number"
