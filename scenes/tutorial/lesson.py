"""A lesson: the play scene with a coach, who holds the table, points at things and says what to try."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pygame

from game.core.errors import UserError
from game.core.game import AnyGame, Graph
from game.core.table import Table
from game.lessons.course import ChapterProgress, Course, start_chapter
from game.storage.lesson_progress import Halt
from scenes.services import NewGame, Services
from scenes.stage.pieces import FLYING, Piece
from scenes.table.play import PlayScene
from scenes.table.session import TableSession
from scenes.tutorial.coach import Around, Coach
from scenes.tutorial.lesson_driver import LessonDriver
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Input, Key
from scenes.ui.scene import STAY, Reset, Scene, Transition

FASTEST = 4.0
"""How much faster a lesson is shown at most: what happens at once teaches nothing."""


class GuidedScene(PlayScene):
    """Plays the chapter of `guide` in `session`, whose table lies where the guide has come to."""

    def __init__(
        self, services: Services, session: TableSession, home: Callable[[], Scene], guide: ChapterProgress
    ) -> None:
        super().__init__(services, session, home)
        self.guide = guide
        self.driver = LessonDriver(services, session, guide, self.turned)
        session.driver = self.driver
        self.coach = Coach(services, guide, self.go_on, self.leave_out, self.learned)

    def begin(self) -> None:
        self.session.settle()
        self.session.proceed()

    # --- what the session tells ---

    def changed(self) -> None:
        super().changed()
        if not self.director.busy:
            self.coach.focus(self.page)
            self.driver.keep(resting=True)

    def ended(self) -> None:
        """Do nothing: the coach has the last word."""

    # --- what the coach does ---

    def turned(self) -> None:
        """Lay anew what the coach says."""
        self.lay()
        self.coach.focus(self.page)

    def go_on(self) -> Transition:
        """Go on: the player has read what was said."""
        self.driver.go_on()
        return STAY

    def learned(self) -> Transition:
        """End the chapter: go on to the next one, or to a game with the same people, and a nudge."""
        course, game = self.guide.course, self.table.game
        if course.after(self.guide.chapter) is not None:
            return self.leave_out()
        return Reset(self.services.start(NewGame(game, self.table.seats, course.options, nudged=True)))

    def leave_out(self) -> Transition:
        """Skip this chapter, and go on to the next one."""
        course = self.guide.course
        following = course.after(self.guide.chapter)
        if following is None:
            self.services.progress.halt = None
            self.services.save_progress()
            return Reset(self.home())
        return Reset(self.services.teach(course.game, following.id))

    # --- what lies where ---

    def lay(self) -> None:
        super().lay()
        if self.guide.verdict or (self.guide.frozen and not self.director.busy):
            self.session.prompt_panel.set("", None, self.table.seats)
        widgets = self.coach.widgets(Around(self.page, self.driver.shown(), self.panel_area()))
        self.page.set_widgets([*self.page.widgets, *widgets], first=self.coach.first)

    def panel_area(self) -> pygame.FRect | None:
        """Return where the prompt panel hangs, None if it says nothing."""
        canvas, panel = self.services.canvas, self.session.prompt_panel
        return panel.area(canvas, self.zoom.area(canvas.lettering.factor)) if panel.words else None

    # --- frames ---

    def handle(self, item: Input) -> Transition | None:
        pressed = isinstance(item, Key) and item.down and not item.repeat
        if pressed and self.guide.frozen and self.director.busy and isinstance(item, Key):
            if item.act is Act.OK:
                return self.page.handle(item)
            if item.act is Act.SKIP:
                return self.go_on() if not self.guide.is_last else STAY
        return super().handle(item)

    def enter(self) -> None:
        super().enter()
        self.director.speed = min(self.director.speed, FASTEST)

    def update(self, dt: float) -> Transition | None:
        self.driver.update()
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        pieces = [piece for piece in self.driver.shown() if self._is_in_sight(piece)]
        self.coach.draw_pointers(canvas, pieces, self.panel_area())

    def _is_in_sight(self, piece: Piece) -> bool:
        """Return False if something larger in the air, like a card being played, lies over the piece."""
        return not any(
            other.layer >= FLYING
            and other.rect.w > piece.rect.w
            and other.rect.collidepoint(piece.rect.center)
            for other in (*self.stage.pieces.values(), *self.stage.effects)
        )


def open_chapter(
    game: AnyGame, course: Course, chapter: str, board: Graph | None, halt: Halt | None
) -> tuple[Table[Any, Any], ChapterProgress]:
    """Return the table and the guide of a chapter: at its beginning, or where it was left.

    Raises UserError: there is no such chapter.
    """
    rows = course.find(chapter)
    if rows is None:
        raise UserError("There is no lesson '{lesson}'.", lesson=chapter)
    if halt is not None and (halt.game, halt.chapter) == (course.game, chapter):
        table, guide = start_chapter(game, course, rows, board), ChapterProgress(course, rows, halt.beat)
        with suppress(UserError):  # the lesson has changed since: it begins anew
            for action in halt.actions:
                if table.ask is None:
                    raise UserError("The game is over.")
                if not table.seats[table.ask.seat].human:
                    guide.answer_for_other(table.ask)
                table.play(table.ask.seat, action)
            return table, guide
    return start_chapter(game, course, rows, board), ChapterProgress(course, rows)
