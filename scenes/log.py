"""The whole chronicle: every line of the game so far, each with the rule that caused it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.words import tr
from scenes.menu import MenuScene
from scenes.scene import Pop
from scenes.services import Services
from scenes.stage.skin import Line
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key
from scenes.ui.scroll import Scroll
from scenes.ui.widgets import Button, Label, Panel, Widget

SHEET = pygame.FRect(190, 40, 900, 610)


class LogScene(MenuScene):
    """Paper over the table, its newest line in sight."""

    overlay = True
    music = None
    first = "close"

    def __init__(self, services: Services, lines: Sequence[Line]) -> None:
        super().__init__(services)
        self._lines = tuple(lines)

    def key(self, item: Key) -> Pop | None:
        return Pop() if item.act in (Act.BACK, Act.LOG) else None

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
        scroll = Scroll(body, self._rows(canvas, body))
        scroll.by(scroll.reach)
        return [Panel(SHEET, "paper", theme.LIFTED), heading, scroll, close]

    def _rows(self, canvas: Canvas, body: pygame.FRect) -> list[Widget]:
        rows: list[Widget] = []
        top = body.top
        for line in self._lines:
            width = body.w - 40 - canvas.measure(tr("rule {number}", number="0.0"), "caption")[0]
            height = canvas.measure(line.text, "body", width)[1]
            style = "strong" if line.weight > 1 else "body"
            rows.append(Label((body.left, top, width, height), line.text, style))
            rule = line.rule.partition(".")[2]
            if rule:
                words = tr("rule {number}", number=rule)
                room, tall = canvas.measure(words, "caption")
                place = (body.right - 20 - room, top + 2, room, tall)
                rows.append(Label(place, words, "caption", theme.SEPIA, anchor="right top", wrap=False))
            top += height + 6
        return rows
