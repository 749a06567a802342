"""The bar of a fight: one hundred per cent of what may come of it, and under each piece what it pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import pygame

from scenes.skins.alatriste.drawing.fight_odds import draw_line
from scenes.skins.alatriste.drawing.fight_outcomes import Chance, in_percent, percents
from scenes.skins.alatriste.layout import Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER_DK, PAPER_HI, SHADOW

HIGH, LOW = 122.0, 68.0
"""The height of the bar with what is written below it, and of that alone, unless there is more room."""
RAIL, RIM, FUNNEL = 24.0, 2.0, 9.0
"""The height of the bar alone, how wide its edge is, and how far below it what is written begins."""
CELL = 118.0
"""The least width of what is written of a piece, however unlikely that is."""
SKULL, PAUSE = 20.0, 8.0
"""The width of a skull, and how far what is paid lies from the next."""
WOUND = "vigour"
"""The icon of what stands on a line of its own: Vigour that is lost, below what is won or lost otherwise."""
SIZES = (2.0, 1.75, 1.5, 1.35, 1.2, 1.1, 1.0, 0.9, 0.8, 0.72)
"""The text sizes that are tried for what is written below a narrow piece."""


def pieces(chances: Sequence[Chance], area: pygame.FRect) -> list[pygame.FRect]:
    """Return the areas of a bar's pieces, each as wide as it is likely."""
    found, left = [], area.left
    for chance in chances:
        found.append(pygame.FRect(left, area.top, area.w * chance.share, area.h))
        left = found[-1].right
    return found


def draw_rail(canvas: Canvas, chances: Sequence[Chance], rail: pygame.FRect) -> None:
    """Draw the bar alone; death is black, with a skull where that has room."""
    canvas.fill(rail, PAPER_DK, radius=5)
    inner = rail.inflate(-2 * RIM, -2 * RIM)
    canvas.fill(inner, INK, radius=3)
    for chance, piece in zip(chances, pieces(chances, inner), strict=True):
        canvas.fill(piece, chance.colour)
        if piece.left > inner.left:
            canvas.line(piece.topleft, piece.bottomleft, PAPER_DK, 1.4)
        if chance.colour == SHADOW and piece.w >= SKULL:
            canvas.picture("alatriste/icon_dead", *piece.center, min(SKULL, inner.h), anchor="center")


def draw_outcomes(canvas: Canvas, chances: Sequence[Chance], area: pygame.FRect) -> None:
    """Draw the bar at the top of an area whose height it fills, and below it what its pieces are."""
    with _letters(canvas, area, HIGH) as inner:
        rail = pygame.FRect(inner.left, inner.top, inner.w, RAIL)
        draw_rail(canvas, chances, rail)
        cell = min(CELL, inner.w / len(chances))
        spare, left, top = inner.w - cell * len(chances), inner.left, rail.bottom + FUNNEL
        below = rail.inflate(-2 * RIM, 0)
        for chance, piece, n in zip(chances, pieces(chances, below), percents(chances), strict=True):
            wide = cell + spare * chance.share
            _draw_leader(canvas, (piece.centerx, rail.bottom), (left, top, wide - 8))
            at = left + 30 if chance.icon else left + 2, top + 18
            draw_line(canvas, in_percent(n), at, "number", PAPER_HI, left + wide - 10 - at[0], "left middle")
            _draw_cell(canvas, chance, pygame.FRect(left, top, wide - 8, 0), 39.0, 2.0)
            left += wide


def _draw_leader(canvas: Canvas, start: Point, cell: tuple[float, float, float]) -> None:
    """Draw a thin line from a piece of the bar to what is written of it."""
    left, top, wide = cell
    end = min(max(start[0], left + 6), left + wide - 6)
    canvas.line(start, (end, top), PAPER_DK, 1.4)


def draw_kinds(canvas: Canvas, chances: Sequence[Chance], area: pygame.FRect) -> None:
    """Draw what may come of several fights, without numbers, in an area whose height it fills."""
    with _letters(canvas, area, LOW) as inner:
        wide = inner.w / len(chances)
        for place, chance in enumerate(chances):
            cell = pygame.FRect(inner.left + wide * place, inner.top, wide - 8, 0)
            _draw_cell(canvas, chance, cell, 18.0, 30.0 if chance.icon else 2.0)


@contextmanager
def _letters(canvas: Canvas, area: pygame.FRect, usual: float) -> Iterator[pygame.FRect]:
    """Draw as much larger as an area is higher than usual, in letters of their chosen size."""
    scale = area.h / usual
    letters = canvas.lettering.factor / scale
    with canvas.magnified(scale, area.topleft), canvas.lettering.at_most(letters):
        yield pygame.FRect(area.topleft, (area.w / scale, usual))


def _draw_cell(canvas: Canvas, chance: Chance, top: pygame.FRect, down: float, indent: float) -> None:
    """Draw the colour of what may happen, its icon, so far down its words, and below them what it pays."""
    edge, x = pygame.FRect(top.topleft, (top.w, 4)), top.left + 2
    canvas.fill(edge, chance.colour, radius=2)
    if chance.colour == SHADOW:
        canvas.frame(edge, PAPER_DK, 1, 2)
    if chance.icon:
        canvas.picture(f"alatriste/icon_{chance.icon}", x + 11, top.top + 18, 22, anchor="center")
    room = top.w - 2 - indent
    with canvas.lettering.fitting(SIZES, lambda: canvas.fits(chance.words, "caption", room)):
        at = top.left + indent, top.top + down
        canvas.text(chance.words, *at, "caption", PAPER_HI, anchor="left middle")
    rows = [[pay for pay in chance.pays if (pay[0] == WOUND) == is_wound] for is_wound in (False, True)]
    for place, pays in enumerate(filter(None, rows)):
        with canvas.lettering.fitting(SIZES, partial(_has_room, canvas, pays, top.w - 4)):
            _draw_pays(canvas, pays, x, top.top + down + 20 + 19 * place)


def _icon(canvas: Canvas) -> float:
    return 17.0 * canvas.lettering.factor


def _has_room(canvas: Canvas, pays: Sequence[tuple[str, str]], room: float) -> bool:
    """Return whether what a piece pays is no wider than that."""
    letters = sum(canvas.measure(words, "strong")[0] for _, words in pays)
    icons = sum(bool(icon) for icon, _ in pays) * (_icon(canvas) + 3)
    return letters + icons + PAUSE * (len(pays) - 1) <= room


def _draw_pays(canvas: Canvas, pays: Sequence[tuple[str, str]], x: float, y: float) -> None:
    for icon, words in pays:
        if icon:
            wide = _icon(canvas)
            canvas.picture(f"alatriste/icon_{icon}", x + wide / 2, y, wide, anchor="center")
            x += wide + 3
        x = canvas.text(words, x, y, "strong", OCHRE_LT, anchor="left middle").right + PAUSE
