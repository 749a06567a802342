"""A small picture of a hand of the day to share: its poster, both results, and the game in a line."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pygame

from game.core.errors import UserError
from game.storage.pictures import keep_picture
from game.translation import tr
from scenes.menus.game_line import spaced
from scenes.menus.menu import WALL
from scenes.menus.posters import SHAPE, Poster
from scenes.services import SkinInfo
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Label, Panel, Widget

SIZE = 960, 540
LEFT, TOP, POSTER, BESIDE, WIDE = 60.0, 70.0, 380.0, 500.0, 700.0
"""Where the poster lies, how wide it is, and where what is said beside it lies."""

Compare = Callable[[Canvas, tuple[float, float], float], Widget | None]
"""Returns both results side by side from there on, in that width."""


def share_picture(
    screen: Canvas, game: str, info: SkinInfo, verdict: str, facts: str, compare: Compare, line: str
) -> str:
    """Keep a picture of a hand; return in a sentence where it is, or why there is none."""
    surface = pygame.Surface(SIZE)
    with screen.lettering.at_most(1.0):
        canvas = Canvas(surface, screen.art, screen.lettering)
        surface.blit(canvas.art.cover(WALL, SIZE), (0, 0))
        paper = Panel((BESIDE - 36, 40, WIDE + 72, theme.HEIGHT - 80), "paper", theme.LIFTED)
        shown: list[Widget] = [paper, Poster((LEFT, TOP, POSTER, POSTER * SHAPE), info)]
        shown.append(Label.measured(canvas, (BESIDE, 72), WIDE, "Sobremesa", "heading", theme.SEPIA))
        for words, style, colour in ((verdict, "title", theme.ALMAGRE_DK), (facts, "lead", theme.INK)):
            at = BESIDE, shown[-1].rect.bottom + 2
            shown.append(Label.measured(canvas, at, WIDE, words, style, colour))
        both = compare(canvas, (BESIDE, shown[-1].rect.bottom + 14), WIDE)
        letters = spaced(line)
        high = canvas.measure(letters, "key", WIDE)[1]
        foot = Label((BESIDE, theme.HEIGHT - 74 - high, WIDE, high), letters, "key", theme.INK_2)
        for widget in (*shown, foot, *([both] if both is not None else [])):
            widget.draw(canvas)
    file = BytesIO()
    pygame.image.save(surface, file, "picture.png")
    try:
        return tr("The picture is {path}.", path=keep_picture(game, file.getvalue()))
    except UserError as fault:
        return tr(fault.text, **fault.values)
