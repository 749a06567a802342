"""What all menu scenes share: a backdrop, a page of widgets, the hints, and Escape as one level up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.translation import tr
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Input, Key
from scenes.ui.key_bar import Hint, draw_hints
from scenes.ui.page import Page
from scenes.ui.scene import Pop, Transition
from scenes.ui.widget_scene import WidgetScene
from scenes.ui.widgets import Button, Label, Panel, Press, Widget

WALL = "title/wall"
DUSK, VEIL = 110, 150
"""Height of the darkness at the foot, where the hints stand, and how dark a scene under another one is."""
FOOT = 44
"""Height of the strip at the bottom that belongs to the hints, at text size 100 %."""


class Choice(NamedTuple):
    """A button of a small menu: its key, its words, what it does, and its kind."""

    key: str
    words: str
    press: Press
    kind: str = "paper"


class MenuScene(WidgetScene):
    """A scene made of widgets, on the wall or on another picture. Subclasses say which, in `widgets`."""

    music: tuple[str, ...] | None = ("title",)
    backdrop = WALL
    """The picture behind the widgets."""
    first = ""
    """The key of the widget that has the focus to begin with."""

    def __init__(self, services: Services) -> None:
        super().__init__(Page(click=services.sound.play))
        self.services = services

    @property
    def listens(self) -> bool:
        """Somebody writes."""
        return any(widget.editing for widget in self.page.all())

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        """Everything on the page, laid out for this canvas."""
        raise NotImplementedError

    def hints(self) -> Sequence[Hint]:
        """The keys that matter now."""
        return [(Act.OK, tr("Choose")), (Act.BACK, tr("Back"))]

    def back(self) -> Transition | None:
        """What Escape does."""
        return Pop()

    def relayout(self) -> None:
        """Lay the page out anew, because something on it appeared or went."""
        self.layout(self.services.canvas)

    def layout(self, canvas: Canvas) -> None:
        self.page.set_widgets(self.widgets(canvas), first=self.first)
        self.dirty = True

    def handle(self, item: Input) -> Transition | None:
        outcome = super().handle(item)
        if outcome is None and isinstance(item, Key) and item.down and not item.repeat:
            return self.key(item)
        return outcome

    def key(self, item: Key) -> Transition | None:
        """Use a key that no widget wanted."""
        return self.back() if item.act is Act.BACK else None

    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        self.page.draw(canvas)
        draw_hints(
            canvas, self.hints(), self.services.device, self.services.bindings,
            right=canvas.window.right - 28, bottom=canvas.window.bottom - 10,
        )  # fmt: skip

    def draw_backdrop(self, canvas: Canvas) -> None:
        """Draw what lies behind the widgets: the picture, or a veil over the scene below."""
        if self.overlay:
            canvas.fill(canvas.window, theme.NIGHT, VEIL)
        else:
            draw_cover(canvas, self.backdrop)
        draw_dusk(canvas)


def draw_cover(canvas: Canvas, name: str) -> None:
    """Cover the whole window with a picture."""
    canvas.surface.blit(cover(canvas, name), (0, 0))


def cover(canvas: Canvas, name: str) -> pygame.Surface:
    """The picture as large as the whole window, cut where its proportions differ."""
    return canvas.art.cover(name, canvas.surface.get_size())


def draw_dusk(canvas: Canvas) -> None:
    """Darken the foot of the window, where the hints stand."""
    height = round(DUSK * canvas.k)
    width = canvas.surface.get_width()
    veil = canvas.art.cached(("dusk", width, height), lambda: _dusk(width, height))
    canvas.surface.blit(veil, (0, canvas.surface.get_height() - height))


def _dusk(width: int, height: int) -> pygame.Surface:
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        column.set_at((0, y), (*theme.NIGHT, round(190 * (y / height) ** 0.8)))
    return pygame.transform.scale(column, (width, height))


def heading(canvas: Canvas, text: str) -> Widget:
    """The title of a menu, in the middle of the top."""
    height = canvas.measure(text, "poster", 1200)[1]
    return Label(
        (40, 24, 1200, height), text, "poster", theme.OCHRE_LT, anchor="center top", shade=theme.NIGHT
    )


def foot(canvas: Canvas) -> float:
    """The y below which only the hints lie."""
    return theme.HEIGHT - max(FOOT, canvas.measure("A", "key")[1] + 26)


def stacked(canvas: Canvas, words: str, rows: Sequence[Choice]) -> list[Widget]:
    """A small menu: a paper in the middle with a heading, and buttons of one width below it."""
    sizes = [Button.size(canvas, row.words) for row in rows]
    wide, title = canvas.measure(words, "poster")
    width = max(300.0, wide, *(width for width, _ in sizes))
    height = sizes[0][1]
    paper = pygame.FRect(0, 0, width + 100, title + len(rows) * (height + 8) + 84)
    paper.center = (theme.WIDTH / 2, theme.HEIGHT / 2)
    y = paper.top + 36
    made: list[Widget] = [
        Panel(paper, "paper", theme.LIFTED),
        Label((paper.left, y, paper.w, title), words, "poster", theme.ALMAGRE_DK, anchor="center top"),
    ]
    y += title + 12
    for row in rows:
        place = (paper.left + 50, y, width, height)
        made.append(Button(place, row.words, row.press, kind=row.kind, key=row.key))
        y += height + 8
    return made
