"""How a chapter is opened: at its beginning, or where it was left."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from game.core.action import Action
from game.core.errors import UserError
from game.core.game import AnyGame, Graph
from game.core.table import Table
from game.lessons.course import Course
from game.lessons.progress import ChapterProgress
from game.lessons.start import start_chapter
from game.storage.lesson_progress import Halt


def opened(
    game: AnyGame, course: Course, chapter: str, board: Graph | None, halt: Halt | None
) -> tuple[Table[Any, Any], ChapterProgress]:
    """The table and the guide of a chapter: at its beginning, or where it was left.

    Raises UserError: there is none.
    """
    rows = course.find(chapter)
    if rows is None:
        raise UserError("There is no lesson '{lesson}'.", lesson=chapter)
    if halt is not None and (halt.game, halt.chapter) == (course.game, chapter):
        with suppress(UserError):  # the lesson has changed since: it begins anew
            return _resumed(
                start_chapter(game, course, rows, board),
                ChapterProgress(course, rows, halt.beat),
                halt.actions,
            )
    return start_chapter(game, course, rows, board), ChapterProgress(course, rows)


def _resumed(
    table: Table[Any, Any], guide: ChapterProgress, actions: Sequence[Action]
) -> tuple[Table[Any, Any], ChapterProgress]:
    for action in actions:
        if table.ask is None:
            raise UserError("The game is over.")
        if not table.seats[table.ask.seat].human:
            guide.other(table.ask)
        table.play(table.ask.seat, action)
    return table, guide
