"""The whole chronicle: every line of the game so far, each a way to the rule that caused it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.words import tr
from scenes.menu import MenuScene
from scenes.rulebook import RulebookScene
from scenes.scene import STAY, Pop, Push, Transition
from scenes.services import Services
from scenes.stage.skin import Line
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.hints import Hint
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scroll import Scroll
from scenes.ui.widgets import Button, Label, Panel, Press, Widget

SHEET = pygame.FRect(190, 40, 900, 610)
GAP, EDGE = 16.0, 6.0
"""Between a line and the number of its rule, and beside both."""


class Told(Widget):
    """A line, with the number of its rule at its right."""

    def __init__(self, rect: Area, line: Line, number: str, press: Press, key: str) -> None:
        super().__init__(rect, key=key, focusable=bool(line.rule))
        self.line, self.number = line, number
        self._press, self._held = press, False

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
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
        return self._press() or STAY if pressed else STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._press() or STAY
        return None


class LogScene(MenuScene):
    """Paper over the table, its newest line in sight."""

    overlay = True
    music = None
    first = "close"

    def __init__(self, services: Services, lines: Sequence[Line]) -> None:
        super().__init__(services)
        self._lines = tuple(lines)

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Its rule")), (Act.BACK, tr("Back"))]

    def key(self, item: Key) -> Pop | None:
        return Pop() if item.act in (Act.BACK, Act.LOG) else None

    def layout(self, canvas: Canvas) -> None:
        fresh = not self.page.widgets
        super().layout(canvas)
        for scroll in self.page.widgets:
            if fresh and isinstance(scroll, Scroll):
                scroll.by(scroll.reach)

    def widgets(self, canvas: Canvas) -> list[Widget]:
        inner = SHEET.inflate(-80, -60)
        tall = canvas.measure(tr("Chronicle"), "title")[1]
        heading = Label((inner.left, inner.top, inner.w, tall), tr("Chronicle"), "title", theme.ALMAGRE_DK)
        width, height = Button.size(canvas, tr("Close"))
        close = Button(
            (inner.right - width, SHEET.bottom - height - 22, width, height), tr("Close"), Pop, key="close"
        )
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
            rows.append(Told(area, line, number, partial(self._open, line.rule), f"line {place}"))
            top += height
        return rows

    def _open(self, rule: str) -> Transition:
        return Push(RulebookScene(self.services, rule.partition(".")[0], rule=rule))
