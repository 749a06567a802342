"""A small paper over a menu that asks for one line of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.translation import tr
from scenes.menus.menu import MenuChoice, MenuScene, back_choice, edge_buttons
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.field import TextField
from scenes.ui.scene import Pop
from scenes.ui.widgets import Button, Label, Panel, Widget


class WordsScene(MenuScene):
    """Asks for words under a `title` and a sentence `about` them; `done` is called with what was typed."""

    overlay = True
    music = None
    first = "name"

    def __init__(
        self,
        services: Services,
        title: str,
        about: str,
        words: str,
        *,
        longest: int,
        done: Callable[[str], None],
        suggestions: Sequence[str] = (),
    ) -> None:
        super().__init__(services)
        self._title, self._about, self._words, self._longest = title, about, words, longest
        self._done, self._suggestions = done, suggestions

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        wide = min(1100.0, 620 * canvas.lettering.factor**0.5)
        left, top = theme.WIDTH / 2 - wide / 2, 180.0
        title = Label.measured(canvas, (left, top), wide, self._title, "title", theme.ALMAGRE_DK)
        at = left, title.rect.bottom + 4
        note = Label.measured(canvas, at, wide, self._about, "body", theme.SEPIA)
        high = max(theme.TARGET, canvas.measure("A", "strong")[1] + 20)
        field = TextField((left, note.rect.bottom + 12, wide, high), self._words, self._write,
                          longest=self._longest, suggestions=self._suggestions,
                          key="name", tip=tr("Name"))  # fmt: skip
        foot = pygame.FRect(left, field.rect.bottom + 20, wide, Button.size(canvas, tr("Done"))[1])
        done = MenuChoice("done", tr("Done"), partial(Pop, lambda: self._done(self._words)), "primary")
        buttons = edge_buttons(canvas, foot, [back_choice()], [done])
        paper = pygame.FRect(left - 50, top - 40, wide + 100, foot.bottom - top + 84)
        return [Panel(paper, "paper", theme.LIFTED), title, note, field, *buttons]

    def _write(self, text: str) -> None:
        self._words = text
