"""Posters of games, as they hang on the wall."""

from __future__ import annotations

import pygame

from game.translation import language, tr
from scenes.services import SkinInfo
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.widgets import Widget

SHAPE = 420 / 297
"""Height of a poster to its width."""
ASKEW, SLACK = -2.5, 0.92
"""Degrees by which a poster on a page is turned, and the share of its area that it then fills."""
MARGIN = 22.0
"""The room left free at each side of a name that hangs on a sheet of paper."""


def pictures(info: SkinInfo) -> tuple[str, ...]:
    """Return the poster of a game and the name to be laid over it; nothing if it has no poster."""
    return (info.poster, info.lettering.format(language=language())) if info.poster else ()


def draw_poster(
    canvas: Canvas, info: SkinInfo, centre: tuple[float, float], width: float, angle: float, alpha: int = 255
) -> None:
    """Draw a poster, its name, and the nail that it hangs on."""
    top = centre[1] - width * SHAPE / 2
    if info.poster:
        poster, lettering = pictures(info)
        canvas.picture(poster, *centre, width, anchor="center", angle=angle, alpha=alpha, shadow=theme.POSTER)
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


class Poster(Widget):
    """The poster of a game, as large as its area has room for."""

    def __init__(self, rect: Area, info: SkinInfo) -> None:
        super().__init__(rect)
        self.info = info

    def draw(self, canvas: Canvas) -> None:
        width = SLACK * min(self.rect.w, self.rect.h / SHAPE)
        draw_poster(canvas, self.info, self.rect.center, width, ASKEW)
