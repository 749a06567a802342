"""Shadows of pictures, their outlines, and darkened copies. All sizes are device pixels."""

from __future__ import annotations

from collections.abc import Hashable
from hashlib import blake2b
from math import cos, pi, sin

import pygame

from scenes.ui.theme import SHADE, SHADOW, Colour

SOLID = 150
"""The opacity from which a pixel lies within the outline of a picture."""


def shade(lit: pygame.Surface) -> pygame.Surface:
    """A darkened copy of a picture."""
    out = lit.copy()
    out.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    return out


def rim(of: pygame.Surface, grow: int, colour: Colour, hollow: bool) -> pygame.Surface:
    """The outline of a picture, larger by `grow` on every side."""
    width, height = of.get_size()
    return _outline(of, grow, grow, colour, hollow, (width + 2 * grow, height + 2 * grow))


def double_rim(of: pygame.Surface, grow: int, colour: Colour, hollow: bool) -> pygame.Surface:
    """The same twice as large, with a line of air around it: what has none gets rough edges when turned."""
    width, height = of.get_size()
    margin = grow + 1
    return _outline(of, grow, margin, colour, hollow, (2 * (width + 2 * margin), 2 * (height + 2 * margin)))


def _outline(
    of: pygame.Surface, grow: int, margin: int, colour: Colour, hollow: bool, size: tuple[int, int]
) -> pygame.Surface:
    """The outline of a picture within a margin, drawn three times as large to be smooth at `size`."""
    width, height = of.get_size()
    mask = pygame.mask.from_surface(pygame.transform.smoothscale(of, (3 * width, 3 * height)), SOLID)
    grown = pygame.Mask((3 * (width + 2 * margin), 3 * (height + 2 * margin)))
    for step in range(24):
        turn = 2 * pi * step / 24
        grown.draw(mask, (int(3 * (margin + grow * cos(turn))), int(3 * (margin + grow * sin(turn)))))
    if hollow:
        grown.erase(mask, (3 * margin, 3 * margin))
    out = grown.to_surface(setcolor=colour, unsetcolor=(*colour, 0))
    return pygame.transform.smoothscale(out, size)


def shape_of(picture: pygame.Surface) -> Hashable:
    """What pictures have in common that have one outline, whatever is seen within it."""
    mask = pygame.mask.from_surface(picture, SOLID)
    outline = memoryview(mask)  # type: ignore[arg-type]  # it is a buffer, which its stub does not say
    return picture.get_size(), blake2b(outline, digest_size=16).digest()


def shadowed(
    of: pygame.Surface, margin: int, fall: tuple[int, int], blur: int, alpha: float
) -> pygame.Surface:
    """`of` over a blurred shadow of its own shape at the offset `fall`, with a `margin`."""
    shadow = _shadow(of, blur, alpha)
    out = pygame.Surface((of.get_width() + 2 * margin, of.get_height() + 2 * margin), pygame.SRCALPHA)
    middle = out.get_rect().center
    out.blit(shadow, shadow.get_rect(center=middle).move(fall))
    out.blit(of, (margin, margin))
    return out


def _shadow(of: pygame.Surface, blur: int, alpha: float) -> pygame.Surface:
    """A silhouette, blurred small and then enlarged: it looks alike and takes a tenth of the time."""
    margin, less = 2 * blur, max(1, blur // 2)
    width, height = of.get_width() + 2 * margin, of.get_height() + 2 * margin
    shape = pygame.mask.from_surface(of, 100).to_surface(
        setcolor=(*SHADOW, round(255 * alpha)), unsetcolor=(*SHADOW, 0)
    )
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    out.fill((*SHADOW, 0))
    out.blit(shape, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    small = pygame.transform.smoothscale(out, (max(1, width // less), max(1, height // less)))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // less), repeat_edge_pixels=False)
    return pygame.transform.smoothscale(soft, (width, height))
