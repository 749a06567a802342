"""Portraits of the seats as pictures that can move: face, ring and mark in one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.core.seat import Seat
from scenes.stage.faces import Mood, portrait
from scenes.ui.art import Art
from scenes.ui.marks import disc

SIDE = 300


class Portraits:
    """Painter of portraits: call it with a seat for the name of its picture.

    It has the face of the moment, or looks as a `mood` has it.
    """

    def __init__(self, art: Art, seats: Sequence[Seat], faces: Sequence[str]) -> None:
        self._art, self._seats, self._faces = art, seats, faces
        self._known: set[str] = set()

    def __call__(self, seat: int, mood: Mood | None = None) -> str:
        face, colour = self._faces[seat], self._seats[seat].colour
        face = face if mood is None else portrait(face, mood)
        name = f"portraits/{face} {colour}"
        if name not in self._known:
            self._known.add(name)
            self._art.compose(name, partial(self._paint, face, colour), (face, f"ui/ring_{colour}"))
        return name

    def _paint(self, face: str, colour: str) -> pygame.Surface:
        made = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
        middle = SIDE / 2
        inner, ring = (
            self._art.picture(face, round(SIDE * 0.87)),
            self._art.picture(f"ui/ring_{colour}", SIDE),
        )
        made.blit(inner, inner.get_rect(center=(middle, middle)))
        made.blit(ring, ring.get_rect(center=(middle, middle)))
        mark = disc(colour, round(SIDE * 0.16))
        made.blit(mark, mark.get_rect(center=(SIDE * 0.84, SIDE * 0.84)))
        return made
