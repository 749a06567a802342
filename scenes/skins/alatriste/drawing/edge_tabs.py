"""Tabs at the edge of the sight: the face of each seat whose pawn is out of it, toward where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import hypot
from typing import NamedTuple

import pygame

from scenes.skins.alatriste.drawing.board_art import Pawns
from scenes.stage.pieces import Point
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import INK, OCHRE, PAPER_HI

WIDE, INSET, APART = 34.0, 21.0, 37.0
"""How wide a tab is, how far its middle lies from the edge, and from that of the next one."""
TIP = 8.0
"""How far its tip reaches toward the edge."""
FACE = 28.0


class Tab(NamedTuple):
    """Whose pawn it is, the middle of the tab, and the point of the board where the pawn stands."""

    seat: int
    at: Point
    leads_to: Point


class EdgeTabs:
    """Lays and draws the tabs; a click on one has the camera go there."""

    def __init__(self, pawns: Pawns, faces: Sequence[str]) -> None:
        self._pawns, self._madrid, self._faces = pawns, pawns.madrid, faces
        self._laid_for: tuple[object, ...] = ()
        self._tabs: Sequence[Tab] = ()

    def lay(self) -> Sequence[Tab]:
        """Return the tabs in the present sight, and let the camera know where they lead."""
        camera = self._madrid.camera
        inner, tabs = camera.port.inflate(-2 * INSET, -2 * INSET), list[Tab]()
        for pawn, box in self._pawns.boxes.items():
            if pawn.kind != "pawn" or camera.port.collidepoint(self._madrid.at(box)):
                continue
            at = _free(_at_edge(inner, self._madrid.at(box)), inner, [tab.at for tab in tabs])
            tabs.append(Tab(pawn.id, at, self._madrid.point(box)))
        camera.signposts = [(_area(tab.at), tab.leads_to) for tab in tabs]
        return tabs

    def draw(self, canvas: Canvas) -> None:
        """Draw the tabs, unless the camera moves; they are laid anew where the sight or a pawn has moved."""
        if self._madrid.camera.moving:
            return
        now = self._madrid.camera.sight, *self._pawns.boxes.items()
        if now != self._laid_for:
            self._laid_for, self._tabs = now, self.lay()
        key = *self._tabs, *self._faces
        canvas.draw_cached("alatriste/tabs", key, partial(self._draw, canvas, self._tabs))

    def _draw(self, canvas: Canvas, tabs: Sequence[Tab]) -> None:
        for seat, at, leads_to in tabs:
            x, y = self._madrid.camera.to_screen(leads_to)
            far = hypot(x - at[0], y - at[1]) or 1.0
            across, down = (x - at[0]) / far, (y - at[1]) / far
            reach, half = WIDE / 2 + TIP, WIDE / 2 - 3
            tip = (
                (at[0] + reach * across, at[1] + reach * down),
                (at[0] - half * down, at[1] + half * across),
                (at[0] + half * down, at[1] - half * across),
            )
            for grow, colour in ((3.0, INK), (1.5, OCHRE), (0.0, PAPER_HI)):
                canvas.path([*tip, tip[0]], colour, 2 * grow)
                canvas.polygon(tip, colour)
                canvas.fill(_area(at).inflate(2 * grow, 2 * grow), colour, radius=WIDE / 2 + grow)
            draw_face(canvas, self._faces[seat], self._pawns.seats[seat].colour, at, FACE)


def _area(at: Point) -> pygame.FRect:
    return pygame.FRect(at[0] - WIDE / 2, at[1] - WIDE / 2, WIDE, WIDE)


def _at_edge(inner: pygame.FRect, point: Point) -> Point:
    """Return the point of an edge that lies nearest to one beyond it."""
    return min(max(point[0], inner.left), inner.right), min(max(point[1], inner.top), inner.bottom)


def _free(at: Point, inner: pygame.FRect, others: Sequence[Point]) -> Point:
    """Return the nearest place to that one, along the edge, where no other tab lies."""
    is_level = at[1] in (inner.top, inner.bottom)
    for step in range(2 * len(others) + 1):
        aside = APART * ((step + 1) // 2) * (1 if step % 2 else -1)
        x, y = (at[0] + aside, at[1]) if is_level else (at[0], at[1] + aside)
        found = _at_edge(inner, (x, y))
        if all(hypot(found[0] - one[0], found[1] - one[1]) >= APART - 1 for one in others):
            return found
    return at
