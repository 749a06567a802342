"""The hands of the day in the window: their tables, as they were left, and the master's job."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from game import find
from game.core.errors import UserError
from scenes.menus.title import TitleScene
from scenes.services import Services
from scenes.ui.scene import Scene
from scenes.voice.stream import people_names
from scenes.window.replays import replayed

if TYPE_CHECKING:
    from game.core.event import Event
    from game.core.record import Record
    from game.core.table import Table
    from game.daily.job import MasterJob
    from scenes.table.session import TableSession


def dealt(day: date) -> Table[Any, Any]:
    """Return the table of the hand of a day, before anything is decided."""
    from game.daily.hand import deal, hand_of
    from maps.reader import graph_of

    game = find(hand_of(day).game)
    return deal(day, game, graph_of(game), people_names())


def open_day(services: Services, seated: Callable[..., TableSession], day: date) -> Scene:
    """Return the table of the hand of a day as it was left; anew if it was played to its end.

    `seated` makes the session of a table.
    """
    from scenes.table.daily import DailyTable

    table, history = dealt(day), list["Event"]()
    if not services.diary.day(day).over:
        with suppress(UserError):  # other rules by now: it begins anew
            table, history = replayed(record_of(services, day))
    session = seated(table, history=history)
    scene = DailyTable(services, session, lambda: TitleScene(services), day, job_of(services, day))
    scene.begin()
    return scene


def record_of(services: Services, day: date) -> Record:
    """Return what is kept of the hand of a day as a record.

    Raises UserError: it was played by other rules, or what was decided cannot be read.
    """
    page, record = services.diary.day(day), dealt(day).record
    if page.actions and page.version != record.version:
        raise UserError("This hand was played by other rules.")
    return replace(record, actions=page.decided(), position="")


def job_of(services: Services, day: date) -> MasterJob:
    """Return the job in which the master plays the hand of a day; the diary keeps what comes of it."""
    from game.daily.hand import hand_of
    from game.daily.job import MasterJob
    from maps.reader import graph_of

    table, keep = dealt(day), partial(services.diary.keep_master, day)
    return MasterJob(table.game, hand_of(day), table.record, graph_of(table.game), keep)
