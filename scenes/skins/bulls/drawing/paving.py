"""The roundabouts in which dice stand now, paved wider than on the map, with the rings that mark them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.action import token
from maps.board import Board
from scenes.skins.bulls.crowd import Point, bulge
from scenes.skins.bulls.layout import PAVED, PLAZA, paved
from scenes.ui.anim import mix
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, INK, OCHRE_LT, PAPER, PAPER_HI, Colour

RING, FOCUS, PERIL = "bulls/space_lit", "bulls/space_focus", "bulls/space_peril"
WIDE_RING, WIDE_FOCUS = "bulls/paved_lit", "bulls/paved_focus"
RING_SIZE, LARGER = (495, 309), 3.3
"""The size of a ring on the map, and how many times as large as in the window any ring is drawn at least."""
LIT = (0, INK, 255), (6, OCHRE_LT, 255), (32, INK, 255), (38, PAPER_HI, 160)
FOCUSED = (0, INK, 255), (8, OCHRE_LT, 255), (36, INK, 255), (44, OCHRE_LT, 0)
IN_PERIL = (0, INK, 255), (6, ALMAGRE, 255), (32, INK, 255), (38, ALMAGRE, 60)
"""Insets, colours and opacities of the ovals that the marks of a place are made of, from without."""
KERB = (158.0, 98.0)
"""So much of the map around a roundabout is stretched: its kerb with the line around it."""
PLAQUE, PLAQUE_SIZE = (-67.0, -32.5), 34.0
"""Where the number of a corral lies, from the middle of that, and how much of the map that takes."""
PAST, LATER, LEFT_BEHIND = 0.66, 0.88, 56.0
"""How bright those columns of the town are that dice have left, and those to which they run after the next
one; and within how many units before the paving of the present one it becomes dark."""
PROMENADE, SHADES = 1000.0, 4
"""Where the destinations begin, on which it is never darker; and how wide each step of a shade is."""
OVAL, CORNERS = 2.0, 41
"""How far an oval bulges; and of so many points each quarter of a rounded shape is made."""


class Pavings:
    """Cuts roundabouts out of the picture of a map, and stretches them to the room that dice have there."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._cut: dict[int, tuple[pygame.Surface, pygame.Surface | None]] = {}

    def read(self, art: Art) -> None:
        """Cut all roundabouts out, once; those of a map without a picture are painted plain."""
        layer = next((layer for layer in self._board.layers if layer.visible), None)
        if self._cut or layer is None:
            return
        master, scale = art.load_file(layer.picture), self._board.scale
        for space in self._board.graph.spaces:
            if space.slot is not None:
                continue
            x, y = self._board.points[token("space", space.id)]
            at = (x - layer.x) * scale, (y - layer.y) * scale
            plaque = at[0] + PLAQUE[0] * scale, at[1] + PLAQUE[1] * scale
            number = _oval(master, plaque, PLAQUE_SIZE * scale, PLAQUE_SIZE * scale)
            kerb = _oval(master, at, KERB[0] * scale, KERB[1] * scale)
            if space.number is not None:  # its plaque lies over the left half
                half = kerb.get_width() // 2
                right = kerb.subsurface((kerb.get_width() - half, 0, half, kerb.get_height()))
                kerb.blit(pygame.transform.flip(right, True, False), (0, 0))
            self._cut[space.id] = kerb, number if space.number is not None else None

    def draw(self, canvas: Canvas, space: int, light: Colour) -> None:
        """Draw a roundabout as wide as it is while dice stand in it, in half of that light."""
        at = self._board.points[token("space", space)]
        area = paved(at).inflate(KERB[0] - PLAZA[0], KERB[1] - PLAZA[1])
        if space not in self._cut:
            canvas.fill(area, INK, radius=area.h / 2)
            canvas.fill(area.inflate(-6, -6), PAPER, radius=area.h / 2)
            return
        kerb, _ = self._cut[space]
        size = canvas.to_pixels(area).size
        paved_wide = pygame.transform.smoothscale(_stretched(kerb, area), size)
        tint = [(255 + part) // 2 for part in light]
        paved_wide.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.blit(paved_wide, area.x, area.y)
        self.draw_number(canvas, space)

    def draw_number(self, canvas: Canvas, space: int) -> None:
        """Draw the number of a corral, if it is one."""
        number = self._cut[space][1] if space in self._cut else None
        if number is not None:
            area = self.plaque(space)
            size = canvas.to_pixels(area).size
            canvas.blit(pygame.transform.smoothscale(number, size), area.x, area.y)

    def plaque(self, space: int) -> pygame.FRect:
        """Return where the number of a corral is painted."""
        x, y = self._board.points[token("space", space)]
        area = pygame.FRect(0, 0, PLAQUE_SIZE, PLAQUE_SIZE)
        area.center = x + PLAQUE[0], y + PLAQUE[1]
        return area

    def row(self, row: int) -> Sequence[int]:
        """Return the roundabouts of a row; there are none where the destinations lie."""
        graph = self._board.graph
        return [space for space in graph.rows[row] if graph.spaces[space].slot is None]

    def shade(self, canvas: Canvas, row: int) -> None:
        """Darken the columns that dice have left, and a little those that are far ahead of them."""
        lefts = [
            min(
                (paved(self._board.points[token("space", space)]).left for space in self.row(number)),
                default=PROMENADE,
            )
            for number in range(len(self._board.graph.rows))
        ]
        here, ahead = lefts[row] if row else 0.0, (*lefts, PROMENADE, PROMENADE)[row + 2]
        across = pygame.Surface((round(PROMENADE / SHADES), 1))
        for place in range(across.get_width()):
            x = place * SHADES
            past, far, end = ((one / LEFT_BEHIND) for one in (here - x, x - ahead, PROMENADE - x))
            bright = min(_mixed(PAST, past), _mixed(LATER, min(far, end)))
            across.set_at((place, 0), (round(255 * bright),) * 3)
        area = canvas.to_pixels((0, canvas.window.top, PROMENADE, canvas.window.h))
        shade = pygame.transform.smoothscale(across, area.size)
        canvas.surface.blit(shade, area.topleft, special_flags=pygame.BLEND_RGB_MULT)


def _mixed(least: float, share: float) -> float:
    """Return how bright something is between the light and that."""
    return mix(1.0, least, min(1.0, max(0.0, share)))


def _oval(master: pygame.Surface, at: Point, wide: float, high: float) -> pygame.Surface:
    """Return an oval part of a picture around a point, nothing around it."""
    area = pygame.Rect(0, 0, round(wide), round(high))
    area.center = round(at[0]), round(at[1])
    part = pygame.Surface(area.size, pygame.SRCALPHA)
    part.blit(master, (0, 0), area)
    mask = pygame.Surface((2 * area.w, 2 * area.h), pygame.SRCALPHA)
    pygame.draw.ellipse(mask, (255, 255, 255), mask.get_rect())
    part.blit(pygame.transform.smoothscale(mask, area.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return part


def _stretched(kerb: pygame.Surface, area: pygame.FRect) -> pygame.Surface:
    """Return an oval stretched line by line, so that it fills more of the corners of an area."""
    wide, high = round(2 * area.w), round(2 * area.h)
    tall = pygame.transform.smoothscale(kerb, (kerb.get_width(), high))
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    for row in range(high):
        far = abs((row + 0.5) / high * 2 - 1)
        taken, given = round(tall.get_width() * bulge(far, OVAL)), round(wide * bulge(far))
        if taken > 1 and given > 1:
            line = tall.subsurface(((tall.get_width() - taken) // 2, row, taken, 1))
            sheet.blit(pygame.transform.smoothscale(line, (given, 1)), ((wide - given) // 2, row))
    return sheet


def register(art: Art) -> None:
    """Register how to paint the rings around places, as they are on the map and while dice stand there."""
    for ring, ovals in ((RING, LIT), (FOCUS, FOCUSED), (PERIL, IN_PERIL)):
        art.compose(ring, partial(_ring, ovals, RING_SIZE, pygame.draw.ellipse))
    size = round(PAVED[0] * LARGER), round(PAVED[1] * LARGER)
    for ring, ovals in ((WIDE_RING, LIT), (WIDE_FOCUS, FOCUSED)):
        art.compose(ring, partial(_ring, ovals, size, draw_rounded))


def draw_rounded(surface: pygame.Surface, colour: tuple[int, int, int, int], area: pygame.Rect) -> None:
    """Draw the shape that a roundabout has while dice stand in it."""
    quarter = []
    for step in range(CORNERS):
        far = (step / (CORNERS - 1)) ** 0.5  # closer together where the shape turns
        quarter.append((bulge(far), far))
    right = [(x, -y) for x, y in reversed(quarter)] + quarter
    points = right + [(-x, y) for x, y in reversed(right)]
    x, y = area.center
    pygame.draw.polygon(surface, colour, [(x + a * area.w / 2, y + b * area.h / 2) for a, b in points])


def _ring(
    ovals: tuple[tuple[int, Colour, int], ...],
    size: tuple[int, int],
    draw: Callable[[pygame.Surface, tuple[int, int, int, int], pygame.Rect], object],
) -> pygame.Surface:
    width, height = size
    fine = pygame.Surface((2 * width, 2 * height), pygame.SRCALPHA)
    fine.fill((*OCHRE_LT, 0))
    for inset, colour, alpha in ovals:
        draw(fine, (*colour, alpha), fine.get_rect().inflate(-2 * inset, -2 * inset))
    return pygame.transform.smoothscale(fine, size)
