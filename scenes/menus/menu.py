"""What all menu scenes share: a backdrop, a page of widgets, key hints, and Escape as one level up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.translation import tr
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.dialog import WidgetScene
from scenes.ui.input import Act, Input, Key
from scenes.ui.keymap import Hint, draw_hints
from scenes.ui.page import Page
from scenes.ui.scene import Pop, Transition
from scenes.ui.widgets import Button, Label, Panel, Press, Widget

WALL = "title/wall"
DUSK, VEIL = 110, 150
"""Height of the dark strip at the foot, and opacity of the dark over the scene below."""
FOOT = 44
"""Height of the room for key hints at the foot, at text size 100 %."""
WIDEST = 1240.0
"""A line of buttons that is wider is broken into two."""


class MenuChoice(NamedTuple):
    """A button of a menu: its key, its words, what a press does, its kind and its tooltip."""

    key: str
    words: str
    press: Press
    kind: str = "paper"
    tip: str = ""


class MenuScene(WidgetScene):
    """A scene of widgets on the wall or another picture; subclasses make the widgets."""

    music: tuple[str, ...] | None = ("title",)
    backdrop = WALL
    """The picture behind the widgets."""
    first = ""
    """The key of the widget that has the focus at first."""

    def __init__(self, services: Services) -> None:
        super().__init__(Page(click=services.sound.play))
        self.services = services

    @property
    def listens(self) -> bool:
        """True while text is typed."""
        return any(widget.editing for widget in self.page.all())

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        """All widgets of the page, laid out for this canvas."""
        raise NotImplementedError

    def hints(self) -> Sequence[Hint]:
        """The key hints at the foot."""
        return [(Act.OK, tr("Choose")), (Act.BACK, tr("Back"))]

    def back(self) -> Transition | None:
        """Do what Escape does; return where it leads."""
        return Pop()

    def relayout(self) -> None:
        """Lay the page out again, because something on it has changed."""
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
        """Use a key that no widget has used; return where it leads, None if it was not used."""
        return self.back() if item.act is Act.BACK else None

    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        self.page.draw(canvas)
        draw_hints(
            canvas, self.hints(), self.services.device, self.services.bindings,
            right=canvas.window.right - 28, bottom=canvas.window.bottom - 10,
        )  # fmt: skip

    def draw_backdrop(self, canvas: Canvas) -> None:
        """Draw what lies behind the widgets: the picture, or darkness over the scene below."""
        if self.overlay:
            canvas.fill(canvas.window, theme.NIGHT, VEIL)
        else:
            draw_cover(canvas, self.backdrop)
        draw_dusk(canvas)


def draw_cover(canvas: Canvas, name: str) -> None:
    """Draw a picture over the whole window."""
    canvas.surface.blit(cover(canvas, name), (0, 0))


def cover(canvas: Canvas, name: str) -> pygame.Surface:
    """The picture scaled to cover the whole window, cut where its proportions differ."""
    return canvas.art.cover(name, canvas.surface.get_size())


def draw_dusk(canvas: Canvas) -> None:
    """Darken the foot of the window, behind the key hints."""
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
    """The title of a menu, centred at the top."""
    return Label.measured(
        canvas, (40, 24), 1200, text, "poster", theme.OCHRE_LT, anchor="center top", shade=theme.NIGHT
    )


def paper_below(canvas: Canvas, title: Widget, margin: float = 50) -> Panel:
    """A paper from the title of a menu down to the key hints, with a margin at both sides."""
    top = title.rect.bottom + 10
    return Panel((margin, top, theme.WIDTH - 2 * margin, foot(canvas) - top - 6), "paper", theme.LIFTED)


def foot(canvas: Canvas) -> float:
    """The y below which only key hints lie."""
    return theme.HEIGHT - max(FOOT, canvas.measure("A", "key")[1] + 26)


def button_lines(
    canvas: Canvas, rows: Sequence[MenuChoice], gap: float, style: str = "button"
) -> list[Button]:
    """Buttons at the foot in one centred line, or in two if one would be too wide."""
    sizes = [Button.size(canvas, row.words, style) for row in rows]
    parts = [slice(0, None)] if line_width(sizes, gap) <= WIDEST else [slice(0, 3), slice(3, None)]
    height = max(height for _, height in sizes)
    y = foot(canvas) - len(parts) * (height + 4)
    made = []
    for part in parts:
        x = theme.WIDTH / 2 - line_width(sizes[part], gap) / 2
        for row, (width, _) in zip(rows[part], sizes[part], strict=True):
            area = x, y, width, height
            made.append(
                Button(area, row.words, row.press, kind=row.kind, style=style, key=row.key, tip=row.tip)
            )
            x += width + gap
        y += height + 4
    return made


def line_width(sizes: Sequence[tuple[float, float]], gap: float) -> float:
    """Width of things of those sizes side by side."""
    return sum(width for width, _ in sizes) + gap * (len(sizes) - 1)


def stacked(canvas: Canvas, words: str, rows: Sequence[MenuChoice]) -> list[Widget]:
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
