"""The posters of the games: a picture, a name over it, a nail, and what lives on the picture.

What lives there is a strip of pieces of the same print, each looking otherwise; one of them is laid over the
poster, scaled and turned with it, so that no edge shows.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

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
NOTE = 427.5
"""The y, in a poster's own units, of the foot of the slip that tells of a game under way."""
DROP = 40.0
"""Height above its place from which a poster comes when it is hung up."""


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
) -> None:
    """Draw a poster, its name, and the nail that it hangs on; `look` gives how a living part looks now."""
    top = centre[1] - width * SHAPE / 2
    if info.poster:
        poster, lettering = pictures(info)
        canvas.picture(poster, *centre, width, anchor="center", angle=angle, alpha=alpha, shadow=theme.POSTER)
        for part in info.living:
            if alpha == 255 and look(part):
                _draw_look(canvas, poster, part, look(part), centre, width, angle)
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
    canvas.picture("title/pin", centre[0], top + 4, 26, anchor="center", alpha=alpha)


def write_below(
    canvas: Canvas, words: str, centre: tuple[float, float], width: float, angle: float, alpha: int = 255
) -> None:
    """Write a line below the name of a poster, turned as the poster is."""
    scale = width / WIDTH
    with canvas.lettering.at_most(1.0):
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
    box = _bounds(part, width / WIDTH, angle)
    return box.move(centre[0], centre[1]).inflate(4, 4)


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
    bounds = _bounds(part, across / WIDTH, angle).move(whole.w / 2, whole.h / 2)
    box = pygame.Rect(*map(int, bounds.topleft), *(int(side) + 1 for side in bounds.size)).clip(whole)

    def cut() -> pygame.Surface:
        print_, strip = art.copy_of(poster), art.copy_of(part.picture)
        scale = master[0] / WIDTH
        left, top, wide, high = (round(side * scale) for side in part.area)
        print_.blit(strip, (left, top), (0, (look - 1) * high, wide, high))
        return scaled(print_, size, degrees).subsurface(box).copy()

    piece = art.cached(("look", part.picture, look, size, degrees), cut)
    canvas.blit_at_pixel(piece, (corner[0] + box.left, corner[1] + box.top))


def _bounds(part: Living, scale: float, angle: float) -> pygame.FRect:
    """The bounds of a part, turned about the middle of its poster, which is the origin."""
    left, top, wide, high = part.area
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
    there is none. `look` gives how a living part of it looks now.
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
    ) -> None:
        super().__init__(rect, "", press, key=f"poster {game}", about=about)
        self.info, self.facts, self._angle, self._hung, self._look = info, facts, angle, hung, look

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

    def area_of(self, part: Living) -> pygame.FRect:
        """The area of a living part of it."""
        return area_of(part, (self.rect.centerx, self.rect.centery - self._lift), self.rect.w, self._angle)

    def draw(self, canvas: Canvas) -> None:
        hung = self._hung()
        if hung <= 0:
            return
        lift, alpha = self._lift, round(255 * hung)
        middle = (self.rect.centerx, self.rect.centery - lift - DROP * (1 - hung))
        draw_poster(canvas, self.info, middle, self.rect.w, self._angle, alpha, self._look)
        if self.info.poster:
            write_below(canvas, self.facts, middle, self.rect.w, self._angle, alpha)
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
