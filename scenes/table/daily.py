"""The table of a hand of the day: it ends after its rounds, the diary keeps it, and the master plays, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date

from msgspec import structs

from game.core.script import Ask
from game.daily.hand import hand_of, is_over, points_of
from game.daily.job import SECONDS, MasterJob
from game.translation import tr
from scenes.menus.daily_result import DailyResultScene
from scenes.services import Services
from scenes.table.badge import badge_on
from scenes.table.driver import Driver
from scenes.table.play import PlayScene
from scenes.table.session import TableSession
from scenes.ui.scene import Pop, Push, Scene, Transition
from scenes.ui.widgets import Widget

MASTER = "master"
"""The name of the job in which the master plays."""


class DailyDriver(Driver):
    """Holds the table when the hand `is_over`; `then` is called once all of it has been shown."""

    can_pass = False

    def __init__(self, is_over: Callable[[], bool], then: Callable[[], object]) -> None:
        self._is_over, self._then = is_over, then
        self._held = False

    @property
    def is_held(self) -> bool:
        return self._held

    def rests(self, ask: Ask | None) -> None:
        if not self._held and self._is_over():
            self._held = True
            self._then()


class DailyTable(PlayScene):
    """Plays the hand of a `day` in `session`, which is saved nowhere but in the diary.

    While a person ponders, workers have the master play the same hand from the same chair in `job`.
    """

    def __init__(
        self,
        services: Services,
        session: TableSession,
        home: Callable[[], Scene],
        day: date,
        job: MasterJob,
    ) -> None:
        super().__init__(services, session, home)
        self.day, self.job = day, job
        self._rounds = session.table.rounds
        self._master = services.diary.day(day).master
        session.driver = DailyDriver(lambda: is_over(hand_of(day), session.table), self._finish)

    def asked(self, ask: Ask) -> None:
        super().asked(ask)
        if self._rounds != self.table.rounds:
            self._rounds = self.table.rounds
            self.keep()

    def _finish(self) -> None:
        """Keep the result, and show it."""
        self.keep()
        self._goto = Push(self.last_scene())

    def last_scene(self) -> Scene:
        """Make the scene that shows both results; it leads back to the days."""
        record = replace(self.table.record, actions=[*self.table.record.actions])
        points = points_of(self.table)
        self.session.bot_jobs.forget(MASTER)
        return DailyResultScene(self.services, self.day, record, points, leave=lambda: Pop(Pop), job=self.job)

    def fetch_last_scene(self) -> None:
        """Read nothing: the wall is there already."""

    def keep(self) -> None:
        """Keep the hand as it stands in the diary, unless it was played to its end before."""
        diary, record = self.services.diary, self.table.record
        page = diary.day(self.day)
        if page.over or not record.actions:
            return
        over = is_over(hand_of(self.day), self.table)
        diary.keep(
            self.day,
            structs.replace(
                page,
                version=record.version,
                actions=tuple(map(str, record.actions)),
                points=points_of(self.table) if over else (),
            ),
        )

    def update(self, dt: float) -> Transition | None:
        jobs, is_wanted = self.session.bot_jobs, self.job.is_wanted and not self._master
        if self.turn is not None and jobs.has_workers and is_wanted and not jobs.busy(MASTER):
            jobs.ask(MASTER, self.job.take, SECONDS, *self.job.question)
        return super().update(dt)

    def badges(self) -> Sequence[Widget]:
        words = tr("Hand of {date}", date=f"{self.day:%d.%m.}")
        tip = tr("Everybody has this deal on this day. Back to the hands of the day")
        return [badge_on(self.services.canvas, self.session.chronicle, words, Pop, tip)]

    def leave(self) -> None:
        super().leave()
        self.keep()
