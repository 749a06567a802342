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
from game.translation import tr
from scenes.services import NewGame, Services
from scenes.stage.pieces import FLYING, HAND, Piece
from scenes.table.play import PlayScene
from scenes.table.session import TableSession
from scenes.tutorial.coach import PLATES, Around, Coach, Mark
from scenes.tutorial.lesson_driver import LessonDriver
from scenes.ui.canvas import Canvas
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Act, Input, Key, Pointer
from scenes.ui.scene import STAY, Push, Reset, Scene, Transition

FASTEST = 4.0
"""How much faster a lesson is shown at most: what happens at once teaches nothing."""
QUIET = 0.7
"""Seconds after the coach has said something else in which nothing is pressed by mistake."""


class GuidedScene(PlayScene):
    """Plays the chapter of `guide` in `session`, whose table lies where the guide has come to."""

    def __init__(
        self, services: Services, session: TableSession, home: Callable[[], Scene], guide: ChapterProgress
    ) -> None:
        super().__init__(services, session, home)
        self.guide = guide
        self.driver = LessonDriver(services, session, guide, self.turned)
        session.driver, session.skin.has_coach = self.driver, True
        self.coach = Coach(services, guide, self.go_on, self.skip, self.learned, self.turned)
        self.quiet = QUIET
        """Seconds in which presses are still ignored."""

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
        self.quiet = QUIET
        self.lay()
        self.coach.focus(self.page)

    def go_on(self) -> Transition:
        """Go on: the player has read what was said."""
        self.driver.go_on()
        return STAY

    def learned(self) -> Transition:
        """End the chapter: go on to the next one, or to a game with the same people, and a nudge."""
        course, game = self.guide.course, self.table.game
        following = course.after(self.guide.chapter)
        if following is not None:
            return Reset(self.services.teach(course.game, following.id))
        return Reset(self.services.start(NewGame(game, self.table.seats, course.options, nudged=True)))

    def skip(self) -> Transition:
        """Ask whether the chapter is to be skipped."""
        text = tr("You can come back to it under **Teach me**: it goes on where you are now.")
        answers = (Answer(tr("Stay here"), "gold"), Answer(tr("Skip lesson"), then=self.leave_out))
        return Push(Dialog(tr("Skip this lesson?"), text, answers))

    def leave_out(self) -> Transition:
        """Skip this chapter, which can be gone on with later, and go on to the next one."""
        course = self.guide.course
        self.services.progress.skip()
        self.services.save_progress()
        following = course.after(self.guide.chapter)
        if following is None:
            return Reset(self.home())
        return Reset(self.services.teach(course.game, following.id))

    # --- what lies where ---

    def lay(self) -> None:
        panel, ask = self.session.prompt_panel, self.table.ask
        told = panel.words
        super().lay()
        if self.guide.frozen:
            panel.set("", None, self.table.seats)
        elif told and ask is not None and not self.table.seats[ask.seat].human:
            panel.narrate(told)  # it is still being read when the next one begins to think
        around = Around(self.page, self.named(), self.skin.taught, self.told(), self.skin.coach_rooms)
        widgets = self.coach.widgets(around)
        self.page.set_widgets([*self.page.widgets, *widgets], first=self.coach.first)

    def named(self) -> list[pygame.FRect]:
        """Return where that lies which the coach points at: pieces, and the button of an answer."""
        return [mark.rect for mark in self.rings()]

    def rings(self) -> list[Mark]:
        """Return the same, with how it leans."""
        pieces = [piece for piece in self.driver.shown() if self._is_in_sight(piece)]
        buttons = [answer.rect for answer in self.answers() if answer.text in self.driver.answers_shown()]
        marks = (Mark(piece.rect, piece.angle, self._covered(piece)) for piece in pieces)
        return [*marks, *map(Mark, buttons)]

    def panel_area(self) -> pygame.FRect | None:
        """Return where the prompt panel hangs, None if it says nothing."""
        canvas, panel = self.services.canvas, self.session.prompt_panel
        return panel.area(canvas, self.zoom.area(canvas.lettering.factor)) if panel.words else None

    def told(self) -> list[pygame.FRect]:
        """Return where the prompt panel hangs, and where chances are shown."""
        gauge = self.session.odds_gauge
        areas = self.panel_area(), gauge.area if gauge.is_shown else None
        return [area for area in areas if area is not None]

    # --- frames ---

    def handle(self, item: Input) -> Transition | None:
        pressed = isinstance(item, Key) and item.down and not item.repeat
        if self.quiet > 0 and _is_press(item):
            return STAY
        if pressed and self.guide.frozen and self.director.busy and isinstance(item, Key):
            if item.act is Act.OK:
                return self.page.handle(item)
            if item.act is Act.SKIP:
                return self.go_on() if not self.guide.is_last else STAY
        return super().handle(item)

    def enter(self) -> None:
        super().enter()
        self.director.speed = min(self.director.speed, FASTEST)
        self.director.patient = False  # the coach says what matters

    def update(self, dt: float) -> Transition | None:
        self.quiet -= dt
        return super().update(dt)

    def draw_pointers(self, canvas: Canvas) -> None:
        self.coach.draw_pointers(canvas, self.rings(), self.kept_clear())

    def kept_clear(self) -> list[pygame.FRect]:
        """Return what no arrow crosses: question and chances, and plates of seats and pots not named."""
        named = {piece.token for piece in self.driver.shown()}
        plates = (piece for piece in self.stage.pieces.values() if piece.token.kind in PLATES)
        return [*(piece.rect for piece in plates if piece.token not in named), *self.told()]

    def _covered(self, piece: Piece) -> float:
        """Return how much of the right side of a card lies under the next one of the hand."""
        if piece.layer != HAND:
            return 0.0
        others = (other.rect.left for other in self.stage.pieces.values() if other.layer == HAND)
        following = (left for left in others if piece.rect.left < left < piece.rect.right)
        return piece.rect.right - min(following, default=piece.rect.right)

    def _is_in_sight(self, piece: Piece) -> bool:
        """Return False if something larger in the air, like a card being played, lies over the piece."""
        return not any(
            other.layer >= FLYING
            and other.rect.w > piece.rect.w
            and other.rect.collidepoint(piece.rect.center)
            for other in (*self.stage.pieces.values(), *self.stage.effects)
        )


def _is_press(item: Input) -> bool:
    """Return True if something is pressed or let go of that plays, or goes on."""
    if isinstance(item, Pointer):
        return item.kind in ("down", "up")
    return isinstance(item, Key) and item.down and item.act not in (Act.BACK, Act.MENU)


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
