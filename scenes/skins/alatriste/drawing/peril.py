"""Signs of whoever may die soon: a skull where no dice are thrown, a broken heart where a wound may kill.

All can see them, on plates, on the own board and at pawns.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.alatriste.rows import RULES
from game.alatriste.tokens import NOWHERE
from game.alatriste.view import PlayerView
from game.translation import tr
from scenes.stage.pieces import Point
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, INK, PAPER_HI, SEATS, rgb

SKULL, BROKEN = "alatriste/icon_dead", "alatriste/icon_vigour_lost"
DEADLY, AMBER, AMBER_DK = rgb("#F08A6E"), rgb("#F2B04E"), rgb("#96621A")
"""The colours of Vigour on wood that leaves one helpless, and of as much as one wound may cost; the
last is for paper."""
RIM = 3.0
"""How wide the red edge of a plate is."""
PAWN_DISC, PAWN_SKULL, PAWN_AT = 34, 50, (90, 122)
"""On the picture of a pawn: the radius of the disc with a skull, the width of that, and where both lie."""


def is_deadly(player: PlayerView) -> bool:
    """Return whether being fallen upon would kill a player who is in Madrid, without any dice."""
    return player.weak and _is_here(player)


def is_grave(player: PlayerView) -> bool:
    """Return whether one wound may kill such a player, whom dice can still save."""
    return player.is_frail and not player.weak and _is_here(player)


def _is_here(player: PlayerView) -> bool:
    """Return whether a player lives; before the dice of the beginning nobody has any Vigour, nor a box."""
    return player.alive and (player.vigour > 0 or player.box != NOWHERE)


def heart(player: PlayerView) -> str:
    """Return the picture that stands before a player's Vigour."""
    return BROKEN if is_deadly(player) or is_grave(player) else "alatriste/icon_vigour"


def told(player: PlayerView) -> list[str]:
    """Return the rule that makes a player's Vigour dangerous, if it is."""
    if is_deadly(player) and not player.vigour:
        rule = tr("Whoever has no Vigour left dies, unless a surgeon or Vigour of cards saves them.")
        return [f"**{rule}**"]
    if is_deadly(player):
        rule = tr("Whoever is fallen upon with {n} Vigour or less dies without any dice.", n=RULES.weak)
        chips = tr("Only that of chips counts for this: {n}.", n=player.vigour)
        return [f"**{rule}**", chips] if player.vigour_bonus else [f"**{rule}**"]
    if not is_grave(player):
        return []
    if player.vigour_bonus:
        return [tr("A wound may cost all {n} of chips; that of cards then saves the life.", n=player.vigour)]
    return [tr("A wound may kill: it costs as much Vigour as a die shows.")]


def draw_rim(canvas: Canvas, area: pygame.FRect, radius: float = 9.0) -> None:
    """Draw the red edge of a plate."""
    canvas.frame(area.inflate(-3, -3), INK, RIM + 2, radius)
    canvas.frame(area.inflate(-4, -4), ALMAGRE, RIM, radius)


def draw_skull(canvas: Canvas, middle: Point, radius: float) -> None:
    """Draw a skull on a red disc."""
    canvas.disc(middle, radius + 1.5, INK)
    canvas.disc(middle, radius, ALMAGRE)
    canvas.picture(SKULL, *middle, 1.5 * radius, anchor="center")


def pawn(colour: str) -> str:
    """Return the name of the picture of the pawn of that colour beside which death walks."""
    return f"alatriste/weak_pawn_{colour}"


def register(art: Art) -> None:
    """Tell the art how to make these pawns."""
    for colour in SEATS:
        whole = f"alatriste/pawn_{colour}"
        art.compose(pawn(colour), partial(_pawn, art, whole), (whole, SKULL))


def _pawn(art: Art, whole: str) -> pygame.Surface:
    made = art.load_uncached(whole)
    for radius, ink in ((PAWN_DISC, INK), (PAWN_DISC - 3, PAPER_HI), (PAWN_DISC - 6, ALMAGRE)):
        pygame.draw.circle(made, ink, PAWN_AT, radius)
    skull = art.picture(SKULL, PAWN_SKULL)
    made.blit(skull, skull.get_rect(center=PAWN_AT))
    return made
