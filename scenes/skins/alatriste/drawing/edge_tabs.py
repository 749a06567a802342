"""Tabs at the edge of the sight: the face of each seat whose pawn is out of it, toward where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from math import hypot
from typing import NamedTuple

import pygame

from game.alatriste.rows import BOXES
from scenes.skins.alatriste.drawing.board_art import Pawns
from scenes.stage.pieces import Point
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import INK, OCHRE, PAPER_HI

WIDE, INSET, APART = 34.0, 21.0, 37.0
"""How wide a tab is, how far its middle lies from the edge, and from that of the next one."""
STEP, FARTHEST, EDGE = 6.0, 240.0, 3.0
"""How far a place that is tried for a tab lies from the next, and from where it would lie; how wide its edge
is."""
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
        labels = [self._madrid.seen(self._madrid.field(box)).clip(camera.port) for box in range(len(BOXES))]
        for pawn, box in self._pawns.boxes.items():
            if pawn.kind != "pawn" or camera.port.collidepoint(self._madrid.at(box)):
                continue
            at = _free(_at_edge(inner, self._madrid.at(box)), inner, [tab.at for tab in tabs], labels)
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


def _free(at: Point, inner: pygame.FRect, others: Sequence[Point], labels: Sequence[pygame.FRect]) -> Point:
    """Return the nearest place to that one, along the edge, where no other tab lies, nor the label of a box.

    Where there is none so near, labels are covered.
    """
    along = [(STEP, 0.0)] if at[1] in (inner.top, inner.bottom) else []
    along += [(0.0, STEP)] if at[0] in (inner.left, inner.right) else []
    free = list[Point]()
    for far in range(round(FARTHEST / STEP)):
        for (across, down), side in product(along, (1, -1)):
            found = _at_edge(inner, (at[0] + side * far * across, at[1] + side * far * down))
            if all(hypot(found[0] - one[0], found[1] - one[1]) >= APART - 1 for one in others):
                if _area(found).inflate(2 * EDGE, 2 * EDGE).collidelist([*labels]) < 0:
                    return found
                free.append(found)
    return free[0] if free else at
