"""Posters: the picture of a game with its name on it, as it hangs on the wall."""

from __future__ import annotations

from game.words import language
from scenes.ui import theme
from scenes.ui.canvas import Canvas

SHAPE = 420 / 297
"""Height of a poster to its width."""


def lettering(game: str) -> str:
    """The picture of a game's name, to be laid over its poster; proper names are the same everywhere."""
    return f"title/poster_{game}_title" + (f"_{language()}" if game == "bulls" else "")


def draw_poster(
    canvas: Canvas, game: str, centre: tuple[float, float], width: float, angle: float, alpha: int = 255
) -> None:
    """Draw a poster, its name, and the nail that it hangs on."""
    poster = f"title/poster_{game}"
    canvas.picture(poster, *centre, width, anchor="center", angle=angle, alpha=alpha, shadow=theme.POSTER)
    canvas.picture(lettering(game), *centre, width, anchor="center", angle=angle, alpha=alpha)
    top = centre[1] - width * SHAPE / 2
    canvas.picture("title/pin", centre[0], top + 4, 26, anchor="center", alpha=alpha)
