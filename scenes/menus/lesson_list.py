"""The list of lessons: a column for each game, a button for each chapter, ticked if it was finished."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import pygame

from game.core.game import AnyGame
from game.lessons.course import Chapter, Course, course, has_course
from game.translation import tr
from scenes.menus.menu import MenuScene, back_choice, button_lines, heading
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.scene import Push, Transition
from scenes.ui.widgets import Button, Label, Panel, Press, Scroll, Widget

COLUMN, ALONE, GUTTER = 392.0, 640.0, 12.0
"""Width of a column, of the only one, and of the gap between two."""


class ChapterButton(Button):
    """A chapter: its name, what it is about, and whether it was finished; `gold` if it is the next one."""

    radius = 9.0
    ringed = True
    BOX, EDGE = 30.0, 12.0

    def __init__(self, rect: Area, chapter: Chapter, press: Press, key: str, known: bool, gold: bool) -> None:
        super().__init__(rect, tr(chapter.name), press, key=key)
        self.about, self.known, self.gold = tr(chapter.text), known, gold

    @property
    def spoken_text(self) -> str:
        known = tr("It has been played.") if self.known else tr("It has not been played.")
        return f"{super().spoken_text}\n{self.about}\n{known}"

    @classmethod
    def height(cls, canvas: Canvas, chapter: Chapter, width: float) -> float:
        """Height of the button of a chapter at that width."""
        room = width - 3 * cls.EDGE - cls.BOX
        name = canvas.measure(tr(chapter.name), "strong", room)[1]
        return max(theme.TARGET, name + canvas.measure(tr(chapter.text), "caption", room)[1] + 2 * cls.EDGE)

    def draw(self, canvas: Canvas) -> None:
        lit = self.gold or self.hovered or self.focused
        canvas.fill(self.rect, theme.OCHRE_LT if lit else theme.PAPER_HI, 255 if self.gold else 150, 9)
        canvas.frame(self.rect, theme.PAPER_DK, 1.5, 9)
        x = self.rect.left + self.EDGE
        tick = "ui/check_on" if self.known else "ui/check_off"
        canvas.picture(tick, x, self.rect.centery, self.BOX, anchor="midleft")
        x, room = x + self.BOX + self.EDGE, self.rect.w - 3 * self.EDGE - self.BOX
        y = self.rect.top + self.EDGE
        canvas.text(self.text, x, y, "strong", theme.INK, width=room, box=self.rect)
        y += canvas.measure(self.text, "strong", room)[1]
        canvas.text(self.about, x, y, "caption", theme.INK_2, width=room, box=self.rect)


class LessonsScene(MenuScene):
    """The lessons of these games. The focus begins at the chapter that was left, else at the next one."""

    backdrop = "ui/lobby"

    def __init__(self, services: Services, games: Iterable[str]) -> None:
        super().__init__(services)
        self._courses: list[tuple[AnyGame, Course]] = [
            (services.games[name], course(name)) for name in games if has_course(name)
        ]
        halt = services.progress.halt
        self._game = halt.game if halt is not None else ""

    def layout(self, canvas: Canvas) -> None:
        rows = next((rows for _, rows in self._courses if rows.game == self._game), self._courses[0][1])
        self.first = f"{rows.game} {self._due(rows).id}"
        super().layout(canvas)

    def _due(self, rows: Course) -> Chapter:
        """The chapter of a course that was left, or the first that is not known."""
        progress, halt = self.services.progress, self.services.progress.halt
        left = rows.find(halt.chapter) if halt is not None and halt.game == rows.game else None
        new = (chapter for chapter in rows.chapter if not progress.knows(rows.game, chapter.id))
        return left or next(new, rows.chapter[0])

    def teach(self, game: str, chapter: str) -> Transition:
        """Begin that chapter, or go on with it."""
        return Push(self.services.teach(game, chapter))

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr("Teach me"))
        back = button_lines(canvas, [back_choice()], 0)
        made: list[Widget] = [title]
        count = len(self._courses)
        column = min(COLUMN if count > 1 else ALONE, (theme.WIDTH - GUTTER) / count - GUTTER)
        x = theme.WIDTH / 2 - (count * column + (count - 1) * GUTTER) / 2
        for rules, rows in self._courses:
            top = title.rect.bottom + 10
            made += self._column(
                canvas, pygame.FRect(x, top, column, back[0].rect.top - 10 - top), rules, rows
            )
            x += column + GUTTER
        return [*made, *back]

    def _column(self, canvas: Canvas, area: pygame.FRect, rules: AnyGame, rows: Course) -> list[Widget]:
        inner = area.inflate(-52, -44)
        name = tr(rules.meta.name)
        tall = canvas.measure(name, "heading", inner.w)[1]
        list_area = pygame.FRect(inner.left, inner.top + tall + 8, inner.w, inner.h - tall - 8)
        children: list[Widget] = []
        y, due = list_area.top + 4, self._due(rows)
        for chapter in rows.chapter:
            wide = list_area.w - 20
            place = pygame.FRect(list_area.left + 4, y, wide, ChapterButton.height(canvas, chapter, wide))
            press = partial(self.teach, rows.game, chapter.id)
            known = self.services.progress.knows(rows.game, chapter.id)
            key = f"{rows.game} {chapter.id}"
            children.append(ChapterButton(place, chapter, press, key, known, chapter is due))
            y += place.h + 8
        return [
            Panel(area, "paper", theme.LIFTED),
            Label((*inner.topleft, inner.w, tall), name, "heading", theme.ALMAGRE_DK, anchor="center top"),
            Scroll(list_area, children, key=f"list {rows.game}"),
        ]
