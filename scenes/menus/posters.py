"""The posters of the games: a picture, a name over it, a nail, and what lives on the picture.

What lives there is a strip of pieces of the same print, each looking otherwise; one of them is laid over the
poster, scaled and turned with it, so that no edge shows.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import NamedTuple

import pygame

from game.translation import language, tr
from scenes.services import Living, SkinInfo
from scenes.ui import theme
from scenes.ui.art import scaled
from scenes.ui.canvas import Area, Canvas
from scenes.ui.widgets import Button, Press, Widget, draw_focus_ring

WIDTH, HEIGHT = 297.0, 420.0
"""The size of a poster in the units of its own drawing."""
SHAPE = HEIGHT / WIDTH
"""Height of a poster to its width."""
ASKEW, SLACK = -2.5, 0.92
"""Degrees by which a poster on a page is turned, and the share of its area that it then fills."""
MARGIN = 22.0
"""The room left free at each side of a name that hangs on a sheet of paper."""
FOOT = 391.5
"""The y, in a poster's own units, of the middle of what is written below its name."""
LARGEST = 1.45
"""The text size beyond which that would reach the name above it."""
NOTE = 427.5
"""The y, in a poster's own units, of the foot of the slip that tells of a game under way."""
DROP = 40.0
"""Height above its place from which a poster comes when it is hung up."""
WINDOW, ROUNDING = (12.5, 12.5, 272.0, 298.0), 4.0
"""Where a poster has its picture, in its own units, and how round the corners of that are."""
STEP, EDGE = 373.0, 20.0
"""How far posters are apart while there is room for it, and how much of the wall its ends leave free."""


class Place(NamedTuple):
    """A place for a poster: its middle and its upper edge, how wide it is, and how many degrees it leans."""

    middle: float
    top: float
    width: float
    angle: float


FIRST, OTHERS = Place(0, 152, 318, 0), Place(0, 168, 292, 1)
"""The poster of the first game, and those of the others, which lean to either side in turn."""


def places(count: int) -> list[Place]:
    """Return the places of so many posters in one row, in the order of the games.

    The first game has the middle of three, the second hangs at its left, all others follow at its right.
    """
    step = min(STEP, (theme.WIDTH - 2 * EDGE) / count)
    middles = [theme.WIDTH / 2 + (place - (count - 1) / 2) * step for place in range(count)]
    middles[:2] = reversed(middles[:2])
    found = []
    for number, middle in enumerate(middles):
        like = OTHERS if number else FIRST
        lean = like.angle if number % 2 else -like.angle
        found.append(Place(middle, like.top, like.width * step / STEP, lean))
    return found


class Still(NamedTuple):
    """What a poster shows in the place of its print: a picture of which a `share` is seen over another.

    Both are turned as the poster is; without another one the print is seen below.
    """

    picture: pygame.Surface
    below: pygame.Surface | None
    share: float


def window_of(across: float) -> tuple[int, int]:
    """Return the pixels of the picture of a poster that is so many pixels wide."""
    return round(WINDOW[2] * across / WIDTH), round(WINDOW[3] * across / WIDTH)


