"""The way to the Favourite on a plate: Fame enough, a transport, and what the dice of an audience promise."""

from __future__ import annotations

import pygame

from game.alatriste.view import PlayerView
from scenes.skins.alatriste.words import victory
from scenes.stage.pieces import Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, NIGHT, OCHRE_LT, PAPER_HI, SEPIA

APART = 3.0
"""How far a sign lies from the next."""
INNER = 0.82
"""The width of a sign to that of the disc below it."""
UNDONE = 150
"""How much shows of the sign of what is still to be done, of 255: its disc is dark."""
LOW = (22.0, 18.0, 15.0)
"""The heights that are tried for the plaque on a low plate, the first for those who read large text."""
LARGEST = 1.25


def signs(player: PlayerView) -> list[tuple[str, bool]]:
    """Return the signs of the way, each with whether that much is done; who needs no transport has none."""
    found = [("fame", player.is_received)]
    if not player.short:
        found.append(("transport", player.is_mounted))
    return [*found, ("valido", victory.can_win(player))]


def draw(canvas: Canvas, player: PlayerView, area: pygame.FRect, leads: bool, has_numbers: bool) -> None:
    """Draw the way on a plaque, on gold for whoever is nearest; at its end the chance of an audience."""
    canvas.fill(area, OCHRE_LT if leads else NIGHT, 255 if leads else 200, area.h / 2)
    disc, told = area.h - 2, _chance(player, has_numbers)
    found = signs(player)[-1:] if told else signs(player)
    with canvas.lettering.at_most(LARGEST):
        wide = disc * len(found) + APART * (len(found) - 1)
        wide += canvas.measure(told, "key")[0] + APART if told else 0.0
        x = area.centerx - wide / 2
        for icon, is_done in found:
            middle = x + disc / 2, area.centery
            canvas.disc(middle, disc / 2, PAPER_HI if is_done else SEPIA)
            canvas.picture(f"alatriste/icon_{icon}", *middle, disc * INNER, anchor="center",
                           alpha=255 if is_done else UNDONE)  # fmt: skip
            x += disc + APART
        if told:
            ink = INK if leads else PAPER_HI
            canvas.text(told, x, area.centery, "key", ink, anchor="left middle")


def _chance(player: PlayerView, has_numbers: bool) -> str:
    return f"{round(100 * victory.chance(player))}%" if has_numbers and victory.can_win(player) else ""


def draw_small(
    canvas: Canvas, player: PlayerView, at: Point, room: float, leads: bool, has_numbers: bool
) -> float:
    """Draw the way so that it ends there, as large as it has room beside a name; return where it begins."""
    tried = LOW if canvas.lettering.factor >= LARGEST else LOW[1:]
    high = next((high for high in tried if _wide(high) <= room), LOW[-1])
    wide = _wide(high)
    area = pygame.FRect(at[0] - wide, at[1] - high / 2, wide, high)
    draw(canvas, player, area, leads, has_numbers)
    return area.left - 3


def _wide(high: float) -> float:
    """Return how wide a plaque of that height is, with room for three signs."""
    return (high - 2 + APART) * 3 + APART
