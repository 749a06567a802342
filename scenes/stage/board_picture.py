"""Draws the picture of a board: the layers of its map, the light of the day, and what a game writes on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from typing import NamedTuple

import pygame

from game.translation import language
from maps.board import Board, Layer
from scenes.stage.camera import Camera, Sight
from scenes.ui.canvas import Area, Canvas
from scenes.ui.theme import HEIGHT, NIGHT, WIDTH, Colour
from scenes.ui.time_limit import LIMIT

GRID = 32, 18
"""At so many places a light is worked out; it is smooth between them."""
DARKEST = 0.72
"""How dark the dusk behind a hand becomes at the foot of the window."""
PLANK = 480
"""How wide the picture of the planks of a table is laid, in design pixels."""


class Daylight(NamedTuple):
    """Light that is brightest at `middle` and has fallen off at `reach`, both in design pixels.

    The higher `fall` is, the faster it falls off. What it shines on is multiplied by a colour between
    `inner`, in the middle, and `outer`.
    """

    middle: tuple[float, float]
    reach: float
    fall: float
    inner: Colour
    outer: Colour


class BoardPicture(ABC):
    """Draws the board of a map: painted once for each size of window and words, then only copied."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._picture: pygame.Surface | None = None
        self._painted: object = None  # all that the picture depends on

    def draw(self, canvas: Canvas) -> None:
        """Copy the board to the window."""
        canvas.blit_at_pixel(self.base(canvas), (0, 0))

    def base(self, canvas: Canvas) -> pygame.Surface:
        """Return the board as it is painted for this window, language and text size."""
        depends = looks_of(canvas)
        if self._picture is None or self._painted != depends:
            self._picture = self._paint_whole(canvas)
            self._painted = depends
        return self._picture

    def _paint_whole(self, canvas: Canvas) -> pygame.Surface:
        """Return a picture as large as the window with all that is painted on it."""
        picture = pygame.Surface(canvas.size).convert()
        with LIMIT.until(None), _aimed(canvas, picture):  # a board that is half painted would stay so
            self.paint(canvas)
        return picture

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Paint everything on a canvas that is aimed at the picture."""

    def lay_out(self, canvas: Canvas) -> bool:
        """Draw the pictures of the map that can be seen; return False if there are none."""
        shown = [layer for layer in self.board.layers if layer.visible]
        for layer in shown:
            self._layer(canvas, layer)
        return bool(shown)

    def _layer(self, canvas: Canvas, layer: Layer) -> None:
        master = canvas.art.load_file(layer.picture)
        width, height = (length / self.board.scale for length in master.get_size())
        area = canvas.to_pixels((layer.x, layer.y, width, height))
        canvas.blit(
            pygame.transform.smoothscale(master, area.size), layer.x, layer.y, round(255 * layer.opacity)
        )


class ZoomedPicture(BoardPicture):
    """Draws what a camera shows of a board, and around it what stands still.

    The board is painted at both of the camera's scales, once for each size of the window and language; every
    other one is scaled from the larger, or while the camera moves from the nearer, which takes less time.
    """

    def __init__(self, board: Board, camera: Camera) -> None:
        super().__init__(board)
        self.camera = camera
        self._around: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._sheets: dict[float, pygame.Surface] = {}
        self._seen: tuple[tuple[Sight, bool], pygame.Surface] | None = None
        self._scaled: pygame.Surface | None = None  # while the camera moves

    def draw(self, canvas: Canvas) -> None:
        """Copy what is seen of the board, and what lies around it, to the window."""
        sight, port = self.camera.shown, canvas.to_pixels(self.camera.port)
        depends = looks_of(canvas)
        if self._painted != depends:
            self._around, self._seen = list(_around(self._paint_whole(canvas), port)), None
            with LIMIT.until(None):
                self._paint_sheets(canvas)
            self._painted = depends
        for strip, place in self._around:
            canvas.blit_at_pixel(strip, place)
        seen = sight, self.camera.moving
        if self._seen is None or self._seen[0] not in (seen, (sight, False)):
            self._seen = seen, self._look(canvas, sight, port.size)
        canvas.blit_at_pixel(self._seen[1], port.topleft)

    @property
    def is_drawn(self) -> bool:
        """True while the sight at which the camera rests is the one that was drawn last."""
        return self._seen is not None and self._seen[0] == (self.camera.sight, False)

    def draw_part(self, canvas: Canvas, area: Area) -> None:
        """Copy once more what is seen of the board in an area, over whatever was drawn there."""
        assert self._seen is not None
        port = canvas.to_pixels(self.camera.port)
        part = canvas.to_pixels(area).clip(port)
        if part:
            canvas.blit_at_pixel(self._seen[1].subsurface(part.move(-port.x, -port.y)), part.topleft)

    @abstractmethod
    def paint_board(self, canvas: Canvas) -> None:
        """Paint the board but for what is small on it; one design pixel is one unit of the board."""

    @abstractmethod
    def paint_details(self, canvas: Canvas, zoom: float) -> None:
        """Paint what would blur if it were scaled: words and signs, as they are seen at that zoom."""

    def _paint_sheets(self, canvas: Canvas) -> None:
        """Paint the board at both scales; for the smaller one the larger is scaled before words are on it."""
        board, plain = self.board, cache(partial(self._paint_plain, canvas))
        look = (
            board.digest,
            board.layers,
            tuple(board.points.items()),
            canvas.k,
            canvas.lettering.key,
            language(),
        )
        for zoom in (self.camera.whole.zoom, self.camera.closest):
            paint = partial(self._paint_sheet, canvas, zoom, plain)
            self._sheets[zoom] = canvas.art.cached(("board", *look, zoom), paint, keep=False)

    def _paint_plain(self, canvas: Canvas) -> pygame.Surface:
        """Return the board as large as it is ever seen, without what is small on it."""
        sheet = _blank(canvas.k * self.camera.closest)
        with _aimed(canvas, sheet):
            self.paint_board(canvas)
        return sheet

    def _paint_sheet(
        self, canvas: Canvas, zoom: float, plain: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """Return the board with all that is on it at a scale, out of the `plain` one."""
        sheet, scale = plain(), canvas.k * zoom
        if zoom != self.camera.closest:
            sheet = pygame.transform.smoothscale(sheet, _blank(scale).get_size())
        with _aimed(canvas, sheet):
            self.paint_details(canvas, zoom)
        return sheet.subsurface([round(length * scale) for length in self.camera.board]).copy()

    def _sharp_scale(self, sight: Sight) -> float:
        """Return the scale from which nothing has to be made larger."""
        return self.camera.whole.zoom if sight.zoom == self.camera.whole.zoom else self.camera.closest

    def _nearest_scale(self, sight: Sight) -> float:
        """Return the scale that differs least."""
        camera = self.camera
        is_near = sight.zoom**2 > camera.whole.zoom * camera.closest
        return camera.closest if is_near else camera.whole.zoom

    def _look(self, canvas: Canvas, sight: Sight, size: tuple[int, int]) -> pygame.Surface:
        """Return what is seen of the board, in pixels of the window."""
        camera = self.camera
        zoom = self._nearest_scale(sight) if camera.moving else self._sharp_scale(sight)
        sheet, area, scale = self._sheets[zoom], camera.area(sight), canvas.k * zoom
        wide, high = size if zoom == sight.zoom else (round(area.w * scale), round(area.h * scale))
        wide, high = min(wide, sheet.get_width()), min(high, sheet.get_height())
        left = round((area.left - camera.board.left) * scale)
        top = round((area.top - camera.board.top) * scale)
        left = min(max(0, left), sheet.get_width() - wide)
        top = min(max(0, top), sheet.get_height() - high)
        part = sheet.subsurface((left, top, wide, high))
        if part.get_size() == size:
            self._scaled = None
            return part
        if self._scaled is None or self._scaled.get_size() != size:
            self._scaled = pygame.Surface(size).convert()
        pygame.transform.smoothscale(part, size, self._scaled)
        return self._scaled.subsurface(self._scaled.get_rect())  # another surface, which is drawn anew


def looks_of(canvas: Canvas) -> tuple[object, ...]:
    """Return all of a window that the picture of a board depends on."""
    return canvas.size, language(), canvas.lettering.key


@contextmanager
def _aimed(canvas: Canvas, sheet: pygame.Surface) -> Iterator[None]:
    """Draw on a sheet instead of the window, for as long as the context lasts."""
    window = canvas.shown
    canvas.aim(sheet)
    try:
        yield
    finally:
        canvas.aim(window)


def _around(whole: pygame.Surface, hole: pygame.Rect) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Return what a picture has around a hole, each part with its place."""
    area, beside = whole.get_rect(), pygame.Rect(0, hole.top, hole.left, hole.h)
    above = pygame.Rect(0, 0, area.w, hole.top), pygame.Rect(0, hole.bottom, area.w, area.h - hole.bottom)
    right = pygame.Rect(hole.right, hole.top, area.w - hole.right, hole.h)
    for part in (*above, beside, right):
        if part.clip(area):
            yield whole.subsurface(part.clip(area)).copy(), part.topleft


