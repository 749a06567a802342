"""The chronicle of a table as a page of lines, each of which leads to its rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.translation import tr
from scenes.menus.menu import MenuScene, close_button
from scenes.menus.rulebook import RulebookScene
from scenes.services import Services
from scenes.stage.skin import Line
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.keymap import Hint
from scenes.ui.scene import STAY, Pop, Push, Transition
from scenes.ui.widgets import Label, Panel, Press, Scroll, Widget

SHEET = pygame.FRect(190, 40, 900, 610)
GAP, EDGE = 16.0, 6.0
"""Between a line and the number of its rule, and beside both."""


class LogLine(Widget):
    """A line, with the number of its rule at its right."""

    def __init__(self, rect: Area, line: Line, number: str, press: Press, key: str) -> None:
        super().__init__(rect, key=key, focusable=True)
        self.walkable, self.legible = bool(line.rule), True
        self.line, self.number = line, number
        self.marked = False
        """This is the line that was asked for."""
        self._press, self._held = press, False

    @property
    def spoken_text(self) -> str:
        return f"{self.line.text}\n{self.number}" if self.number else self.line.text

    def draw(self, canvas: Canvas) -> None:
        if self.marked or (self.hovered and self.walkable):
            canvas.fill(self.rect, theme.OCHRE_LT, 90, 7)
        canvas.line(self.rect.bottomleft, self.rect.bottomright, theme.PAPER_DK)
        inner = self.rect.inflate(-2 * EDGE, 0)
        wide = canvas.measure(self.number, "caption")[0]
        style = "strong" if self.line.weight > 1 else "body"
        canvas.text(
            self.line.text, inner.left, inner.centery, style, theme.INK,
            anchor="left middle", width=inner.w - wide - GAP, box=inner,
        )  # fmt: skip
        canvas.text(
            self.number, inner.right, inner.centery, "caption", theme.COBALT_DK, anchor="right middle"
        )

    def pointer(self, item: Pointer) -> Transition | None:
        pressed = item.kind == "up" and self._held and self.target.collidepoint(item.pos)
        self._held = item.kind == "down" and item.button == 1
        return self._follow() if pressed else STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._follow()
        return None

    def _follow(self) -> Transition:
        """Open the rule of the line, if one caused it."""
        return (self._press() if self.walkable else None) or STAY


def is_told(line: Line, at: Line | None) -> bool:
    """Return True if a line is the same as another one, or tells of the same event."""
    return line is at or (at is not None and line.event is not None and line.event is at.event)


class LogScene(MenuScene):
    """Shows `lines` on paper over the table, under that heading.

    The line `at` is in sight, and keys begin there. Without it the `newest` line, which is the last, is in
    sight, or else keys begin at the first.
    """

    overlay = True
    music = None
    leads = False
    """Every line leads somewhere, even one without a rule."""

    def __init__(
        self,
        services: Services,
        lines: Sequence[Line],
        heading: str = "",
        newest: bool = True,
        at: Line | None = None,
    ) -> None:
        super().__init__(services)
        self._lines, self._heading, self._newest = tuple(lines), heading or tr("Chronicle"), newest
        self._at = next((place for place, line in enumerate(lines) if is_told(line, at)), None)
        self.first = f"line {self._at or 0}" if at or not newest else "close"

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Its rule")), (Act.BACK, tr("Back"))]

    def key(self, item: Key) -> Pop | None:
        return Pop() if item.act in (Act.BACK, Act.LOG if self._newest else Act.TABLE) else None

    def layout(self, canvas: Canvas) -> None:
        fresh = not self.page.widgets
        super().layout(canvas)
        for scroll in self.page.widgets:
            if fresh and self._newest and isinstance(scroll, Scroll):
                scroll.scroll_by(scroll.reach)
                if self._at is not None:
                    scroll.reveal(scroll.children[self._at])

    def widgets(self, canvas: Canvas) -> list[Widget]:
        inner = SHEET.inflate(-80, -60)
        tall = canvas.measure(self._heading, "title")[1]
        heading = Label((inner.left, inner.top, inner.w, tall), self._heading, "title", theme.ALMAGRE_DK)
        close = close_button(canvas, inner.right, SHEET.bottom - 22)
        top = heading.rect.bottom + 10
        body = pygame.FRect(inner.left, top, inner.w, close.rect.top - top - 12)
        return [Panel(SHEET, "paper", theme.LIFTED), heading, Scroll(body, self._rows(canvas, body)), close]

    def _rows(self, canvas: Canvas, body: pygame.FRect) -> list[Widget]:
        rows: list[Widget] = []
        top = body.top + 4
        for place, line in enumerate(self._lines):
            number = tr("rule {number}", number=line.rule.partition(".")[2]) if line.rule else ""
            width = body.w - 22
            style = "strong" if line.weight > 1 else "body"
            room = width - 2 * EDGE - canvas.measure(number, "caption")[0] - GAP
            height = max(theme.TARGET, canvas.measure(line.text, style, room)[1] + 12)
            area = (body.left, top, width, height)
            row = LogLine(area, line, number, partial(self.follow, place), f"line {place}")
            row.walkable = row.walkable or self.leads
            row.marked = place == self._at
            rows.append(row)
            top += height
        return rows

    def follow(self, place: int) -> Transition:
        """Go where a line leads: to the rule that caused it."""
        rule = self._lines[place].rule
        return Push(RulebookScene(self.services, rule.partition(".")[0], rule=rule))
