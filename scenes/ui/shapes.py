"""The design space of 1280x720, and shapes in it, drawn sharp in device pixels.

The design space is scaled by `k`, the largest factor at which all of it fits, and centred; `window` is the
whole window in design pixels, so that backgrounds reach its edges at any proportion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import floor
from typing import Any, NamedTuple
from weakref import ref

import pygame

from scenes.ui.theme import HEIGHT, INK, WIDTH, Colour
from scenes.ui.time_limit import LIMIT, OverLimitError

MOST_OF_IT = 0.6
"""The share of the window that must differ for all of it to be drawn."""
FARTHEST = 48
"""How many calls ahead the same one is looked for where two pictures differ."""
SECTION = 8
"""How many pieces of a line, or dots, one call draws: few calls, and little anew where something moves by."""
GRACE = 0.003
"""Seconds after its time in which a picture of which everything is made may still be drawn."""


class DrawCall(NamedTuple):
    """A function that draws on a surface, the area that it touches, and its other arguments."""

    draw: Callable[..., object]
    area: pygame.Rect
    details: tuple[Any, ...]


class DirtyRedraw:
    """Draws pictures given as lists of draw calls, which together fill the window.

    The window still has the last picture. Into that are drawn, in order and clipped to the areas where the
    two lists differ, the calls that touch these areas; the result looks as if all calls had been drawn.
    """

    def __init__(self) -> None:
        self._last: Sequence[DrawCall] = ()
        self._window: Callable[[], pygame.Surface | None] = lambda: None
        self._pixels: object = None  # where the window's lie, which changes when it is made anew
        self._spoilt: list[pygame.Rect] = []

    def draw(self, calls: Sequence[DrawCall], window: pygame.Surface) -> None:
        """Draw a picture on the window."""
        areas, clip, whole = [call.area for call in calls], window.get_clip(), window.get_rect()
        pixels = window._pixels_address, whole.size
        if self._window() is not window or self._pixels != pixels:
            self._last, self._window, self._pixels = (), ref(window), pixels
            self._spoilt = [whole]
        dirty = _dirty_rects([*self._spoilt, *_changed_areas(self._last, calls)], whole)
        self._spoilt = [whole]  # until all of it is drawn
        try:
            for part in dirty:
                seen = part.clip(clip)
                window.set_clip(seen)
                for place in seen.collidelistall(areas):
                    draw, _, details = calls[place]
                    draw(window, *details)
        finally:
            window.set_clip(clip)
        if clip == whole:
            self._last, self._spoilt = calls, []

    def spoil(self, window: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """Note that something else is drawn on an area of a window, or may be on all of it."""
        if self._window() is window:
            self._spoilt.append(window.get_rect() if area is None else area)


def hidden(area: pygame.FRect, places: Iterable[pygame.FRect]) -> float:
    """Return how much of these places an area hides."""
    shared = (area.clip(place) for place in places)
    return sum(part.w * part.h for part in shared)


def _changed_areas(before: Sequence[DrawCall], now: Sequence[DrawCall]) -> Iterator[pygame.Rect]:
    """The areas of the calls that one of two pictures has alone: what both draw in one order is left out.

    So what lies over all of the window counts only if it has changed itself, whatever came or went below it.
    """
    old = new = 0
    while old < len(before) and new < len(now):
        if before[old] is now[new] or before[old] == now[new]:
            old, new = old + 1, new + 1
            continue
        gone, come = _steps_to(now[new], before, old), _steps_to(before[old], now, new)
        if gone == come == FARTHEST:
            gone = come = 1
        elif gone < come:
            come = 0
        else:
            gone = 0
        yield from (call.area for call in (*before[old : old + gone], *now[new : new + come]))
        old, new = old + gone, new + come
    yield from (call.area for call in (*before[old:], *now[new:]))


def _steps_to(call: DrawCall, calls: Sequence[DrawCall], start: int) -> int:
    """After how many calls from there on the same one is made, `FARTHEST` if it is not made soon."""
    try:
        return calls.index(call, start, start + FARTHEST) - start
    except ValueError:
        return FARTHEST


def _dirty_rects(areas: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Disjoint rectangles that cover the areas; one for the whole window if they cover most of it."""
    parts: list[pygame.Rect] = []
    covered, most = 0, MOST_OF_IT * whole.w * whole.h
    for area in areas:
        part = area.clip(whole)
        while part and (other := part.collidelist(parts)) >= 0:
            joined = parts.pop(other)
            covered -= joined.w * joined.h
            part = part.union(joined)
        if part:
            parts.append(part)
            covered += part.w * part.h
        if covered > most:  # whatever else there is need not be looked for
            return [whole]
    return parts


Area = pygame.FRect | pygame.Rect | tuple[float, float, float, float]