def _blank(scale: float) -> pygame.Surface:
    """Return an empty surface of so many pixels for each design pixel."""
    return pygame.Surface((round(WIDTH * scale), round(HEIGHT * scale))).convert()


def shine(canvas: Canvas, light: Daylight) -> None:
    """Multiply everything painted so far by the light of the day."""
    glow = pygame.transform.smoothscale(small_glow(light), canvas.size)
    canvas.surface.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=4)
def small_glow(light: Daylight) -> pygame.Surface:
    """Return the light as a small surface: scaled up to the window, a picture is multiplied by it."""
    wide, high = GRID
    small = pygame.Surface(GRID)
    for x in range(wide):
        for y in range(high):
            across = x / (wide - 1) * WIDTH - light.middle[0]
            down = (y / (high - 1) * HEIGHT - light.middle[1]) * 1.25
            share = 2.718281828 ** -(((across**2 + down**2) ** 0.5 / light.reach) ** light.fall)
            mixed = [round(o + (i - o) * share) for i, o in zip(light.inner, light.outer, strict=True)]
            small.set_at((x, y), mixed)
    return small


def dusk(canvas: Canvas, top: float, right: float) -> None:
    """Darken the window left of `right` and below `top`, the deeper the nearer to its foot."""
    window = canvas.window
    veil = pygame.Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        veil.set_at((0, y), (*NIGHT, round(255 * DARKEST * (y / 63) ** 1.2)))
    area = canvas.to_pixels((window.left, top, right - window.left, window.bottom - top))
    canvas.surface.blit(pygame.transform.smoothscale(veil, area.size), area)


def lay_planks(canvas: Canvas) -> None:
    """Paint the wood of the table, around a board that does not fill the window."""
    plank = canvas.art.picture("ui/table_wood", round(PLANK * canvas.k))
    width, height = canvas.size
    for x in range(0, width, plank.get_width()):
        for y in range(0, height, plank.get_height()):
            canvas.surface.blit(plank, (x, y))