def framed(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """Return what is to be laid over the picture of a poster, with its corners, turned as the poster is."""
    sheet = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    rounding = round(ROUNDING * picture.get_width() / WINDOW[2])
    pygame.draw.rect(sheet, theme.PAPER_HI, sheet.get_rect(), border_radius=rounding)
    sheet.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    return pygame.transform.rotozoom(sheet, angle, 1.0) if angle else sheet


def pictures(info: SkinInfo) -> tuple[str, ...]:
    """Return the poster of a game and the name to be laid over it; nothing if it has no poster."""
    return (info.poster, info.lettering.format(language=language())) if info.poster else ()


def as_printed(part: Living) -> int:
    """Return the look that every part of a poster was printed with."""
    return 0


def draw_poster(
    canvas: Canvas,
    info: SkinInfo,
    centre: tuple[float, float],
    width: float,
    angle: float,
    alpha: int = 255,
    look: Callable[[Living], int] = as_printed,
    still: Still | None = None,
) -> None:
    """Draw a poster, its name, and the nail that it hangs on; `look` gives how a living part looks now.

    If there is a `still`, that is its picture.
    """
    top = centre[1] - width * SHAPE / 2
    if info.poster:
        poster, lettering = pictures(info)
        canvas.picture(poster, *centre, width, anchor="center", angle=angle, alpha=alpha, shadow=theme.POSTER)
        for part in info.living:
            if alpha == 255 and look(part):
                _draw_look(canvas, poster, part, look(part), centre, width, angle)
        if still is not None:
            draw_still(canvas, still, window_area(centre, width, angle))
        canvas.picture(lettering, *centre, width, anchor="center", angle=angle, alpha=alpha)
    elif alpha == 255:  # paper cannot be seen through
        sheet = pygame.FRect(centre[0] - width / 2, top, width, width * SHAPE)
        canvas.nine("ui/panel_paper", sheet, shadow=theme.POSTER)
        room = sheet.inflate(-2 * MARGIN, -2 * MARGIN)
        with canvas.lettering.at_most(1.0):
            canvas.text(
                tr(info.name), *centre, "title", theme.ALMAGRE_DK,
                anchor="center middle", width=room.w, box=room,
            )  # fmt: skip
    _draw_pin(canvas, centre[0], top, alpha)


def _draw_pin(canvas: Canvas, x: float, top: float, alpha: int = 255) -> None:
    """Draw the nail of a poster that has its upper edge there."""
    canvas.picture("title/pin", x, top + 4, 26, anchor="center", alpha=alpha)


def write_below(
    canvas: Canvas, words: str, centre: tuple[float, float], width: float, angle: float, alpha: int = 255
) -> None:
    """Write a line below the name of a poster, turned as the poster is."""
    scale = width / WIDTH
    with canvas.lettering.at_most(LARGEST):
        block = canvas.lettering.set(words, "strong", canvas.k * scale * 0.82)
        line = canvas.lettering.line(block.lines[0], "strong", theme.PAPER_HI, canvas.k * scale * 0.82)
    turned = canvas.art.cached(
        ("below", words, line.get_size(), angle), lambda: pygame.transform.rotozoom(line, angle, 1.0)
    )
    x, y = _turned(0.0, (FOOT - HEIGHT / 2) * scale, angle)
    wide, high = turned.get_width() / canvas.k, turned.get_height() / canvas.k
    canvas.blit(turned, centre[0] + x - wide / 2, centre[1] + y - high / 2, alpha)


def area_of(part: Living, centre: tuple[float, float], width: float, angle: float) -> pygame.FRect:
    """The area that lives on a poster which hangs there."""
    box = _bounds(part.area, width / WIDTH, angle)
    return box.move(centre[0], centre[1]).inflate(4, 4)


def window_area(centre: tuple[float, float], width: float, angle: float) -> pygame.FRect:
    """The area of the picture of a poster which hangs there."""
    return _bounds(WINDOW, width / WIDTH, angle).move(centre)


def draw_still(canvas: Canvas, still: Still, area: pygame.FRect) -> None:
    """Draw what a poster shows in the place of its print, in that area."""
    for picture, share in ((still.below, 1.0), (still.picture, still.share)):
        if picture is not None:
            wide, high = (side / canvas.k for side in picture.get_size())
            canvas.blit(picture, area.centerx - wide / 2, area.centery - high / 2, round(255 * share))


def _draw_look(
    canvas: Canvas,
    poster: str,
    part: Living,
    look: int,
    centre: tuple[float, float],
    width: float,
    angle: float,
) -> None:
    """Draw how a part of a poster looks now, over the poster that hangs there."""
    art, degrees, across = canvas.art, round(angle) % 360, round(width * canvas.k) or 1
    master = art.size(poster)
    size = across, round(across * master[1] / master[0])
    whole = art.picture(poster, *size, degrees).get_rect()
    corner = [
        at - round(side / 2) + (side - turned) // 2
        for at, side, turned in zip(canvas.to_pixel(*centre), size, whole.size, strict=True)
    ]
    bounds = _bounds(part.area, across / WIDTH, angle).move(whole.w / 2, whole.h / 2)
    box = pygame.Rect(*map(int, bounds.topleft), *(int(side) + 1 for side in bounds.size)).clip(whole)

    def cut() -> pygame.Surface:
        print_, strip = art.copy_of(poster), art.copy_of(part.picture)
        scale = master[0] / WIDTH
        left, top, wide, high = (round(side * scale) for side in part.area)
        print_.blit(strip, (left, top), (0, (look - 1) * high, wide, high))
        return scaled(print_, size, degrees).subsurface(box).copy()

    piece = art.cached(("look", part.picture, look, size, degrees), cut)
    canvas.blit_at_pixel(piece, (corner[0] + box.left, corner[1] + box.top))


def _bounds(area: tuple[float, float, float, float], scale: float, angle: float) -> pygame.FRect:
    """The bounds of a part of a poster, turned about the middle of that, which is the origin."""
    left, top, wide, high = area
    corners = [
        _turned((x - WIDTH / 2) * scale, (y - HEIGHT / 2) * scale, angle)
        for x in (left, left + wide)
        for y in (top, top + high)
    ]
    across, down = zip(*corners, strict=True)
    return pygame.FRect(min(across), min(down), max(across) - min(across), max(down) - min(down))


def _turned(x: float, y: float, angle: float) -> tuple[float, float]:
    """A point turned counter-clockwise about the origin by so many degrees."""
    turn = radians(angle)
    return x * cos(turn) + y * sin(turn), y * cos(turn) - x * sin(turn)


class Poster(Widget):
    """The poster of a game, as large as its area has room for."""

    def __init__(self, rect: Area, info: SkinInfo) -> None:
        super().__init__(rect)
        self.info = info

    def draw(self, canvas: Canvas) -> None:
        width = SLACK * min(self.rect.w, self.rect.h / SHAPE)
        draw_poster(canvas, self.info, self.rect.center, width, ASKEW)


class HungPoster(Button):
    """A poster that can be pressed; `hung` gives how far (0 to 1) it has been hung up.

    `facts` says how many play for how long, `about` how far a game of it has come that is under way; "" if
    there is none. `look` gives how a living part of it looks now, `still` what is shown
    in place of its print.
    """

    radius = 9.0

    def __init__(
        self,
        rect: Area,
        game: str,
        info: SkinInfo,
        angle: float,
        press: Press,
        hung: Callable[[], float],
        look: Callable[[Living], int],
        facts: str,
        about: str,
        still: Callable[[], Still | None] = lambda: None,
    ) -> None:
        super().__init__(rect, "", press, key=f"poster {game}", about=about)
        self.game, self.info, self.facts, self.angle = game, info, facts, angle
        self._hung, self._look, self._still = hung, look, still

    @property
    def label(self) -> str:
        return tr(self.info.name)

    @property
    def spoken_text(self) -> str:
        return f"{super().spoken_text}\n{self.facts}"

    @property
    def _lift(self) -> float:
        """How far it is lifted off the wall."""
        return 4 if (self.hovered or self.focused) and self.state != "down" else 0

    @property
    def _centre(self) -> tuple[float, float]:
        return self.rect.centerx, self.rect.centery - self._lift

    def area_of(self, part: Living) -> pygame.FRect:
        """The area of a living part of it."""
        return area_of(part, self._centre, self.rect.w, self.angle)

    @property
    def window_area(self) -> pygame.FRect:
        """The area of its picture."""
        return window_area(self._centre, self.rect.w, self.angle)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw what it shows in the place of its print, over what it has shown before."""
        if (still := self._still()) is not None:
            draw_still(canvas, still, self.window_area)
            _draw_pin(canvas, self.rect.centerx, self.rect.top - self._lift)

    def draw(self, canvas: Canvas) -> None:
        hung = self._hung()
        if hung <= 0:
            return
        lift, alpha = self._lift, round(255 * hung)
        middle = (self.rect.centerx, self.rect.centery - lift - DROP * (1 - hung))
        draw_poster(canvas, self.info, middle, self.rect.w, self.angle, alpha, self._look, self._still())
        if self.info.poster:
            write_below(canvas, self.facts, middle, self.rect.w, self.angle, alpha)
        if self.about and hung >= 1:
            self._draw_note(canvas)

    def note_area(self, canvas: Canvas) -> pygame.FRect:
        """The area of the slip of paper that says how far the game under way has come."""
        wide, high = canvas.measure(self.about, "strong", self.rect.w - 32)
        foot = self.rect.top - self._lift + NOTE * self.rect.w / WIDTH
        return pygame.FRect(self.rect.centerx - wide / 2 - 14, foot - high - 8, wide + 28, high + 8)

    def _draw_note(self, canvas: Canvas) -> None:
        slip = self.note_area(canvas)
        canvas.nine("ui/tip", slip, shadow=theme.RESTING)
        canvas.text(
            self.about, *slip.center, "strong", theme.INK,
            anchor="center middle", width=self.rect.w - 32, box=slip,
        )  # fmt: skip

    def draw_focus(self, canvas: Canvas) -> None:
        draw_focus_ring(canvas, self.rect.move(0, -4), self.radius)
