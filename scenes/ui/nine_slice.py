"""Nine-slice pictures: frames whose corners keep their size, whatever they are stretched to."""

from __future__ import annotations

import pygame

from scenes.ui.theme import CORNER, MASTER


def sheet(master: pygame.Surface, corner: int) -> pygame.Surface:
    """Return a master at the scale at which its corners have that width, in pixels."""
    scale = corner / (CORNER * MASTER)
    wide, high = (max(2, round(side * scale)) for side in master.get_size())
    size = wide, high
    return master if size == master.get_size() else pygame.transform.smoothscale(master, size)


def stretched(whole: pygame.Surface, width: int, height: int, corner: int) -> pygame.Surface:
    """Return a sheet at that size, but for its corners of that width."""
    size = whole.get_size()
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    for source_x, source_w, x, w in _parts(size[0], width, corner):
        for source_y, source_h, y, h in _parts(size[1], height, corner):
            piece = whole.subsurface((source_x, source_y, source_w, source_h))
            if (w, h) == (source_w, source_h):
                out.blit(piece, (x, y))
            else:
                pygame.transform.smoothscale(piece, (w, h), out.subsurface((x, y, w, h)))
    return out


def _parts(source: int, target: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return start and length in the source, start and length in the target, of each part to copy.

    In a longer target the part between the corners is stretched. In a shorter one the ends of both halves are
    joined, so that wavy lines keep their shape.
    """
    if target <= source:
        half = target // 2
        rest = target - half
        parts = [(0, half, 0, half), (source - rest, rest, half, rest)]
    else:
        end = min(corner, (source - 1) // 2)
        between = source - 2 * end, target - 2 * end
        parts = [(0, end, 0, end), (end, between[0], end, between[1]), (source - end, end, target - end, end)]
    return tuple(part for part in parts if part[1] and part[3])
