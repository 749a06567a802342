"""Dialogs: a question or a message on paper, with a button for each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.field import TextField
from scenes.ui.input import Act, Cursor, Input, Key
from scenes.ui.page import Page
from scenes.ui.scene import Pop, Remark, Scene, Transition
from scenes.ui.widgets import Button, Label, Panel, Scroll, Widget

ROOM = 1060.0
"""The widest line of buttons."""


class Pool(NamedTuple):
    """Widgets of one kind, among which a switch chooses; without a name their own say what they are."""

    name: str
    widgets: Sequence[Widget]


class WidgetScene(Scene):
    """A scene whose widgets lie on a `page`."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    @property
    def cursor(self) -> Cursor:
        return self.page.cursor

    def remarks(self) -> Sequence[Remark]:
        return self.page.remarks()

    def voice_target(self, by_keys: bool) -> Widget | None:
        return self.page.voice_target(by_keys)

    def pools(self) -> Sequence[Pool]:
        """What a switch chooses among now: what lies in scrolls, and what lies beside them.

        Nobody writes with one switch, so that fields for texts are left out.
        """
        reachable = [widget for widget in self.page.ring.reachable() if not isinstance(widget, TextField)]
        scrolls = [widget for widget in self.page.widgets if isinstance(widget, Scroll)]
        within = {id(child) for scroll in scrolls for child in scroll.children}
        inner = [widget for widget in reachable if id(widget) in within]
        return [Pool("", inner), Pool("", [widget for widget in reachable if id(widget) not in within])]

    def offer(self, key: str) -> None:
        """Lead the focus where a switch wants it."""
        self.page.lead_to(self.page.find(key))

    def handle(self, item: Input) -> Transition | None:
        outcome = self.page.handle(item)
        self.dirty = self.dirty or self.page.dirty
        return outcome

    def update(self, dt: float) -> Transition | None:
        self.page.update(dt)
        self.dirty = self.dirty or self.page.dirty
        return None


Then = Callable[[], "Transition | None"]


class Answer(NamedTuple):
    """A button of a dialog: its words, its kind, and a function to call once the dialog is closed."""

    text: str
    kind: str = "paper"
    then: Then | None = None


class Dialog(WidgetScene):
    """Shown over the scene that pushed it. Escape gives the last answer; the first has the focus."""

    overlay = True

    def __init__(self, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(Page())
        self.title, self.text, self.answers = title, text, tuple(answers)

    def layout(self, canvas: Canvas) -> None:
        self.page.set_widgets(self._widgets(canvas), first="answer 0")

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.BACK and item.down:
            return Pop(self.answers[-1].then)
        return super().handle(item)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.window, theme.NIGHT, 150)
        self.page.draw(canvas)

    def _widgets(self, canvas: Canvas) -> list[Widget]:
        sizes = [Button.size(canvas, answer.text) for answer in self.answers]
        lines = _lines([width for width, _ in sizes])
        across = [sum(sizes[place][0] + 20 for place in line) - 20 for line in lines]
        width = min(1160.0, max(460.0, 380 * canvas.lettering.factor + 80, max(across) + 80))
        inner = width - 80
        title_height = canvas.measure(self.title, "title", inner)[1]
        text_height = canvas.measure(self.text, "body", inner - 16)[1]
        tall = max(height for _, height in sizes)
        foot = len(lines) * (tall + 8) - 8
        shown = min(text_height, 640 - title_height - foot - 100)
        panel = pygame.FRect(0, 0, width, title_height + shown + foot + 100)
        panel.center = (theme.WIDTH / 2, theme.HEIGHT / 2)
        top = panel.top + 30
        title = Label(
            (panel.left + 40, top, inner, title_height), self.title, "title", theme.INK, anchor="center top"
        )
        body_rect = pygame.FRect(panel.left + 40, top + title_height + 12, inner, shown)
        body: Widget = Label((*body_rect.topleft, inner - 16, text_height), self.text)
        if shown < text_height:
            body = Scroll(body_rect, [body])
        widgets = [Panel(panel, "paper", theme.LIFTED), title, body]
        y = panel.bottom - 30 - foot
        for line, wide in zip(lines, across, strict=True):
            x = panel.centerx - wide / 2
            for place in line:
                answer, (width, height) = self.answers[place], sizes[place]
                leave, key = partial(Pop, answer.then), f"answer {place}"
                widgets.append(Button((x, y, width, height), answer.text, leave, kind=answer.kind, key=key))
                x += width + 20
            y += tall + 8
        return widgets


def _lines(widths: Sequence[float]) -> list[list[int]]:
    """Buttons of those widths, by their places, in as few lines as have room for them."""
    lines: list[list[int]] = [[]]
    for place, width in enumerate(widths):
        if lines[-1] and sum(widths[other] + 20 for other in lines[-1]) + width > ROOM:
            lines.append([])
        lines[-1].append(place)
    return lines
