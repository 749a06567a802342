"""Shadows of pictures, their outlines, and darkened copies. All sizes are device pixels."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from scenes.ui.theme import GREY, SHADE, SHADOW, Colour

SOLID = 150
"""The opacity from which a pixel lies within the outline of a picture."""
OUTLINES = 160
"""How many outlines are kept, each of which takes 13 kB on average."""
SMALL = 160
"""Pixels up to which the outline of a picture shows every unevenness."""


def shade(lit: pygame.Surface) -> pygame.Surface:
    """Return a darker and greyer copy of a picture: darkened alone, yellow would become another colour."""
    out, grey = lit.copy(), pygame.transform.grayscale(lit)
    out.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    grey.fill(GREY, special_flags=pygame.BLEND_RGB_MULT)
    out.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return out


class Outline(NamedTuple):
    """The outline of a picture, so many times as large, with a line of air around it.

    What has no air gets rough edges when it is turned. A mask takes a thirtieth of the room of its picture.
    """

    mask: pygame.Mask
    zoom: int


class Outlines:
    """Outlines of pictures; those that were not used for longest are made anew when they are wanted."""

    def __init__(self) -> None:
        self._shapes: dict[Hashable, Hashable] = {}  # of what has been outlined
        self._kept: OrderedDict[Hashable, Outline] = OrderedDict()

    def shape(self, key: Hashable, make: Callable[[], pygame.Surface]) -> Hashable:
        """The shape of the picture of that key, which `make` makes upright."""
        if key not in self._shapes:
            self._shapes[key] = shape_of(make())
        return self._shapes[key]

    def get(self, shape: Hashable, grow: int, hollow: bool, make: Callable[[], pygame.Surface]) -> Outline:
        """The outline of a picture of that shape, larger by `grow` on every side, filled or hollow."""
        kind = shape, grow, hollow
        found = self._kept.pop(kind, None) or outline(make(), grow, hollow)
        self._kept[kind] = found  # the last one now
        if len(self._kept) > OUTLINES:
            self._kept.popitem(last=False)
        return found


def outline(of: pygame.Surface, grow: int, hollow: bool) -> Outline:
    """The outline of a picture, larger by `grow` on every side, in more detail for a small picture."""
    (width, height), margin = of.get_size(), grow + 1
    zoom = 3 if max(width, height) < SMALL else 2
    mask = pygame.mask.from_surface(pygame.transform.smoothscale(of, (zoom * width, zoom * height)), SOLID)
    grown = pygame.Mask((zoom * (width + 2 * margin), zoom * (height + 2 * margin)))
    for step in range(24):
        turn = 2 * pi * step / 24
        across, down = margin + grow * cos(turn), margin + grow * sin(turn)
        grown.draw(mask, (round(zoom * across), round(zoom * down)))
    if hollow:
        grown.erase(mask, (zoom * margin, zoom * margin))
    return Outline(grown, zoom)


def rim(of: Outline, colour: Colour, degrees: int) -> pygame.Surface:
    """An outline in its own size, of one colour, turned; the surface grows to hold the turned corners."""
    shape = of.mask.to_surface(setcolor=colour, unsetcolor=(*colour, 0))
    if not degrees:
        return pygame.transform.smoothscale_by(shape, 1 / of.zoom)
    double = shape if of.zoom == 2 else pygame.transform.smoothscale_by(shape, 2 / of.zoom)
    return pygame.transform.rotozoom(double, degrees, 0.5)


def shape_of(picture: pygame.Surface) -> Hashable:
    """What pictures have in common that have one outline, whatever is seen within it."""
    mask = pygame.mask.from_surface(picture, SOLID)
    outline = memoryview(mask)  # type: ignore[arg-type]  # it is a buffer, which its stub does not say
    return picture.get_size(), hash(outline.tobytes())


def shadowed(
    of: pygame.Surface, margin: int, fall: tuple[int, int], blur: int, alpha: float
) -> pygame.Surface:
    """`of` over a blurred shadow of its own shape at the offset `fall`, with a `margin`.

    The shadow is blurred small and then enlarged, which looks alike and takes a tenth of the time; everything
    happens on the surface that is returned, for large ones take longer to come by than to draw on.
    """
    out = pygame.Surface((of.get_width() + 2 * margin, of.get_height() + 2 * margin), pygame.SRCALPHA)
    area = pygame.Rect((margin, margin), of.get_size()).inflate(4 * blur, 4 * blur).move(fall)
    shadow, less = out.subsurface(area), max(1, blur // 2)
    shadow.blit(of, (2 * blur, 2 * blur))
    small = pygame.transform.smoothscale(shadow, (max(1, area.w // less), max(1, area.h // less)))
    small.fill((0, 0, 0, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    small.fill((*SHADOW, 0), special_flags=pygame.BLEND_RGBA_ADD)
    soft = pygame.transform.gaussian_blur(small, max(1, blur // less), repeat_edge_pixels=False)
    pygame.transform.smoothscale(soft, area.size, shadow)
    out.blit(of, (margin, margin))
    return out
