"""A picture of a table to keep or to send: with the title of its game, the date, and the game in a line."""

from __future__ import annotations

from io import BytesIO

import pygame

from game.core.errors import UserError
from game.storage.pictures import keep_picture
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Canvas

MARGIN, GROUP = 16.0, 10
"""The room around the words, and how many letters of a line stand together."""


def take_picture(table: Canvas, game: str, title: str, line: str) -> str:
    """Keep a picture of what `table` shows; return in a sentence where it is, or why there is none."""
    try:
        return tr("The picture is {path}.", path=keep_picture(game, _png(table, title, line)))
    except UserError as fault:
        return tr(fault.text, **fault.values)


def _png(table: Canvas, title: str, line: str) -> bytes:
    """Return what `table` shows as a PNG file, with a foot on which `title` and the `line` are printed."""
    shown = table.shown
    width, height = shown.get_size()
    words = " ".join(line[start : start + GROUP] for start in range(0, len(line), GROUP))
    room = table.window.w - 2 * MARGIN
    with table.lettering.at_most(1.0):
        tall = table.measure(title, "strong", room)[1] + MARGIN
        if words:
            tall += table.measure(words, "key", room)[1]
        foot = round(tall * table.k)
        page = pygame.Surface((width, height + foot))
        page.fill(theme.PAPER)
        page.blit(shown, (0, 0))
        canvas = Canvas(pygame.Surface((width, foot)), table.art, table.lettering)
        canvas.k, canvas.origin = table.k, (0.0, 0.0)
        canvas.surface.fill(theme.PAPER)
        below = canvas.text(title, MARGIN, MARGIN / 2, "strong", theme.ALMAGRE_DK, width=room).bottom
        if words:
            canvas.text(words, MARGIN, below, "key", theme.INK_2, width=room)
        page.blit(canvas.shown, (0, height))
    file = BytesIO()
    pygame.image.save(page, file, "picture.png")
    return file.getvalue()