class Shapes:
    """Draws shapes on `surface`. All positions, sizes and results are in design pixels."""

    def __init__(self, surface: pygame.Surface) -> None:
        self._redraw = DirtyRedraw()
        self._calls: list[DrawCall] | None = None  # those of a picture that is being collected
        self.aim(surface)

    def aim(self, surface: pygame.Surface) -> None:
        """Draw on another surface from now on: the window's after a resize, or a picture kept aside."""
        self._flush()
        self._surface = surface
        width, height = surface.get_size()
        self.k = min(width / WIDTH, height / HEIGHT)
        self.origin = ((width - WIDTH * self.k) / 2, (height - HEIGHT * self.k) / 2)
        left, top = self.to_design((0, 0))
        self.window = pygame.FRect(left, top, width / self.k, height / self.k)

    @property
    def surface(self) -> pygame.Surface:
        """The surface with everything that was drawn so far, to be drawn on."""
        self._flush()
        self.spoil()
        return self._surface

    @property
    def shown(self) -> pygame.Surface:
        """The surface with everything that was drawn so far, only to be looked at."""
        self._flush()
        return self._surface

    def spoil(self) -> None:
        """Have all of the next picture drawn, whatever the surface still shows."""
        self._redraw.spoil(self._surface)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the surface, in device pixels."""
        return self._surface.get_size()

    @contextmanager
    def dirty_redraw(self) -> Iterator[None]:
        """Draw only what differs from the last picture. All that is drawn together must fill the window."""
        self._flush()
        self._calls = []
        try:
            yield
            LIMIT.check(GRACE)
        except OverLimitError:
            self._calls = None
            raise
        finally:
            self._flush()

    def _draw(self, draw: Callable[..., object], area: pygame.Rect, *details: Any) -> None:
        """Draw with a function that touches that area, now or when the picture is complete."""
        if self._calls is None:
            self._redraw.spoil(self._surface, area)
            draw(self._surface, *details)
        else:
            self._calls.append(DrawCall(draw, area, details))

    def _flush(self) -> None:
        """Draw what was collected, because somebody needs the surface; the rest is drawn at once."""
        calls, self._calls = self._calls, None
        if calls:
            self._redraw.draw(calls, self._surface)

    # --- between the spaces ---

    @contextmanager
    def magnified(self, scale: float, about: tuple[float, float]) -> Iterator[None]:
        """Draw everything so much larger about a point for as long as the context lasts."""
        before = self.k, self.origin, self.window
        k, (left, top), whole = before
        self.k = k * scale
        self.origin = left + about[0] * (k - self.k), top + about[1] * (k - self.k)
        at = [point + (edge - point) / scale for point, edge in zip(about, whole.topleft, strict=True)]
        self.window = pygame.FRect(at, (whole.w / scale, whole.h / scale))
        try:
            yield
        finally:
            self.k, self.origin, self.window = before

    def to_design(self, pos: Sequence[float]) -> tuple[float, float]:
        """The design point at a device pixel."""
        return (pos[0] - self.origin[0]) / self.k, (pos[1] - self.origin[1]) / self.k

    def to_pixel(self, x: float, y: float) -> tuple[int, int]:
        """The device pixel nearest to a design point."""
        return _nearest(self.origin[0] + x * self.k), _nearest(self.origin[1] + y * self.k)

    def to_pixels(self, area: Area) -> pygame.Rect:
        """The device rectangle of a design rectangle; neighbours stay neighbours."""
        x, y, width, height = area
        left, top = self.to_pixel(x, y)
        right, bottom = self.to_pixel(x + width, y + height)
        return pygame.Rect(left, top, right - left, bottom - top)

    # --- shapes ---

    def fill(self, area: Area, colour: Colour, alpha: int = 255, radius: float = 0) -> None:
        """Fill a rectangle, with round corners where `radius` is given."""
        rect = self.to_pixels(area)
        corner = round(radius * self.k)
        if alpha >= 255:
            self._draw(pygame.draw.rect, rect, colour, rect, 0, corner)
        elif alpha > 0 and rect.w > 0 and rect.h > 0:
            self._draw(_veil, rect, (*colour, alpha), rect, corner)

    def dim(self, area: Area, colour: Colour, share: float = 1.0) -> None:
        """Multiply everything in a rectangle by a colour, of which that share counts."""
        rect = self.to_pixels(area)
        mixed = [round(255 + (part - 255) * share) for part in colour]
        self._draw(_multiply, rect, tuple(mixed), rect)

    def frame(self, area: Area, colour: Colour, width: float, radius: float = 0) -> None:
        """Draw the edge of a rectangle, inside it."""
        stroke = max(1, round(width * self.k))
        rect = self.to_pixels(area)
        self._draw(pygame.draw.rect, rect, colour, rect, stroke, round(radius * self.k))

    def line(self, start: Sequence[float], end: Sequence[float], colour: Colour, width: float = 1.0) -> None:
        """Draw a straight line."""
        stroke = max(1, round(width * self.k))
        ends = self.to_pixel(*start), self.to_pixel(*end)
        self._draw(pygame.draw.line, _bounds(ends, stroke), colour, *ends, stroke)

    def path(self, points: Sequence[Sequence[float]], colour: Colour, width: float) -> None:
        """Draw a smooth line from point to point, round where it turns and ends."""
        stroke = max(1, round(width * self.k))
        pixels = [self.to_pixel(*point) for point in points]
        for first in range(0, len(pixels), SECTION):
            section = pixels[first : first + SECTION + 1]
            self._draw(_stroke, _bounds(section, stroke), colour, section, stroke)

    def ring(self, centre: Sequence[float], radius: float, colour: Colour, width: float = 3.0) -> None:
        """Draw a circle line."""
        stroke = max(1, round(width * self.k))
        self._circle(centre, radius, colour, stroke)

    def disc(self, centre: Sequence[float], radius: float, colour: Colour) -> None:
        """Draw a filled circle."""
        self._circle(centre, radius, colour, 0)

    def dots(self, centres: Sequence[Sequence[float]], radius: float, colour: Colour, edge: float) -> None:
        """Draw small filled circles with an edge of ink around, which is that wide."""
        pixels = [self.to_pixel(*centre) for centre in centres]
        for wide, paint in ((radius + edge, INK), (radius, colour)):
            reach = round(wide * self.k)
            for first in range(0, len(pixels), SECTION):
                section = pixels[first : first + SECTION]
                self._draw(_discs, _bounds(section, reach), paint, section, reach)

    def _circle(self, centre: Sequence[float], radius: float, colour: Colour, stroke: int) -> None:
        pixel, reach = self.to_pixel(*centre), round(radius * self.k)
        self._draw(pygame.draw.aacircle, _bounds([pixel], reach), colour, pixel, reach, stroke)

    def polygon(self, points: Sequence[Sequence[float]], colour: Colour) -> None:
        """Draw a filled polygon with smooth edges."""
        pixels = [self.to_pixel(*point) for point in points]
        self._draw(pygame.draw.polygon, _bounds(pixels, 1), colour, pixels)
        self._draw(pygame.draw.aalines, _bounds(pixels, 1), colour, True, pixels)

    @contextmanager
    def clip(self, area: Area) -> Iterator[None]:
        """Draw only within the area, for as long as the context lasts."""
        surface = self.shown
        before = surface.get_clip()
        surface.set_clip(self.to_pixels(area).clip(before))
        try:
            yield
        finally:
            surface.set_clip(before)


def fade(surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
    """Draw a picture with that opacity, from 0 to 255.

    It has its own again afterwards: one without any transparent pixel is drawn up to ninety times as slowly
    where its opacity is 255 instead of none.
    """
    own = picture.get_alpha()
    if alpha < 255:
        picture.set_alpha(alpha)
    surface.blit(picture, at)
    picture.set_alpha(own)


def _stroke(surface: pygame.Surface, colour: Colour, pixels: Sequence[tuple[int, int]], width: int) -> None:
    """Draw a smooth line from pixel to pixel, round at each of them."""
    for start, end in pairwise(pixels):
        pygame.draw.aaline(surface, colour, start, end, width)
    for pixel in pixels:
        pygame.draw.aacircle(surface, colour, pixel, (width - 1) / 2)


def _discs(surface: pygame.Surface, colour: Colour, pixels: Sequence[tuple[int, int]], radius: int) -> None:
    """Draw a filled circle around each pixel."""
    for pixel in pixels:
        pygame.draw.aacircle(surface, colour, pixel, radius)


def _bounds(pixels: Sequence[tuple[int, int]], reach: int) -> pygame.Rect:
    """What a line from pixel to pixel touches at most, `reach` to every side of it."""
    across, down = zip(*pixels, strict=True)
    left, top = min(across) - reach - 1, min(down) - reach - 1
    return pygame.Rect(left, top, max(across) + reach + 2 - left, max(down) + reach + 2 - top)


def _multiply(surface: pygame.Surface, colour: tuple[int, ...], rect: pygame.Rect) -> None:
    """Multiply a rectangle by a colour."""
    surface.fill(colour, rect, pygame.BLEND_RGB_MULT)


def _veil(surface: pygame.Surface, colour: tuple[int, ...], rect: pygame.Rect, corner: int) -> None:
    """Fill a rectangle with a colour that one sees through."""
    if not corner and not surface.get_masks()[3]:  # needs no picture of that size, and a tenth of the time
        *solid, alpha = colour
        surface.fill([255 - alpha] * 3, rect, pygame.BLEND_RGB_MULT)
        surface.fill([round(part * alpha / 255) for part in solid], rect, pygame.BLEND_RGB_ADD)
        return
    veil = pygame.Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(veil, colour, veil.get_rect(), 0, corner)
    surface.blit(veil, rect)


def _nearest(place: float) -> int:
    """The nearest whole number; of two the greater, also where a half came out a hair too small."""
    return floor(place + 0.500001)
