"""What all menu scenes share: a backdrop, a page of widgets, key hints, and Escape as one level up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.errors import UserError
from game.storage.saves import Saved
from game.translation import tr
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.dialog import WidgetScene
from scenes.ui.input import Act, Input, Key
from scenes.ui.keymap import Hint, draw_hints
from scenes.ui.page import Page
from scenes.ui.scene import Pop, Push, Scene, Transition
from scenes.ui.widgets import Button, Label, Panel, Press, Scroll, Widget

WALL = "title/wall"
DUSK, VEIL = 110, 150
"""Height of the dark strip at the foot, and opacity of the dark over the scene below."""
FOOT = 44
"""Height of the room for key hints at the foot, at text size 100 %."""
WIDEST = 1240.0
"""A line of buttons that is wider is broken into two."""


class MenuChoice(NamedTuple):
    """A button of a menu: its key and words, what a press does, its kind and tooltip, and why it is off.

    `about` is a smaller line below the words; the button is wide enough for those of `room`, too.
    """

    key: str
    words: str
    press: Press
    kind: str = "paper"
    tip: str = ""
    off: str = ""
    about: str = ""
    room: Sequence[str] = ()

    def size(self, canvas: Canvas, style: str = "button") -> tuple[float, float]:
        """Width and height of the button."""
        sizes = [Button.size(canvas, self.words, style, about=about) for about in (self.about, *self.room)]
        return max(sizes)

    def button(self, area: Area, style: str = "button") -> Button:
        """The button in an area."""
        return Button(area, self.words, self.press, kind=self.kind, style=style, off=self.off,
                      key=self.key, tip=self.tip, about=self.about)  # fmt: skip


class MenuScene(WidgetScene):
    """A scene of widgets on the wall or another picture; subclasses make the widgets."""

    music: tuple[str, ...] | None = ("title",)
    backdrop = WALL
    """The picture behind the widgets."""
    shade = 0
    """Opacity of the dark over that picture; without it only the foot is darkened, behind the key hints."""
    first = ""
    """The key of the widget that has the focus at first."""
    message = ""
    """What became of the last thing that was done, on a page that shows it."""

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

    def attempt(self, act: Callable[[], object], done: str) -> None:
        """Do something; note as message that it is `done`, or why it could not be."""
        try:
            act()
            self.message = done
        except UserError as fault:
            self.message = tr(fault.text, **fault.values)

    def lead(self, make: Callable[[], Scene]) -> Transition | None:
        """Lead to the scene that `make` returns, or show why there is none."""
        try:
            return Push(make())
        except UserError as fault:
            self.message = tr(fault.text, **fault.values)
            self.relayout()
            return None

    def layout(self, canvas: Canvas) -> None:
        self.page.set_widgets(self.widgets(canvas), first=self.first)
        self.dirty = True

    def handle(self, item: Input) -> Transition | None:
        outcome = super().handle(item)
        if outcome is None and isinstance(item, Key) and item.down and not item.repeat:
            return self.key(item)
        return outcome

    def game_tabs(
        self, canvas: Canvas, x: float, y: float, current: str, open_game: Callable[[str], Transition | None]
    ) -> list[Button]:
        """A row of buttons from there on, one for each game, of which the current one is gold."""
        made = []
        for id, game in self.services.games.items():
            kind = "gold" if id == current else "paper"
            tab = MenuChoice(id, tr(game.meta.name), partial(open_game, id), kind)
            made.append(tab.button((x, y, *tab.size(canvas, "small button")), "small button"))
            x = made[-1].rect.right + 12
        return made

    def key(self, item: Key) -> Transition | None:
        """Use a key that no widget has used; return where it leads, None if it was not used."""
        return self.back() if item.act is Act.BACK else None

    def draw(self, canvas: Canvas) -> None:
        for part in self.parts(canvas):
            part()

    def parts(self, canvas: Canvas) -> Sequence[Callable[[], object]]:
        backdrop, hints = partial(self._draw_backdrop, canvas), partial(self._draw_hints, canvas)
        return [backdrop, *self.page.parts(canvas), hints]

    def _draw_hints(self, canvas: Canvas) -> None:
        if not self.is_covered:
            draw_hints(
                canvas, self.hints(), self.services.device, self.services.bindings,
                right=canvas.window.right - 28, bottom=canvas.window.bottom - 10, plate=self.overlay,
            )  # fmt: skip

    def _draw_backdrop(self, canvas: Canvas) -> None:
        """Draw what lies behind the widgets: the picture, or darkness over the scene below."""
        width, height = canvas.size
        if not self.overlay:
            canvas.surface.blit(canvas.art.backdrop(self.backdrop, (width, height)), (0, 0))
        canvas.fill(canvas.window, theme.NIGHT, VEIL if self.overlay else self.shade)
        if not self.shade:
            tall = round(DUSK * canvas.k)
            dusk = canvas.art.cached(("dusk", width, tall), lambda: _dusk(width, tall))
            canvas.surface.blit(dusk, (0, height - tall))


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
    canvas: Canvas, rows: Sequence[MenuChoice], *gaps: float, style: str = "button"
) -> list[Button]:
    """Buttons at the foot in one centred line, with the first gap that fits, or in two if none does."""
    sizes = [row.size(canvas, style) for row in rows]
    gap = next((gap for gap in gaps if line_width(sizes, gap) <= WIDEST), gaps[-1])
    parts = [slice(0, None)] if line_width(sizes, gap) <= WIDEST else [slice(0, 3), slice(3, None)]
    height = max(height for _, height in sizes)
    y = foot(canvas) - len(parts) * (height + 4)
    made = []
    for part in parts:
        x = theme.WIDTH / 2 - line_width(sizes[part], gap) / 2
        for row, (width, _) in zip(rows[part], sizes[part], strict=True):
            made.append(row.button((x, y, width, height), style))
            x += width + gap
        y += height + 4
    return made


def close_button(canvas: Canvas, right: float, bottom: float) -> Button:
    """The button that closes a sheet which lies over a table, with its lower right corner there."""
    width, height = Button.size(canvas, tr("Close"))
    return Button((right - width, bottom - height, width, height), tr("Close"), Pop, key="close")


def back_choice() -> MenuChoice:
    """The button that leads back to the scene below."""
    return MenuChoice("back", tr("Back"), Pop)


def done_choice() -> MenuChoice:
    """The button that leads back once a page of settings is as wished."""
    return MenuChoice("done", tr("Done"), Pop, "primary")


def edge_buttons(
    canvas: Canvas,
    area: pygame.FRect,
    left: Sequence[MenuChoice],
    right: Sequence[MenuChoice] = (),
    gap: float = 16,
) -> list[Button]:
    """Buttons at the lower edge of an area: some from its left edge on, others up to its right edge."""
    made = []
    for rows, flush in ((left, False), (right, True)):
        sizes = [Button.size(canvas, row.words) for row in rows]
        x = area.right - line_width(sizes, gap) if flush else area.left
        for row, (width, height) in zip(rows, sizes, strict=True):
            made.append(row.button((x, area.bottom - height, width, height)))
            x += width + gap
    return made


class PaperPage(NamedTuple):
    """A page of paper under a title, with buttons at its foot, and the area that is left for the rest."""

    title: Widget
    paper: Panel
    area: pygame.FRect
    buttons: Sequence[Button]

    def around(self, shown: Sequence[Widget]) -> list[Widget]:
        """All widgets of the page, where these can be scrolled within the area."""
        return [self.title, self.paper, Scroll(self.area, shown), *self.buttons]


def paper_page(canvas: Canvas, words: str, choices: Sequence[MenuChoice] = ()) -> PaperPage:
    """The page under a title, with a way back at the left and choices at the right."""
    title = heading(canvas, words)
    paper = paper_below(canvas, title)
    inner = paper.rect.inflate(-72, -52)
    buttons = edge_buttons(canvas, inner, [back_choice()], choices)
    area = pygame.FRect(inner.topleft, (inner.w, buttons[0].rect.top - 12 - inner.top))
    return PaperPage(title, paper, area, buttons)


def line_width(sizes: Sequence[tuple[float, float]], gap: float) -> float:
    """Width of things of those sizes side by side."""
    return sum(width for width, _ in sizes) + gap * (len(sizes) - 1)


def stacked(canvas: Canvas, words: str, rows: Sequence[MenuChoice]) -> list[Widget]:
    """A small menu: a paper in the middle with a heading, and buttons of one width below it."""
    wide, title = canvas.measure(words, "poster")
    for style, gap in (("button", 8), ("small button", 2)):  # many rows in large letters stand closer
        sizes = [Button.size(canvas, row.words, style) for row in rows]
        high = title + len(rows) * (sizes[0][1] + gap) + 84
        if high <= theme.HEIGHT:
            break
    width, height = max(300.0, wide, *(width for width, _ in sizes)), sizes[0][1]
    paper = pygame.FRect(0, 0, width + 100, high)
    paper.center = (theme.WIDTH / 2, theme.HEIGHT / 2)
    y = paper.top + 36
    made: list[Widget] = [
        Panel(paper, "paper", theme.LIFTED),
        Label((paper.left, y, paper.w, title), words, "poster", theme.ALMAGRE_DK, anchor="center top"),
    ]
    y += title + 12
    for row in rows:
        made.append(row.button((paper.left + 50, y, width, height), style))
        y += height + gap
    return made


def game_name(services: Services, saved: Saved) -> str:
    """The name of the game that was saved; its id, if it is not there."""
    game = saved.record.game
    return tr(services.skins[game].name) if game in services.skins else game


def time_and_turn(services: Services, saved: Saved) -> str:
    """How far a saved game has come and whose turn it is; "" if it does not say so, being an older one."""
    info, turn, rounds = services.skins.get(saved.record.game), saved.turn, saved.rounds
    if info is None or turn is None or rounds is None:
        return ""
    return tr("{time}, {name}'s turn", time=info.when(rounds), name=turn.name)
