"""The game on a table in one line: whether people here may have it, and what they are told if not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.record import Record
from game.translation import tr
from scenes.menus.game_line import line_sheet
from scenes.services import Services
from scenes.table.film_so_far import film_entry
from scenes.table.session import TableSession
from scenes.ui.scene import STAY, Transition


def open_record(session: TableSession) -> Record | None:
    """Return the game, if all of it may be known to whoever sits here; None if not.

    Before its end that is so where no other person has anything to hide, not even one who may come back.
    """
    record = session.table.record
    return record if (session.over or len(record.people) < 2) and not session.driver.is_lesson else None


def copy_line(services: Services, session: TableSession) -> Transition:
    """Copy the game in one line and show it, or say why that cannot be done."""
    record = open_record(session)
    if record is not None:
        return line_sheet(services, record, asked_to_copy=True)
    if not session.driver.is_lesson:
        session.refuse(tr("Its line would tell what is hidden. Copy it when the game is over."))
    return STAY


def looks(
    services: Services, session: TableSession
) -> tuple[Callable[[], Transition | None] | None, Callable[..., Transition] | None]:
    """Return what shows the game as a film, and in one line; each None while that would tell too much."""
    record = open_record(session)
    line = partial(line_sheet, services, record) if record is not None else None
    return film_entry(services, session), line
