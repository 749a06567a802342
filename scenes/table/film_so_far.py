"""The film of the game on the table: while it is not over, with the eyes of the one person who plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.translation import tr
from scenes.services import Screening, Services
from scenes.table.practice import go_on_from
from scenes.table.session import TableSession
from scenes.ui.scene import Push, Transition


def can_be_filmed(session: TableSession) -> bool:
    """Return whether the film of that game can be shown now without telling anybody what is not theirs."""
    return session.driver.can_be_filmed and (session.over or not session.viewer.shared)


def film_so_far(services: Services, session: TableSession) -> Transition | None:
    """Show the film of a game so far, of one that is over from its beginning; else say why not."""
    if not can_be_filmed(session):
        if session.viewer.shared:
            session.prompt_panel.say(
                tr("Several people look at this screen: its film is shown when the game is over.")
            )
        return None
    session.director.finish()
    record = session.table.record
    if session.over:
        return Push(services.film(Screening(record, slot=session.saves.slot)))
    go_on = partial(go_on_from, services, session) if session.driver.is_practice else None
    return Push(services.film(Screening(record, len(record.actions), session.viewer.audience, go_on=go_on)))


def film_entry(services: Services, session: TableSession) -> Callable[[], Transition | None] | None:
    """Return what shows the film of that game, None while it cannot be shown."""
    return partial(film_so_far, services, session) if can_be_filmed(session) else None
