"""The room: table and cloth behind everything, and the light of the one candle over what lies on them.

Both are made once for each window size. The light is laid over the pieces, before anything that floats.
"""

from __future__ import annotations

from functools import cache, partial
from math import exp, hypot

import pygame

from scenes.skins.toruro.layout import CANDLE, CANDLE_WIDTH, EXPOSED, FLAME
from scenes.stage.board_picture import dusk
from scenes.ui.anim import Cue, Pause, advance_cue, start_cue
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Glimmer
from scenes.ui.theme import HEIGHT, WIDTH, Colour, rgb
from scenes.ui.time_limit import LIMIT

INNER, OUTER = rgb("#FFF6E0"), rgb("#483442")
MIDDLE, REACH, POWER = (520.0, 300.0), 620.0, 1.9
SPOTS = (
    (1010, 470, 190, 0.8),
    (1120, 210, 300, 0.95),
    (588, 640, 330, 0.9),
    (150, 640, 220, 0.8),
    (*EXPOSED, 150, 1.0),
)
"""x, y, reach and strength of what lies in a light of its own: candle, slate, hand, own plate, trumps."""
GLOWS = ((460.0, 190), (150.0, 150))
"""Width and strength of the light around the flame."""
FLAMES, FLICKER = 4, 0.14
"""The shapes of the flame, and the seconds that each is seen while something moves."""
WICK = (FLAME[0] - 22, FLAME[1] - 40, 44.0, 56.0)
"""Where the flame is, whatever its shape."""
BARE = {"left": 94.0, "right": 190.0, "foot": 130.0}
"""How much of the picture's edges is bare planks, and can be shown again where the window is larger."""


class Room:
    """Draws the table, and the light on it."""

    def __init__(self) -> None:
        self._table: pygame.Surface | None = None
        self._light: pygame.Surface | None = None
        self._flame = 0

    def lit(self, cue: Cue) -> Cue:
        """The same cue, while the flame changes its shape."""
        left = 0.0
        pause = start_cue(cue)
        while pause is not Pause.OVER:
            seconds = yield pause
            left -= seconds
            if left <= 0:
                left, self._flame = FLICKER, (self._flame + 1) % FLAMES
            pause = advance_cue(cue, seconds)

    def glimmer(self) -> Glimmer:
        """Change the shape of the flame; return where it is drawn anew."""
        self._flame = (self._flame + 1) % FLAMES
        return Glimmer(WICK, str(self._flame))

    def draw(self, canvas: Canvas) -> None:
        """Draw the table over the whole window."""
        if self._table is None or self._table.get_size() != canvas.size:
            with LIMIT.until(None):
                whole = pygame.Rect((0, 0), canvas.size)
                self._table = canvas.paint_aside(whole, partial(_lay, canvas), opaque=True)
                self._light = _light(canvas)
        canvas.blit_at_pixel(self._table, (0, 0))

    def shine(self, canvas: Canvas) -> None:
        """Let the candle shine on everything that was drawn so far."""
        if self._light is not None:
            canvas.blit_at_pixel(self._light, (0, 0), pygame.BLEND_RGB_MULT)
        for width, strength in GLOWS:
            canvas.picture("ui/glow", *FLAME, width, anchor="center", alpha=strength)
        canvas.picture("ui/candle", *CANDLE, CANDLE_WIDTH, anchor="center")
        flame = f"ui/flame_{self._flame + 1}"
        canvas.picture(flame, FLAME[0], FLAME[1] - 10, 36, anchor="center")


def _lay(canvas: Canvas) -> None:
    """Draw the table over all of the window, and the dusk at its right."""
    whole = canvas.to_pixels((0, 0, WIDTH, HEIGHT))
    table = canvas.art.picture("toruro/table", whole.w, whole.h, keep=False)
    canvas.blit_at_pixel(table, whole.topleft)
    _beyond(canvas.surface, table, whole, canvas.k)
    dusk(canvas, 600, canvas.window.right)


def _beyond(picture: pygame.Surface, table: pygame.Surface, whole: pygame.Rect, k: float) -> None:
    """Continue the planks to the edges of the window, in mirrored strips."""
    left, right, foot = (round(BARE[name] * k) for name in ("left", "right", "foot"))
    west = pygame.transform.flip(table.subsurface((0, 0, left, whole.h)), True, False)
    east = pygame.transform.flip(table.subsurface((whole.w - right, 0, right, whole.h)), True, False)
    for x in range(whole.left - left, -left, -left):
        picture.blit(west, (x, whole.top))
    for x in range(whole.right, picture.get_width(), right):
        picture.blit(east, (x, whole.top))
    planks = pygame.transform.flip(table.subsurface((0, whole.h - foot, whole.w, foot)), False, True)
    for y in (*range(whole.top - foot, -foot, -foot), *range(whole.bottom, picture.get_height(), foot)):
        picture.blit(planks, (whole.left, y))


def _light(canvas: Canvas) -> pygame.Surface:
    """The surface that the picture is multiplied with: brightest over the cloth, dark toward the walls."""
    window = canvas.window
    small = _grid(window.left, window.top, window.w, window.h)
    return pygame.transform.smoothscale(small, canvas.size)


@cache
def _grid(left: float, top: float, width: float, height: float) -> pygame.Surface:
    """The light in so much of the design space, coarsely; it is the same for all windows of one shape."""
    wide, high = 96, 54
    small = pygame.Surface((wide, high))
    for x in range(wide):
        for y in range(high):
            small.set_at((x, y), _lit(left + width * x / (wide - 1), top + height * y / (high - 1)))
    return small


def _lit(x: float, y: float) -> Colour:
    """Return the light at one point of the design space."""
    shares = [
        strength * exp(-((hypot(x - at, (y - down) * 1.25) / reach) ** POWER))
        for at, down, reach, strength in ((*MIDDLE, REACH, 1.0), *SPOTS)
    ]
    red, green, blue = (round(o + (i - o) * max(shares)) for i, o in zip(INNER, OUTER, strict=True))
    return red, green, blue
