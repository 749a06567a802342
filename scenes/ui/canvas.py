"""The canvas: shapes, pictures and text in design pixels, with or without high contrast."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

import pygame

from scenes.ui.art import Art
from scenes.ui.shadows import shadowed
from scenes.ui.shapes import Area, DrawCall, Shapes, fade
from scenes.ui.surface_cache import LayerCache
from scenes.ui.text import Block, Lettering
from scenes.ui.theme import (
    BETWEEN,
    BLACK,
    CORNER,
    DARK_LOOK,
    DARK_PAPERS,
    LOOKS,
    OCHRE_LT,
    PAPER,
    PAPER_HI,
    WHITE,
    Colour,
    Look,
    Shadow,
    is_dark_ground,
    lightened,
    luminance,
    sharpened,
)
from scenes.ui.time_limit import LIMIT, OverLimitError

__all__ = ["Area", "Canvas", "Spill"]

_ANCHORS = {
    "topleft": (0.0, 0.0), "midtop": (0.5, 0.0), "topright": (1.0, 0.0),
    "midleft": (0.0, 0.5), "center": (0.5, 0.5), "midright": (1.0, 0.5),
    "bottomleft": (0.0, 1.0), "midbottom": (0.5, 1.0), "bottomright": (1.0, 1.0),
}  # fmt: skip
SOLID = 120
"""The opacity from which gold on a paper is what words are written on."""
PACE = 5e-9
"""Seconds that painting a layer takes for each of its pixels."""
_ACROSS = {"left": 0.0, "center": 0.5, "right": 1.0}


class Spill(NamedTuple):
    """Text that reached out of its box, for the layout tests."""

    text: str
    rect: pygame.FRect


class Canvas(Shapes):
    """Draws on `surface`. All positions, sizes and results are in design pixels."""

    def __init__(self, surface: pygame.Surface, art: Art, lettering: Lettering) -> None:
        super().__init__(surface)
        self.art = art
        self.lettering = lettering
        self.spills: list[Spill] | None = None
        """Where a list is put here, text that leaves its box or the window is noted in it."""
        self.sharp = False
        """Draw with high contrast: plain boards, black and white words."""
        self.dark = False
        """Draw dark papers, and light words on them."""
        self._layers = LayerCache()
        self._cached: dict[Hashable, tuple[Hashable, list[DrawCall]]] = {}
        self._used: dict[Hashable, tuple[Hashable, list[DrawCall]]] = {}  # of the picture being collected

    @property
    def looks(self) -> tuple[bool, bool]:
        """With high contrast or not, on dark papers or not."""
        return self.sharp, self.dark

    def look_like(self, other: Canvas) -> None:
        """Draw with the contrast and the papers of another canvas."""
        self.sharp, self.dark = other.looks

    def line_ink(self, colour: Colour) -> Colour:
        """Return the colour of a line that is drawn on paper in that dark ink."""
        return lightened(colour) if self.dark else colour

    # --- what is drawn alike more than once ---

    @contextmanager
    def dirty_redraw(self) -> Iterator[None]:
        try:
            with super().dirty_redraw():
                yield
        except OverLimitError:
            self._cached |= self._used  # for the next attempt
            raise
        self._cached, self._used = self._used, {}  # what is no longer drawn frees its pictures

    def draw_cached(self, name: Hashable, key: Hashable, paint: Callable[[], object]) -> None:
        """Draw what `paint` draws; it is called only if `key`, the window or a picture has changed.

        What it drew is kept as long as every picture has it.
        """
        whole = key, self.k, self.origin, self.lettering.key, self.looks, self.art.edition
        before = self._cached.get(name)
        if self._calls is None:
            paint()
        elif before is not None and before[0] == whole:
            self._calls += before[1]
            self._used[name] = before
        else:
            calls, start = self._calls, len(self._calls)
            paint()
            if calls is self._calls:
                self._used[name] = whole, calls[start:]

    def draw_in_time(self, name: Hashable, key: Hashable, paint: Callable[[], object]) -> None:
        """Draw like `draw_cached`, or as in the last picture if there is no time left for what is new."""
        before, calls, start = self._cached.get(name), self._calls, len(self._calls or ())
        with LIMIT.in_time():
            self.draw_cached(name, key, paint)
            return
        if calls is not None:
            calls[start:] = before[1] if before is not None else ()
        if before is not None:
            self._used[name] = before

    def layer(
        self, name: str, key: Hashable, area: Area, paint: Callable[[], object], *, opaque: bool = False
    ) -> None:
        """Draw what `paint` draws within the area; it is called only if `key` or the window has changed.

        It is faster drawn where it is `opaque`, which means that all of the area is painted.
        """
        picture = self.prepare_layer(name, key, area, paint, opaque=opaque)
        self.blit_at_pixel(picture, self.to_pixels(area).topleft)

    def prepare_layer(
        self, name: str, key: Hashable, area: Area, paint: Callable[[], object], *, opaque: bool = False
    ) -> pygame.Surface:
        """Paint a layer that will soon be drawn, unless it is painted; return its picture."""
        rect = self.to_pixels(area)
        whole = key, rect.topleft, rect.size, self.lettering.key, self.looks
        takes = PACE * rect.w * rect.h
        return self._layers.get(name, whole, lambda: self.paint_aside(rect, paint, opaque), takes)

    def paint_aside(self, rect: pygame.Rect, paint: Callable[[], object], opaque: bool) -> pygame.Surface:
        """Return a surface with all that `paint` draws in those pixels of the window."""
        window, origin, calls = self._surface, self.origin, self._calls
        painted = self._surface = pygame.Surface(rect.size, 0 if opaque else pygame.SRCALPHA)
        self.origin = origin[0] - rect.left, origin[1] - rect.top
        self._calls = None
        try:
            paint()
        finally:
            self._surface, self.origin, self._calls = window, origin, calls
        return painted

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
        """Draw a picture with that point of it at (x, y), turned about its middle; return its area unturned.

        Without `keep` the scaled picture is not cached: it will be drawn at another size soon.
        """
        k, degrees = self.k, round(angle) % 360
        wide, high = self.art.size_at(name, round(width * k), None if height is None else round(height * k))
        make = partial(self.art.picture, name, wide, high, degrees, shaded, keep)
        across, down = _ANCHORS[anchor]
        left, top = self.to_pixel(x, y)
        left, top = left - round(wide * across), top - round(high * down)
        # What lies under a shadow need not be there once both are one picture.
        key = name, (wide, high), degrees, shaded
        drawn = make() if shadow is None else self._shadowed(make, key, shadow, keep)
        corner = left + (wide - drawn.get_width()) // 2, top + (high - drawn.get_height()) // 2
        self._blit(drawn, corner, alpha)
        return pygame.FRect(*self.to_design((left, top)), wide / k, high / k)

    def raised(self, name: str, size: tuple[float, float], shadow: Shadow, shaded: bool) -> pygame.Surface:
        """Return a picture of that size upright over its shadow, with as much room on every side."""
        wide, high = (round(side * self.k) or 1 for side in size)
        make = partial(self.art.picture, name, wide, high, 0, shaded)
        return self._shadowed(make, (name, (wide, high), 0, shaded), shadow)

    def sign(self, name: str, x: float, y: float, width: float, on_paper: bool = True) -> None:
        """Draw a sign in ink with its middle at (x, y); on paper that is dark it lies on a bright disc."""
        if on_paper and self.dark:
            self.disc((x, y), width * 0.62, PAPER)
        self.picture(name, x, y, width, anchor="center")

    def fetch_scaled(self, name: str, width: float, height: float) -> None:
        """Start reading a picture that will be drawn at that size; nothing is printed on it here."""
        self.art.fetch_scaled(name, (round(width * self.k) or 1, round(height * self.k) or 1))

    def expect(self, names: Iterable[str], *sizes: tuple[float, float]) -> None:
        """Have pictures made ready that will soon be drawn upright at these sizes."""
        self.art.expect(
            names, [(round(wide * self.k) or 1, round(high * self.k) or 1) for wide, high in sizes]
        )

    def fetch_nine(self, *names: str) -> None:
        """Start reading nine-slice pictures that will be drawn."""
        for name in names:
            self.art.fetch_nine(name, round(CORNER * self.k))

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
        """Draw the outline of a picture whose middle lies at (x, y), larger by `grow`, to be drawn under it.

        It is filled, unless the picture is drawn with an `alpha` below 255: then it is a line alone, opaque
        from half that range on.
        """
        pixels = max(1, round(width * self.k)), max(1, round(height * self.k))
        make = partial(self.art.picture, name, *pixels, keep=False)
        wide, degrees = max(1, round(grow * self.k)), round(angle) % 360
        shape = self.art.rim(make, (name, pixels), wide, colour, degrees, hollow=alpha < 255)
        left, top = self.to_pixel(x, y)
        self._blit(shape, (left - shape.get_width() // 2, top - shape.get_height() // 2), 2 * alpha)

    def nine(self, name: str, area: Area, *, shadow: Shadow | None = None, plain: Look | None = None) -> None:
        """Draw a nine-slice picture over the area: its corners keep their size, the rest stretches.

        With high contrast a board that is `plain`, or one of LOOKS, stands in for it.
        """
        look, darkness = plain or LOOKS.get(name), DARK_PAPERS.get(name) if self.dark else None
        if self.sharp and look is not None:
            is_ringed = look.ringed
            self._draw_board(pygame.FRect(area), DARK_LOOK._replace(ringed=is_ringed) if darkness else look)
            return
        rect = self.to_pixels(area)
        make = partial(self.art.nine, name, max(1, rect.w), max(1, rect.h), round(CORNER * self.k))
        if darkness is not None:
            make = partial(self._darkened, make, name, darkness)
        key = name, rect.size, darkness
        piece = make() if shadow is None else self._shadowed(make, key, shadow)
        self.blit_at_pixel(piece, piece.get_rect(center=rect.center).topleft)
        if darkness is not None and name.endswith("_focus"):
            self.frame(pygame.FRect(area).inflate(-6, -6), OCHRE_LT, 4, 11)

    def _darkened(self, make: Callable[[], pygame.Surface], name: str, darkness: Colour) -> pygame.Surface:
        """What `make` makes, a picture of that name, as dark as that."""
        bright = make()

        def multiplied() -> pygame.Surface:
            made = bright.copy()
            made.fill(darkness, special_flags=pygame.BLEND_RGB_MULT)
            return made

        return self.art.cached((name, bright.get_size(), darkness), multiplied)

    def fill(self, area: Area, colour: Colour, alpha: int = 255, radius: float = 0) -> None:
        """Fill a rectangle; where papers are dark, what brightens them darkens, and gold stays bright."""
        if self.dark and alpha < 255 and colour in (PAPER_HI, PAPER, WHITE):
            colour, alpha = BLACK, alpha // 2
        elif self.dark and SOLID <= alpha < 255 and colour == OCHRE_LT:
            alpha = 255
        super().fill(area, colour, alpha, radius)

    def _draw_board(self, area: pygame.FRect, look: Look) -> None:
        """Draw a plain board with an edge, and within it the ring that shows where keys go."""
        rims = (look.edge, OCHRE_LT, look.edge) if look.ringed else (look.edge,)
        for colour in rims:
            self.fill(area, colour, radius=9)
            area = area.inflate(-8, -8) if colour is OCHRE_LT else area.inflate(-5, -5)
        self.fill(area, look.face, radius=6)

    def blit(self, surface: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Draw a surface that is already in device pixels with its top left corner at (x, y)."""
        self._blit(surface, self.to_pixel(x, y), alpha)

    def blit_at_pixel(self, surface: pygame.Surface, at: tuple[int, int], flags: int = 0) -> None:
        """Draw a surface with its top left corner at a device pixel."""
        self._draw(pygame.Surface.blit, pygame.Rect(at, surface.get_size()), surface, at, None, flags)

    def _shadowed(
        self, make: Callable[[], pygame.Surface], key: object, shadow: Shadow, keep: bool = True
    ) -> pygame.Surface:
        """What `make` makes with its shadow, larger by as much on every side."""
        aside, down = round(shadow.dx * self.k), round(shadow.dy * self.k)
        blur = round(shadow.blur * self.k) or 1
        margin = 2 * blur + max(abs(aside), abs(down))
        how = margin, (aside, down), blur, shadow.alpha
        return self.art.cached((key, how, "raised"), lambda: shadowed(make(), *how), keep)

    def _blit(self, surface: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.blit_at_pixel(surface, at)
        elif alpha > 0:
            self._draw(fade, pygame.Rect(at, surface.get_size()), surface, at, alpha)

    # --- words ---

    def measure(self, text: str, style: str, width: float | None = None) -> tuple[float, float]:
        """Width and height of the text, broken into lines at `width`."""
        block = self._set(text, style, width)
        return block.width / self.k, block.height / self.k

    def fits(self, text: str, style: str, width: float) -> bool:
        """True if the text on one line is no wider than `width`."""
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
        """Write with that point of the text at (x, y); return the area written on.

        `anchor` is left, center or right and top, baseline (of the first line), middle (of the capital
        letters) or bottom. `width` breaks lines. `shade` is the colour of an offset shadow, for text over
        pictures. `box` is the area that the text has to stay in, for the layout tests.
        """
        across, down = anchor.split()
        if self.sharp:
            colour = sharpened(colour)
        block = self._set(text, style, width)
        px, py = self.to_pixel(x, y)
        top = py - block.above(down)
        left = px - round(block.width * _ACROSS[across])
        drop = max(1, round(self.lettering.pixels(style, self.k) * 0.07))
        for row, line in enumerate(block.lines):
            words = self.lettering.line(line, style, colour, self.k)
            start = px - round(sum(span.width for span in line) * _ACROSS[across])
            at = start, top + row * block.leading + (block.leading - words.get_height()) // 2
            if shade is not None and self.sharp:
                size = words.get_width() / self.k, block.leading / self.k
                plate = pygame.FRect(self.to_design((start, top + row * block.leading)), size)
                self.fill(plate.inflate(12, 0), BLACK, alpha, 4)
            elif shade is not None:
                under = self.lettering.line(line, style, shade, self.k)
                self._blit(under, (at[0] + drop // 2, at[1] + drop), alpha)
            if self.dark and shade is None and alpha >= 255 and luminance(colour) < BETWEEN:
                bright = self.lettering.line(line, style, WHITE if self.sharp else lightened(colour), self.k)
                self._draw(_write, pygame.Rect(at, words.get_size()), words, bright, at)
            else:
                self._blit(words, at, alpha)
        area = pygame.FRect(*self.to_design((left, top)), block.width / self.k, block.height / self.k)
        if self.spills is not None:
            self._note_spill(text, area, box)
        return area

    def _set(self, text: str, style: str, width: float | None) -> Block:
        return self.lettering.set(text, style, self.k, None if width is None else width * self.k)

    def _note_spill(self, text: str, area: pygame.FRect, box: Area | None) -> None:
        assert self.spills is not None
        bounds = self.window if box is None else pygame.FRect(box)
        clipped = self._surface.get_clip().size != self.size
        slack = 1.5 / self.k
        sideways = area.left < bounds.left - slack or area.right > bounds.right + slack
        slack += area.h * 0.2  # above and below its letters a line has air
        upright = area.top < bounds.top - slack or area.bottom > bounds.bottom + slack
        if sideways or (upright and not clipped):
            self.spills.append(Spill(text, area))


def _write(
    surface: pygame.Surface, words: pygame.Surface, bright: pygame.Surface, at: tuple[int, int]
) -> None:
    """Write words in a dark ink, or in a bright one if they lie on something dark."""
    ground = words.get_rect(topleft=at).clip(surface.get_clip())
    if ground:
        red, green, blue, opacity = pygame.transform.average_color(surface, ground)
        is_bare = opacity < 128 and surface.get_masks()[3]  # a layer that will lie on paper
        surface.blit(bright if is_bare or is_dark_ground((red, green, blue)) else words, at)
