"""Sights: what of Madrid the camera shows, near to what happens, and calm: it moves no more than it must."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.alatriste.rows import BOXES
from game.alatriste.tokens import NOWHERE
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.board_art import MadridPicture
from scenes.skins.alatriste.drawing.framing import framed, is_legible, with_figures
from scenes.stage.camera import Sight, between
from scenes.ui.canvas import Canvas

NEAR, AIR = 1.25, 60.0
"""From how much nearer on it is worth going there, and how much room is left around the boxes."""


class Settings(Protocol):
    """What the player has chosen about motion, and about numbers."""

    reduced_motion: bool
    speed: str
    numbers: str


class Sights:
    """Moves the camera over Madrid.

    By some `settings` the camera is there without any motion; it rests where all of Madrid can be read on the
    `canvas`.
    """

    def __init__(self, madrid: MadridPicture, settings: Settings, canvas: Canvas) -> None:
        self._madrid, self._settings = madrid, settings
        self._is_legible = partial(is_legible, canvas)
        self._kept: Sight | None = None
        self.is_read = False
        """Somebody looks at a thing and reads what it is: the camera follows nothing meanwhile."""
        self._framings: dict[tuple[object, ...], Sight] = {}  # the same boxes are asked about all evening

    def keep_sight(self) -> None:
        """Come back to the present sight when what is now shown once more is over."""
        self._kept = self._madrid.camera.sight

    def restore_sight(self) -> None:
        """Come back to the sight that was kept, if there is one and nobody has chosen another since."""
        if self._kept is not None and not self._madrid.camera.by_hand:
            self._aim(self._kept)
        self._kept = None

    def go_back(self) -> bool:
        """Show all of Madrid, unless somebody has chosen what to look at; return True if it was not shown."""
        camera = self._madrid.camera
        if camera.by_hand or camera.sight == camera.whole:
            return False
        self._aim(camera.whole)
        return True

    def follow(self, boxes: Sequence[int]) -> bool:
        """Show these boxes from near while something happens there; return True if the camera goes there.

        It stays where somebody has put it, and where it sees them from near.
        """
        camera = self._madrid.camera
        if camera.by_hand or self._is_near(boxes):
            return False
        sight = camera.fit([self._madrid.plate(box).inflate(AIR, AIR) for box in boxes])
        if sight.zoom <= NEAR * camera.whole.zoom:
            return self.go_back()
        before = camera.sight
        self._aim(self._framed(sight, boxes))
        return camera.sight != before

    def glide(self, boxes: Sequence[int], free: pygame.FRect = layout.PORT, then: int = NOWHERE) -> bool:
        """Let the sight go along, no nearer and no farther than before, to the last of these boxes.

        It moves no more than it takes to see, in the free part of Madrid, the box where something happens
        `then`, and as many of these as have room there. It stays where somebody has put it, where they are
        seen, and where it would have to come back for what happens then. Return True if it goes.
        """
        camera, plates = self._madrid.camera, [self._madrid.plate(box).inflate(AIR, AIR) for box in boxes]
        if camera.by_hand or not boxes or camera.sight == camera.whole:
            return False
        sight = camera.sight
        left, top = camera.to_board(free.topleft)
        room, seen = pygame.FRect(left, top, free.w / sight.zoom, free.h / sight.zoom), plates[-1]
        if then != NOWHERE:
            plates.append(self._madrid.plate(then).inflate(AIR, AIR))
            if not _has_room(room, seen.union(plates[-1])) and self.has_in_sight([then]):
                return False
        for plate in reversed(plates):
            if _has_room(room, seen.union(plate)):
                seen = seen.union(plate)
        x = between(room.left, seen.right - room.w, seen.left) - room.left
        y = between(room.top, seen.bottom - room.h, seen.top) - room.top
        if not x and not y:
            return False
        self._aim(camera.inside(Sight(sight.x + x, sight.y + y, sight.zoom)))
        return camera.sight != sight

    def _is_near(self, boxes: Sequence[int]) -> bool:
        """Return True if the camera sees all of these boxes from near."""
        camera = self._madrid.camera
        return camera.sight.zoom > NEAR * camera.whole.zoom and self.has_in_sight(boxes)

    def has_in_sight(self, boxes: Sequence[int]) -> bool:
        """Return True if all of these boxes lie in the present sight."""
        camera = self._madrid.camera
        seen = camera.area(camera.sight)
        return all(seen.contains(self._madrid.plate(box)) for box in boxes)

    def is_still(self) -> bool:
        """Return True where nothing is to move by itself."""
        return self._settings.reduced_motion or self._settings.speed == "instant"

    def sheet_side(self, box: int) -> int:
        """Return at which side of Madrid a sheet about a box lies, left (-1) or right: off the box."""
        return -1 if self._madrid.is_at_right(box) else 1

    def _framed(self, sight: Sight, boxes: Iterable[int], free: pygame.FRect = layout.PORT) -> Sight:
        """Return the sight near to that one which cuts least, with these boxes in the free part.

        It is all of Madrid where it would be hardly nearer, since that cuts nothing.
        """
        key = sight, tuple(boxes), tuple(free)
        if key not in self._framings:
            madrid = self._madrid
            plates = [madrid.plate(box) for box in range(len(BOXES))]
            about = [with_figures(plates[box]) for box in key[1]]
            whole, inner = about[0].unionall(about[1:]), free.inflate(-4, -4)
            found = framed(madrid.camera, sight, [*plates, layout.TITLE], whole, inner)
            is_near = found.zoom > NEAR * madrid.camera.whole.zoom
            self._framings[key] = found if is_near else madrid.camera.whole
        return self._framings[key]

    def _aim(self, sight: Sight) -> None:
        """Let the camera go to a sight."""
        camera = self._madrid.camera
        camera.aim(camera.whole if self._is_legible() else sight, self.is_still())


def _has_room(room: pygame.FRect, area: pygame.FRect) -> bool:
    """Return whether an area has room in another one, wherever both lie."""
    return area.w <= room.w and area.h <= room.h
