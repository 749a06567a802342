"""The canvas: everything is placed in a design space of 1280x720 and drawn sharp in device pixels.

The design space is scaled by `k`, the largest factor at which all of it fits, and centred; `window` is the
whole window in design pixels, so that backgrounds reach its edges at any proportion.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import floor
from typing import Any, NamedTuple

import pygame

from scenes.ui.art import Art
from scenes.ui.contrast import BLACK, LOOKS, Look, sharpened
from scenes.ui.dirty_redraw import Still, Stroke
from scenes.ui.text import Block, Lettering
from scenes.ui.theme import CORNER, HEIGHT, OCHRE_LT, WIDTH, Colour, Shadow

Area = pygame.FRect | pygame.Rect | tuple[float, float, float, float]
_ANCHORS = {
    "topleft": (0.0, 0.0), "midtop": (0.5, 0.0), "topright": (1.0, 0.0),
    "midleft": (0.0, 0.5), "center": (0.5, 0.5), "midright": (1.0, 0.5),
    "bottomleft": (0.0, 1.0), "midbottom": (0.5, 1.0), "bottomright": (1.0, 1.0),
}  # fmt: skip
MANY = 300
"""So many things are remembered at most as they were drawn."""
_ACROSS = {"left": 0.0, "center": 0.5, "right": 1.0}


class Spill(NamedTuple):
    """Text that reached out of its box, for the layout tests."""

    text: str
    rect: pygame.FRect


class Canvas:
    """Draws on `surface`. All positions, sizes and results are in design pixels."""

    def __init__(self, surface: pygame.Surface, art: Art, lettering: Lettering) -> None:
        self.art = art
        self.lettering = lettering
        self.spills: list[Spill] | None = None
        """Where a list is put here, text that leaves its box or the window is noted in it."""
        self.sharp = False
        """Draw with high contrast: plain boards, black and white words."""
        self._layers: dict[str, tuple[Hashable, pygame.Surface]] = {}
        self._still = Still()
        self._strokes: list[Stroke] | None = None  # those of a picture that is being collected
        self._told: dict[Hashable, tuple[Hashable, list[Stroke]]] = {}
        self.aim(surface)

    def aim(self, surface: pygame.Surface) -> None:
        """Draw on another surface from now on: the window's after a resize, or a picture kept aside."""
        self._carry_out()
        self._surface = surface
        width, height = surface.get_size()
        self.k = min(width / WIDTH, height / HEIGHT)
        self.origin = ((width - WIDTH * self.k) / 2, (height - HEIGHT * self.k) / 2)
        left, top = self.to_design((0, 0))
        self.window = pygame.FRect(left, top, width / self.k, height / self.k)

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on, with everything that was drawn so far."""
        self._carry_out()
        return self._surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the surface, in device pixels."""
        return self._surface.get_size()

    @contextmanager
    def still(self) -> Iterator[None]:
        """Draw a whole picture, the first thing in which fills the window; what lies still is drawn once."""
        self._carry_out()
        self._strokes = []
        try:
            yield
        finally:
            self._carry_out()

    def _stroke(self, draw: Callable[..., object], area: pygame.Rect, *details: Any) -> None:
        if self._strokes is None:
            draw(self._surface, *details)
        else:
            self._strokes.append(Stroke(draw, area, details))

    def again(self, name: Hashable, key: Hashable, paint: Callable[[], object]) -> None:
        """Draw what `paint` draws: as the last time, unless `key`, the window or a picture has changed."""
        whole = key, self.k, self.origin, self.lettering.factor, self.sharp, self.art.edition
        before = self._told.get(name)
        if self._strokes is None:
            paint()
        elif before is not None and before[0] == whole:
            self._strokes += before[1]
        else:
            strokes, start = self._strokes, len(self._strokes)
            paint()
            if strokes is self._strokes:
                if len(self._told) > MANY:
                    self._told.clear()
                self._told[name] = whole, strokes[start:]

    def _carry_out(self) -> None:
        """Whoever wants to see the picture before its end sees it; the rest of it is drawn at once."""
        strokes, self._strokes = self._strokes, None
        if strokes:
            self._still.draw(strokes, self._surface)

    # --- between the spaces ---

    def to_design(self, pos: Sequence[float]) -> tuple[float, float]:
        """The design point under a device pixel."""
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

    # --- pictures ---

    def picture(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        *,
        height: float | None = None,
        anchor: str = "topleft",
        alpha: int = 255,
        angle: float = 0.0,
        shaded: bool = False,
        shadow: Shadow | None = None,
        keep: bool = True,
    ) -> pygame.FRect:
        """Draw a picture with that point of it at (x, y); turned pictures turn about their middle.

        Sizes that it only passes through are drawn without `keep`.
        """
        k, degrees = self.k, round(angle) % 360
        pixels = round(width * k) or 1, None if height is None else round(height * k) or 1
        upright = self.art.picture(name, *pixels, 0, shaded, keep)
        wide, high = upright.get_size()
        across, down = _ANCHORS[anchor]
        left, top = self.to_pixel(x, y)
        corner = left, top = left - round(wide * across), top - round(high * down)
        turned = upright
        if degrees:
            turned = self.art.picture(name, *pixels, degrees, shaded, keep)
            corner = left + (wide - turned.get_width()) // 2, top + (high - turned.get_height()) // 2
        if shadow is not None:
            turned, margin = self._raised(turned, (name, turned.get_size(), degrees, shaded), shadow, keep)
            corner = corner[0] - margin, corner[1] - margin
        self._blit(turned, corner, alpha)
        return pygame.FRect(*self.to_design((left, top)), wide / k, high / k)

    def rim(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float,
        grow: float,
        colour: Colour,
        angle: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """Draw the shape of a picture whose middle lies at (x, y), larger by `grow`, to lay it on.

        Around a picture that is seen through, at that `alpha`, runs a line alone: from half on it is solid.
        """
        pixels = max(1, round(width * self.k)), max(1, round(height * self.k))
        degrees = round(angle) % 360
        picture = self.art.picture(name, *pixels, degrees)
        key, wide = (name, pixels, degrees), max(1, round(grow * self.k))
        shape = self.art.rim(picture, key, wide, colour, hollow=alpha < 255)
        left, top = self.to_pixel(x, y)
        self._blit(shape, (left - shape.get_width() // 2, top - shape.get_height() // 2), 2 * alpha)

    def nine(self, name: str, area: Area, *, shadow: Shadow | None = None) -> None:
        """Draw a nine-slice picture over the area: its corners keep their size, the rest stretches."""
        if self.sharp and name in LOOKS:
            self._board(pygame.FRect(area), LOOKS[name])
            return
        rect = self.to_pixels(area)
        piece = self.art.nine(name, max(1, rect.w), max(1, rect.h), round(CORNER * self.k))
        if shadow is not None:
            piece, margin = self._raised(piece, (name, rect.size), shadow)
            rect.move_ip(-margin, -margin)
        self.lay(piece, rect.topleft)

    def _board(self, area: pygame.FRect, look: Look) -> None:
        """Draw a plain board with an edge, and within it the ring that shows where keys go."""
        rims = (look.edge, OCHRE_LT, look.edge) if look.ringed else (look.edge,)
        for colour in rims:
            self.fill(area, colour, radius=9)
            area = area.inflate(-8, -8) if colour is OCHRE_LT else area.inflate(-5, -5)
        self.fill(area, look.face, radius=6)

    def blit(self, surface: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Draw a surface that is already in device pixels with its top left corner at (x, y)."""
        self._blit(surface, self.to_pixel(x, y), alpha)

    def lay(self, surface: pygame.Surface, at: tuple[int, int], flags: int = 0) -> None:
        """Draw a surface with its top left corner at a device pixel."""
        self._stroke(pygame.Surface.blit, pygame.Rect(at, surface.get_size()), surface, at, None, flags)

    def _raised(
        self, of: pygame.Surface, key: object, shadow: Shadow, keep: bool = True
    ) -> tuple[pygame.Surface, int]:
        """`of` over its shadow, and by how much that is larger on every side."""
        aside, down = round(shadow.dx * self.k), round(shadow.dy * self.k)
        blur = round(shadow.blur * self.k) or 1
        margin = 2 * blur + max(abs(aside), abs(down))
        return self.art.raised(of, key, margin, (aside, down), blur, shadow.alpha, keep), margin

    def _blit(self, surface: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.lay(surface, at)
        elif alpha > 0:
            self._stroke(_fade, pygame.Rect(at, surface.get_size()), surface, at, alpha)

    def layer(self, name: str, key: Hashable, area: Area, paint: Callable[[], object]) -> None:
        """Draw what `paint` draws within the area, painted anew only when `key` or the window has changed."""
        rect = self.to_pixels(area)
        whole = (key, rect.topleft, rect.size, self.lettering.factor, self.sharp)
        before = self._layers.get(name)
        if before is None or before[0] != whole:
            window, origin, strokes = self._surface, self.origin, self._strokes
            painted = self._surface = pygame.Surface(rect.size, pygame.SRCALPHA)
            self.origin = origin[0] - rect.left, origin[1] - rect.top
            self._strokes = None
            try:
                paint()
                painted.set_alpha(255, pygame.RLEACCEL)  # most of a layer is wholly there, or not at all
                self._layers[name] = (whole, painted)
            finally:
                self._surface, self.origin, self._strokes = window, origin, strokes
        self.lay(self._layers[name][1], rect.topleft)

    # --- words ---

    def measure(self, text: str, style: str, width: float | None = None) -> tuple[float, float]:
        """Width and height that the text takes."""
        block = self._set(text, style, width)
        return block.width / self.k, block.height / self.k

    def fits(self, text: str, style: str, width: float) -> bool:
        """The text needs no more than `width` on one line."""
        return self.measure(text, style)[0] <= width

    def text(
        self,
        text: str,
        x: float,
        y: float,
        style: str,
        colour: Colour,
        *,
        anchor: str = "left top",
        width: float | None = None,
        alpha: int = 255,
        shade: Colour | None = None,
        box: Area | None = None,
    ) -> pygame.FRect:
        """Write with that point of the text at (x, y); returns the area written on.

        `anchor` is left, center or right and top, baseline (of the first line), middle (of the capital
        letters) or bottom. `width` breaks lines. `shade` is the colour of an offset shadow, for text over
        pictures. `box` is the area that the text promises to stay in.
        """
        across, down = anchor.split()
        if self.sharp:
            colour = sharpened(colour)
        block = self._set(text, style, width)
        px, py = self.to_pixel(x, y)
        top = py - _above(block, down)
        left = px - round(block.width * _ACROSS[across])
        drop = max(1, round(self.lettering.pixels(style, self.k) * 0.07))
        for row, line in enumerate(block.lines):
            words = self.lettering.line(line, style, colour, self.k)
            start = px - round(sum(span.width for span in line) * _ACROSS[across])
            at = start, top + row * block.leading + (block.leading - words.get_height()) // 2
            if shade is not None and self.sharp:
                plate = pygame.FRect(*self.to_design((start, top + row * block.leading)),
                                     words.get_width() / self.k, block.leading / self.k)  # fmt: skip
                self.fill(plate.inflate(12, 0), BLACK, alpha, 4)
            elif shade is not None:
                under = self.lettering.line(line, style, shade, self.k)
                self._blit(under, (at[0] + drop // 2, at[1] + drop), alpha)
            self._blit(words, at, alpha)
        area = pygame.FRect(*self.to_design((left, top)), block.width / self.k, block.height / self.k)
        if self.spills is not None:
            self._note(text, area, box)
        return area

    def _set(self, text: str, style: str, width: float | None) -> Block:
        return self.lettering.set(text, style, self.k, None if width is None else width * self.k)

    def _note(self, text: str, area: pygame.FRect, box: Area | None) -> None:
        assert self.spills is not None
        bounds = self.window if box is None else pygame.FRect(box)
        clipped = self._surface.get_clip().size != self.size
        slack = 1.5 / self.k
        sideways = area.left < bounds.left - slack or area.right > bounds.right + slack
        slack += area.h * 0.2  # above and below its letters a line has air
        upright = area.top < bounds.top - slack or area.bottom > bounds.bottom + slack
        if sideways or (upright and not clipped):
            self.spills.append(Spill(text, area))

    # --- shapes ---

    def fill(self, area: Area, colour: Colour, alpha: int = 255, radius: float = 0) -> None:
        """Fill a rectangle, with round corners where `radius` is given."""
        rect = self.to_pixels(area)
        corner = round(radius * self.k)
        if alpha >= 255:
            self._stroke(pygame.draw.rect, rect, colour, rect, 0, corner)
        elif alpha > 0 and rect.w > 0 and rect.h > 0:
            self._stroke(_veil, rect, (*colour, alpha), rect, corner)

    def frame(self, area: Area, colour: Colour, width: float, radius: float = 0) -> None:
        """Draw the edge of a rectangle, inside it."""
        stroke = max(1, round(width * self.k))
        rect = self.to_pixels(area)
        self._stroke(pygame.draw.rect, rect, colour, rect, stroke, round(radius * self.k))

    def line(self, start: Sequence[float], end: Sequence[float], colour: Colour, width: float = 1.0) -> None:
        """Draw a straight line."""
        stroke = max(1, round(width * self.k))
        ends = self.to_pixel(*start), self.to_pixel(*end)
        self._stroke(pygame.draw.line, _around(ends, stroke), colour, *ends, stroke)

    def path(self, points: Sequence[Sequence[float]], colour: Colour, width: float) -> None:
        """Draw a smooth line from point to point, round where it turns and ends."""
        stroke = max(1, round(width * self.k))
        pixels = [self.to_pixel(*point) for point in points]
        for start, end in pairwise(pixels):
            self._stroke(pygame.draw.aaline, _around((start, end), stroke), colour, start, end, stroke)
        for pixel in pixels:
            self._stroke(pygame.draw.aacircle, _around([pixel], stroke), colour, pixel, (stroke - 1) / 2)

    def ring(self, centre: Sequence[float], radius: float, colour: Colour, width: float = 3.0) -> None:
        """Draw a circle line."""
        stroke = max(1, round(width * self.k))
        self._circle(centre, radius, colour, stroke)

    def disc(self, centre: Sequence[float], radius: float, colour: Colour) -> None:
        """Draw a filled circle."""
        self._circle(centre, radius, colour, 0)

    def _circle(self, centre: Sequence[float], radius: float, colour: Colour, stroke: int) -> None:
        pixel, reach = self.to_pixel(*centre), round(radius * self.k)
        self._stroke(pygame.draw.aacircle, _around([pixel], reach), colour, pixel, reach, stroke)

    def polygon(self, points: Sequence[Sequence[float]], colour: Colour) -> None:
        """Draw a filled polygon with smooth edges."""
        pixels = [self.to_pixel(*point) for point in points]
        self._stroke(pygame.draw.polygon, _around(pixels, 1), colour, pixels)
        self._stroke(pygame.draw.aalines, _around(pixels, 1), colour, True, pixels)

    @contextmanager
    def clip(self, area: Area) -> Iterator[None]:
        """Draw only within the area, for as long as the context lasts."""
        surface = self.surface
        before = surface.get_clip()
        surface.set_clip(self.to_pixels(area).clip(before))
        try:
            yield
        finally:
            surface.set_clip(before)


def _around(pixels: Sequence[tuple[int, int]], reach: int) -> pygame.Rect:
    """What a line from pixel to pixel touches at most, `reach` to every side of it."""
    across, down = zip(*pixels, strict=True)
    left, top = min(across) - reach - 1, min(down) - reach - 1
    return pygame.Rect(left, top, max(across) + reach + 2 - left, max(down) + reach + 2 - top)


def _fade(surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
    """Draw a picture as if one saw through it."""
    picture.set_alpha(alpha)
    surface.blit(picture, at)
    picture.set_alpha(255)


def _veil(surface: pygame.Surface, colour: tuple[int, ...], rect: pygame.Rect, corner: int) -> None:
    """Fill a rectangle with a colour that one sees through."""
    veil = pygame.Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(veil, colour, veil.get_rect(), 0, corner)
    surface.blit(veil, rect)


def _nearest(place: float) -> int:
    """The nearest whole number; of two the greater, also where a half came out a hair too small."""
    return floor(place + 0.500001)


def _above(block: Block, down: str) -> int:
    """How far the top of the block lies above the anchor."""
    if down == "top":
        return 0
    if down == "baseline":
        return block.ascent
    if down == "bottom":
        return block.height
    return block.ascent + (block.leading * (len(block.lines) - 1) - block.capital) // 2
