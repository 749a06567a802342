"""Posters: the picture of a game with its name on it, as it hangs on the wall."""

from __future__ import annotations

from game.translation import language
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.widgets import Widget

SHAPE = 420 / 297
"""Height of a poster to its width."""
ASKEW, SLACK = -2.5, 0.92
"""How many degrees a poster on a page hangs askew, and so how much of its room it fills."""


def pictures(game: str) -> tuple[str, str]:
    """The poster of a game, and its name to be laid over it; proper names are the same everywhere."""
    poster = f"title/poster_{game}"
    return poster, f"{poster}_title_{language()}" if game == "bulls" else f"{poster}_title"


def draw_poster(
    canvas: Canvas, game: str, centre: tuple[float, float], width: float, angle: float, alpha: int = 255
) -> None:
    """Draw a poster, its name, and the nail that it hangs on."""
    poster, lettering = pictures(game)
    canvas.picture(poster, *centre, width, anchor="center", angle=angle, alpha=alpha, shadow=theme.POSTER)
    canvas.picture(lettering, *centre, width, anchor="center", angle=angle, alpha=alpha)
    top = centre[1] - width * SHAPE / 2
    canvas.picture("title/pin", centre[0], top + 4, 26, anchor="center", alpha=alpha)


class Poster(Widget):
    """The poster of a game on a page, as large as its rectangle has room for."""

    def __init__(self, rect: Area, game: str) -> None:
        super().__init__(rect)
        self.game = game

    def draw(self, canvas: Canvas) -> None:
        width = SLACK * min(self.rect.w, self.rect.h / SHAPE)
        draw_poster(canvas, self.game, self.rect.center, width, ASKEW)
