"""Where a card that is read lies: near its piece, without hiding what is asked about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist
from typing import TypeAlias

import pygame

from scenes.stage.pieces import Piece
from scenes.ui import tip
from scenes.ui.shapes import hidden
from scenes.ui.theme import HEIGHT, WIDTH

Kept: TypeAlias = Sequence[Sequence[pygame.FRect]]
"""What a card should not hide, in groups, the most important one first."""
STEP = 16
"""How far the places are apart that are tried for a card."""
SHARES, LEAST = (1.0, 0.92, 0.85, 0.78, 0.7), 250.0
"""How large a card may lie beside its piece, to the size in which it is read best: where a skin spares
anything, the first at which some place hides nothing; but it is not made narrower than that."""
ROOM = pygame.FRect(4, 66, WIDTH - 8, HEIGHT - 74)
"""Where a card may be shown: below the bar on top."""


def standing(piece: Piece, wide: float, high: float, asked: Sequence[pygame.FRect]) -> pygame.FRect:
    """Return where a card of the hand stands, of that size, beside what is asked about if it can."""
    place = pygame.FRect(0, 0, wide, high)
    place.center = piece.x, HEIGHT
    place.clamp_ip(ROOM)
    lefts = range(int(ROOM.left), int(ROOM.right - wide), STEP)
    places = [place, *(pygame.FRect(left, place.top, wide, high) for left in lefts)]
    return _free(places, (asked,), piece) or _least(places, (asked,), piece)


def beside(piece: Piece, wide: float, high: float, told: tuple[float, float], kept: Kept) -> pygame.FRect:
    """Return where a card lies beside its piece with a slip of the size `told` below it.

    It is as large as that, or smaller if it hides something then, and nothing when it is smaller.
    """
    smaller = [share for share in SHARES[1:] if kept[-1] and share * wide >= LEAST]
    for share in (SHARES[0], *smaller):
        size = share * wide, share * high
        found = _free(_around(piece, size, told), kept, piece)
        if found is not None:
            return pygame.FRect(found.centerx - size[0] / 2, found.top, *size)
    found = _least(_around(piece, (wide, high), told), kept, piece)
    return pygame.FRect(found.centerx - wide / 2, found.top, wide, high)


def _around(piece: Piece, size: tuple[float, float], told: tuple[float, float]) -> list[pygame.FRect]:
    """Return places for a card of that size with a slip below it, that right beside its piece first."""
    whole = pygame.FRect(0, 0, max(size[0], told[0]), size[1] + tip.GAP + told[1])
    side = -1 if piece.x > WIDTH / 2 else 1
    whole.center = piece.x + side * (piece.width + whole.w) / 2, piece.y
    whole.clamp_ip(ROOM)
    lefts = range(int(ROOM.left), int(ROOM.right - whole.w), STEP)
    tops = range(int(ROOM.top), int(ROOM.bottom - whole.h), STEP)
    return [whole, *(pygame.FRect(left, top, *whole.size) for left in lefts for top in tops)]


def _free(places: Sequence[pygame.FRect], kept: Kept, piece: Piece) -> pygame.FRect | None:
    """Return the first place if it hides nothing of what is kept in sight, else the nearest that does not."""
    every = [area for group in kept for area in group]
    if places[0].collidelist(every) < 0:
        return places[0]
    return _nearest((area for area in places if area.collidelist(every) < 0), piece)


def _nearest(places: Iterable[pygame.FRect], piece: Piece) -> pygame.FRect | None:
    return min(places, key=lambda area: dist(area.center, piece.rect.center), default=None)


def _least(places: Sequence[pygame.FRect], kept: Kept, piece: Piece) -> pygame.FRect:
    """Return the place that hides least, of several such ones the nearest."""
    far = piece.rect.center
    return min(places, key=lambda area: (*(hidden(area, group) for group in kept), dist(area.center, far)))
