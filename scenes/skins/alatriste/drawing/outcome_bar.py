"""The bar of a fight: one hundred per cent of what may come of it, in pieces with a sign and words each."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.alatriste.odds import Odds
from game.translation import tr
from scenes.skins.alatriste.drawing.fight_odds import Chance, draw_line
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, COBALT_LT, INK, OLIVE_LT, PAPER_HI

HIGH = 70.0
"""The height of the bar with what is written below it, unless there is more room."""
RAIL = 20.0
"""The height of the bar alone."""
CELL = 132.0
"""The least width of what is written of a piece, however unlikely that is."""


def outcomes(found: Odds) -> list[Chance]:
    """Return what may come of a fight, the Patrol included: shares that add up to one, none of them zero."""
    fought = 1.0 - found.patrol
    if found.dooms:
        words = tr("They die; you are caught") if found.caught else tr("They die at once")
        told = [Chance(words, fought, OLIVE_LT, "wanted" if found.caught else "dead")]
    elif found.doomed:
        told = [Chance(tr("You die at once"), fought, ALMAGRE, "dead")]
    else:
        told = [
            Chance(tr("You win"), fought * found.win, OLIVE_LT, "fencing"),
            Chance(tr("You lose"), fought * (1.0 - found.win), ALMAGRE, ""),
        ]
    return [chance for chance in (*told, *justice(found)) if chance.share > 0]


def justice(found: Odds) -> list[Chance]:
    """Return what the Patrol does about a fight: that it stops it, and jails; nothing if it cannot."""
    if not found.patrol:
        return []
    if not found.jail:
        return [Chance(tr("The Patrol stops it"), found.patrol, COBALT_LT, "watch")]
    if found.jail < found.patrol:
        percents = round(100 * found.jail)
        return [Chance(tr("The Patrol: jail {n} %", n=percents), found.patrol, COBALT_LT, "jail")]
    return [Chance(tr("The Patrol: jail"), found.patrol, COBALT_LT, "jail")]


def percents(chances: Sequence[Chance]) -> list[int]:
    """Return the shares in whole percents that add up to 100: the largest remainders are rounded up."""
    exact = [100 * chance.share for chance in chances]
    whole = [int(share + 1e-9) for share in exact]
    by_rest = sorted(range(len(exact)), key=lambda place: whole[place] - exact[place])
    for place in by_rest[: 100 - sum(whole)]:
        whole[place] += 1
    return whole


def pieces(chances: Sequence[Chance], area: pygame.FRect) -> list[pygame.FRect]:
    """Return the areas of a bar's pieces, each as wide as it is likely."""
    found, left = [], area.left
    for chance in chances:
        found.append(pygame.FRect(left, area.top, area.w * chance.share, area.h))
        left = found[-1].right
    return found


def draw_outcomes(canvas: Canvas, chances: Sequence[Chance], strip: pygame.FRect, high: float) -> None:
    """Draw the bar at the top of a strip, so high that it grows if there is room, and what its pieces are."""
    scale = high / HIGH
    corner = strip.left + 14, strip.top + 8
    area = pygame.FRect(corner, ((strip.w - 28) / scale, HIGH - 8))
    letters = canvas.lettering.factor / scale
    with canvas.magnified(scale, corner), canvas.lettering.at_most(letters):
        _draw(canvas, chances, area)


def _draw(canvas: Canvas, chances: Sequence[Chance], area: pygame.FRect) -> None:
    rail = pygame.FRect(area.left, area.top, area.w, RAIL)
    canvas.fill(rail, INK, radius=6)
    for chance, piece in zip(chances, pieces(chances, rail.inflate(-6, -6)), strict=True):
        canvas.fill(piece.inflate(-2, 0), chance.colour, radius=3)
    cell = min(CELL, area.w / len(chances))
    spare, left = area.w - cell * len(chances), area.left
    for chance, n in zip(chances, percents(chances), strict=True):
        wide = cell + spare * chance.share
        canvas.disc((left + 9, rail.bottom + 22), 6, chance.colour)
        begins = left + (50 if chance.icon else 24)
        if chance.icon:
            canvas.picture(f"alatriste/icon_{chance.icon}", left + 32, rail.bottom + 22, 26, anchor="center")
        at, room = (begins, rail.bottom + 13), left + wide - begins - 4
        draw_line(canvas, tr("{n} %", n=n), at, "number", PAPER_HI, room, "left middle")
        draw_line(canvas, chance.words, (at[0], rail.bottom + 33), "caption", PAPER_HI, room, "left middle")
        left += wide
